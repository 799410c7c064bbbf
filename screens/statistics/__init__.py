"""What all games add up to, drawn."""
