"""The texts of the rules in the language of the moment, the pseudo-language among them."""

from companion.i18n import PSEUDO
from companion.i18n.pseudo import pseudo
from companion.i18n.words import bound
from companion.lookup import Text
from companion.lookup import said as plainly_said


def said(text: Text, lang: str) -> str:
    """A text in a language."""
    return pseudo(plainly_said(text, "en")) if lang == PSEUDO else bound(plainly_said(text, lang))
