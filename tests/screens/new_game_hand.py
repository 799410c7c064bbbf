"""A hand on the page of a new game."""

from tests.screens.page_hand import touch, type_into


def open_new(hand, game):
    """The page, by its route."""
    hand.app.nav.go(f"{game}/new")
    hand.settle()
    return hand.app.nav.view.deciding


def decide(hand, key, value):
    """As if it had been chosen, without a finger."""
    hand.app.nav.view.deciding.new = hand.app.nav.view.deciding.new.answer(key, value)
    hand.app.nav.view.view.again()
    hand.settle()


def choose(hand, **answers):
    """Tiles that are touched; `person_1` is typed."""
    hand.app.guards_next = False
    for key, value in answers.items():
        if key.startswith("person_"):
            touch(hand, f"setting.{key.replace('_', '.')}")
            type_into(hand, value)
            touch(hand, "answer")
        else:
            touch(hand, f"set.{key}.{value}")


def begin(hand):
    """Gold."""
    hand.app.guards_next = False
    touch(hand, "begin")
