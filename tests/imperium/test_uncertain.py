"""What the print left unclear: nothing of it is applied in silence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.command import Entry
from companion.core.step import Step
from companion.games.imperium.commands.anytime import CorrectState
from companion.games.imperium.commands.civ import CompareTable, RevealSlot
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.content import every_row, nations, table
from companion.games.imperium.rules.booklet import words
from companion.games.imperium.rules.looking_up import rows_of
from companion.games.imperium.rules.naming import asked_card, keys_of
from companion.games.imperium.rules.resolving import resolve
from companion.games.imperium.rules.run import Run
from companion.games.imperium.views.booklet import asked_at_once
from tests.imperium.makers import a_table, finish, its_turn, reveal, said
from tests.imperium.rig import Table, a_position, act


def asked_before_the_roll(**table_of):
    """Every question before the first roll, answered as we read it."""
    session = a_table(mine="romans", **table_of)
    session.do(EndYourTurn())
    done, asked = session.do(CompareTable()), []
    while not isinstance(done, Entry):
        asked.append(done)
        done = session.answer(done.guess)
    return asked


def row_resolved(entry):
    return next(one.whys[-1].remaining[0] for one in entry.told if one.whys)


class TestComparedWithTheBooklet:
    """Before the first card, on one page, once."""

    def test_every_doubtful_word_of_the_side_that_is_read(self):
        asked = asked_before_the_roll(civ="egyptians")
        printed = enumerate(table("egyptians").barbarian, start=1)
        doubtful = [
            word.fact for i, row in printed for word in words(f"egyptians.barbarian.{i}", row)
        ]

        assert [one.fact for one in asked] == doubtful
        assert len(doubtful) == 6

    def test_each_shows_our_reading_and_the_others(self):
        first = asked_before_the_roll(civ="egyptians")[0]

        assert first.guess == "fame"
        assert first.ids[:2] == ("fame", "attack")
        assert first.ids[-1] == "cannot_tell"
        assert first.note is not None

    def test_nothing_is_asked_of_a_table_that_is_certain(self):
        certain = enumerate(table("persians").empire, start=1)

        assert [word for i, row in certain for word in words(f"persians.empire.{i}", row)] == []

    @pytest.mark.parametrize(
        ("row", "asked"),
        [
            ("carthaginians.barbarian.3", ("target", "category", "token")),
            ("carthaginians.barbarian.8", ("category",)),
            ("carthaginians.empire.3", ("actor",)),
            ("celts.barbarian.2", ("token",)),
            ("celts.barbarian.4", ("token", "actor")),
            ("greeks.barbarian.8", ("category",)),
            ("macedonians.barbarian.3", ("token", "category", "target")),
            ("persians.barbarian.4", ("token",)),
            ("romans.barbarian.3", ("land",)),
            ("romans.barbarian.6", ("token",)),
            ("romans.barbarian.8", ("token",)),
            ("scythians.barbarian.1", ("land", "state", "token")),
            ("scythians.barbarian.2", ("token",)),
            ("scythians.barbarian.3", ("token",)),
            ("scythians.empire.8", ("category",)),
            ("vikings.barbarian.3", ("token",)),
            ("vikings.barbarian.5", ("land",)),
            ("vikings.barbarian.6", ("first", "second")),
        ],
    )
    def test_an_icon_that_rests_on_one_transcription(self, row, asked):
        """The French print shows no readable icon there (001:2391-2392, 2412, 2445 …)."""
        found = dict(every_row())[row]

        assert (found.sure, tuple(doubt.name for doubt in found.doubts)) == ("confirm", asked)

    def test_what_was_told_is_not_asked_again(self):
        told = {one.fact: one.guess for one in asked_before_the_roll(civ="egyptians")}

        assert asked_before_the_roll(civ="egyptians", facts=told.get) == []

    def test_the_voyage_is_asked_with_the_table(self):
        asked = asked_before_the_roll(civ="utopians")

        assert any(one.fact.startswith("imperium.utopians.journey") for one in asked)

    def test_a_row_that_the_printings_differ_in(self):
        session = a_table(mine="romans", civ="macedonians")
        session.do(CorrectState("civ", "empire"))
        session.do(EndYourTurn())
        question = session.do(CompareTable())

        assert question.fact == "imperium.macedonians.empire.5.printing"
        assert all(option.note for option in question.options[:2])


class TestAnotherGame:
    """Solo booklet, the tables: what nobody could tell is asked again."""

    TOLD = {"imperium.macedonians.empire.5.printing": "cannot_tell"}

    def asked(self, kept, again=False):
        session = a_table(mine="romans", civ="macedonians", facts=kept.get)
        session.do(CorrectState("civ", "empire"))
        session.do(EndYourTurn())
        if again:
            finish(session, CompareTable(), {"printing": "cannot_tell"})
        return asked_at_once(session.state, kept.get)

    def test_i_cannot_tell_now_asks_again_in_the_next_game(self):
        assert len(self.asked(self.TOLD)) == 1

    def test_but_not_again_in_this_one(self):
        assert self.asked(self.TOLD, again=True) == ()

    def test_what_was_told_stays_told(self):
        assert self.asked(dict.fromkeys(self.TOLD, "french")) == ()


class TestNamedByTheOwner:
    def test_an_icon_we_did_not_think_of_counts(self):
        """Egyptians: row 1 is Fame's by our reading; the booklet has a Scroll there."""
        told = {"imperium.egyptians.barbarian.1.key": "scroll"}
        session = its_turn(a_table(mine="romans", civ="egyptians", facts=told.get))
        entry = reveal(session, "scroll")

        assert row_resolved(entry) == "egyptians.barbarian.1"
        assert said(entry.told[1].whys[-1].text) == "Row 1: Scroll"

    def test_the_page_shows_our_readings_and_keeps_the_others_behind(self):
        session = a_table(mine="romans", civ="egyptians")
        session.do(EndYourTurn())
        first = asked_at_once(session.state, lambda _: None)[0]

        assert [one.id for one in first.options] == ["fame", "attack", "cannot_tell"]
        assert first.others
        assert "scroll" in first.question.ids


