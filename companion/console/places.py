"""Where this computer keeps what is Loom's."""

import os
from collections.abc import Mapping
from pathlib import Path


def home_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of games and settings; LOOM_HOME names another."""
    chosen = environ.get("LOOM_HOME")
    if chosen:
        return Path(chosen)
    data = environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "loom"
