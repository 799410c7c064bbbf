"""Whole games of Imperium touched on its pages, with real cards: how much a card takes.

Every second game has the C.I.V.'s deck in Loom; each game is touched in another window.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from companion.describe.lint import faults
from companion.games.imperium.state import Phase
from tests.imperium.page_player import CIVS, PagePlayer
from tests.soak import imperium as games
from tests.soak.imperium_named import begun

NAME = "imperium by its pages"
COUNT = 200
FIRST = 2
WINDOWS = (("landscape", 0.05), ("phone", 0.5))
"""The form, and how often a finger may have to draw for a card."""
NAMING, ALL = {True: 0.7, False: 1.3}, 1.85
"""Touches for names by whether Loom keeps the deck, and for everything where it does."""
ENOUGH = 1_000
"""Of fewer cards a mean says nothing."""


@dataclass
class Tally:
    """Of all games of a kind."""

    cards: int = 0
    touches: int = 0
    naming: int = 0
    drags: int = 0

    def add(self, player: PagePlayer) -> None:
        """One more game."""
        self.cards += player.cards
        self.touches += player.touches
        self.naming += player.naming
        self.drags += player.drags


def run(count: int, seed: int) -> str:
    """No page has a fault, and no card takes more than it may."""
    tallies = {(form, loom): Tally() for form, _ in WINDOWS for loom in (True, False)}
    for i in range(count):
        form, loom = WINDOWS[i // 2 % len(WINDOWS)][0], i % 2 == 0
        tallies[form, loom].add(play(i, f"{seed}:{i}", form, in_loom=loom))
    found = []
    for (form, loom), one in tallies.items():
        if one.cards:
            all_of, naming, drags = (n / one.cards for n in (one.touches, one.naming, one.drags))
            if one.cards >= ENOUGH:
                assert naming <= NAMING[loom], (form, loom, naming)
                assert drags <= dict(WINDOWS)[form], (form, loom, drags)
                assert not loom or all_of <= ALL, (form, all_of)
            where = "Loom" if loom else "table"
            found.append(f"{form}, deck in {where}: {all_of:.2f}/{naming:.2f}/{drags:.2f}")
    return f"touches, for names, drags a card: {'; '.join(found)}"


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
                    session.do(command)
                    while session.pending:
                        session.answer(real.answer(session, session.pending.question))
                player.follow()
        player.look()
        showing = player.showing
        assert list(faults(showing.page, showing.pieces, player.surface)) == []
    return player
