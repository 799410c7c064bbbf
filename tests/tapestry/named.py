"""The keys of the names and texts that the printed things of the game must have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.content import po
from companion.games.tapestry.content import look_up
from companion.games.tapestry.setup.checklist import ALONE
from companion.resources import data_dir


def named() -> frozenset[str]:
    """ "kind.id"; texts of cards are "kind_text.id"."""
    return frozenset(
        (*_boards(), *_tiles(), *_cards(), *_bots(), *_facts(), *_printed(), *_steps())
    )


def names_in(language: str) -> frozenset[str]:
    """The keys of names there are in a language."""
    files = (data_dir() / "text" / language).glob("tapestry.name*.po")
    keys = (entry.key for file in files for entry in po.read(_text(file), file.name))
    return frozenset(key.removeprefix("tapestry.name.") for key in keys if key)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _boards() -> Iterator[str]:
    for track in look_up.tracks().values():
        yield f"track.{track.id}"
        for space in track.spaces:
            yield f"space.{track.id}.{space.space}"
            yield from _maybe(f"space_note.{track.id}.{space.space}", space.note)
    for row in look_up.income().tracks:
        yield f"income_row.{row.building}"
        for place in row.spaces:
            yield f"innovation.{row.building}.{place.space}"
    for capital in look_up.capitals().values():
        yield f"capital.{capital.id}"
        yield from _maybe(f"capital_note.{capital.id}", capital.note)
    for kind, things in (
        ("landmark", look_up.landmarks()),
        ("die", look_up.dice()),
        ("achievement", look_up.achievements()),
        ("map", look_up.map_sides()),
    ):
        for key in things:
            yield f"{kind}.{key}"


def _tiles() -> Iterator[str]:
    """Neither kind of tile has a name: the number is ours, and nothing is called by it."""
    for number, tile in look_up.space_tiles().items():
        yield from _maybe(f"space_tile_note.{number}", tile.note)


def _cards() -> Iterator[str]:
    for tech in look_up.techs().values():
        yield f"tech.{tech.id}"
    for card in look_up.tapestries().values():
        yield f"tapestry.{card.id}"
        yield f"tapestry_text.{card.id}"
    for piece in look_up.masterpieces().values():
        yield f"masterpiece.{piece.id}"
    for people in look_up.civilizations().values():
        yield f"civilization.{people.id}"
        yield f"civilization_text.{people.id}"
        yield from _maybe(f"civilization_start.{people.id}", people.start_told)
        yield from _maybe(f"civilization_later.{people.id}", people.later_text)
        for number, ability in enumerate(people.income, 1):
            for step in range(1, ability.steps + 1):
                yield f"civilization_step.{people.id}.{number}.{step}"
        for space in people.mat.spaces if people.mat else ():
            yield from _maybe(f"mat_space.{people.id}.{space.id}", space.text)
        for number in range(1, people.notes + 1):
            yield f"civilization_note.{people.id}.{number}"


def _bots() -> Iterator[str]:
    for level in look_up.automa().levels:
        yield f"level.{level.level}"
        yield from _maybe(f"level_first_turn.{level.level}", level.first_turn)
    for people in look_up.automa().civilizations:
        yield f"automa_civilization.{people.id}"
        for number in range(1, len(people.income) + 1):
            yield f"automa_civilization_text.{people.id}.{number}"
        yield from _maybe(f"automa_civilization_set_up.{people.id}", people.set_up)
        yield from _maybe(f"automa_civilization_always.{people.id}", people.always)
        yield from _maybe(f"automa_civilization_end.{people.id}", people.end)


def _facts() -> Iterator[str]:
    for fact in look_up.house_facts().values():
        yield f"house_fact.{fact.id}"
        yield from _maybe(f"house_fact_why.{fact.id}", fact.why)
        for option in fact.options:
            yield f"house_fact_option.{fact.id}.{option.id}"


def _printed() -> Iterator[str]:
    for one in ("rulebook", "player_aid"):
        yield f"rebalancing.{one}"
        for civilization in look_up.civilizations():
            told = look_up.rebalancing(one, civilization).told
            yield from _maybe(f"rebalancing_told.{one}.{civilization}", told)


def _steps() -> Iterator[str]:
    for section in look_up.setup_sections():
        yield f"setup_section.{section.id}"
        for item in section.items:
            yield f"setup_item.{item.id}"
    yield from (f"setup_item.{other}" for other in ALONE.values())


def _maybe(key: str, there: bool) -> Iterator[str]:
    if there:
        yield key
