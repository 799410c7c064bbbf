"""What the screens draw of Rise & Fall: frozen records, everything decided here."""

from companion.games.rise_and_fall.views.set_up import set_up_view
from companion.games.rise_and_fall.views.table import score_view, table_view

__all__ = ["score_view", "set_up_view", "table_view"]
