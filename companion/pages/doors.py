"""What a place of the app may do beside showing its page; every front end hands it in.

A place is a class: made with the doors and with what was passed on, asked for its page at every
change. It is written once and named in `PLACES`; the window and `Roaming` open it by its route.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from companion.core.message import Message
from companion.describe.node import Do, Page
from companion.describe.sheets import Sheet
from companion.describe.surface import Says, Surface
from companion.errors import AnswerRefused, LoomError
from companion.i18n import Words
from companion.library.library import Library
from companion.pages.device import Device

if TYPE_CHECKING:
    from companion.pages.picture import Picture

T = TypeVar("T")


@dataclass(frozen=True)
class Outside:
    """What lies around the app; None where a front end has no such thing."""

    picture: Callable[[Picture], object] | None = None
    """Drawn off the screen, and given away as a file."""
    share_text: Callable[[str, str], object] | None = None
    """Words for other apps, and what they are about."""
    open_link: Callable[[str], object] | None = None
    address: str = ""
    """Where a browser's page lies; nothing elsewhere."""


@dataclass(frozen=True)
class Doors:
    """Of one front end."""

    library: Library
    words: Words
    go: Callable[..., object]
    """To another place by its route, with what it is passed on."""
    back: Do
    tell: Callable[[Message], object]
    way_back: Callable[[Message, Do], object]
    """Something was done: said, with what takes it back."""
    outside: Outside = Outside()
    play: Callable[[str, str], object] = lambda way, game_id: None
    """A kept game: `again`, `reopen` or `review`, a running one: `resume`; by its id."""
    at_once: bool = True
    """Whether what takes long is read before a page is shown; else a piece a frame, by `look`."""
    passing: Callable[[Message], object] = lambda said: None
    """Something was done: said in a line that goes by itself."""
    lay: Callable[[Sheet], object] = lambda sheet: None
    """Above whatever is shown."""
    device: Device = field(kw_only=True)
    """Its files and its settings."""

    def say(self, what: Says) -> str:
        """In the language of the moment."""
        if isinstance(what, (int, float)):
            return self.words.number(what)
        return self.words.text(what) if isinstance(what, Message) else what

    def tried(self, call: Callable[[], T]) -> T | None:
        """What it comes to; None where it is refused, and that is said."""
        try:
            return call()
        except AnswerRefused as refused:
            self.passing(refused.message)
        except LoomError as error:
            self.tell(error.message)
        return None


class Place(Protocol):
    """Somewhere in the app."""

    def page(self, surface: Surface) -> Page:
        """What there is now."""

    def look(self) -> bool:
        """Read a piece of what takes long; False where nothing was left to be read."""
        return False


PLACES: Mapping[str, str] = {
    "settings": "companion.pages.settings:SettingsPlace",
    "about": "companion.pages.about:About",
    "licence": "companion.pages.about:Licence",
    "backups": "companion.pages.backups:BackupsPlace",
    "bin": "companion.pages.bin:BinPlace",
    "set_aside": "companion.pages.set_aside:SetAsidePlace",
    "arrivals": "companion.pages.arrivals:Arrivals",
    "plays": "companion.pages.plays:Plays",
    "taught": "companion.pages.taught:Taught",
    "left_out": "companion.pages.left_out:LeftOutPlace",
    "checked": "companion.pages.checked:CheckedPlace",
    "past": "companion.pages.past:PastGames",
    "past_game": "companion.pages.past_game:PastGame",
    "afterwards": "companion.pages.afterwards:Afterwards",
    "correcting": "companion.pages.correcting:Correcting",
    "sharing": "companion.pages.sharing:Sharing",
    "picture": "companion.pages.picture:OfAGame",
    "year": "companion.pages.picture:OfAYear",
    "people": "companion.pages.people:People",
    "person": "companion.pages.person:OnePerson",
    "statistics": "companion.pages.statistics:WhatItComesTo",
    "roads": "companion.pages.roads:RoadsPlace",
    "owned": "companion.pages.owning:Owned",
}
"""By route."""


def opened(route: str, doors: Doors, **where: Any) -> Place:
    """A place with what it is passed on: each says itself what it takes."""
    module, _, name = PLACES[route].partition(":")
    found: Place = getattr(import_module(module), name)(doors, **where)
    return found
