"""Values set by hand, with a note. The table is the truth."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.games.tapestry.change import (
    hex_with,
    player_replaced,
    player_with,
    put,
    put_on_discard,
    put_under,
    taken_from,
    without,
)
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.player import Player, PointLine, Tech
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, UNKNOWN, MapToken, State, Territory

CORRECTION = "correction"


@dataclass(frozen=True, slots=True)
class NumberCorrected(SeenOnTable):
    """A number of a player was set by hand."""

    player: str
    what: str
    """points, resource.coin, building.farm, outposts, income_turns, rows, columns."""
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        kind, _, which = self.what.partition(".")
        return player_replaced(state, self._corrected(me, kind, which, state.turn_number))

    def _corrected(self, me: Player, kind: str, which: str, turn: int) -> Player:
        match kind:
            case "points":
                line = PointLine(CORRECTION, turn, self.value - me.score, self.note, me.era)
                return replace(me, points=(*me.points, line))
            case "resource":
                return replace(me, resources=put(me.resources, which, self.value))
            case "building":
                return replace(me, buildings=put(me.buildings, which, self.value))
            case "outposts":
                return replace(
                    me, elsewhere=me.elsewhere + me.outposts - self.value, outposts=self.value
                )
            case "income_turns":
                return replace(me, income_turns=self.value)
            case "rows":
                return replace(me, capital=replace(me.capital, rows_counted=self.value))
            case "columns":
                return replace(me, capital=replace(me.capital, columns_counted=self.value))
        raise AssertionError(f"nothing to correct: {self.what}")


@dataclass(frozen=True, slots=True)
class TokensCorrected(SeenOnTable):
    """An owner's tokens on a track stand on these spaces."""

    owner: str
    track: str
    spaces: tuple[int, ...]
    completed: bool = False
    note: str = ""

    def apply(self, state: State) -> State:
        mine = put(state.tracks[self.owner], self.track, self.spaces)
        moved = replace(state, tracks=put(state.tracks, self.owner, mine))
        done = [track for track in state.completed.get(self.owner, ()) if track != self.track]
        if self.completed or LAST_SPACE in self.spaces:
            done.append(self.track)
        return replace(
            moved,
            completed=put(state.completed, self.owner, tuple(done)),
            departed=put(state.departed, self.owner, self._departed(state)),
        )

    def _departed(self, state: State) -> tuple[str, ...]:
        """Completed with no token left beyond the start: it departed by AI Singularity."""
        before = state.departed.get(self.owner, ())
        others = tuple(track for track in before if track != self.track)
        gone = self.track in before or not any(self.spaces)
        return (*others, self.track) if self.completed and gone else others


