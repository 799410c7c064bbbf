"""`python -m companion rules`."""

import pytest

from companion.console.run import run


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_the_best_answers_come_with_where_they_are_printed(capsys):
    ended = run(["rules", "who", "wins", "a", "tie"])

    told = capsys.readouterr().out
    assert ended == 0
    assert told.startswith("1. ")
    assert "\n3. " in told
    assert "– Rulebook" in told


def test_in_another_language_of_another_game(capsys):
    run(["rules", "--game", "imperium", "--language", "fr", "--most", "1", "égalité"])

    told = capsys.readouterr().out
    assert "galité" in told
    assert "2. " not in told


def test_nothing_found_is_said_and_ends_with_1(capsys):
    ended = run(["rules", "zzzzqqqq"])

    assert (ended, "zzzzqqqq" in capsys.readouterr().out) == (1, True)
