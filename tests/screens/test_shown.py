"""What kv hides can be hidden: of a class without `shown` kv would make one that hides all."""

from kivy.factory import Factory
from kivy.lang import Parser
from kivy.properties import BooleanProperty

from tests.screens.states import all_states
from tests.screens.test_kept_kv import FILES

WORD = "shown:"


def named(rules):
    """The classes that are given `shown`."""
    for rule in rules:
        if "shown" in rule.properties:
            yield rule.name.strip("<>").partition("@")[0]
        yield from named(rule.children)


def test_a_class_that_is_hidden_knows_how():
    all_states()
    files = [one for one in FILES if WORD in one.read_text("utf-8")]
    rules = [Parser(content=one.read_text("utf-8"), filename=str(one)).rules for one in files]
    hidden = {name for each in rules for name in named([rule for _, rule in each])}
    known = {name: Factory.get(name) for name in hidden if name in Factory.classes}

    assert "IconButton" in known
    assert [n for n, one in known.items() if not isinstance(one.shown, BooleanProperty)] == []
