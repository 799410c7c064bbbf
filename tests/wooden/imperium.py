"""Imperium on the table of wood: whole games against every nation, and what is in the boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from companion.core.command import Command, Entry
from companion.core.journal import MemoryJournal
from companion.core.question import Choice, Question
from companion.core.remembered import remembered
from companion.core.session import Session, Surroundings
from companion.games.imperium.campaign.commands import AddCard, BeginGame, NoteResult, RemoveCard
from companion.games.imperium.campaign.game import GAME as CAMPAIGN
from companion.games.imperium.campaign.state import CampaignOptions, CampaignState
from companion.games.imperium.cards import UNREST
from companion.games.imperium.catalogue import COMMON, cards_of
from companion.games.imperium.commands.anytime import CorrectTokens, CountMainDeck
from companion.games.imperium.commands.effects import CorrectPile
from companion.games.imperium.commands.keeping import KeepDeck
from companion.games.imperium.commands.setup import CountUnrest
from companion.games.imperium.content import nations
from companion.games.imperium.events.cards import CardGone, CardTaken
from companion.games.imperium.game import GAME
from companion.games.imperium.laid_out import piece_of_card
from companion.games.imperium.offers.rows import cards_may_be
from companion.games.imperium.options import SOLO, Options, PlayerSeat
from companion.games.imperium.places import (
    ACTION,
    EXHAUST,
    KING,
    MAIN_DECK,
    OUTSIDE,
    POWER_CARD,
    SLOT_MARKER,
    STATE_CARD,
    SUPPLY,
    YOUR_TOKENS,
    is_pile,
)
from companion.games.imperium.rows_only.commands import CloseGame, ReadRow, TurnTable
from companion.games.imperium.rows_only.reading import asked, sides
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import KINDS, Tokens
from tests.imperium.makers import at_random
from tests.soak import imperium as games
from tests.wooden.table import Kind, Outside

HEAP = "imperium.ask.heap"


def play(case: int, chance: Random) -> Session[State]:
    """A whole game, with corrections; whoever answers knows how many Unrest can be hidden."""
    session = games.begin(case, chance)
    while session.state.phase is not Phase.OVER:
        for command in games.commands(session.state, chance):
            if chance.random() < 0.05:
                _correct(session, chance)
            if session.why_not(command) is None:
                _do(session, command, chance)
            if session.state.collapsed:
                break
    return session


def _correct(session: Session[State], chance: Random) -> None:
    commands: tuple[Command[State], ...] = (
        CorrectTokens("civ", Tokens(chance.randrange(9), chance.randrange(9), 1)),
        CorrectTokens(str(chance.randint(1, 5)), Tokens(progress=chance.randrange(3))),
        CorrectPile("discard", chance.randrange(12)),
        CountUnrest(chance.choice((-1, 5, 9))),
        CountMainDeck(chance.choice((-1, 3, 20))),
        KeepDeck(in_loom=chance.random() < 0.5),
    )
    command = chance.choice(commands)
    if session.why_not(command) is None:
        session.do(command)


def _do(session: Session[State], command: Command[State], chance: Random) -> None:
    done = session.do(command)
    while not isinstance(done, Entry):
        done = session.answer(_answer(session, done, chance))


def _answer(session: Session[State], question: Question[Any], chance: Random) -> Any:
    if question.text.key == HEAP:  # every Unrest of its heap came in sight
        named = [one for one in question.ids if one != UNREST]
        return chance.choice(named or [UNREST])
    answer = at_random(question, chance)
    hidden = _hidden_unrest(session)
    may_be = question.key.endswith(".card") and hidden > 2 and question.accepts(UNREST)
    if may_be and chance.random() < 0.15:
        return UNREST
    if isinstance(question, Choice) and hidden < 2:
        while answer == UNREST or (answer == "yes" and question.key.endswith("discard_unrest")):
            answer = at_random(question, chance)
    return answer


def _hidden_unrest(session: Session[State]) -> int:
    """How many Unrest may lie among the cards of the C.I.V. that nobody has named."""
    hidden = _unrest_of(session.options.opponent, "starting", "nation")
    return hidden + sum(map(_come_unseen, session.entries))


@remembered
def _come_unseen(entry: Entry[State]) -> int:
    hidden = 0
    for event in entry.events:
        if isinstance(event, CardTaken) and event.card.name == UNREST:
            hidden += 1
        elif isinstance(event, CardGone) and is_pile(event.target):
            hidden -= 1
    return hidden


def _unrest_of(owner: str, *kinds: str) -> int:
    cards = (one for one in cards_of(owner) if one.kind in kinds)
    return sum(one.copies for one in cards if UNREST in one.categories)


def inventory(options: Options) -> Iterator[Kind | Outside]:
    """Both boxes, and what nobody counts."""
    yield from map(Outside, OUTSIDE)
    if not options.counts_mine:
        yield Outside(YOUR_TOKENS)
    for kind in KINDS:
        yield Kind(kind, None, stock=SUPPLY)
    yield from (Kind(ACTION, 18, stock=SUPPLY), Kind(EXHAUST, 21, stock=SUPPLY))
    yield from (Kind(STATE_CARD, 1, "civ"), Kind(STATE_CARD, 1, "you"), Kind(POWER_CARD, 1, "you"))
    yield from (Kind(KING), Kind(SLOT_MARKER, 6), Kind("voyage_first"), Kind("voyage_second"))
    owners = {*COMMON, options.seats[0].nation}
    owners |= {options.opponent} if options.mode == SOLO else set()
    copies: Counter[str] = Counter()
    for owner in sorted(owners):
        for card in cards_of(owner):
            copies[piece_of_card(card)] += card.copies
    common = {piece_of_card(card) for box in COMMON for card in cards_of(box)}
    for piece, n in copies.items():
        if n:
            stock = MAIN_DECK if piece in common and not piece.endswith(UNREST) else "box"
            yield Kind(piece, n, stock=stock)


def play_campaign(case: int, chance: Random) -> Session[CampaignState]:
    """A campaign to its end; nothing of it lies on the table."""
    options = CampaignOptions(mode=("campaign", "supreme")[case % 2])
    kept: dict[str, Any] = {"imperium.campaign.bonus_when": "next_game"}
    kept["imperium.campaign.bonus_tokens"] = "doubled"
    around = Surroundings(facts=kept.get)
    session = Session.begin(CAMPAIGN, options, MemoryJournal(), seed=str(case), around=around)
    while not session.state.over or session.state.reward_due:
        session.do(_next_in_campaign(session.state, chance))
    return session


def _next_in_campaign(state: CampaignState, chance: Random) -> Command[CampaignState]:
    if state.reward_due:
        return chance.choice((AddCard("Oracle"), RemoveCard("Glory")))
    if state.current:
        won = chance.random() < 0.5
        return NoteResult(won, mine=60 if won else 40, civ=50)
    return BeginGame(chance.choice(state.still_to_beat))


def play_rows(case: int, chance: Random) -> Session[State]:
    """A game of which only the rows are read."""
    civs = list(nations())
    mine, its = PlayerSeat(nation=civs[case % 16]), civs[(case + 7) % 16]
    options = Options(seats=(mine,), opponent=its, both_boxes=True, rows=True)
    session = Session.begin(GAME, options, MemoryJournal(), seed=str(case))
    for _ in range(12):
        session.do(ReadRow(chance.choice(asked(session.state, cards_may_be(options)).ids)))
        session.do(TurnTable(chance.choice(sides(options.opponent))))
    session.do(CloseGame(won=False))
    return session
