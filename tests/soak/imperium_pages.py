"""Whole games of Imperium touched on its pages, with real cards: how much a card takes.

Each of the sixteen nations with its deck in Loom, then with the real one; then on a phone.

Naming is counted both ways. What is held to a limit are touches for names alone: what a card is,
or that none came. Counted as it was at first, with whatever else is answered in the C.I.V.'s turn
(a doubtful word of a row, a choice, a number), it is told beside them and held to nothing: those
touches name no card, and a table with real cards answers them too. They are within `ALL`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from companion.core.command import Command
from companion.describe.lint import faults
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.content import nations
from companion.games.imperium.state import Phase, State
from tests.imperium.page_player import CIVS, PagePlayer
from tests.soak import imperium as games
from tests.soak.imperium_named import begun

NAME = "imperium by its pages"
COUNT = 192
FIRST = 1
WINDOWS = (("landscape", 0.05), ("phone", 0.5))
"""The form, and how often a finger may have to draw for a card."""
NAMING, ALL = {True: 0.7, False: 1.3}, 1.8
"""Touches for names by whether Loom keeps the deck, and for everything where it does."""
CIVS_IN_ALL = len(nations())
ENOUGH = 1_000
"""Of fewer cards a mean says nothing."""


@dataclass
class Tally:
    """Of all games of a kind."""

    cards: int = 0
    touches: int = 0
    naming: int = 0
    answers: int = 0
    drags: int = 0

    def add(self, player: PagePlayer) -> None:
        """One more game."""
        self.cards += player.cards
        self.touches += player.touches
        self.naming += player.naming
        self.answers += player.answers
        self.drags += player.drags

    def a_card(self) -> tuple[float, ...]:
        """All touches, those for names alone and with all other answers, drags."""
        found = (self.touches, self.naming, self.naming + self.answers, self.drags)
        return tuple(n / self.cards for n in found)


def run(count: int, seed: int) -> str:
    """No page has a fault, and no card takes more than it may."""
    tallies = {(form, loom): Tally() for form, _ in WINDOWS for loom in (True, False)}
    for i in range(count):
        form, loom = WINDOWS[i // (2 * CIVS_IN_ALL) % len(WINDOWS)][0], i // CIVS_IN_ALL % 2 == 0
        tallies[form, loom].add(play(i, f"{seed}:{i}", form, in_loom=loom))
    found = []
    for (form, loom), one in tallies.items():
        if one.cards:
            all_of, naming, _, drags = took = one.a_card()
            if one.cards >= ENOUGH:
                assert naming <= NAMING[loom], (form, loom, naming)
                assert drags <= dict(WINDOWS)[form], (form, loom, drags)
                assert not loom or all_of <= ALL, (form, all_of)
            where = "Loom" if loom else "table"
            found.append(f"{form}, deck in {where}: {'/'.join(f'{n:.2f}' for n in took)}")
    return f"touches, for names alone, as counted before, drags a card: {'; '.join(found)}"


def play(i: int, seed: str, form: str, *, in_loom: bool) -> PagePlayer:
    """One game, the C.I.V.'s turns on the pages."""
    random = Random(seed)
    session, real = begun(i, random, seed, in_loom=in_loom)
    player = PagePlayer(session, real, form)
    while session.state.phase not in (Phase.SCORING, Phase.OVER) and not session.state.collapsed:
        if session.state.phase in CIVS:
            player.its_turn()
        else:
            for command in games.commands(session.state, random):
                if session.why_not(command) is None and not session.state.collapsed:
                    _does(player, command)
        player.look()
        showing = player.showing
        assert list(faults(showing.page, showing.pieces, player.surface)) == []
    return player


def _does(player: PagePlayer, command: Command[State]) -> None:
    """What somebody says of their own turn; its end is touched, as the C.I.V. goes on from it."""
    if isinstance(command, EndYourTurn):
        player.ends_turn(command.slot)
        return
    session = player.session
    session.do(command)
    while session.pending:
        session.answer(player.real.answer(session, session.pending.question))
    player.follow()
