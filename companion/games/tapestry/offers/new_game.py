"""What is decided before the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Question, Several, Text
from companion.core.setting import YES, Setting, people, yes_or_no
from companion.games.tapestry.options import Expansion, Options, Way
from companion.games.tapestry.setup import view_own_level as own
from companion.games.tapestry.setup import view_variants as agreed
from companion.games.tapestry.setup.view_chip import Chip
from companion.games.tapestry.setup.view_new_game import NewGameView, choose, new_game_view
from companion.games.tapestry.turn.names import word

Take = Callable[[Options, str], Options]


def settings(options: Options) -> tuple[Setting[Options], ...]:
    """Who against whom, at which level, with which boxes, by which rules."""
    view = new_game_view(options)
    first = (
        _chips(options, "table", "tapestry.new.who", view.tables, view.table),
        *((_way(options, view),) if options.company else ()),
        *_people(options),
    )
    if options.company and view.way != Way.EVERYTHING.value:
        return (*first, _boxes(options)) if view.way == Way.SHEET.value else first
    return (
        *first,
        *(_against(options, view) if options.solo else ()),
        _boxes(options),
        *_map(options, view),
        _chips(
            options,
            "rebalancing",
            "tapestry.new.rebalancing",
            view.rebalancings,
            view.rebalancing,
        ),
        _chips(options, "capital", "tapestry.new.capitals", view.capitals, view.capital),
        *_variants(options),
    )


def _way(options: Options, view: NewGameView) -> Setting[Options]:
    """How much of it is told."""
    ways = tuple(Option(one.id, one.text, one.note, one.icon) for one in view.ways)
    question = Choice("way", Message("tapestry.company.ways"), ways, view.way)
    return Setting(question, lambda value: choose(options, "way", value))


def _people(options: Options) -> Iterable[Setting[Options]]:
    names = [one.name for one in options.participants]
    n = len(names)

    def called(now: tuple[str, ...]) -> Options:
        seats = zip(options.participants, now, strict=True)
        return replace(options, participants=tuple(replace(one, name=name) for one, name in seats))

    return people(names, n, n, called)


def _chips(
    options: Options, what: str, text: str, chips: Iterable[Chip], now: str
) -> Setting[Options]:
    """One of the chips that can be chosen, as the window shows them."""
    free = tuple(
        Option(chip.id or what, chip.text, icon=chip.icon) for chip in chips if chip.refusal is None
    )
    question = Choice(what, Message(text), free, now or what)
    return Setting(question, lambda value: choose(options, what, "" if value == what else value))


def _against(options: Options, view: NewGameView) -> tuple[Setting[Options], ...]:
    level = _chips(options, "level", "tapestry.new.level_title", view.levels, view.level)
    civilization = _chips(
        options,
        "civilization",
        "tapestry.new.civilization",
        view.civilizations,
        view.civilization,
    )
    typed = _own_civilization(options) if options.own_civilization is not None else ()
    counted = _own_level(options) if options.own_level is not None else ()
    return (level, *counted, civilization, *typed)


def _own_level(options: Options) -> tuple[Setting[Options], ...]:
    view = own.own_level_view(options)
    bases = tuple(Option(one, text) for one, text in view.bases)
    base = Choice("own.base", Message("tapestry.new.own_base"), bases, view.base)
    amounts = (
        Setting(
            Amount(f"own.{one.id}", one.text, 0, one.most, one.value),
            _amount(options, one.id),
        )
        for one in view.amounts
    )
    return (Setting(base, lambda value: own.choose_base(options, value)), *amounts)


def _amount(options: Options, what: str) -> Callable[[int], Options]:
    return lambda value: own.set_amount(options, what, value)


def _own_civilization(options: Options) -> tuple[Setting[Options], ...]:
    view = own.own_civilization_view(options)
    name = Text("own.name", Message("tapestry.new.own_name"), own.LONGEST["name"], view.name)
    text = Text("own.text", Message("tapestry.new.own_text"), own.LONGEST["text"], view.text)
    tracks = tuple(Option(one, called) for one, called in view.tracks)
    heart = Choice("own.heart", Message("tapestry.new.own_favourite"), tracks, view.favourite)
    return (
        Setting(name, lambda typed: own.type_civilization(options, "name", typed)),
        Setting(text, lambda typed: own.type_civilization(options, "text", typed)),
        Setting(heart, lambda track: own.choose_favourite(options, track)),
    )


def _boxes(options: Options) -> Setting[Options]:
    """Some of the boxes; a variant of a box that is away goes with it."""
    every = [box for box in Expansion if box is not Expansion.BASE]
    asked = Several(
        "expansions",
        Message("tapestry.new.boxes"),
        tuple(Option(box.value, word("expansion", box.value)) for box in every),
        guess=tuple(box.value for box in options.expansions),
    )

    def taken(chosen: tuple[str, ...]) -> Options:
        boxes = tuple(box for box in every if box.value in chosen)
        return agreed.without_missing_boxes(replace(options, expansions=boxes))

    return Setting(asked, taken)


def _map(options: Options, view: NewGameView) -> tuple[Setting[Options], ...]:
    possible = [chip for chip in view.maps if chip.refusal is None]
    if len(possible) < 2:
        return ()
    return (_chips(options, "map", "tapestry.new.map", possible, view.map),)


def _variants(options: Options) -> tuple[Setting[Options], ...]:
    view = agreed.variants_view(options)
    switches = (_switch(options, chip, chip.id in view.chosen) for chip in view.switches)
    more: list[Setting[Options]] = []
    if view.dice:
        more.append(_chips(options, "die", "tapestry.new.science_die", view.dice, view.die))
    if view.boxes:
        text = "tapestry.new.civilizations_from"
        more.append(_chips(options, "box", text, view.boxes, view.box))
    away = (_put_away(options, one) for one in view.put_away)
    return (*switches, *more, *away)


def _switch(options: Options, chip: Chip, now: bool) -> Setting[Options]:
    question: Question[str] = yes_or_no(f"variant.{chip.id}", chip.text, now)
    return Setting(
        question,
        lambda said: options if (said == YES) is now else choose(options, "variants", chip.id),
    )


def _put_away(options: Options, view: agreed.PutAwayView) -> Setting[Options]:
    asked = Several(
        f"put_away.{view.kind}",
        Message(f"tapestry.new.put_away_title.{view.kind}"),
        tuple(Option(card, text) for card, text in view.cards),
        guess=view.chosen,
        note=Message("tapestry.new.put_away_note"),
    )
    return Setting(asked, lambda cards: agreed.put_away(options, view.kind, cards))
