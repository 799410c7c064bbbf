"""What Loom is, which version, whose work it stands on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion import __version__
from companion.content.notices import Notice, notices, text_of
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Node, Page, Pic, Row, Text
from companion.describe.surface import Surface
from companion.pages.doors import Doors
from companion.pages.listed import Listed, panel, panels, sentences

TITLE = Message("app.about.title")
KNOWN = (
    ("app.about.table", "app.about.table_note", "table"),
    ("app.about.undo", "app.about.undo_note", "undo"),
    ("app.about.rules", "app.about.rules_note", "book"),
    ("app.about.facts", "app.about.facts_note", "house-fact"),
    ("app.about.alone", "app.about.kept", "lock"),
    ("app.about.wrong", "app.about.wrong_note", "report"),
)
"""Good to know: words, what it means, picture."""


class About(Listed):
    """To be read."""

    def __init__(self, doors: Doors) -> None:
        super().__init__(doors)
        self.notices = notices()

    def page(self, surface: Surface) -> Page:
        """What it is, what is good to know, whose work."""
        acts = self.acts()
        known = tuple(map(_known, KNOWN))
        shown = (
            panel("Loom", *self._what(), key="what"),
            panel(Message("app.about.good_to_know"), *known, key="known"),
            panel(Message("app.about.licences"), *self._licences(acts), key="licences"),
        )
        return self._listed(surface, acts, TITLE, (panels(surface, *shown),))

    def _what(self) -> tuple[Node, ...]:
        version = Message("app.about.version", version=__version__)
        return (
            Text(Message("app.about.what"), "label", bold=True, key="what"),
            *sentences(Message("app.about.how"), Message("app.about.publishers")),
            Text(Message("app.about.made_with"), "body", "dim", key="with"),
            Text(version, "body", "dim", key="version"),
        )

    def _licences(self, acts: Acts) -> Iterator[Act]:
        for n, one in enumerate(self.notices):
            does = acts.add(f"of.{n}", partial(self.doors.go, "licence", notice=one))
            note = Message("app.about.licence", kind=one.licence, holder=one.holder)
            yield Act(one.name, does, "file", note=note, key=does)


class Licence(Listed):
    """As its holders wrote it."""

    def __init__(self, doors: Doors, notice: Notice | None = None) -> None:
        super().__init__(doors)
        self.notice = notice = notice or notices()[0]
        self.paragraphs = tuple(map(_joined, filter(str.strip, text_of(notice).split("\n\n"))))

    def page(self, surface: Surface) -> Page:
        """A paragraph below the other, in a column that can be read."""
        acts = self.acts()
        side = max(0.0, (surface.w - 860 * surface.text) / 2)
        read = Column(sentences(*self.paragraphs), gap=12, share=1, key="read")
        gaps = Row((), w=side)
        return self._listed(surface, acts, self.notice.name, (Row((gaps, read, gaps), gap=0),))


def _known(one: tuple[str, str, str]) -> Node:
    what, note, icon = one
    said = (
        Text(Message(what), "body", bold=True, key="what"),
        Text(Message(note), "body", "dim", key="note"),
    )
    words = Column(said, gap=2, share=1, key="words")
    return Row((Pic(icon, 28, "dim"), words), gap=14, key=what)


def _joined(paragraph: str) -> str:
    """Lines that were broken for a terminal go on; those that are indented stand by themselves."""
    lines = paragraph.strip("\n").splitlines()
    if any(line.startswith("  ") for line in lines):
        return "\n".join(line.strip() for line in lines)
    return " ".join(lines)
