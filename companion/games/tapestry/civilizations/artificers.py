"""The Artificers.

Their mat, as listed in the data: buildings leave the income mat without being gained, or move
along it; a space they leave is open, one they come to is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.city.events import BuildingPutAside, BuildingsSlid
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn.names import word

POINTS = "points"
LEFTMOST = 1


class Artificers(Power):
    """Buildings leave the income mat, or move along it."""

    def income(self) -> None:
        """Turns 2-4: one building aside or to the left; turn 5: points, or a track packed."""
        options = self._aside_or_slide()
        if self.me.income_turns == LAST_INCOME_TURN:
            built = sum(self.me.buildings.values())
            scored = Option(POINTS, Message("tapestry.option.points", n=built))
            options = [scored, *(_option("pack", one) for one in self._standing())]
        if not options:
            return
        chosen = self.turn.choose("artificers", Message("tapestry.ask.or"), options)
        act, _, building = chosen.partition(".")
        ACTS[act](self, building)

    def _standing(self) -> list[str]:
        """The income tracks with a building left on the mat."""
        return [building for building in BUILDINGS if self.me.covered(building)]

    def _aside_or_slide(self) -> list[Option]:
        standing = self._standing()
        free = [one for one in standing if self.me.covered(one)[0] > LEFTMOST]
        aside = [_option("aside", building) for building in standing]
        return [*aside, *(_option("slide", building) for building in free)]

    def _points(self, _building: str) -> None:
        self.score(sum(self.me.buildings.values()))

    def _aside(self, building: str) -> None:
        """Neither gained nor placed: it sets nothing off, and still counts for its type."""
        self.turn.record(BuildingPutAside(self.player, building, f"civilization:{self.id}"))

    def _slide(self, building: str) -> None:
        first, *others = self.me.covered(building)
        self.turn.record(BuildingsSlid(self.player, building, (first - 1, *others)))

    def _pack(self, building: str) -> None:
        n = len(self.me.covered(building))
        self.turn.record(BuildingsSlid(self.player, building, tuple(range(LEFTMOST, LEFTMOST + n))))


def _option(act: str, building: str) -> Option:
    text = Message(f"tapestry.option.artificers.{act}", building=word("building", building))
    return Option(f"{act}.{building}", text, icon=f"building-{building}")


ACTS: Mapping[str, Callable[[Artificers, str], None]] = {
    POINTS: Artificers._points,
    "aside": Artificers._aside,
    "slide": Artificers._slide,
    "pack": Artificers._pack,
}