class TestWhoActs:
    """Words that the print gives to nobody (001:2787, 001:2973)."""

    def test_romans_attack(self):
        options = words_of("romans.barbarian.1")

        assert options == [
            ("you recall 1 region", "recall 1 region"),
            ("you take 1 unrest", "take unrest"),
        ]

    def test_minoans_other(self):
        assert words_of("minoans.empire.8") == [("return unrest", "you return 1 unrest")]

    def test_yours_goes_back_if_the_owner_says_so(self):
        told = {"imperium.minoans.empire.8.actor": "you return 1 unrest"}
        session = a_table(mine="romans", civ="minoans", facts=told.get, unrest=9)
        session.do(CorrectState("civ", "empire"))
        reveal(its_turn(session), "other", yours="yes")

        assert session.state.market.unrest == 10

    def test_carthaginians_attack(self):
        """001:2426, "Abandonnez une …, et vous POUVEZ piocher": whose is not said."""
        assert words_of("carthaginians.empire.3") == [
            ("you abandon 1 region", "abandon 1 region", "you abandon 1 pinned")
        ]

    def test_the_side_that_the_scythians_look_for(self):
        row = dict(every_row())["scythians.barbarian.1"]
        state = a_position("scythians")
        empire = replace(state, you=replace(state.you, side="empire"))
        told = {"state": "you are a barbarian"}

        for before, reading, given in ((empire, {}, 1), (empire, told, 0), (state, told, 1)):
            step = Step(before, Table({"protected": "no"}))
            resolve(Run(step, "card"), row.elements(reading), "row")

            assert step.state.civ.tokens.population == given


class TestTheHistoryOfTheVikings:
    """As a nation they have none; of their C.I.V. the solo booklet is silent (001:785, 1988)."""

    FACT = "imperium.vikings.history"

    def archived(self, answer):
        session = a_table(mine="romans", civ="vikings", facts={self.FACT: answer}.get)
        done = act(session.state, "archive top of deck", history=answer)
        return len(done.civ.history), len(done.civ.discard)

    def test_it_is_asked_with_the_words_of_the_table(self):
        asked = asked_before_the_roll(civ="vikings")

        assert [one.guess for one in asked if one.fact == self.FACT] == ["history"]

    def test_no_other_nation_is_asked(self):
        assert [one for one, nation in nations().items() if nation.history != "own"] == ["vikings"]

    def test_the_answer_counts(self):
        assert self.archived("history") == (1, 0)
        assert self.archived("discard") == (0, 1)


