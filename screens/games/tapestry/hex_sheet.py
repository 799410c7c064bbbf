"""A hex as it lies on the table: what is known of it, and what to correct."""

from companion.games.tapestry.correcting.view_hex import hex_view
from companion.games.tapestry.table.view_help_here import hex_help
from screens.games.tapestry.putting_right import put_right
from screens.widgets.above.sheet import Sheet


def open_hex(state, key: str) -> Sheet:
    """The sheet of one hex."""
    here = hex_view(state, key)
    return put_right(here.name, here.lines, here.offers, hex_help(state, key).topic)
