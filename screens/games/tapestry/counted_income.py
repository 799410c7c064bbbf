"""An income turn that is told at once: the steps to play by, and numbers that can all be changed.

Drawn from the blanks of the offer: each with what it would be, worked out from those before it.
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.company.view import KEYS, company_view, income_steps
from companion.i18n import as_label
from screens.game_screen import GameScreen
from screens.games.tapestry.land import shape_icon
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.controls.tallies import PointsKey, TurnsKey
from screens.widgets.frame.panel import Row
from screens.widgets.lists.steps import Step
from screens.widgets.touch.guard import Guard

WAITED = "waited"
ICONS = {
    WAITED: "vp",
    "techs": "card-tech",
    "territories": "territory",
    "lines": "rows-and-columns",
}
"""The pictures of what is told; the others stand in the keys."""


class ToldNumber(Row):
    """One number with minus and plus; the number itself is typed."""

    key = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    untold = BooleanProperty(False)
    low = NumericProperty(0)
    high = NumericProperty(99)
    large = BooleanProperty(False)
    """Large words on a small screen: the number below its name."""
    screen = ObjectProperty(None, rebind=False)


class CountedIncome(GameScreen):
    """Keeps what was said until it is taken."""

    game_id = "tapestry"
    title_text = StringProperty("")
    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    steps = ListProperty()
    points = StringProperty("")
    gold_text = StringProperty("")
    reason = StringProperty("")

    def on_kv_post(self, *args):
        self.given, self.seat, self.guard = {}, "", Guard()
        super().on_kv_post(*args)
        turns = TurnsKey()
        for n in KEYS:
            key = PointsKey(n=n, help_id="icon.vp")
            key.bind(on_release=lambda key: self.add(key.by))
            turns.bind(back=key.setter("back"))
            self.ids.point_keys.add_widget(key)
        self.ids.point_keys.add_widget(turns)

    def enter(self, seat="", **where):
        self.seat, self.given = seat or self.seat, {}
        super().enter(**where)

    def drawn_from(self, bridge):
        return bridge.seen(company_view)

    def show(self, view, words) -> None:
        """Whose turn, what there is to do, what it comes to."""
        me = next(one for one in view.columns if one.seat == self.seat)
        self.name, self.icon, self.role = words.say(me.name), shape_icon(me.shape), me.colour
        self.title_text = words._("tapestry.screen.income_turn", turn=me.income or 5)
        state = App.get_running_app().bridge.state
        self.steps = [
            Step(as_label(words.say(one)), state="now") for one in income_steps(state, self.seat)
        ]
        asked = self._numbers_asked()
        for box, told in (
            ("told", [one for one in asked if one[0].key in ICONS and one[0].key != WAITED]),
            ("buildings", [one for one in asked if one[0].key.startswith("building.")]),
            ("points", [one for one in asked if _gives_points(one[0].key)]),
            ("gains", [one for one in asked if one[0].key.startswith("gain.")]),
        ):
            self._numbers(self.ids[box], told, words)
        total = sum(n or 0 for one, n in asked if _gives_points(one.key))
        self.points = words._("tapestry.company.comes_to", n=total, after=me.points + total)
        offer = offer_of(f"income.{self.seat}")
        refusals = (offer and offer.reason, *(one.refusal(n) for one, n in asked))
        self.reason = words.say(next(filter(None, refusals), None))
        self.gold_text = self._gold(view, me, words)

    def _gold(self, view, me, words) -> str:
        names = {one.seat: words.say(one.name) for one in view.columns}
        following = names.get(view.next_seat, "")
        if me.to_move and following:
            return words._("tapestry.company.done_next", next=following)
        here = "tapestry.company.done_end" if me.to_move else "tapestry.company.done_short"
        return words._(here)

    def _numbers_asked(self) -> list:
        """Every blank and its number, as they follow from each other; None where nobody knows."""
        offer, filled, found = offer_of(f"income.{self.seat}"), {}, []
        while offer is not None and (asked := offer.asks(filled)) is not None:
            n = self.given.get(asked.key, asked.guess)
            filled[asked.key] = asked.nearest if n is None else min(max(n, asked.low), asked.high)
            found.append((asked, None if n is None else filled[asked.key]))
        return found

    def _numbers(self, box, told, words) -> None:
        while len(box.children) > len(told):
            box.remove_widget(box.children[0])
        while len(box.children) < len(told):
            box.add_widget(ToldNumber(screen=self))
        for row, (asked, n) in zip(reversed(box.children), told, strict=True):
            row.key, row.text = asked.key, as_label(words.say(asked.text))
            row.icon = _icon(asked.key)
            row.low, row.high, row.untold = asked.low, asked.high, n is None
            row.n = asked.nearest if n is None else n

    def say(self, key: str, n: int) -> None:
        """A number is otherwise."""
        self.given[key] = n
        self.follow()

    def add(self, n: int) -> None:
        """Points that nobody told yet."""
        self.say(WAITED, self.given.get(WAITED, 0) + n)

    def take(self) -> None:
        """The turn is told."""
        if not self.guard.passes():
            return
        filled = {asked.key: n for asked, n in self._numbers_asked()}
        if take(offer_of(f"income.{self.seat}"), filled) is not None:
            App.get_running_app().nav.back()


def _gives_points(key: str) -> bool:
    return key == WAITED or key.startswith("points.")


def _icon(key: str) -> str:
    kind, _, which = key.partition(".")
    if kind == "points":
        return f"building-{which.partition('.')[0]}"
    return {"building": f"building-{which}", "gain": f"resource-{which}"}.get(kind) or ICONS[key]


load_kv(__file__)
