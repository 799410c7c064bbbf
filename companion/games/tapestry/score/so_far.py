"""Everybody's points at any time, and the places of now."""

from __future__ import annotations

from companion.core.game import Result, Standing
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.score import ending
from companion.games.tapestry.state import State


def so_far(state: State) -> Result:
    """Everybody as the table calls them, best first; who has won once it is over."""
    points, over = ending.scores(state), ending.result(state) is not None
    rows = []
    for owner, score in points.items():
        rank = 1 + sum(ending.ahead(state, other, owner) for other in points)
        rows.append(
            Standing(
                owner,
                label_of(state, owner),
                score,
                rank,
                over and rank == 1,
                state.colour(owner),
                shape_of(state, owner),
                bot=owner not in state.players,
            )
        )
    return Result(tuple(sorted(rows, key=lambda row: row.rank)))
