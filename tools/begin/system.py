"""What the operating system must bring.

As root on Debian it is installed; otherwise the one line to run is said.
"""

import ctypes
import importlib.util
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import which

WINDOW = {
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXcursor.so.1": "libxcursor1",
    "libXi.so.6": "libxi6",
    "libXrandr.so.2": "libxrandr2",
}
"""What SDL opens when it makes a window on X, and Kivy when it draws."""
PICTURES = {
    "libEGL.so.1": "libegl1",
    "libEGL_mesa.so.0": "libegl-mesa0",
    "libGL.so.1": "libgl1",
}
"""What the tests draw with where nobody looks."""
HANDS = {"libXtst.so.6": "libxtst6"}
"""What the tests touch a real window with, beside what a window needs."""
SCREEN = "Xvfb", "xvfb"
"""The program that is a screen without one, and its package."""
DRIVERS = "libgl1-mesa-dri"


def for_python() -> list[str]:
    """What Debian's Python lacks to make an environment."""
    lacks = (
        importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None
    )
    return ["python3-venv"] if lacks and sys.platform == "linux" else []


def for_window() -> list[str]:
    """What a window lacks."""
    return missing(WINDOW)


def for_pictures() -> list[str]:
    """What the tests lack that draw."""
    return missing(PICTURES)


def for_hands() -> list[str]:
    """What the tests lack that touch a window on a screen of their own."""
    lacks = sys.platform == "linux" and which(SCREEN[0]) is None
    return missing(WINDOW | HANDS) + ([SCREEN[1]] if lacks else [])


def missing(libraries: Mapping[str, str]) -> list[str]:
    """The packages that bring what is not there; other systems bring their own."""
    if sys.platform != "linux":
        return []
    found = [package for library, package in libraries.items() if not loads(library)]
    return found if has_drivers() else [*found, DRIVERS]


def loads(library: str) -> bool:
    """Whether the system finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_drivers() -> bool:
    """Whether Mesa can draw without a graphics card."""
    return (
        any(Path("/usr/lib").glob("*/dri/swrast_dri.so"))
        or not Path("/etc/debian_version").exists()
    )


def bring(packages: Sequence[str]) -> str:
    """Install them, or say what to run; empty when all is there."""
    if not packages:
        return ""
    line = f"apt-get update && apt-get install -y {' '.join(packages)}"
    if which("apt-get") is None:
        return f"Your system lacks {', '.join(packages)} (as Debian calls them): install it first."
    if os.geteuid() != 0:
        return f"First run, as root: {line}"
    print(f"Installing for the system: {' '.join(packages)} …", flush=True)
    said = _install(packages)
    return f"This did not work: {line}\n{said}" if said else ""


def _install(packages: Sequence[str]) -> str:
    """What apt said where it failed; empty when it did not."""
    apt = "apt-get"
    update = [apt, "update", "-qq", "-o", "Acquire::Retries=3"]
    install = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    silent = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (update, install):
        done = subprocess.run(command, env=silent, capture_output=True, text=True, check=False)
        if done.returncode:
            return done.stderr.strip() or f"{done.returncode}"
    return ""
