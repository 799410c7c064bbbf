"""Tapestry cards, those that an owner taught among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.content import SHELF
from companion.core.message import Message
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.cards import Tapestry
from companion.games.tapestry.content.teaching import Teaching, as_card
from companion.games.tapestry.lookup.saying import label, named, sentence, value
from companion.games.tapestry.lookup.spaces import box
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching.checking import PREFIX, every_box, fits, from_text
from companion.games.tapestry.turn.names import word
from companion.lookup import Entry, Fact


def tapestries() -> Iterator[Entry]:
    """The printed ones in the order of the files, then those without a name there."""
    said = taught()
    for card in look_up.tapestries().values():
        yield _of_a_file(card, said.get(card.id))
    for one in said.values():
        if one.id not in look_up.tapestries():
            card = as_card(one, look_up.tapestry(one.card).expansion)
            yield replace(
                _entry(card), title=word("tapestry", one.id), answer=sentence(text_of(one))
            )


def taught() -> Mapping[str, Teaching]:
    """What the owner taught, as far as the form could have made it."""
    read = (from_text(text) for name, text in SHELF.taught.items() if name.startswith(PREFIX))
    return {one.id: one for one in read if one is not None and fits(every_box(), one)}


def _of_a_file(card: Tapestry, said: Teaching | None) -> Entry:
    if said is None:
        return _entry(card)
    return replace(_entry(as_card(said, card.expansion)), answer=sentence(text_of(said)))


def _entry(card: Tapestry) -> Entry:
    return Entry(
        id=f"tapestry.{card.id}",
        kind="tapestry",
        title=named("tapestry", card.id),
        answer=sentence(named("tapestry_text", card.id)),
        icons=("trap" if "trap" in card.kinds else "card-tapestry",),
        see=("rule.tapestry_cards",),
        expansion=box(card.expansion),
        printed=("on_the_card",),
        facts=tuple(_of_card(card)),
    )


def _of_card(card: Tapestry) -> Iterator[Fact]:
    for kind in card.kinds:
        yield Fact(label("when"), value(kind), ("card-tapestry",))
    if card.copies > 1:
        yield Fact(label("copies"), value("copies", n=card.copies), ("cards",))
    if card.unknown:
        menu = Message("tapestry.taught.teach")
        yield Fact(label("to_teach"), value("to_teach", what=menu), ("card-tapestry",))
    if not card.solo:
        yield Fact(label("solo"), value("solo_removed"), ("owner-automa",))
