"""The folders in which a player keeps files, by the names that the desktop gives them."""

from __future__ import annotations

import re
from pathlib import Path

NAMED = re.compile(r'^\s*XDG_(\w+)_DIR="\$HOME/([^"]+)"', re.M)
"""How desktops of Linux say what these are called in the language of the user."""


def folder(home: Path, what: str, otherwise: str) -> Path | None:
    """One of them; None where there is none."""
    named = home / _named(home).get(what, otherwise)
    return named if named.is_dir() else None


def _named(home: Path) -> dict[str, str]:
    try:
        text = (home / ".config" / "user-dirs.dirs").read_text("utf-8", "replace")
    except OSError:
        return {}
    return dict(NAMED.findall(text))
