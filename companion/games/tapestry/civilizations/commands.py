"""Turns after the fifth income turn, by leave of a mat; and the end of them.

The Elder Ones go on advancing, the Merfolk spend their tapestries, until they can do no more.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import flow
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn.allowed import verify_phase
from companion.games.tapestry.turn.mats import classes, powers
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class SpendTapestries(Command[State]):
    """By leave of a mat: tapestries are discarded for points, or one is played on era 4."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.TURN)
        me = state.players[state.turn]
        allowed = any(one.spends_tapestries for one in classes(state, state.turn))
        if not allowed or me.finished or not state.past_the_fifth(me.id) or not me.hand:
            raise RuleBroken("tapestry.broken.nothing_to_spend")

    def carry_out(self, step: Step[State]) -> None:
        for power in powers(Turn(step, step.state.turn)):
            power.spend_tapestries()
        flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        player = entry.before.turn
        return Message("tapestry.label.spend_tapestries", player=player_name(entry.before, player))


@dataclass(frozen=True, slots=True)
class StopPlaying(Command[State]):
    """A civilization that plays on after the fifth income turn can do no more."""

    def verify(self, state: State) -> None:
        verify_phase(state, Phase.TURN)
        if state.players[state.turn].finished:
            return
        if state.players[state.turn].income_turns < LAST_INCOME_TURN:
            raise RuleBroken("tapestry.broken.still_in_the_game")
        tracks = [track for track in state.used_tracks() if _allowed(state, AdvanceOnTrack(track))]
        if tracks:
            names = tuple(word("track", track) for track in tracks)
            raise RuleBroken("tapestry.broken.can_still_advance", tracks=names)
        if _allowed(state, SpendTapestries()):
            raise RuleBroken("tapestry.broken.can_still_spend")

    def carry_out(self, step: Step[State]) -> None:
        flow.out(step, step.state.turn)
        flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.stop", player=player_name(entry.before, entry.before.turn))


def _allowed(state: State, command: Command[State]) -> bool:
    """Whether the player can do this now."""
    try:
        command.verify(state)
    except RuleBroken:
        return False
    return True
