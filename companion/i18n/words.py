"""Messages into text, in the language of the moment.

>>> from companion.resources import data_dir
>>> words = Words(data_dir() / "text")
>>> words.say("kit.points", n=1), words.say("kit.points", n=1200)
('1 point', '1,200 points')
>>> words.use("fr")
>>> words.say("kit.points", n=1200), words.join(("un", "deux", "trois"))
('1\u202f200 points', 'un, deux et trois')
"""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import cast

from companion.content import SHELF
from companion.content.po import SOURCE
from companion.core.message import Message, Param
from companion.i18n.catalogue import Catalogue, Catalogues, Tell
from companion.i18n.pseudo import PSEUDO, pseudo
from companion.i18n.shapes import Shaped

Template = Callable[[int], str]
"""The sentence of a key for a number of things."""

_log = logging.getLogger("loom.words")
_SMALL = 1000
_SHAPED = ":"
_ENDS = re.compile(r"\{(\w+)\}\.(?=\s|$)")
"""A value at the end of a sentence: its own last dot is the sentence's too."""
_BEFORE_SIGN = re.compile(r" (?=[:;?!»])|(?<=«) |(?<=[nN]°) ")


class _Filling(dict[str, str]):
    def __missing__(self, placeholder: str) -> str:
        _log.warning("no value for {%s}", placeholder)
        return Shaped(f"⟦{placeholder}⟧")


