"""The owner of a printed game, as pages see them: what they tell is kept in the library."""

from __future__ import annotations

from typing import Any

from companion.core.answers import Answer
from companion.describe.node import Page
from companion.describe.surface import Surface
from companion.library.edited import keep_own
from companion.lookup.ports import opened_with
from companion.pages.doors import Doors, Place
from companion.pages.places import owners_page

OWNED = "owned"


class Owned(Place):
    """What the owner of a game reads and tells of it, at what is played now."""

    def __init__(self, doors: Doors, game: str, part: str, state: Any = None) -> None:
        self._made = owners_page(game, part, Owning(doors), state)

    def page(self, surface: Surface) -> Page:
        """As it is opened now."""
        return self._made.page(surface)


class Owning:
    """What cannot be kept is said, and why."""

    def __init__(self, doors: Doors) -> None:
        self._doors, self.leave, self.refuse = doors, doors.back, doors.tell

    def told(self, game: str, fact: str, /) -> Answer | None:
        """As it is kept now."""
        return self._doors.library.house_facts.get(game, fact)

    def tell(self, game: str, fact: str, value: Answer | None, /) -> bool:
        """Kept, or asked again."""
        facts = self._doors.library.house_facts

        def keep() -> bool:
            facts.forget(game, fact) if value is None else facts.set(game, fact, value)
            return True

        return bool(self._doors.tried(keep))

    def keep(self, path: str, text: str, /) -> bool:
        """The owner's own copy, read from now on; what is looked up is made anew."""

        def keep() -> bool:
            keep_own(path, text)
            opened_with.cache_clear()
            return True

        return bool(self._doors.tried(keep))
