"""Which entry opens where something is held that is no entry's own name."""

HELD = {
    "icon.rise-gold": "setup.bank",
    "icon.rise-wood": "terrain.forest",
    "icon.rise-stone": "terrain.mountain",
    "icon.rise-boat": "piece.ship",
    "icon.rise-city": "piece.city",
    "icon.rise-nomad": "piece.nomad",
    "icon.rise-temple": "piece.temple",
    "icon.rise-merchant": "piece.merchant",
    "icon.rise-mountaineer": "piece.mountaineer",
    "icon.rise-trophy": "turn.trophy",
}
