"""No list is filled by an import: what is put together is handed in, where the game says so."""

import ast
from collections.abc import Iterator

import pytest

from companion.core.handed_in import HandedIn, HandedOne, NotPutTogether
from tests.architecture.house import Source, listed, sources

ALLOWED = ("put_together()", "gained(")
"""Where a game is put together; and a mark that is left on a function, in no list."""
FILLS = {"append", "add", "extend", "update", "setdefault", "insert", "hand_in", "__setitem__"}


def done_by_importing(source: Source) -> Iterator[str]:
    """Calls that stand by themselves in a module, and places of tables that are set there."""
    for node in source.tree.body:
        calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        if calls and not ast.unparse(node).startswith(ALLOWED):
            yield f"{source.name}:{node.lineno} {ast.unparse(node)[:60]}"
        targets = node.targets if isinstance(node, ast.Assign) else ()
        if any(isinstance(one, ast.Subscript) for one in targets):
            yield f"{source.name}:{node.lineno} {ast.unparse(targets[0])[:60]}"


def filled_by_a_decorator(source: Source) -> Iterator[str]:
    """A decorator of ours that puts what it is given into a list of its module."""
    names = {
        one.id
        for node in source.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }
    used = {
        ast.unparse(one.func if isinstance(one, ast.Call) else one)
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for one in node.decorator_list
    }
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in used:
            yield from (f"{source.name}:{one.lineno}" for one in _fillings(node, names))


def _fillings(function: ast.FunctionDef, names: set[str]) -> Iterator[ast.AST]:
    for one in ast.walk(function):
        called = one.func if isinstance(one, ast.Call) else None
        fills = isinstance(called, ast.Attribute) and called.attr in FILLS
        if fills and ast.unparse(called.value) in names:
            yield one
        set_ = isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store)
        if set_ and ast.unparse(one.value) in names:
            yield one


def written(text: str) -> Source:
    """A module as it might be."""

    class Written(Source):
        tree = ast.parse(text)
        name = "written.py"

    return Written(sources("companion")[0].path)


def test_importing_a_module_does_nothing():
    found = [line for source in sources("companion") for line in done_by_importing(source)]

    assert not found, listed(found)


def test_no_decorator_fills_a_list():
    found = [line for source in sources("companion") for line in filled_by_a_decorator(source)]

    assert not found, listed(found)


@pytest.mark.parametrize("text", ["KINDS.append(1)", "KINDS['one'] = 1", "register(one)"])
def test_what_an_import_does_is_seen(text):
    assert [*done_by_importing(written(text))]


def test_a_decorator_that_fills_is_seen():
    text = "ALL = []\ndef kept(f):\n    ALL.append(f)\n    return f\n@kept\ndef one(): pass\n"

    assert [*filled_by_a_decorator(written(text))]


def test_what_was_not_handed_in_fails_at_once():
    with pytest.raises(NotPutTogether):
        HandedIn[str, int]("verbs")["draw"]
    with pytest.raises(NotPutTogether):
        HandedOne[int]("look").get()
