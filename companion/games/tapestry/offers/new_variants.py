"""The variants of the rulebook as a new game asks for them, each by the name of its rule.

Rulebook, "Variants". Some are on or off, one chooses the science die, one the box that all
civilizations come from, and two are lists of cards that the table puts away before it begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Choice, Option, Several
from companion.core.setting import YES, Setting, yes_or_no
from companion.errors import RuleBroken
from companion.games.tapestry.options import Expansion, Options, TieRule
from companion.games.tapestry.setup import decks
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
ANY_BOX = "any"
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
Ask = Setting[Options]


def variants_asked(options: Options) -> Iterator[Ask]:
    """What a table may agree on; a choice that only one answer has is not offered."""
    yield _switches(options)
    if options.has(Expansion.ARTS_AND_ARCHITECTURE):
        yield _die(options)
    boxes = tuple(box.value for box in Expansion if options.has(box))
    if len(boxes) > 1:
        yield _box(options, boxes)
    for kind in PUT_AWAY:
        yield from _put_away(options, kind)


def without_missing_boxes(options: Options) -> Options:
    """A variant of a box that was put back on the shelf is no longer agreed; ties go anew."""
    agreed, options = options.variants, replace(options, tie=options.usual_tie)
    die = agreed.science_die if options.has(Expansion.ARTS_AND_ARCHITECTURE) else ""
    box = agreed.civilizations_from if options.has(agreed.civilizations_from) else ""
    return _agreed(options, {"science_die": die, "civilizations_from": box})


def _switches(options: Options) -> Ask:
    """Those that change something at this table."""
    every = tuple(one for one in SWITCHES if not (options.solo and one == NOT_SOLO))
    named = tuple(Option(one, Message(f"tapestry.new.variant.{one}")) for one in every)
    on = tuple(one for one in every if getattr(options.variants, SWITCHES[one]))
    text, note = Message("tapestry.new.variants"), Message("tapestry.new.variants_note")
    return Setting(
        Several("variants", text, named, guess=on, note=note),
        lambda chosen: _agreed(options, {SWITCHES[one]: one in chosen for one in every}),
        aside=True,
    )


def _die(options: Options) -> Ask:
    """AA: which science die is rolled; the printed one needs no words."""
    dice = tuple(Option(die, Message(f"tapestry.new.die.{die}")) for die in DICE)
    now = options.variants.science_die or DICE[0]
    return Setting(
        Choice("die", Message("tapestry.new.science_die"), dice, now),
        lambda die: _agreed(options, {"science_die": "" if die == DICE[0] else die}),
        aside=True,
    )


def ties_asked(options: Options) -> Iterator[Ask]:
    """With AA alone: its only rulebook names the tallest landmark, the player aid what is left."""
    if options.arts_alone:
        either = (TieRule.TALLEST_LANDMARK, TieRule.RESOURCES)
        rules = tuple(Option(one.value, Message(f"tapestry.new.tie.{one.value}")) for one in either)
        text, note = Message("tapestry.new.tie"), Message("tapestry.new.tie_note")
        asked = Choice("tie", text, rules, options.tie_rule.value, note=note)
        yield Setting(asked, lambda one: replace(options, tie=TieRule(one)), aside=True)


def _box(options: Options, boxes: tuple[str, ...]) -> Ask:
    """All civilizations from one box, where it has enough of them."""
    anywhere = Option(ANY_BOX, Message("tapestry.new.civilizations_from.all"))
    named = (Option(box, word("expansion", box), reason=_few(options, box)) for box in boxes)
    now = options.variants.civilizations_from or ANY_BOX
    text = Message("tapestry.new.civilizations_from")
    return Setting(
        Choice("box", text, (anywhere, *named), now),
        lambda box: _agreed(options, {"civilizations_from": "" if box == ANY_BOX else box}),
        aside=True,
    )


def _few(options: Options, box: str) -> Message | None:
    try:
        decks.verify(_agreed(options, {"civilizations_from": box}))
    except RuleBroken as broken:
        return broken.message
    return None


def _put_away(options: Options, kind: str) -> Iterator[Ask]:
    """Cards of one kind that stay in the box; those the rulebook names in one touch, and back."""
    here = _in_play(options, kind)
    wanted = getattr(options.variants, PUT_AWAY[kind])
    away = tuple(card for card in here if card in wanted)
    named = tuple(Option(card, card_name(kind, card)) for card in here)
    text = Message(f"tapestry.new.put_away.{kind}.none")
    if away:
        cards = tuple(card_name(kind, card) for card in away)
        text = Message(f"tapestry.new.put_away.{kind}", cards=cards)
    note = Message("tapestry.new.put_away_note")
    asked = Several(f"put_away.{kind}", text, named, guess=away, note=note)
    others = set(wanted) - set(here)

    def put(chosen: tuple[str, ...]) -> Options:
        return _agreed(options, {PUT_AWAY[kind]: tuple(sorted({*chosen, *others}))})

    yield Setting(asked, put, aside=True)
    examples = tuple(card for card in here if card in SUGGESTED[kind])
    so = set(away) == set(examples)
    switch = Message("tapestry.new.put_away_none" if so else "tapestry.new.put_away_suggested")
    yield Setting(
        yes_or_no(f"suggested.{kind}", switch, so),
        lambda said: put(examples if said == YES else ()),
        aside=True,
    )


def _in_play(options: Options, kind: str) -> tuple[str, ...]:
    """Every card of a kind that the boxes hold and a source names, also those put away."""
    pile = decks.decks(_agreed(options, {PUT_AWAY[kind]: ()}))[kind]
    return tuple(card for card in dict.fromkeys(pile.cards) if card not in NAMELESS)


def _agreed(options: Options, changes: Mapping[str, object]) -> Options:
    return replace(options, variants=replace(options.variants, **changes))  # type: ignore[arg-type]  # by name
