"""Golden journals opened by the core in a browser and here: what they come to, byte for byte."""

import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path

from companion.games import find_game
from tests.journals.golden import FOLDER, opened, outcome

TOP = FOLDER.parents[1]
NEEDED = ("tests/__init__.py", "tests/journals/__init__.py", "tests/journals/golden.py")
OUTCOME = """
import json
from pathlib import Path
from companion.games import find_game
from tests.journals.golden import opened, outcome

def come_to(name):
    path = Path(name)
    told = outcome(opened(path, find_game(path.parent.name)))
    return json.dumps(told, ensure_ascii=False, sort_keys=True)
"""
BEGIN = """(async () => {
  const { loadPyodide } = await import("./pyodide.mjs");
  window.python = await loadPyodide();
  for (const [name, kind] of [["loom.tar.gz", "gztar"], ["journals.zip", "zip"]])
    python.unpackArchive(await (await fetch(name)).arrayBuffer(), kind);
  python.runPython(%s);
  return 0;
})()"""


def replay(site: Path, browser, address: str, journals: Sequence[Path]) -> str:
    """All of them; what differs raises."""
    (site / "journals.zip").write_bytes(_packed(journals))
    (site / "replay.html").write_text("<script>window.shown = 1</script>", encoding="utf-8")
    browser.open(f"{address}replay.html")
    browser.value(BEGIN % json.dumps(OUTCOME))
    for journal in journals:
        name = journal.relative_to(TOP).as_posix()
        there = browser.value(f"python.globals.get('come_to')({json.dumps(name)})")
        here = outcome(opened(journal, find_game(journal.parent.name)))
        assert there == json.dumps(here, ensure_ascii=False, sort_keys=True), name
    return f"{len(journals)} journals come to the same"


def _packed(journals: Sequence[Path]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in (*NEEDED, *(one.relative_to(TOP).as_posix() for one in journals)):
            packed.write(TOP / name, name)
    return made.getvalue()
