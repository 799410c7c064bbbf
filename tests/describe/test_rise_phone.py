"""Rise & Fall on a phone: what comes next is in sight, nothing is cut, no word is broken.

Whole games by random touches in both languages, with plain and with large words; before each touch
every list is scrolled to its end, as somebody may have left it.
"""

import re
from itertools import product
from random import Random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.lint import faults
from companion.describe.surface import Surface
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, Participant, as_new
from companion.games.rise_and_fall.state import Phase
from tests.describe.desks import WHOLE, a_surface, words_of
from tests.rise_and_fall.page_player import PagePlayer
from tests.rise_and_fall.worlds import lay_everything
from tests.soak.rise_by_pages import begun

NAMES = ("Christophe", "Bartholomew", "Marie-Louise", "Élisabeth")
WAYS = ("lightest", "treasuries", "world")
HEADINGS = ("title", "next", "acts", "question", "of")
"""The instruction of a moment, whichever it is."""
TOUCHES = 400 if WHOLE else 150
LOOKS = [*product((1.0, 1.6), ("en", "fr"))] if WHOLE else [(1.0, "en"), (1.6, "fr")]


class Listening(PagePlayer):
    """Knows every word that was said, and what was seen wrong."""

    def __init__(self, session, chance, surface):
        self.wrong, self._moment = [], None
        self.heard = set()
        plain = surface.say

        def say(what):
            text = plain(what)
            self.heard |= tokens(text) | tokens(text[:1].upper() + text[1:])
            return text

        hearing = Surface(surface.w, surface.h, say, surface.text, surface.language)
        super().__init__(session, chance, hearing, self.scroll_away)

    def scroll_away(self):
        """As far down as it goes."""
        for piece in self.showing.pieces:
            if piece.inside:
                self.showing.scroll(piece.key, 0.0, 1e9)

    def show(self):
        super().show()
        self.wrong += faults(self.showing.page, self.showing.pieces, self.surface)
        drawn = set().union(*map(tokens, words_of(self.showing.pieces)))
        self.wrong += sorted(drawn - self.heard)
        moment = self.state.turn, self.state.phase, self.state.waiting[:1], self.desk.asked
        if moment != self._moment and self.desk.looking.opened in ("", "turned"):
            self.wrong += self.unseen()
        self._moment = moment

    def unseen(self):
        """The instruction, where it is scrolled away or lies below what can be seen."""
        found = [*self.headings(self.showing.pieces, 0.0, self.surface.h)]
        return [] if any(found) else [("no instruction in sight", self._moment)]

    def headings(self, pieces, top, bottom):
        for piece in pieces:
            y = top + piece.y
            if piece.key.rpartition("/")[2] in HEADINGS:
                yield y >= 0 and y + min(piece.h, 40.0) <= bottom
            if piece.inside:
                stands = self.showing.seen.get(piece.key)
                down = stands.y if stands else 0.0
                yield from self.headings(piece.inside, y - down, min(bottom, y + piece.h))


def tokens(text):
    return {one for one in re.findall(r"\w+", text) if not one.isdigit()}


def a_game(way, surface, seed):
    people = tuple(Participant(f"p{at}", name) for at, name in enumerate(NAMES, 1))
    options = as_new(Options(people, trophies=4, way=way, world=way == "world"))
    session = Session.begin(GAME, options, MemoryJournal(), seed=seed)
    if way == "world":
        lay_everything(session, 5)
    begun(session)
    return Listening(session, Random(seed), surface)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("text", "language"), LOOKS)
def test_what_comes_next_is_in_sight_and_whole(way, text, language):
    player = a_game(way, a_surface("phone", text, language), f"{way}{text}{language}")
    while player.touches < TOUCHES and player.state.phase is not Phase.OVER and not player.wrong:
        player.once()

    assert player.wrong == []
