"""A hex as it lies on the table: what is known of it, and what to correct."""

from companion.games.tapestry.correcting.settable import at
from companion.games.tapestry.table.view_help_here import hex_help
from screens.play.putting_right import put_right
from screens.widgets.above.sheet import Sheet


def open_hex(state, key: str) -> Sheet:
    """The sheet of one hex."""
    here = hex_help(state, key)
    name, *lines = here.lines
    return put_right(name, lines, at(state, f"hex:{key}"), here.topic)
