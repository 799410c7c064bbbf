"""Which entry opens where something is held that is no entry's own name: by game and by topic.

What is not here and names no entry tells nothing: words are never guessed at.
"""

_IMPERIUM = {
    "level.chieftain": "C-13",
    "level.warlord": "C-13",
    "level.imperator": "C-13",
    "level.sovereign": "C-13",
    "level.overlord": "C-13",
    "level.supreme_ruler": "C-15",
    "turn.pacify": "turn.revolt",
    "term.other": "C-2",
    "term.prosperity": "C-2",
    "term.advance": "C-2",
    "term.glory": "C-2",
    "term.fame": "term.draw_fame",
    "term.region": "term.categories",
    "term.tributary": "term.categories",
    "icon.imperium-dynasty": "C-4",
    "icon.imperium-history": "term.history",
    "icon.imperium-region": "term.categories",
    "icon.imperium-tributary": "term.categories",
    "icon.imperium-civilised": "term.categories",
    "icon.imperium-uncivilised": "term.categories",
    "icon.imperium-progress": "term.progress",
    "icon.imperium-population": "term.population",
    "icon.imperium-materials": "term.materials",
    "icon.imperium-exhaust": "turn.exhaust",
    "icon.imperium-action": "term.action",
    "icon.imperium-unrest": "term.unrest",
    "icon.imperium-barbarian": "term.barbarian",
    "icon.imperium-prosperity": "C-2",
    "icon.imperium-advance": "C-2",
    "icon.imperium-glory": "C-2",
    "icon.imperium-fame": "term.draw_fame",
    "icon.imperium-pinned": "term.pinned",
    "icon.imperium-attack": "term.attack",
    "icon.cards": "setup.civ",
    "icon.discard": "term.discard",
    "icon.card": "C-1",
}
_RISE_AND_FALL = {
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
_TRACKS = ("exploration", "science", "military", "technology", "arts")
_TAPESTRY = {
    **{f"{kind}track-{track}": f"track.{track}" for track in _TRACKS for kind in ("", "icon.")},
    "icon.card-tapestry": "rule.tapestry_cards",
    "icon.vp-per-rows-and-columns": "rule.rows_and_columns",
}
HELD = {"imperium": _IMPERIUM, "rise_and_fall": _RISE_AND_FALL, "tapestry": _TAPESTRY}
"""The table of everything held that needs one."""
