"""The ways a kept game leaves the app: BG Stats, BoardGameGeek, tables, another device.

What leaves it names only people who said yes; who was never asked is asked about first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from companion.core.message import Message
from companion.core.person_name import name_trouble
from companion.core.question import Choice, Option
from companion.core.question import Text as Typed
from companion.describe.asking import Acts
from companion.describe.node import Act, Board, Column, Grid, Node, Page, Scroll, Text
from companion.describe.parts import bar, sheet
from companion.describe.scene import Box, Hit, Layer, Scene, Shape
from companion.describe.surface import Surface
from companion.errors import LoomError
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.statistics import subject_of
from companion.pages.asks import ask
from companion.pages.doors import Doors, Place
from companion.pages.hand_over import hand_over
from companion.sharing import (
    Known,
    Play,
    bgg_text,
    link,
    names_in,
    play_of_kept,
    playfile,
    score_text,
    spreadsheet,
)
from companion.sharing.qr import qr_code

GROUND = "app"
SCANNED, MARGIN = 1700, 4
"""A code of a longer link is too fine for the camera of a phone; around it there is nothing."""
NARROWEST = 320.0
YES, NO = "yes", "no"


class Telling:
    """Of plays, as they may be told."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors

    def play(self, kept: FinishedGame) -> Play:
        """A kept game."""
        return play_of_kept(kept, self.doors.say, self.doors.library.now(), self._known)

    @property
    def _known(self) -> Known:
        library = self.doors.library
        return Known(library.people.all(), lambda title: library.pads.of(title).number)

    def once_asked(self, rows: Sequence[FinishedRow], then: Callable[[], object]) -> None:
        """Do it at once where everybody was asked about before, else after the answer."""
        names = [name for name in names_in(rows) if name_trouble(name) is None]
        known = [(name, self._known.person(name)) for name in names]
        never = [name for name, one in known if one is None or not (one.me or one.shares)]
        if not never:
            then()
            return
        about = Message("app.telling.about", names=", ".join(never), n=len(never))
        options = (Option(YES, Message("app.telling.yes")), Option(NO, Message("app.telling.no")))
        asked = Choice("names", about, options, note=Message("app.telling.note"))

        def answered(shares: str) -> None:
            if self.doors.tried(lambda: self._keep(never, shares)):
                then()

        ask(self.doors, asked, answered)

    def _keep(self, names: Sequence[str], shares: str) -> bool:
        people = self.doors.library.people
        for name in names:
            person = people.named(name) or people.add(name)
            people.change(replace(person, shares=shares))
        return True

    def text(self, kept: FinishedGame) -> None:
        """The score in words, for other apps."""
        share = self.doors.outside.share_text
        if share is not None:
            self.once_asked([kept.row], partial(self._text, kept, share))

    def _text(self, kept: FinishedGame, share: Callable[[str, str], object]) -> None:
        """With the names that may be told by now."""
        words = score_text(self.play(kept), self.doors.words)
        share(words, self.doors.say(subject_of(kept.row).name))


