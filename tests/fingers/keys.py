"""The keyboard alone: what Tab comes to."""

from screens.keyboard.places import Spot
from tests.fingers.touchables import takes_touches
from tests.screens.random_fingers.targets import in_sight, name, tops

TAB, ENTER, ESC, F1, BACKSPACE = 9, 13, 27, 282, 8
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
PAGE_UP, PAGE_DOWN = 280, 281
MOST = 200


def round_once(hand) -> list[Spot]:
    """What Tab comes to before it is where it began."""
    found: list[Spot] = []
    for _ in range(MOST):
        hand.key(TAB)
        place = hand.app.keys.focus.shown
        if place is None or (found and place == found[0]):
            return found
        found.append(place)
    raise AssertionError("it never comes round")


def not_reached(hand) -> list[str]:
    """What takes a touch and no Tab."""
    touched = [
        widget for top in tops(hand.app) for widget in in_sight(top) if takes_touches(widget)
    ]
    reached = {id(place.widget) for place in round_once(hand)}
    return [name(widget) for widget in touched if id(widget) not in reached]
