"""A question as a player types it, and the entries that answer it, best first."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from math import pow

from companion.lookup.folding import (
    AMOUNTS,
    SAID_BY_THE_WAY,
    WORD,
    as_meant,
    counts,
    fold,
    stem,
    words,
)
from companion.lookup.index import ANSWER, Index
from companion.lookup.saying import Question, answering

ARTICLE = re.compile(r"\b\w{1,2}[’']$")
LONGEST = 200
MOST_WORDS = 12
SHORTEST_IN_BODIES = 3
OTHER_PHRASE = 0.75
WHOLE_HINT = 0.9
WHOLE_TITLE = 0.35
"""How far a question that holds a whole title is carried towards its entry."""
QUIET = 0.975
FLATTENED, CALLED, AS_CALLED = 0.8, 1.4, 0.9
"""How much of a word’s rarity counts, and how much more one of a title tells."""
FOCUS = 0.52
COVERED = 0.7
FAINT = 0.18
FIRST, DETAILS = 0.49, 0.345
"""How much of a word said in the answer, or further below, tells of its entry."""
SENTENCE, TOGETHER, TOLD = 0.465, 0.6, 1.14
"""How much a sentence that answers tells beside a title, and beside words that stand apart."""
ABOVE, OWN = 0.555, 0.24
"""How far a title speaks for the sentences below it, and what these must say themselves."""
MOST_LOOKED_INTO = 3
"""Of how many entries it is weighed which sentences answer."""
NAMED = 0.5
"""What is left of a word that names the opponent."""


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry's number, how well it answers (0 to 1), and which of its sentences do."""

    entry: int
    score: float
    sentences: tuple[int, ...] = (ANSWER,)


def terms_of(index: Index, query: str) -> tuple[str, ...]:
    """The words of a question that are looked for; none where there is nothing to look for.

    A first letter after other words says nothing yet.
    """
    asked = _in_one_word(index, as_meant(query[:LONGEST]))
    terms = tuple(dict.fromkeys(words(asked)))[:MOST_WORDS]
    begun = len(terms) > 1 and len(terms[-1]) == 1 and terms[-1] not in index.phrases_with
    return terms[:-1] if begun and query[-1:].isalpha() else terms


def _in_one_word(index: Index, query: str) -> str:
    """A question with "other player" said as "opponent", and the like."""
    said = WORD.findall(query.lower())
    stems = tuple(stem(fold(word)) for word in said)
    for place, first in enumerate(stems):
        for several, single in index.several.get(first, ()):
            if stems[place : place + len(several)] == several:
                said[place] = single
                said[place + 1 : place + len(several)] = [""] * (len(several) - 1)
    return " ".join(said)


def search(
    index: Index,
    query: str,
    likely: Sequence[float] = (),
    opponents: Collection[str] = (),
) -> tuple[Hit, ...]:
    """The entries that answer, best first; `likely` weighs each entry.

    The words in `opponents` name who is spoken of.
    """
    terms = terms_of(index, query)
    if not terms:
        return ()
    weights = {term: _weight(index, term) for term in terms}
    if not all(term in opponents for term in terms):
        weights |= {term: weights[term] * NAMED for term in terms if term in opponents}
    phrases, sentences = _phrases(index, terms), _sentences(index, terms)
    focused = _best_phrase(index, phrases, weights)
    spread = _spread(index, phrases, sentences, weights)
    told = _best_sentence(index, phrases, sentences, weights)
    scores = {}
    for number, share in spread.items():
        sentence = told.get(number, (0.0, ANSWER))[0]
        focus = max(focused.get(number, 0), sentence * SENTENCE)
        score = FOCUS * focus + (1 - FOCUS) * max(share, sentence * TOGETHER)
        scores[number] = score * (likely[number] if likely else 1)
    best = max(scores.values(), default=0)
    hits = (
        Hit(number, score, (told.get(number, (0.0, ANSWER))[1],))
        for number, score in scores.items()
        if score > best * FAINT
    )
    found = sorted(hits, key=lambda hit: (-hit.score, hit.entry))
    question = Question.of(query, weights, sentences)
    titled = _titled(index, phrases)
    looked_into = (
        replace(hit, sentences=answering(index, hit.entry, question, titled.get(hit.entry, {})))
        for hit in found[:MOST_LOOKED_INTO]
    )
    return (*looked_into, *found[MOST_LOOKED_INTO:])


def _titled(
    index: Index, phrases: Mapping[int, Mapping[str, tuple[float, str]]]
) -> dict[int, dict[str, float]]:
    """For every entry how its title fits the question."""
    found: dict[int, dict[str, float]] = defaultdict(dict)
    for phrase, named in phrases.items():
        if index.phrase_is_title[phrase]:
            entry = found[index.phrase_entry[phrase]]
            for term, (fit, _) in named.items():
                entry[term] = max(entry.get(term, 0), fit)
    return found


def _weight(index: Index, term: str) -> float:
    """How much a typed word tells; a word nobody knows tells something, too.

    What things are called stands everywhere: it tells more than its rarity, and less is told by
    a word that is rare only because rules are written in few.
    """
    found = index.expand(term)
    if not found:
        return pow(index.rarity("") * 0.5, FLATTENED)
    best = max(found, key=lambda word: (found[word], -len(word)))
    weight = pow(index.rarity(best), FLATTENED) * (QUIET if term in SAID_BY_THE_WAY else 1)
    is_called = any(fit >= AS_CALLED and word in index.named for word, fit in found.items())
    return weight * (CALLED if is_called else 1)


