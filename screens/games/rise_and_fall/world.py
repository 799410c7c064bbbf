"""The world on the tablet: lay tiles by touching spaces, put pieces, see cliffs and regions."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.hexgrid import neighbours
from companion.games.rise_and_fall.commands import LayTile, LiftTile
from companion.games.rise_and_fall.views.offers import space_offers
from companion.games.rise_and_fall.views.world import make_room_at, world_view
from screens.games.rise_and_fall.follow import Following, act_of
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
    larger = BooleanProperty(False)
    regions = ListProperty()
    differences = ListProperty()
    acts = ListProperty()
    view = None

    def on_larger(self, *_args):
        """From the middle."""
        self.ids.window.scroll_x = self.ids.window.scroll_y = 0.5

    def show(self, state, words) -> None:
        """Everything from the view, and the empty spaces around it."""
        self.view = view = world_view(state)
        self.wanted, self.left = view.next_spaces, view.left
        self.tiles, self.cliffs = len(state.tiles), view.cliffs
        self.may_make_room = view.may_make_room
        self.lifting = self.lifting and view.may_make_room
        self.next_text = words.say(view.headline)
        self.advice = words.say(view.advice) if view.advice else ""
        self.regions = [] if view.next_terrain else [_region(one, words) for one in view.regions]
        self.differences = [words.say(one) for one in view.differences]
        self.acts = [act_of(one, words) for one in view.offers]
        self._draw(view)

    def _draw(self, view) -> None:
        lit = {*self.picked, *self.seen}
        looks = {one.place: _look(one, one.place in lit) for one in view.spaces}
        if view.next_terrain == "sea":
            for place in _around(looks, self.picked):
                looks[place] = HexLook(place, faint=True, lit=place in lit)
        self.hexes = list(looks.values())

    def touch(self, place) -> None:
        """A space of the next tile; or, once the world is made, a space with its pieces."""
        if self.lifting:
            self._make_room(place)
        elif self.view.next_terrain:
            self._pick(place)
        else:
            self._open(place)

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
        Token(piece.colour, icon=f"shape-{piece.shape}", kind=piece.icon) for piece in one.pieces
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
