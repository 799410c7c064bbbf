"""The walk-through of the set-up: tick what lies on the table, draw in place."""

from dataclasses import replace

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.scrollview import ScrollView

from companion.games.rise_and_fall.views.table import setup_view
from screens.games.rise_and_fall.follow import Following, act_of
from screens.games.rise_and_fall.values_sheet import open_values, values_unknown
from screens.kv import load_kv
from screens.offering import take
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack

MAP = "rise_and_fall/world"


class ItemHead(Tappable, Row):
    """The part that ticks it."""

    lit = BooleanProperty(False)


class ItemLine(Stack):
    """An item of the set-up, and what can be drawn there."""

    text = StringProperty("")
    section = StringProperty("")
    icon = StringProperty("")
    drawn = StringProperty("")
    ticked = BooleanProperty(False)
    next = BooleanProperty(False)
    """What is to be done now: the first that is not."""
    number = NumericProperty(1)
    acts = ListProperty()
    people = ListProperty()
    done_by = ListProperty()
    ticks = ()
    tick = ObjectProperty(None, allownone=True, rebind=False)

    def tick_for(self, chosen) -> None:
        """One player has done it, or not after all."""
        seat = next(iter(set(chosen) ^ set(self.done_by)))
        take(next(tick for whose, tick in self.ticks if whose == seat))


class RiseSetUp(Following):
    """Until the first pieces are to be placed."""

    done = NumericProperty(0)
    items = NumericProperty(1)
    acts = ListProperty()
    world = BooleanProperty(False)
    unknown = NumericProperty(0)
    """Printed values that nobody has told yet."""

    def show(self, state, words) -> None:
        """The lines, and the one thing that ends the set-up."""
        if App.get_running_app().bridge.view.elsewhere != "setup":
            App.get_running_app().nav.replace("rise_and_fall/table")
            return
        view = App.get_running_app().bridge.seen(setup_view)
        self.done, self.items = view.done, len(view.steps)
        self.acts = [
            replace(act_of(one, words), gold=one.first)
            for group in view.groups
            for one in group.offers
            if view.first_now
        ]
        self.world = state.way.value == "world"
        self.unknown = values_unknown(App.get_running_app().library)
        box = self.ids.lines
        while len(box.children) > len(view.steps):
            box.remove_widget(box.children[0])
        while len(box.children) < len(view.steps):
            box.add_widget(ItemLine(number=len(box.children) + 1))
        before = ""
        for row, step in zip(reversed(box.children), view.steps, strict=True):
            section = words.say(step.section)
            row.section = section if section != before else ""
            before = section
            row.text, row.icon, row.ticked = words.say(step.text), step.icon, step.done
            row.drawn = " · ".join(words.say(one) for one in step.drawn)
            row.tick = step.tick
            row.ticks = tuple((one.seat, one.tick) for one in step.people)
            row.people = [
                (one.seat, words.say(one.name), "check" if one.done else f"shape-{one.shape}")
                for one in step.people
            ]
            row.done_by = [one.seat for one in step.people if one.done]
            row.acts = [act_of(one, words) for one in step.offers]
            if step.on_map:
                row.acts = [*row.acts, Act(words._("rise_and_fall.screen.to_map"), MAP, icon="map")]
        self._light_next(list(reversed(box.children)))

    def _light_next(self, rows) -> None:
        """The first that is not done, brought into sight."""
        now = next((row for row in rows if not row.ticked), None)
        for row in rows:
            row.next = row is now
        page = now
        while page is not None and not isinstance(page, ScrollView):
            page = page.parent if page.parent is not page else None
        if page is not None and self.done:
            page.scroll_to(now, padding=dp(8), animate=False)

    def pick(self, do) -> None:
        """A draw, or the map."""
        app = App.get_running_app()
        if do == MAP:
            app.nav.go(do)
        else:
            take(do)

    def enter_values(self) -> None:
        """What cards and trophies show, once for all games."""
        open_values(self.follow)


load_kv(__file__)
