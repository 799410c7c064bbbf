"""What the browser's drawer needs beside the core: its modules, pictograms and fonts."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from companion.resources import data_dir

FONTS = ("Roboto-Regular.ttf", "Roboto-Bold.ttf", "DejaVuSans.ttf")
BESIDE = ("beside.html", "beside.js")
"""Of the second screen alone."""
ICONS = "icons.svg"
SHARED = ("drawer.js", "ring.js", "loom.css")
WHITE = re.compile(r'"#fff(?:fff)?"')
MASK = re.compile(r"(<mask.*?</mask>)", re.DOTALL)


def files() -> dict[str, Path]:
    """All that a second screen is served, by the names it asks for; the page itself is `""`."""
    modules = data_dir().parent / "web"
    served = {name: modules / name for name in (*BESIDE, *SHARED)}
    served |= {name: fonts() / name for name in FONTS}
    served["theme.json"], served["icon.svg"] = data_dir() / "theme.json", _picture()
    served[""] = served.pop(BESIDE[0])
    return served


def served(name: str) -> bytes | None:
    """What stands under a name; None where nothing does."""
    if name == ICONS:
        return symbols().encode()
    path = files().get(name)
    return path.read_bytes() if path is not None else None


def _picture() -> Path:
    return data_dir() / "app" / "icon.svg"


def fonts() -> Path:
    """Where those of the window lie, found without opening it."""
    found = find_spec("kivy")
    assert found is not None
    return Path(next(iter(found.submodule_search_locations or ()))) / "data" / "fonts"


def symbols() -> str:
    """Every pictogram as a symbol that takes the colour it is used in."""
    found = map(_symbol, sorted((data_dir() / "icons").glob("*.svg")))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(found)}</svg>'


def _symbol(path: Path) -> str:
    text = re.sub(r"<\?xml.*?\?>", "", path.read_text(encoding="utf-8"))
    begin, end = text.index("<svg"), text.rindex("</svg>")
    head, _, inner = text[begin:end].partition(">")
    parts = (one if one.startswith("<mask") else _inked(one) for one in MASK.split(inner))
    inner = "".join(parts).replace("<mask ", '<mask fill="#fff" ')
    for named in (r'id="([^"]+)"', r"url\(#([^)]+)\)", r'href="#([^"]+)"'):
        inner = re.sub(named, lambda one: one[0].replace(one[1], f"{path.stem}-{one[1]}"), inner)
    attributes = re.findall(r'[a-zA-Z-]+="[^"]*"', head)
    kept = (one for one in attributes if not one.startswith(("xmlns", "width", "height")))
    return f'<symbol id="i-{path.stem}" {_inked(" ".join(kept))}>{inner}</symbol>'


def _inked(part: str) -> str:
    return WHITE.sub('"currentColor"', part)
