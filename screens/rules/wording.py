"""The texts of the rules in the language of the moment, the pseudo-language among them."""

from companion.core.message import Message
from companion.i18n import PSEUDO
from companion.i18n.pseudo import pseudo
from companion.i18n.words import bound
from companion.lookup import Sentence
from screens.tongue import Tongue


def said(text: Sentence, tongue: Tongue) -> str:
    """A text in the language of the moment."""
    if isinstance(text, Message):
        return tongue.say(text)
    if tongue.lang == PSEUDO:
        return pseudo(text["en"])
    return bound(text.get(tongue.lang) or text["en"])
