"""What somebody does at the terminal besides playing on."""

import os
import re
import subprocess
import sys
from random import Random

import pytest

from companion.core.journal import FileJournal, pack_lines
from companion.games import find_game
from companion.games.rise_and_fall.options import Options
from companion.games.tapestry.options import Options as Tapestry
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.i18n import Words
from companion.resources import data_dir
from tests.architecture.house import TOP
from tests.front.typist import after, library_of
from tests.library.makers import journal_of
from tests.offers.player import answer, filled
from tests.tapestry.speaking import words

A_PAD = ("2", "", "", "Ana", "Bo", "", "", "", "", "", "")
"""A pad for Ana and Bo, a question after the other: two people, their names, all else as it is, and
nothing changed besides."""


class TestANewGame:
    def test_what_is_seldom_changed_is_there_for_whoever_wants_it(self, typed, tmp_path):
        typed(*A_PAD[:-1], "2", "2", "", "12")
        library = library_of(tmp_path)

        assert not library.last_choices(find_game("score_pad")).highest_wins
        library.close()


class TestAStart:
    def test_that_did_not_come_to_home_leaves_its_mark_for_the_next(self, typed, monkeypatch):
        typed(*A_PAD)
        with monkeypatch.context() as broken:
            broken.setattr("companion.front.home.title", lambda _game: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                typed()

        assert "The statistics are left out for now" in " ".join(typed())

    def test_what_was_left_out_is_thrown_away_by_the_word_that_names_the_question(
        self, typed, tmp_path
    ):
        edited = tmp_path / "edited" / "tapestry" / "x.json"
        edited.parent.mkdir(parents=True)
        edited.write_text("{}", "utf-8")
        (tmp_path / "starting").write_text("1", "utf-8")
        asked, throw = "10", "3"
        lines = typed(asked, throw, "2")

        assert "- 1 file is removed for good." in lines
        assert not (tmp_path / "left_out").exists()


class TestUndo:
    def test_what_is_taken_back_is_named_and_comes_back(self, typed):
        lines = typed(*A_PAD, "", "12", "undo", "redo", "table")

        assert "Taken back: Ana, Round 1: 12" in lines
        assert "Done again: Ana, Round 1: 12" in lines
        assert "- Ana: 12" in lines

    def test_at_the_beginning_there_is_nothing_to_undo(self, typed):
        lines = typed(*A_PAD, "undo")

        assert "There is nothing to undo: this is the beginning." in lines


class TestChange:
    def test_an_earlier_step_becomes_something_else(self, typed):
        lines = typed(*A_PAD, "", "12", "", "7", "change", "1", "1", "1", "30", "yes", "table")

        assert "Ana: 30 instead of 12" in lines
        assert "- Ana: 30" in lines
        assert "- Bo: 7" in lines

    def test_a_step_is_left_out(self, typed):
        lines = typed(*A_PAD, "", "12", "change", "1", "2", "yes", "table")

        assert "- Ana: 0" in lines

    def test_saying_no_leaves_all_as_it_was(self, typed):
        lines = typed(*A_PAD, "", "12", "change", "1", "1", "1", "30", "no", "table")

        assert "- Ana: 12" in lines


class TestAnswers:
    def test_what_does_not_fit_is_refused_with_the_reason_and_asked_again(self, typed):
        lines = typed(*A_PAD, "", "lots", "3+4", "table")

        assert "- Ana: 7" in lines
        assert any("number" in line for line in lines[lines.index("> lots") :][:3])

    def test_a_question_is_given_up(self, typed):
        lines = typed(*A_PAD, "", "back", "log")

        assert "Nothing was done yet." in lines

    def test_what_may_not_be_done_says_why(self, typed):
        lines = typed(*A_PAD, "not")

        assert "- End the game: Nothing is written down yet." in lines


class TestDecidingAGame:
    def test_several_things_are_called_by_their_names(self, typed):
        lines = typed("1", "1", "list", "6", "1 3", "list")

        assert "6. Boxes on the table – Plans & Ploys, Fantasies & Futures" in lines


class TestLookUp:
    def test_a_rule_is_read_out_with_where_it_is_printed(self, typed):
        lines = typed("5", *[""] * 13, "rules", "cliff", "")

        found = lines[lines.index("> cliff") :]
        assert "cliff" in found[1].casefold()
        assert any("Rise & Fall" in line or "ulebook" in line for line in found)

    def test_a_game_without_rules_says_so(self, typed):
        lines = typed(*A_PAD, "rules")

        assert "There are no rules to look up for this game." in lines


def number_of(language: str) -> str:
    """Under which number a language is offered."""
    words = Words(data_dir() / "text")
    return str([words.called(one) for one in words.languages()].index(language) + 1)


RISE_AS_PROPOSED = ("5", "1", "")
"""Rise & Fall, all as it is proposed."""


class TestWhatCanBeDone:
    """It is read out once; then what is another."""

    def test_after_an_item_only_what_changed_is_said(self, typed):
        lines = typed(*RISE_AS_PROPOSED, "4", "5")

        assert len(after(lines, "")) > 20
        assert after(lines, "4")[-4:] == [
            "",
            "Bank and trophies",
            "4. Done: Bank: all coins, 20 wood, 20 stone.",
            "Enter: Draw the first player",
        ]
        assert len(after(lines, "5")) < 8

    def test_a_number_stays_as_long_as_its_thing_can_be_done(self, typed):
        lines = typed(*RISE_AS_PROPOSED, "", "", "1", "4")

        assert "* Player 1 lays the card Nomad" in lines
        assert "* Player 2 lays the card Nomad" in lines

    def test_a_number_that_stands_for_nothing_is_not_taken_for_another(self, typed):
        lines = typed(*RISE_AS_PROPOSED, "", "", "1", "2")

        assert "2 stands for nothing. “list” tells what does." in lines

    def test_it_is_read_out_again_by_the_same_numbers(self, typed):
        lines = typed(*RISE_AS_PROPOSED, "4", "list")

        assert "4. Done: Bank: all coins, 20 wood, 20 stone." in after(lines, "list")
        assert len(after(lines, "list")) > 20

    def test_what_belongs_to_an_item_of_the_set_up_is_said_with_it(self, typed):
        tiles = next(line for line in typed(*RISE_AS_PROPOSED) if "Sort the terrain tiles" in line)

        assert tiles.endswith(
            "(First sea: 2, Sea: 12, Plain: 10, Forest: 8, Mountain: 6 and Glacier: 2)"
        )


class TestDecidingANewGame:
    def test_all_as_proposed_takes_three_lines(self, typed):
        lines = typed(*RISE_AS_PROPOSED)

        assert "Turn 0 · Set-up · trophies 0 of 4" in lines

    def test_what_it_stands_on_is_told_and_one_thing_changed(self, typed):
        lines = typed("5", "1", "7", "2", "")

        assert "7. Length of the game – 4 trophies, normal" in lines
        assert "Length of the game – 5 trophies, advanced" in lines
        assert "Turn 0 · Set-up · trophies 0 of 5" in lines

    def test_the_next_time_enter_means_all_as_the_last_time(self, typed):
        typed("5", "1", "7", "2", "")
        lines = typed("6", "", "")

        assert "Enter: All as last time, then only what is to be otherwise" in lines
        assert "Turn 0 · Set-up · trophies 0 of 5" in lines


class TestLanguage:
    def test_the_game_goes_on_in_french_and_stays_so(self, typed, tmp_path):
        lines = typed(*A_PAD, "language", number_of("Français"), "", "12", "annuler")

        assert "Annulé : Ana, Manche 1 : 12" in _plain(lines)
        library = library_of(tmp_path)
        assert library.settings.language == "fr"
        library.close()

    def test_words_are_typed_in_the_language_of_the_moment(self, typed):
        lines = _plain(typed(*A_PAD, "", "12", "annuler", "refaire", "journal", language="fr"))

        assert "Refait : Ana, Manche 1 : 12" in lines


class TestTheSameGames:
    def test_a_game_begun_here_is_one_of_the_library(self, typed, tmp_path):
        typed(*A_PAD, "", "12")

        library = library_of(tmp_path)
        (running,) = library.running
        session = library.resume(running.id)
        assert session.state.total("1") == 12
        assert [person.name for person in library.people.all()] == ["Ana", "Bo"]
        library.close()

    def test_a_game_of_the_library_goes_on_here(self, typed, tmp_path):
        typed(*A_PAD, "", "12")

        lines = typed("1", "", "7", "table")

        assert "- Ana: 12" in lines
        assert "- Bo: 7" in lines


class TestInFrench:
    def test_a_colon_has_a_space_before_it(self, typed):
        script = (*A_PAD[:2], "2", *A_PAD[3:], "", "12", "journal", "table", "non", "aide")
        lines = _plain(typed(*script, language="fr"))

        assert "- Ana : 12" in lines
        assert [line for line in lines if re.search(r"\w:( |$)", line)] == []

    def test_help_is_there_from_the_first_line_on(self, typed):
        [line] = after(_plain(typed("aide", language="fr")), "aide")[:1]

        assert line == "Tapez un numéro de 1 à 15 ; « quitter » pour partir."


class TestTheProcess:
    def run(self, tmp_path, typed, *arguments):
        environ = {**os.environ, "LOOM_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, "-m", "companion", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=TOP,
            env=environ,
            check=False,
        )

    def test_it_plays_what_is_typed_and_ends_well_with_the_input(self, tmp_path):
        typed = "\n".join((*A_PAD, "", "12", "table")) + "\n"

        done = self.run(tmp_path, typed, "play")

        assert (done.returncode, done.stderr) == (0, "")
        assert "- Ana: 12" in done.stdout
        assert done.stdout.rstrip().endswith("Everything is saved. Goodbye.")

    def test_where_nobody_types_a_whole_game_is_shown(self, tmp_path):
        done = self.run(tmp_path, "", "windowless")

        assert (done.returncode, done.stderr) == (0, "")
        assert "\nNobody types here" in f"\n{done.stdout}"
        assert done.stdout.count("\n") > 100


def _plain(lines):
    return [line.replace("\xa0", " ").replace("\u202f", " ") for line in lines]


class TestRulesPutRight:
    """A game begun by rules of before says once which hold from here on."""

    def begun_before(self, folder):
        library = library_of(folder)
        session = library.start(find_game("rise_and_fall"), Options())
        path = journal_of(library, library.id_of(session))
        library.leave(session)
        library.close()
        lines = FileJournal(path, readonly=True).lines
        lines[0]["head"].pop("rules")
        path.write_bytes(pack_lines(lines))

    def test_they_are_told_once(self, tmp_path, typed):
        self.begun_before(tmp_path)
        said = Words(data_dir() / "text", "en").say("rise_and_fall.amended.extinct_first")

        assert f"- {said}" in typed("1")
        assert f"- {said}" not in typed("1")


class TestWhatHandsStillHaveToDo:
    """The bots' turn is carried out by people: it is told again until they have done so."""

    @pytest.fixture
    def after_the_bots(self, tmp_path):
        chance, library = Random(3), library_of(tmp_path)
        session = library.start("tapestry", Tapestry())
        while session.hands.open is None or told_on(session.hands.open) != BOTS:
            every = (one for one in session.offers if one.reason is None and not one.aside)
            offer = chance.choice(list(every))
            session.do(offer.command(dict(filled(offer, chance))))
            while session.pending:
                session.answer(answer(session.pending.question, chance))
        told = session.hands.open.told
        library.leave(session)
        library.close()
        return told

    def test_is_told_when_the_game_is_opened_again(self, typed, after_the_bots):
        lines = typed("1")

        shown = "\n".join(lines)
        assert "Still to be done on the table: The bots’ income turn 1" in lines
        assert all(words("en").text(one.text).rstrip(".") in shown for one in after_the_bots)

    def test_is_not_told_once_it_was_done(self, typed, after_the_bots):
        assert "Done on the table." in typed("1", "done")

        again = typed("1", "done")

        assert not [line for line in again if line.startswith("Still to be done")]
        assert "Nothing is left to be done on the table." in again
