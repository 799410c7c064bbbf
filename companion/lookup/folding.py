"""Words as the search sees them: no case, no accents, no endings that do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from companion.lookup.forms import FORMS

WORD = re.compile(r"(?:[^\W\d_]\.){2,}(?:[^\W\d_](?![^\W_]))?|[^\W_]+")
"""Letters with points between them are one word: "C.I.V."."""
ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|er|re|e|eme)")
BARE_DIE = re.compile(r"(?:(?<=\bles )des|^des?|(?<=\b[lc]e )de|(?<=\b[da]u )de)(?= )", re.I)
ROMAN = {"ii": "2", "iii": "3", "iv": "4"}
SPELT = {
    word: str(number)
    for row in (
        "two three four five six seven eight nine ten eleven twelve",
        "deux trois quatre cinq six sept huit neuf dix onze douze",
    )
    for number, word in enumerate(row.split(), 2)
}
"""Numbers in words."""
NUMBERS = ROMAN | SPELT
WALKING = r"\b(comment|quand|[cç]a|il|elle|bien)\b(.*?)\bmarche\b"
MARK = r"\b(avec|with|un|une|le|du|the|a|ic[oô]ne?|symbole?) \?"
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
ENDINGS = {
    "g": (("ing", 3),),
    "d": (("ed", 3),),
    "r": (("er", 3), ("ir", 3)),
    "z": (("ez", 3),),
    "n": (("ation", 4), ("ion", 4)),
    "t": (("ement", 3), ("ment", 4), ("ent", 4), ("ant", 4), ("it", 4)),
    "e": (("e", 3),),
    "s": (("iss", 4),),
    "i": (("i", 3),),
}
"""By its last letter, what a word may lose and how much of it must stay."""
DOUBLING = ("ing", "ed")
SHORTEST_STEM = 3
LONGEST_ROOT = 6
ENGLISH = """
a an the of to in on at is are am be been do does did done can could may might must should i my me
we our you your he she it its they their them this that these those there here what which when
where who whom how why if and for with from by as so then than get got have has had will would was
were s t m re ve ll don doesn isn please about
work works mean means meaning happen happens many much explain tell
give gives want need needs let lets show shows shown thing things stuff serve serves
im ive id cant dont doesnt isnt whats wheres hows whos whens thats its u r ur pls plz
"""
FRENCH = """
un une le la les l de du des d au aux à a et en y est es suis sont être ai as ont avoir ce cet cette
ces c se sa son ses si sur dans par pour avec que qu qui quoi quel quelle quels quelles quand
comment combien pourquoi où ou je j on nous vous tu il elle ils elles me m moi mon ma mes notre
votre vos leur leurs ne n pas peut puis peux dois doit faut fait faire t lors donc mais car alors
marchent fonctionne signifie veut dire passe explique explication
ça ca cela ceci etre ete était etait sera serait aura
va vais vont donne donnent donner montre montrent montrer sert servent veux voudrais
truc trucs chose choses machin
qd cb pk pq ya jai jpeux jdois cest stp svp ds pr ke koi keske quest
"""
ASKING = frozenset(
    {
        "how",
        "when",
        "what",
        "who",
        "which",
        "why",
        "where",
        "can",
        "may",
        "must",
        "do",
        "does",
        "is",
    }
    | {"comment", "quand", "que", "qui", "quel", "quelle", "pourquoi", "où", "combien", "puis"}
    | {"peut", "doit", "dois", "est"}
)
ASKED_FOR = """
many much far long often number amount cost costs price worth score points vp gain gains earn
income tax taxes pay pays limit max maximum most gold money
combien nombre cout coute couter prix vaut rapporte points pv gagne gain gains revenu taxe taxes
payer paie limite max maximum or argent
"""
BY_THE_WAY = """
come comes go goes before after again still only same other another first also all any every each
some no not more most many one without during while now already ever never always really just even
over up out off
avant apres comme encore toujours seulement meme autre autres premier premiere aussi tous tout toute
toutes chaque plus moins pendant maintenant deja jamais vraiment juste sans
bien combien entre chez non
"""
AMOUNTS, FIGURES = frozenset(ASKED_FOR.split()), frozenset({"half", "moitie"})
"""Said where a figure is asked for, and words that are one."""
PASSED_OVER = frozenset((ENGLISH + FRENCH).split())
SAID_BY_THE_WAY = frozenset(BY_THE_WAY.split())
"""Words that tell something, but less than the things they stand beside."""


def as_meant(query: str) -> str:
    """A question as it was meant: the French die typed without its accent ("le de noir"), and
    "marche" left out where it means "works" and not a market, "?" as the name of an icon.
    """
    said = BARE_DIE.sub("dé", query)
    if "marche" in query.lower():
        said = re.sub(WALKING, r"\1\2", said, flags=re.I)
    return re.sub(MARK, r"\1 interrogation", said, flags=re.I) if " ?" in query else said


@lru_cache(maxsize=20_000)
def fold(word: str) -> str:
    """A single word without case and accents: "Égalité" and "egalite" become the same.

    "5th" and "5e" become 5, "IV" and "four" become 4, "C.I.V." becomes "civ".
    """
    bare = word.lower().replace(".", "")
    if not bare.isascii():
        plain = unicodedata.normalize("NFKD", bare.translate(LIGATURES))
        bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    ordinal = ORDINAL.fullmatch(bare) if bare[0].isdigit() else None
    return ordinal.group(1) if ordinal else NUMBERS.get(bare, bare)


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """A folded word without its ending; the same for "explore", "explorer" and "exploring"."""
    found = _singular(FORMS.get(word, word))
    found = found[:-1] + "i" if found.endswith("y") else found
    while (shorter := _shorter(found)) != found:
        if found.endswith("ere") and len(shorter) <= LONGEST_ROOT:
            return shorter
        found = shorter
    return found


def _singular(word: str) -> str:
    """A word without its plural."""
    if len(word) <= SHORTEST_STEM or word.endswith("ss"):
        return word
    if word.endswith("aux") and not word.endswith("eaux"):
        return word[:-2] + "l"
    return word[:-1] if word.endswith(("s", "x")) else word


def _shorter(word: str) -> str:
    """A word without one ending."""
    for ending, stays in ENDINGS.get(word[-1:], ()):
        if len(word) - len(ending) >= stays and word.endswith(ending):
            return _undoubled(word[: -len(ending)]) if ending in DOUBLING else word[: -len(ending)]
    return word


def _undoubled(word: str) -> str:
    """A word whose ending doubled its last letter: "winn" of "winning" becomes "win"."""
    return word[:-1] if len(word) > SHORTEST_STEM and word[-1] == word[-2] else word


def counts(word: str) -> bool:
    """Does this word, as it was typed, say anything?"""
    return word.lower() not in PASSED_OVER


def is_asked(query: str) -> bool:
    """Is this a question rather than the name of a thing?"""
    return "?" in query or not ASKING.isdisjoint(WORD.findall(query.lower()))


def asks_amount(query: str) -> bool:
    """Is a figure asked for: how many, how much, what it costs or brings?"""
    return any(fold(word) in AMOUNTS for word in WORD.findall(query.lower()))


def holds_figure(said: Iterable[str]) -> bool:
    """Is there a number among these folded words?"""
    return any(word.isdigit() or word in FIGURES for word in said)


class _Telling(dict[str, str]):
    """Words as they were typed, each folded once; empty where one tells nothing."""

    def __missing__(self, word: str) -> str:
        self[word] = folded = "" if word in PASSED_OVER else fold(word)
        return folded


_TELLING = _Telling()


def words(text: str) -> tuple[str, ...]:
    """The folded words of a text that say something; all of them where none does."""
    plain = text.replace(" ", "").isalnum()
    found = text.lower().split() if plain else WORD.findall(text.lower())
    telling = [folded for word in found if (folded := _TELLING[word])]
    return tuple(telling or map(fold, found))
