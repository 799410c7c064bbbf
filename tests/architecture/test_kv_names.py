"""A kv rule holds for every class of its name, whatever the module: so each name stands once."""

import re
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

from tests.architecture.house import TOP

RULE = re.compile(r"^<-?([A-Za-z]+)(?:@[A-Za-z+]+)?>:", re.M)
CLASS = re.compile(r"^class ([A-Za-z]+)", re.M)


def twice(pattern: re.Pattern, suffix: str) -> list[str]:
    """Names that stand in more than one place of the screens."""
    found = Counter(
        name
        for path in sorted((TOP / "screens").rglob(f"*{suffix}"))
        for name in pattern.findall(path.read_text(encoding="utf-8"))
    )
    return [name for name, times in found.items() if times > 1]


def test_no_widget_takes_on_what_kivy_draws_for_its_own():
    """Kivy's Settings, for one, paints everything black."""
    style = Path(find_spec("kivy").origin).parent / "data" / "style.kv"
    kivys = set(RULE.findall(style.read_text(encoding="utf-8")))
    ours = {
        name
        for path in (TOP / "screens").rglob("*.py")
        for name in CLASS.findall(path.read_text(encoding="utf-8"))
    }

    assert ours & kivys == set()


def test_no_rule_stands_twice():
    assert twice(RULE, ".kv") == []


def test_no_widget_has_the_name_of_another():
    assert twice(CLASS, ".py") == []