class Sharing(Place):
    """A kept game, and the ways there are."""

    def __init__(self, doors: Doors, game: str = "") -> None:
        self.doors, self.game = doors, game
        self.telling = Telling(doors)
        self.kept: FinishedGame | None = doors.tried(lambda: doors.library.finished.read(game))
        self.code = ""
        """The link that is shown as a code."""
        self._reading: Iterator[None] | None = None

    def page(self, surface: Surface) -> Page:
        """What there is now."""
        return sharing(self, surface)

    def look(self) -> bool:
        """Read one game more of those that are all shared."""
        if self._reading is None:
            return False
        if next(self._reading, self) is self:
            self._reading = None
        return True

    def ways(self) -> Iterator[tuple[str, str, Callable[[], object]]]:
        """What each is called, its picture, what it does; those that a front end can do."""
        assert self.kept is not None
        outside, kept = self.doors.outside, self.kept
        once = partial(self.telling.once_asked, [kept.row])
        if outside.open_link is not None:
            yield "app.share.bgstats", "chart", partial(once, self._ask_link)
        yield "app.share.qr", "screen", partial(once, self._show_code)
        yield "app.share.playfile", "file", partial(once, self._playfile)
        if outside.share_text is not None:
            yield "app.share.bgg", "copy", partial(once, self._bgg)
        if self.telling.play(kept).number is None:
            yield "app.share.number", "tag", self._ask_number
        yield "app.share.spreadsheet", "table", partial(self._all, self._spreadsheet)
        yield "app.share.all_plays", "layers", partial(self._all, self._playfiles)
        yield "app.hand_over.title", "swap", partial(hand_over, self.doors, self.game)

    # each way

    def _ask_link(self) -> None:
        """Once it is said what it holds, and who reads it where the app is missing."""
        assert self.kept is not None
        play = self.telling.play(self.kept)
        about = Message("app.share.link_about", names=", ".join(one.name for one in play.people))
        options = (Option(YES, Message("app.share.link_open"), icon="share"),)
        open_link = self.doors.outside.open_link
        assert open_link is not None
        ask(self.doors, Choice("link", about, options), lambda _yes: open_link(link(play)))

    def _show_code(self) -> None:
        assert self.kept is not None
        self.code = link(self.telling.play(self.kept), SCANNED)

    def close_code(self) -> None:
        """It was scanned, or not."""
        self.code = ""

    def _playfile(self) -> None:
        assert self.kept is not None
        self._save(f"{self.game}.bgsplay", playfile([self.telling.play(self.kept)]))

    def _bgg(self) -> None:
        assert self.kept is not None
        share = self.doors.outside.share_text
        assert share is not None
        share(bgg_text(self.telling.play(self.kept), self.doors.words), "BoardGameGeek")

    def _ask_number(self) -> None:
        """The number of the game at BoardGameGeek, once."""
        assert self.kept is not None
        subject = subject_of(self.kept.row)
        text = Message("app.share.number_of", name=self.telling.play(self.kept).title)

        def keep(typed: str) -> None:
            number = int(typed) if typed.strip().isdecimal() else None
            pads = self.doors.library.pads
            self.doors.tried(lambda: pads.tell_number(subject.title or subject.game, number))

        ask(self.doors, Typed("number", text, longest=9), keep)

    def _spreadsheet(self, plays: Sequence[Play]) -> None:
        separator = self.doors.say(Message("words.table.separator"))
        self._save("loom-games.csv", spreadsheet(plays, separator))

    def _playfiles(self, plays: Sequence[Play]) -> None:
        self._save("loom-games.bgsplay", playfile(plays))

    def _save(self, name: str, text: str) -> None:
        self.doors.device.save(name, text.encode("utf-8"))

    def _all(self, write: Callable[[Sequence[Play]], object]) -> None:
        """Every game that can be read, a piece at a time."""
        rows = tuple(self.doors.library.finished)
        self.telling.once_asked(rows, lambda: self._begin(rows, write))

    def _begin(
        self, rows: Sequence[FinishedRow], write: Callable[[Sequence[Play]], object]
    ) -> None:
        self._reading = self._read(rows, write)
        while self.doors.at_once and self.look():
            pass

    def _read(
        self, rows: Sequence[FinishedRow], write: Callable[[Sequence[Play]], object]
    ) -> Iterator[None]:
        plays: list[Play] = []
        for row in rows:
            with suppress(LoomError):  # home says which one was set aside
                plays.append(self.telling.play(self.doors.library.finished.read(row.id)))
            yield
        write(plays)

    @property
    def reads(self) -> bool:
        """Whether all games are being read."""
        return self._reading is not None


def sharing(at: Sharing, surface: Surface) -> Page:
    """A button a way."""
    acts, title = Acts(), Message("app.share.title")
    acts.add("back", at.doors.back)
    if at.kept is None:
        return Page(bar(surface, GROUND, title), acts.acts, title, f"{GROUND}_stage")
    waits = Message("app.share.reading") if at.reads else None
    ways: tuple[Node, ...] = tuple(
        Act(
            Message(words),
            acts.add(words, do),
            icon,
            reason=waits,
            key=words,
        )
        for words, icon, do in at.ways()
    )
    narrowest = min(NARROWEST * max(1.0, surface.text), surface.w - 40)
    note = Text(Message("app.share.note"), "body", "dim", key="note")
    inside = Column((Grid(ways, narrowest=narrowest, gap=12, key="ways"), note), gap=16, pad=16,
                    key="told")  # fmt: skip
    top = bar(surface, GROUND, title, subject_of(at.kept.row).name)
    root = Column((top, Scroll(inside, key="ways", share=1)), gap=0)
    page = Page(root, acts.acts, title, f"{GROUND}_stage")
    return _with_code(page, at, surface, acts) if at.code else page


def _with_code(page: Page, at: Sharing, surface: Surface, acts: Acts) -> Page:
    """The link for the camera of a phone that has BG Stats, as large as there is room for."""
    acts.add("close_code", at.close_code)
    side = min(surface.w - 80, surface.h * 0.6, 560.0)
    over = sheet(
        surface,
        Board((at.code,), _code, h=side, key="code"),
        Text(Message("app.share.qr_note"), "body", "dim", align="c", key="note"),
        Act(Message("kit.close"), "close_code", "check", key="close_code"),
    )
    return replace(page, acts=acts.acts, over=over, close="close_code")


def _code(surface: Surface, w: float, h: float, text: str) -> Scene:
    """Dark on white in any theme, with the margin a scanner needs; a box for each run."""
    code = qr_code(text.encode("utf-8"))
    each = max(1, int(min(w, h) / (len(code) + 2 * MARGIN)))
    side = each * (len(code) + 2 * MARGIN)
    left, top = round((w - side) / 2), round((h - side) / 2)
    shapes: list[Shape] = [Box(left, top, side, side, 0, "paper")]
    for y, row in enumerate(code):
        x = 0
        while x < len(row):
            run = next((n for n in range(x, len(row)) if row[n] != row[x]), len(row)) - x
            if row[x]:
                at = left + (x + MARGIN) * each, top + (y + MARGIN) * each
                shapes.append(Box(*at, run * each, each, 0, "paper_ink"))
            x += run
    says = surface.say(Message("app.share.qr"))
    return Scene(
        w, h, (Layer("code", tuple(shapes), flat=False),), (Hit("code", 0, 0, w, h, says),)
    )
