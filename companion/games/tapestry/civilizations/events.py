"""What happens to civilizations and their mats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, put, taken_from, without
from companion.games.tapestry.player import Civilization, Player, Reserved
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.mats import tokens_on_mat


def tokens_moved(player: str, mat: Civilization, was: Mapping[str, int]) -> tuple[Act, ...]:
    """The tokens of a mat, from where they stood on it or from the player's others."""
    now = tokens_on_mat(mat)
    gone = [place for place, n in was.items() for _ in range(n - now.get(place, 0))]
    come = [place for place, n in now.items() for _ in range(n - was.get(place, 0))]
    ends = zip_longest(gone, come)
    return tuple(_token_moved(player, mat.id, start, end) for start, end in ends)


def _token_moved(player: str, mat: str, start: str | None, end: str | None) -> Act:
    source, target = (
        places.SUPPLY if at is None else places.mat_place(player, mat, at) for at in (start, end)
    )
    verb = Verb.RETURN if end is None else Verb.LAY
    return Act(verb, places.TOKEN, 1, source, target, player)


@dataclass(frozen=True, slots=True)
class CivilizationGained(Event[State]):
    """A civilization mat joined a player's."""

    player: str
    civilization: str
    start: bool = False
    marks: tuple[str, ...] = ()
    """Where its tokens stand at once."""

    def apply(self, state: State) -> State:
        mat = Civilization(self.civilization, self.start, dict.fromkeys(self.marks, 1))
        mine = (*state.players[self.player].civilizations, mat)
        gone = taken_from(state, "civilization", self.civilization)
        return player_with(gone, self.player, civilizations=mine)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The mat, unless it was kept in the set-up, and the tokens that stand on it at first."""
        mat = Civilization(self.civilization, self.start, dict.fromkeys(self.marks, 1))
        source = places.deck_of("civilization")
        target = places.of(self.player, "civilizations")
        drawn = Act(Verb.DRAW, places.card("civilization", mat.id), 1, source, target)
        kept = before.setup.of(self.player).civilization == mat.id and not before.setup.finished
        return (*(() if kept else (drawn,)), *tokens_moved(self.player, mat, {}))


@dataclass(frozen=True, slots=True)
class CivilizationMarked(Event[State]):
    """A token or counter of a civilization changed; 0 takes it away."""

    player: str
    civilization: str
    place: str
    value: int = 1

    def apply(self, state: State) -> State:
        mine = tuple(
            replace(mat, marks=self._marks(mat)) if mat.id == self.civilization else mat
            for mat in state.players[self.player].civilizations
        )
        return player_with(state, self.player, civilizations=mine)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        mats = before.players[self.player].civilizations
        was = next((mat for mat in mats if mat.id == self.civilization), None)
        if was is None:
            return ()
        return tokens_moved(self.player, replace(was, marks=self._marks(was)), tokens_on_mat(was))

    def _marks(self, mat: Civilization) -> dict[str, int]:
        marks = put(mat.marks, self.place, self.value)
        return {place: value for place, value in marks.items() if value}


@dataclass(frozen=True, slots=True)
class MatTokenMoved(Event[State]):
    """A token of a civilization went from one place of its mat to another."""

    player: str
    civilization: str
    start: str
    end: str

    def apply(self, state: State) -> State:
        for place, value in ((self.start, 0), (self.end, 1)):
            state = CivilizationMarked(self.player, self.civilization, place, value).apply(state)
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (_token_moved(self.player, self.civilization, self.start, self.end),)


@dataclass(frozen=True, slots=True)
class MatTokenGiven(Event[State]):
    """A token of a civilization went from its mat to somebody: its place is open now."""

    player: str
    civilization: str
    place: str
    to: str

    def apply(self, state: State) -> State:
        mats = state.players[self.player].civilizations
        given = next(mat.marks.get(self.to, 0) for mat in mats if mat.id == self.civilization)
        for place, value in ((f"open.{self.place}", 1), (self.to, given + 1)):
            state = CivilizationMarked(self.player, self.civilization, place, value).apply(state)
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (_token_moved(self.player, self.civilization, self.place, f"given.{self.to}"),)


@dataclass(frozen=True, slots=True)
class ItemCollected(Event[State]):
    """A card, a tile or a piece went on the Collectors' mat, out of play, still counted."""

    player: str
    kind: str
    """house, landmark, tapestry, territory_tile or tech_card."""
    item: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        gone = player_with(state, self.player, **self._left(me))
        aside = (*me.collected, Reserved(self.kind, self.item))
        return player_with(gone, self.player, collected=aside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """On the mat, from wherever it was."""
        me, target = before.players[self.player], places.of(self.player, "collected")
        match self.kind:
            case "tapestry":
                piece, source = places.card("tapestry", self.item), places.of(me.id, "hand")
            case "territory_tile":
                piece, source = places.card("territory", self.item), places.of(me.id, "tiles")
            case "tech_card":
                row = next(tech.row for tech in me.techs if tech.card == self.item)
                piece, source = places.card("tech", self.item), places.tech_row(me.id, row)
            case _:
                piece, source = places.figure(self.item), places.of(me.id, "waiting")
        owner = me.id if places.is_building(self.item) else ""
        return (Act(Verb.LAY, piece, 1, source, target, owner),)

    def _left(self, me: Player) -> dict[str, Any]:
        """What the player holds without it."""
        match self.kind:
            case "tapestry":
                return {"hand": without(me.hand, self.item)}
            case "territory_tile":
                return {"tiles": without(me.tiles, int(self.item))}
            case "tech_card":
                return {"techs": tuple(tech for tech in me.techs if tech.card != self.item)}
            case _:
                return {"waiting": without(me.waiting, self.item)}
