"""The conditions of the top row.

Rulebook, "Upgrade": you or a neighbour; FF: enchantment or fifth income turn, one's own only;
AA: a landmark on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.content.cards import Condition
from companion.games.tapestry.player import Tech
from companion.games.tapestry.standing import Enchanted
from companion.games.tapestry.state import LAST_INCOME_TURN, TIER_STARTS, UNKNOWN, State
from companion.games.tapestry.turn.names import card_name, word
from companion.games.tapestry.turn.neighbours import neighbours

TIERS = dict(zip(("I", "II", "III", "IV"), TIER_STARTS, strict=True))


def meets(state: State, player: str, tech: Tech) -> bool:
    """Whether the condition on the card holds; a card nobody named is taken on trust."""
    if tech.card.startswith(UNKNOWN):
        return True
    condition = condition_of(state, tech.card)
    if condition.kind == "landmark_on_card":
        return bool(tech.landmark)
    check = CONDITIONS.get(condition.kind)
    if check is None:
        return True
    near = neighbours(state, player) if condition.neighbours_count else ()
    return any(check(state, owner, condition) for owner in (player, *near))


def condition_of(state: State, card: str) -> Condition:
    """The printed condition, or what the owner said of a card no source shows."""
    printed = content.tech(card).condition
    told = state.setup.fact(f"tech_condition.{card}")
    if printed.kind != "unknown" or not told:
        return printed
    kind, _, rest = told.partition("_")
    if kind == "tier":
        track, _, tier = rest.partition("_")
        return Condition("tier", track=track, tier=tier)
    return Condition(told)


def _tier(state: State, owner: str, condition: Condition) -> bool:
    return state.space(owner, condition.track) >= TIERS[condition.tier]


def _innovation(state: State, owner: str, condition: Condition) -> bool:
    """The building that covers the innovation is gone; bots have no income mat of this kind."""
    me = state.players.get(owner)
    return me is not None and condition.space not in me.covered(condition.building)


def _enchantment(state: State, owner: str, condition: Condition) -> bool:
    me = state.players[owner]
    return me.income_turns >= LAST_INCOME_TURN or Enchanted() in me.standing


CONDITIONS: Mapping[str, Callable[[State, str, Condition], bool]] = {
    "tier": _tier,
    "innovation": _innovation,
    "enchantment": _enchantment,
}


def refusal(state: State, card: str) -> RuleBroken:
    """What the card asks for, and of whom."""
    condition, called = condition_of(state, card), card_name("tech", card)
    match condition.kind:
        case "tier":
            track, tier = word("track", condition.track), word("tier", condition.tier)
            return RuleBroken("tapestry.broken.tier", card=called, track=track, tier=tier)
        case "innovation":
            place = word("innovation", f"{condition.building}.{condition.space}")
            return RuleBroken("tapestry.broken.innovation", card=called, innovation=place)
        case "landmark_on_card":
            return RuleBroken("tapestry.broken.landmark_on_card", card=called)
        case "unknown":
            return RuleBroken("tapestry.broken.tech_condition", card=called)
        case _:
            return RuleBroken("tapestry.broken.enchantment", card=called)
