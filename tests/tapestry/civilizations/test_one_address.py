"""A civilization is one record, one class and its words: what is left out is named here."""

import ast
import inspect
from pathlib import Path

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.mats import class_of
from companion.i18n import Words
from companion.resources import data_dir
from tests.architecture.house import TOP, sources

ALL = tuple(content.civilizations())
ROOM = TOP / "companion" / "games" / "tapestry"
OF_THE_ROOM = {
    "__init__",
    "amended",
    "collectable",
    "commands",
    "events",
    "events_of_outposts",
    "new_civilization",
}
MOMENTS = {name for name, _ in inspect.getmembers(Power, inspect.isfunction)}
NO_MOMENTS = {"mark", "marked", "score", "gain"}


def classes_in(path: Path) -> list[str]:
    return [
        node.name
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]


def texts_of(power: type[Power]) -> set[str]:
    """The words that a mat must have."""
    printed = content.civilization(power.id)
    steps = (
        f"civilization_step.{power.id}.{number}.{step}"
        for number, ability in enumerate(printed.income, 1)
        for step in range(1, ability.steps + 1)
    )
    notes = (f"civilization_note.{power.id}.{note + 1}" for note in range(printed.notes))
    spaces = printed.mat.spaces if printed.mat else ()
    named = {f"civilization.{power.id}", f"civilization_text.{power.id}", *steps, *notes}
    named |= {f"civilization_left.{power.id}"} if power.left_to_the_table else set()
    named |= {f"civilization_later.{power.id}"} if printed.later_text else set()
    named |= {f"civilization_start.{power.id}"} if printed.start_told else set()
    return named | {f"mat_space.{power.id}.{space.id}" for space in spaces if space.text}


def test_every_record_has_a_class_in_a_file_of_its_name_and_no_file_is_without():
    files = {path.stem for path in (ROOM / "civilizations").glob("*.py")} - OF_THE_ROOM

    assert files - {"power"} == set(ALL)


@pytest.mark.parametrize("civilization", ALL)
class TestACivilization:
    def test_its_class_is_alone_in_its_file_and_knows_its_name(self, civilization):
        power = class_of(civilization)

        assert power.id == civilization
        assert issubclass(power, Power)
        assert classes_in(Path(inspect.getfile(power))) == [power.__name__]

    def test_its_own_methods_are_moments_or_its_own_affair(self, civilization):
        """A misspelt moment would never be called."""
        public = {name for name in vars(class_of(civilization)) if not name.startswith("_")}
        called = MOMENTS - NO_MOMENTS

        own = {"active", "largest_group", "outposts_in_rows", "tokens"}
        assert public - called - set(MatMoments.__annotations__) <= own

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_its_words_are_there(self, civilization, language):
        words = Words(data_dir() / "text", language)
        keys = {f"tapestry.name.{text}" for text in texts_of(class_of(civilization))}

        assert [key for key in sorted(keys) if not words.has(key)] == []

    def test_both_lists_say_what_they_change_for_it(self, civilization):
        assert set(content.civilization(civilization).rebalancing) == {"rulebook", "player_aid"}

    def test_what_its_data_promise_somebody_does(self, civilization):
        """Points on the fifth income turn; a mat with an ability and no words for its steps."""
        power, printed = class_of(civilization), content.civilization(civilization)
        wordless = [one for one in printed.income if not one.steps and not one.benefits]

        assert (
            not printed.final or power.final is not Power.final or power.income is not Power.income
        )
        assert not wordless or power.income is not Power.income


def test_general_rules_know_no_civilization_by_name():
    """Nor a general widget: only the room of civilizations, and what plays for practice."""
    others = [
        source
        for source in (*sources("companion/games/tapestry"), *sources("screens"))
        if "civilizations" not in source.rooms
    ]
    found = [
        f"{source.name}:{node.lineno} {node.value}"
        for source in others
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and node.value in set(ALL) - ORDINARY_WORDS
    ]

    assert found == []


ORDINARY_WORDS = {"chosen"}
"""Names that mean something else as well."""
