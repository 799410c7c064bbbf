"""“Check everything”: what it found."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.library.checking import Checked
from companion.pages.doors import Doors
from companion.pages.listed import Listed, sentences

TITLE = Message("app.checked.title")


class CheckedPlace(Listed):
    """A line for each."""

    def __init__(self, doors: Doors, checked: Checked | None = None) -> None:
        super().__init__(doors)
        self.checked = checked or Checked()

    def page(self, surface: Surface) -> Page:
        """How much was looked at, and what is not well."""
        acts = self.acts()
        return self._listed(surface, acts, TITLE, sentences(*self.checked.said, size="label"))
