"""Games from elsewhere: a table of plays, games that another device handed over."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Grid, Node, Page
from companion.describe.parts import foot, gold
from companion.describe.sheets import Sheet
from companion.describe.surface import Surface
from companion.describe.way import Way
from companion.games import title as title_of
from companion.library import limits
from companion.library.handing import Arrived
from companion.pages.device import Chosen
from companion.pages.doors import Doors
from companion.pages.listed import PANEL, Listed, sentences
from companion.sharing import Arrival

TITLE = Message("app.arrive.title")
SHOWN = 30
TABLES, GAMES_OF_OURS = (".csv", ".tsv", ".txt"), (".loom",)
ARRIVING = TABLES + GAMES_OF_OURS


class Arrivals(Listed):
    """The files that may be games, and a chooser for others."""

    def page(self, surface: Surface) -> Page:
        """What there is, and gold that looks elsewhere."""
        acts, folder = self.acts(), self.device.folder()
        about = Message("app.arrive.about_device")
        if folder:
            about = Message("app.arrive.about", folder=folder)
        inside: list[Node] = [*sentences(about, size="label")]
        rows = tuple(self._row(one, acts) for one in self.device.lying(ARRIVING)[:SHOWN])
        if rows:
            inside.append(Grid(rows, narrowest=min(PANEL, surface.w - 32), gap=12, key="files"))
        elif folder:
            inside.append(*sentences(Message("app.arrive.no_files"), role="dim"))
        acts.add("choose", partial(self.device.choose, ARRIVING, self.open))
        choose = gold(Message("kit.choose_file"), "choose", "file")
        below = foot(surface, choose) if "files" in self.device.can else None
        return self._listed(surface, acts, TITLE, tuple(inside), below)

    def _row(self, chosen: Chosen, acts: Acts) -> Act:
        does = acts.add(f"of.{chosen.name}", partial(self.open, chosen))
        icon = "table" if Path(chosen.name).suffix in TABLES else "swap"
        return Act(chosen.name, does, icon, key=does)

    def open(self, chosen: Chosen) -> None:
        """By what it is."""
        try:
            data = chosen.read(limits.TABLE)
        except OSError:
            self.doors.passing(Message("app.arrive.unreadable", file=chosen.name))
            return
        if Path(chosen.name).suffix in GAMES_OF_OURS:
            take(self.doors, data)
        else:
            read_table(self.doors, data)


def read_table(doors: Doors, data: bytes | str) -> None:
    """A table of plays, a slice at a time; then it is told of."""
    arrival = Arrival(data, doors.library, doors.library.now().tzinfo)
    reading = Message("app.arrive.reading")
    go_on = partial(doors.go, "plays", arrival=arrival)
    doors.device.work(reading, arrival.reading(), go_on, may_stop=True)


def take(doors: Doors, data: bytes) -> None:
    """Games of another device, a game at a time."""
    arrived: list[Arrived] = []
    work = doors.library.shelf.taking(data, arrived.append)
    doors.device.work(TITLE, work, lambda: doors.lay(_here(doors, arrived)))


def _here(doors: Doors, arrived: list[Arrived]) -> Sheet:
    """What became of each."""
    said = tuple(
        Message(f"app.arrive.how.{one.how}", name=title_of(one.game), why=one.why or "")
        for one in arrived
    )
    first = next(one for one in arrived if one.why is None)
    go_on = partial(_go_on, doors, first)
    gold_one = Way("go_on", Message("app.home.go_on"), "play", go_on)
    return Sheet(Message("app.arrive.here"), said, gold=gold_one)


def _go_on(doors: Doors, first: Arrived) -> None:
    if first.running:
        doors.play("resume", first.id)
    else:
        doors.go("home")
        doors.go("past_game", game=first.id)
