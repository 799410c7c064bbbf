"""The income turn, step by step.

Rulebook, "Income turns": masterpieces, then civilizations; a tapestry, with the bonus of the
first into an era; one upgrade; points of every uncovered icon; income, at most 8 of each.
"""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.cards import broadcasting
from companion.games.tapestry.once_a_turn import CivilizationUsed, MasterpieceUsed
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn import neighbours, verbs
from companion.games.tapestry.turn.turn import Turn


def has_powers(state: State, player: str) -> bool:
    """Whether there is a masterpiece or a civilization to use on this income turn."""
    return bool(broadcasting.usable(state, player, player)) or bool(abilities(state, player))


def abilities(state: State, player: str) -> tuple[str, ...]:
    """The civilizations with an ability on this income turn that was not used yet."""
    me = state.players[player]
    return tuple(
        mat.id
        for mat in me.civilizations
        if CivilizationUsed(mat.id) not in state.this_turn
        and any(me.income_turns in one.turns for one in content.civilization(mat.id).income)
    )


def unused_masterpieces(state: State, player: str) -> tuple[str, ...]:
    """Masterpieces not gained in this income turn; those of this very turn come too late.

    One that may be paid for comes before the civilizations or not at all.
    """
    used = state.this_turn
    late = _civilization_used(state)
    return tuple(
        card
        for card in broadcasting.usable(state, player, player)
        if MasterpieceUsed(card) not in used and not (late and broadcasting.price_of(card))
    )


def owed_masterpieces(state: State, player: str) -> tuple[str, ...]:
    """Masterpieces that must still be gained; a civilization used before closes the step.

    Rulebook, "Masterpiece card guide": one that may be paid for need not be.
    """
    if _civilization_used(state):
        return ()
    unused = unused_masterpieces(state, player)
    return tuple(card for card in unused if broadcasting.price_of(card) is None)


def powers_left(state: State) -> bool:
    """Whether whoever's turn it is has a masterpiece or a civilization left to use."""
    player = state.turn
    return bool(abilities(state, player) or unused_masterpieces(state, player))


def _civilization_used(state: State) -> bool:
    return any(isinstance(one, CivilizationUsed) for one in state.this_turn)


def era_bonus_waits(state: State, player: str) -> bool:
    """Whether the player is first into this era and its bonus is still to come."""
    era = state.players[player].income_turns
    bonus = content.income().first_into_era.get(str(era), ())
    waits = state.phase in (Phase.INCOME_POWERS, Phase.INCOME_TAPESTRY)
    return bool(bonus) and waits and neighbours.first_into_era(state, player, era)


def enter_era(turn: Turn) -> None:
    """The first of the neighbours into an era gains the resources printed on its space."""
    era = turn.me.income_turns
    bonus = content.income().first_into_era.get(str(era), ())
    if bonus and neighbours.first_into_era(turn.state, turn.player, era):
        verbs.gain_all(turn, bonus, "era", str(era))
