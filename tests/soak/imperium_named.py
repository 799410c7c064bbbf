"""Whole games of Imperium in which a table with real cards names every card, followed on wood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from companion.core.command import Command, Entry
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.question import Amount, Question
from companion.core.session import Session, Surroundings
from companion.games.imperium.catalogue import alike, card
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.score import NameCivCard
from companion.games.imperium.commands.setup import BeginPlay, CountUnrest, LayMarket, card_kind
from companion.games.imperium.content import levels, nations
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.rules import civ_cards, civ_score
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.scoring import CIV_SEAT, missing
from companion.games.imperium.start import unrest_at_first
from companion.games.imperium.state import Phase, State
from companion.games.imperium.views.naming import (
    asked,
    at_once,
    icons_of,
    in_slot,
    named_last,
    of_nation,
    rows_met,
)
from companion.games.imperium.views.pages import FEW_NUMBERS
from companion.i18n import Words
from companion.resources import data_dir
from tests.imperium.real_table import RealTable
from tests.soak import imperium as games
from tests.wooden.following import Follower
from tests.wooden.imperium import inventory

NAME = "imperium by name"
COUNT = 5000
FIRST = 2
MOST_TOUCHES, MOST_ROW_ONLY = 2.0, 1.2
TYPED, COUNTED = 3, 3
"""Two letters, and the name; a number is put on a sheet."""
BY_ICONS = 17
"""So often a game is played where no card is named, to compare."""


@dataclass
class Tally:
    """What is counted over all games."""

    games: int = 0
    cards: int = 0
    touches: int = 0
    questions: int = 0
    scored: int = 0
    named_at_end: int = 0
    row_touches: int = 0
    by_name: int = 0
    recent: list[str] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def run(count: int, seed: int) -> str:
    """The table of wood agrees, every card is on the list, the points are those of the cards."""
    tally, before, say = Tally(), Tally(), Words(data_dir() / "text", "en").text
    for i in range(count):
        played(i, f"{seed}:{i}", tally, say)
        if i % BY_ICONS == 0:
            by_icons(i, f"{seed}:{i}", before, say)
    per_card, row = tally.touches / tally.cards, tally.row_touches / tally.cards
    assert per_card <= MOST_TOUCHES, per_card
    assert row <= MOST_ROW_ONLY, row
    return (
        f"{tally.cards} cards of the C.I.V., {per_card:.2f} touches each; row only {row:.2f}, "
        f"{tally.by_name * 100 // tally.cards} % by name at once; "
        f"{tally.questions / tally.games:.1f} questions a game; where no card is named "
        f"{before.touches / before.cards:.2f} touches and {before.questions / before.games:.1f} "
        f"questions; {tally.scored} scores right, "
        f"{tally.named_at_end} cards named at the end; 0 differences"
    )


def played(i: int, seed: str, tally: Tally, say: Callable[[Message], str]) -> Session[State]:
    """One game, and its score."""
    random = Random(seed)
    session, real = begun(i, random, seed)
    wood = Follower(session, inventory(session.options))
    tally.games += 1
    tally.recent.clear()
    _to_the_end(session, real, random, tally, say, wood.follow)
    if session.state.phase is Phase.SCORING:
        score(session, real, tally, say)
    return session


def by_icons(i: int, seed: str, tally: Tally, say: Callable[[Message], str]) -> None:
    """The same table where no card is named: what is asked then, the lines of its score too."""
    random = Random(seed)
    session, real = begun(i, random, seed, names=False)
    tally.games += 1
    _to_the_end(session, real, random, tally, say, lambda _: None)
    if session.state.phase is Phase.SCORING:
        tally.questions += sum(seat == CIV_SEAT for seat, _ in missing(session.state))


def _to_the_end(
    session: Session[State],
    real: RealTable,
    random: Random,
    tally: Tally,
    say: Callable[[Message], str],
    follow: Callable[[Session[State]], object],
) -> None:
    while session.state.phase not in (Phase.SCORING, Phase.OVER):
        for command in games.commands(session.state, random):
            if session.why_not(command) is None:
                carried_out(session, command, real, tally, say)
                follow(session)
            if session.state.collapsed:
                break


def begun(
    i: int, random: Random, seed: str, *, names: bool = True, in_loom: bool = False
) -> tuple[Session[State], RealTable]:
    """Set up, the cards of the Market named."""
    civs, grades = list(nations()), list(levels())
    civ = civs[i % len(civs)]
    options = Options(
        seats=(PlayerSeat("", random.choice([one for one in civs if one != civ])),),
        opponent=civ,
        level=grades[i // len(civs) % len(grades)],
        box=random.choice(("classics", "legends")),
        both_boxes=True,
        printing=random.choice(("french", "english")),
        counts_mine=random.random() < 0.7,
        names=names,
        in_loom=in_loom,
    )
    kept: dict[str, Any] = {}
    around = Surroundings(facts=kept.get, remember=kept.__setitem__)
    session = Session.begin(GAME, options, MemoryJournal(), seed=str(i), around=around)
    real = RealTable(options, seed)
    real.begin(session.state)
    session.do(LayMarket(tuple(map(card_kind, real.market)), tuple(real.market) if names else ()))
    if not names:
        session.do(CountUnrest(unrest_at_first(options)))
    session.do(BeginPlay())
    return session, real


def carried_out(
    session: Session[State],
    command: Command[State],
    real: RealTable,
    tally: Tally,
    say: Callable[[Message], str],
) -> None:
    """The command, answered by the cards that lie there."""
    before, reveals = len(session.entries), isinstance(command, RevealSlot)
    tally.cards += reveals
    done = session.do(command)
    while not isinstance(done, Entry):
        assert done is not None
        answer = real.answer(session, done)
        tally.questions += 1
        tally.asked[done.key.rpartition(".")[2]] += 1
        tally.touches += reveals * touches(session.state, done, answer, say)
        if session.options.names and done.key.startswith("slot.") and done.key.count(".") == 2:
            row_only(session, str(answer), tally, say)
        done = session.answer(answer)
    for entry in session.entries[before:]:
        real.follow(entry.before, entry.events)


def touches(
    state: State, question: Question[Any], answer: Any, say: Callable[[Message], str]
) -> int:
    """A touch on what is shown at once, or letters first."""
    if isinstance(question, Amount):
        return 1 if question.high - question.low <= FEW_NUMBERS else COUNTED
    if not is_card(str(answer)):
        return 1
    slot = question.key.split(".")[1] if question.key.count(".") == 2 else ""
    turned = question.key.endswith(".card") and slot.isdecimal()
    cards = in_slot(state, int(slot)) if turned else asked(question)
    shown, _ = at_once(cards, "", say)
    return 1 if answer in [one.id for _, one in shown] else TYPED


def row_only(
    session: Session[State], answer: str, tally: Tally, say: Callable[[Message], str]
) -> None:
    """On the page of the rows: a touch on its name, or on the topmost icon it shows.

    Both lead to the same row, and the next ones stand below it: nothing else is asked.
    """
    tally.row_touches += 1
    civ = session.state.civ
    if not is_card(answer):
        return
    shown, _ = at_once(of_nation(civ.nation, tally.recent), "", say)
    tally.by_name += any(alike(one.id) == alike(answer) for _, one in shown)
    keys = [one for one, _, _ in icons_of(civ.nation, civ.side)]
    icon = next(one for one in keys if one in (*card(answer).shows, "other"))
    assert rows_met(civ.nation, civ.side, icon)[0] == rows_met(civ.nation, civ.side, answer)[0]
    tally.recent[:] = named_last(tally.recent, answer, civ.nation)


def score(
    session: Session[State], real: RealTable, tally: Tally, say: Callable[[Message], str]
) -> None:
    """The points are those of the cards it has, looked at by hand."""
    while civ_cards.unnamed(session.state):
        carried_out(session, NameCivCard(real.unnamed(session.state)), real, tally, say)
        tally.named_at_end += 1
        tally.questions += 1
    lines = civ_score.lines(session.state)
    assert lines is not None
    points = lines["fixed"] + lines["conditional"] + 5 * lines["variable_cards"]
    assert points == real.points(session.state), (session.options.opponent, lines)
    tally.scored += 1
