"""What happened is found by the words in which it is told, in either language, and quickly."""

from dataclasses import dataclass
from time import process_time

import pytest

from companion.core.game import Turn
from companion.core.message import Message
from companion.core.turns import Together
from companion.i18n import Words
from companion.lookup.happened import Happened, places
from companion.resources import data_dir


@dataclass(frozen=True)
class Step:
    id: int
    told: tuple[str, ...]


@dataclass(frozen=True)
class Line:
    text: str
    icon: str = ""


def turn(number, *told):
    steps = tuple(Step(number * 10 + at, lines) for at, lines in enumerate(told))
    return Together(Turn(str(number), f"turn {number} · the bots", "automa"), steps)


def happened(say=str):
    return Happened(lambda step: map(Line, step.told), say)


TURNS = (
    turn(1, ("advance", "Military, Tanks"), ("gain", "2 coins")),
    turn(2, ("advance", "Exploration, Égalité")),
    turn(13, ("income turn", "3 points")),
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("tank", [1]),
        ("TANKS military", [1]),
        ("tanks coins", [1]),
        ("tanks exploration", []),
        ("egalite", [2]),
        ("ploration", [2]),
        ("oi", []),
        ("1", [1, 13]),
        ("bots", [1, 2, 13]),
        ("", [1, 2, 13]),
        (" ·!", [1, 2, 13]),
    ],
)
def test_every_word_typed_stands_in_the_turn(typed, found):
    keys = [int(one.turn.key) for one in happened().find(TURNS, typed)]

    assert keys == found


def test_a_line_that_says_the_title_again_is_left_out():
    one = turn(4, ("turn 4 · the bots", "more of it"), ("turn 4 · the bots",))

    assert [line.text for line in happened().lines(one)] == ["More of it"]


@pytest.mark.parametrize(
    ("text", "typed", "marked"),
    [
        ("Military, Tanks", "tan mil", ["Mil", "Tan"]),
        ("The Égalité", "egal", ["Égal"]),
        ("Chœur", "choe", ["Chœur"]),
        ("Science 3 › 4", "4", ["4"]),
        ("Science", "ie", []),
        ("Science", "ien", ["ien"]),
    ],
)
def test_what_was_typed_is_marked_in_the_line(text, typed, marked):
    assert [text[start:end] for start, end in places(text, typed)] == marked


@pytest.mark.parametrize(("language", "typed"), [("en", "worker"), ("fr", "ouvrier")])
def test_it_is_found_in_the_language_in_which_it_is_told(language, typed):
    words = Words(data_dir() / "text", language)
    told = Message("tapestry.count.worker", n=2)
    turns = [turn(1, (told,)), turn(2, ("nothing",))]

    def say(text):
        return words.text(text) if isinstance(text, Message) else text

    assert happened(say).find(turns, typed) == (turns[0],)


def test_a_thousand_steps_are_searched_at_once_when_they_have_been_said():
    turns = [turn(n, ("advance", f"space {n} of the military track")) for n in range(1000)]
    told = happened()
    told.find(turns, "first")
    before = process_time()
    for typed in ("s", "sp", "space 99", "none of it"):
        told.find(turns, typed)

    assert process_time() - before < 4 * 0.05


def test_it_is_put_into_words_ahead_a_step_at_a_time():
    said = []
    told = Happened(lambda step: said.append(step.id) or map(Line, step.told), str)

    assert sum(1 for _ in told.reading(TURNS)) == len(said) == 4
    assert said[0] == 130
    assert told.find(TURNS, "tank") == TURNS[:1]
    assert len(said) == 4
