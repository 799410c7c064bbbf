"""The end: who has how many points, and who wins a tie.

Rulebook, "End of the game": most points; level on points, the tallest landmark in the capital
(rulebook of FF, and MM) or the most resources left (base player aid); with AA alone the first, by
our reading, unless a new game chose the other. R-end-1: in a solo game
only the human and the Automa compare; the Automa holds no resources.
"""

from __future__ import annotations

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.trailblazers import final_score
from companion.games.tapestry.options import TieRule, Way
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.turn.names import word


def scores(state: State) -> dict[str, int]:
    """Points of everybody who compares points."""
    found = {player: me.score for player, me in state.players.items()}
    if state.options.solo and state.bots is not None:
        found[AUTOMA] = final_score(state)
    return found


def ahead(state: State, one: str, other: str) -> bool:
    """Whether one is before the other, ties broken."""
    points = scores(state)
    mine, theirs = (points[one], tie_value(state, one)), (points[other], tie_value(state, other))
    return mine > theirs


def tied_at_the_top(state: State) -> tuple[str, ...]:
    """Those with the most points, where there are several."""
    points = scores(state)
    best = max(points.values(), default=0)
    top = tuple(owner for owner, score in points.items() if score == best)
    return top if len(top) > 1 else ()


def asks_for_tallest(state: State) -> bool:
    """Whether the table must say whose landmark is the tallest."""
    by_height = state.options.tie_rule is TieRule.TALLEST_LANDMARK
    return state.phase is Phase.OVER and by_height and bool(tied_at_the_top(state))


def asks_for_richest(state: State) -> bool:
    """Whether the table must say who has the most resources: the app follows none."""
    by_resources = state.options.tie_rule is TieRule.RESOURCES
    told = state.way is not Way.EVERYTHING
    return told and state.phase is Phase.OVER and by_resources and bool(tied_at_the_top(state))


def tie_value(state: State, owner: str) -> int:
    """What breaks a tie in an owner's favour."""
    if state.options.tie_rule is TieRule.TALLEST_LANDMARK:
        return int(owner == state.tallest)
    if state.way is not Way.EVERYTHING:
        return int(owner == state.richest)
    me = state.players.get(owner)
    return sum(me.resources.values()) if me else 0


def result(state: State) -> Result | None:
    """The ranking, once everybody has finished."""
    if state.phase is not Phase.OVER:
        return None
    points = scores(state)
    strength = {owner: (points[owner], tie_value(state, owner)) for owner in points}
    ranked = sorted(points, key=lambda owner: strength[owner], reverse=True)
    rows = tuple(
        _row(state, owner, 1 + sum(strength[other] > strength[owner] for other in points))
        for owner in ranked
    )
    return Result(rows, note=_note(state), broken_off=_is_broken_off(state))


def _is_broken_off(state: State) -> bool:
    """It was stopped before everybody took the fifth income turn, which only moves can tell."""
    people = any(me.income_turns < LAST_INCOME_TURN for me in state.players.values())
    automa = state.options.solo and state.bots is not None and not state.bots.finished
    return state.way is Way.EVERYTHING and (people or automa)


def _row(state: State, owner: str, rank: int) -> Standing:
    me = state.players.get(owner)
    return Standing(
        seat=owner,
        name=_name(state, owner),
        score=scores(state)[owner],
        rank=rank,
        winner=rank == 1,
        colour=state.colour(owner),
        shape="human" if me else AUTOMA,
        note=civilization_note(state, owner),
        bot=me is None,
    )


def _name(state: State, owner: str) -> Message | str:
    me = state.players.get(owner)
    if me is None:
        return word("owner", owner)
    return me.name or Message("tapestry.seat", seat=owner.removeprefix("p"))


def civilization_note(state: State, owner: str) -> Message | None:
    """Player aid, "Score": the civilizations played; in solo the landmarks gained as well."""
    names = _civilizations(state, owner)
    if state.options.solo:
        landmarks = sum(taken == owner for taken in state.landmarks.values())
        return Message("tapestry.score.solo", names=names, n=landmarks)
    return Message("tapestry.score.civilizations", names=names) if names else None


def _civilizations(state: State, owner: str) -> tuple[Message, ...]:
    me = state.players.get(owner)
    if me is not None:
        return tuple(word("civilization", mat.id) for mat in me.civilizations)
    printed = {people.id for people in content.automa().civilizations}
    mine = state.bots.civilization if state.bots else ""
    return (word("automa_civilization", mine),) if mine in printed else ()


def _note(state: State) -> Message | None:
    """Which ruling broke the tie, by name."""
    if not tied_at_the_top(state):
        return None
    options = state.options
    if options.arts_alone and options.tie is options.usual_tie:
        return Message("tapestry.score.tie.arts_alone")
    return Message(f"tapestry.score.tie.{options.tie_rule.value}")
