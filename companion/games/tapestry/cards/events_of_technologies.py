"""What happens to technologies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, put_on_discard, taken_from, without
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import OUT, Deck, State


@dataclass(frozen=True, slots=True)
class TechInvented(Event[State]):
    """A technology lies in a player's bottom row."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        offer = without(state.tech_offer, self.card)
        gone = replace(taken_from(state, "tech", self.card), tech_offer=offer)
        techs = (*state.players[self.player].techs, Tech(self.card))
        return player_with(gone, self.player, techs=techs)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """From the offer, the deck, or the discards by leave of a mat."""
        source = _source(before, self.card)
        verb = Verb.DRAW if source == places.deck_of("tech") else Verb.TAKE
        return (
            Act(verb, places.card("tech", self.card), 1, source, places.tech_row(self.player, 0)),
        )


@dataclass(frozen=True, slots=True)
class TechOffered(Event[State]):
    """A technology lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "tech", self.card)
        return replace(gone, tech_offer=(*gone.tech_offer, self.card))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.deck_of("tech"), places.offer_of("tech")
        return (Act(Verb.DRAW, places.card("tech", self.card), 1, source, target),)


@dataclass(frozen=True, slots=True)
class TechOfferDiscarded(Event[State]):
    """The face-up technologies went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, tech_offer=())
        for card in state.tech_offer:
            empty = put_on_discard(empty, "tech", card)
        return empty

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.offer_of("tech"), places.discard_of("tech")
        cards = (places.card("tech", card) for card in before.tech_offer)
        return tuple(Act(Verb.DISCARD, card, 1, source, target) for card in cards)


@dataclass(frozen=True, slots=True)
class TechUpgraded(Event[State]):
    """A technology went up a row."""

    player: str
    card: str
    row: int

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, row=self.row)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        mine = _tech_of(before, self.player, self.card)
        ends = places.tech_row(self.player, mine.row), places.tech_row(self.player, self.row)
        piece, face = places.card("tech", self.card), places.used(mine.used)
        return (Act(Verb.MOVE, piece, 1, *ends, face=face),)


@dataclass(frozen=True, slots=True)
class TechTurnedOver(Event[State]):
    """A single-use technology was used and lies face down."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, used=True)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        mine = _tech_of(before, self.player, self.card)
        piece, place = places.card("tech", self.card), places.tech_row(self.player, mine.row)
        return () if mine.used else (Act(Verb.TURN, piece, 1, place, face=places.USED),)


@dataclass(frozen=True, slots=True)
class TechDiscarded(Event[State]):
    """A technology left a player's capital for the discard pile, with a landmark on it."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        mine = state.players[self.player].techs
        kept = tuple(tech for tech in mine if tech.card != self.card)
        gone = player_with(state, self.player, techs=kept)
        with_it = {t.landmark: OUT for t in mine if t.card == self.card and t.landmark}
        gone = replace(gone, landmarks={**gone.landmarks, **with_it})
        return put_on_discard(gone, "tech", self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        mine = _tech_of(before, self.player, self.card)
        source, target = places.tech_row(self.player, mine.row), places.discard_of("tech")
        card = Act(Verb.DISCARD, places.card("tech", self.card), 1, source, target)
        return (
            card,
            *_with_landmark(mine, places.on_tech(self.player, self.card), places.OUT_OF_GAME),
        )


@dataclass(frozen=True, slots=True)
class LandmarkOffTech(Event[State]):
    """A landmark left a technology that goes to somebody else: it waits beside the capital."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        techs = state.players[self.player].techs
        bare = tuple(replace(t, landmark="") if t.card == self.card else t for t in techs)
        return player_with(state, self.player, techs=bare)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        mine = _tech_of(before, self.player, self.card)
        ends = places.on_tech(self.player, self.card), places.of(self.player, "waiting")
        return _with_landmark(mine, *ends)


@dataclass(frozen=True, slots=True)
class TechTaken(Event[State]):
    """A technology went from its owner's rows to another player's bottom row."""

    player: str
    owner: str
    card: str

    def apply(self, state: State) -> State:
        theirs = state.players[self.owner].techs
        taken = next(tech for tech in theirs if tech.card == self.card)
        kept = tuple(tech for tech in theirs if tech.card != self.card)
        gone = player_with(state, self.owner, techs=kept)
        mine = (*gone.players[self.player].techs, replace(taken, row=0))
        return player_with(gone, self.player, techs=mine)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """A landmark on it goes with it."""
        theirs = _tech_of(before, self.owner, self.card)
        ends = places.tech_row(self.owner, theirs.row), places.tech_row(self.player, 0)
        card = Act(
            Verb.TAKE, places.card("tech", self.card), 1, *ends, face=places.used(theirs.used)
        )
        on = (places.on_tech(who, self.card) for who in (self.owner, self.player))
        return (card, *_with_landmark(theirs, *on))


def _tech_of(state: State, player: str, card: str) -> Tech:
    return next(tech for tech in state.players[player].techs if tech.card == card)


def _source(before: State, card: str) -> str:
    """Where a technology comes from that is invented."""
    pile = before.decks.get("tech", Deck())
    if card in before.tech_offer:
        return places.offer_of("tech")
    thrown = card in pile.discard and card not in pile.cards
    return places.discard_of("tech") if thrown else places.deck_of("tech")


def _with_landmark(tech: Tech, source: str, target: str) -> tuple[Act, ...]:
    """The landmark that stands on a technology."""
    piece = places.figure(tech.landmark)
    return (Act(Verb.MOVE, piece, 1, source, target),) if tech.landmark else ()


def _tech_with(state: State, player: str, card: str, **changes: int) -> State:
    techs = tuple(
        replace(tech, **changes) if tech.card == card else tech  # type: ignore[arg-type]  # by name
        for tech in state.players[player].techs
    )
    return player_with(state, player, techs=techs)
