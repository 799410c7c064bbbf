"""Where something is typed, the page borrows Kivy's field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.graphics import ScissorPop, ScissorPush
from kivy.uix.textinput import TextInput

from companion.describe.layout import Seen
from companion.describe.roles import rgba

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kivy.core.window import WindowBase

    from companion.describe.scene import Piece, Typed
    from screens.pages.drawing import Room
    from screens.pages.page_view import PageView

CLEAR = (0, 0, 0, 0)
ESCAPE = 27
FILTERS = {"number": "int"}


class PageField(TextInput):
    """A field without a ground of its own: the page has drawn it."""

    does, longest = "", 0
    told = ""
    """What the page said last that stands in it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            self.clip = ScissorPush()
        with self.canvas.after:
            ScissorPop()

    def collide_point(self, x: float, y: float) -> bool:
        """Where it is seen; what has scrolled out of sight is not touched."""
        clip = self.clip
        seen = 0 <= x - clip.x <= clip.width and 0 <= y - clip.y <= clip.height
        return seen and super().collide_point(x, y)

    def keyboard_on_key_down(
        self, window: WindowBase, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Esc and Back leave the field and go on to what they mean everywhere."""
        if keycode[0] == ESCAPE:
            self.focus = False
            return False
        return super().keyboard_on_key_down(window, keycode, text, modifiers)

    def get_cursor_from_xy(self, x: float, y: float) -> tuple[int, int]:
        """At its beginning, where the text that came is not in lines yet: Kivy looks for one."""
        return super().get_cursor_from_xy(x, y) if self._lines else (0, 0)

    def _reset_cursor_blink(self, *args: object) -> None:
        """Nothing blinks where no letters go: Kivy begins it anew with every text."""
        if self.focus:
            super()._reset_cursor_blink(*args)


class Fields:
    """The fields of a page, kept by key while they are on it."""

    def __init__(self, view: PageView) -> None:
        self.view = view
        self.shown: dict[str, PageField] = {}

    def show(self, pieces: tuple[Piece, ...], seen: Mapping[str, Seen]) -> None:
        """As many as there are, where they are."""
        surface = self.view.showing.surface
        if surface is None:
            return
        found = dict(_typed(pieces, seen, 0.0, 0.0, (0.0, 0.0, surface.w, surface.h)))
        for key in self.shown.keys() - found.keys():
            self._let_go(self.shown.pop(key))
        for key, (piece, typed, x, y, clip) in found.items():
            field = self.shown.get(key)
            if field is None:
                field = self.shown[key] = self._made(typed)
                self.view.add_widget(field)
                field.focus = typed.focused
            self._place(field, piece, typed, x, y)
            self._clip(field, *clip)

    def leave(self) -> None:
        """Something else was touched."""
        for field in self.shown.values():
            field.focus = False

    @property
    def written(self) -> str:
        """The key of the one that letters go into; empty where none has the cursor."""
        return next((key for key, field in self.shown.items() if field.focus), "")

    def next(self, by: int = 1) -> str:
        """The field behind the one with the cursor; empty where there is none."""
        keys = [*self.shown]
        after = keys.index(self.written) + by if self.written else -1
        return keys[after] if 0 <= after < len(keys) else ""

    def first(self) -> bool:
        """The cursor goes into the first of them; whether there is one."""
        for field in self.shown.values():
            field.focus = True
            return True
        return False

    def clear(self) -> None:
        """All of them go."""
        for field in self.shown.values():
            self._let_go(field)
        self.shown = {}

    def _let_go(self, field: PageField) -> None:
        """It leaves the page, and the keyboard with it."""
        field.focus = False
        self.view.remove_widget(field)

    def _made(self, typed: Typed) -> PageField:
        field = PageField(
            text=typed.value,
            hint_text=typed.label,
            multiline=typed.kind == "lines",
            input_filter=FILTERS.get(typed.kind),
            background_color=CLEAR,
            size_hint=(None, None),
            write_tab=False,
        )
        field.does, field.longest = typed.does, typed.longest
        field.told = typed.value
        field.bind(text=self._changed)
        return field

    def _place(self, field: PageField, piece: Piece, typed: Typed, x: float, y: float) -> None:
        scale, theme = self.view.scale, self.view.theme
        field.size = piece.w * scale, piece.h * scale
        field.pos = self.view.to_pixels(x, y + piece.h)
        field.font_size = typed.size * scale
        field.foreground_color = field.cursor_color = rgba("ink", theme)
        field.hint_text_color = rgba("dim", theme)
        field.padding = [14 * scale, (field.height - field.line_height) / 2, 14 * scale, 0]
        if typed.value not in (field.told, field.text):
            field.text = typed.value
        field.told = typed.value

    def _clip(self, field: PageField, left: float, top: float, right: float, low: float) -> None:
        """Nothing of it lies over what stands below or above the part that scrolls."""
        x, y = self.view.to_pixels(left, low)
        scale = self.view.scale
        field.clip.x, field.clip.y = int(x), int(y)
        field.clip.width = int(max(0.0, right - left) * scale)
        field.clip.height = int(max(0.0, low - top) * scale)

    def _changed(self, field: PageField, text: str) -> None:
        if len(text) > field.longest:
            field.text = text[: field.longest]
            return
        self.view.showing.typed(field.does, text)
        self.view.again()


def _typed(
    pieces: tuple[Piece, ...], seen: Mapping[str, Seen], x: float, y: float, clip: Room
) -> Iterator[tuple[str, tuple[Piece, Typed, float, float, Room]]]:
    for piece in pieces:
        left, top = x + piece.x, y + piece.y
        if piece.typed is not None:
            yield piece.key, (piece, piece.typed, left, top, clip)
        at, inner = seen.get(piece.key, Seen()), clip
        if piece.inside:
            x0, y0, x1, y1 = clip
            right, low = left + piece.w, top + piece.h
            inner = max(x0, left), max(y0, top), min(x1, right), min(y1, low)
        yield from _typed(piece.inside, seen, left - at.x, top - at.y, inner)