def words_of(row_id):
    return [doubt.options for doubt in dict(every_row())[row_id].doubts]


class TestTheAnswerCounts:
    def test_the_answer_decides(self):
        kept = {"imperium.egyptians.barbarian.1.key": "attack"}
        session = its_turn(a_table(mine="romans", civ="egyptians", facts=kept.get))

        assert row_resolved(reveal(session, "attack")) == "egyptians.barbarian.1"

    def test_the_list_follows_what_the_owner_told(self):
        """Arthurians: the fourth row is the Knight's, the fifth is for Pinned cards."""
        told = {
            "imperium.arthurians.barbarian.4.key": "knight",
            "imperium.arthurians.barbarian.5.key": "pinned",
        }
        rows = rows_of(its_turn(a_table(civ="arthurians")).state.civ)
        session = its_turn(a_table(civ="arthurians", facts=told.get))
        question = session.do(RevealSlot(1))

        assert keys_of(rows)[3:5] == ("pinned", "knight")
        assert question.ids[3:5] == ("knight", "pinned")

    def test_an_icon_that_was_told_leaves_no_other_to_choose(self):
        """Egyptians: the first row is Fame's; no other row is for an Attack."""
        told = {f"imperium.egyptians.barbarian.{row}.key": key for row, key in KEYS}
        rows = rows_of(its_turn(a_table(mine="romans", civ="egyptians")).state.civ)

        assert "attack" in keys_of(rows)
        assert "attack" not in keys_of(rows, told.get)

    def test_the_english_row_has_no_french_words(self):
        kept = {"imperium.scythians.empire.5.printing": "english"}
        session = a_table(mine="romans", civ="scythians", facts=kept.get)
        session.do(CorrectState("civ", "empire"))
        entry = reveal(its_turn(session), "pinned")

        assert row_resolved(entry) == "scythians.empire.5"

    def test_the_english_printing_is_a_switch(self):
        french = its_turn(a_table(mine="romans", civ="persians"))
        english = its_turn(a_table(mine="romans", civ="persians", printing="english"))

        milled = reveal(french, "fame").after.civ
        turned = reveal(english, "fame").after.civ

        assert len(milled.discard) == 3
        assert turned.discard == ()

    def test_every_row_asks_in_words(self):
        assert all(row.keys for row in table("utopians").barbarian)


KEYS = ((1, "fame"), (5, "pinned"))


class TestNobodyCanTell:
    """A row marked "ask" is asked each time."""

    UNREAD = {"imperium.arthurians.barbarian.5.key": "cannot_tell"}

    def test_an_icon_nobody_can_name_is_picked_by_its_row(self):
        session = its_turn(a_table(civ="arthurians", facts=self.UNREAD.get))
        rows = rows_of(session.state.civ)
        pick = "row.arthurians.barbarian.5"

        assert pick in keys_of(rows, self.UNREAD.get)
        assert pick not in keys_of(rows)
        assert row_resolved(reveal(session, pick)) == "arthurians.barbarian.5"

    def test_it_is_an_answer_even_where_it_is_not_offered(self):
        """A game taken up again in the middle of a card knows no house facts."""
        rows = rows_of(its_turn(a_table(civ="arthurians")).state.civ)

        assert asked_card(rows, "x").accepts("row.arthurians.barbarian.5")

    def test_a_word_is_asked_each_time(self):
        kept = {"imperium.utopians.barbarian.8.category": "cannot_tell"}
        session = its_turn(a_table(mine="romans", civ="utopians", facts=kept.get))
        session.do(RevealSlot(1), {"slot.1.card": "meditation"})
        asked = session.pending.question
        while not asked.key.endswith(".now"):
            asked = session.answer(asked.guess or asked.ids[-1])

        assert asked.key == "utopians.barbarian.8.category.now"
        assert "cannot_tell" not in asked.ids

    def test_of_a_row_to_be_confirmed_our_reading_holds(self):
        kept = {"imperium.minoans.barbarian.3.token": "cannot_tell"}
        session = its_turn(a_table(mine="romans", civ="minoans", facts=kept.get))
        entry = reveal(session, "advance", space="none", **{"after.minoans.barbarian.3": "other"})

        assert not [key for key in entry.answers if key.endswith(".now")]
