"""Keep what no golden journal shows yet: `python -m tests.journals.gather imperium 200`.

Random games are played through their offers, begun by random settings, taken back and forth in
time; of every command and event that is missing the shortest game that has it is kept, cut after
it. What random play does not reach is played by hand, and kept with `golden.record`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from companion.core.command import Entry
from companion.core.game import Game
from companion.core.journal import Line, MemoryJournal
from companion.core.offer import Offer
from companion.core.rerun import Rerun
from companion.core.session import Session
from companion.core.surroundings import Surroundings
from companion.errors import LoomError
from companion.games import find_game
from companion.library.clock import stamp
from tests.journals.golden import record
from tests.journals.test_every_kind import NOBODY_RECORDS, kinds_in, kinds_of, listed_by
from tests.offers.games import GAMES, first_often
from tests.offers.player import Player, answer, filled

SETTINGS, STEPS, LATER = 30, 400, 3
"""Settings that are decided, steps a game has at most, lines that are kept after the last kind."""
TRAVELS, DROPS, BESIDE = 0.05, 0.01, 0.02
"""So often a game goes back in time, a question is given up, something is done beside it."""
WEIGHTS = {one.id: one.weight for one in GAMES}


def gather(game: Game[Any], count: int) -> Iterable[str]:
    """The names of those that were kept."""
    missing = listed_by(game) - kinds_of(game.id) - NOBODY_RECORDS.get(game.id, {}).keys()
    found: dict[str, Shown] = {}
    for case in range(count):
        session = played(game, Random(f"gathered:{case}"))
        for kind, shown in first_shown(session, missing).items():
            if kind not in found or shown.lines < found[kind].lines:
                found[kind] = shown
    while missing & found.keys():
        kind = max(missing & found.keys(), key=lambda one: found[one].lines)
        shown = found[kind]
        lines = shown.session.journal.lines[: shown.lines + LATER]
        session = Session.open(game, MemoryJournal(lines), shown.session.around)
        record(session, name := re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower())
        missing -= kinds_in(lines)
        yield name
    yield from (f"{kind}: not met" for kind in missing)


@dataclass(frozen=True)
class Shown:
    """A game in which a kind occurs, and how many lines it has by then."""

    session: Session[Any]
    lines: int


def first_shown(session: Session[Any], wanted: set[str]) -> dict[str, Shown]:
    """Where each of these occurs in it for the first time."""
    found: dict[str, Shown] = {}
    lines: list[Line] = session.journal.lines
    for number, line in enumerate(lines, 1):
        for kind in (kinds_in([line]) & wanted) - found.keys():
            found[kind] = Shown(session, number)
    return found


def played(game: Game[Any], chance: Random) -> Session[Any]:
    """One game, as far as it comes."""
    player = Traveller(game, options_of(game, chance), chance, WEIGHTS.get(game.id, first_often))
    with suppress(AssertionError):  # "a dead end": as far as it came
        player.play(STEPS)
    return player.session


def options_of(game: Game[Any], chance: Random) -> Any:
    """A new game, its settings decided at random."""
    options = game.as_new(game.options_type())
    for _ in range(SETTINGS if game.settings(options) else 0):
        setting = chance.choice(game.settings(options))
        with suppress(LoomError):
            decided = setting.with_answer(answer(setting.question, chance))
            options = options if game.refuses(decided) else decided
    return options


class Traveller(Player):
    """Plays by offers, changes what was done, and gives up what is asked."""

    def __post_init__(self) -> None:
        self.at = datetime(2026, 11, 19, 18, 0, tzinfo=UTC)
        known: dict[str, Any] = {}
        around = Surroundings(known.get, known.__setitem__, self.now)
        by_app = [kind for kind in self.game.chance if self.chance.random() < 0.5]
        self.session: Session[Any] = Session.begin(
            self.game,
            self.options,
            MemoryJournal(),
            seed=str(self.chance.random()),
            by_app=by_app,
            around=around,
        )
        for command in self.game.at_once(self.options):
            self.session.do(command)

    def now(self) -> str:
        """Seconds, or a minute, after the last look."""
        self.at += timedelta(seconds=self.chance.choice((1, 2, 20, 70)))
        return stamp(self.at)

    def step(self) -> None:
        """One more, perhaps after others were changed."""
        if self.session.entries and self.chance.random() < TRAVELS:
            with suppress(LoomError):
                self.chance.choice((self.undo, self.jump, self.leave_out, self.differ))()
            self.give_up()
        self.take(self.open_offer(self._likes))
        self.game.invariants(self.session.state)

    def open_offer(self, likes: Callable[[Offer[Any]], float]) -> Offer[Any]:
        """One of those that may be done."""
        offers = [one for one in self.session.offers if one.reason is None]
        assert offers, "a dead end"
        [offer] = self.chance.choices(offers, [likes(one) or 0.01 for one in offers])
        return offer

    def take(self, offer: Offer[Any]) -> None:
        """Done, and what is asked answered; perhaps not to the end."""
        self.taken.add(offer.id)
        with suppress(LoomError):
            self.session.do(offer.command(dict(filled(offer, self.chance))))
            self.answer_all()
        self.give_up()

    def answer_all(self) -> None:
        """Each question somehow, unless it is given up; another step may come before."""
        while self.session.pending and self.chance.random() > DROPS:
            if self.chance.random() < BESIDE:
                offer = self.open_offer(lambda _offer: 1)
                with suppress(LoomError):
                    self.session.do(offer.command(dict(filled(offer, self.chance))))
            if self.session.pending:
                self.session.answer(answer(self.session.pending.question, self.chance))

    def give_up(self) -> None:
        """Whatever waits."""
        if self.session.pending:
            self.session.drop()

    def undo(self) -> None:
        """A few steps, mostly brought back."""
        steps = self.chance.randint(1, 3)
        for _ in range(steps):
            self.session.undo()
        for _ in range(steps if self.chance.random() < 0.7 else 0):
            self.session.redo()

    def jump(self) -> None:
        """To an earlier step, mostly there and back."""
        here = self.session.entries[-1].id
        self.session.jump(self.chance.choice(self.session.entries[-8:]).id)
        if self.chance.random() < 0.8:
            self.session.jump(here)

    def leave_out(self) -> None:
        """An earlier step did not happen."""
        entry = self.chance.choice(self.session.entries[-10:])
        self.accept(self.session.preview_change(entry.id, without=[entry.id]))

    def differ(self) -> None:
        """Something was answered otherwise."""
        entry: Entry[Any] = self.chance.choice(self.session.entries[-10:])
        key, question = self.chance.choice(list(self.session.questions(entry).items()) or [("", 0)])
        if not key:
            return
        said = {key: answer(question, self.chance)}
        if entry is self.session.entries[-1]:
            self.session.differ(said)
            self.answer_all()
        else:
            self.accept(self.session.preview_change(entry.id, answers=said))

    def accept(self, rerun: Rerun[Any]) -> None:
        """With whatever it asks, and without what does not fit."""
        while not rerun.whole:
            change = rerun.leaving_out()
            if rerun.asked:
                change = rerun.with_answer(answer(rerun.asked, self.chance))
            rerun = self.session.preview(change)
        self.session.accept(rerun)


if __name__ == "__main__":
    for told in gather(find_game(sys.argv[1]), int(sys.argv[2])):
        print(told)
