"""A hand that walks through a set-up: gold, what is picked by a touch, the first answer."""

from companion.core.question import Choice
from tests.screens.page_hand import places, shown, touch

MOST = 120


def in_set_up(hand):
    """Whether its page is shown."""
    return hand.app.nav.view.route.endswith("/setup")


def can(hand):
    """What can be touched, by what it does."""
    return [met.hit.does for met in places(hand) if met.hit.does]


def step(hand):
    """Gold; where there is none, the first card or answer."""
    hand.app.guards_next = False
    gold, acts = shown(hand).gold, can(hand)
    first = next((one for one in acts if one.startswith(("act.", "answer."))), "")
    question = hand.app.bridge.question
    if isinstance(question, Choice) and question.guess and f"answer.{question.guess}" in acts:
        first = f"answer.{question.guess}"
    touch(hand, gold or first)


def walk(hand, until=lambda: False):
    """On, until something is so or the game is played."""
    for _ in range(MOST):
        if until() or not in_set_up(hand):
            return
        step(hand)
    raise AssertionError("the set-up does not end")
