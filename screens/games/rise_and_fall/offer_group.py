"""What one player can do: cards side by side, actions a row each, with how many do the same."""

from kivy.properties import ListProperty, StringProperty

from companion.games.rise_and_fall.offers.turn import TIMES, is_card
from screens.games.rise_and_fall.filling import fill
from screens.games.rise_and_fall.follow import act_of
from screens.kv import load_kv
from screens.offering import take
from screens.widgets.controls.acts import Acts  # noqa: F401
from screens.widgets.controls.chips import Chips  # noqa: F401
from screens.widgets.frame.panel import Row, Stack

MOST_CHIPS = 8
"""More pieces than of any kind: a row has a chip for each number up to so many."""


class OfferLine(Row):
    """An action; below it how many pieces do it at once."""

    items = ListProperty()
    times = ListProperty()
    offer = None

    def do_times(self, number: str) -> None:
        """So many of them."""
        take(self.offer, {TIMES: int(number)})


class OfferGroup(Stack):
    """A person's line of the grid, or the actions of whoever acts."""

    title = StringProperty("")
    cards = ListProperty()
    offers = {}

    def show(self, group, words, now: str) -> None:
        """Everything from the view."""
        title = words.say(group.title)
        self.title = "" if title == now else title
        cards = [one for one in group.offers if is_card(one)]
        self.offers = {one.id: one for one in cards}
        self.cards = [
            (one.id, words.say(one.label), one.icon, words.say(one.reason)) for one in cards
        ]
        often = {one.id.removesuffix(f".{TIMES}"): one for one in group.offers if one.blanks}
        plain = [one for one in group.offers if one not in cards and not one.blanks]
        fill(self.ids.lines, len(plain), OfferLine)
        for row, one in zip(reversed(self.ids.lines.children), plain, strict=True):
            row.items = [act_of(one, words)]
            row.offer = often.get(one.id)
            most = min(row.offer.asks({}).high, MOST_CHIPS) if row.offer else 0
            row.times = [
                (str(n), words._("rise_and_fall.screen.times", n=n)) for n in range(2, most + 1)
            ]

    def lay(self, chosen: str) -> None:
        """The card that was touched."""
        take(self.offers[chosen])


load_kv(__file__)
