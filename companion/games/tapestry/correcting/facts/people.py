"""What a person has: numbers, a capital, the game still before them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints
from companion.games.tapestry.change import player_replaced, player_with, put
from companion.games.tapestry.correcting import holders
from companion.games.tapestry.correcting.facts.fact import (
    Fact,
    OfPlayer,
    all_different,
    refuse_unless,
)
from companion.games.tapestry.player import (
    BUILDINGS,
    BUILDINGS_EACH,
    OUTPOSTS_EACH,
    RESOURCE_CAP,
    RESOURCES,
    CityToken,
    Placed,
    Player,
    PointLine,
)
from companion.games.tapestry.state import LAST_INCOME_TURN, State
from companion.games.tapestry.turn.mats import outposts_told
from companion.games.tapestry.turn.names import player_name, thing_name

CORRECTION, MOST_POINTS = "correction", 999
LIMITS = {
    "points": MOST_POINTS,
    "outposts": OUTPOSTS_EACH,
    "income_turns": LAST_INCOME_TURN,
    "rows": 9,
    "columns": 9,
    **{f"resource.{one}": RESOURCE_CAP for one in RESOURCES},
    **{f"building.{one}": BUILDINGS_EACH for one in BUILDINGS},
}
"""The numbers that can be set, and the most they can be."""
BLOCKS = {f"{down},{across}" for down in range(3) for across in range(3)}


def number_of(state: State, player: str, what: str) -> int:
    """What a number of somebody is believed to be."""
    me = state.players[player]
    kind, _, which = what.partition(".")
    match kind:
        case "points":
            return me.score
        case "resource":
            return me.resources[which]
        case "building":
            return me.buildings[which]
        case "rows":
            return me.capital.rows_counted
        case "columns":
            return me.capital.columns_counted
    return me.outposts if kind == "outposts" else me.income_turns


def number_name(what: str) -> Message:
    """What a number counts, in words."""
    kind, _, which = what.partition(".")
    return thing_name(which) if which else Message(f"tapestry.corrected.{kind}")


@dataclass(frozen=True, slots=True)
class Number(OfPlayer):
    """So many: `what` is one of LIMITS."""

    what: str
    value: int

    def limits(self, state: State) -> tuple[int, int]:
        """The least and the most it can be; outposts on the map or mats are in no supply, a
        building in reserve or on a mat is off its track.
        """
        me, most = state.players[self.player], LIMITS.get(self.what, 0)
        if self.what == "outposts":
            most = me.outposts + max(0, me.elsewhere - outposts_told(me.civilizations))
        if self.what.startswith("building."):
            return holders.aside(state, self.player, self.what.partition(".")[2]), most
        return -most if self.what == "points" else 0, most

    def check(self, state: State) -> None:
        low, most = self.limits(state)
        if self.what not in LIMITS or not low <= self.value <= most:
            raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)

    def put(self, state: State) -> State:
        me = state.players[self.player]
        kind, _, which = self.what.partition(".")
        return player_replaced(state, self._of(me, kind, which, state.turn_number))

    def _of(self, me: Player, kind: str, which: str, turn: int) -> Player:
        match kind:
            case "points":
                line = PointLine(CORRECTION, turn, self.value - me.score, self.note, me.era)
                return replace(me, points=(*me.points, line))
            case "resource":
                return replace(me, resources=put(me.resources, which, self.value))
            case "building":
                return replace(me, buildings=put(me.buildings, which, self.value))
            case "outposts":
                elsewhere = me.elsewhere + me.outposts - self.value
                return replace(me, elsewhere=elsewhere, outposts=self.value)
            case "income_turns":
                return replace(me, income_turns=self.value)
            case "rows":
                return replace(me, capital=replace(me.capital, rows_counted=self.value))
            case "columns":
                return replace(me, capital=replace(me.capital, columns_counted=self.value))
        raise AssertionError(f"nothing to set: {self.what}")

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        yield self
        fewer = self.what == "income_turns" and self.value < LAST_INCOME_TURN
        if fewer and step.state.players[self.player].finished:
            yield Finished(self.player, False, note=self.note)
        kind, _, which = self.what.partition(".")
        if kind == "building":
            yield from self._taken_up(step.state, which)

    def _taken_up(self, state: State, building: str) -> Iterator[Fact]:
        """No more buildings of a kind stand in the capital than there are."""
        city = Capital.now(state, self.player)
        left = self.value - holders.aside(state, self.player, building)
        gone = [n for n, one in enumerate(city.placed) if one.piece == building][left:]
        if gone:
            kept = tuple(one for n, one in enumerate(city.placed) if n not in gone)
            yield replace(city, placed=kept)

    def label(self, state: State) -> Message:
        player = player_name(state, self.player)
        return Message(
            "tapestry.label.correct", player=player, what=number_name(self.what), n=self.value
        )


@dataclass(frozen=True, slots=True)
class Capital(OfPlayer):
    """The pieces and tokens stand so; these districts have paid; these pieces wait."""

    CALLED = Message("tapestry.capital")
    placed: tuple[Placed, ...]
    districts: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    tokens: tuple[CityToken, ...] = ()

    @classmethod
    def now(cls, state: State, player: str) -> Capital:
        """As it is believed."""
        me = state.players[player]
        city = me.capital
        return cls(player, city.placed, city.districts, me.waiting, city.tokens)

    def with_token(self, token: CityToken) -> Capital:
        """Somebody's token stands there, or no token where theirs stood."""
        left = tuple(one for one in self.tokens if one.cell != token.cell)
        return replace(self, tokens=left if token in self.tokens else (*left, token))

    def taken_up(self, at: int) -> Capital:
        """One of the pieces waits to be laid elsewhere; a district that paid has paid."""
        left = (*self.placed[:at], *self.placed[at + 1 :])
        return replace(self, placed=left, waiting=(*self.waiting, self.placed[at].piece))

    def check(self, state: State) -> None:
        pieces = [*(one.piece for one in self.placed), *self.waiting]
        figures = [piece for piece in pieces if piece not in BUILDINGS]
        cells = [cell for one in self.placed for cell in one.cells if footprints.on_grid(cell)]
        cells += [token.cell for token in self.tokens]
        fits = set(figures) <= set(content.landmarks()) and all_different(figures)
        fits = fits and all(pieces.count(one) <= BUILDINGS_EACH for one in BUILDINGS)
        fits = fits and len(set(cells)) == len(cells) and self._tokens_fit(state)
        city = state.players[self.player].capital
        paid = set(self.districts) <= {*BLOCKS, *city.districts} or not city.drawn
        refuse_unless(fits and paid and all_different(self.districts), self.CALLED)

    def _tokens_fit(self, state: State) -> bool:
        """On plots of the grid, each of somebody else."""
        others = {me.id for me in self.others(state)}
        return all(one.owner in others and footprints.on_grid(one.cell) for one in self.tokens)

    def put(self, state: State) -> State:
        city = state.players[self.player].capital
        built = replace(city, placed=self.placed, districts=self.districts, tokens=self.tokens)
        return player_with(state, self.player, capital=built, waiting=self.waiting)


@dataclass(frozen=True, slots=True)
class Finished(OfPlayer):
    """Out of the game, or still in it after all."""

    CALLED = Message("tapestry.corrected.finished")
    finished: bool

    def put(self, state: State) -> State:
        return player_with(state, self.player, finished=self.finished)
