"""The app for any browser, as plain files: `python -m tools.web` writes dist/web.

The runtime comes as a pinned package and is checked by its sum; it is kept for the next time.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import tinydb

from companion.console.drawer import BESIDE, FONTS, fonts, symbols
from companion.content import po
from companion.content.po import SOURCE
from companion.i18n import Words
from tools.from_npm import fetched

TOP = Path(__file__).resolve().parents[1]
TARGET = TOP / "dist" / "web"
RUNTIME = "pyodide@0.29.3"
SUM = (
    "db6501ba13896b08fbbca5274bbfc5df12bee75e4b25d8e23001e809fb92ebf3"
    "db1e23ab4905676300defb6b1b57088e677b0c31ec5d5c809ec3a36a38c40680"
)
NEEDED = (
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
COMPILE = TOP / "tools" / "web_compile.mjs"
CORE = "loom.tar.gz"
LEFT_OUT = {"icons", "app", "sounds", "pictures", "schema", "kept"}
OF_A_TERMINAL = {"console", "front", "tools", "__main__.py"}
TOLD_TRANSLATORS = re.compile(rb"^#\..*\n", re.MULTILINE)
PICTURES = ("icon.svg", "icon.png")
OFFLINE = "offline.js"
SHELL = "app.web."
"""Words that are needed before the core runs."""


def main() -> int:
    """Everything that a host has to serve."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for one in (TOP / "web").iterdir():
        if one.name not in BESIDE:
            shutil.copy(one, TARGET)
    for picture in PICTURES:
        shutil.copy(TOP / "data" / "app" / picture, TARGET)
    shutil.copy(TOP / "data" / "theme.json", TARGET)
    for font in FONTS:
        shutil.copy(fonts() / font, TARGET)
    (TARGET / "icons.svg").write_text(symbols(), encoding="utf-8")
    for name, data in runtime().items():
        (TARGET / name).write_bytes(data)
    with tempfile.TemporaryDirectory() as room:
        sources = Path(room) / "sources.zip"
        pack(sources)
        subprocess.check_call(("node", COMPILE, TARGET, sources, TARGET / CORE))
    (TARGET / "words.json").write_text(json.dumps(words()), encoding="utf-8")
    list_files(TARGET)
    total = sum(one.stat().st_size for one in TARGET.iterdir())
    print(f"{TARGET.name}: {total / 1e6:.1f} MB in {len(list(TARGET.iterdir()))} files")
    return 0


def words() -> dict[str, dict[str, str]]:
    """What is told before the core runs, in every whole language: nobody was asked yet."""
    text = TOP / "data" / "text"
    spoken = Words(text, SOURCE)
    source = (text / SOURCE / f"{SHELL}po").read_text(encoding="utf-8")
    keys = [one.key for one in po.read(source, SHELL) if one.key]
    told = {}
    for language in filter(spoken.is_whole, spoken.languages()):
        spoken.use(language)
        told[language] = {key.removeprefix(SHELL): spoken.say(key) for key in keys}
    return told


def list_files(target: Path) -> None:
    """Into the worker that keeps them for when there is no network; its version is their sum."""
    files = sorted(one for one in target.iterdir() if one.name != OFFLINE)
    whole = hashlib.sha256()
    for one in files:
        whole.update(one.name.encode() + one.read_bytes())
    names = json.dumps(["./", *(one.name for one in files if one.name != "index.html")])
    text = (target / OFFLINE).read_text(encoding="utf-8")
    text = text.replace("const FILES = [];", f"const FILES = {names};")
    text = text.replace('VERSION = "";', f'VERSION = "{whole.hexdigest()[:16]}";')
    (target / OFFLINE).write_text(text, encoding="utf-8")


def pack(target: Path) -> None:
    """The core, its data and what it stands on."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for room in ("companion", "data"):
            for one in sorted((TOP / room).rglob("*")):
                inside = one.relative_to(TOP)
                if one.is_file() and "__pycache__" not in inside.parts and _needed(inside):
                    packed.writestr(str(inside), _told(one))
        atlas = Path("data") / "icons" / "atlas" / "icons.atlas"
        packed.write(TOP / atlas, atlas)
        for one in sorted(Path(tinydb.__file__).parent.rglob("*.py")):
            packed.write(one, Path("tinydb") / one.relative_to(Path(tinydb.__file__).parent))


def _needed(inside: Path) -> bool:
    if inside.parts[0] == "data":
        return inside.parts[1] not in LEFT_OUT
    return not OF_A_TERMINAL & {*inside.parts}


def _told(file: Path) -> bytes:
    """What stands in it, without what only translators read."""
    data = file.read_bytes()
    return TOLD_TRANSLATORS.sub(b"", data) if file.suffix == ".po" else data


def runtime() -> dict[str, bytes]:
    """The files of the runtime, out of its package."""
    with tarfile.open(fetched(RUNTIME, SUM)) as package:
        return {name: package.extractfile(f"package/{name}").read() for name in NEEDED}


if __name__ == "__main__":
    sys.exit(main())
