"""Which items of the set-up checklist this table has."""

from __future__ import annotations

from functools import lru_cache

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.chance import BOTS_DICE, DECISION_CARDS, OWN_DICE, TAPESTRIES
from companion.games.tapestry.content.checklist import Item, Section
from companion.games.tapestry.options import Bots, Options, Rebalancing
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import word

AUTOMA_TOKENS = "automa_tokens"
ALONE = {"first_player": "first_player_people"}
"""Items that say something else where there are no bots."""
STAY_IN_THE_BOX = {
    **dict.fromkeys(("tapestries", "tapestries_solo", "tapestries_solo_aa"), (TAPESTRIES,)),
    "automa_progress": (DECISION_CARDS,),
    **dict.fromkeys(("dice", "dice_arts", "dice_arts_12"), (BOTS_DICE, OWN_DICE)),
}
"""Items of which nothing is laid out while these kinds lie in Loom."""


def called(options: Options, item: str) -> Message:
    """What an item says at this table: a bot that is ahead from the start begins there."""
    own = options.own_level
    if item == AUTOMA_TOKENS and own is not None and own.points:
        return Message("tapestry.setup.automa_tokens", n=own.points)
    return word("setup_item", ALONE.get(item, item) if options.bots is Bots.NONE else item)


def applies(options: Options, item: Item) -> bool:
    """Boxes, bots, number of people, level, map and variants all fit, and it is on the table."""
    fits = _boxes_fit(options, item) and _table_fits(options, item) and _agreed(options, item)
    return fits and not _in_loom(options, item)


def _in_loom(options: Options, item: Item) -> bool:
    """What stays in the box is not laid out."""
    kinds = STAY_IN_THE_BOX.get(item.id, ())
    return bool(kinds) and set(kinds) <= set(options.in_loom or ())


def _boxes_fit(options: Options, item: Item) -> bool:
    return (
        options.has(item.expansion)
        and options.has(item.needs)
        and (not item.any_of or any(options.has(box) for box in item.any_of))
        and not (item.without and options.has(item.without))
    )


def _table_fits(options: Options, item: Item) -> bool:
    return (
        item.map in ("", options.side)
        and (not item.bots or options.bots in item.bots)
        and (not item.people or len(options.participants) in item.people)
        and (not item.levels or options.level in item.levels)
        and not (item.rebalanced and options.rebalancing is Rebalancing.NONE)
    )


def _agreed(options: Options, item: Item) -> bool:
    """The variants the item is there with, or only without."""
    return (
        not (item.removed and not removed(options))
        and (not item.variant or bool(getattr(options.variants, item.variant)))
        and not (item.without_variant and getattr(options.variants, item.without_variant))
    )


def removed(options: Options) -> tuple[tuple[str, str], ...]:
    """The cards of the boxes in play that a variant takes out, as (kind, card)."""
    tapestries, techs = content.tapestries(), content.techs()
    out = options.variants
    return (
        *(("tapestry", c) for c in out.removed_tapestries if options.has(tapestries[c].expansion)),
        *(("tech", c) for c in out.removed_techs if options.has(techs[c].expansion)),
    )


def item(key: str) -> Item:
    """What a tick is of."""
    wanted = key.partition(":")[0]
    return next(one for part in content.setup_sections() for one in part.items if one.id == wanted)


def keys(options: Options, item: Item) -> tuple[str, ...]:
    """What is ticked: the item, or one tick for each person."""
    if not item.each:
        return (item.id,)
    return tuple(f"{item.id}:{person.id}" for person in options.participants)


@lru_cache(maxsize=8)
def sections(options: Options) -> tuple[tuple[Section, tuple[Item, ...]], ...]:
    """The sections that have items here, in the order of the documents."""
    every = (
        (section, tuple(item for item in section.items if applies(options, item)))
        for section in content.setup_sections()
    )
    return tuple((section, items) for section, items in every if items)


def all_keys(options: Options) -> tuple[str, ...]:
    """Everything that can be ticked at this table."""
    return tuple(
        key for _, items in sections(options) for item in items for key in keys(options, item)
    )


def progress(state: State) -> tuple[int, int]:
    """How much is ticked, of how much."""
    wanted = all_keys(state.options)
    return sum(key in state.setup.ticked for key in wanted), len(wanted)
