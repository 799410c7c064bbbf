"""A place of the app that is written once for every front end, in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock

from companion.errors import LoomError
from companion.pages.doors import Doors, Outside, opened
from screens import device
from screens.navigation import find_class
from screens.pages.above import lay
from screens.pages.page_screen import CTRL, PageScreen
from screens.pages.picture import give_away
from screens.pages.window_device import WindowDevice

if TYPE_CHECKING:
    from typing import Any

    from kivy.clock import ClockEvent

    from companion.core.message import Message
    from companion.describe.node import Do, Page
    from companion.describe.surface import Surface
    from companion.pages.doors import Place

PLAYED = "screens.play.kept:play"
"""What is done with a kept game, or a running one."""


def doors() -> Doors:
    """What a place may do here."""
    app = App.get_running_app()
    return Doors(
        app.library, app.i18n.words, _go, app.nav.back, app.tell_trouble,
        _told_with_way_back, Outside(give_away, _share, _open_link), _play,
        at_once=False, passing=lambda said: app.toast(app.i18n.say(said)), lay=lay,
        device=WindowDevice(app),
    )  # fmt: skip


def _go(route: str, **where: Any) -> None:
    nav = App.get_running_app().nav
    if route == "home":
        nav.home(**where)
    else:
        nav.go(route, **where)


def _play(way: str, game_id: str) -> None:
    find_class(PLAYED)(way, game_id)


def _share(text: str, title: str) -> None:
    """To other apps; on the desktop it is copied."""
    app = App.get_running_app()
    if not device.share_text(text, title):
        app.toast(app.i18n._("app.past.copied"))


def _open_link(address: str) -> None:
    """Where nothing opens it, it is copied."""
    app = App.get_running_app()
    if not device.open_url(address):
        device.copy(address)
        app.toast(app.i18n._("app.share.link_copied"))


def _told_with_way_back(what: Message, take_back: Do) -> None:
    app = App.get_running_app()

    def back() -> None:
        try:
            take_back()
        except LoomError as error:
            app.tell_trouble(error.message)
        if isinstance(app.nav.view, PageScreen):
            app.nav.view.view.again()

    app.toast(app.i18n.say(what), app.i18n._("kit.undo"), back)


class AppPlace(PageScreen):
    """Found by its route."""

    toast_low = True
    at: Place
    _where: dict[str, Any] | None = None
    _looks: ClockEvent | None = None
    _stays, _looked = False, False

    def begin(self, **where: Any) -> None:
        """Whoever comes back finds it as it was left."""
        if not self._stays or where != self._where:
            self.at, self._where = opened(self.route, doors(), **where), where

    def leave(self) -> None:
        """It stays where Back leads to it again."""
        super().leave()
        self._stays = any(route == self.route for route, _ in App.get_running_app().nav.trail)

    def page(self, surface: Surface) -> Page:
        if self._looks is None:
            self._looks = Clock.schedule_interval(self._look, 0)
        return self.at.page(surface)

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """To look up is to go to the field, where there is one."""
        if held & CTRL and letter.lower() == "f" and self.view.fields.first():
            return True
        return super().takes_key(code, letter, held)

    def _look(self, _dt: float) -> bool:
        """A piece a frame; drawn again once all of it is known."""
        if self.shown and self.at.look():
            self._looked = True
            return True
        if self._looked:
            self.view.again()
        self._looks, self._looked = None, False
        return False


class KeptGame(AppPlace):
    """It may have been looked through before: that is over."""

    def enter(self, **where: Any) -> None:
        App.get_running_app().bridge.close()
        super().enter(**where)
