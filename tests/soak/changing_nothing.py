"""Changing nothing at any step of any game gives the same game, whoever rolled and draws."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.core.command import Command
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.imperium.state import Phase
from tests.imperium.makers import do_at_random
from tests.soak import imperium, rise_and_fall, tapestry_humans
from tests.wooden.games import play_toy

NAME = "changing nothing"
COUNT = 1_000
FIRST = 2
"""One game of each kind."""
SAMPLED = 6
"""Steps of a game that are changed into themselves, the first always among them."""
TURNED = 0.02
LEARNED = 0.3


def run(count: int, seed: int) -> str:
    """The games in turn; switches are turned and facts learned at any time."""
    steps = changes = 0
    for case in range(count):
        chance = Random(f"{seed}:{case}")
        session = PLAYS[case % len(PLAYS)](case // len(PLAYS), chance)
        steps += len(session.entries)
        for at in {0, *(chance.randrange(len(session.entries)) for _ in range(SAMPLED))}:
            check(session, at)
            changes += 1
    return f"{steps} steps, {changes} of them changed into themselves"


def check(session: Session[Any], at: int) -> None:
    """What would come of changing nothing at a step is what is."""
    rerun = session.preview_change(session.entries[at].id)
    assert rerun.whole, f"step {at + 1} of {len(session.entries)}: {rerun.stuck or rerun.asked}"
    assert rerun.rolled_anew == ()
    assert rerun.state == session.state
    old = session.entries[at:]
    assert [entry.events for entry in rerun.entries] == [entry.events for entry in old]
    assert [entry.answers for entry in rerun.entries] == [entry.answers for entry in old]


def turn(session: Session[Any], chance: Random) -> None:
    """Now and then somebody else rolls or draws from here on."""
    if chance.random() < TURNED:
        kinds = session.game.chance or ("dice",)
        session.use_app(chance.choice(kinds), chance.random() < 0.5)


class People(tapestry_humans.RandomGame):
    """Anybody at a table of Tapestry, who learns facts on the way."""

    def fact(self, fact: str) -> Any:
        """Known or not, as it comes; what is not known is asked."""
        return super().fact(fact) if self.chance.random() < LEARNED else None

    def do(self, command: Command[Any]) -> None:
        """Whoever draws now."""
        turn(self.session, self.chance)
        super().do(command)


class Civilizations(rise_and_fall.RandomGame):
    """Anybody at a table of Rise & Fall, who learns facts on the way."""

    def fact(self, fact: str) -> Any:
        """Known or not, as it comes; what is not known is asked."""
        return super().fact(fact) if self.chance.random() < LEARNED else None

    def do(self, command: Command[Any]) -> None:
        """Whoever draws now; what an answer makes impossible is given up."""
        turn(self.session, self.chance)
        try:
            super().do(command)
        except RuleBroken:
            self.session.drop()


def tapestry_game(case: int, chance: Random) -> Session[Any]:
    """With any boxes, against any bots."""
    game = People(chance, f"same:{case}")
    game.play()
    return game.session


def rise_and_fall_game(case: int, chance: Random) -> Session[Any]:
    """To the end."""
    game = Civilizations(chance, f"same:{case}")
    game.play()
    return game.session


def imperium_game(case: int, chance: Random) -> Session[Any]:
    """Against any nation at any level; what was learned is forgotten now and then."""
    session = imperium.begin(case, chance)
    while session.state.phase is not Phase.OVER:
        for command in imperium.commands(session.state, chance):
            turn(session, chance)
            if session.why_not(command) is None:
                do_at_random(session, command, chance)
            if session.state.collapsed:
                break
        if chance.random() < LEARNED:
            session.around.facts.__self__.clear()
    return session


PLAYS = (tapestry_game, imperium_game, rise_and_fall_game, play_toy)
