"""A game from the first start to the kept game among the past ones, as each game is played.

Everything is found by its words or what it is for; where it lies is nobody's concern here.
"""

from tests.screens.imperium import test_solo_game as solo
from tests.screens.imperium.fingers import Fingers as ImperiumFingers
from tests.screens.page_hand import shown
from tests.screens.tapestry.player import Player as TapestryPlayer

ROUNDS = 3
MOST_BACK = 8
MOST_LINES = 60
"""Of a set-up."""


RISE = """
digit.8 digit.7 on on one.7 one.3 one.2 one.0 one.4 one.0 part.3 part.5 on part.7 on part.4 on
part.2 on digit.5 digit.2 on some.city on one.0 one.3 one.2 one.1 one.0 one.3 part.4 part.1 on
part.2 on part.4 part.2 on none digit.1 digit.9 on some.ship some.temple on one.7 one.0 one.2 one.0
one.4 one.0 part.6 on part.9 on part.1 part.3 on part.3 on digit.6 digit.4 on some.nomad on one.7
one.3 one.0 one.3 one.0 one.1 part.2 part.2 on part.12 on part.3 on part.1 on
"""
"""Four people with twenty regions, as a photograph of their table has them."""
TAPESTRY = """
cell:p1:track digit.3 digit.1 on cell:p1:bonus sum many.2 many.1 on cell:p1:income sum many.3
many.2 many.5 many.1 many.4 many.3 many.5 on cell:p1:tapestry digit.9 on cell:p1:conquest digit.1
digit.2 on cell:p1:achievement sum has.complete_track.1 on cell:p2:track cell:p2: digit.9 digit.8 on
cell:p3:income digit.4 digit.4 on cell:p3:track digit.4 digit.0 on cell:p3:tapestry digit.6 on
cell:p3:achievement sum has.topple_two.2 on
"""
IMPERIUM = """
digit.1 digit.7 on digit.2 digit.4 on digit.9 on digit.1 digit.0 digit.+ digit.6 on digit.5 on
sum has.triumphant has.praiseworthy.in_history on many.2 on cell:1:progress
digit.9 on digit.3 digit.1 on digit.0 on digit.8 on digit.3 on sum has.marvellous on many.5 on
"""
TABLES = (("rise_and_fall", 4, RISE), ("tapestry", 3, TAPESTRY), ("imperium", 2, IMPERIUM))
RIGHT = {
    "rise_and_fall": (123, 93, 135, 112),
    "tapestry": (31 + 20 + 39 + 9 + 12 + 10, 98, 44 + 40 + 6 + 5),
    "imperium": (17 + 24 + 9 + 16 + 5 + 18 - 4, 9 + 31 + 0 + 8 + 3 + 9 - 10),
}
"""Added up by hand from the printed numbers."""


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

    def icon(self, name):
        """What does it; what has no room in the bar is in the menu."""
        if name not in self.page_acts():
            self.page("menu")
        self.page(name)

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
        self.icon("rules")
        assert self.route == "rules", f"looking up leads to {self.route}"
        self.on_the_page("kind.", "entry.")
        for _ in range(MOST_BACK):
            if self.route == table:
                break
            self.back()
        assert self.route == table, "no way back from the rules"
        if "close" in self.page_acts():  # the menu of a phone, which is still there
            self.page("close")

    def back(self):
        self.icon("back")

    def on_the_page(self, *begin):
        """The first place of the page that does something of this kind."""
        self.page(self.acts_of(begin)[0])

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

    def play_some(self):
        while self.bridge.view.turn < 1 + ROUNDS:
            self.lead_on()

    def lead_on(self):
        """A card that is in the hand, or what is gold."""
        state = self.bridge.state
        if state.phase == "cards" and "face_down" in self.page_acts():
            seat = next(one for one in state.in_order if one not in state.played)
            self.page(f"{seat}.{state.player(seat).cards_in('hand')[0]}")
        else:
            self.page(shown(self.hand).gold)

    def finish(self):
        self.icon("menu")
        self.page("offer.count_now")
        for number in range(1, 4):
            self.on_the_page(f"cell:p{number}:")  # a phone shows one sheet at a time
            for touched in (f"cell:p{number}:economy", "digit.0", "on"):
                self.page(touched)
            for touched in (f"cell:p{number}:plain", "part.4"):
                self.page(touched)
        assert len(self.bridge.state.regions) == 3
        while self.bridge.result is None:
            self.page("on")
        self.page("after")


class Counts(Journey, ImperiumFingers):
    """Three finished tables, counted from what lies there by nobody who played them."""

    def go(self):
        for game, people, told in TABLES:
            self.tell(game)
            if "practise" in self.page_acts():
                self.on_the_page("begin")
            for one in ("count", f"count.{game}", f"people.{people}", "begin"):
                self.page(one)
            for one in told.split():
                self.page(one)
            if self.bridge.result is None:
                self.page("menu")
                self.page("offer.end")
            scores = [one.score for one in self.bridge.result.rows]
            assert sorted(scores) == sorted(RIGHT[game]), (game, scores)
            self.page("after")
            self.to_home()


JOURNEYS = {
    "tapestry": Tapestry,
    "imperium": Imperium,
    "rise_and_fall": RiseAndFall,
    "counts": Counts,
}
