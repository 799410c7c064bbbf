"""What goes into the bundle beside the code, and what of Kivy's it can do without."""

from collections.abc import Iterable
from pathlib import Path

Entry = tuple[str, str, str]
LEFT_OUT = (
    "kivy_install/data/images/testpattern",
    "kivy_install/data/images/background",
    "kivy_install/data/logo",
    "kivy_install/data/keyboards",
    "kivy_install/data/fonts/RobotoMono",
    "share/icons",
    "share/locale",
    "share/themes",
    "lib/gstreamer",
)
"""Paths inside the bundle that begin so."""
NOT_OURS = (
    "libgst",
    "libgtk",
    "libavcodec",
    "libLLVM",
    "libGLX_mesa",
    "libgallium",
    "libreadline",
    "libtinfo",
    "libncurses",
)
"""Libraries by the beginning of their name: video, drivers that are the system's own, and those
that Python edits lines with, whose licence asks for more than a text (the GPL)."""


def data_of(top: Path) -> list[tuple[str, str]]:
    """The data folder without what only a build reads, licences."""
    files = [path for path in (top / "data").rglob("*") if path.is_file()]
    needed = [path for path in files if path.suffix != ".svg" and "schema" not in path.parts]
    ours = [(str(path), str(path.parent.relative_to(top))) for path in needed]
    return [*ours, (str(top / "LICENSE"), ".")]


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """Without what Loom never shows or plays."""
    return [entry for entry in entries if not _left_out(Path(entry[0]))]


def _left_out(place: Path) -> bool:
    inside = place.as_posix().removeprefix("_internal/")
    return inside.startswith(LEFT_OUT) or place.name.startswith(NOT_OURS)
