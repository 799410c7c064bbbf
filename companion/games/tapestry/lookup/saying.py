"""Costs and benefits in plain words, in every language at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from companion.content import find, load
from companion.core.message import name
from companion.games.tapestry.benefits import Benefit, Verb
from companion.lookup import Text, in_every_language

FILE = "tapestry/phrases.json"
LANGUAGES = ("en", "fr")
NONE_BUT_ONE = {"en": 1, "fr": 0}
"""The counts that are said like one: English 1; French 0 and 1."""
DISCARDED = frozenset({"tapestry", "tech_card", "territory_tile"})


@dataclass(frozen=True, slots=True)
class Phrases:
    """data/tapestry/phrases.json"""

    phrases: Mapping[str, Mapping[str, Mapping[str, str]]]

    def said(self, kind: str, key: str, lang: str) -> str:
        """A phrase as it is written, or an error that names it."""
        return find(find(self.phrases, kind, FILE), key, FILE)[lang]


def everywhere(make: Callable[[str], str]) -> Text:
    """The same said in every language."""
    return {lang: make(lang) for lang in LANGUAGES}


def named(kind: str, *thing: str | int) -> Text:
    """What a thing of the game is called."""
    return in_every_language(name("tapestry", kind, ".".join(map(str, thing))))


def phrase(kind: str, key: str, lang: str, n: int = 1, **params: str) -> str:
    """A phrase in a language: its form for `n`, its places filled."""
    book = load(FILE, Phrases)
    one, _, many = book.said(kind, key, lang).partition("|")
    form = one if n == 1 or n == NONE_BUT_ONE[lang] or not many else many
    return form.format(n=n, **params) if "{" in form else form


def label(key: str, **params: str) -> Text:
    """What a line of facts is called."""
    return everywhere(lambda lang: phrase("label", key, lang, n=1, **params))


def value(key: str, n: int = 1, **params: str) -> Text:
    """What such a line says, where it is said by a phrase."""
    return everywhere(lambda lang: phrase("value", key, lang, n, **params))


def amount(what: str, n: int, lang: str) -> str:
    """ "2 territory tiles"."""
    return f"{n} {phrase('thing', what, lang, n)}"


def cost(price: Mapping[str, int]) -> Text:
    """ "1 food and 1 resource of your choice"."""
    return everywhere(
        lambda lang: listed([amount(what, n, lang) for what, n in price.items()], lang)
    )


def paid(price: Mapping[str, int], then: str, lang: str) -> str:
    """ "you may pay 1 coin: explore"; cards and tiles are discarded."""
    verb = "discard" if DISCARDED.issuperset(price) else "pay"
    return phrase("verb", verb, lang, cost=cost(price)[lang], then=then)


def gives(benefits: Iterable[Benefit]) -> Text:
    """All of them, as one sentence without its full stop."""
    every = tuple(benefits)
    return upper(everywhere(lambda lang: _joined(every, "and", lang)))


def sentence(text: Text) -> Text:
    """With its full stop."""
    return {lang: said if said.endswith(".") else f"{said}." for lang, said in text.items()}


def _joined(benefits: tuple[Benefit, ...], join: str, lang: str) -> str:
    """All of them; gains that follow each other are said in one breath."""
    said = [_run(run, lang) for run in _runs(benefits)]
    return listed(said, lang) if join == "and" else phrase("join", join, lang).join(said)


def _runs(benefits: tuple[Benefit, ...]) -> list[tuple[Benefit, ...]]:
    """The benefits, plain gains beside each other taken together."""
    grouped = groupby(enumerate(benefits), lambda each: -1 if _gains(each[1]) else each[0])
    return [tuple(benefit for _, benefit in run) for _, run in grouped]


def _gains(benefit: Benefit) -> bool:
    return benefit.op is Verb.GAIN


def _run(run: tuple[Benefit, ...], lang: str) -> str:
    if not _gains(run[0]):
        return _said(run[0], lang)
    things = listed([amount(benefit.what, benefit.n, lang) for benefit in run], lang)
    return phrase("verb", "gain", lang, things=things)


def listed(said: list[str], lang: str) -> str:
    """ "a, b and c"."""
    *most, last = said
    if not most:
        return last
    comma, both = phrase("join", "comma", lang), phrase("join", "and", lang)
    return both.join([comma.join(most), last])


def _said(benefit: Benefit, lang: str) -> str:
    """One benefit in a language."""
    if benefit.op is Verb.OR:
        return _either(benefit.options, lang)
    if benefit.op is Verb.IN_ORDER:
        return _joined(benefit.steps, "then", lang)
    if benefit.op is Verb.PAY:
        return paid(benefit.cost, _joined(benefit.steps, "then", lang), lang)
    return phrase("verb", _verb(benefit), lang, _count(benefit), **_particulars(benefit, lang))


def _either(options: tuple[tuple[Benefit, ...], ...], lang: str) -> str:
    """ "gain 1 farm, 1 house or 1 armory", "explore, or gain 1 farm"."""
    if not all(len(option) == 1 and _gains(option[0]) for option in options):
        return phrase("join", "or", lang).join(_joined(option, "and", lang) for option in options)
    *most, last = [amount(option[0].what, option[0].n, lang) for option in options]
    comma, either = phrase("join", "comma", lang), phrase("join", "or_word", lang)
    return phrase("verb", "gain", lang, things=either.join([comma.join(most), last]))


def _count(benefit: Benefit) -> int:
    return benefit.each if benefit.op is Verb.POINTS_PER else benefit.n


def _verb(benefit: Benefit) -> str:
    """The phrase that says this verb with these particulars."""
    op = benefit.op.value
    if benefit.op is Verb.LANDMARK and not benefit.landmark:
        return "gain_any_landmark"
    if benefit.op in (Verb.EXPLORE, Verb.CONQUER) and benefit.anywhere:
        return f"{op}_anywhere"
    if benefit.op is Verb.CONQUER and benefit.empty_only:
        return "conquer_empty"
    if benefit.op is Verb.CONQUER and benefit.both_dice:
        return "conquer_both" if benefit.both_dice == "always" else "conquer_both_if_opponent"
    if benefit.op is Verb.UPGRADE and benefit.ignore_prerequisites:
        return "upgrade_ignoring"
    if benefit.op is Verb.UPGRADE and benefit.locked:
        return "upgrade_locked"
    if benefit.op in (Verb.RESEARCH, Verb.ADVANCE, Verb.REGRESS) and not benefit.benefit:
        return f"{op}_no_benefit"
    return op


def _particulars(benefit: Benefit, lang: str) -> dict[str, str]:
    """What fills the places of its phrase."""
    filled = {"overflow": str(benefit.overflow), "tracks": tracks_said(benefit.tracks, lang)}
    if benefit.op is Verb.POINTS_PER:
        filled["per"] = phrase("per", benefit.per, lang)
    if benefit.op is Verb.LANDMARK and benefit.landmark:
        filled["landmark"] = named("landmark", benefit.landmark)[lang]
    return filled


def tracks_said(tracks: Iterable[str], lang: str) -> str:
    """ "Military or Technology"."""
    said = [named("track", track)[lang] for track in tracks]
    return phrase("join", "or_word", lang).join(said) if said else ""


def told(key: str, n: int = 1, **params: Text) -> Text:
    """A sentence of the phrases, its places filled with texts."""
    return everywhere(lambda lang: phrase("sentence", key, lang, n=n, **_in(lang, params)))


def asked(key: str, name: Text, n: int = 0, **params: Text) -> dict[str, tuple[str, ...]]:
    """How a player would ask for a thing of this kind."""
    filled = {"name": name, **params}
    return {
        lang: tuple(
            each.strip() for each in phrase("asked", key, lang, n=n, **_in(lang, filled)).split(";")
        )
        for lang in LANGUAGES
    }


def _in(lang: str, params: Mapping[str, Text]) -> dict[str, str]:
    return {key: text[lang] for key, text in params.items()}


def lower(text: Text) -> Text:
    """Said in the middle of a sentence."""
    return {lang: said[:1].lower() + said[1:] for lang, said in text.items()}


def upper(text: Text) -> Text:
    """Said at the beginning of a line."""
    return {lang: said[:1].upper() + said[1:] for lang, said in text.items()}


def plain(said: object) -> Text:
    """The same in every language: a number, a name."""
    return everywhere(lambda _: str(said))
