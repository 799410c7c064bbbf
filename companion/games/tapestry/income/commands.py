"""An income turn, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import flow
from companion.games.tapestry.cards import broadcasting, conditions, tapestries, upgrading
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.cards.moments import in_force
from companion.games.tapestry.city import districts
from companion.games.tapestry.income import income_mat, income_turn, losses, reserve
from companion.games.tapestry.income.events import IncomeTurnBegun
from companion.games.tapestry.once_a_turn import CivilizationUsed, MasterpieceUsed
from companion.games.tapestry.state import LAST_INCOME_TURN, UNKNOWN, Phase, State
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.allowed import verify_phase
from companion.games.tapestry.turn.mats import power_of, powers
from companion.games.tapestry.turn.names import card_name, card_quoted, player_name, word
from companion.games.tapestry.turn.turn import YES, Turn


def _by(entry: Entry[State]) -> Message | str:
    return player_name(entry.before, entry.before.turn)


@dataclass(frozen=True, slots=True)
class TakeIncome(Command[State]):
    """Begin a new era: the first step that this income turn has comes next."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.TURN)
        if state.players[state.turn].income_turns >= LAST_INCOME_TURN:
            raise RuleBroken("tapestry.broken.five_income_turns")

    def carry_out(self, step: Step[State]) -> None:
        player = step.state.turn
        effects.trigger(Turn(step, player), "era_ended")
        step.record(IncomeTurnBegun(player))
        flow.next_step(step, player)

    def label(self, entry: Entry[State]) -> Message:
        number = entry.after.players[entry.before.turn].income_turns
        return Message("tapestry.label.income", player=_by(entry), turn=number)


@dataclass(frozen=True, slots=True)
class UseMasterpiece(Command[State]):
    """Gain what a masterpiece shows: all of them, before the civilizations."""

    card: str
    goes_on: bool = False
    """The last of this step, and the next one comes by itself."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_POWERS)
        if self.card not in income_turn.unused_masterpieces(state, state.turn):
            card = card_name("masterpiece", self.card)
            raise RuleBroken("tapestry.broken.masterpiece", card=card)
        broadcasting.verify_use(state, state.turn, self.card)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        turn.record(MasterpieceUsed(self.card))
        broadcasting.use(turn, turn.player, self.card)
        if self.goes_on:
            _nothing_left(step)

    def label(self, entry: Entry[State]) -> Message:
        card = card_quoted("masterpiece", self.card)
        return Message("tapestry.label.masterpiece", player=_by(entry), card=card)


@dataclass(frozen=True, slots=True)
class UseCivilization(Command[State]):
    """Use a civilization's ability of this income turn."""

    civilization: str
    goes_on: bool = False
    """The last of this step, and the next one comes by itself."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_POWERS)
        if self.civilization not in income_turn.abilities(state, state.turn):
            name = word("civilization", self.civilization)
            raise RuleBroken("tapestry.broken.civilization", civilization=name)
        if income_turn.owed_masterpieces(state, state.turn):
            raise RuleBroken("tapestry.broken.masterpieces_first")

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        turn.record(CivilizationUsed(self.civilization))
        power_of(turn, self.civilization).income()
        if self.goes_on:
            _nothing_left(step)

    def label(self, entry: Entry[State]) -> Message:
        name = word("civilization", self.civilization)
        return Message("tapestry.label.civilization", player=_by(entry), civilization=name)


def _nothing_left(step: Step[State]) -> None:
    """Where every masterpiece and civilization was used there is nothing to wait for."""
    state = step.state
    if state.phase is Phase.INCOME_POWERS and not income_turn.powers_left(state):
        flow.next_step(step, state.turn)


@dataclass(frozen=True, slots=True)
class NextStep(Command[State]):
    """Go on to the next step of the income turn."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_POWERS, Phase.INCOME_UPGRADE)
        in_powers = state.phase is Phase.INCOME_POWERS
        if in_powers and income_turn.owed_masterpieces(state, state.turn):
            raise RuleBroken("tapestry.broken.masterpieces_first")

    def carry_out(self, step: Step[State]) -> None:
        if step.state.phase is Phase.INCOME_POWERS:
            _unused(Turn(step, step.state.turn))
        flow.next_step(step, step.state.turn)

    def label(self, entry: Entry[State]) -> Message:
        if entry.before.phase is Phase.INCOME_UPGRADE:
            return Message("tapestry.label.no_upgrade", player=_by(entry))
        return Message("tapestry.label.powers_done", player=_by(entry))


