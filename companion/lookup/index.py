"""Where every word stands: built once, asked at every keystroke."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, Self

from companion.core.message import Message
from companion.i18n.words import Words
from companion.lookup.entry import Entry
from companion.lookup.folding import holds_figure, stem, words
from companion.lookup.mistakes import SHORTEST, SOUNDS_LIKE, near, sound

ANSWER = 0
"""The place of a sentence in its entry; those that follow are told further below."""
AROUND = -1
"""The place of what stands about an entry, which answers nothing."""
SYNONYM = 0.95
OTHER_NUMBER = 0.98
SAME_STEM = 0.92
MEANS_THE_SAME = 0.62
BEGUN = 1.0
UNSURE = 0.5
"""A slip that is no surer stands for nothing but itself."""
MOST_BEGINNINGS = 50
LONGEST_JOINED = 3
STATE = (
    "phrase_entry",
    "phrase_words",
    "phrase_weight",
    "phrase_is_title",
    "phrases_with",
    "sentence_entry",
    "sentence_place",
    "figures",
    "sentences_with",
    "_alike",
    "several",
    "size",
)
"""What it knows once it is built."""


class Index:
    """Entries by the words of their titles and synonyms (phrases), and of each sentence."""

    def __init__(self, voices: Sequence[Words], alike: Iterable[Sequence[str]] = ()) -> None:
        """`voices` say every text in each language; `alike` are words that mean the same."""
        self._voices = voices
        self.phrase_entry: list[int] = []
        self.phrase_words: list[tuple[str, ...]] = []
        self.phrase_weight: list[float] = []
        self.phrase_is_title: list[bool] = []
        self.phrases_with: dict[str, list[int]] = defaultdict(list)
        self.sentence_entry: list[int] = []
        self.sentence_place: list[int] = []
        self.figures: dict[int, list[int]] = defaultdict(list)
        self.sentences_with: dict[str, list[int]] = defaultdict(list)
        self._alike: dict[str, tuple[str, ...]] = defaultdict(tuple)
        self.several: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
        self.size = 0
        for row in map(tuple, alike):
            self._take_alike(row)
        self._begin()

    def take(
        self,
        entry: Entry,
        around: Iterable[Message] = (),
        hint: float = SYNONYM,
        asked: Sequence[str] = (),
    ) -> None:
        """The next entry. `around` stands about it: its drawer, the section it is printed in;
        `hint` is how much its synonyms, of which some are `asked`, tell beside its title.
        """
        self._take_phrases(self.size, entry, (*self._asked(entry), asked), hint)
        self._take_sentences(self.size, entry, around)
        self.size += 1

    def be_whole(self) -> None:
        """Nothing more is taken: the catalogues that were read for it are let go."""
        self._voices = ()

    def _take_alike(self, row: tuple[str, ...]) -> None:
        single = tuple(word for word in row if " " not in word)
        for word in single:
            self._alike[stem(word)] += single
        for words_together in (_stems(word) for word in row if " " in word):
            self.several[words_together[0]].append((words_together, single[0]))

    @classmethod
    def kept(cls, state: Mapping[str, Any]) -> Self:
        """The same index as it was when its state was asked for."""
        index = cls.__new__(cls)
        vars(index).update(state)
        index._begin()
        return index

    def state(self) -> dict[str, Any]:
        """All it knows, in plain values."""
        state = {name: vars(self)[name] for name in STATE}
        return {
            name: dict(value) if isinstance(value, dict) else value for name, value in state.items()
        } | {"known": self.known, "named": self.named}

    def _begin(self) -> None:
        """What is worked out while it is asked."""
        self._by_stem: dict[str, dict[str, list[str]]] = {}
        self.expand = lru_cache(maxsize=512)(self._expand)
        self.rarity = lru_cache(maxsize=4096)(self._rarity)
        self.whole = lru_cache(maxsize=4096)(self._whole)

    def _take_phrases(
        self, number: int, entry: Entry, rows: Iterable[Sequence[str]], hint: float
    ) -> None:
        titled = self._said(entry.title)
        named = [text.partition(" (")[0] for text in titled]
        whole = (*titled, *named, entry.id.replace(".", " "))
        titles = dict.fromkeys(words(text) for text in whole)
        asked = dict.fromkeys(words(text) for row in rows for text in row)
        others = [phrase for phrase in asked if phrase not in titles]
        place = len(self.phrase_entry)
        phrases_with = self.phrases_with
        for found_by in (*((*phrase, *_joined(phrase)) for phrase in titles), *others):
            for word in found_by:
                phrases_with[word].append(place)
            place += 1
        self.phrase_words += (*titles, *others)
        self.phrase_weight += [1.0] * len(titles) + [hint] * len(others)
        self.phrase_is_title += [True] * len(titles) + [False] * len(others)
        self.phrase_entry += [number] * (place - len(self.phrase_entry))

    def _take_sentences(self, number: int, entry: Entry, around: Iterable[Message]) -> None:
        about = (word for text in around for word in _of_sayings(self._said(text)))
        self._take_sentence(number, AROUND, about)
        for place, sentence in enumerate(sentences(entry)):
            self._take_sentence(number, place, words("\n".join(self._said(sentence))))

    def _take_sentence(self, number: int, place: int, said: Iterable[str]) -> None:
        told = dict.fromkeys(said)
        for word in told:
            self.sentences_with[word].append(len(self.sentence_entry))
        self.sentence_entry.append(number)
        self.sentence_place.append(place)
        if place >= ANSWER and holds_figure(told):
            self.figures[number].append(place)

    def _said(self, text: Message) -> tuple[str, ...]:
        """A text in every language, each wording once."""
        return tuple(dict.fromkeys(words.text(text) for words in self._voices))

    def _asked(self, entry: Entry) -> Iterable[Sequence[str]]:
        """The ways to ask that are rendered, in every language."""
        return (text.split(";") for one in entry.words for text in self._said(one))

    def titled(self, name: str) -> tuple[int, ...]:
        """The entries with this title, by number."""
        said = words(name)
        among = self.phrases_with.get(said[0], ()) if said else ()
        fits = (
            one for one in among if self.phrase_is_title[one] and self.phrase_words[one] == said
        )
        return tuple(dict.fromkeys(self.phrase_entry[one] for one in fits))

    @cached_property
    def known(self) -> list[str]:
        """Every word there is, in order."""
        return sorted(self.phrases_with.keys() | self.sentences_with.keys())

    @cached_property
    def named(self) -> frozenset[str]:
        """The words by which things are called: those of titles."""
        titles = zip(self.phrase_words, self.phrase_is_title, strict=True)
        return frozenset(word for phrase, is_title in titles if is_title for word in phrase)

    def _with_stem(self, of: str) -> Sequence[str]:
        """The known words of a stem; those of a first letter are sorted when it is first asked."""
        letter = of[:1]
        if letter not in self._by_stem:
            found: dict[str, list[str]] = defaultdict(list)
            self._by_stem[letter] = found
            for word in self._known_from(letter):
                found[stem(word)].append(word)
        return self._by_stem[letter].get(of, ())

    def _rarity(self, word: str) -> float:
        """How much a word tells: the fewer entries hold it, the more."""
        titled = {self.phrase_entry[phrase] for phrase in self.phrases_with.get(word, ())}
        read = {self.sentence_entry[one] for one in self.sentences_with.get(word, ())}
        held = len(titled | read)
        return 1 + math.log((self.size + 1) / (held + 1))

    def _whole(self, phrase: int) -> float:
        """How much all the words of a phrase tell."""
        return sum(map(self.rarity, self.phrase_words[phrase]))

    def _expand(self, term: str) -> dict[str, float]:
        """The known words a typed one may stand for, each with how well it fits (0 to 1)."""
        root = stem(term)
        alone = self._with_stem(root)
        found = self._beginnings(term, BEGUN if alone else 1.0)
        for other in self._alike.get(root, ()):
            for word in self._with_stem(stem(other)):
                found[word] = max(found.get(word, 0), MEANS_THE_SAME)
        for word in alone:
            found[word] = OTHER_NUMBER if _but_one_letter(term, word) else SAME_STEM
        if term in self.phrases_with or term in self.sentences_with:
            found[term] = 1.0
        return found or self._meant(term)

    def _meant(self, term: str) -> dict[str, float]:
        """The known words that an unknown one may be a slip of."""
        found = near(term, self.known)
        heard = sound(term)
        for word in self._known_from(term[:1]) if heard and len(term) >= SHORTEST else ():
            if sound(word) == heard:
                found[word] = max(found.get(word, 0), SOUNDS_LIKE)
        return {**self._besides(found), **found}

    def _besides(self, found: Mapping[str, float]) -> dict[str, float]:
        """What those words stand for as well, each as surely as the word it is said for."""
        besides: dict[str, float] = {}
        for meant, fit in found.items():
            for word, share in self._expand(meant).items() if fit > UNSURE else ():
                besides[word] = max(besides.get(word, 0), fit * share)
        return besides

    def _known_from(self, letter: str) -> list[str]:
        """The known words with a first letter."""
        first = bisect_left(self.known, letter)
        return self.known[first : bisect_left(self.known, chr(ord(letter) + 1))]

    def _beginnings(self, term: str, share: float) -> dict[str, float]:
        """The known words that begin so; less likely where the word is whole already."""
        if term.isdigit():
            return {}
        found: dict[str, float] = {}
        at = bisect_left(self.known, term)
        while at < len(self.known) and self.known[at].startswith(term):
            word = self.known[at]
            found[word] = share * (0.5 + 0.38 * len(term) / len(word))
            at += 1
        if len(found) > MOST_BEGINNINGS:
            shortest = sorted(found, key=lambda word: (len(word), word))[:MOST_BEGINNINGS]
            found = {word: found[word] for word in shortest}
        return found


def _stems(words: str) -> tuple[str, ...]:
    return tuple(map(stem, words.split()))


def _but_one_letter(one: str, other: str) -> bool:
    """Is one the other with a letter behind it: "trap" and "traps"?"""
    return abs(len(one) - len(other)) < 2 and (one.startswith(other) or other.startswith(one))


def _joined(phrase: tuple[str, ...]) -> Iterable[str]:
    """Two words of a name written as one: "lightbulb"."""
    if len(phrase) > LONGEST_JOINED:
        return ()
    return (one + other for one, other in pairwise(phrase) if one.isalpha() and other.isalpha())


@lru_cache(maxsize=512)
def _of_sayings(sayings: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for said in sayings for word in words(said)))


def sentences(entry: Entry) -> tuple[Message, ...]:
    """What of an entry may answer by itself: its answer, then everything further that it tells."""
    example = (entry.example,) if entry.example else ()
    return (entry.answer, *entry.details, *example, *(fact.line for fact in entry.facts))
