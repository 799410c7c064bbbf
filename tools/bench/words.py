"""Messages into text."""

from collections.abc import Iterator

from companion.core.message import Message
from companion.i18n import Words
from companion.resources import data_dir
from tools.bench.line import Line, fastest

MANY = 10_000


def run() -> Iterator[Line]:
    """A nested message against the bare format of its sentence; a catalogue's first key."""
    folder = data_dir() / "text"
    words = Words(folder)
    message = Message("content.refused", reason=Message("content.no_int", found="12+"))
    values = {"found": "12+"}

    def bare() -> None:
        for _ in range(MANY):
            "A whole number is wanted, not {found}.".format_map(values)

    def said() -> None:
        for _ in range(MANY):
            words.text(message)

    yield Line(
        "one nested message as text",
        fastest(said) * 1000 / MANY,
        "µs",
        fastest(bare) * 1000 / MANY,
        "one bare format",
        most=5,
    )
    yield Line(
        "a catalogue's first key",
        fastest(lambda: Words(folder).say("content.refused", reason="")),
        most=10,
    )
