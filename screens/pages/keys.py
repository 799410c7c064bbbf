"""What keys do on a page: a ring goes through it, Enter presses, a number is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.describe.asking import DIGIT, ROTATE, RUB
from companion.describe.ring import (
    beside,
    longest,
    nearest,
    next_stop,
    ring_order,
    ringed,
    taker_beside,
    to_be_seen,
)

if TYPE_CHECKING:
    from companion.describe.touching import Met
    from screens.pages.page_view import PageView

TAB, ENTER, SPACE, BACKSPACE = 9, (13, 271), 32, 8
ARROWS = {273: "up", 274: "down", 275: "right", 276: "left"}
PAGES = {280: -1, 281: 1}
TURNS = "r"
PAGE, LINE = 0.85, 80.0
"""How much of a list a page is; how many dp an arrow scrolls where nothing more is touched."""
LEVELS = 4
"""Lists in one another."""


class PageKeys:
    """The ring of a page; what lies below a sheet keeps its own until the sheet is closed."""

    def __init__(self, view: PageView) -> None:
        self.view = view
        self.focused, self._piece, self.seen = "", "", False
        self._at: tuple[float, float] | None = None
        """Where it was, for when what it lay on has gone."""
        self._below: tuple[str, str, tuple[float, float] | None] | None = None

    @property
    def _found(self) -> list[Met]:
        showing = self.view.showing
        return ring_order(showing.pieces, showing.seen)

    @property
    def met(self) -> Met | None:
        """What it lies on, seen or not."""
        return ringed(self._found, self.focused, self._piece)

    def follow(self) -> None:
        """A sheet was opened or closed."""
        is_over = self.view.showing.page.over is not None
        if is_over and self._below is None:
            self._below = self.focused, self._piece, self._at
            self.focused, self._piece, self._at = "", "", None
        elif not is_over and self._below is not None:
            (self.focused, self._piece, self._at), self._below = self._below, None

    def hide(self) -> None:
        """A finger touches: it is not seen until a key is pressed."""
        self.seen = False

    def takes(self, key: int, held: set[str], sign: str = "") -> bool:
        """Whether a key was ours."""
        if key == TAB:
            return self._tab(-1 if "shift" in held else 1)
        if key in PAGES:
            return self._scroll(PAGES[key] * PAGE)
        if self.view.fields.written:
            return ARROWS.get(key) in ("up", "down") and self._point(ARROWS[key])
        if self._number(key, sign):
            return True
        if sign.lower() == TURNS and self.view.showing.touch(ROTATE):
            self.view.again()
            return True
        if key in ARROWS and "shift" in held and self._carry(ARROWS[key]):
            return True
        if key in ARROWS:
            return self._point(ARROWS[key])
        return (key in ENTER or key == SPACE) and self._press()

    def _tab(self, by: int) -> bool:
        """To the next stop, round and round; from a field first to the next field."""
        field = self.view.fields.next(by)
        if field:
            self._go(next(one for one in self._found if one.hit.key == field))
            return True
        found, now = self._found, self._now
        to = next_stop(found, now, by) if now is not None else self._again(found, by)
        if to is not None:
            self._go(to)
        return to is not None

    def _point(self, way: str) -> bool:
        """To what lies that way; where nothing does the list goes on."""
        found, now = self._found, self._now
        to = beside(found, now, way) if now is not None else self._again(found, 1)
        if to is not None:
            self._go(to)
            return True
        return way in ("up", "down") and self._scroll(0.0, LINE if way == "down" else -LINE)

    def _carry(self, way: str) -> bool:
        """What the ring lies on lies a place further; whether it can be carried at all."""
        showing, met = self.view.showing, self.met
        if met is None or not self.seen or not met.hit.carries:
            return False
        taker = taker_beside(showing.pieces, showing.seen, met, way)
        if taker is not None:
            self.view.drop(met, taker)
        return True

    def _press(self) -> bool:
        """What the ring lies on; where it is not seen, only show it, at first on what is gold."""
        met = self.met
        if met is not None and self.seen:
            if met.piece.typed:
                self._go(met)
            else:
                self.view.tap(met)
            return True
        found = self._found
        gold = (one for one in found if one.hit.does == self.view.showing.gold != "")
        to = met or next(gold, None) or self._again(found, 1)
        if to is not None:
            self._go(to)
        return to is not None

    def _number(self, key: int, sign: str) -> bool:
        """Where digits are touched they are typed as well; Enter takes what they come to."""
        showing = self.view.showing
        if RUB not in showing.page.acts:
            return False
        does = RUB if key == BACKSPACE else f"{DIGIT}.{sign}"
        if key in ENTER and not (self.seen and self.met):
            does = showing.gold
        touched = showing.touch(does)
        if touched:
            self.view.again()
        return touched

    @property
    def _now(self) -> Met | None:
        """Where it goes on from: the field with the cursor, or what it lies on."""
        self.focused = self.view.fields.written or self.focused
        return self.met

    def _again(self, found: list[Met], by: int) -> Met | None:
        """Near where it was; at first at the beginning."""
        if self._at is not None:
            return nearest(found, *self._at)
        return found[0 if by > 0 else -1] if found else None

    def _go(self, met: Met) -> None:
        """The ring lies on it; what letters go into takes them."""
        self.view.fields.leave()
        self.focused, self._piece, self.seen = met.hit.key, met.piece.key, True
        self.bring_in_sight(met)
        met = self.met or met
        self._at = met.middle
        if met.piece.typed is not None:
            self.view.fields.shown[met.piece.key].focus = True
        self.view.draw_above()

    def bring_in_sight(self, met: Met) -> None:
        """Every list it lies in moves as little as shows it whole."""
        for _ in range(LEVELS):
            showing = self.view.showing
            move = to_be_seen(showing.pieces, showing.seen, met)
            if move is None:
                return
            self.view.scroll(*move)

    def _scroll(self, pages: float, lines: float = 0.0) -> bool:
        showing = self.view.showing
        around = longest(showing.pieces, showing.seen, self.met if self.seen else None)
        if around is None:
            return False
        stands = showing.seen.get(around.key)
        x, y = (stands.x, stands.y) if stands else (0.0, 0.0)
        self.view.scroll(around.key, x, y + pages * around.h + lines)
        return True
