"""The C.I.V.'s tables: every row, how sure it is; a card named or an icon touched marks its row.

A touch on a row says it whole; its doubtful words are told there, and it is put right.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from companion.core.answers import Answer
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Looking
from companion.describe.node import Act, Do, Grid, Node, Page, Text
from companion.describe.owner import Owner
from companion.describe.parts import bar, foot, gold, sheet, staged
from companion.describe.surface import Surface
from companion.games.imperium.catalogue import called, is_printed
from companion.games.imperium.content import named
from companion.games.imperium.owner.row import RowRight
from companion.games.imperium.owner.telling import LEAVE, Telling
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.reader import row_node
from companion.games.imperium.pages.shared import GAME
from companion.games.imperium.rules.booklet import Word
from companion.games.imperium.state import State
from companion.games.imperium.views import rows
from companion.games.imperium.views.choices import nations
from companion.games.imperium.views.naming import icons_of, named_last, of_nation, rows_met
from companion.games.imperium.views.rows_only import RowLine

TITLE = Message("imperium.screen.rows")
CLOSE, NATIONS, NAMES, WORD = "close", "nations", "names", "word"
RULE = f"{GAME}/C-2"
TRAILS = {"certain": "", "confirm": "?", "ask": "??"}
COUNTED = {
    "certain": "imperium.screen.rows_certain",
    "confirm": "imperium.screen.rows_confirm",
    "ask": "imperium.screen.rows_asked",
}


class Tables:
    """Which table is read, and what is open above it."""

    def __init__(self, owner: Owner, state: State | None = None) -> None:
        self._owner = owner
        self.nation = state.civ.nation if state else nations()[0].id
        self.side = state.civ.side if state else ""
        self._turn_to(self.nation, self.side)
        self._right: RowRight | None = None
        self._drafts: dict[str, RowRight] = {}
        """Rows that were left before they were kept: as they were."""

    def _turn_to(self, nation: str, side: str = "") -> None:
        """At its rows, nothing marked."""
        sides = rows.sides(nation)
        self.nation, self.side = nation, side if side in sides else sides[0]
        self.card = ""
        self._recent: tuple[str, ...] = ()
        self._telling: Telling | None = None
        self.looking = Looking()

    def look(self, **changes: Any) -> Do:
        """Something else is looked at."""

        def do() -> None:
            self.looking = replace(self.looking, **changes)

        return do

    def answers(self, value: Answer) -> Do:
        """The act that names what was turned over; touched again, it is none any more."""

        def do() -> None:
            self.card = "" if value == self.card else str(value)
            self._recent = named_last(self._recent, self.card, self.nation)
            self.looking = Looking()

        return do

    def page(self, surface: Surface) -> Page:
        """A row that is put right; else all of them."""
        if self._right is not None:
            return self._right.page(surface)
        acts = Acts()
        acts.add("back", self._owner.leave)
        top = bar(surface, GAME, TITLE, named("nation", self.nation))
        end = foot(surface, gold(Message("kit.back"), "back", "chevron-left"))
        stage = Grid(self._rows(acts), narrowest=300 * surface.text, gap=6, key="rows", even=False)
        root = staged(surface, GAME, top, stage, self._finding(acts, surface), end)
        over, close = self._over(acts, surface), CLOSE
        acts.add(CLOSE, self.look(opened="", picked=(), typed=None))
        if self._telling is not None:
            over, close = self._telling.sheet(surface, acts), LEAVE
        return Page(root, acts.acts, TITLE, f"{GAME}_stage", over, close if over else "")

    # the rows

    def _rows(self, acts: Acts) -> tuple[Node, ...]:
        """Those that count first."""
        met = rows_met(self.nation, self.side, self.card) if self.card else ()
        listed = rows.rows(self.nation, self.side)
        listed = tuple(sorted(listed, key=lambda one: one.order not in met))
        return tuple(self._row(one, met, acts) for one in listed)

    def _row(self, one: rows.RowView, met: tuple[int, ...], acts: Acts) -> Node:
        at = met.index(one.order) + 1 if one.order in met else 0
        says = Message("imperium.naming.else_row", row=one.says) if at > 1 else one.says
        title = Message("imperium.naming.row_icon", rows=str(one.order), what=one.shows)
        key = acts.add(f"row.{one.id}", self.look(opened=one.id))
        trail = TRAILS[one.sure] if any(self._is_untold(word) for word in one.words) else ""
        return row_node(RowLine(one.id, title, one.icon, says, at), key, trail)

    def _is_untold(self, word: Word) -> bool:
        return self._owner.told(GAME, word.fact) is None

    # what finds them

    def _finding(self, acts: Acts, surface: Surface) -> tuple[Node, ...]:
        """Its nation and side, a card by its name, the icons of its rows; how sure all are."""
        acts.add(NATIONS, self.look(opened=NATIONS))
        acts.add(NAMES, self.look(opened=NAMES))
        its, name = named("nation", self.nation), Message("imperium.naming.row_only")
        held = f"{GAME}/nation.{self.nation}"
        which = Act(its, NATIONS, f"nation-{self.nation}", help=held, key=NATIONS)
        called_ = called(self.card) if is_printed(self.card) else ""
        by_name = Act(name, NAMES, "cards", note=called_, chosen=bool(called_), key=NAMES)
        counted = rows.counts()
        sure = tuple(
            Text(Message(key, n=counted[kind]), "body", "dim", key=kind)
            for kind, key in COUNTED.items()
            if counted[kind]
        )
        note = Text(Message("imperium.screen.rows_note"), "body", "dim", key="note")
        return (which, *self._sides(acts), by_name, self._icons(acts, surface), *sure, note)

    def _sides(self, acts: Acts) -> tuple[Node, ...]:
        listed = rows.sides(self.nation)
        if len(listed) < 2:
            return ()
        keys = tuple(
            Act(
                Message(f"imperium.table.{one}"),
                acts.add(f"side.{one}", partial(self._turn_to, self.nation, one)),
                "imperium-state",
                key=f"side.{one}",
                chosen=one == self.side,
            )
            for one in listed
        )
        return (Grid(keys, narrowest=150, key="sides", even=False),)

    def _icons(self, acts: Acts, surface: Surface) -> Node:
        shown = tuple(
            Act(
                text,
                acts.add(f"shows.{one}", self.answers(one)),
                icon,
                key=f"shows.{one}",
                chosen=one == self.card,
            )
            for one, text, icon in icons_of(self.nation, self.side)
        )
        return Grid(shown, narrowest=150 * min(1.5, surface.text), gap=6, key="shows", even=False)

    # above them

    def _over(self, acts: Acts, surface: Surface) -> Node | None:
        opened = self.looking.opened
        if not opened:
            return None
        if opened == NATIONS:
            inside = self._nations(acts, surface)
        elif opened == NAMES:
            inside = self._names(acts, surface)
        else:
            inside = self._whole(opened, acts)
        close = Act(Message("kit.close"), CLOSE, "cross", key=CLOSE, share=1)
        return sheet(surface, *inside, foot(surface, None, close))

    def _nations(self, acts: Acts, surface: Surface) -> tuple[Node, ...]:
        listed = tuple(
            Act(
                one.name,
                acts.add(f"nation.{one.id}", partial(self._turn_to, one.id)),
                f"nation-{one.id}",
                help=f"{GAME}/nation.{one.id}",
                key=f"nation.{one.id}",
                chosen=one.id == self.nation,
            )
            for one in nations()
        )
        title = Text(Message("imperium.screen.its_nation"), "button", bold=True, key="title")
        return title, Grid(listed, narrowest=180 * min(1.5, surface.text), key="nations")

    def _names(self, acts: Acts, surface: Surface) -> tuple[Node, ...]:
        cards = of_nation(self.nation, self._recent)
        wanted = naming.Asking(cards, self.answers, chosen=frozenset((self.card,)))
        title = Text(Message("imperium.naming.row_only"), "button", bold=True, key="title")
        grid = naming.grid(self, surface, acts, wanted)
        return (title, *naming.ways(self, surface, acts, cards), grid)

    def _whole(self, row_id: str, acts: Acts) -> tuple[Node, ...]:
        """A row in full, its doubtful words, the way to its correction."""
        one = next(row for row in rows.rows(self.nation, self.side) if row.id == row_id)
        right = acts.add("correct", lambda: self._put_right(row_id))
        words = tuple(self._word(word, acts) for word in one.words)
        title = Message("imperium.naming.row_icon", rows=str(one.order), what=one.shows)
        return (
            Text(title, "button", bold=True, key="title"),
            Text(one.says, "label", key="says"),
            Text(Message(f"imperium.screen.row_{one.sure}"), "body", "dim", key="sure"),
            *words,
            Act(
                Message("imperium.screen.correct_row"), right, "edit", help=f"{GAME}/C-2", key=right
            ),
        )

    def _word(self, word: Word, acts: Acts) -> Act:
        told = self._owner.told(GAME, word.fact)
        said = next((one.text for one in word.question.options if one.id == told), None)
        key = acts.add(f"{WORD}.{word.fact}", lambda: self._ask(word))
        note = said or "?"
        return Act(word.question.text, key, "question", note=note, key=key)

    def _ask(self, word: Word) -> None:
        self._telling = Telling(self._owner, GAME, word.fact, word.question, self._told)

    def _told(self) -> None:
        self._telling = None

    def _put_right(self, row_id: str) -> None:
        if row_id not in self._drafts:
            self._drafts[row_id] = RowRight(self._owner, row_id, self._is_right, self._left)
        self._right = self._drafts[row_id]

    def _is_right(self) -> None:
        if self._right is not None:
            del self._drafts[self._right.row_id]
        self._left()

    def _left(self) -> None:
        self._right, self.looking = None, Looking()
