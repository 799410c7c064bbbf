"""A space of a track: its benefits, then its bonus, once; no space twice in a turn.

Rulebook, "Advance turns" 2 and 3, "General rules": benefits and landmarks must be taken, bonuses
may be bought, one time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.core.message import Message
from companion.core.question import Option
from companion.core.step import Sources, Step
from companion.games.tapestry import content, describing
from companion.games.tapestry.benefits import Benefit, Bonus, Verb
from companion.games.tapestry.cards.moments import others_in_force
from companion.games.tapestry.change import player_with
from companion.games.tapestry.once_a_turn import PositionRepeated, SpaceGained, space_gained
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.turn import costs, effects, giving_up, verbs
from companion.games.tapestry.turn.names import player_name, space_name, word
from companion.games.tapestry.turn.neighbours import WHO
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

BONUS = Message("tapestry.part.bonus")
CERTAIN = frozenset({Verb.GAIN, Verb.POINTS, Verb.POINTS_PER})
"""What asks for no bonus of another space before that of this one."""


class Said(NamedTuple):
    """What was said of a space with the advance that leads there."""

    gains: str = ""
    bonus: str = ""


NOTHING_SAID = Said()


def choices(benefits: Sequence[Benefit]) -> tuple[tuple[Benefit, ...], ...]:
    """The benefits of which one is chosen, where nothing comes before that."""
    return benefits[0].options if len(benefits) == 1 and benefits[0].op is Verb.OR else ()


def choice_options(choices: Sequence[tuple[Benefit, ...]]) -> tuple[Option, ...]:
    """Each by its number."""
    texts = map(describing.benefits_text, choices)
    return tuple(Option(str(at), text) for at, text in enumerate(texts))


def certain(benefits: Sequence[Benefit]) -> bool:
    """Whether the bonus beside them can be spoken of before they are gained."""
    return all(map(_is_certain, benefits))


def _is_certain(one: Benefit) -> bool:
    if one.op is Verb.OR:
        return all(map(certain, one.options))
    return certain(one.steps) if one.op is Verb.IN_ORDER else one.op in CERTAIN


def activate(
    turn: Turn,
    track: str,
    space: int,
    *,
    bonus: bool = True,
    free_bonus: bool = False,
    said: Said = NOTHING_SAID,
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
        if said.gains and choices(printed.benefits):
            turn.step.say(turn.where("or"), said.gains)
        verbs.gain_all(turn, printed.benefits, "track", f"{track}.{space}")
        for card in others_in_force(turn):
            card.others_space(turn.player, track, printed.benefits)
        turn.step.reach(BONUS)
        if more:
            offer_bonus(turn, track, space, free=free_bonus, said=said.bonus)


def offer_bonus(turn: Turn, track: str, space: int, *, free: bool = False, said: str = "") -> None:
    """The bonus may be bought once, if there is one and it can be paid; `said`: whether it is."""
    bonus = content.space(track, space).bonus if space else None
    if bonus is None:
        return
    cost = {} if free else bonus_price(turn, track, space, bonus)
    if not giving_up.affordable(turn, cost):
        return
    if said:
        turn.step.say(turn.where("bonus"), said)
    if turn.may("bonus", bonus_text(bonus, cost)):
        why = Message("tapestry.why.bonus", space=word("space", f"{track}.{space}"))
        with turn.because("rule.bonus", why):
            giving_up.pay(turn, cost)
            verbs.gain_all(turn, bonus.reward, "bonus", f"{track}.{space}")


def bonus_text(bonus: Bonus, cost: Mapping[str, int]) -> Message:
    """The question whether it is bought."""
    reward = describing.benefits_text(bonus.reward)
    if not cost:
        return Message("tapestry.ask.free_bonus", reward=reward)
    return Message("tapestry.ask.bonus", cost=describing.cost_text(cost), reward=reward)


def bonus_price(turn: Turn, track: str, space: int, bonus: Bonus) -> dict[str, int]:
    """The printed cost; Wartime Economy makes one that costs any 1 resource free.

    A variant makes Nanotechnology's one card cheaper.
    """
    cheap = dict(bonus.cost) == {costs.ANY: 1}
    if cheap and effects.rule_in_force(turn.state, turn.player, "free_any_resource_bonus"):
        return {}
    if turn.state.options.variants.nanotechnology_two_cards and (track, space) == (
        "technology",
        11,
    ):
        return {"tech_card": 2}
    return dict(bonus.cost)


def bonus_price_left(
    state: State, track: str, space: int, paid: Sequence[str]
) -> Mapping[str, int] | None:
    """What the bonus costs, where what is left after the advance pays it; None where it does not.

    For what can be said before anything is gained.
    """
    bonus = content.space(track, space).bonus
    if bonus is None:
        return None
    me = state.players[state.turn]
    left = {one: n - paid.count(one) for one, n in me.resources.items()}
    turn = Turn(Step(player_with(state, me.id, resources=left), Sources()), me.id)
    price = bonus_price(turn, track, space, bonus)
    return price if giving_up.affordable(turn, price) else None


@handles(Verb.REPEAT)
def repeat_position(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The benefit, and maybe the bonus, of one's position on any track; once a turn per icon.

    Of somebody else's position the benefit alone: which, and whose, is said.
    """
    if benefit.what:
        _of_others(turn, benefit.what)
        return
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
    activate(turn, track, int(space), bonus=benefit.bonus)


def _of_others(turn: Turn, whose: str) -> None:
    found = {
        f"{owner}.{track}.{space}": (owner, track, space)
        for owner in WHO[whose](turn.state, turn.player)
        for track, space in positions(turn.state, owner)
    }
    if not found:
        turn.tell(Message("tapestry.told.nothing_to_repeat"))
        return
    named = {key: _position_of(turn, *one) for key, one in found.items()}
    options = [
        Option(key, named[key], icon=f"track-{track}", place=f"track:{track}:{space}")
        for key, (_, track, space) in found.items()
    ]
    chosen = turn.choose("repeat.of", Message("tapestry.ask.repeat"), options)
    turn.tell(Message("tapestry.told.repeats", what=named[chosen]), icon="repeat-position")
    _, track, space = found[chosen]
    verbs.gain_all(turn, content.space(track, space).benefits, "track", f"{track}.{space}")


def _position_of(turn: Turn, owner: str, track: str, space: int) -> Message:
    who = player_name(turn.state, owner)
    return Message("tapestry.table.of", player=who, what=space_name(track, space))


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


def something_to_repeat(state: State, player: str, benefit: Benefit) -> bool:
    """Whether a price for it buys anything."""
    if benefit.what:
        owners = WHO[benefit.what](state, player)
        return any(positions(state, owner) for owner in owners)
    return bool(repeatable(state, player))
