"""What no source gives, asked of the owner when it first matters and kept with the game.

Costs of the arts track, conditions of technologies, footprints of landmarks, plots of mats.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content, house_facts
from companion.games.tapestry.city import footprints, plots
from companion.games.tapestry.city.events import FootprintTold
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.turn import Turn

COSTS: Mapping[str, Mapping[str, int]] = {
    "any_1": {"any_resource": 1},
    "any_2": {"any_resource": 2},
    "any_3": {"any_resource": 3},
    "different_2": {"any_different_resources": 2},
    "different_3": {"any_different_resources": 3},
    "same_2": {"same_resource": 2},
    "same_3": {"same_resource": 3},
}


def cost(state: State, track: str, space: int) -> Mapping[str, int]:
    """What an advance to a space costs: as printed, or as the owner read it off the board."""
    board = content.track(track)
    tier = board.tiers[(space - 1) // 3]
    told = state.setup.fact(f"{track}_cost.{tier.tier}") if tier.unconfirmed else ""
    return COSTS[told] if told else tier.cost


def costs_of_tracks(turn: Turn) -> None:
    """Before the first turn: the tiers whose cost no source shows."""
    for track in turn.state.used_tracks():
        for tier in content.track(track).tiers:
            if tier.unconfirmed:
                settle(turn, f"{track}_cost.{tier.tier}")


def condition(turn: Turn, card: str) -> None:
    """A new technology whose condition no source shows."""
    known = card.startswith(UNKNOWN) or content.tech(card).condition.kind != "unknown"
    if not known:
        settle(turn, f"tech_condition.{card}")


def footprint(turn: Turn, landmark: str) -> None:
    """A landmark no source shows the plots of, for a capital that is drawn."""
    capital = turn.me.capital
    if not plots.has_grid(capital) or footprints.shape(capital, landmark):
        return
    rows = rows_of(house_facts.ask(turn.step, f"footprint.{landmark}"), "X.")
    if rows:
        turn.record(FootprintTold(turn.player, landmark, rows))


def settle(turn: Turn, fact: str) -> str:
    """Ask once in this game; the answer is kept with it."""
    if fact not in turn.state.setup.facts:
        turn.record(FactSettled(fact, house_facts.ask(turn.step, fact)))
    return turn.state.setup.fact(fact)


def rows_of(typed: str, marks: str) -> tuple[str, ...]:
    """ "XX/X." as rows; nothing where it is none."""
    rows = tuple(row.strip().upper() for row in typed.split("/"))
    good = all(row and set(row) <= set(marks) for row in rows)
    return rows if good else ()


def grid(typed: str) -> tuple[str, ...]:
    """Nine rows of nine plots; nothing where it is something else."""
    rows = rows_of(typed, ".#")
    square = len(rows) == plots.SIZE and all(len(row) == plots.SIZE for row in rows)
    return rows if square else ()
