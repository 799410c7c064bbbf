"""A page that is being shown: made, laid out, touched. Every front end goes through this door."""

from __future__ import annotations

from collections.abc import Callable

from companion.describe.layout import SHEET, Laying, Seen
from companion.describe.lint import acts_of
from companion.describe.node import GOLD, NOTHING, Act, Page
from companion.describe.scene import Piece
from companion.describe.surface import Says, Surface

CLOSER, FURTHER = 4.0, 1.0


class Showing:
    """Of one place in the app: its page now, its pieces, and what was scrolled to where."""

    def __init__(self, make: Callable[[Surface], Page]) -> None:
        self.make = make
        self.page = Page(NOTHING)
        self.pieces: tuple[Piece, ...] = ()
        self.surface: Surface | None = None
        self.laying = Laying()

    @property
    def seen(self) -> dict[str, Seen]:
        """How far what scrolls was scrolled, by the keys of what is listed there."""
        return self.laying.seen

    def show(self, surface: Surface) -> tuple[Piece, ...]:
        """The page of this moment, laid out."""
        self.surface = surface
        self.page = self.make(surface)
        if self.page.over is None:
            self._forget_sheet()
        return self.lay()

    def lay(self) -> tuple[Piece, ...]:
        """The same page again: something was scrolled."""
        if self.surface is not None:
            self.pieces = self.laying.lay(self.page, self.surface)
            self._keep_within(self.pieces)
        return self.pieces

    def forget(self) -> None:
        """It is not shown any more; how far it was scrolled is known when it is again."""
        self.page, self.pieces = Page(NOTHING), ()
        self.laying = Laying(self.seen)

    def touch(self, does: str) -> bool:
        """Carry an act out; whether there is such a one now."""
        act = self.page.acts.get(does)
        if act is not None:
            act()
        return act is not None

    def typed(self, does: str, text: str) -> bool:
        """Something was typed; whether anybody asked for it."""
        take = self.page.typed.get(does)
        if take is not None:
            take(text)
        return take is not None

    def drop(self, layer: str, place: str) -> bool:
        """Something was carried to a place; whether it may lie there."""
        if self.page.dropped is None:
            return False
        self.page.dropped(layer, place)
        return True

    def stroke(self, passed: tuple[str, ...], lifted: bool) -> bool:
        """A finger draws over places; whether anybody asked for it."""
        if self.page.stroked is None:
            return False
        self.page.stroked(passed, lifted)
        return True

    @property
    def gold(self) -> str:
        """What goes on now; empty where nothing does."""
        return next((one.does for one in self._golds if one.reason is None), "")

    @property
    def missing(self) -> Says:
        """Why nothing goes on now; empty where it does, or where nothing is gold."""
        return next((one.reason for one in self._golds if one.reason is not None), "")

    @property
    def _golds(self) -> list[Act]:
        root = self.page.root if self.page.over is None else self.page.over
        return [one for one in acts_of(root) if one.look == GOLD]

    def scroll(self, key: str, x: float, y: float) -> None:
        """A part was scrolled to here; never past its end."""
        stands = self.seen.setdefault(key, Seen())
        stands.x, stands.y = x, y
        self._keep_within(self.pieces)

    def zoom(self, key: str, closer: float, x: float, y: float) -> None:
        """Two fingers spread on a board: what lay between them stays there."""
        stands = self.seen.setdefault(key, Seen())
        zoom = min(CLOSER, max(FURTHER, stands.zoom * closer))
        grown = zoom / stands.zoom
        stands.x, stands.y = (stands.x + x) * grown - x, (stands.y + y) * grown - y
        stands.zoom = zoom
        if zoom == FURTHER:
            stands.x = stands.y = 0.0
        self.lay()

    def _forget_sheet(self) -> None:
        """It was closed: whatever opens next is shown from its top."""
        for key in [one for one in self.seen if one.startswith(f"{SHEET}/") or one == SHEET]:
            del self.seen[key]

    def _keep_within(self, pieces: tuple[Piece, ...]) -> None:
        for piece in pieces:
            stands = self.seen.get(piece.key)
            if stands is not None and piece.inner != (0.0, 0.0):
                stands.x = min(max(0.0, stands.x), max(0.0, piece.inner[0] - piece.w))
                stands.y = min(max(0.0, stands.y), max(0.0, piece.inner[1] - piece.h))
            self._keep_within(piece.inside)
