"""Which entry opens where something is held that is no entry's own name."""

_TERRAINS = ("sea", "plain", "forest", "mountain", "glacier")
HELD = {
    "icon.rise-gold": "setup.bank",
    "icon.rise-card": "card.active",
    "icon.rise-move": "turn.b",
    "icon.rise-first-player": "turn.e",
    "icon.rise-economy": "end.economy",
    **{
        f"icon.rise-{one}": f"terrain.{one}"
        for one in ("sea", "plain", "forest", "mountain", "glacier")
    },
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

ACTS = {
    "act.": "turn.b",
    "face_down": "turn.a",
    "offer.tick.": "setup.world",
    "offer.tick.builder": "setup.world",
    "offer.tick.colour": "setup.pieces",
    "offer.tick.take": "setup.pieces",
    "offer.tick.tiles": "setup.tiles",
    "offer.tick.first_tiles": "setup.tiles",
    **{f"offer.tick.{one}": f"terrain.{one}" for one in _TERRAINS},
    "tick.": "setup.pieces",
    "world": "setup.world",
    "part.bank": "setup.bank",
    "part.players": "setup.pieces",
    "part.start": "setup.deploy",
    "part.world": "setup.world",
    "offer.rest": "turn.d",
    "offer.part.bank": "setup.bank",
    "offer.part.players": "setup.pieces",
    "offer.part.start": "setup.deploy",
    "offer.part.world": "setup.world",
    "offer.all": "turn.b",
    "offer.finish": "turn.b",
    "offer.end_turn": "turn.f",
    "offer.count_now": "end.count",
    "offer.first": "setup.deploy",
    "offer.builder": "setup.world",
    "offer.right.card": "card.active",
    "offer.right.pieces": "setup.pieces",
    "offer.right.token": "turn.e",
    "offer.put": "setup.pieces",
    "offer.take": "setup.pieces",
    **{f"offer.p{seat}.random": "turn.a" for seat in range(1, 5)},
    **{f"offer.p{seat}.no": "turn.d" for seat in range(1, 5)},
    "cell:": "end.count",
    "part.": "end.territory",
    "none": "end.territory",
}
"""What an act is about, by its key or by how it begins."""
