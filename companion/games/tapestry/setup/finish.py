"""Who begins, the ticks of the checklist, and the end of the set-up."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.cards.events_of_masterpieces import MasterpieceOffered
from companion.games.tapestry.cards.events_of_piles import PileShuffled
from companion.games.tapestry.cards.events_of_technologies import TechOffered
from companion.games.tapestry.chance import (
    BOTS_DICE,
    MASTERPIECES,
    OFFER,
    OWN_DICE,
    TAPESTRIES,
    kind_of,
)
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.setup import gifts, rebalancing
from companion.games.tapestry.setup.checklist import called
from companion.games.tapestry.setup.checks import setting_up
from companion.games.tapestry.setup.events import FirstPlayerChosen, ItemTicked, SetUpFinished
from companion.games.tapestry.setup.landmark_cards import used
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.tracks.cost import costs_of_tracks
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.events import PlayBegan
from companion.games.tapestry.turn.mats import powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.reasons import given_by
from companion.games.tapestry.turn.turn import Turn

OFFERED = 3
SHUFFLED = ("tech", "tapestry", "territory", "space", "civilization", "masterpiece")


@dataclass(frozen=True, slots=True)
class ChooseFirstPlayer(Command[State]):
    """Chance says who begins; bots are one of the seats."""

    def verify(self, state: State) -> None:
        setting_up(state)
        if state.setup.first_player:
            raise RuleBroken("tapestry.setup.drawn_already")

    def carry_out(self, step: Step[State]) -> None:
        seats = step.shuffle("first_player.order", step.state.order)
        text = Message("tapestry.setup.ask.first_player")
        kind = BOTS_DICE if step.state.bots else OWN_DICE
        seat = step.draw("first_player", seats, text, lambda s: seat_name(step.state, s), kind)
        step.record(FirstPlayerChosen(seat))

    def label(self, entry: Entry[State]) -> Message:
        first = entry.after.setup.first_player
        if not first:
            return called(entry.before.options, "first_player")
        return Message("tapestry.setup.did.first_player", seat=seat_name(entry.after, first))


@dataclass(frozen=True, slots=True)
class TickItem(Command[State]):
    """An item of the checklist lies where it should, or does not after all."""

    item: str
    ticked: bool = True

    def verify(self, state: State) -> None:
        setting_up(state)

    def carry_out(self, step: Step[State]) -> None:
        step.record(ItemTicked(self.item, self.ticked))

    def label(self, entry: Entry[State]) -> Message:
        item = called(entry.before.options, self.item.partition(":")[0])
        if self.ticked:
            return Message("tapestry.setup.did.tick", item=item)
        return Message("tapestry.setup.did.untick", item=item)


@dataclass(frozen=True, slots=True)
class FinishSetUp(Command[State]):
    """Everything is drawn and kept: shuffle, rebalance, begin."""

    def verify(self, state: State) -> None:
        setting_up(state)
        if reason := missing(state):
            raise RuleBroken(reason.key, **reason.params)

    def carry_out(self, step: Step[State]) -> None:
        shuffle(step)
        costs_of_tracks(Turn(step, next(iter(step.state.players))))
        for player in step.state.players:
            start(Turn(step, player))
        step.record(SetUpFinished())
        step.record(PlayBegan(step.state.setup.first_player))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.setup.did.finish")


def missing(state: State) -> Message | None:
    """What is still to be drawn, chosen or kept before the first turn."""
    for player in state.players.values():
        dealt, who = state.setup.of(player.id), seat_name(state, player.id)
        if not dealt.capital:
            return Message("tapestry.setup.missing.capital", player=who)
        if not dealt.civilization:
            return Message("tapestry.setup.missing.civilization", player=who)
        if used(state) and not dealt.landmark_card:
            return Message("tapestry.setup.missing.landmark_card", player=who)
    if not state.setup.first_player:
        return Message("tapestry.setup.missing.first_player")
    if state.bots is not None and not state.bots.favourites:
        return Message("tapestry.setup.missing.bots")
    return None


def seat_name(state: State, seat: str) -> Message:
    """A person by name, or by number where nobody typed a name."""
    if seat == BOTS:
        return word("owner", "bots")
    typed = state.players[seat].name
    number = [person.id for person in state.options.participants].index(seat) + 1
    if typed:
        return Message("tapestry.setup.person", name=typed)
    return Message("tapestry.setup.person_number", number=number)


def shuffle(step: Step[State]) -> None:
    """General set-up, 2-5: the app's cards are shuffled, three technologies lie open."""
    if step.by_app(TAPESTRIES):
        kept.meet_all(step)
    for deck in SHUFFLED:
        if step.by_app(kind_of(deck)):
            cards = step.state.decks[deck].cards
            step.record(PileShuffled(deck, step.shuffle(f"shuffle.{deck}", cards)))
    if step.by_app(OFFER):
        for card in step.state.decks["tech"].cards[:OFFERED]:
            step.record(TechOffered(card))
    if step.by_app(MASTERPIECES):
        for card in step.state.decks["masterpiece"].cards[:OFFERED]:
            step.record(MasterpieceOffered(card))


def start(turn: Turn) -> None:
    """Set-up of the players, F and G: what the mat gives, then the rebalancing."""
    civilization = turn.state.setup.of(turn.player).civilization
    people = content.civilization(civilization)
    change = rebalancing.change_for(turn.state, civilization)
    if not (change and change.no_start_gain):
        verbs.gain_all(turn, people.start, "civilization", civilization)
    gifts.give(turn, people.opponents_gain)
    if people.start_told and not (change and change.told):
        turn.tell(word("civilization_start", civilization), icon="card")
    for power in powers(turn):
        with given_by(turn, "civilization", power.id):
            power.start()
    rebalancing.apply(turn, civilization)
