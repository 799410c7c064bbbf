"""Rulebook, "Important rules", "Winning a trophy".

1. Pieces that leave the world go back to their owner's reserve; none comes but from there.
2. The first to place the last piece of a kind wins its trophy; it is never lost again.
3. Several trophies may be won in a turn, by one player or by several.
"""

from __future__ import annotations

from companion.core.instruction import Instruction, Why
from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.events import PiecesChanged, TrophyWon
from companion.games.rise_and_fall.rules.cards import follow_pieces, who
from companion.games.rise_and_fall.state import Player, State


def verify_reserve(player: Player, kind: str, pieces: int = 1) -> None:
    """1. What is placed must be in the reserve."""
    if player.in_reserve(kind) < pieces:
        raise RuleBroken(
            "rise_and_fall.broken.no_piece_left",
            piece=name("rise_and_fall", "piece", kind),
            most=kinds()[kind].count,
        )


def verify_in_world(player: Player, kind: str) -> None:
    """1. What leaves must be there."""
    if player.in_world(kind) < 1:
        raise RuleBroken(
            "rise_and_fall.broken.none_in_world", piece=name("rise_and_fall", "piece", kind)
        )


def change(step: Step[State], seat: str, kind: str, by: int) -> None:
    """Pieces come or go; the card follows, and perhaps a trophy is won."""
    step.record(PiecesChanged(seat, kind, by))
    follow_pieces(step, seat, kind)
    award_trophy(step, seat, kind)


def award_trophy(step: Step[State], seat: str, kind: str) -> None:
    """2. and 3."""
    if not wins_trophy(step.state, seat, kind):
        return
    step.record(TrophyWon(seat, kind))
    step.tell(
        Instruction(
            f"trophy.{kind}",
            Message(
                "rise_and_fall.told.trophy",
                who=who(step.state, seat),
                piece=name("rise_and_fall", "piece", kind),
            ),
            (Why("rise_and_fall.trophy"),),
            icon="rise-trophy",
        )
    )


def wins_trophy(state: State, seat: str, kind: str) -> bool:
    """All pieces of the kind are in the world, and nobody was first."""
    whole = state.player(seat).in_reserve(kind) == 0
    return whole and kind not in state.trophies_won
