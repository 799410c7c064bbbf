"""Lines whose sums are good and whose insides make no sense."""

import random
from copy import deepcopy

import pytest

from companion.core.attempt import DROP
from companion.core.command import Unreadable
from companion.core.journal import FileJournal, MemoryJournal
from companion.core.message import Message
from companion.core.session import Session
from companion.core.turns import log_of
from companion.core.unreadable import SENTENCE
from companion.errors import RuleBroken
from companion.games import find_game
from tests.core.makers import a_session, with_cloth
from tests.core.toy import TOY, Earn, RaiseFlag
from tests.journals.golden import journals

every_journal = pytest.mark.parametrize(
    "path", journals(), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
LEAVES = ("zzz", "", 7, -3, 999_999)
JUNK = (None, 7, -1, "x", "", [], {}, [[]], [1, 2, 3], ["a", {}, "told"], {"a": []}, True, [None])


def looked_at(session):
    """Everything that a log, a table and a page of a game that is over ask of its steps."""
    for entry in (*session.entries, *session.undone):
        yield entry.label
        yield from (line.text for line in entry.told)
        yield from (line.text for line in log_of(session.game, entry))
        yield from session.questions(entry)
        yield from entry.answers
        yield entry.command.CORRECTS
    yield session.undo_label
    yield session.redo_label
    yield session.pending.question.text if session.pending else None


def a_game():
    """Two steps, the second with answers."""
    session = a_session(around=with_cloth())
    session.do(Earn(3))
    session.do(RaiseFlag("mast"), {"colour": "red", "coins": 3})
    return [deepcopy(line) for line in session.journal.lines]


def opened(lines):
    return Session.open(TOY, MemoryJournal(lines), with_cloth())


class TestAStepThatCannotBeRead:
    @pytest.mark.parametrize(
        ("part", "junk"),
        [
            ("answers", [["colour", "red", "nobody"]]),
            ("answers", [["colour", {"red": 1}, "told"]]),
            ("answers", [["colour"]]),
            ("told", [{"key": 1}]),
            ("told", [[]]),
        ],
    )
    def test_is_told_in_a_sentence_and_the_others_as_they_were(self, part, junk):
        lines = a_game()
        lines[2][part] = junk
        session = opened(lines)
        first, second = session.entries

        assert [line.text for line in second.told] == [SENTENCE]
        assert second.label == Message("toy.raised", flag="mast")
        assert first.told != second.told
        assert list(looked_at(session))

    @pytest.mark.parametrize("junk", [["Earn", 1, {"coins": "many"}], [], ["Earn", "new", {}]])
    def test_of_which_nobody_knows_what_was_done(self, junk):
        lines = a_game()
        lines[1]["do"] = junk
        session = opened(lines)
        first = session.entries[0]

        assert first.label == SENTENCE
        assert session.state.coins == 6
        with pytest.raises(RuleBroken):
            session.preview_change(first.id)
        session.undo()
        session.undo()
        assert session.state.coins == 0

    def test_goes_on(self):
        lines = a_game()
        lines[2]["answers"] = [["colour", "red", "nobody"]]
        session = opened(lines)
        session.do(Earn(2))

        assert session.state.coins == 8

    def test_that_waits_can_be_given_up(self):
        lines = [*a_game(), {"asking": ["Earn"], "answers": []}]
        session = opened(lines)

        assert session.pending.question.ids == (DROP,)


@every_journal
def test_every_step_of_a_recorded_game_is_read(path):
    game = find_game(path.parent.name)
    session = Session.open(game, FileJournal(path, readonly=True))
    for entry in (*session.entries, *session.undone):
        said = [entry.label, *(line.text for line in (*entry.told, *log_of(game, entry)))]

        assert SENTENCE not in said
        assert not isinstance(entry.command, Unreadable)


@every_journal
def test_whatever_a_line_holds_a_game_is_refused_or_can_be_looked_at(path):
    """Good sums, wrong insides: a part of a step made junk, in every recorded game."""
    chance = random.Random(path.stem)
    game = find_game(path.parent.name)
    whole = FileJournal(path, readonly=True).lines
    for _ in range(3):
        lines = deepcopy(whole)
        steps = [line for line in lines if "step" in line] or lines
        line = chance.choice(steps)
        part = chance.choice(["answers", "told", "do", "scopes", "at", "chance"])
        nest, place = chance.choice([(line, part), *leaves_of(line.get(part))])
        nest[place] = chance.choice(LEAVES if chance.random() < 0.5 else JUNK)
        try:
            session = Session.open(game, MemoryJournal(lines))
        except Exception:  # the door says so: `open_session`
            continue
        last = [entry for entry in session.entries if entry.id == line.get("step")]
        for entry in (*last, *session.entries[-3:]):
            assert entry.label
            assert entry.told is not None
            assert log_of(game, entry)
            assert entry.answers is not None


def leaves_of(nest):
    """The places in it where something plain stands."""
    inside = isinstance(nest, dict | list)
    pairs = nest.items() if isinstance(nest, dict) else enumerate(nest if inside else ())
    for place, one in list(pairs):
        if isinstance(one, dict | list):
            yield from leaves_of(one)
        else:
            yield nest, place
