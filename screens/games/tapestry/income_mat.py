"""The whole income mat: a row for each building, the spaces that count now with a gold edge."""

from kivy.properties import ListProperty

from screens.games.tapestry.income_row import IncomeRow
from screens.widgets.frame.panel import Stack


class IncomeMat(Stack):
    """Follows the rows of the income view."""

    rows = ListProperty()

    def on_rows(self, *_args):
        while len(self.children) > len(self.rows):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.rows):
            self.add_widget(IncomeRow(size_hint_y=None, height="36sp"))
        for line, row in zip(reversed(self.children), self.rows, strict=True):
            line.building, line.taken, line.lit = row.building, row.covered, list(row.lit)
