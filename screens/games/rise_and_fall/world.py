"""The world on the tablet: lay tiles by touching spaces, put pieces, see cliffs and regions."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.hexgrid import neighbours
from companion.core.message import Message
from companion.core.question import Option
from companion.games.rise_and_fall.commands import LayTile, LiftTile
from companion.games.rise_and_fall.views.offers import space_offers
from companion.games.rise_and_fall.views.world import (
    asked_there,
    make_room_at,
    other_answers,
    world_view,
)
from screens.games.rise_and_fall.follow import Following, act_of
from screens.games.rise_and_fall.map_window import MapWindow  # noqa: F401
from screens.kv import load_kv
from screens.widgets.acts import Act, Acts
from screens.widgets.hex_map import HexLook, Token
from screens.widgets.sheet import Sheet

FILLS = {"sea": "water", "plain": "plain", "forest": "woods", "mountain": "rock", "glacier": "ice"}
FIRST_REACH = 3


class World(Following):
    """Touch as many spaces as the next tile has; the last one lays it."""

    hexes = ListProperty()
    picked = ListProperty()
    seen = ListProperty()
    next_text = StringProperty("")
    advice = StringProperty("")
    left = NumericProperty(0)
    tiles = NumericProperty(0)
    cliffs = NumericProperty(0)
    wanted = NumericProperty(0)
    may_make_room = BooleanProperty(False)
    lifting = BooleanProperty(False)
    regions = ListProperty()
    differences = ListProperty()
    acts = ListProperty()
    asking = BooleanProperty(False)
    leads_back = BooleanProperty(False)
    view = None
    answers = {}

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        self.ids.land.fbind("radius", self.ids.window.make_fit)
        self._look = Clock.create_trigger(self._look_now)
        self.ids.land.fbind("radius", self._look_again)

    def on_touch_down(self, touch):
        return self.ids.window.finger_down(touch) or super().on_touch_down(touch)

    def on_touch_move(self, touch):
        return self.ids.window.finger_moved(touch) or super().on_touch_move(touch)

    def on_touch_up(self, touch):
        return self.ids.window.finger_up(touch) or super().on_touch_up(touch)

    def _look_again(self, *_args) -> None:
        """The tablet was turned: what is lit is elsewhere now; a pinch is left alone."""
        if not self.ids.window.chosen:
            self._look()

    def _look_now(self, *_args) -> None:
        """What is lit comes into sight."""
        self.ids.window.look_at(list(self.answers) or self.seen)

    def show(self, state, words) -> None:
        """Everything from the view, and the empty spaces around it."""
        self.view = view = world_view(state)
        question = App.get_running_app().bridge.question
        before, self.answers = self.answers, asked_there(question)
        if self.answers and self.answers != before:
            self._look()
        self.asking = bool(self.answers)
        self.wanted, self.left = view.next_spaces, view.left
        self.tiles, self.cliffs = len(state.tiles), view.cliffs
        self.may_make_room = view.may_make_room
        self.lifting = self.lifting and view.may_make_room
        self.next_text = words.say(question.text if self.asking else view.headline)
        self.advice = words.say(self._advice(view))
        shown = () if view.next_terrain or self.asking else view.regions
        self.regions = [_region(one, words) for one in shown]
        self.differences = [words.say(one) for one in view.differences]
        self.acts = (
            [Act(words.say(one.text), one, icon="cross") for one in other_answers(question)]
            if self.asking
            else [act_of(one, words) for one in view.offers]
        )
        self.leads_back = view.leads_back and not self.asking
        self._draw(view)

    def _advice(self, view):
        return Message("rise_and_fall.world.touch_lit") if self.asking else view.advice

    def ask_on_map(self, app) -> None:
        """Here we are."""

    def _draw(self, view) -> None:
        lit = {*self.answers} or {*self.picked, *self.seen}
        looks = {one.place: _look(one, one.place in lit) for one in view.spaces}
        if view.next_terrain == "sea":
            for place in _around(looks, self.picked):
                looks[place] = HexLook(place, faint=True, lit=place in lit)
        self.hexes = list(looks.values())

    def touch(self, place) -> None:
        """An answer, a space of the next tile, or, once the world is made, one with its pieces."""
        if self.asking:
            self._answer(place)
        elif self.lifting:
            self._make_room(place)
        elif self.view.next_terrain:
            self._pick(place)
        else:
            self._open(place)

    def _answer(self, place) -> None:
        app = App.get_running_app()
        if place in self.answers:
            app.bridge.answer(self.answers[place])
        else:
            app.toast(app.i18n._("rise_and_fall.world.touch_lit"))

    def back(self) -> bool:
        """Whoever goes back wants another action."""
        if self.asking:
            App.get_running_app().bridge.drop()
        return False

    def do(self, do) -> None:
        """A row of the panel: an offer, or an answer that is no space."""
        bridge = App.get_running_app().bridge
        if isinstance(do, Option):
            bridge.answer(do.id)
        else:
            bridge.do(do)

    def _pick(self, place) -> None:
        if place in self.picked:
            self.picked = [each for each in self.picked if each != place]
        else:
            self.picked = [*self.picked, place]
        if len(self.picked) == self.wanted:
            spaces = tuple(f"{q},{r}" for q, r in self.picked)
            self.picked = []
            App.get_running_app().bridge.do(LayTile(self.view.next_terrain, spaces))
        self.follow()

    def _make_room(self, place) -> None:
        bridge = App.get_running_app().bridge
        command = make_room_at(bridge.state, place)
        if command is not None and bridge.do(command) is not None:
            self.lifting = False

    def _open(self, place) -> None:
        app = App.get_running_app()
        offers = space_offers(app.bridge.state, f"{place[0]},{place[1]}")
        sheet = Sheet(title=app.i18n._("rise_and_fall.screen.space"))
        rows = sheet.put(Acts())
        rows.items = [act_of(one, app.i18n) for one in offers]
        rows.bind(on_pick=lambda _rows, command: (sheet.close(), app.bridge.do(command)))
        sheet.open()

    def see(self, places) -> None:
        """A region lights up; touched again it goes out."""
        self.seen = [] if list(places) == self.seen else list(places)
        self._look()
        self.follow()

    def lift(self) -> None:
        """The last tile comes up again."""
        App.get_running_app().bridge.do(LiftTile(int(self.tiles) - 1))

    def forget(self) -> None:
        """Begin the tile again."""
        self.picked = []
        self.follow()


def _look(one, lit: bool) -> HexLook:
    tokens = tuple(
        Token(piece.colour, piece.acted, f"shape-{piece.shape}", piece.icon) for piece in one.pieces
    )
    return HexLook(one.place, FILLS[one.terrain], "", one.icon, tokens, 0, lit, cliffs=one.cliffs)


def _region(one, words) -> Act:
    spaces = words._("rise_and_fall.screen.spaces", n=one.spaces)
    winner = words.say(one.winner) if one.winner else words._("rise_and_fall.screen.nobody")
    points = one.points if one.winner else 0
    note = words._("rise_and_fall.screen.region", spaces=spaces, who=winner, n=points)
    return Act(words.say(one.terrain), one.places, note, one.icon)


def _around(looks, picked) -> list:
    """The empty spaces that a sea tile may begin or go on with; at first a patch of sea."""
    begun = {*looks, *picked}
    if not begun:
        reach = range(-FIRST_REACH, FIRST_REACH + 1)
        return [(q, r) for q in reach for r in reach if abs(q + r) <= FIRST_REACH]
    ring = {near for place in begun for near in neighbours(place)}
    return sorted((ring | set(picked)) - set(looks))


load_kv(__file__)
