"""`python -m companion rules`."""

import pytest

from companion.console.run import help_text, run
from companion.i18n import Words
from companion.lookup.ports import rules_of
from companion.resources import data_dir

WORDS = Words(data_dir() / "text", "en")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def at_a_terminal(monkeypatch):
    """Somebody sits there and types this."""

    def types(answer):
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)
        monkeypatch.setattr("builtins.input", lambda *_: answer)

    return types


def test_the_best_answers_come_with_where_they_are_printed(capsys):
    ended = run(["rules", "--game", "tapestry", "who", "wins", "a", "tie"])

    told = capsys.readouterr().out
    assert ended == 0
    assert told.startswith("Tapestry\n1. ")
    assert "\n3. " in told
    assert "– French booklet, End of the game, p. 15\n" in told


def test_in_another_language_of_another_game(capsys):
    run(["rules", "--game", "imperium", "--language", "fr", "--most", "1", "égalité"])

    told = capsys.readouterr().out
    assert "galité" in told
    assert "2. " not in told


def test_nothing_found_is_said_and_ends_with_1(capsys):
    ended = run(["rules", "--game", "tapestry", "zzzzqqqq"])

    assert (ended, "zzzzqqqq" in capsys.readouterr().out) == (1, True)


def test_the_whole_answer_is_told_with_its_details_and_its_example(capsys):
    run(["rules", "--game", "tapestry", "--most", "1", "does", "the", "shadow", "empire", "score"])

    told = capsys.readouterr().out
    entry = rules_of("tapestry").entry("R-end-1")
    details = [WORDS.text(one) for one in (*entry.details, *filter(None, [entry.example]))]
    assert f"[{entry.id}]" in told
    assert details
    assert [one for one in details if one not in told] == []


def test_the_line_that_answers_is_told_once(capsys):
    run(["rules", "--game", "rise_and_fall", "how", "much", "does", "a", "temple", "cost"])

    assert capsys.readouterr().out.partition("   + ")[0].count("Cost: 2 stone") == 1


def test_two_that_share_a_question_are_one_answer(capsys):
    run(["rules", "--game", "tapestry", "--most", "1", "where", "does", "the", "automa", "explore"])

    told = capsys.readouterr().out
    assert "[R-expl-1]" in told
    assert "[R-expl-2]" in told
    assert "   + " in told
    assert "\n2. " not in told


class TestWithoutAGame:
    """No game is taken by itself."""

    def test_whoever_sits_there_is_asked_which(self, capsys, at_a_terminal):
        at_a_terminal("3")
        ended = run(["rules", "can", "nomad", "cross", "cliff"])
        told = capsys.readouterr().out

        assert ended == 0
        assert "1. Tapestry" in told
        assert "\nRise & Fall\n1. " in told

    def test_where_nobody_answers_the_best_of_each_is_told_by_its_name(self, capsys):
        ended = run(["rules", "who", "wins", "a", "tie"])
        told = capsys.readouterr().out

        assert ended == 0
        for game in ("Tapestry", "Imperium: Classics and Legends", "Rise & Fall"):
            assert f"{game}\n1. " in told
        assert "\n2. " not in told

    def test_an_answer_that_is_none_tells_of_each(self, capsys, at_a_terminal):
        at_a_terminal("what?")
        run(["rules", "who", "wins", "a", "tie"])

        assert "\nRise & Fall\n1. " in capsys.readouterr().out

    def test_the_help_shows_how_one_is_named(self):
        assert "rules --game rise_and_fall" in help_text()
