"""Which icons stand for a cost or a benefit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.games.tapestry.benefits import Benefit, Verb

THING: Mapping[str, str] = {
    "coin": "resource-coin",
    "worker": "resource-worker",
    "food": "resource-food",
    "culture": "resource-culture",
    "any_resource": "resource-any",
    "any_different_resources": "resource-any",
    "same_resource": "resource-any",
    "territory_tile": "territory-tile",
    "space_tile": "space-tile",
    "tapestry": "card-tapestry",
    "tech_card": "card-tech",
    "farm": "building-farm",
    "house": "building-house",
    "market": "building-market",
    "armory": "building-armory",
    "any_income_building": "building-any",
    "civilization": "civilization",
    "masterpiece": "masterpiece",
    "inspiration_tile": "inspiration",
    "landmark": "landmark",
}
PER: Mapping[str, str] = {
    "tech_card": "vp-per-tech",
    "tapestry_card_hand_and_mat": "vp-per-tapestry",
    "controlled_territory": "vp-per-territory",
    "territory_tile_in_supply": "vp-per-territory-tile",
    "income_building": "vp-per-building",
    "capital_rows": "vp-per-row",
    "capital_columns": "vp-per-column",
    "capital_rows_and_columns": "vp-per-rows-and-columns",
    "district_with_2_or_more_impassable_plots": "impassable",
}
VERB: Mapping[Verb, str] = {
    Verb.POINTS: "vp",
    Verb.SCORE_CAPITAL: "score-capital",
    Verb.EXPLORE_SPACE: "explore-space",
    Verb.INVENT: "invent",
    Verb.UPGRADE: "upgrade",
    Verb.TECH_CIRCLE: "tech-circle",
    Verb.TECH_SQUARE: "tech-square",
    Verb.RESEARCH_FOUR: "research-no-benefit",
    Verb.REPEAT: "repeat-position",
    Verb.REFRESH_TECH: "refresh-tech",
    Verb.REFRESH_MASTERPIECES: "refresh-masterpieces",
    Verb.PLAY_OVER: "play-tapestry",
    Verb.TOKEN_TO_START: "move-token-start",
    Verb.BROADCAST: "broadcast",
    Verb.BROADCAST_MANY: "broadcast-three",
    Verb.LANDMARK: "landmark",
    Verb.TERRITORY_BENEFIT: "territory-benefit",
    Verb.DRAW_KEEP: "cards",
    Verb.JUMP: "advance-any-no-benefit",
    Verb.BY_HAND: "card",
}


def of_cost(price: Mapping[str, int]) -> tuple[str, ...]:
    """One icon for each thing to pay."""
    return tuple(THING[what] for what, n in price.items() for _ in range(n))


def of(benefits: Iterable[Benefit]) -> tuple[str, ...]:
    """The icons of benefits, in their order, each once."""
    return tuple(dict.fromkeys(icon for benefit in benefits for icon in _of(benefit)))


def _of(benefit: Benefit) -> tuple[str, ...]:
    if benefit.op is Verb.OR:
        return tuple(icon for option in benefit.options for icon in of(option))
    if benefit.op is Verb.IN_ORDER:
        return of(benefit.steps)
    if benefit.op is Verb.PAY:
        return (*of_cost(benefit.cost), *of(benefit.steps))
    return (_one(benefit),)


def _one(benefit: Benefit) -> str:
    """The icon of one plain benefit."""
    if benefit.op is Verb.GAIN:
        return THING[benefit.what]
    if benefit.op is Verb.POINTS_PER:
        return PER.get(benefit.per, f"vp-per-{benefit.per.removesuffix('_spaces')}")
    if benefit.op in (Verb.EXPLORE, Verb.CONQUER):
        return f"{benefit.op}-anywhere" if benefit.anywhere else str(benefit.op)
    plain = "" if benefit.benefit else "-no-benefit"
    if benefit.op is Verb.ADVANCE:
        return f"advance-{benefit.tracks[0] if len(benefit.tracks) == 1 else 'any'}{plain}"
    if benefit.op in (Verb.REGRESS, Verb.RESEARCH):
        return f"{benefit.op}{plain}"
    return VERB[benefit.op]
