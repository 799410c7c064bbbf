"""What a revealed card shows: the topmost thing of the list, named in one touch.

Solo booklet, "Résoudre les cartes de la C.I.V.": name, type or category.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import knows_nothing
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.content import key
from companion.games.imperium.rules import doubts
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.words_in_doubt import fact_id
from companion.games.imperium.say import elements_said, thing
from companion.games.imperium.table import Row

OTHER, PICKED = "other", "row."
Rows = Sequence[tuple[str, Row]]


def keys_of(rows: Rows, told: doubts.Known = knows_nothing) -> tuple[str, ...]:
    """What a card may show that matters, in the order of the rows as the owner told them."""
    first = [doubts.known_key(row_id, row, told) for row_id, row in rows]
    untold = [row for row_id, row in rows if told(fact_id(row_id, "key")) is None]
    others = [one for row in untold for one in row.keys]
    return tuple(one for one in dict.fromkeys(first + others) if one and one != OTHER)


def asked_card(
    rows: Rows,
    place: str,
    known: Card | None = None,
    told: doubts.Known = knows_nothing,
    cards: Sequence[str] = (),
) -> Choice:
    """Which card is it, or what does it show? Then the first line of the list that fits."""
    listed = (*keys_of(rows, told), UNREST, OTHER)
    hidden = (one for one in picks(rows) if one not in listed)
    options = tuple(key_option(one, rows, told) for one in (*listed, *hidden))
    options += tuple(map(card_option, cards))
    guess = _surely(known, listed)
    note = Message("imperium.rule.topmost")
    return Choice(f"{place}.card", Message("imperium.ask.card"), options, guess=guess, note=note)


def known_as(known: Card | None, listed: Sequence[str]) -> str | None:
    """What a card was seen to be: its name, or the topmost of the list that it was seen to show."""
    if known is None:
        return None
    return known.name or next((one for one in listed if one in known.shows), None)


def _surely(known: Card | None, listed: Sequence[str]) -> str | None:
    """The same where nothing above it can stand on the card: who took a card by its kind may not
    have looked for more.
    """
    seen = known_as(known, listed)
    if known is None or known.name or seen is None:
        return seen
    above = listed[: listed.index(seen)]
    return seen if all(known.may_show(one) is False for one in above) else None


def key_option(one: str, rows: Rows, told: doubts.Known) -> Option:
    """An answer, with what its row says."""
    shown = ((at, row) for at, row in rows if doubts.known_key(at, row, told) == one)
    note = next((elements_said(doubts.as_known(at, row, told)) for at, row in shown), None)
    picked = next((at for at, _ in rows if doubts.pick_of(at) == one), None)
    if picked:
        said = Message("imperium.option.icon_of_row", row=order_of(picked))
        return Option(one, said, note, icon="question")
    return Option(one, thing(one), note, icon=key(one).icon)


def is_card(answer: str) -> bool:
    """Whether a card was named, and no icon."""
    return "." in answer and not answer.startswith(PICKED)


def picks(rows: Rows) -> tuple[str, ...]:
    """Rows that may have to be picked as such: nobody can name the icon in front."""
    return tuple(
        doubts.pick_of(row_id) for row_id, row in rows if row.perhaps and row.sure == "ask"
    )


def order_of(row_id: str) -> int:
    return int(row_id.rpartition(".")[2])
