"""Civilizations: what each does on income turns, at a conquest, at the end; by name.

A mat whose steps the vocabulary can say needs nothing here.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.question import Option
from companion.games.tapestry.rules.civilizations.hooks import (
    ADVANCED,
    BEFORE_CONQUEST,
    CONQUEST,
    DISTRICT,
    FINAL,
    FIRST_INCOME,
    INCOME,
    INCOME_END,
    INSTEAD,
    LANDMARK,
    LATER,
    OPPONENT_LANDMARK,
    PLACES,
    PUT,
    START,
    TOP_ROW,
    TURN_END,
)
from companion.games.tapestry.rules.civilizations.mats import mark, marked, mat_of, spaces_of
from companion.games.tapestry.rules.turn import Turn

IN_PART = {
    "artificers": "where buildings slide on the mat",
    "collectors": "items laid on the mat",
    "genies": "which opponent is drawn",
    "illuminati": "the dice opponents take",
    "inventors": "cards that change owners",
    "islanders": "the private island's sides",
    "merfolk": "cards under water",
    "spies": "what a neighbour has",
    "urban_planners": "landmarks kept for later",
    "weefolk": "tokens in other capitals",
}
"""Civilizations of which a part is told, and what."""


def before_conquest(turn: Turn) -> None:
    """What mats do before an outpost is placed."""
    BEFORE_CONQUEST.run(turn)


def conquered(turn: Turn, place: str, *, empty: bool) -> None:
    """What mats add to a conquest."""
    for mat in turn.me.civilizations:
        if mat.id in CONQUEST:
            CONQUEST[mat.id](turn, place, empty)


def advanced(turn: Turn, track: str, space: int) -> None:
    """What mats do when a token goes up."""
    for mat in turn.me.civilizations:
        if mat.id in ADVANCED:
            ADVANCED[mat.id](turn, track, space)


def instead_of_benefit(turn: Turn, space: int) -> bool:
    """Whether a mat takes the place of the space's benefit and bonus."""
    mats = [mat.id for mat in turn.me.civilizations if mat.id in INSTEAD]
    return any(INSTEAD[mat](turn, space) for mat in mats)


def other_places(turn: Turn, piece: str) -> list[Option]:
    """Where mats let a piece go: ids begin with the civilization."""
    found = []
    for mat in turn.me.civilizations:
        for option in PLACES[mat.id](turn, piece) if mat.id in PLACES else ():
            found.append(replace(option, id=f"{mat.id}:{option.id}"))
    return found


def put_elsewhere(turn: Turn, piece: str, chosen: str) -> None:
    """To one of those places."""
    civilization, _, where = chosen.partition(":")
    PUT[civilization](turn, piece, where)


def opponents_landmark(turn: Turn, owner: str) -> None:
    """An opponent gained a landmark."""
    for mat in turn.me.civilizations:
        if mat.id in OPPONENT_LANDMARK:
            OPPONENT_LANDMARK[mat.id](turn, owner)


__all__ = [
    "ADVANCED", "BEFORE_CONQUEST", "CONQUEST", "DISTRICT", "FINAL", "FIRST_INCOME",
    "INCOME", "INCOME_END", "INSTEAD", "IN_PART", "LANDMARK", "LATER", "OPPONENT_LANDMARK",
    "PLACES", "PUT", "START", "TOP_ROW", "TURN_END", "advanced", "before_conquest",
    "conquered", "instead_of_benefit", "mark", "marked", "mat_of", "opponents_landmark",
    "other_places", "put_elsewhere", "spaces_of",
]  # fmt: skip
