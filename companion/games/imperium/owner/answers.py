"""What the owner was asked: what was answered, how we read it; changed or forgotten by a touch."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Page, Text
from companion.describe.owner import Owner
from companion.describe.parts import bar, foot, gold, staged
from companion.describe.surface import Surface
from companion.games.imperium.owner.telling import LEAVE, Telling
from companion.games.imperium.pages.shared import GAME
from companion.games.imperium.views.answers import AnswerView, general, of_tables

TITLE = Message("imperium.screen.answers")


class Answers:
    """The page, and the question that is open on it."""

    def __init__(self, owner: Owner, state: object = None) -> None:
        del state
        self._owner = owner
        self._telling: Telling | None = None

    def page(self, surface: Surface) -> Page:
        """The rules that no print settles; the words of tables that were told."""
        acts = Acts()
        acts.add("back", self._owner.leave)
        rules = self._group(general(self._owner.told), acts, surface)
        words = self._group(of_tables(self._owner.told), acts, surface)
        none = Text(Message("imperium.screen.no_word_told"), "body", "dim", key="none")
        listed = Grid(rules, narrowest=420 * surface.text, key="rules", even=False)
        head = (
            Text(Message("imperium.screen.answers_rules"), "button", bold=True, key="title"),
            Text(Message("imperium.screen.answers_note"), "body", "dim", key="note"),
        )
        stage = Column((*head, listed), gap=10, key="stage")
        below = (
            Text(Message("imperium.screen.answers_tables"), "button", bold=True, key="words"),
            *(words or (none,)),
        )
        end = foot(surface, gold(Message("kit.back"), "back", "chevron-left"))
        root = staged(surface, GAME, bar(surface, GAME, TITLE), stage, below, end)
        over = self._telling.sheet(surface, acts) if self._telling else None
        return Page(root, acts.acts, TITLE, f"{GAME}_stage", over, LEAVE if over else "")

    def _group(
        self, listed: tuple[AnswerView, ...], acts: Acts, surface: Surface
    ) -> tuple[Node, ...]:
        return tuple(self._row(one, acts, surface) for one in listed)

    def _row(self, one: AnswerView, acts: Acts, surface: Surface) -> Act:
        key = acts.add(f"tell.{one.fact}", lambda: self._ask(one))
        said = one.said or "?"
        note = Message("imperium.screen.no_reading", said=said)
        if one.reading is not None:
            note = Message("imperium.screen.you_said", said=said, reading=one.reading)
        return Act(one.question.text, key, "edit", note=note, key=key)

    def _ask(self, one: AnswerView) -> None:
        self._telling = Telling(self._owner, one.game, one.fact, one.question, self._close)

    def _close(self) -> None:
        self._telling = None
