"""The variants of the rulebook as a new game offers them, each by the name of its rule.

Rulebook, "Variants". Some are on or off, one chooses the science die, one the box that all
civilizations come from, and two are lists of cards that the table puts away before it begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.setup import decks
from companion.games.tapestry.setup.view_chip import Chip
from companion.games.tapestry.turn.names import card_name, word

SWITCHES = {
    "two_tapestries": "two_tapestries_first_income",
    "two_civilizations": "two_civilizations_each_time",
    "nanotechnology": "nanotechnology_two_cards",
    "nearest_island": "start_on_nearest_island",
}
"""The end of the rule's id -> what it is called among the options."""
NOT_SOLO = "nearest_island"
DICE = ("science_d20", "science_d12")
PUT_AWAY = {"tapestry": "removed_tapestries", "tech": "removed_techs"}
NAMELESS = ("other_mm", "other_aa", "other_ff")
"""Stand for the cards of a box whose names no source gives."""
SUGGESTED = {
    "tapestry": (
        "broker_of_peace",
        "renaissance",
        "marriage_of_state",
        "alliance",
        "theocracy",
    ),
    "tech": ("radio", "lithium_ion_battery"),
}
"""The cards that the rulebook names as examples."""


@dataclass(frozen=True, slots=True)
class PutAwayView:
    """Cards of one kind: which are in play, and which of them the table puts away."""

    kind: str
    text: Message
    cards: tuple[tuple[str, Message], ...]
    chosen: tuple[str, ...]
    as_suggested: bool
    """Just those are put away that the rulebook names."""


@dataclass(frozen=True, slots=True)
class VariantsView:
    """Everything the rulebook lets a table agree on."""

    switches: tuple[Chip, ...]
    chosen: tuple[str, ...]
    dice: tuple[Chip, ...]
    die: str
    boxes: tuple[Chip, ...]
    box: str
    put_away: tuple[PutAwayView, ...]


def variants_view(options: Options) -> VariantsView:
    """What is agreed so far; a choice that only one answer has is not offered."""
    boxes = ("", *_boxes(options))
    switches = _switches(options)
    return VariantsView(
        switches=tuple(Chip(one, Message(f"tapestry.new.variant.{one}")) for one in switches),
        chosen=tuple(one for one in switches if getattr(options.variants, SWITCHES[one])),
        dice=tuple(Chip(die, Message(f"tapestry.new.die.{die}")) for die in DICE)
        if options.has(Expansion.ARTS_AND_ARCHITECTURE)
        else (),
        die=options.variants.science_die or DICE[0],
        boxes=tuple(_box(options, box) for box in boxes) if len(boxes) > 2 else (),
        box=options.variants.civilizations_from,
        put_away=tuple(_put_away(options, kind) for kind in PUT_AWAY),
    )


def switch(options: Options, which: str) -> Options:
    """A variant that is on or off."""
    what = SWITCHES[which]
    return _agreed(options, {what: not getattr(options.variants, what)})


def choose_die(options: Options, die: str) -> Options:
    """AA: which science die is rolled; the printed one needs no words."""
    return _agreed(options, {"science_die": "" if die == DICE[0] else die})


def choose_box(options: Options, box: str) -> Options:
    """All civilizations from one box; empty for all boxes."""
    return _agreed(options, {"civilizations_from": box})


def put_away(options: Options, kind: str, cards: tuple[str, ...]) -> Options:
    """These cards of a kind stay in the box."""
    out_of_play = set(getattr(options.variants, PUT_AWAY[kind])) - set(_in_play(options, kind))
    return _agreed(options, {PUT_AWAY[kind]: tuple(sorted({*cards, *out_of_play}))})


def put_away_suggested(options: Options, kind: str) -> Options:
    """The cards the rulebook names; all back if just those lie aside."""
    here = _put_away(options, kind)
    return put_away(options, kind, () if here.as_suggested else _suggested(here.cards, kind))


def without_missing_boxes(options: Options) -> Options:
    """A variant of a box that was put back on the shelf is no longer agreed."""
    agreed = options.variants
    die = agreed.science_die if options.has(Expansion.ARTS_AND_ARCHITECTURE) else ""
    box = agreed.civilizations_from if options.has(agreed.civilizations_from) else ""
    return _agreed(options, {"science_die": die, "civilizations_from": box})


def _switches(options: Options) -> tuple[str, ...]:
    """Those that change something at this table."""
    return tuple(one for one in SWITCHES if not (options.solo and one == NOT_SOLO))


def _boxes(options: Options) -> tuple[str, ...]:
    return tuple(box.value for box in Expansion if options.has(box))


def _box(options: Options, box: str) -> Chip:
    refusal = None
    try:
        decks.verify(choose_box(options, box))
    except RuleBroken as broken:
        refusal = broken.message
    text = word("expansion", box) if box else Message("tapestry.new.civilizations_from.all")
    return Chip(box, text, refusal=refusal)


def _put_away(options: Options, kind: str) -> PutAwayView:
    cards = tuple((card, card_name(kind, card)) for card in _in_play(options, kind))
    wanted = getattr(options.variants, PUT_AWAY[kind])
    chosen = tuple(card for card, _ in cards if card in wanted)
    names = tuple(text for card, text in cards if card in chosen)
    text = Message(f"tapestry.new.put_away.{kind}.none")
    if names:
        text = Message(f"tapestry.new.put_away.{kind}", cards=names)
    suggested = set(chosen) == set(_suggested(cards, kind))
    return PutAwayView(kind, text, cards, chosen, suggested)


def _in_play(options: Options, kind: str) -> tuple[str, ...]:
    """Every card of a kind that the boxes hold and a source names, also those put away."""
    pile = decks.decks(_agreed(options, {PUT_AWAY[kind]: ()}))[kind]
    return tuple(card for card in dict.fromkeys(pile.cards) if card not in NAMELESS)


def _suggested(cards: tuple[tuple[str, Message], ...], kind: str) -> tuple[str, ...]:
    return tuple(card for card, _ in cards if card in SUGGESTED[kind])


def _agreed(options: Options, changes: Mapping[str, object]) -> Options:
    return replace(options, variants=replace(options.variants, **changes))  # type: ignore[arg-type]
