"""What is tried on bare computers, and what each should come to."""

from __future__ import annotations

import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools.bare.debian import FIRST, Debian, a_debian, clone, make_base
from tools.bare.looking import a_display, end, photograph, window_size, window_stands
from tools.begin.environment import TOP

OPENGL = (
    "libgl1",
    "libgl1-mesa-dri",
    "libx11-6",
    "libxext6",
    "libxcursor1",
    "libxi6",
    "libxrandr2",
)
PATIENCE = 1800
SHOWN = 5
INSTALL = "python3 -m venv /srv/player/v && /srv/player/v/bin/pip install --quiet /{file} && "


class Place(NamedTuple):
    """Where cases are carried out."""

    base: Path
    folder: Path
    shared: tuple[str, ...]
    display: str
    pictures: Path | None


@dataclass(frozen=True)
class Case:
    """A computer, a command on it, and whether a window should stand or what is said instead."""

    user: str
    display: bool
    packages: tuple[str, ...] = ()
    line: str = "cd /loom && exec make run"
    says: str = ""
    file: str = ""
    """A file in dist/ instead of a clone; packages of its system instead of what README asks for.
    """

    def carry_out(self, place: Place) -> tuple[bool, str]:
        """Whether it went as it should, and what happened."""
        make_base(place.base)
        with a_debian(place.base, place.folder / "system", place.shared) as system:
            self._prepare(system)
            with a_display(place.display):
                return self._look(system, place)

    def _prepare(self, system: Debian) -> None:
        system.install([*(() if self.file else FIRST), *self.packages])
        if not self.file:
            clone(system)
            return
        source = next(TOP.glob(f"dist/{self.file}"))
        if source.is_dir():
            shutil.copytree(source, system.folder / source.name, symlinks=True)
        else:
            shutil.copy(source, system.folder / source.name)

    def _look(self, system: Debian, place: Place) -> tuple[bool, str]:
        environ = {"DISPLAY": place.display} if self.display else {}
        said, began = place.folder / "said", time.monotonic()
        name = next(TOP.glob(f"dist/{self.file}")).name if self.file else ""
        process = system.begin(self.line.replace("{file}", name), self.user, said, **environ)
        stands = window_stands(place.display, process, PATIENCE)
        took = time.monotonic() - began
        size = window_size(place.display) if stands else ""
        if stands and place.pictures:
            place.pictures.mkdir(parents=True, exist_ok=True)
            photograph(place.display, place.pictures / f"{abs(hash(self))}.png")
        ended = end(process) if stands else process.wait(PATIENCE)
        lines = said.read_text(encoding="utf-8", errors="replace").splitlines()
        good = ended == 0 and stands == (not self.says) and (self.says in "\n".join(lines))
        what = f"window {size} after {took:.0f} s" if stands else f"{len(lines)} lines"
        shown = "".join(f"\n      | {line}" for line in lines[:SHOWN])
        return good, f"{what}, ended with {ended}{shown}"


TERMINAL = "There is no display to open a window on.\nNobody types here, so a whole game"
CASES: Mapping[str, Case] = {
    "root, nothing": Case("root", display=False, says=TERMINAL),
    "root, display": Case("root", display=True),
    "root, display and OpenGL": Case("root", display=True, packages=OPENGL),
    "somebody, nothing": Case("player", display=False, says="apt-get install -y python3-venv"),
    "somebody, no display": Case(
        "player", display=False, packages=("python3-venv",), says=TERMINAL
    ),
    "somebody, display": Case(
        "player", display=True, packages=("python3-venv",), says="apt-get install -y libgl1"
    ),
    "somebody, display and OpenGL": Case(
        "player", display=True, packages=("python3-venv", *OPENGL)
    ),
    "somebody, display and OpenGL, without make": Case(
        "player",
        display=True,
        packages=("python3-venv", *OPENGL),
        line="cd /loom && exec python3 run.py",
    ),
    "root, what tests need": Case(
        "root",
        display=False,
        line=(
            "cd /loom && make check && python3 run.py shots shots about --few "
            "&& .venv/bin/python -m pytest -x tests/packaging/test_wheel.py && echo all of it"
        ),
        says="all of it",
    ),
    "root, make test": Case(
        "root", display=False, line="cd /loom && exec make test", says="all passed"
    ),
    "wheel": Case(
        "player",
        display=True,
        packages=("python3-venv", *OPENGL),
        file="loom_companion-*.whl",
        line=INSTALL + "/srv/player/v/bin/companion version && exec /srv/player/v/bin/loom",
    ),
    "source package": Case(
        "player",
        display=True,
        packages=("python3-venv", *OPENGL),
        file="loom_companion-*.tar.gz",
        line=INSTALL + "exec /srv/player/v/bin/loom",
    ),
    "bundle, no Python": Case(
        "player", display=True, packages=OPENGL, file="Loom", line="exec /Loom/loom"
    ),
    "bundle, no Python, no display": Case(
        "player", display=False, file="Loom", line="exec /Loom/loom", says=TERMINAL
    ),
    "bundle, no Python, no OpenGL": Case(
        "player", display=True, file="Loom", line="exec /Loom/loom", says="libGL.so.1"
    ),
}