def _sentences(index: Index, terms: tuple[str, ...]) -> dict[int, dict[str, float]]:
    """For every sentence touched: each term's best fit in it."""
    found: dict[int, dict[str, float]] = defaultdict(dict)
    for term in terms:
        if len(term) < SHORTEST_IN_BODIES and not (term.isdigit() or term in AMOUNTS):
            continue
        for word, fit in index.expand(term).items():
            for sentence in index.sentences_with.get(word, ()):
                fits = found[sentence]
                if fit > fits.get(term, 0):
                    fits[term] = fit
    return found


def _phrases(index: Index, terms: tuple[str, ...]) -> dict[int, dict[str, tuple[float, str]]]:
    """For every phrase touched: each term's best fit in it, and the word that gave it."""
    found: dict[int, dict[str, tuple[float, str]]] = defaultdict(dict)
    for term in terms:
        for word, fit in index.expand(term).items():
            for phrase in index.phrases_with.get(word, ()):
                if fit > found[phrase].get(term, (0.0, ""))[0]:
                    found[phrase][term] = (fit, word)
    return found


def _best_phrase(
    index: Index,
    phrases: Mapping[int, Mapping[str, tuple[float, str]]],
    weights: Mapping[str, float],
) -> dict[int, float]:
    """For every entry how well its best title or synonym covers the question, and is covered."""
    asked = sum(weights.values())
    shares = {term: weight / asked for term, weight in weights.items()}
    best: dict[int, float] = {}
    entry_of = index.phrase_entry
    for phrase, fits in phrases.items():
        answered = 0.0
        for term, (fit, _) in fits.items():
            answered += fit * shares[term]
        number = entry_of[phrase]
        if answered <= best.get(number, 0):
            continue
        used = {word for _, word in fits.values()}
        covered = min(1.0, sum(map(index.rarity, used)) / index.whole(phrase))
        telling = _telling(index.phrase_weight[phrase], answered * covered)
        score = answered * (1 - COVERED + COVERED * covered) * telling
        if covered >= 1 and index.phrase_is_title[phrase] and _exact(fits):
            score += (1 - score) * WHOLE_TITLE
        if score > best.get(number, 0):
            best[number] = score
    return best


def _exact(fits: Mapping[str, tuple[float, str]]) -> bool:
    """Whether every word stands in the question as it stands in the title."""
    return all(fit >= 1 for fit, _ in fits.values())


def _telling(weight: float, exact: float) -> float:
    """How much a phrase tells of its entry; a hint tells more where it is all that was asked."""
    return weight + max(0.0, WHOLE_HINT - weight) * exact**3


def _spread(
    index: Index,
    phrases: Mapping[int, Mapping[str, tuple[float, str]]],
    sentences: Mapping[int, Mapping[str, float]],
    weights: Mapping[str, float],
) -> dict[int, float]:
    """For every entry how much of the question stands anywhere in it."""
    fits: dict[int, dict[str, float]] = defaultdict(dict)
    for phrase, named in phrases.items():
        entry = fits[index.phrase_entry[phrase]]
        for term, (fit, _) in named.items():
            if fit * OTHER_PHRASE > entry.get(term, 0):
                entry[term] = fit * OTHER_PHRASE
    for sentence, said in sentences.items():
        entry = fits[index.sentence_entry[sentence]]
        tells = DETAILS if index.sentence_place[sentence] > ANSWER else FIRST
        for term, fit in said.items():
            if fit * tells > entry.get(term, 0):
                entry[term] = fit * tells
    asked = sum(weights.values()) * OTHER_PHRASE
    return {
        number: sum(fit * weights[term] for term, fit in entry.items()) / asked
        for number, entry in fits.items()
    }


def _best_sentence(
    index: Index,
    phrases: Mapping[int, Mapping[str, tuple[float, str]]],
    sentences: Mapping[int, Mapping[str, float]],
    weights: Mapping[str, float],
) -> dict[int, tuple[float, int]]:
    """For every entry how well its best sentence answers below its title, and where it stands."""
    titled: dict[int, dict[str, float]] = defaultdict(dict)
    for phrase, named in phrases.items():
        entry = titled[index.phrase_entry[phrase]]
        for term, (fit, _) in named.items():
            entry[term] = max(entry.get(term, 0), fit * ABOVE)
    asked = sum(weights.values())
    best: dict[int, tuple[float, int]] = {}
    for sentence in sorted(sentences):
        said, place = sentences[sentence], index.sentence_place[sentence]
        own = sum(fit * weights[term] for term, fit in said.items()) / asked
        if place < ANSWER or own < OWN:
            continue
        number = index.sentence_entry[sentence]
        above = titled.get(number, {})
        both = (max(said.get(term, 0), above.get(term, 0)) * weights[term] for term in weights)
        share = (sum(both) / asked) ** TOLD
        if share > best.get(number, (0.0, 0))[0]:
            best[number] = share, place
    return best


def marks(index: Index, query: str, text: str) -> tuple[tuple[int, int], ...]:
    """Where in a text the words stand that the question found, as (start, end)."""
    wanted = {word for term in terms_of(index, query) for word in index.expand(term)}
    return tuple(
        (_with_article(text, match.start()), match.end())
        for match in WORD.finditer(text)
        if counts(match.group()) and fold(match.group()) in wanted
    )


def _with_article(text: str, start: int) -> int:
    """Where a word begins with its elided article: "d’Embuscade" is never torn apart."""
    article = ARTICLE.search(text, max(0, start - 3), start)
    return article.start() if article else start
