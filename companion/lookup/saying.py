"""Which sentences of an entry answer: the one that says what was asked, and what it leaves out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from companion.lookup.folding import WORD, asks_amount, fold
from companion.lookup.index import ANSWER, Index

Fits = Mapping[str, float]
"""How well each word of a question stands somewhere."""
OPENS = 0.2
"""What the opening sentence has before the others, which must say more of what was asked."""
TITLED = 0.9
"""How much less a word tells that the title says of all its sentences."""
FIGURE, RULING = 0.6, 0.08
"""What a sentence gains that has the figure asked for, or says what may and may not be done."""
TELLS, AFRESH, NEARLY = 0.05, 0.5, 0.8
"""How much of a question a detail must say; what it says afresh counts more."""
MAY = frozenset({"can", "may", "must", "do", "does", "is", "are", "have", "should", "who"})
MAY |= {"peux", "peut", "puis", "dois", "doit", "faut", "jpeux", "droit", "oblige", "est"}
WHICH = frozenset({"what", "how", "when", "where", "which", "why", "who", "whats", "combien"})
WHICH |= {"comment", "quand", "ou", "que", "qu", "quel", "quelle", "quels", "quelles", "quoi"}
"""Words that ask for the thing itself: where one begins nobody asks what is allowed."""
SAID = """
not no never only nothing none any even without
pas jamais seul seuls seule seules seulement rien aucun aucune non meme sans
"""
RULINGS = frozenset(SAID.split())
"""Words of a sentence that says what may and may not be done."""


@dataclass(frozen=True, slots=True)
class Question:
    """What sentences are weighed by."""

    weights: Mapping[str, float]
    said: Mapping[int, Fits]
    """By sentence."""
    amount: bool = False
    may: bool = False

    @classmethod
    def of(cls, query: str, weights: Mapping[str, float], said: Mapping[int, Fits]) -> Question:
        """The question that was typed."""
        asked = [fold(word) for word in WORD.findall(query.lower())]
        may = not WHICH.intersection(asked[:1]) and not MAY.isdisjoint(asked)
        return cls(weights, said, asks_amount(query), may)


def answering(index: Index, entry: int, question: Question, titled: Fits) -> tuple[int, ...]:
    """The places of one or two sentences of an entry; `titled` is how its title fits."""
    places = {index.sentence_place[one]: one for one in _of(index, entry)}
    weights = {
        term: weight * (1 - TITLED * titled.get(term, 0))
        for term, weight in question.weights.items()
    }
    asked = sum(question.weights.values())
    rulings = _rulings(index) if question.may else ()

    def worth(place: int, but: Fits) -> float:
        fits = question.said.get(places[place], {})
        own = sum(max(0, fit - but.get(term, 0)) * weights[term] for term, fit in fits.items())
        return own / asked

    opening = question.said.get(places[ANSWER], {})

    def likely(place: int) -> float:
        has_figure = question.amount and place in index.figures.get(entry, ())
        bonus = FIGURE * has_figure + RULING * (places[place] in rulings)
        return worth(place, {}) + AFRESH * worth(place, opening) + bonus

    details = {place: likely(place) for place in places if place > ANSWER}
    best = sorted(details, key=lambda place: (-details[place], place))
    most = details[best[0]] if best else 0
    told = [place for place in best[: 2 if question.amount else 1] if details[place] >= TELLS]
    told = [place for place in told if details[place] >= NEARLY * most]
    if told and most > worth(ANSWER, {}) + OPENS + FIGURE * (
        question.amount and ANSWER in index.figures.get(entry, ())
    ):
        return (told[0], ANSWER, *told[1:])
    return (ANSWER, *told)


def _of(index: Index, entry: int) -> Iterator[int]:
    """The sentences of an entry."""
    at = bisect_left(index.sentence_entry, entry)
    while at < len(index.sentence_entry) and index.sentence_entry[at] == entry:
        yield at
        at += 1


def _rulings(index: Index) -> Collection[int]:
    """The sentences that say what may and may not be done."""
    return {one for word in RULINGS for one in index.sentences_with.get(word, ())}