class Words:
    """What the app says. `use` changes the language; all later text is in the new one."""

    def __init__(
        self,
        catalogues: Path,
        language: str = SOURCE,
        edited: Path | None = None,
        tell: Tell = lambda trouble: None,
        like: "Words | None" = None,
    ) -> None:
        """`tell` hears of every catalogue that could not be read.

        `like`: the same without what was edited; what it has read is not read again.
        """
        read: Catalogues | None = like._catalogues if like is not None else None
        self._catalogues: Catalogues = Catalogues(catalogues, edited, tell, read)
        self._templates: dict[str, dict[str, Template]] = {}
        if like is not None and edited is None:
            self._templates = like._templates
        self.addressed: Message | None = None
        """The name of whoever plays alone and gave none: "Player 1", who is spoken to."""
        self._spoken_to: dict[str, bool] = {}
        self.use(language)

    @property
    def language(self) -> str:
        return self._language

    @property
    def troubles(self) -> Sequence[Message]:
        """The catalogues that could not be read so far."""
        return tuple(self._catalogues.troubles)

    def languages(self) -> tuple[str, ...]:
        """The languages to choose from, the pseudo-language left out."""
        return self._catalogues.languages()

    def called(self, language: str) -> str:
        """What a language calls itself."""
        template = self._sentence(language, "words.language")
        return template(1) if template is not None else language

    def offered(self, language: str) -> str:
        """The same where it is chosen from: of one that is not done yet, that it is not."""
        name = self.called(language)
        return name if self.is_whole(language) else self.say("words.in_part", language=name)

    def is_whole(self, language: str) -> bool:
        """Whether a device may be spoken to in it that nobody has asked."""
        return language == PSEUDO or self._catalogues.is_whole(language)

    def reading(self, room: str) -> Iterator[None]:
        """Read the catalogues of a room ahead, one after the other."""
        return self._catalogues.reading(self._language, room)

    def use(self, language: str) -> None:
        """Speak this language from now on, English where it is not known."""
        known = (*self.languages(), PSEUDO)
        self._language = language if language in known else SOURCE
        self._told = SHELF.words.of(self._language)
        self._found = self._templates.setdefault(self._language, {})
        self._spoken_to = {}
        self._group = self._mark("words.number.group", ",")
        self._decimal = self._mark("words.number.decimal", ".")
        self._comma = self._mark("words.list.comma", ", ")
        self._last = self._mark("words.list.last", "{first}, {last}")

    def use_unasked(self, language: str) -> None:
        """Speak the language of a device; English where it is not known, or only in part."""
        self.use(language if self.is_whole(language) else SOURCE)

    def text(self, message: Message) -> str:
        """The message as a sentence, the messages inside it as well, in the shape it asks for."""
        if self.addressed is not None and self.addressed in message.params.values():
            message = self._to_you(message)
        if message.key in self._told:
            return bound(self._told[message.key])
        template = self._found.get(message.key) or self._template(message.key)
        params = message.params
        if not params:
            return template(1)
        n = params.get("n")
        sentence = template(ceil(n) if isinstance(n, int | float) else 1)
        values = {k: self._value(v) for k, v in params.items()}
        for key in _ENDS.findall(sentence) if "}." in sentence else ():
            if key in values:
                values[key] = values[key].removesuffix(".")
        if _SHAPED in sentence:
            values = {k: Shaped(value) for k, value in values.items()}
        return sentence.format_map(_Filling(values))

    def _to_you(self, message: Message) -> Message:
        """What is said of the one player of a game, as it is said to them, where that is known."""
        game, _, rest = message.key.partition(".")
        key = f"{game}.you.{rest}"
        if key not in self._spoken_to:
            self._spoken_to[key] = self._speaks(key) or (
                not self._speaks(message.key) and self.has(key)
            )
        return Message(key, **message.params) if self._spoken_to[key] else message

    def _speaks(self, key: str) -> bool:
        """Whether it is said in this very language."""
        speaks = SOURCE if self._language == PSEUDO else self._language
        return self._sentence(speaks, key) is not None

    def say(self, key: str, /, **params: Param) -> str:
        """The same for a key and its values."""
        return self.text(Message(key, **params))

    def number(self, value: int | float) -> str:
        """A number as the language writes it, with a real minus sign."""
        if isinstance(value, int) and 0 <= value < _SMALL:
            return str(value)
        whole, _, part = f"{abs(value):,}".partition(".")
        written = whole.replace(",", self._group) + (self._decimal + part if part else "")
        return f"−{written}" if value < 0 else written

    def join(self, texts: Iterable[str]) -> str:
        """Several as a list: "a, b and c"."""
        parts = list(texts)
        if len(parts) < 2:
            return "".join(parts)
        filling = _Filling(first=self._comma.join(parts[:-1]), last=parts[-1])
        return self._last.format_map(filling)

    def has(self, key: str) -> bool:
        """Whether there is a text for the key."""
        return self._look_up(key) is not None

    def _value(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, tuple):
            return self.join(map(self._value, value))
        return self.number(cast(int, value))

    def _template(self, key: str) -> Template:
        template = self._look_up(key)
        if template is None:
            _log.warning("no words for %s in %s", key, self._language)
            missing = f"⟦{key}⟧"
            return lambda n: missing
        self._found[key] = template
        return template

    def _look_up(self, key: str) -> Template | None:
        speaks = SOURCE if self._language == PSEUDO else self._language
        for language in (speaks, SOURCE):
            template = self._sentence(language, key)
            if template is not None:
                return _disguised(template) if self._language == PSEUDO else template
        return None

    def _sentence(self, language: str, key: str) -> Template | None:
        catalogue = self._catalogues.find(language, key)
        return _template_of(catalogue, key) if catalogue is not None else None

    def _mark(self, key: str, otherwise: str) -> str:
        """A mark of the language (a comma, a gap), which the pseudo-language leaves alone."""
        speaks = SOURCE if self._language == PSEUDO else self._language
        template = self._sentence(speaks, key) or self._sentence(SOURCE, key)
        return template(1) if template is not None else otherwise


def _template_of(catalogue: Catalogue, key: str) -> Template:
    if len(catalogue.forms[key]) == 1:
        only = bound(catalogue.gettext(key))
        return lambda n: only
    return lambda n: bound(catalogue.ngettext(key, key, n))


def bound(text: str) -> str:
    """French signs stay with their word: no line begins with one, none ends with « or n°."""
    return _BEFORE_SIGN.sub("\u00a0", text)


def _disguised(template: Template) -> Template:
    return lambda n: pseudo(template(n))


def as_label(text: str) -> str:
    """What is said inside a sentence, where it stands alone: with a capital at the beginning."""
    return text[:1].upper() + text[1:]
