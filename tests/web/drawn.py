"""Pages of many moments as the browser is told them, laid out here; and a page that draws them."""

from collections.abc import Iterator
from pathlib import Path

from companion.describe.showing import Showing
from companion.describe.wire import Telling
from companion.pages.roaming import page_of, part_of
from tests.describe.desks import a_surface, played

STEPS = {
    "tapestry": (0, 8, 25, 40, 50, 60, 80),
    "imperium": (0, 12, 30, 50),
    "rise_and_fall": (0, 12, 30, 50),
    "score_pad": (0, 4),
}
FORMS = ("landscape", "portrait", "phone")
STAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Loom</title>
<link rel="stylesheet" href="loom.css"></head><body><main id="page"></main>
<svg id="icons" aria-hidden="true" width="0" height="0"></svg>
<script type="module">
import { bring, colour, theme } from "./drawer.js";
const [icons, themes] = await Promise.all([
  fetch("icons.svg").then((answer) => answer.text()),
  fetch("theme.json").then((answer) => answer.json()),
]);
document.getElementById("icons").innerHTML = icons;
window.draw = (name, dark) => fetch(name).then((answer) => answer.json()).then((page) => {
  theme({ ...themes[dark].roles, ...themes[dark].seats });
  document.body.style.background = colour(page.ground);
  bring({ order: [], changed: [] }, document.getElementById("page"), () => {});
  bring(page, document.getElementById("page"), (what) => (window.heard = what));
});
window.shown = 1;
</script></body></html>"""


def pages(folder: Path) -> Iterator[tuple[str, str]]:
    """Files of a folder that a stage can draw, each with its form; the stage is written too."""
    (folder / "stage.html").write_text(STAGE, encoding="utf-8")
    for number, (game, steps) in enumerate((one, n) for one in STEPS for n in STEPS[one]):
        desk, form = played(game, steps), FORMS[number % len(FORMS)]
        part = part_of(desk.session)
        name = f"{game}-{steps}-{part}-{form}.json"
        (folder / name).write_text(_told(page_of(game, part), desk, form), encoding="utf-8")
        yield name, form


def _told(make, desk, form: str) -> str:
    surface = a_surface(form)
    showing = Showing(lambda surface: make(desk, surface))
    showing.show(surface)
    return Telling().changed(showing.pieces, ground=showing.page.ground)
