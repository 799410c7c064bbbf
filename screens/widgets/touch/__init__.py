"""How fingers are taken: lists that glide, holding, a second touch."""
