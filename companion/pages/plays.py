"""A table of plays before anything of it is kept: what is in it, new, or unsure."""

from __future__ import annotations

from functools import partial

from companion.core.message import Message
from companion.core.question import Choice
from companion.describe.asking import Acts, option_act
from companion.describe.node import Act, Node, Page
from companion.describe.parts import foot, gold
from companion.describe.sheets import Sheet, told
from companion.describe.surface import Surface
from companion.describe.way import Way
from companion.library.progress import Work
from companion.pages.doors import Doors
from companion.pages.listed import Listed, panel, panels, sentences
from companion.sharing import Arrival
from companion.sharing.arrival import names_said, play_said, ways
from companion.sharing.play import Play

TITLE = Message("app.arrive.table")
READING = Message("app.arrive.reading")
SHOWN = 30


class Plays(Listed):
    """As it was parted so far; one of which nothing can be read says why."""

    def __init__(self, doors: Doors, arrival: Arrival | None = None) -> None:
        super().__init__(doors)
        self.arrival = arrival or Arrival("", doors.library)

    def page(self, surface: Surface) -> Page:
        """What was found, what is asked, what may be several, what is not taken."""
        acts, arrival = self.acts(), self.arrival
        found: tuple[Node, ...] = (
            panel(Message("app.arrive.found"), *sentences(*arrival.said), key="found"),
        )
        if arrival.question is not None:
            asked = self._asked(arrival.question, acts)
            found = (panel(arrival.question.text, *asked, key="asked"), *found)
        if arrival.unsure:
            about = Message("sharing.arrival.perhaps", n=len(arrival.unsure))
            found = (*found, panel(about, *self._unsure(acts), key="unsure"))
        if arrival.left:
            about = Message("app.arrive.left")
            found = (*found, panel(about, *sentences(*arrival.left), key="left"))
        acts.add("keep", self._keep)
        keep = gold(arrival.keep, "keep", "download", reason=arrival.why_not)
        return self._listed(surface, acts, TITLE, (panels(surface, *found),), foot(surface, keep))

    def _asked(self, question: Choice, acts: Acts) -> tuple[Node, ...]:
        """What only a person can tell of it."""
        return tuple(
            option_act(one, acts, partial(self._answer, question, one.id))
            for one in question.options
        )

    def _answer(self, question: Choice, value: str) -> None:
        self._look_again(self.arrival.answered(question, value))

    def _look_again(self, work: Work) -> None:
        self.device.work(READING, work, lambda: None, may_stop=True)

    def _unsure(self, acts: Acts) -> tuple[Node, ...]:
        """New plays that may be several: a row each, to be parted."""
        found = []
        for n, play in enumerate(self.arrival.unsure[:SHOWN]):
            does = acts.add(f"part.{n}", partial(self._part, play))
            found.append(Act(play_said(play), does, "people", note=names_said(play), key=does))
        return tuple(found)

    def _part(self, play: Play) -> None:
        """Who sat together."""
        rows = tuple(
            Way(f"so.{n}", said, "people", partial(self._parted, play, parts))
            for n, (said, parts) in enumerate(ways(play))
        )
        title = Message("sharing.arrival.part_title")
        self.doors.lay(Sheet(title, (play_said(play),), rows))

    def _parted(self, play: Play, parts: tuple[Play, ...]) -> None:
        self._look_again(self.arrival.part(play, parts))

    def _keep(self) -> None:
        """Every new one of them a past game."""
        work = self.arrival.keeping(self.device.words)
        keeping = Message("sharing.arrival.keeping")
        self.device.work(keeping, work, self._kept, may_stop=True)

    def _kept(self) -> None:
        """What became of them."""
        self.doors.back()
        if self.arrival.refused:
            self.doors.lay(told(TITLE, *self.arrival.kept))
        else:
            self.doors.passing(self.arrival.kept[0])
