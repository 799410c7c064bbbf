"""Choosing by a name where too much could be chosen to be listed."""

import pytest

from companion.core.message import Message
from companion.core.question import Choice, Option, Several
from companion.front.asking import MANY, Asker
from companion.front.voice import Voice
from companion.games.tapestry.teaching import words as taught
from companion.i18n import Words
from companion.resources import data_dir


def asked(*typed):
    """What is chosen of all that can stand on a card, and the lines that were seen."""
    lines, left = [], list(typed)
    texts = (Message(f"tapestry.taught.word.{word}") for word in (*taught.BEFORE, *taught.DEEDS))
    options = [Option(text.key.rpartition(".")[2], text) for text in texts]
    options += [
        Option(f"x{n}", Message("tapestry.offer.typed", text=f"X {n}")) for n in range(MANY)
    ]
    voice = Voice(Words(data_dir() / "text", "en"), lambda _sign: left.pop(0), lines.append)
    question = Choice("word", Message("tapestry.taught.ask.word"), tuple(options))
    return Asker(voice).ask(question), lines


@pytest.mark.parametrize(("typed", "chosen"), [("gain", "gain"), ("Gain a", "gain_landmark")])
def test_a_whole_name_is_chosen_though_others_begin_so(typed, chosen):
    assert asked(typed)[0] == chosen


def test_a_number_is_taken_though_the_list_was_too_long_to_be_read_out():
    assert asked("6")[0] == asked("list", "6")[0] == "gain"


def test_a_name_that_nothing_has_is_answered_by_that():
    chosen, lines = asked("Pax Mercatoria", "1")

    assert chosen == "may"
    assert any("Nothing here is called “Pax Mercatoria”" in line for line in lines)


def test_enter_is_no_answer_where_something_must_be_chosen():
    lines, text = [], Message("tapestry.taught.ask.kind")
    trap = Option("trap", Message("tapestry.taught.kind.trap"))
    voice = Voice(Words(data_dir() / "text", "en"), lambda _sign: "1", lines.append)

    assert Asker(voice).ask(Several("kinds", text, (trap,), least=1)) == ("trap",)
    assert not [line for line in lines if line.startswith("Enter:")]
