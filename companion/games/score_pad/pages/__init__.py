"""The pad as a page."""

PAGES = {
    "table": "companion.games.score_pad.pages.pad:pad",
    "final": "companion.games.score_pad.pages.pad:pad",
}
