"""Where the table of the open game is looked over, and what happened in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.pages.check import Checking, check
from companion.pages.happening import Around, Happening
from companion.pages.log import log
from screens.pages.page_screen import GamePage

if TYPE_CHECKING:
    from typing import Any

    from companion.core.command import Entry
    from companion.core.rerun import Rerun
    from companion.describe.node import Page
    from companion.describe.surface import Surface


class _OfTheApp(GamePage):
    """A place that every game has."""

    @property
    def game_id(self) -> str:
        """Whatever is open."""
        return App.get_running_app().bridge.game_id

    def _go_up(self) -> None:
        App.get_running_app().nav.up()


class CheckTable(_OfTheApp):
    """What differs is touched and put right."""

    at: Checking

    def begin(self, **_where: object) -> None:
        self.at = Checking(self.desk, self._go_up)

    def page(self, surface: Surface) -> Page:
        return check(self.at, surface)

    def back(self) -> bool:
        """What was touched is let be first."""
        return super().back() or self._let_be()

    def _let_be(self) -> bool:
        desk = self.desk
        is_open = desk.asked is not None or bool(desk.looking.opened)
        if is_open:
            desk.leave()
            self.view.again()
        return is_open


class Log(_OfTheApp):
    """The turns, the table of each, what was otherwise in a step."""

    at: Happening

    def begin(
        self,
        rerun: Rerun[Any] | None = None,
        changing: Entry[Any] | None = None,
        **_where: object,
    ) -> None:
        app = App.get_running_app()
        bridge = app.bridge
        runs = bool(bridge.running_id)
        around = Around(
            self.desk.hands,
            bridge.attempt,
            self._go_up,
            app.clock,
            runs,
            self._hand_over if runs else None,
        )
        self.at = Happening(bridge.opened, around)
        if rerun is not None:
            self.at.led_to(rerun)
        if changing is not None:
            self.at.changes(changing)

    def page(self, surface: Surface) -> Page:
        return log(self.at, surface)

    def back(self) -> bool:
        """What is open is closed first."""
        is_open = self.at.is_open
        if is_open:
            self.at.close()
            self.view.again()
        return is_open

    def _hand_over(self) -> None:
        """The game, or the whole campaign."""
        from companion.pages.hand_over import hand_over
        from screens.pages.app_place import doors

        hand_over(doors(), App.get_running_app().bridge.running_id)
