"""Screens draw offers and views: they carry out nothing else, and know no moment of a game."""

import ast
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module

from companion.core.command import Command
from tests.architecture.house import TOP, Source, listed, sources

TAKING = {"screens/offering.py", "screens/bridge.py"}
"""Where an offer becomes a command, and a command a step."""
DOING = re.compile(r"bridge\.do\(|session\.do\(|\.why_not\(")
OF_A_MOMENT = {"phase", "stage", "way", "mode", "bots", "part"}
"""What a game's moment is called in states and views: compared with a word, it is decided by it."""


def drawing() -> tuple[Source, ...]:
    return tuple(one for one in sources("screens") if one.name not in TAKING)


FRONTS = ("companion/pages", "companion/describe", "companion/front", "companion/console", "web")
HELPERS = ("tests/offers/player.py", "tests/offers/reached.py", "tests/offers/touched.py",
           "tests/describe/desks.py", "tests/front/test_whole_games.py",
           "tests/offers/at_random.py", "tests/soak/imperium.py", "tests/soak/rise_and_fall.py",
           "tests/soak/score_pads.py", "tests/soak/tapestry_humans.py")  # fmt: skip
"""Those who play by themselves: at random, by touch, in the terminal."""


def fronts() -> Iterator[Source]:
    """Whoever shows what can be done: pages and boards of every game too."""
    yield from sources("screens", *FRONTS)
    for one in sources("companion/games"):
        if {"pages", "boards"} & {*one.rooms}:
            yield one
    yield from (one for one in sources("tests") if one.name in HELPERS)


def commands_built(source: Source) -> Iterator[str]:
    """Where a command is made by its class, and not by a form, an offer or an answer."""
    known = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion."):
            room = import_module(node.module or "")
            known |= {one.asname or one.name: getattr(room, one.name, None) for one in node.names}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            made = _called(node.func, known)
            if isinstance(made, type) and issubclass(made, Command):
                yield f"{source.name}:{node.lineno} {made.__name__}"


def _called(function: ast.expr, known: dict[str, object]) -> object:
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return getattr(known.get(function.value.id), function.attr, None)
    return known.get(function.id) if isinstance(function, ast.Name) else None


class TestFronts:
    def test_they_build_no_command(self):
        found = [line for source in fronts() for line in commands_built(source)]

        assert not found, listed(found)

    def test_a_command_that_is_built_is_seen(self):
        built = Source(TOP / "tests/rise_and_fall/test_written_sheet.py")

        assert any("WriteTotal" in line for line in commands_built(built))

    def test_those_who_play_by_themselves_are_there(self):
        assert {one.name for one in fronts()} >= {*HELPERS}


def attributes(source: Source) -> Iterator[ast.Attribute]:
    return (node for node in ast.walk(source.tree) if isinstance(node, ast.Attribute))


def commands_named(source: Source) -> Iterator[str]:
    """Commands that a file imports, wherever they come from; what every command is makes none."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion."):
            room = import_module(node.module)
            for name in node.names:
                found = getattr(room, name.name, None)
                if isinstance(found, type) and issubclass(found, Command) and found is not Command:
                    yield f"{source.name} imports {name.name}"


def is_word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def of_a_moment(node: ast.expr) -> bool:
    """`view.way`, or `state.way.value`."""
    if isinstance(node, ast.Attribute) and node.attr == "value":
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in OF_A_MOMENT


def options_named(source: Source) -> Iterator[str]:
    """What games are begun with, or a part of it, that a file imports."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion.games."):
            room = import_module(node.module)
            for name in node.names:
                found = getattr(room, name.name, None)
                of_options = getattr(found, "__module__", "").endswith(".options")
                if is_dataclass(found) and (of_options or name.name.endswith("Options")):
                    yield f"{source.name} imports {name.name}"


class TestScreens:
    def test_they_put_no_options_together(self):
        found = [line for source in sources("screens") for line in options_named(source)]

        assert not found, listed(found)

    def test_they_decide_by_no_name_of_a_moment(self):
        found = [
            f"{source.name}:{node.lineno}"
            for source in sources("screens")
            for node in ast.walk(source.tree)
            if isinstance(node, ast.Compare)
            and any(map(is_word, node.comparators))
            and of_a_moment(node.left)
        ]

        assert not found, listed(found)

    def test_they_make_no_command(self):
        found = [line for source in sources("screens") for line in commands_named(source)]

        assert not found, listed(found)

    def test_they_look_into_none(self):
        found = [
            f"{source.name}:{one.lineno} .command"
            for source in drawing()
            for one in attributes(source)
            if one.attr == "command"
        ]

        assert not found, listed(found)

    def test_they_carry_out_nothing_but_offers(self):
        found = [one.name for one in drawing() if DOING.search(one.text)]

        assert not found, listed(found)

    def test_they_ask_for_no_phase(self):
        found = [
            f"{source.name}:{one.lineno} .phase"
            for source in sources("screens")
            for one in attributes(source)
            if one.attr == "phase"
        ]

        assert not found, listed(found)


CALLED_BY_NOUNS = {"word", "card_name", "player_option", "piece_name", "tile_name", "space_called"}
"""What says how a thing is called that a noun of its game puts: `TRACK.these(state, ids)`."""

NEW = "new_"
"""What a new game is begun with is asked before there is a state."""


def listed_by_hand(source: Source) -> Iterator[str]:
    """Options that say themselves how a thing is called by its id."""
    for node in ast.walk(source.tree):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "Option"):
            continue
        id_, text = ast.unparse(node.args[0]), node.args[1] if len(node.args) > 1 else None
        called = isinstance(text, ast.Call) and ast.unparse(text.func) in CALLED_BY_NOUNS
        if called and ast.unparse(text.args[-1]) == id_:
            yield f"{source.name}:{node.lineno} {ast.unparse(node)[:60]}"


class TestQuestions:
    def test_things_are_put_by_their_nouns(self):
        rooms = [one for one in sources("companion/games") if not one.path.stem.startswith(NEW)]
        found = [line for one in rooms for line in listed_by_hand(one)]

        assert len(rooms) > 300
        assert not found, listed(found)
