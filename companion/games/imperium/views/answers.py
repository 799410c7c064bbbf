"""What the owner of the booklet was asked: said once, to be changed or forgotten later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.core.answers import Answer
from companion.core.message import Message
from companion.core.question import Choice
from companion.games.imperium import content
from companion.games.imperium.campaign.rules import (
    BONUS_TOKENS,
    BONUS_WHEN,
    tokens_asked,
    when_asked,
)
from companion.games.imperium.catalogue import every_card
from companion.games.imperium.rules.archiving import DOUBTFUL, history_asked, history_fact
from companion.games.imperium.rules.booklet import words
from companion.games.imperium.rules.king_of_kings import SIDE_B, side_b_asked
from companion.games.imperium.rules.printings import DOUBTFUL as DOUBTFUL_CARDS
from companion.games.imperium.rules.printings import asked as printing_asked
from companion.games.imperium.rules.printings import fact_of as printing_fact
from companion.games.imperium.rules.revealed_unrest import REVEALED, revealed_asked
from companion.games.imperium.rules.your_market_token import fact_of, materials_asked

GAME, CAMPAIGN = "imperium", "imperium_campaign"
Known = Callable[[str, str], Answer | None]


@dataclass(frozen=True, slots=True)
class AnswerView:
    """A question to the owner, our reading, and what was answered; None: not yet."""

    game: str
    fact: str
    question: Choice
    reading: Message | None
    """None where no source of ours says anything."""
    said: Message | None


def general(known: Known) -> tuple[AnswerView, ...]:
    """The points of the rules that no print settles, told or not."""
    asked: tuple[tuple[str, str, Choice], ...] = (
        (GAME, SIDE_B, side_b_asked(SIDE_B)),
        (GAME, REVEALED, revealed_asked(REVEALED)),
        (CAMPAIGN, BONUS_WHEN, when_asked()),
        (CAMPAIGN, BONUS_TOKENS, tokens_asked()),
    )
    listed = [_answer(game, fact, question, known) for game, fact, question in asked]
    listed += [
        _answer(GAME, history_fact(one), history_asked(one), known)
        for one, nation in content.nations().items()
        if nation.history == DOUBTFUL
    ]
    told = (*_power_cards(known), *_printings(known))
    return (*listed, *(one for one in told if one.said is not None))


def _power_cards(known: Known) -> Iterator[AnswerView]:
    for side in ("a", "b"):
        yield _answer(GAME, fact_of(side), materials_asked(side), known)


def _printings(known: Known) -> Iterator[AnswerView]:
    """Cards that a later printing changed, or of which two sources differ."""
    for _, card in every_card():
        if card.reprint or card.id in DOUBTFUL_CARDS:
            yield _answer(GAME, printing_fact(card.id), printing_asked(card), known)


def of_tables(known: Known) -> tuple[AnswerView, ...]:
    """The doubtful words of the tables that were told."""
    return tuple(one for one in _words(known) if one.said is not None)


def _words(known: Known) -> Iterator[AnswerView]:
    for row_id, row in content.every_row():
        for word in words(row_id, row):
            yield _answer(GAME, word.fact, word.question, known)


def _answer(game: str, fact: str, question: Choice, known: Known) -> AnswerView:
    value = known(game, fact)
    texts = {option.id: option.text for option in question.options}
    reading = texts.get(question.guess or "")
    return AnswerView(game, fact, question, reading, texts.get(str(value)))
