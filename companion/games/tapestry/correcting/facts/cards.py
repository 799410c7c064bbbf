"""Technologies, what is held, and what lies face up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from companion.core.event import Event
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.change import player_with, put_under, without
from companion.games.tapestry.city.events import PieceWaits
from companion.games.tapestry.correcting import holders
from companion.games.tapestry.correcting.facts.fact import (
    Fact,
    OfPlayer,
    all_different,
    exchanged,
    in_play,
    refuse_unless,
)
from companion.games.tapestry.known import copies_in_play
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, State
from companion.games.tapestry.turn.allowed import verify_tapestries
from companion.games.tapestry.turn.names import card_name, player_name, thing_name

TOP_ROW, FACE_UP = 2, 3
DECKS = {"hand": "tapestry", "tiles": "territory", "space_tiles": "space"}
"""What can be held, and the deck that it comes from."""


@dataclass(frozen=True, slots=True)
class Techs(OfPlayer):
    """These technologies lie before a person, in these rows, with these landmarks on them."""

    CALLED = thing_name("tech_card")
    techs: tuple[Tech, ...]

    @classmethod
    def now(cls, state: State, player: str) -> Techs:
        """As it is believed."""
        return cls(player, state.players[player].techs)

    def with_card(self, card: str, row: int) -> Techs:
        """One more, or one that is there already, in this row."""
        if all(tech.card != card for tech in self.techs):
            return replace(self, techs=(*self.techs, Tech(card, row)))
        moved = (replace(one, row=row) if one.card == card else one for one in self.techs)
        return replace(self, techs=tuple(moved))

    def turned(self, card: str) -> Techs:
        """One of them shows its other side."""
        other = (replace(t, used=not t.used) if t.card == card else t for t in self.techs)
        return replace(self, techs=tuple(other))

    def without(self, card: str) -> Techs:
        """One of them is not there after all."""
        return replace(self, techs=tuple(tech for tech in self.techs if tech.card != card))

    def more(self, state: State) -> tuple[str, ...]:
        """What lies before nobody: the face-up ones first, one that nobody names, the others."""
        mine = {tech.card for tech in self.techs}
        for other in self.others(state):
            mine |= {tech.card for tech in other.techs}
        for me in state.players.values():
            mine |= set(me.reserved(holders.TECH))
        taken = {tech.card for me in state.players.values() for tech in me.techs}
        unnamed = next(f"{UNKNOWN}.{n}" for n in count(1) if f"{UNKNOWN}.{n}" not in taken)
        others = in_play(state, content.techs()) - mine
        offered = [card for card in state.tech_offer if card in others]
        return (*offered, unnamed, *sorted(others.difference(offered)))

    def check(self, state: State) -> None:
        cards = [tech.card for tech in self.techs]
        mine = {tech.card for tech in state.players[self.player].techs}
        named = {card for card in cards if not card.startswith(UNKNOWN)}
        known = in_play(state, content.techs()) | mine
        refuse_unless(named <= known and all_different(cards), self.CALLED)
        if not all(0 <= tech.row <= TOP_ROW for tech in self.techs):
            raise RuleBroken("tapestry.broken.no_such_row")
        for card in filter(named.__contains__, cards):
            reserved = holders.reserved_by(state, holders.TECH, card)
            holder = reserved or holders.of_tech(state, card)
            if reserved or holder not in ("", self.player):
                whose, name = player_name(state, holder), card_name("tech", card)
                raise RuleBroken("tapestry.broken.card_elsewhere", card=name, player=whose)

    def put(self, state: State) -> State:
        before = {tech.card for tech in state.players[self.player].techs}
        after = {tech.card for tech in self.techs}
        offer = tuple(card for card in state.tech_offer if card not in after)
        changed = replace(player_with(state, self.player, techs=self.techs), tech_offer=offer)
        return exchanged(changed, "tech", sorted(after - before), sorted(before - after))

    def comes_to(self, step: Step[State]) -> Iterator[Fact | Event[State]]:
        before = {tech.landmark for tech in step.state.players[self.player].techs} - {""}
        yield self
        for landmark in sorted(before - {tech.landmark for tech in self.techs}):
            yield PieceWaits(self.player, landmark)


@dataclass(frozen=True, slots=True)
class Hand(OfPlayer):
    """A person holds these tapestries or tiles: `what` is one of DECKS."""

    what: str
    items: tuple[str, ...]

    @classmethod
    def now(cls, state: State, player: str, what: str) -> Hand:
        """As it is believed."""
        return cls(player, what, tuple(map(str, getattr(state.players[player], what))))

    @property
    def ids(self) -> tuple[str, ...]:
        """Which ones."""
        return self.items

    def more(self, state: State) -> tuple[str, ...]:
        """What may be held of the kind; one that nobody names first."""
        hand = self.what == "hand"
        unnamed, *named = tapestries_in_play(state) if hand else may_hold(self.what)
        lying = set() if hand else self._lying(state)
        more = self.with_card(unnamed).put(state).missing(DECKS[self.what])
        one = (unnamed,) if more <= state.missing(DECKS[self.what]) else ()
        return *one, *(item for item in named if item not in lying)

    def _lying(self, state: State) -> set[str]:
        """Tiles that lie face up somewhere."""
        held = {str(one) for me in state.players.values() for one in getattr(me, self.what)}
        held |= {str(here.tile) for here in state.map.values()} if self.what == "tiles" else set()
        return held - {str(UNKNOWN_TILE)}

    def with_card(self, item: str) -> Hand:
        """One more."""
        return replace(self, items=(*self.items, item))

    def without(self, item: str) -> Hand:
        """One of them is not there after all."""
        return replace(self, items=without(self.items, item))

    def check(self, state: State) -> None:
        known = {*may_hold(self.what), *(state.taught if self.what == "hand" else ())}
        refuse_unless(set(self.items) <= known and self.what in DECKS)
        if self.what == "hand":
            verify_tapestries(state, self.player, self.items, state.players[self.player].hand)
        else:
            self._verify_tiles(state)
        deck = DECKS[self.what]
        refuse_unless(self.put(state).missing(deck) <= state.missing(deck))

    def _verify_tiles(self, state: State) -> None:
        """A tile is in one place only."""
        named = [item for item in self.items if item != str(UNKNOWN_TILE)]
        gone = {str(here.tile) for here in state.map.values()} if self.what == "tiles" else set()
        for other in self.others(state):
            gone |= set(map(str, getattr(other, self.what)))
        for me in state.players.values():
            gone |= set(me.reserved(holders.TILE if self.what == "tiles" else holders.SPACE_TILE))
        if not all_different(named) or gone & set(named):
            raise RuleBroken("tapestry.broken.tile_elsewhere")

    def put(self, state: State) -> State:
        """A named tapestry that is not held after all lies on the discard pile."""
        before = Hand.now(state, self.player, self.what).items
        gone = [one for one in dict.fromkeys(before) if one not in self.items]
        if self.what == "hand":
            changed = player_with(state, self.player, hand=self.items)
            discarded = [card for card in gone if card != UNKNOWN]
            return exchanged(changed, "tapestry", self.items, discarded)
        tiles = tuple(map(int, self.items))
        changed = player_with(state, self.player, **{self.what: tiles})
        back = [tile for tile in gone if int(tile) > 0]
        return exchanged(changed, DECKS[self.what], self.items, back, put_under)

    def label(self, state: State) -> Message:
        player, what = player_name(state, self.player), Message(f"tapestry.corrected.{self.what}")
        return Message("tapestry.label.correct_things", player=player, what=what)


def tapestries_in_play(state: State) -> tuple[str, ...]:
    """One that nobody names first."""
    every = content.tapestries().values()
    there = {one.id for one in every if copies_in_play(state.options, one)}
    return UNKNOWN, *sorted({*there, *state.taught})


def may_hold(what: str) -> tuple[str, ...]:
    """What can be held of a kind, whoever has it; one that nobody names first."""
    match what:
        case "hand":
            return UNKNOWN, *content.tapestries()
        case "tiles":
            return str(UNKNOWN_TILE), *map(str, content.territory_tiles())
        case "space_tiles":
            return str(UNKNOWN_TILE), *map(str, content.space_tiles())
    return ()


@dataclass(frozen=True, slots=True)
class FaceUp(Fact):
    """These lie face up: `what` is "tech" or "masterpiece"."""

    what: str
    cards: tuple[str, ...]

    @classmethod
    def now(cls, state: State, what: str) -> FaceUp:
        """As it is believed."""
        return cls(what, state.tech_offer if what == "tech" else state.masterpiece_offer)

    @property
    def ids(self) -> tuple[str, ...]:
        """Which ones."""
        return self.cards

    def more(self, state: State) -> tuple[str, ...]:
        """What else may lie there, while there is room."""
        if len(self.cards) >= FACE_UP:
            return ()
        return tuple(sorted(self._known(state) - set(self.cards)))

    def with_card(self, card: str) -> FaceUp:
        """One more."""
        return replace(self, cards=(*self.cards, card))

    def without(self, card: str) -> FaceUp:
        """One of them does not lie there after all."""
        return replace(self, cards=without(self.cards, card))

    def _known(self, state: State) -> set[str]:
        if self.what == "tech":
            return in_play(state, content.techs())
        return set(content.masterpieces()) if self.what == "masterpiece" else set()

    def verify(self, state: State) -> None:
        known = self._known(state)
        held = {tech.card for me in state.players.values() for tech in me.techs}
        held |= {card for me in state.players.values() for card in me.masterpieces}
        held |= {card for me in state.players.values() for card in me.reserved(holders.TECH)}
        free = set(self.cards) <= known - held and all_different(self.cards)
        refuse_unless(bool(known) and free and len(self.cards) <= FACE_UP)

    def put(self, state: State) -> State:
        before = FaceUp.now(state, self.what).cards
        changed = replace(state, **{f"{self.what}_offer": self.cards})  # type: ignore[arg-type]  # by name
        gone = (card for card in before if card not in self.cards)
        return exchanged(changed, self.what, self.cards, gone)

    def label(self, state: State) -> Message:
        return Message(f"tapestry.label.correct_offer.{self.what}")
