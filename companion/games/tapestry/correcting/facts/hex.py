"""What lies on a hex; outposts go back to, or come from, their supplies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content, places
from companion.games.tapestry.bots.events import BotsCorrected
from companion.games.tapestry.change import hex_with, player_with, put_under, taken_from, without
from companion.games.tapestry.city.events import PieceWaits
from companion.games.tapestry.correcting import holders
from companion.games.tapestry.correcting.facts.fact import (
    Fact,
    in_range,
    refuse_unless,
    verify_owner,
)
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.owners import SHADOW
from companion.games.tapestry.state import (
    OUTPOST,
    PRINTED,
    UNKNOWN_TILE,
    MapToken,
    State,
    Territory,
)
from companion.games.tapestry.turn.neighbours import bot_owners

ROTATIONS, MOST_TOKENS = 6, 4


@dataclass(frozen=True, slots=True)
class Hex(Fact):
    """A hex holds this tile (none, unknown, its number), turned so, and these tokens."""

    place: str
    tile: int | None = None
    rotation: int = 0
    tokens: tuple[MapToken, ...] = ()

    @classmethod
    def now(cls, state: State, place: str) -> Hex:
        """As it is believed."""
        here = state.map[place]
        return cls(place, here.tile, here.rotation, here.tokens)

    def with_outpost(self, owner: str) -> Hex:
        """One more of somebody's; R-conq-6: those of the Shadow Empire lie toppled."""
        return replace(self, tokens=(*self.tokens, MapToken(owner, toppled=owner == SHADOW)))

    def turned(self, at: int) -> Hex:
        """One of the tokens is toppled, or set up again."""
        token = self.tokens[at]
        return self._with(at, replace(token, toppled=not token.toppled))

    def without(self, at: int) -> Hex:
        """One of the tokens is not there after all."""
        return self._with(at)

    def _with(self, at: int, *instead: MapToken) -> Hex:
        return replace(self, tokens=(*self.tokens[:at], *instead, *self.tokens[at + 1 :]))

    def verify(self, state: State) -> None:
        here = state.map.get(self.place)
        if here is None:
            raise RuleBroken("tapestry.broken.no_such_hex", hex=self.place)
        refuse_unless((here.tile == 0) == (self.tile == 0), place_name(state, self.place))
        if self.tile not in (None, PRINTED, UNKNOWN_TILE):
            self._verify_tile(state, self.tile or 0)
        if self.tile is None and self.tokens:
            raise RuleBroken("tapestry.broken.tokens_need_land")
        in_range(0, ROTATIONS - 1, self.rotation)
        in_range(0, MOST_TOKENS, len(self.tokens))
        for token in self.tokens:
            verify_owner(state, token.owner)
            stands = token.owner == SHADOW and token.kind == OUTPOST and not token.toppled
            lies = token in here.tokens
            refuse_unless(lies or not stands, place_name(state, self.place))
        self._verify_outposts(state)

    def _verify_tile(self, state: State, tile: int) -> None:
        if tile not in content.territory_tiles():
            raise RuleBroken("tapestry.broken.out_of_range", low=1, most=48)
        lies = next((key for key, here in state.map.items() if here.tile == tile), self.place)
        if holders.reserved_by(state, holders.TILE, str(tile)):
            raise RuleBroken("tapestry.broken.tile_elsewhere")
        if lies != self.place:
            raise RuleBroken("tapestry.broken.tile_already_placed", hex=place_name(state, lies))

    def _verify_outposts(self, state: State) -> None:
        people = (me.outposts for me in self.put(state).players.values())
        if any(left < 0 for left in (*people, *self._left_of_bots(state).values())):
            raise RuleBroken("tapestry.broken.no_outpost")

    def _left_of_bots(self, state: State) -> dict[str, int]:
        """The outposts that bots can still place, where that changes."""
        was, now = _kinds(state.map[self.place].tokens), _kinds(self.tokens)
        left = state.bots.outposts_left if state.bots else {}
        fewer = {bot: now[(bot, OUTPOST)] - was[(bot, OUTPOST)] for bot in bot_owners(state)}
        return {bot: left.get(bot, 0) - n for bot, n in fewer.items() if n}

    def put(self, state: State) -> State:
        before = state.map[self.place]
        changed = hex_with(state, self.place, Territory(self.tile, self.rotation, self.tokens))
        was, now = _kinds(before.tokens), _kinds(self.tokens)
        for player, me in state.players.items():
            if back := was[(player, OUTPOST)] - now[(player, OUTPOST)]:
                changed = player_with(changed, player, outposts=me.outposts + back)
        if self.tile == before.tile:
            return changed
        return _tile_found(_tile_back(changed, before.tile), self.tile)

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        was, now = _kinds(step.state.map[self.place].tokens), _kinds(self.tokens)
        left_of_bots = sorted(self._left_of_bots(step.state).items())
        bots = [BotsCorrected(f"outposts.{bot}", left, self.note) for bot, left in left_of_bots]
        in_order: list[Fact | Event[State]] = [*bots, self] if now - was else [self, *bots]
        yield from in_order
        for owner, kind in (was - now).elements():
            if owner in step.state.players and places.is_figure(kind):
                yield PieceWaits(owner, kind)

    def label(self, state: State) -> Message:
        return Message("tapestry.label.correct_hex", hex=place_name(state, self.place))


def _kinds(tokens: Iterable[MapToken]) -> Counter[tuple[str, str]]:
    """What stands on a hex, whichever way up."""
    return Counter((token.owner, token.kind) for token in tokens)


def _tile_back(state: State, tile: int | None) -> State:
    """A tile that is not there after all is in the bag."""
    return put_under(state, "territory", str(tile)) if tile and tile > 0 else state


def _tile_found(state: State, tile: int | None) -> State:
    """A tile that lies there is in no supply and not in the bag."""
    if not tile or tile < 0:
        return state
    for player, me in state.players.items():
        if tile in me.tiles:
            state = player_with(state, player, tiles=without(me.tiles, tile))
    return taken_from(state, "territory", str(tile))
