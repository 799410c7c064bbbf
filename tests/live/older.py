"""A game that was played long ago, left in a home folder as an app that was closed leaves it."""

import json
from pathlib import Path

from tests.journals.golden import FOLDER


def put_older(home: Path, game: str, journal: str, step: int) -> None:
    """The journal as far as this step."""
    lines = (FOLDER / game / f"{journal}.jsonl").read_bytes().splitlines(keepends=True)
    ends = [at for at, line in enumerate(lines) if _step(line) == step]
    left = home / "games" / f"{game}-2026-01-01-1.jsonl"
    left.parent.mkdir(parents=True, exist_ok=True)
    left.write_bytes(b"".join(lines[: ends[-1] + 1]))


def _step(line: bytes) -> int | None:
    step: int | None = json.loads(line[9:]).get("step")
    return step
