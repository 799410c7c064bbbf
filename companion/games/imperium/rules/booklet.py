"""The C.I.V.'s table, compared with the booklet before it is read for the first time.

Solo booklet, "Tableaux de référence": what the print left unclear in the table of the State
side that counts now is asked on one page, before a card is turned over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.question import Choice
from companion.core.step import knows_nothing
from companion.games.imperium.content import nation, table
from companion.games.imperium.events.turns import TableCompared
from companion.games.imperium.rules.archiving import DOUBTFUL, archive
from companion.games.imperium.rules.doubts import Known
from companion.games.imperium.rules.looking_up import rows_of
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.words_in_doubt import CANNOT_TELL, asked_about, fact_id
from companion.games.imperium.say import PRINTINGS
from companion.games.imperium.state import Civ, State
from companion.games.imperium.table import Row


@dataclass(frozen=True, slots=True)
class Word:
    """A doubtful word of a row: the house fact and the question that settles it."""

    fact: str
    question: Choice


def words(row_id: str, row: Row, printing: str = PRINTINGS[0]) -> Iterator[Word]:
    """What is doubtful in a row."""
    if row.perhaps:
        yield _word(row_id, row, "key", row.keys, row.shows or row.keys[0])
    for doubt in row.doubts:
        yield _word(row_id, row, doubt.name, doubt.options, doubt.reading)
    if row.english and row.sure != "certain":
        yield _word(row_id, row, "printing", PRINTINGS, printing)


def rows_read(civ: Civ) -> list[tuple[str, Row]]:
    """The rows that may be read this turn; those of the Voyage come with them."""
    voyage = table(civ.nation).journey if civ.journey else ()
    numbered = enumerate(voyage, start=1)
    return [*rows_of(civ), *((f"{civ.nation}.journey.{i}", row) for i, row in numbered)]


def to_tell(state: State, told: Known) -> Iterator[tuple[str, Row, Word]]:
    """The words nobody has told yet, with their rows."""
    for row_id, row in rows_read(state.civ):
        for word in words(row_id, row, state.options.printing):
            if untold(state, told, word.fact):
                yield row_id, row, word


def untold(state: State, told: Known, fact: str) -> bool:
    """Never told; or nobody could tell, in a game before this one."""
    known = told(fact)
    return known is None or (known == CANNOT_TELL and fact not in state.compared)


def compare(run: Run) -> None:
    """The owner says every doubtful word; one told before is not asked again."""
    asked = [word for _, _, word in to_tell(run.state, knows_nothing)]
    if nation(run.civ.nation).history == DOUBTFUL:
        archive(run)
    for word in asked:
        if run.told(word.fact) == CANNOT_TELL and untold(run.state, run.told, word.fact):
            run.ask(replace(word.question, kind="fact", fact=word.fact))
        else:
            run.fact(word.question, word.fact)
    if asked:
        run.step.record(TableCompared(tuple(word.fact for word in asked)))


def _word(row_id: str, row: Row, word: str, options: tuple[str, ...], reading: str) -> Word:
    return Word(fact_id(row_id, word), asked_about(row_id, row, word, options, reading))
