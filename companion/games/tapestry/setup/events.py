"""What happens before the first turn: dealt, kept, ticked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.core.act import BOTTOM, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, put
from companion.games.tapestry.dealt import LOOKED_AT, landmark_cards
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import Cell
from companion.games.tapestry.state import State


def _dealt(state: State, player: str, **changes: Any) -> State:
    """The table with something changed in what a player was dealt."""
    mine = replace(state.setup.of(player), **changes)
    return _with(state, dealt=put(state.setup.dealt, player, mine))


def _to_choose_from(back: str, deck: str, player: str, things: tuple[str, ...]) -> tuple[Act, ...]:
    """Drawn, to be looked at."""
    ends = places.deck_of(deck), places.of(player, LOOKED_AT)
    return tuple(Act(Verb.DRAW, places.named(back, thing), 1, *ends) for thing in things)


def _with(state: State, **changes: Any) -> State:
    return replace(state, setup=replace(state.setup, **changes))


@dataclass(frozen=True, slots=True)
class CapitalsDealt(Event[State]):
    """A player looks at these capital mats."""

    player: str
    capitals: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, capitals=self.capitals)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return _to_choose_from(places.CAPITAL, "capital", self.player, self.capitals)


@dataclass(frozen=True, slots=True)
class CapitalKept(Event[State]):
    """A player keeps a capital mat; `start` is the hex of the two first outposts."""

    player: str
    capital: str
    start: str
    grid: tuple[str, ...] = ()
    """Its plots as the owner typed them, where no source shows them."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        seated = player_with(
            state,
            self.player,
            capital=replace(me.capital, mat=self.capital, grid=self.grid),
            start=self.start,
        )
        return _dealt(seated, self.player, capital=self.capital)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The others leave the game."""
        source, mine = places.of(self.player, LOOKED_AT), places.of(self.player, "capital_mat")
        others = (mat for mat in before.setup.of(self.player).capitals if mat != self.capital)
        keep = Act(Verb.TAKE, places.named(places.CAPITAL, self.capital), 1, source, mine)
        aside = places.discard_of("capital")
        back = (
            Act(Verb.RETURN, places.named(places.CAPITAL, one), 1, source, aside) for one in others
        )
        return (keep, *back)


@dataclass(frozen=True, slots=True)
class CivilizationsDealt(Event[State]):
    """A player looks at these civilizations."""

    player: str
    civilizations: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, civilizations=self.civilizations)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return _to_choose_from(places.CIVILIZATION, "civilization", self.player, self.civilizations)


@dataclass(frozen=True, slots=True)
class CivilizationKept(Event[State]):
    """A player keeps a civilization, the others go back to the pile."""

    player: str
    civilization: str

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, civilization=self.civilization)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, mine = places.of(self.player, LOOKED_AT), places.of(self.player, "civilizations")
        others = (m for m in before.setup.of(self.player).civilizations if m != self.civilization)
        keep = Act(Verb.TAKE, places.named(places.CIVILIZATION, self.civilization), 1, source, mine)
        pile = places.deck_of("civilization") + BOTTOM
        mats = (places.named(places.CIVILIZATION, one) for one in others)
        return (keep, *(Act(Verb.RETURN, mat, 1, source, pile) for mat in mats))


@dataclass(frozen=True, slots=True)
class LandmarkCardsDealt(Event[State]):
    """A player looks at these landmark cards, the other players' rest."""

    player: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        return _dealt(state, self.player, landmark_cards=self.cards)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Drawn, or passed on by whoever chose before."""
        where, target = landmark_cards(before), places.of(self.player, LOOKED_AT)
        if not where:
            return _to_choose_from(places.LANDMARK_CARD, "landmark_card", self.player, self.cards)
        cards = ((places.named(places.LANDMARK_CARD, card), where[card]) for card in self.cards)
        return tuple(Act(Verb.GIVE, card, 1, source, target) for card, source in cards)


@dataclass(frozen=True, slots=True)
class LandmarkCardKept(Event[State]):
    """A player keeps a landmark card and passes the others on."""

    player: str
    card: str
    condition: str = ""

    def apply(self, state: State) -> State:
        kept = _dealt(
            state, self.player, landmark_card=self.card, landmark_condition=self.condition
        )
        return player_with(kept, self.player, landmark_card=self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.of(self.player, LOOKED_AT), places.of(self.player, "landmark_card")
        return (Act(Verb.TAKE, places.named(places.LANDMARK_CARD, self.card), 1, *ends),)


@dataclass(frozen=True, slots=True)
class BotLandmarkCardSet(Event[State]):
    """Solo: the card that was not kept is the Automa's."""

    card: str

    def apply(self, state: State) -> State:
        return _with(state, bot_landmark_card=self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = landmark_cards(before)[self.card], places.of(AUTOMA, "landmark_card")
        return (Act(Verb.GIVE, places.named(places.LANDMARK_CARD, self.card), 1, source, target),)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Bookkeeping[State]):
    """Chance chose who begins."""

    seat: str

    def apply(self, state: State) -> State:
        return _with(state, first_player=self.seat)


@dataclass(frozen=True, slots=True)
class ItemTicked(Bookkeeping[State]):
    """An item of the checklist was ticked, or the tick taken back."""

    item: str
    ticked: bool = True

    def apply(self, state: State) -> State:
        others = tuple(item for item in state.setup.ticked if item != self.item)
        return _with(state, ticked=(*others, self.item) if self.ticked else others)


@dataclass(frozen=True, slots=True)
class CubeBlocked(Event[State]):
    """A rebalancing put a cube on a plot: it is impassable now."""

    player: str
    plot: Cell

    def apply(self, state: State) -> State:
        capital = state.players[self.player].capital
        changed = replace(capital, cubes=(*capital.cubes, self.plot))
        return player_with(state, self.player, capital=changed)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        target = places.capital_place(self.player, (self.plot,))
        return (Act(Verb.LAY, places.TOKEN, 1, places.SUPPLY, target, self.player),)


@dataclass(frozen=True, slots=True)
class LossesOwed(Bookkeeping[State]):
    """A rebalancing takes these resources at the end of the first income turn."""

    player: str
    losses: tuple[str, ...]

    def apply(self, state: State) -> State:
        return player_with(state, self.player, losses=self.losses)


@dataclass(frozen=True, slots=True)
class SetUpFinished(Bookkeeping[State]):
    """Everything lies where it should."""

    def apply(self, state: State) -> State:
        return _with(state, finished=True)
