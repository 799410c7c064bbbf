"""Where the player is: one screen at a time, built at its first visit, and the way back.

A screen is a `View`, nearly always a page (`screens/pages/page_screen.py`). It is named in
`ROUTES`, or by a game in `screens/games/<id>/__init__.py`:

    SCREENS = {"new": "screens.games.chess.new:NewGame", "table": "screens.games.chess.table:Table"}

and reached by `app.nav.go("settings")` or `app.nav.go("chess/table")`. What is passed on,
`go("past", game="…")`, arrives in `enter(game="…")`, which is called at every visit. Android's
Back (and Esc) closes the topmost sheet, then asks the view (`back()` returning True means handled),
then goes to the screen before; at the root it is left alone, so that the system may put the app
aside.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.pages.doors import PLACES
from screens.games import screens_of

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

APP_PLACE = "screens.pages.app_place:AppPlace"
ROUTES = {
    **dict.fromkeys(PLACES, APP_PLACE),
    "home": "screens.home.place:Home",
    "past_game": "screens.pages.app_place:KeptGame",
    "error": "screens.error.error:ErrorScreen",
    "log": "screens.play.looked_over:Log",
    "check": "screens.play.looked_over:CheckTable",
    "rules": "screens.rules.place:RulesPlace",
    "count": "screens.pages.count_place:CountPlace",
}


class View(BoxLayout):
    """A whole screen, or a sheet above it."""

    toast_low = False
    """What is told for a moment lies at its foot."""
    route = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        kwargs.setdefault("orientation", "vertical")
        super().__init__(**kwargs)

    def enter(self, **where: Any) -> None:
        """Called at every visit, with what `go` was given; a place says itself what it takes."""

    def leave(self) -> None:
        """Called when another screen takes its place."""

    def back(self) -> bool:
        """True when Back was handled inside the screen."""
        return False

    def dismiss(self) -> None:
        """Back was pressed while it lies above a screen."""

    def spoken(self) -> list[str]:
        """What is read aloud."""
        return []

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """Whether a key was one of its own."""
        return False

    def let_go(self) -> None:
        """It is not shown again: nothing need tell it anything."""


def find_class(place: str) -> Any:
    """`module:Class`, imported now; whoever names it knows what it is."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


MOST_KEPT = 3
"""Screens that were left and stay built."""


class Navigator(FloatLayout):
    """Holds the screen of the moment, and sheets and toasts above it, on the window's ground."""

    view: ObjectProperty[View] = ObjectProperty(None, allownone=True)
    trail: ListProperty[tuple[str, dict[str, Any]]] = ListProperty()
    overlays: ListProperty[View] = ListProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.built: dict[str, View] = {}

    def add_widget(self, widget: Widget, index: int = 0, canvas: str | None = None) -> None:
        """Everything begins where the system's bars end, not in the corner of the window."""
        widget.pos_hint = widget.pos_hint or {"x": 0, "y": 0}
        super().add_widget(widget, index, canvas)

    def go(self, route: str, **where: Any) -> View:
        """Show a screen; Back returns to the one before."""
        self.trail = [*(step for step in self.trail if step[0] != route), (route, where)]
        return self._show(route, where)

    def open(self, game: str, route: str) -> None:
        """What a page of a game leads to: a place of that game, of the app, or a sheet above."""
        screens = screens_of(game)
        opened, _, then = route.partition(".")
        opens = screens.get(f"open.{opened}")
        if opens:
            find_class(opens)(*filter(None, [then]))
        elif (part := route.partition("/"))[0] in screens:
            self.go(f"{game}/{part[0]}", **({"seat": part[2]} if part[2] else {}))
        else:
            self.go(route, **({"game": game} if route == "rules" else {}))

    def replace(self, route: str, **where: Any) -> View:
        """Show a screen in place of this one."""
        self.trail = self.trail[:-1]
        return self.go(route, **where)

    def home(self, route: str = "home", **where: Any) -> View:
        """Start again from the root."""
        self.trail = []
        return self.go(route, **where)

    def back(self) -> bool:
        """One step back; False at the root, where Back belongs to the system."""
        if self.overlays:
            self.overlays[-1].dismiss()
            return True
        if self.view is not None and self.view.back():
            return True
        return self.up()

    def up(self) -> bool:
        """To the screen before, whatever this one thinks."""
        if len(self.trail) < 2:
            return False
        self.trail = self.trail[:-1]
        self._show(*self.trail[-1])
        return True

    def forget(self, route: str) -> None:
        """Build the screen anew at its next visit."""
        if view := self.built.pop(route, None):
            view.let_go()

    def _let_go(self) -> None:
        """Of screens that no Back leads to only the last few stay: each holds megabytes."""
        on_the_way = {route for route, _ in self.trail}
        others = [route for route in self.built if route not in on_the_way]
        for route in others[:-MOST_KEPT]:
            self.forget(route)

    def put_over(self, overlay: View) -> None:
        """Lay a sheet above the screen."""
        self.overlays = [*self.overlays, overlay]
        self.add_widget(overlay)

    def take_off(self, overlay: View) -> None:
        """Remove a sheet."""
        self.overlays = [each for each in self.overlays if each is not overlay]
        self.remove_widget(overlay)

    def _show(self, route: str, where: dict[str, Any]) -> View:
        for overlay in list(self.overlays):
            self.take_off(overlay)
        view = self.built.get(route)
        is_new = view is None
        if view is None:
            view = find_class(place_of(route))(route=route)
        self.built.pop(route, None)
        self.built[route] = view
        self._let_go()
        if view is not self.view:
            if self.view is not None:
                self.view.leave()
                self.remove_widget(self.view)
            self.add_widget(view, index=len(self.children))
            self.view = view
        view.enter(**where)
        if is_new:
            self.do_layout()
            view.do_layout()
        return view


def place_of(route: str) -> str:
    """Where the class of a route is written: in ROUTES, or with its game."""
    game, _, screen = route.partition("/")
    if not screen:
        return ROUTES[route]
    return screens_of(game)[screen]
