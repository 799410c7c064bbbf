"""A space of a track: its benefits, then its bonus, once; no space twice in a turn.

Rulebook, "Advance turns" 2 and 3, "General rules": benefits and landmarks must be taken, bonuses
may be bought, one time.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content, describing
from companion.games.tapestry.benefits import Benefit, Bonus, Verb
from companion.games.tapestry.cards.moments import others_in_force
from companion.games.tapestry.once_a_turn import PositionRepeated, SpaceGained, space_gained
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.turn import costs, effects, giving_up, verbs
from companion.games.tapestry.turn.names import space_name, word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

BONUS = Message("tapestry.part.bonus")


def activate(
    turn: Turn, track: str, space: int, *, bonus: bool = True, free_bonus: bool = False
) -> None:
    """Gain the benefits of a space, then maybe its bonus; nothing at the start or twice a turn."""
    if not space or space_gained(turn.state, turn.player, track, space):
        return
    turn.record(SpaceGained(track, space, turn.player))
    printed = content.space(track, space)
    given, more = space_name(track, space), printed.bonus if bonus else None
    parts = (given, BONUS) if more else (given,)
    with turn.step.in_parts(parts, lambda text: Option(text.key, text)):
        turn.step.reach(given)
        verbs.gain_all(turn, printed.benefits, "track", f"{track}.{space}")
        for card in others_in_force(turn):
            card.others_space(turn.player, track, printed.benefits)
        turn.step.reach(BONUS)
        if more:
            offer_bonus(turn, track, space, free=free_bonus)


def offer_bonus(turn: Turn, track: str, space: int, *, free: bool = False) -> None:
    """The bonus may be bought once, if there is one and it can be paid."""
    bonus = content.space(track, space).bonus if space else None
    if bonus is None:
        return
    cost = {} if free or _is_free(turn, bonus) else bonus_cost(turn, track, space, bonus)
    if not giving_up.affordable(turn, cost):
        return
    text = Message(
        "tapestry.ask.bonus",
        cost=describing.cost_text(cost),
        reward=describing.benefits_text(bonus.reward),
    )
    if turn.may("bonus", text if cost else _free_text(bonus)):
        why = Message("tapestry.why.bonus", space=word("space", f"{track}.{space}"))
        with turn.because("rule.bonus", why):
            giving_up.pay(turn, cost)
            verbs.gain_all(turn, bonus.reward, "bonus", f"{track}.{space}")


def _free_text(bonus: Bonus) -> Message:
    return Message("tapestry.ask.free_bonus", reward=describing.benefits_text(bonus.reward))


def _is_free(turn: Turn, bonus: Bonus) -> bool:
    """Wartime Economy: a bonus that costs any 1 resource is free."""
    rule = "free_any_resource_bonus"
    return dict(bonus.cost) == {costs.ANY: 1} and effects.rule_in_force(
        turn.state, turn.player, rule
    )


def bonus_cost(turn: Turn, track: str, space: int, bonus: Bonus) -> dict[str, int]:
    """The printed cost; a variant makes Nanotechnology's one card cheaper."""
    if turn.state.options.variants.nanotechnology_two_cards and (track, space) == (
        "technology",
        11,
    ):
        return {"tech_card": 2}
    return dict(bonus.cost)


@handles(Verb.REPEAT)
def repeat_position(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The benefit, and maybe the bonus, of one's position on any track; once a turn per icon."""
    icon = PositionRepeated(source, detail)
    if icon in turn.state.this_turn:
        return
    turn.record(icon)
    places = repeatable(turn.state, turn.player)
    if not places:
        turn.tell(Message("tapestry.told.nothing_to_repeat"))
        return
    options = [
        Option(f"{track}.{space}", space_name(track, space), place=f"track:{track}:{space}")
        for track, space in places
    ]
    chosen = turn.choose("repeat", Message("tapestry.ask.repeat"), options)
    track, space = chosen.split(".")
    activate(turn, track, int(space))


def repeatable(state: State, player: str) -> list[tuple[str, int]]:
    """The positions whose benefit was not gained in this turn."""
    return [
        (track, space)
        for track, space in positions(state, player)
        if not space_gained(state, player, track, space)
    ]


def positions(state: State, player: str) -> list[tuple[str, int]]:
    """Where somebody's furthest token stands on each track; a track it left has none."""
    mine = state.tracks[player]
    found = ((track, max(mine[track], default=0)) for track in state.used_tracks())
    return [(track, space) for track, space in found if 0 < space <= LAST_SPACE]


def something_to_repeat(state: State, player: str, _benefit: Benefit) -> bool:
    """Whether a price for it buys anything."""
    return bool(repeatable(state, player))
