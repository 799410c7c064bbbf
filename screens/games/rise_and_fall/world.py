"""The world on the tablet: lay tiles by touching spaces, put pieces, see cliffs and regions."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.core.hexgrid import neighbours
from companion.games.rise_and_fall.commands import LayTile, LiftTile
from companion.games.rise_and_fall.views.table import space_offers, world_view
from screens.games.rise_and_fall.follow import Following, act_of
from screens.kv import load_kv
from screens.widgets.acts import Acts
from screens.widgets.hex_map import HexLook, Token
from screens.widgets.sheet import Sheet

FILLS = {"sea": "water", "plain": "land"}
ICONS = {"forest": "rise-forest", "mountain": "rise-mountain", "glacier": "rise-glacier"}
MARGIN = 1


class World(Following):
    """Touch as many spaces as the next tile has; the last one lays it."""

    hexes = ListProperty()
    picked = ListProperty()
    next_text = StringProperty("")
    left = NumericProperty(0)
    tiles = NumericProperty(0)
    cliffs = NumericProperty(0)
    wanted = NumericProperty(0)
    view = None

    def show(self, state, words) -> None:
        """Everything from the view, and the empty spaces around it."""
        self.view = view = world_view(state)
        self.wanted, self.left = view.next_spaces, view.left
        self.tiles, self.cliffs = len(state.tiles), len(view.cliffs)
        self.next_text = (
            words._("rise_and_fall.screen.next_tile", what=view.next, n=view.next_spaces)
            if view.next
            else words._("rise_and_fall.screen.world_done")
        )
        colours = {one.seat: one.colour for one in App.get_running_app().bridge.view.players}
        self._draw(view, colours)

    def _draw(self, view, colours) -> None:
        picked = set(self.picked)
        looks = {one.place: _look(one, colours, one.place in picked) for one in view.spaces}
        if view.next_terrain == "sea":
            for place in _around(looks):
                looks[place] = HexLook(place, faint=True, lit=place in picked)
        self.hexes = list(looks.values())

    def touch(self, place) -> None:
        """A space of the next tile; or, once the world is made, a space with its pieces."""
        app = App.get_running_app()
        if not self.view.next_terrain:
            self._open(place)
            return
        if place in self.picked:
            self.picked = [each for each in self.picked if each != place]
        else:
            self.picked = [*self.picked, place]
        if len(self.picked) == self.wanted:
            spaces = tuple(f"{q},{r}" for q, r in self.picked)
            self.picked = []
            app.bridge.do(LayTile(self.view.next_terrain, spaces))
        self.follow()

    def _open(self, place) -> None:
        app = App.get_running_app()
        offers = space_offers(app.bridge.state, f"{place[0]},{place[1]}")
        sheet = Sheet(title=app.i18n._("rise_and_fall.screen.space"))
        rows = sheet.put(Acts())
        rows.items = [act_of(one, app.i18n) for one in offers]
        rows.bind(on_pick=lambda _rows, command: (sheet.close(), app.bridge.do(command)))
        sheet.open()

    def lift(self) -> None:
        """The last tile comes up again."""
        App.get_running_app().bridge.do(LiftTile(int(self.tiles) - 1))

    def forget(self) -> None:
        """Begin the tile again."""
        self.picked = []
        self.follow()


def _look(one, colours, lit: bool) -> HexLook:
    tokens = tuple(Token(colours.get(seat, seat)) for seat, _kind in one.pieces)
    fill = FILLS.get(one.terrain, "land" if one.terrain == "forest" else "edge")
    return HexLook(one.place, fill, str(one.level), ICONS.get(one.terrain, ""), tokens, 0, lit)


def _around(looks) -> list:
    """The empty spaces that a sea tile may touch; a first patch where there is nothing."""
    if not looks:
        return [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    ring = {near for place in looks for near in neighbours(place)}
    more = {near for place in ring for near in neighbours(place)}
    return sorted((ring | more) - set(looks))


load_kv(__file__)
