"""Rules entries rendered from the tables: what is doubtful in a nation's table, to be told."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.message import Message
from companion.games.imperium import content
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import Nation
from companion.games.imperium.lookup import cards
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.rules.words_in_doubt import CANNOT_TELL, key_readings
from companion.games.imperium.rules.your_market_token import ONE_OR_TWO, fact_of
from companion.games.imperium.say import PRINTINGS, elements_said
from companion.games.imperium.table import Row
from companion.lookup import Entry, Fact, HouseFact, Text, in_every_language

SIDES: dict[str, Text] = {
    "barbarian": {"en": "Barbarian table", "fr": "tableau Barbare"},
    "empire": {"en": "Empire table", "fr": "tableau Empire"},
    "journey": {"en": "Voyage table", "fr": "tableau Voyage"},
}
TITLE: Text = {"en": "C.I.V. table: {name}", "fr": "Tableau de la C.I.V. : {name}"}
ANSWER: Text = {
    "en": "{rows} rows, of which {doubtful} to be confirmed with the booklet.",
    "fr": "{rows} lignes, dont {doubtful} à confirmer avec le livret.",
}
CERTAIN: Text = {
    "en": "{rows} rows, all read with certainty.",
    "fr": "{rows} lignes, toutes lues avec certitude.",
}
LABEL: Text = {"en": "{side}, row {row}: {what}", "fr": "{side}, ligne {row} : {what}"}
WORD: dict[str, Text] = {
    "key": {"en": "icon in front", "fr": "icône de tête"},
    "token": {"en": "token", "fr": "jeton"},
    "category": {"en": "category", "fr": "catégorie"},
    "number": {"en": "number", "fr": "nombre"},
    "land": {"en": "what", "fr": "quoi"},
    "actor": {"en": "who", "fr": "qui"},
    "card": {"en": "which card", "fr": "quelle carte"},
    "printing": {"en": "printing", "fr": "édition"},
}
SENTENCES: dict[str, Text] = {
    "you take 1 unrest": {"en": "you take the Unrest", "fr": "vous récupérez l’Instabilité"},
    "you return 1 unrest": {"en": "you return one", "fr": "vous en renvoyez une"},
    "return unrest": {"en": "the C.I.V. returns one", "fr": "la C.I.V. en renvoie une"},
    "you recall 1 region": {"en": "you recall", "fr": "vous rappelez"},
    "archive fame": {"en": "the top Fame card", "fr": "la première Renommée"},
    "take fame": {"en": "a Fame card", "fr": "une Renommée"},
    "": {"en": "could not be read", "fr": "illisible"},
    "take unrest": {"en": "the C.I.V. takes the Unrest", "fr": "la C.I.V. récupère l’Instabilité"},
    "recall 1 region": {"en": "the C.I.V. recalls", "fr": "la C.I.V. rappelle"},
    "archive top of deck": {"en": "the top card of its deck", "fr": "la première de son deck"},
    "take card": {"en": "a card", "fr": "une carte"},
    "french": {"en": "French booklet", "fr": "livret français"},
    "english": {"en": "English booklet", "fr": "livret anglais"},
    CANNOT_TELL: {"en": "I cannot tell", "fr": "Je ne sais pas"},
}

TOKENS = ("materials", "population", "progress")
YES_OR_NO = (("yes", {"en": "Yes", "fr": "Oui"}), ("no", {"en": "No", "fr": "Non"}))
KING_ON_SIDE_B = HouseFact(
    SIDE_B,
    "choice",
    {
        "en": "King of Kings is on side B and the C.I.V. meets it for the first time: what then?",
        "fr": "Roi des rois est sur sa face B et la C.I.V. la rencontre : que se passe-t-il ?",
    },
    options=(
        ("nothing", {"en": "Nothing", "fr": "Rien"}),
        ("same", {"en": "It gains the Progress too", "fr": "Elle gagne aussi les Progrès"}),
    ),
    guess="nothing",
)
REVEALED_UNREST = HouseFact(
    REVEALED,
    "choice",
    {
        "en": "Supreme Ruler: does an Unrest turned over from a slot bring it 1 Progress too?",
        "fr": "Maître suprême : une Instabilité révélée lui rapporte-t-elle aussi 1 Progrès ?",
    },
    options=YES_OR_NO,
    guess="yes",
)


def entries() -> tuple[Entry, ...]:
    """One for each nation's table, and one for each printed card."""
    tables = (_table(nation_id, nation) for nation_id, nation in content.nations().items())
    return (*tables, *cards.entries())


