"""A game from the first start to the kept game among the past ones, as each game is played.

Everything is found by its words or what it is for; where it lies is nobody's concern here.
"""

from companion.core.message import Message
from screens.widgets.above.sheet import Sheet
from tests.screens.imperium import test_solo_game as solo
from tests.screens.imperium.fingers import Fingers as ImperiumFingers
from tests.screens.page_hand import place_of, places, shown
from tests.screens.tapestry.player import Player as TapestryPlayer

ROUNDS = 3
MOST_BACK = 8
MOST_LINES = 60
"""Of a set-up."""


class Journey:
    """The way that is the same for every game."""

    game = ""
    briefly = False

    def go(self) -> None:
        """All of it; an AssertionError names what did not come."""
        self.tell("first start")
        assert not self.hand.app.library.running
        self.begin()
        self.tell("set-up")
        self.set_up()
        self.tell("turns")
        self.play_some()
        self.tell("undo and redo")
        self.undo_and_redo()
        self.tell("look up")
        self.look_up()
        self.tell("finish")
        self.finish()
        self.tell("keep")
        assert self.route == "past_game", f"kept, and on {self.route}"
        self.to_home()
        self.tell("open the kept game")
        self.open_kept()

    def tell(self, what: str) -> None:
        self.hand.tell(f"{what} · {self.route} · {self.hand.touches} touches")

    @property
    def route(self) -> str:
        return self.hand.app.nav.view.route

    def words(self, key, **params):
        return self.hand.app.i18n.say(Message(key, **params))

    def icon(self, name):
        """The button with this picture."""
        self.touch(next(self._shown(name)))

    def _shown(self, icon):
        found = self.hand.all(icon=icon)
        return (one for one in found if getattr(one, "shown", True) and one.width > 1)

    def begin(self):
        """New game, from its card."""
        if "practise" in self.hand.app.nav.view.view.showing.page.acts:
            self.on_the_page("begin")
        self.on_the_page(f"new.{self.game}")
        assert self.route == f"{self.game}/new", f"its card leads to {self.route}"

    def undo_and_redo(self):
        session = self.hand.app.bridge.session
        before = session.state
        self.icon("undo")
        undone = session.state
        self.icon("redo")

        assert undone != before
        assert session.state == before

    def look_up(self):
        table = self.route
        self.open_rules()
        assert self.route == "rules", f"looking up leads to {self.route}"
        self.on_the_page("kind.", "entry.")
        for _ in range(MOST_BACK):
            if self.route == table:
                return
            self.back()
        raise AssertionError("no way back from the rules")

    def open_rules(self):
        if next(self._shown("search"), None) is None:  # a phone has no room for it in the bar
            self.icon("menu")
            self.touch(next(self.hand.all(text=self.words("rules.title"))))
        else:
            self.icon("search")

    def back(self):
        if self.route == "rules":
            self.on_the_page("back")
        else:
            self.icon("cross" if self._sheet() else "back")

    def on_the_page(self, *begin):
        """The first place of the page that does something of this kind."""
        view = self.hand.app.nav.view.view
        met = next(met for met in places(self.hand) if met.hit.does.startswith(begin))
        view._bring_in_sight(met)
        self.hand.settle()
        if hasattr(self, "page_point"):
            self.page_point(met)
        else:
            self.touch_point(view.to_pixels(*place_of(self.hand, met.hit.does).middle))

    def _sheet(self):
        return any(isinstance(each, Sheet) for each in self.hand.app.nav.overlays)

    def to_home(self):
        for _ in range(MOST_BACK):
            if self.route == "home":
                return
            self.back()
        raise AssertionError("no way home")

    def open_kept(self):
        self.on_the_page("past")
        self.on_the_page("open.")

        assert self.route == "past_game"
        assert len(self.hand.app.library.finished) == 1


class Tapestry(Journey, TapestryPlayer):
    """Alone against the Automa, one advance an era."""

    game = "tapestry"

    def begin(self):
        self.from_home(1)

    def icon(self, name):
        """On a page what does it; what has no room in the bar is in the menu."""
        if not self.on_page:
            super().icon(name)
            return
        if name not in self.page_acts():
            self.page("menu")
        self.page(name)

    def open_rules(self):
        self.icon("rules")

    def play_some(self):
        """Three turns, what the bots do between, and an income turn."""
        turns = len(self.of_advances) + ROUNDS
        self.play(until=lambda _view: len(self.of_advances) + len(self.asked) >= turns)
        bots = self.most_of_bots
        self.play(until=lambda view: view.players[0].era >= 2)
        assert bots or self.most_of_bots, "no bots' turn came"

    def finish(self):
        if self.briefly:
            self.advances = 0
        self.play()
        self.next()


class Imperium(Journey, ImperiumFingers):
    """Three rounds against the C.I.V., then the points."""

    game = "imperium"

    def set_up(self):
        for place in ("set.nation.1.greeks", "set.level.imperator", "begin"):
            self.page(place)
        solo.lay(self)

    def play_some(self):
        shown = iter(solo.CARDS * 20)
        for number in range(ROUNDS):
            solo.your_turn(self)
            solo.civ_turn(self, shown)
            self.page("go")
            if number == 0:
                solo.scoring_triggered(self)
        assert self.bridge.view.phase == "scoring"

    def finish(self):
        solo.count_points(self)
        self.page("keep")


class RiseAndFall(Journey, ImperiumFingers):
    """Three turns at a table of three."""

    game = "rise_and_fall"

    def set_up(self):
        hand = self.hand
        for place in ("set.people.3", "begin"):
            self.on_the_page(place)
        for _ in range(MOST_LINES):
            if self.route == "rise_and_fall/setup":
                self.page(shown(hand).gold)
        while self.bridge.view.turn == 0:
            self.lead_on()

    def icon(self, name):
        """On a page what does it; what has no room in the bar is in the menu."""
        if not hasattr(self.view, "desk"):
            super().icon(name)
            return
        if name not in self.acts(name):
            self.page("menu")
        self.page(name)

    def open_rules(self):
        self.icon("rules")

    def look_up(self):
        """On a phone from the menu, which is still there after it."""
        super().look_up()
        if "close" in self.acts("close"):
            self.page("close")

    def acts(self, begin):
        """What can be touched that begins so."""
        return [met.hit.does for met in places(self.hand) if met.hit.does.startswith(begin)]

    def play_some(self):
        while self.bridge.view.turn < 1 + ROUNDS:
            self.lead_on()

    def lead_on(self):
        """A card that is in the hand, or what is gold."""
        state = self.bridge.state
        if state.phase == "cards" and self.acts("face_down"):
            seat = next(one for one in state.in_order if one not in state.played)
            self.page(f"{seat}.{state.player(seat).cards_in('hand')[0]}")
        else:
            self.page(shown(self.hand).gold)

    def finish(self):
        self.icon("menu")
        self.page("offer.count_now")
        for number in range(3):
            self.page(f"cell:p{number + 1}:plain")
            self.page("part.4")
        assert len(self.bridge.state.regions) == 3
        while self.bridge.result is None:
            self.page("on")
        self.page("after")


JOURNEYS = {"tapestry": Tapestry, "imperium": Imperium, "rise_and_fall": RiseAndFall}
