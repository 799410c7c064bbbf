"""The checkout that is measured: this one, or another that BENCHED names.

The measuring is this one's either way, so that two commits are measured alike.
"""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
BENCHED = "LOOM_BENCHED"
ROUNDED = "LOOM_ROUNDS"
LONGEST = 240
"""Seconds after which a process of ours is stuck."""
HEADLESS = ("KIVY_", "KCFG_")
"""What the windowless benchmarks have set for their own process; a real window wants none."""


def tree() -> Path:
    """Where the code to be measured lies."""
    return Path(os.environ.get(BENCHED, HERE)).resolve()


def rounds() -> int:
    """How often each thing is done from outside."""
    return int(os.environ.get(ROUNDED, "20"))


def use_it() -> None:
    """From here on games and screens are imported from there; the benchmarks are ours already."""
    if tree() != HERE:
        sys.path[:] = [str(tree()), *(each for each in sys.path if Path(each or ".") != HERE)]


def python(module: str, *arguments: object, **environment: str) -> tuple[list[str], dict[str, str]]:
    """Command and environment of a module of ours on that code, compiled once as a player's is."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(HEADLESS)}
    file = Path(__file__).with_name(f"{module}.py")
    ours.pop("PYTHONDONTWRITEBYTECODE", None)
    ours |= {"PYTHONPATH": str(tree()), "PYTHONPYCACHEPREFIX": compiled()}
    ours |= {"KIVY_CLIPBOARD": "dummy", "KIVY_AUDIO": "none"}
    return [sys.executable, "-P", str(file), *map(str, arguments)], ours | environment


@cache
def compiled() -> str:
    """Where Python keeps what it compiled, until the bench ends."""
    folder = tempfile.mkdtemp(prefix="loom-compiled-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def said(module: str, *arguments: object, **environment: str) -> str:
    """What such a module prints; where it ends badly, its last errors end the bench."""
    command, around = python(module, *arguments, **environment)
    try:
        done = subprocess.run(
            command,
            cwd=tree(),
            env=around,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{' '.join(command)} came to no end") from None
    if done.returncode or not done.stdout.strip():
        raise SystemExit(f"{' '.join(command)} said nothing:\n{done.stderr[-2000:]}")
    return done.stdout
