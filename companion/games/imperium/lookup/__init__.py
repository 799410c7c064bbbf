"""Rules entries rendered from the tables: what is doubtful in a nation's table, to be told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.message import Message, Param
from companion.games.imperium import content
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import Nation
from companion.games.imperium.lookup import cards
from companion.games.imperium.lookup.held import ACTS as ACTS
from companion.games.imperium.lookup.held import HELD as HELD
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.rules.words_in_doubt import CANNOT_TELL, key_readings
from companion.games.imperium.rules.your_market_token import ONE_OR_TWO, fact_of
from companion.games.imperium.say import PRINTINGS, elements_said
from companion.games.imperium.table import Row
from companion.lookup import Entry, Fact, HouseFact
from companion.lookup.rules import in_every_language

TOKENS = ("materials", "population", "progress")
READINGS = frozenset(
    {
        "abandon 1 region",
        "archive fame",
        "archive top of deck",
        "english",
        "french",
        "recall 1 region",
        "return unrest",
        "take card",
        "take fame",
        "take unrest",
        "you abandon 1 pinned",
        "you abandon 1 region",
        "you are a barbarian",
        "you are an empire",
        "you recall 1 region",
        "you return 1 unrest",
        "you take 1 unrest",
        CANNOT_TELL,
    }
)
"""What a row may say besides keys, tokens and numbers."""
YES_OR_NO = (("yes", Message("imperium.says.yes")), ("no", Message("imperium.says.no")))
KING_ON_SIDE_B = HouseFact(
    SIDE_B,
    "choice",
    Message("imperium.says.to_tell.side_b"),
    options=(
        ("nothing", Message("imperium.says.to_tell.side_b.nothing")),
        ("same", Message("imperium.says.to_tell.side_b.same")),
    ),
    guess="nothing",
)
REVEALED_UNREST = HouseFact(
    REVEALED,
    "choice",
    Message("imperium.says.to_tell.revealed"),
    options=YES_OR_NO,
    guess="yes",
)


def entries() -> tuple[Entry, ...]:
    """One for each nation's table, and one for each printed card."""
    tables = (_table(nation_id, nation) for nation_id, nation in content.nations().items())
    return (*tables, *cards.entries())


def names_of(card_id: str) -> tuple[str, ...]:
    """What a card is called in every language."""
    return in_every_language(called(card_id))


def printed_as(known_as: tuple[Message | str, ...]) -> tuple[str, ...]:
    """The numbers of a card as they are printed in every language."""
    said = ((one,) if isinstance(one, str) else in_every_language(one) for one in known_as)
    return tuple(dict.fromkeys(number for each in said for number in each))


def house_facts() -> tuple[HouseFact, ...]:
    """What the owner of the booklet may tell: points of the rules, doubtful words of the tables."""
    words = (fact for row_id, row in content.every_row() for fact in _to_tell(row_id, row))
    rules = (KING_ON_SIDE_B, REVEALED_UNREST, *map(_materials_of, ("a", "b")))
    return (*rules, *words, *cards.names_to_tell())


def _materials_of(side: str) -> HouseFact:
    """What the Carthaginians lay on a Market card."""
    text = _says("to_tell.materials", side=side.upper())
    return HouseFact(
        fact_of(side), "choice", text, options=tuple((n, _number(n)) for n in ONE_OR_TWO)
    )


def _to_tell(row_id: str, row: Row) -> Iterator[HouseFact]:
    choices = {doubt.name: doubt.options for doubt in row.doubts}
    choices |= {"key": key_readings(row), "printing": PRINTINGS}
    for _, fact in _doubts(row_id, row):
        word = fact.house_fact.rsplit(".", 1)[-1]
        options = tuple((one, _said(one)) for one in (*choices[word], CANNOT_TELL))
        guess = next((one for one, said in options if said == fact.value), "")
        nation = content.named("nation", row_id.split(".")[0])
        text = _says("of_nation", nation=nation, what=fact.label)
        yield HouseFact(fact.house_fact, "choice", text, options=options, guess=guess)


def _table(nation_id: str, nation: Nation) -> Entry:
    rows = dict(content.table(nation_id).rows())
    doubtful = [row for row in rows.values() if row.sure != "certain"]
    return Entry(
        id=f"table.{nation_id}",
        kind="bot",
        title=_says("title", name=content.named("nation", nation_id)),
        answer=_rows_read(len(rows), len(doubtful)),
        icons=("imperium-nation",),
        see=(f"nation.{nation_id}", "C-2"),
        printed=("tables",),
        rendered=lambda: tuple(fact for one in rows.items() for fact in _read(*one)),
    )


def _read(row_id: str, row: Row) -> Iterator[Fact]:
    """The row, then what in it is to be confirmed, each once."""
    yield _row(row_id, row)
    for word, fact in _doubts(row_id, row):
        yield replace(fact, label=_says("doubt", what=word))


def _row(row_id: str, row: Row) -> Fact:
    """A row in full, as it is read."""
    _, side, order = row_id.split(".")
    what = content.named("key", row.shows) if row.shows else _says("reading.unreadable")
    label = _says("row", side=_says(f"side.{side}"), row=int(order), what=what)
    return Fact(label, elements_said(row.elements({})))


def _doubts(row_id: str, row: Row) -> Iterator[tuple[Message, Fact]]:
    """What is doubtful in a row, by what it is about."""
    if row.perhaps:
        yield _doubt(row_id, "key", "key", row.shows)
    for doubt in row.doubts:
        yield _doubt(row_id, doubt.about, doubt.name, doubt.reading)
    if row.english and row.sure != "certain":
        yield _doubt(row_id, "printing", "printing", "french")


def _doubt(row_id: str, about: str, word: str, reading: str) -> tuple[Message, Fact]:
    _, side, order = row_id.split(".")
    what = _says(f"word.{about}")
    label = _says("row", side=_says(f"side.{side}"), row=int(order), what=what)
    return what, Fact(label, _said(reading), house_fact=f"imperium.{row_id}.{word}")


def _rows_read(rows: int, doubtful: int) -> Message:
    if doubtful:
        return _says("rows", rows=rows, doubtful=doubtful)
    return _says("rows_certain", rows=rows)


def _said(reading: str) -> Message:
    if reading.isdecimal():
        return _number(reading)
    if not reading:
        return _says("reading.unreadable")
    if reading in READINGS:
        return _says(f"reading.{reading.replace(' ', '_')}")
    return content.named("token" if reading in TOKENS else "key", reading)


def _number(said: str) -> Message:
    return Message("words.shape.plain", said=said)


def _says(key: str, **params: Param) -> Message:
    """A phrase of the tables with its places filled."""
    return Message(f"imperium.says.{key}", **params)
