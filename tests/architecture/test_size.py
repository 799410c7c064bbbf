"""Small, by cutting along the grain."""

import ast

from tests.architecture.house import TOP, Source, sources

FILE, RULE, FUNCTION, LONG = 400, 120, 60, 40
ROOMS = ("companion", "screens", "tools")


def functions(source: Source) -> list[tuple[str, int]]:
    """Every function and how many lines it takes."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = (node for node in ast.walk(source.tree) if isinstance(node, kinds))
    return [(f.name, (f.end_lineno or f.lineno) - f.lineno + 1) for f in found]


def test_no_file_is_long():
    long = {s.name: s.text.count("\n") for s in sources(*ROOMS, "tests")}

    assert {name: lines for name, lines in long.items() if lines > FILE} == {}


def test_a_file_of_rules_is_a_page():
    rules = [s for s in sources("companion") if "rules" in s.rooms]
    long = {s.name: s.text.count("\n") for s in rules}

    assert {name: lines for name, lines in long.items() if lines > RULE} == {}


def test_what_is_drawn_is_said_by_pages_and_nothing_by_kv():
    assert [*(TOP / "screens").rglob("*.kv")] == []


def test_no_function_is_long():
    found = [(s.name, *f) for s in sources(*ROOMS) for f in functions(s)]

    assert [each for each in found if each[2] > FUNCTION] == []


def test_hardly_any_function_is_over_forty_lines():
    lengths = [lines for s in sources(*ROOMS) for _, lines in functions(s)]

    assert sum(lines > LONG for lines in lengths) <= 0.01 * len(lengths)
