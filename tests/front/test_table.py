"""What lies aside at the table in a terminal: its list, its numbers, and its names."""

import re
from random import Random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.front.table import Table
from companion.front.voice import Voice
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Options
from companion.games.tapestry.setup.tables import as_new
from companion.games.tapestry.state import Phase
from tests.describe.desks import goes_on
from tests.front.typist import library_of
from tests.tapestry.speaking import words

A_ROW = re.compile(r"(\d+)\. (.*)")
BOXES = ("MM", "AA", "FF")
TEACH = {"en": "Teach a tapestry", "fr": "Apprendre à Loom"}


def a_turn():
    """A game with all boxes, set up at random, as far as somebody's turn with real cards."""
    session = Session.begin(GAME, as_new(Options(expansions=BOXES)), MemoryJournal(), seed="1")
    chance = Random(5)
    while session.state.phase is not Phase.TURN or session.pending:
        goes_on(session, chance)
    return session


class Terminal:
    """Lines typed at a table, and what is read out after each of them."""

    def __init__(self, folder, language="en"):
        self.after = [[]]
        self.library = library_of(folder)
        self.session = a_turn()
        self.language = language

    def types(self, *lines):
        left = [*lines, "back"]

        def read(_prompt):
            self.after.append([])
            return left.pop(0) if left else "home"

        voice = Voice(words(self.language), read, lambda line: self.after[-1].append(line))
        Table(voice, self.library, self.session).play()
        self.library.close()
        return self

    def rows(self, at):
        """What was numbered after the line with this number."""
        found = (A_ROW.match(line) for line in self.after[at])
        return {one[2]: int(one[1]) for one in found if one}


@pytest.fixture
def terminal(tmp_path):
    return lambda *lines, language="en": Terminal(tmp_path, language).types(*lines)


class TestMore:
    def test_both_lists_keep_the_numbers_that_were_read_out(self, terminal):
        seen = terminal("more", "more", "more", "back")

        assert seen.rows(0)
        assert seen.rows(0) == seen.rows(2) == seen.rows(4)
        assert seen.rows(1) == seen.rows(3)
        assert set(seen.rows(1)) != set(seen.rows(0))

    @pytest.mark.parametrize(
        ("language", "typed"), [("en", "teach"), ("fr", "apprendre"), ("fr", "teach")]
    )
    def test_what_lies_there_is_found_by_its_name(self, terminal, language, typed):
        seen = terminal(typed, language=language)

        assert any(TEACH[language] in line for line in seen.after[1])
        assert words(language).say("tapestry.taught.ask.card") in seen.after[1]

    def test_which_of_several_is_asked(self, terminal):
        seen = terminal("onto")

        assert words("en").say("front.which_of") in seen.after[1]
        assert len(seen.rows(1)) > 1

    def test_what_nothing_is_called_is_not_understood(self, terminal):
        assert "“zzzz” is not understood here" in terminal("zzzz").after[1][0]

    def test_help_says_so(self, terminal):
        assert words("en").say("front.help.named") in terminal("help").after[1]
