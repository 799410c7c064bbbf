"""`.venv`: made once, and made up to date when what is needed changes."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.requirements import requirements

TOP = Path(__file__).resolve().parent.parent.parent
VENV = TOP / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKED = TOP / "tools" / "package" / "locked.txt"
"""What a package is built of, by sums."""
BY_SUMS = ("--require-hashes", "--no-deps")
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def make(kind: str) -> str:
    """Install what `run`, `test` or `bundle` needs; why that failed, or empty."""
    locked = kind == "bundle"
    wanted = LOCKED.read_text("utf-8") if locked else "\n".join(requirements(kind)) + "\n"
    stamp = VENV / f".installed-{kind}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return ""
    if not PYTHON.exists() and subprocess.call([sys.executable, "-m", "venv", str(VENV)]):
        return f"The folder {VENV} could not be made."
    print(f'Installing what "{kind}" needs into .venv …', flush=True)
    if _install(wanted, BY_SUMS if locked else ()):
        return "What Loom stands on could not be installed: is there a network?"
    stamp.write_text(wanted, encoding="utf-8")
    return ""


def _install(wanted: str, how: tuple[str, ...] = ()) -> int:
    quiet = () if os.name == "nt" else ("--root-user-action=ignore",)
    with tempfile.TemporaryDirectory() as folder:
        names = Path(folder) / "requirements.txt"
        names.write_text(wanted, encoding="utf-8")
        return subprocess.call([str(PYTHON), *PIP, *quiet, *how, "-r", str(names)])
