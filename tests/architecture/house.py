"""The source files of the house, and what they import."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Source:
    """A Python file of the house."""

    path: Path

    @property
    def name(self) -> str:
        """Its path as a person names it."""
        return self.path.relative_to(TOP).as_posix()

    @property
    def rooms(self) -> tuple[str, ...]:
        """The folders it is in."""
        return self.path.relative_to(TOP).parts[:-1]

    @property
    def module(self) -> str:
        return ".".join((*self.rooms, self.path.stem)).removesuffix(".__init__")

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def imports(self) -> tuple[str, ...]:
        """Every module named in an import, wherever it stands."""
        return tuple(_imports(self.tree, self.rooms))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Every Python file under these folders."""
    paths = (path for folder in folders for path in sorted((TOP / folder).rglob("*.py")))
    return tuple(Source(path) for path in paths)


def listed(found: Iterable[object]) -> str:
    """What a failed test says: a line for each."""
    return "".join(f"\n  {each}" for each in found)


def leans_on(module: str, room: str) -> bool:
    """Whether an imported module is in a room (or is it)."""
    return module == room or module.startswith(f"{room}.")


def _imports(tree: ast.Module, rooms: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = rooms[: len(rooms) - node.level + 1] if node.level else ()
            start = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{start}.{alias.name}" for alias in node.names)
