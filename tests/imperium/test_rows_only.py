"""Rows only: the table of the C.I.V. read card by card. Solo booklet, "Résoudre les cartes"."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.describe.desk import Desk
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.errors import RuleBroken
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.pages.reader import reader
from companion.games.imperium.rows_only.commands import CloseGame, ReadRow, TurnTable
from companion.games.imperium.state import Ended, Phase
from companion.games.imperium.views.rows_only import answer, cards, icons, lines
from companion.library.again import again
from companion.library.library import Library
from tests.describe.desks import LOOKS, Hands, a_surface
from tests.fixtures.make import FOLDER
from tests.imperium.makers import said

DALMATIA = "romans.dalmatia"
ORACLE = "classics.common.oracle"
SHIPPED, OF_BEFORE = FOLDER / "v3" / "tables", "imperium_rows"


def nothing(_fact):
    return None


def reading(facts=None, player="", **options):
    around = Surroundings(facts=(facts or {}).get)
    alone = Options(seats=(PlayerSeat(player),), rows=True, **options)
    return Session.begin(GAME, alone, MemoryJournal(), around=around)


def told(session):
    return [said(line.text) for line in session.last.told]


class TestACard:
    def test_its_row_is_said_and_the_next_one(self):
        session = reading()
        session.do(ReadRow(DALMATIA))
        first, other = told(session)

        assert first.startswith("4  ")
        assert other.startswith("If nothing of it can be done: 5  ")

    def test_an_icon_leads_to_the_same_row(self):
        by_name, by_icon = reading(), reading()
        by_name.do(ReadRow(DALMATIA))
        by_icon.do(ReadRow("region"))

        assert told(by_name)[0] == told(by_icon)[0]

    def test_nothing_is_asked(self):
        session = reading(opponent="celts", level="supreme_ruler")
        for one in ("unrest", "other", "region", *[card.id for card in cards(session.state)][:20]):
            session.do(ReadRow(one))

            assert session.pending is None

    def test_unrest_goes_back_to_its_pile(self):
        session = reading(level="supreme_ruler")
        session.do(ReadRow("unrest"))

        assert told(session) == [
            "Unrest goes back to its pile.",
            "The C.I.V. gains 1 Progress for it.",
        ]

    def test_a_doubtful_word_is_read_as_the_owner_told_it(self):
        """Row 5 of the Celts: of which category the card is that they take."""
        fact = {"imperium.celts.barbarian.5.category": "tributary"}
        plain, sure = reading(opponent="celts"), reading(fact, opponent="celts")
        rows = [lines(one.state, one.around.facts)[4] for one in (plain, sure)]

        assert said(rows[0].says) != said(rows[1].says)

    def test_what_is_nowhere_printed_is_refused(self):
        with pytest.raises(RuleBroken):
            reading().do(ReadRow("romans.nobody"))


class TestTheTable:
    def test_the_state_card_is_turned_by_a_touch(self):
        session = reading()
        session.do(ReadRow("region"))
        before = lines(session.state, nothing)
        session.do(TurnTable("empire"))

        assert lines(session.state, nothing) != before

    def test_the_row_that_counts_stands_first(self):
        session = reading()
        session.do(ReadRow(DALMATIA))

        assert [line.met for line in lines(session.state, nothing)][:2] == [1, 2]

    def test_icons_are_numbered_as_the_rows(self):
        assert said(icons(reading().state, nothing)[0][1]).startswith("1  ")

    def test_what_was_named_last_stands_first(self):
        session = reading()
        session.do(ReadRow("classics.common.oracle"))
        (oracle,) = [one for one in cards(session.state) if one.recent]

        assert (oracle.id, oracle.later) == ("classics.common.oracle", False)


class TestTheGame:
    def test_a_mistaken_touch_is_undone(self):
        session = reading()
        session.do(ReadRow(DALMATIA))
        session.do(ReadRow("attack"))
        session.undo()

        assert session.state.read == (DALMATIA,)
        assert said(answer(session.state, nothing)[0]).startswith("4  ")

    def test_it_ends_with_a_result(self):
        session = reading(player="Ada")
        session.do(CloseGame(True, 61, 54))
        result = GAME.finished(session.state)

        assert [(row.seat, row.score, row.winner) for row in result.rows] == [
            ("0", 61, True),
            ("civ", 54, False),
        ]

    def test_a_tie_is_lost(self):
        """Solo booklet, "Décompte"."""
        with pytest.raises(RuleBroken):
            reading().do(CloseGame(True, 54, 54))


class TestThePage:
    @pytest.mark.parametrize("stage", ["next", "read", "end", "over"])
    def test_no_window_has_a_fault(self, stage):
        session, found = reading(player="Ada"), []
        desk = Desk(session, Hands(session))
        if stage != "next":
            session.do(ReadRow(DALMATIA))
        if stage == "end":
            desk.look(opened="end")()
        if stage == "over":
            session.do(CloseGame(True, 61, 54))
        for form, text, language in LOOKS:
            surface = a_surface(form, text, language)
            showing = Showing(lambda its: reader(desk, its))
            showing.show(surface)
            wrong = faults(showing.page, showing.pieces, surface)
            found += [(form, text, language, *one) for one in wrong]

        assert found == []


class TestOfBefore:
    """Kept as a game by itself in the third version's first homes."""

    @pytest.fixture
    def library(self, tmp_path):
        shutil.copytree(SHIPPED, tmp_path / "home")
        opened = Library.open(tmp_path / "home", lambda: datetime.now(UTC))
        yield opened
        opened.close()

    def test_lists_call_it_imperium(self, library):
        kept = {row.id: row.game for row in library.finished if row.id.startswith(OF_BEFORE)}
        going = {one.id: one.game for one in library.running if one.id.startswith(OF_BEFORE)}

        assert set(kept.values()) == set(going.values()) == {"imperium"}

    def test_it_goes_on_as_a_way_of_imperium(self, library):
        session = library.resume(f"{OF_BEFORE}-2026-11-17-2")
        over = session.state
        session.undo()
        session.do(ReadRow(ORACLE))

        assert (over.ended, session.state.ended) == (Ended(True, -73, -99), None)
        assert (session.game.id, session.options.rows) == ("imperium", True)
        assert session.state.read[-1] == ORACLE
        library.leave(session)
        assert library.resume(f"{OF_BEFORE}-2026-11-17-2").state.read[-1] == ORACLE

    def test_another_one_like_it_is_begun_as_imperium(self, library):
        session = again(library, f"{OF_BEFORE}-2026-11-17-1")

        assert (session.head.game, session.state.phase) == ("imperium", Phase.ROWS)
        assert session.options.opponent == "utopians"
