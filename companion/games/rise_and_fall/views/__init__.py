"""What the screens draw of Rise & Fall: frozen records, everything decided here."""

from companion.games.rise_and_fall.views.set_up import set_up_view
from companion.games.rise_and_fall.views.table import table_view

__all__ = ["set_up_view", "table_view"]
