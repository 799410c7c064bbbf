"""Where this computer keeps what is Loom's."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "Loom"


def home_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder of games and settings; LOOM_HOME names another.

    What the first version left in a folder of its own stays where it is.
    """
    chosen = environ.get("LOOM_HOME")
    if chosen:
        return Path(chosen)
    plain = _plain(environ)
    own = _own(environ, platform)
    return own if own is not None and not plain.is_dir() else plain


def _plain(environ: Mapping[str, str]) -> Path:
    data = environ.get("XDG_DATA_HOME")
    return (Path(data) if data else _user(environ) / ".local" / "share") / "loom"


def _own(environ: Mapping[str, str], platform: str) -> Path | None:
    """Where people look for it on Windows and on a Mac."""
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return (Path(local) if local else _user(environ) / "AppData" / "Local") / NAME
    if platform == "darwin":
        return _user(environ) / "Library" / "Application Support" / NAME
    return None


def _user(environ: Mapping[str, str]) -> Path:
    home = environ.get("HOME") or environ.get("USERPROFILE")
    return Path(home) if home else Path.home()
