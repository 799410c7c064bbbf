"""Pages that were told, drawn in a browser: judged for those who hear them, and photographed."""

import tarfile
from collections.abc import Iterator
from pathlib import Path

from tests.web.chromium import Chromium
from tools.from_npm import fetched

JUDGE = "axe-core@4.10.3"
SUM = (
    "5e6edba515e70d25f6604d9815f064d859c5d1ea7ab661bbc4f87c88779ef0c2"
    "1cae0abbeb636471ef39e9d62d2582e4b88a1866f19f4ecfcf6d986275e4dc12"
)
ASKED = "axe.run({resultTypes: ['violations']}).then(told => told.violations.map(one =>"
TOLD = " `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(' | ')}`))"


def the_judge() -> str:
    """The script that judges; raises where none can be fetched."""
    with tarfile.open(fetched(JUDGE, SUM)) as package:
        return package.extractfile("package/axe.min.js").read().decode()


def findings(
    browser: Chromium, stage: str, judge: str, shown: list[tuple[str, tuple[int, int]]],
    theme: str = "dark", pictures: Path | None = None,
) -> Iterator[str]:  # fmt: skip
    """What is wrong with each: files that lie beside the stage, and their windows."""
    browser.open(stage)
    browser.value(f"{judge};0")
    for name, window in shown:
        browser.resize(*window)
        browser.value(f"draw({name!r}, {theme!r}).then(() => 0)")
        if pictures is not None:
            browser.picture(pictures / f"{Path(name).stem}-{theme}.png")
        yield from (f"{name}: {one}" for one in browser.value(ASKED + TOLD))