@dataclass(frozen=True, slots=True)
class HexCorrected(SeenOnTable):
    """What lies on a hex was set by hand; outposts go back to, or come from, their supplies."""

    place: str
    tile: int | None
    rotation: int
    tokens: tuple[MapToken, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        before = state.map[self.place]
        changed = hex_with(state, self.place, Territory(self.tile, self.rotation, self.tokens))
        for player, me in state.players.items():
            moved = _outposts(before.tokens, player) - _outposts(self.tokens, player)
            if moved:
                changed = player_with(changed, player, outposts=me.outposts + moved)
        if self.tile == before.tile:
            return changed
        return _tile_found(_tile_back(changed, before.tile), self.tile)


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


def _outposts(tokens: tuple[MapToken, ...], owner: str) -> int:
    return sum(token.owner == owner and token.kind == OUTPOST for token in tokens)


@dataclass(frozen=True, slots=True)
class TechsCorrected(SeenOnTable):
    """A player's technologies and their rows were set by hand."""

    player: str
    techs: tuple[Tech, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        before = {tech.card for tech in state.players[self.player].techs}
        after = {tech.card for tech in self.techs}
        changed = player_with(state, self.player, techs=self.techs)
        offer = tuple(card for card in state.tech_offer if card not in after)
        changed = replace(changed, tech_offer=offer)
        for card in sorted(after - before):
            changed = taken_from(changed, "tech", card)
        for card in sorted(before - after):
            changed = put_on_discard(changed, "tech", card)
        return changed


@dataclass(frozen=True, slots=True)
class HandCorrected(SeenOnTable):
    """A player's tapestries in hand, or tiles in the supply, were set by hand."""

    player: str
    what: str
    """hand, tiles, space_tiles."""
    items: tuple[str, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        if self.what == "hand":
            return self._hand(state)
        deck = "territory" if self.what == "tiles" else "space"
        before: tuple[int, ...] = getattr(state.players[self.player], self.what)
        numbers = tuple(int(item) for item in self.items)
        changed = player_with(state, self.player, **{self.what: numbers})
        for tile in before:
            if tile > 0 and tile not in numbers:
                changed = put_under(changed, deck, str(tile))
        return self._taken(changed, deck)

    def _hand(self, state: State) -> State:
        """A named tapestry that is not in hand after all lies on the discard pile."""
        before = state.players[self.player].hand
        changed = self._taken(player_with(state, self.player, hand=self.items), "tapestry")
        for card in dict.fromkeys(before):
            if card != UNKNOWN and card not in self.items:
                changed = put_on_discard(changed, "tapestry", card)
        return changed

    def _taken(self, state: State, deck: str) -> State:
        for item in self.items:
            state = taken_from(state, deck, item)
        return state


@dataclass(frozen=True, slots=True)
class LandmarkCorrected(SeenOnTable):
    """A landmark has another owner, or none when empty."""

    landmark: str
    owner: str
    track: str = ""
    space: int = 0
    note: str = ""

    def apply(self, state: State) -> State:
        owners = {one: who for one, who in state.landmarks.items() if one != self.landmark}
        if self.owner:
            owners[self.landmark] = self.owner
        changed = replace(state, landmarks=owners)
        if not self.track:
            return changed
        spaces = {space for space in state.claimed.get(self.track, ()) if space != self.space}
        if self.owner:
            spaces.add(self.space)
        return replace(changed, claimed=put(state.claimed, self.track, tuple(sorted(spaces))))


@dataclass(frozen=True, slots=True)
class LandmarkLifted(SeenOnTable):
    """A landmark stands nowhere any more: in the capital, on a card, a mat or the map."""

    landmark: str
    holder: str
    note: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.holder]
        placed = tuple(one for one in me.capital.placed if one.piece != self.landmark)
        bare = (replace(t, landmark="") if t.landmark == self.landmark else t for t in me.techs)
        lifted = replace(
            me,
            capital=replace(me.capital, placed=placed),
            waiting=without(me.waiting, self.landmark),
            techs=tuple(bare),
            aside=tuple(one for one in me.aside if one.piece != self.landmark),
            collected=tuple(one for one in me.collected if one.item != self.landmark),
        )
        return self._off_the_map(player_replaced(state, lifted))

    def _off_the_map(self, state: State) -> State:
        for key, here in state.map.items():
            kept = tuple(token for token in here.tokens if token.kind != self.landmark)
            if kept != here.tokens:
                state = hex_with(state, key, replace(here, tokens=kept))
        return state


@dataclass(frozen=True, slots=True)
class AchievementCorrected(SeenOnTable):
    """Who holds the places of an achievement was set by hand."""

    achievement: str
    owners: tuple[str, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        held = put(state.achievements, self.achievement, self.owners)
        return replace(state, achievements=held)


@dataclass(frozen=True, slots=True)
class OfferCorrected(SeenOnTable):
    """The face-up technologies or masterpieces are these."""

    what: str
    """tech or masterpiece."""
    cards: tuple[str, ...]
    note: str = ""

    def apply(self, state: State) -> State:
        field = f"{self.what}_offer"
        before: tuple[str, ...] = getattr(state, field)
        changed = replace(state, **{field: self.cards})  # type: ignore[arg-type]
        for card in self.cards:
            changed = taken_from(changed, self.what, card)
        for card in before:
            if card not in self.cards:
                changed = put_on_discard(changed, self.what, card)
        return changed


EVENTS = (
    NumberCorrected,
    TokensCorrected,
    HexCorrected,
    TechsCorrected,
    HandCorrected,
    LandmarkCorrected,
    LandmarkLifted,
    AchievementCorrected,
    OfferCorrected,
)
