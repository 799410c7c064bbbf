"""Pieces that wait are placed before the capital counts, and before the turn is over.

Rulebook, "Buildings & capitals": a landmark may be placed at the end of the turn where that does
not affect the turn. FAQ, "Buildings and landmarks": a piece that fits must be placed.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.core.step import Step
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building, counted
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.score import counting, points
from companion.games.tapestry.score.comparing import count_of
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import just_now
from companion.games.tapestry.turn.mats import classes
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles
from companion.games.tapestry.turn.whom import whom


def place_all(turn: Turn) -> None:
    """Ask where each piece goes that waits; beside the capital where none fits."""
    aside = any(one.keeps_landmarks_aside for one in classes(turn.state, turn.player))
    for piece in turn.me.waiting:
        if aside and piece not in BUILDINGS:
            continue
        if piece not in turn.me.waiting:  # what was placed before set off that this was, too
            continue
        city = turn.me.capital
        anywhere = building.may_build_anywhere(turn.state, turn.player)
        drawn = plots.has_grid(city)
        fits = plots.fitting(city, piece, on_impassable=anywhere) if drawn else {}
        text = Message("tapestry.ask.place", piece=building.piece_name(piece))
        beside = Option(building.BESIDE, Message("tapestry.option.in_capital"), icon="landmark")
        options = [building.plot_option(key) for key in fits] or [beside]
        building.place(turn, piece, turn.choose("city.place_now", text, options))


def at_end_of_turn(step: Step[State]) -> None:
    """Nobody keeps a piece aside past the turn that gave it."""
    for player in step.state.players:
        place_all(Turn(step, player))


@handles(Verb.POINTS_PER)
def for_each(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """Points for each thing counted now, of one's own or of those whom the card names."""
    if benefit.what:
        owners = whom(turn, benefit.what)
        every = sum(_of(turn, owner, benefit.per) for owner in owners)
        points.gained(turn, benefit.each * every, source, detail, points.so_many(benefit, every))
        return
    n = count(turn, benefit.per)
    points.gained(turn, benefit.each * n, source, detail, points.so_many(benefit, n))


def count(turn: Turn, per: str) -> int:
    """So many now: what waits is placed first, and what nobody but the table knows is asked."""
    if per in counted.LINES:
        place_all(turn)
        counted.lines(turn)
    if per in just_now.COUNTS:
        return just_now.COUNTS[per](turn)
    n = counted.crowded(turn) if per == counted.CROWDED else None
    return counting.count(turn.state, turn.player, per) if n is None else n


def _of(turn: Turn, owner: str, per: str) -> int:
    """What somebody has; lines of a capital that is not drawn are asked."""
    if owner in turn.state.players and per in counted.LINES:
        place_all(turn.of(owner))
        counted.lines(turn.of(owner))
    return count_of(turn.state, owner, per)


@handles(Verb.SCORE_CAPITAL)
def capital(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """1 point for each complete row and column; some civilizations add to it."""
    place_all(turn)
    counted.lines(turn)
    amount = points.capital_points(turn)
    points.gained(turn, amount, source, detail, points.counting_out(turn, benefit))
