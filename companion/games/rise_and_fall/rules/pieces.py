"""Rulebook, "Important rules", "Winning a trophy".

1. Pieces that leave the world go back to their owner's reserve; none comes but from there.
2. The first to place the last piece of a kind wins its trophy; it is never lost again.
3. Several trophies may be won in a turn, by one player or by several.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message, name
from companion.core.question import Choice
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.events.cards import TrophyWon
from companion.games.rise_and_fall.events.people import PieceMoved
from companion.games.rise_and_fall.nouns import GROUND
from companion.games.rise_and_fall.rules.cards import follow_pieces, who
from companion.games.rise_and_fall.spots import RESERVE, WORLD, hexagon
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


def arrive(step: Step[State], seat: str, kind: str, at: str = WORLD, n: int = 1) -> None:
    """1. Pieces come from the reserve; the card follows, and perhaps a trophy is won."""
    step.record(PieceMoved(seat, kind, RESERVE, at, n))
    follow_pieces(step, seat, kind)
    award_trophy(step, seat, kind)


def leave(step: Step[State], seat: str, kind: str, at: str = "", number: int = 1) -> None:
    """1. A piece goes back to the reserve, from wherever it stands; the card follows."""
    here = at or where_it_stands(step, seat, kind, number)
    step.record(PieceMoved(seat, kind, here, RESERVE))
    follow_pieces(step, seat, kind)


def where_it_stands(step: Step[State], seat: str, kind: str, number: int = 1) -> str:
    """The place that a piece is taken from: off the tablet, else the one space, else asked."""
    state, piece = step.state, f"{seat} {kind}"
    spaces = [at for at, space in state.world.items() if piece in space.pieces]
    if len(spaces) < state.player(seat).in_world(kind):
        return WORLD
    if len(spaces) == 1:
        return hexagon(spaces[0])
    options = tuple(GROUND.these(state, spaces))
    text = Message(
        "rise_and_fall.ask.gone", who=who(state, seat), piece=name("rise_and_fall", "piece", kind)
    )
    return hexagon(step.ask(Choice(f"gone.{seat}.{kind}.{number}", text, options)))


def award_trophy(step: Step[State], seat: str, kind: str, *, seen: bool = False) -> None:
    """2. and 3."""
    if not wins_trophy(step.state, seat, kind):
        return
    piece = name("rise_and_fall", "piece", kind)
    told = Message("rise_and_fall.told.trophy", who=who(step.state, seat), piece=piece)
    why = Why("rise_and_fall.trophy")
    with step.because(why, heading=told, key=f"trophy.{kind}", icon="rise-trophy"):
        step.record(TrophyWon(seat, kind, seen=seen))


def wins_trophy(state: State, seat: str, kind: str) -> bool:
    """All pieces of the kind are in the world, and nobody was first."""
    whole = state.player(seat).in_reserve(kind) == 0
    return whole and kind not in state.trophies_won
