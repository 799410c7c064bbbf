"""Which entry opens where something is held that is no entry's own name."""

_TRACKS = ("exploration", "science", "military", "technology", "arts")
HELD = {
    **{f"{kind}track-{track}": f"track.{track}" for track in _TRACKS for kind in ("", "icon.")},
    "icon.card-tapestry": "rule.tapestry_cards",
    "icon.vp-per-rows-and-columns": "rule.rows_and_columns",
}
