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
OF_A_PHASE = re.compile(r"\b(state|view|now|game)\.(phase|stage|way|mode)\b(?!\.)")


def drawing() -> tuple[Source, ...]:
    return tuple(one for one in sources("screens") if one.name not in TAKING)


def attributes(source: Source) -> Iterator[ast.Attribute]:
    return (node for node in ast.walk(source.tree) if isinstance(node, ast.Attribute))


def commands_named(source: Source) -> Iterator[str]:
    """Commands that a file imports, wherever they come from."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion."):
            room = import_module(node.module)
            for name in node.names:
                found = getattr(room, name.name, None)
                if isinstance(found, type) and issubclass(found, Command):
                    yield f"{source.name} imports {name.name}"


def kv() -> Iterator[tuple[str, str]]:
    for path in sorted((TOP / "screens").rglob("*.kv")):
        yield path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8")


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
        texts = [*((one.name, one.text) for one in drawing()), *kv()]
        found = [name for name, text in texts if DOING.search(text)]

        assert not found, listed(found)

    def test_they_ask_for_no_phase(self):
        found = [
            f"{source.name}:{one.lineno} .phase"
            for source in sources("screens")
            for one in attributes(source)
            if one.attr == "phase"
        ]
        found += [name for name, text in kv() if OF_A_PHASE.search(text)]

        assert not found, listed(found)
