"""Gather the licences' own texts of what a package carries into data/notices.

Out of what is installed here and of Debian's files; run it after another version is pinned, and
commit what it wrote.
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
TARGET = TOP / "data" / "notices"
INSTALLED = Path(sysconfig.get_paths()["purelib"])
COMMON = Path("/usr/share/common-licenses")
DOC = Path("/usr/share/doc")
BETWEEN = "\n----\n\n"
"""What stands between two libraries in Pillow's licence."""
SDL = """Copyright (C) 1997-2024 Sam Lantinga <slouken@libsdl.org>

This software is provided 'as-is', without any express or implied
warranty.  In no event will the authors be held liable for any damages
arising from the use of this software.

Permission is granted to anyone to use this software for any purpose,
including commercial applications, and to alter it and redistribute it
freely, subject to the following restrictions:

1. The origin of this software must not be misrepresented; you must not
   claim that you wrote the original software. If you use this software
   in a product, an acknowledgment in the product documentation would be
   appreciated but is not required.
2. Altered source versions must be plainly marked as such, and must not be
   misrepresented as being the original software.
3. This notice may not be removed or altered from any source distribution.
"""
"""The wheel of Kivy holds SDL's libraries without its licence."""


def of(package: str, *names: str) -> str:
    """Files of an installed package, one after the other."""
    folder = next(INSTALLED.glob(f"{package}-*.dist-info"))
    files = [folder / "licenses" / name for name in names]
    return "\n".join((one if one.exists() else folder / one.name).read_text() for one in files)


def in_pillow(*titles: str) -> str:
    """Parts of Pillow's licence; without a title its own, and of those without a file here."""
    parts = of("pillow", "LICENSE").split(BETWEEN)
    if titles:
        return BETWEEN.join(part for part in parts if part.split("\n", 1)[0] in titles)
    return BETWEEN.join(part for part in parts if part.split("\n", 1)[0] not in OWN)


OWN = ("FREETYPE2", "HARFBUZZ", "LIBPNG")
TEXTS: dict[str, Callable[[], str]] = {
    "loom": lambda: (TOP / "LICENSE").read_text(),
    "python": lambda: (Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt").read_text(),
    "kivy": lambda: of("Kivy", "LICENSE"),
    "sdl": lambda: SDL,
    "libpng": lambda: in_pillow("LIBPNG"),
    "freetype": lambda: in_pillow("FREETYPE2"),
    "harfbuzz": lambda: in_pillow("HARFBUZZ"),
    "roboto": lambda: "Copyright 2011 Google Inc.\n\n" + (COMMON / "Apache-2.0").read_text(),
    "dejavu": lambda: (DOC / "fonts-dejavu-core" / "copyright").read_text(),
    "pillow": in_pillow,
    "tinydb": lambda: of("tinydb", "LICENSE"),
    "plyer": lambda: of("plyer", "LICENSE"),
    "pyodide": lambda: "Pyodide, in the browser alone\n\n" + (COMMON / "MPL-2.0").read_text(),
    "docutils": lambda: of("docutils", "COPYING.rst"),
    "pygments": lambda: of("pygments", "LICENSE"),
    "requests": lambda: of("requests", "NOTICE", "LICENSE"),
    "certifi": lambda: of("certifi", "LICENSE") + "\n" + (COMMON / "MPL-2.0").read_text(),
    "charset-normalizer": lambda: of("charset_normalizer", "LICENSE"),
    "idna": lambda: of("idna", "LICENSE.md"),
    "urllib3": lambda: of("urllib3", "LICENSE.txt"),
    "filetype": lambda: of("filetype", "LICENSE"),
    "garden": lambda: of("Kivy_Garden", "LICENSE"),
}


def written() -> Iterator[Path]:
    """Each text that was written."""
    TARGET.mkdir(exist_ok=True)
    for name, text in TEXTS.items():
        path = TARGET / f"{name}.txt"
        path.write_text("\n".join(line.rstrip() for line in text().strip().splitlines()) + "\n")
        yield path


def main() -> int:
    """Write all of them."""
    paths = list(written())
    print(f"{len(paths)} texts, {sum(path.stat().st_size for path in paths)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
