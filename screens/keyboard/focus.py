"""Where the keys are: a ring around one thing, remembered for each sheet and screen."""

from weakref import WeakKeyDictionary, ref

from kivy.core.window import Window

from screens.keyboard.places import Spot, found_again, places, top_of
from screens.keyboard.ring import Ring
from screens.keyboard.sight import bring_in_sight, recycled, row_beyond
from screens.keyboard.ways import along, nearest, stops, towards

NOWHERE = (lambda: None, None, None)


class Focus:
    """Moves over what can be touched; seen only while keys are used."""

    def __init__(self, nav) -> None:
        self.nav = nav
        self.ring = Ring(nav)
        self.seen = False
        self._left: WeakKeyDictionary = WeakKeyDictionary()
        """Where it was last on each sheet and screen, and the point of the window that was."""

    @property
    def place(self) -> Spot | None:
        """What it was on last on this screen; None once that is gone."""
        widget, part, _spot = self._left.get(top_of(self.nav), NOWHERE)
        alive = widget()
        return None if alive is None else found_again(self.nav, alive, part)

    @property
    def shown(self) -> Spot | None:
        """What the ring is seen around."""
        return self.place if self.seen else None

    def step(self, way: int) -> None:
        """To the next stop (1) or the one before (-1), round and round."""
        everything, now = places(self.nav), self.place
        if not everything:
            return
        if now is None:
            self.go(self._again(everything, way))
            return
        after = along(everything, now, way)
        order = stops(everything, now)
        self.go(self._in_list(now, after, way) or after or order[0 if way > 0 else -1])

    def point(self, direction: str) -> bool:
        """To what lies that way; False where nothing does."""
        everything, now = places(self.nav), self.place
        if not everything:
            return False
        if now is None:
            self.go(self._again(everything, 1))
            return True
        after = towards(everything, now, direction)
        if direction in ("up", "down"):
            after = self._in_list(now, after, 1 if direction == "down" else -1) or after
        if after is not None:
            self.go(after)
        return after is not None

    def go(self, place: Spot) -> None:
        """The ring lies on it; what letters go into takes them."""
        self.let_go()
        bring_in_sight(place)
        self._remember(place)
        self.seen = True
        if place.writes:
            place.widget.focus = True
        self.look()

    def let_go(self) -> None:
        """Letters go nowhere."""
        place = self.place
        if place is not None and place.writes:
            place.widget.focus = False

    def hide(self) -> None:
        """A finger touches: it is not seen until a key is pressed."""
        self.seen = False
        self.look()

    def look(self, *_args) -> None:
        """Draw the ring where its place is now."""
        place = self.shown
        if place is not None:
            self._remember(place)
        self.ring.lie_on(place)

    def begin(self) -> None:
        """Follow everything that is drawn."""
        Window.bind(on_draw=self.look)

    def end(self) -> None:
        Window.unbind(on_draw=self.look)
        self.ring.lie_on(None)

    def _remember(self, place: Spot) -> None:
        self._left[top_of(self.nav)] = (ref(place.widget), place.part, place.middle)

    def _again(self, everything: list[Spot], way: int) -> Spot:
        """Near where it was on this screen; at first at its beginning."""
        _widget, _part, spot = self._left.get(top_of(self.nav), NOWHERE)
        if spot is None:
            return everything[0 if way > 0 else -1]
        return nearest(everything, spot) or everything[0]

    def _in_list(self, now: Spot, after: Spot | None, way: int) -> Spot | None:
        """A row that is not there yet, where the next place is not of the same list."""
        rows = recycled(now)
        if rows is None or (after is not None and recycled(after) is rows):
            return None
        return row_beyond(now, way)
