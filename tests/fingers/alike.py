"""Which touches of a state are the same deed, to be carried out once for all forms and sizes.

Another state is another matter: what looks alike may do nothing there.
"""

from tests.fingers.touchables import Touchable

NEARBY = 3
"""How many frames around it may say what a picture or a number stands for."""


def tapped(one: Touchable) -> tuple:
    """The same words, or a picture beside the same words."""
    widget = one.widget
    offered = type(getattr(widget, "do", None)).__name__
    return type(widget).__name__, _says(widget), offered, bool(getattr(widget, "reason", ""))


def held(one: Touchable) -> tuple:
    """The same entry behind the same sort of thing."""
    return type(one.widget).__name__, "held", getattr(one.widget, "help_id", "")


def _says(widget) -> tuple:
    """Its picture and words; of one without words those that stand nearest to it."""
    around, words = widget, _words(widget)
    for _ in range(NEARBY):
        if _tells(words) or around.parent in (None, around):
            break
        around = around.parent
        words = _words(around)
    own = getattr(widget, "icon", ""), getattr(widget, "text", "")
    return str(own), words if _tells(words) else ()


def _words(widget) -> tuple[str, ...]:
    texts = (getattr(each, "text", "") for each in widget.walk(restrict=True))
    return tuple(text for text in texts if isinstance(text, str) and text)


def _tells(words) -> bool:
    return any(letter.isalpha() for word in words for letter in word)
