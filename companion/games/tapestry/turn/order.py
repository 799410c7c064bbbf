"""When the order of benefits is worth a question.

Rulebook, FAQ "Tracks": benefits in the order of one's choice. Asked only where another order can
give something else: two acts that lead on, or a count beside what changes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.player import BUILDINGS, RESOURCES

PLAIN = frozenset(
    {Verb.POINTS, Verb.POINTS_PER, Verb.SCORE_CAPITAL, Verb.REFRESH_TECH, Verb.LANDMARK}
)
CHANGES = {
    Verb.CONQUER: {"controlled_territory"},
    Verb.INVENT: {"tech_card"},
    Verb.EXPLORE: {"territory_tile_in_supply"},
}
COUNTED_AS = {
    "territory_tile": {"territory_tile_in_supply"},
    "tapestry": {"tapestry_card_hand_and_mat", "tapestry_card_hand"},
    "any_income_building": {*BUILDINGS, "income_building"},
    **{building: {building, "income_building"} for building in BUILDINGS},
}


def order_matters(benefits: Sequence[Benefit]) -> bool:
    """Whether the player should be asked."""
    acts = sum(not _plain(benefit) for benefit in benefits)
    return acts > 1 or (len(benefits) > 1 and _counts_what_changes(benefits))


def could_matter(benefits: Sequence[Benefit]) -> bool:
    """The same of a card and its charms, whose order is always the player's."""
    plain = all(_plain(one) for one in benefits)
    return not plain or _counts_what_changes(benefits)


def _plain(benefit: Benefit) -> bool:
    """Whether nothing else of the list can come of it."""
    if benefit.op is Verb.GAIN:
        return benefit.what != "civilization"
    if benefit.op is Verb.OR:
        return all(_plain(one) for choice in benefit.options for one in choice)
    return benefit.op in PLAIN


def _counts_what_changes(benefits: Sequence[Benefit]) -> bool:
    counts = {benefit.per for benefit in benefits if benefit.op is Verb.POINTS_PER}
    if any(benefit.op is Verb.SCORE_CAPITAL for benefit in benefits):
        counts.add("capital")
    return any(counts & set(_changed(benefit)) for benefit in benefits)


def _changed(benefit: Benefit) -> Iterator[str]:
    """The counts a benefit raises or lowers."""
    if benefit.op is Verb.GAIN and benefit.what not in RESOURCES:
        yield from COUNTED_AS.get(benefit.what, ())
        if benefit.what in BUILDINGS or benefit.what == "any_income_building":
            yield "capital"
    if benefit.op in (Verb.ADVANCE, Verb.REGRESS):
        yield from (f"{track}_spaces" for track in benefit.tracks)
    yield from CHANGES.get(benefit.op, ())