def names_of(card_id: str) -> tuple[str, ...]:
    """What a card is called in every language."""
    return tuple(in_every_language(called(card_id)).values())


def house_facts() -> tuple[HouseFact, ...]:
    """What the owner of the booklet may tell: points of the rules, doubtful words of the tables."""
    words = (fact for row_id, row in content.every_row() for fact in _to_tell(row_id, row))
    return (KING_ON_SIDE_B, REVEALED_UNREST, *map(_materials_of, ("a", "b")), *words)


def _materials_of(side: str) -> HouseFact:
    """What the Carthaginians lay on a Market card."""
    text = {
        "en": f"Carthaginians, Power card side {side.upper()}: Materials laid in the clean-up?",
        "fr": f"Carthaginois, carte Puissance face {side.upper()} : Matériaux posés au Nettoyage ?",
    }
    return HouseFact(
        fact_of(side), "choice", text, options=tuple((n, _number(int(n))) for n in ONE_OR_TWO)
    )


def _to_tell(row_id: str, row: Row) -> Iterator[HouseFact]:
    choices = {doubt.name: doubt.options for doubt in row.doubts}
    choices |= {"key": key_readings(row), "printing": PRINTINGS}
    for fact in _facts(row_id, row):
        word = fact.house_fact.rsplit(".", 1)[-1]
        options = tuple((one, _said(one)) for one in (*choices[word], CANNOT_TELL))
        guess = next((one for one, said in options if said == fact.value), "")
        nation = _named("nation", row_id.split(".")[0])
        assert not isinstance(fact.label, Message)
        text = {lang: f"{nation[lang]}, {said}" for lang, said in fact.label.items()}
        yield HouseFact(fact.house_fact, "choice", text, options=options, guess=guess)


def _table(nation_id: str, nation: Nation) -> Entry:
    rows = dict(content.table(nation_id).rows())
    doubtful = [row for row in rows.values() if row.sure != "certain"]
    counted: dict[str, Text] = {
        "rows": _number(len(rows)),
        "doubtful": _number(len(doubtful)),
    }
    return Entry(
        id=f"table.{nation_id}",
        kind="bot",
        title=_fill(TITLE, name=_named("nation", nation_id)),
        answer=_fill(ANSWER if doubtful else CERTAIN, **counted),
        icons=("imperium-nation",),
        see=(f"nation.{nation_id}", "C-2"),
        printed=("tables",),
        facts=tuple(fact for row_id, row in rows.items() for fact in _facts(row_id, row)),
        rendered=lambda: tuple(_row(row_id, row) for row_id, row in rows.items()),
    )


def _row(row_id: str, row: Row) -> Fact:
    """A row in full, as it is read; what is doubtful in it is a fact of its own."""
    _, side, order = row_id.split(".")
    what = _named("key", row.shows) if row.shows else SENTENCES[""]
    label = _fill(LABEL, side=SIDES[side], row=_number(int(order)), what=what)
    return Fact(label, elements_said(row.elements({})))


def _facts(row_id: str, row: Row) -> Iterator[Fact]:
    if row.perhaps:
        yield _fact(row_id, "key", "key", row.shows)
    for doubt in row.doubts:
        yield _fact(row_id, doubt.about, doubt.name, doubt.reading)
    if row.english and row.sure != "certain":
        yield _fact(row_id, "printing", "printing", "french")


def _fact(row_id: str, about: str, word: str, reading: str) -> Fact:
    _, side, order = row_id.split(".")
    label = _fill(LABEL, side=SIDES[side], row=_number(int(order)), what=WORD[about])
    return Fact(label, _said(reading), house_fact=f"imperium.{row_id}.{word}")


def _said(reading: str) -> Text:
    if reading.isdecimal():
        return _number(int(reading))
    if reading in SENTENCES:
        return SENTENCES[reading]
    return _named("token" if reading in TOKENS else "key", reading)


def _named(kind: str, thing: str) -> Text:
    """What a thing of the game is called."""
    return in_every_language(content.named(kind, thing))


def _number(value: int) -> Text:
    return {"en": str(value), "fr": str(value)}


def _fill(text: Text, **parts: Text) -> Text:
    return {
        lang: said.format(**{key: part[lang] for key, part in parts.items()})
        for lang, said in text.items()
    }