def _unused(turn: Turn) -> None:
    """Rulebook, income turn step 1: civilizations are used; whoever goes on says so once.

    Whoever does not takes the step back.
    """
    left = income_turn.abilities(turn.state, turn.player)
    if not left:
        return
    names = tuple(word("civilization", one) for one in left)
    text = Message("tapestry.ask.skip_powers", civilizations=names)
    go_on = Option(YES, Message("tapestry.option.yes"), icon="check")
    turn.step.ask(Choice(turn.key("powers.skip"), text, (go_on,)))


@dataclass(frozen=True, slots=True)
class PlayTapestry(Command[State]):
    """Play a card of the hand, an unnamed one by its name; without one, the deck's top."""

    card: str = ""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_TAPESTRY)
        if state.players[state.turn].income_turns >= LAST_INCOME_TURN:
            raise RuleBroken("tapestry.broken.no_tapestry_in_turn_five")
        tapestries.verify_card(state, state.turn, self.card)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        income_turn.enter_era(turn)
        if self.card:
            unnamed = self.card == UNKNOWN
            tapestries.play(turn, tapestries.name_it(turn, UNKNOWN) if unnamed else self.card)
        else:
            tapestries.play_face_down(turn)
        flow.next_step(step, turn.player)

    def label(self, entry: Entry[State]) -> Message:
        if not self.card:
            return Message("tapestry.label.face_down", player=_by(entry))
        played = [event.card for event in entry.events if isinstance(event, TapestryPlayed)]
        card = card_quoted("tapestry", played[0] if played else self.card)
        return Message("tapestry.label.tapestry", player=_by(entry), card=card)


@dataclass(frozen=True, slots=True)
class UseReserve(Command[State]):
    """FF: everything in reserve comes into play on the fifth income turn."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_TAPESTRY)
        if state.players[state.turn].income_turns < LAST_INCOME_TURN:
            raise RuleBroken("tapestry.broken.reserve_waits")

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        reserve.use_all(turn)
        flow.next_step(step, turn.player)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.reserve", player=_by(entry))


@dataclass(frozen=True, slots=True)
class UpgradeTechnology(Command[State]):
    """The one upgrade of an income turn."""

    card: str

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_UPGRADE)
        upgrading.verify(state, state.turn, self.card)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        if not upgrading.met(turn, self.card):
            raise conditions.refusal(turn.state, self.card)
        upgrading.raise_row(turn, self.card)
        flow.next_step(step, turn.player)

    def label(self, entry: Entry[State]) -> Message:
        card = card_quoted("tech", self.card)
        return Message("tapestry.label.upgrade", player=_by(entry), card=card)


@dataclass(frozen=True, slots=True)
class TakeIncomePoints(Command[State]):
    """Points of every uncovered icon, and of civilizations that score on the last turn."""

    goes_on: bool = False
    """The income comes with them."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_POINTS)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        income_mat.score_mat(turn)
        if turn.me.income_turns == LAST_INCOME_TURN:
            for power in powers(turn):
                power.final()
            districts.at_income(turn)
        flow.next_step(step, turn.player)
        if self.goes_on and step.state.phase is Phase.INCOME_GAIN:
            TakeIncomeGains().carry_out(step)

    def label(self, entry: Entry[State]) -> Message:
        player = entry.before.turn
        gained = entry.after.players[player].score - entry.before.players[player].score
        return Message("tapestry.label.income_points", player=_by(entry), n=gained)


@dataclass(frozen=True, slots=True)
class TakeIncomeGains(Command[State]):
    """Resources, tiles and cards of every uncovered icon; the turn is over then."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.INCOME_GAIN)

    def carry_out(self, step: Step[State]) -> None:
        turn = Turn(step, step.state.turn)
        income_mat.gain_mat(turn)
        districts.at_income(turn)
        for card in in_force(turn):
            card.income_gained()
        effects.trigger(turn, "income_gained")
        if turn.me.income_turns == 1:
            losses.take(turn)
            for power in powers(turn):
                power.first_income_ended()
        flow.next_step(step, turn.player)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.income_gains", player=_by(entry))
