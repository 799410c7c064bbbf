"""Where a message is seen and what fills its places, by two tables beside this file.

`seen.txt`: the beginning of a key, or the name of a catalogue, and the screen or page it is of.
`places.txt`: the name of a place and what comes into it; where keys of one beginning mean
something else by it, the beginning stands in front. The longest beginning holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SEEN = "#. seen: "
PLACE = re.compile(r"\{([^{}:]+)(?::\w+)?\}")
WRITTEN = re.compile(rf"{re.escape(SEEN)}|#\. \{{[^{{}}]+\}}: ")
NUMBER = "n"
ICON = "this icon"
RULES = ".rules"


def is_written(line: str) -> bool:
    """Whether a comment is one of these, to be written again."""
    return WRITTEN.match(line) is not None


def about(key: str, forms: Sequence[str], catalogue: str) -> Iterator[str]:
    """The comments of a message."""
    yield f"{SEEN}{seen(key, catalogue)}"
    found = dict.fromkeys(name for form in forms for name in PLACE.findall(form))
    told = (f"{{{name}}}: {_meaning(key, name, len(forms), catalogue)}" for name in found)
    if found:
        yield f"#. {'; '.join(told)}"


def seen(key: str, catalogue: str) -> str:
    """The screen or page: by key, by the name of the catalogue, by the first word of the key.

    A game of which nothing is listed is named by itself.
    """
    table = _table("seen.txt")
    *longer, first = _beginnings(key)
    for beginning in (*longer, catalogue, first):
        if beginning in table:
            return table[beginning]
    return first


def _meaning(key: str, name: str, forms: int, catalogue: str) -> str:
    if RULES in catalogue:
        return ICON
    table = _table("places.txt")
    for beginning in _beginnings(key):
        if f"{beginning} {name}" in table:
            return table[f"{beginning} {name}"]
    if name not in table:
        raise SystemExit(f"tools/comments/places.txt does not say what {{{name}}} of {key} is")
    return f"{table[name]}, which chooses the form" if forms > 1 and name == NUMBER else table[name]


def _beginnings(key: str) -> Iterator[str]:
    """A key, and it without its last words, down to the first."""
    words = key.split(".")
    return (".".join(words[:end]) for end in range(len(words), 0, -1))


@cache
def _table(name: str) -> Mapping[str, str]:
    """Lines of a name and, after two spaces, what is said of it."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("  ") for line in lines if line)
    return {key: said for key, _, said in pairs}
