"""Words as the search sees them: no case, no accents, no endings that do not matter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

WORD = re.compile(r"[^\W_]+")
ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th|er|re|e|eme)")
BARE_DIE = re.compile(r"(?:(?<=\bles )des|^des?|(?<=\b[lc]e )de|(?<=\b[da]u )de)(?= )", re.I)
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
ENDINGS = ("ing", "ment", "ion", "ent", "ant", "ees", "ed", "er", "ez", "es", "ee", "e", "s", "x")
SHORTEST_STEM = 4
IRREGULAR = {"dice": "die", "des": "de", "has": "have", "armies": "army"}
ENGLISH = """
a an the of to in on at is are am be been do does did done can could may might must should i my me
we our you your he she it its they their them this that these those there here what which when
where who whom how why if and for with from by as so then than get got have has had will would was
were s t m re ve ll don doesn isn please about
work works mean means meaning happen happens many much explain tell
"""
FRENCH = """
un une le la les l de du des d au aux à a et en y est es suis sont être ai as ont avoir ce cet cette
ces c se sa son ses si sur dans par pour avec que qu qui quoi quel quelle quels quelles quand
comment combien pourquoi où ou je j on nous vous tu il elle ils elles me m moi mon ma mes notre
votre vos leur leurs ne n pas peut puis peux dois doit faut fait faire t lors donc mais car alors
marche fonctionne signifie veut dire passe explique explication
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
PASSED_OVER = frozenset((ENGLISH + FRENCH).split())


def with_accents(query: str) -> str:
    """The French die typed without its accent, where it can be nothing else: "le de noir"."""
    return BARE_DIE.sub("dé", query)


@lru_cache(maxsize=20_000)
def fold(word: str) -> str:
    """A single word without case and accents: "Égalité" and "egalite" become the same.

    "5th" and "5e" become 5.
    """
    plain = unicodedata.normalize("NFKD", word.lower().translate(LIGATURES))
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    ordinal = ORDINAL.fullmatch(bare)
    return ordinal.group(1) if ordinal else bare


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """A folded word without its ending; the same for "explore", "explorer" and "exploring"."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if len(word) > SHORTEST_STEM and word.endswith(("ies", "ie", "y")):
        return word.rstrip("sey").rstrip("i") + "i"
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            return stem(word[: -len(ending)]) if ending in ("s", "es") else word[: -len(ending)]
    if len(word) > SHORTEST_STEM - 1 and word.endswith(("s", "x", "e")):
        return word[:-1]
    return word


def counts(word: str) -> bool:
    """Does this word, as it was typed, say anything?"""
    return word.lower() not in PASSED_OVER


def is_asked(query: str) -> bool:
    """Is this a question rather than the name of a thing?"""
    return "?" in query or not ASKING.isdisjoint(WORD.findall(query.lower()))


def words(text: str) -> tuple[str, ...]:
    """The folded words of a text that say something; all of them where none does."""
    found = WORD.findall(text.lower())
    telling = [word for word in found if word not in PASSED_OVER]
    return tuple(map(fold, telling or found))
