"""The languages: catalogues, plural, and messages into text."""

from companion.content.po import SOURCE
from companion.i18n.catalogue import Catalogues, read_catalogue
from companion.i18n.pseudo import PSEUDO
from companion.i18n.words import Words, as_label

__all__ = ["PSEUDO", "SOURCE", "Catalogues", "Words", "as_label", "read_catalogue"]
