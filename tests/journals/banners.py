"""Banners of thirty recorded games as one picture: `python -m tests.journals.banners FILE.png`."""

import json
import sys
import tempfile
from pathlib import Path

from companion.describe.banner import banner
from companion.describe.node import Column, Grid, Page, Text
from companion.describe.showing import Showing
from companion.describe.wire import Telling
from tests.describe.desks import a_surface
from tests.journals.golden import FOLDER
from tests.journals.test_woven import threads_of
from tests.soak.play_looks import a_stage

COUNT, COLUMNS, HIGH = 30, 10, 208.0


def main(file: Path) -> None:
    """The longest of each game in turn."""
    woven = json.loads((FOLDER / "woven.json").read_bytes())
    games: dict[str, list[str]] = {}
    for name in sorted(woven, key=lambda one: -len(woven[one])):
        games.setdefault(name.partition("/")[0], []).append(name)
    turns = (name for n in range(COUNT) for game in games.values() for name in game[n : n + 1])
    names = [name for name, _ in zip(turns, range(COUNT), strict=False)]
    cells = tuple(
        Column(
            (banner(threads_of(FOLDER / f"{name}.jsonl"), h=HIGH),
             Text(name.partition("/")[0], "caption", "dim", lines=1, align="c")),
            gap=4, key=name,
        )
        for name in names
    )  # fmt: skip
    grid = Grid(cells, narrowest=112, most=COLUMNS, gap=12)
    page = Page(Column((grid,), pad=16), ground="app_stage")
    showing = Showing(lambda _surface: page)
    pieces = showing.show(a_surface())
    with tempfile.TemporaryDirectory() as room:
        told = Path(room, "banners.json")
        told.write_text(Telling().changed(pieces, ground=page.ground), encoding="utf-8")
        with a_stage(Path(room)) as browser:
            browser.value(f"draw({told.name!r}, 'dark').then(() => document.fonts.ready)")
            browser.picture(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
