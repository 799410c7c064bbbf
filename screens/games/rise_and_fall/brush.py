"""A finger that lays the world: it stamps, shapes, paints or rubs out where it goes.

The screen hands on its touches before the page that the map is on. What the finger would do is
lit while it is down and done when it is lifted; what may not be stays lit, with the reason.
"""

from math import dist

from kivy.app import App

from companion.games.rise_and_fall.views import laying
from screens.offering import take

STILL = 0.9
"""A finger that has not gone further than this part of a hex has touched one place."""


class Brush:
    """The finger that is down, and what it has come to."""

    def __init__(self, screen):
        self._screen = screen
        self._touch = None
        self._trail, self._last = (), None
        self.draft = None
        self.kept = []
        """Spaces of a tile that is being shaped."""

    @property
    def spaces(self) -> list:
        """What is lit now."""
        return list(self.draft.spaces) if self.draft is not None else list(self.kept)

    def forget(self) -> None:
        """Nothing was touched."""
        self._touch, self._trail, self.draft, self.kept = None, (), None, []

    def begin(self, touch) -> bool:
        """A finger comes down on the map."""
        place = self._screen.hex_at(touch)
        if place is None:
            return False
        self._touch, self._trail, self._last, self.draft = touch, (place,), place, None
        self._think(touch)
        return True

    def move(self, touch) -> bool:
        """It slides."""
        if touch is not self._touch:
            return False
        place, before = self._screen.hex_at(touch), self._trail
        if place is not None:
            self._trail = laying.walked(before, self._last, place)
        self._last = place
        if self._trail != before or self._screen.tool == laying.STAMP:
            self._think(touch)
        return True

    def end(self, touch) -> bool:
        """It is lifted: what is lit is done."""
        if touch is not self._touch:
            return False
        self._touch, draft = None, self.draft
        if self._screen.tool == laying.SHAPE and draft.offer is None:
            self.kept, self.draft = list(draft.spaces), None
        elif draft.offer is not None and draft.reason is None:
            self.forget()
            self._screen.shape_is_known()
            take(draft.offer, answers=dict(draft.told))
        self._screen.follow()
        return True

    def drop(self) -> None:
        """A second finger came: the first one meant to move the map."""
        if self._touch is not None:
            self._touch, self._trail, self.draft = None, (), None
            self._screen.follow()

    def _think(self, touch) -> None:
        before = self.draft
        state = App.get_running_app().bridge.state
        self.draft = getattr(self, f"_{self._screen.tool}")(state, touch)
        if self.draft != before:
            self._screen.follow()

    def _stamp(self, state, touch):
        facts, place = self._screen.facts, self._trail[0]
        middle = self._screen.point_of(place)
        away = touch.x - middle[0], touch.y - middle[1]
        if dist((0, 0), away) > STILL * self._screen.radius * 2:
            return laying.aimed(state, facts, place, away)
        return laying.turned(state, place) or laying.stamp_at(state, facts, place)

    def _shape(self, state, _touch):
        if len(self._trail) == 1 and self._trail[0] in self.kept:
            touched = [place for place in self.kept if place != self._trail[0]]
        else:
            touched = [*self.kept, *self._trail]
        return laying.shaped(state, self._screen.facts, touched)

    def _paint(self, state, _touch):
        return laying.painted(state, self._trail, broad=True)

    def _fine(self, state, _touch):
        return laying.painted(state, self._trail, broad=False)

    def _rub(self, state, _touch):
        return laying.rubbed(state, self._trail)
