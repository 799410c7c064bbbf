"""Random sequences of commands, time travel, late answers and restarts."""

from __future__ import annotations

import random

from companion.core.journal import MemoryJournal, pack_line, unpack_line
from companion.core.session import Session, Surroundings
from companion.errors import LoomError
from tests.core.toy import COLOURS, TOY, Draw, Earn, Options, Pay, RaiseFlag, Shuffle, State

NAME = "core sessions of 200 commands"
COUNT = 10_000
FIRST = 10
STEPS = 200


def run(count: int, seed: int) -> str:
    """Every sequence folds to the live state; what was redone is the very same."""
    redone = reopened = 0
    for case in range(count):
        table = Table(random.Random(f"{seed}:{case}"), str(case))
        for _ in range(STEPS):
            table.act()
        table.reopen()
        redone, reopened = redone + table.redone, reopened + table.reopened
    return f"{redone} redos compared, {reopened} restarts"


class Table:
    """One session and what it must be."""

    def __init__(self, chance: random.Random, seed: str) -> None:
        self.chance = chance
        self.facts: dict[str, object] = {}
        self.around = Surroundings(self.facts.get, self.facts.__setitem__)
        self.session: Session[State] = Session.begin(
            TOY, Options(), MemoryJournal(), seed=seed, around=self.around
        )
        self.redone = self.reopened = 0

    def act(self) -> None:
        """One random thing."""
        action = self.chance.choices(
            (self.do, self.undo, self.redo, self.jump, self.change, self.differ, self.switch),
            (60, 10, 8, 3, 3, 4, 2),
        )[0]
        try:
            if self.session.pending and self.chance.random() < 0.7:
                self.answer()
            else:
                action()
        except LoomError:
            pass
        if self.chance.random() < 0.02:
            self.reopen()

    def do(self) -> None:
        flag = self.chance.choice("abc")
        self.session.do(
            self.chance.choice(
                (
                    Earn(self.chance.randrange(9)),
                    Pay(3),
                    Shuffle(9),
                    Draw(),
                    Draw(),
                    RaiseFlag(flag),
                )
            )
        )

    def answer(self) -> None:
        question = self.session.pending.question
        if question.key == "coins":
            self.session.answer(self.chance.randrange(-1, 10))
        else:
            self.session.answer(self.chance.choice([*(o.id for o in question.options), "pink"]))

    def undo(self) -> None:
        before, pending = self.session.state, self.session.pending
        self.session.undo()
        if pending is None and self.chance.random() < 0.5:
            self.session.redo()
            self.redone += 1
            assert self.session.state == before, "redo is not the very same"

    def redo(self) -> None:
        self.session.redo()

    def jump(self) -> None:
        self.session.jump(
            self.chance.randrange(self.session.last.id + 3 if self.session.last else 3)
        )

    def change(self) -> None:
        if not self.session.entries:
            return
        entry = self.chance.choice(self.session.entries[-20:])
        command = self.chance.choice((None, Earn(self.chance.randrange(9)), Shuffle(7)))
        without = [entry.id] if self.chance.random() < 0.3 else []
        rerun = self.session.preview_change(entry.id, command, without=without)
        if rerun.stuck and self.chance.random() < 0.5:
            rerun = self.session.preview(rerun.leaving_out())
        self.session.accept(rerun)
        assert self.session.state == rerun.state, "what was shown is not what was kept"

    def differ(self) -> None:
        self.session.differ({"pole": self.chance.choice(COLOURS)})

    def switch(self) -> None:
        self.session.use_app(self.chance.choice(("dice", "cards")), self.chance.random() < 0.7)

    def reopen(self) -> None:
        """From the bytes that a file would hold."""
        lines = [unpack_line(pack_line(line)) for line in self.session.journal.lines]
        again = Session.open(TOY, MemoryJournal(lines), self.around)
        assert again.state == self.session.state, "the fold is not the live state"
        assert again.by_app == self.session.by_app
        assert [e.id for e in again.entries] == [e.id for e in self.session.entries]
        assert [e.id for e in again.undone] == [e.id for e in self.session.undone]
        mine, other = again.pending, self.session.pending
        assert (mine and mine.question) == (other and other.question), "the question is lost"
        self.session = again
        self.reopened += 1
