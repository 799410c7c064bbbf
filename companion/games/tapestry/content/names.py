"""The names of the game's things in every language, for the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.content import load
from companion.games.tapestry.content import facts, look_up
from companion.games.tapestry.content.words import Text

Named = Iterator[tuple[str, Text]]


def names() -> Mapping[str, Mapping[str, str]]:
    """ "kind.id" -> language -> name; texts of cards are "kind_text.id"."""
    return {key: text.by_language() for key, text in _all()}


def ours() -> Mapping[str, str]:
    """The French names that are our own translation, for an owner who wants to correct them."""
    return {key: text.fr for key, text in _all() if text.fr_ours}


def _all() -> Named:
    yield from _words()
    yield from _boards()
    yield from _tiles()
    yield from _cards()
    yield from _bots()
    yield from _facts()
    yield from _rebalancing()
    yield from _checklist()


def _words() -> Named:
    for kind, words in load("tapestry/words.json", facts.Words).words.items():
        for word, text in words.items():
            yield f"{kind}.{word}", text


def _boards() -> Named:
    for track in look_up.tracks().values():
        yield f"track.{track.id}", track.name
        for space in track.spaces:
            yield f"space.{track.id}.{space.space}", space.name
    for row in look_up.income().tracks:
        for place in row.spaces:
            yield f"innovation.{row.building}.{place.space}", place.name
    for capital in look_up.capitals().values():
        yield f"capital.{capital.id}", capital.name
        yield from _maybe(f"capital_note.{capital.id}", capital.note)
    for kind, things in (
        ("landmark", look_up.landmarks()),
        ("die", look_up.dice()),
        ("achievement", look_up.achievements()),
        ("map", look_up.map_sides()),
    ):
        for key, thing in things.items():
            yield f"{kind}.{key}", thing.name


def _tiles() -> Named:
    """Neither kind of tile has a name: the number is ours."""
    for number in look_up.territory_tiles():
        yield (
            f"territory_tile.{number}",
            Text(f"territory tile {number}", f"tuile Territoire {number}"),
        )
    for number, tile in look_up.space_tiles().items():
        yield f"space_tile.{number}", Text(f"space tile {number}", f"tuile Espace {number}")
        yield from _maybe(f"space_tile_note.{number}", tile.note)


def _cards() -> Named:
    for tech in look_up.techs().values():
        yield f"tech.{tech.id}", tech.name
    for card in look_up.tapestries().values():
        yield f"tapestry.{card.id}", card.name
        yield f"tapestry_text.{card.id}", card.text
    for piece in look_up.masterpieces().values():
        yield f"masterpiece.{piece.id}", piece.name
    for people in look_up.civilizations().values():
        yield f"civilization.{people.id}", people.name
        yield f"civilization_text.{people.id}", people.text
        yield from _maybe(f"civilization_start.{people.id}", people.start_told)
        yield from _maybe(f"civilization_later.{people.id}", people.later_text)
        for number, ability in enumerate(people.income, 1):
            for step, text in enumerate(ability.steps, 1):
                yield f"civilization_step.{people.id}.{number}.{step}", text
        for space in people.mat.spaces if people.mat else ():
            yield from _maybe(f"mat_space.{people.id}.{space.id}", space.text)
        for number, note in enumerate(people.notes, 1):
            yield f"civilization_note.{people.id}.{number}", note


def _bots() -> Named:
    for level in look_up.automa().levels:
        yield f"level.{level.level}", level.name
        yield from _maybe(f"level_first_turn.{level.level}", level.first_turn)
    for people in look_up.automa().civilizations:
        yield f"automa_civilization.{people.id}", people.name
        for number, ability in enumerate(people.income, 1):
            yield f"automa_civilization_text.{people.id}.{number}", ability.text
        yield from _maybe(f"automa_civilization_set_up.{people.id}", people.set_up)
        yield from _maybe(f"automa_civilization_always.{people.id}", people.always)
        yield from _maybe(f"automa_civilization_end.{people.id}", people.end)


def _facts() -> Named:
    for fact in look_up.house_facts().values():
        yield f"house_fact.{fact.id}", fact.question
        yield from _maybe(f"house_fact_why.{fact.id}", fact.why)
        for option in fact.options:
            yield f"house_fact_option.{fact.id}.{option.id}", option.name


def _rebalancing() -> Named:
    for one in ("rulebook", "player_aid"):
        printed = look_up.rebalancing(one)
        yield f"rebalancing.{one}", printed.name
        for change in printed.entries:
            yield from _maybe(f"rebalancing_told.{one}.{change.civilization}", change.told)


def _checklist() -> Named:
    for section in look_up.setup_sections():
        yield f"setup_section.{section.id}", section.name
        for item in section.items:
            yield f"setup_item.{item.id}", item.text


def _maybe(key: str, text: Text | None) -> Named:
    if text is not None:
        yield key, text
