"""What the catalogues hold, and what code and data ask of them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from string import Formatter

from companion.content import po
from tests.architecture.house import TOP, Source, sources

TEXT = TOP / "data" / "text"
FAMILIES = TOP / "tests" / "catalogue_families.txt"
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[A-Za-z0-9_-]+)+")
_QUOTED = re.compile(r"""["']([a-z][a-z0-9_]*(?:\.[A-Za-z0-9_-]+)+)["']""")
_ASKS = {"Message", "say", "_"}


@dataclass(frozen=True)
class Text:
    """One message of one language."""

    key: str
    file: str
    line: int
    forms: tuple[str, ...]

    @property
    def placeholders(self) -> frozenset[str]:
        """Every placeholder in any of its forms."""
        parsed = (part[1] for form in self.forms for part in Formatter().parse(form))
        return frozenset(name for name in parsed if name is not None)


@dataclass(frozen=True)
class Asked:
    """A key written out in a call, with the values given to it."""

    key: str
    where: str
    given: frozenset[str] | None


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in TEXT.iterdir() if path.is_dir()))


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every message of a language, in every file."""
    return tuple(
        Text(entry.key, f"{language}/{path.name}", entry.line, tuple(entry.forms))
        for path in sorted((TEXT / language).glob("*.po"))
        for entry in po.read(path.read_text(encoding="utf-8"), path.name)
        if entry.key
    )


@cache
def by_key(language: str) -> dict[str, Text]:
    return {text.key: text for text in texts(language)}


@cache
def families() -> tuple[str, ...]:
    """Beginnings of keys that are put together at run time."""
    lines = FAMILIES.read_text(encoding="utf-8").splitlines()
    return tuple(line.split("#")[0].strip() for line in lines if line.split("#")[0].strip())


@cache
def asked() -> tuple[Asked, ...]:
    """Every key asked for in so many words."""
    errors = {"RuleBroken", "LoomError", "SaveError"} | _errors()
    found = [ask for s in sources("companion", "screens") for ask in _asked_in(s, errors)]
    return tuple(found)


@cache
def mentioned() -> frozenset[str]:
    """Every string that could be a key, anywhere in code or data."""
    found: set[str] = set()
    for source in sources("companion", "screens", "tools"):
        values = (node.value for node in ast.walk(source.tree) if isinstance(node, ast.Constant))
        found |= {value for value in values if isinstance(value, str) and KEY.fullmatch(value)}
    for path in sorted((TOP / "data").rglob("*.json")):
        found |= set(_QUOTED.findall(path.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def put_together() -> tuple[tuple[str, str], ...]:
    """Every Message whose key is an f-string: its fixed beginning, and where."""
    return tuple(
        (start, f"{source.name}:{node.lineno}")
        for source in sources("companion", "screens")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Call) and _called(node) in _ASKS | _errors() and node.args
        for start in _starts(node.args[0])
    )


def _starts(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.JoinedStr) and ".name." not in ast.unparse(argument):
        first = argument.values[0]
        yield str(first.value) if isinstance(first, ast.Constant) else ""


@cache
def _errors() -> frozenset[str]:
    (file,) = (source for source in sources("companion") if source.name == "companion/errors.py")
    return frozenset(node.name for node in file.tree.body if isinstance(node, ast.ClassDef))


def _asked_in(source: Source, errors: set[str]) -> Iterator[Asked]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and _called(node) in _ASKS | errors and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                names = [keyword.arg for keyword in node.keywords]
                given = None if None in names else frozenset(map(str, names))
                if KEY.fullmatch(first.value):
                    yield Asked(first.value, f"{source.name}:{node.lineno}", given)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
