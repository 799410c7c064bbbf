"""Catches a mistake of ours before it ends the app, and writes down what it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

from screens.error.report import report_of

if TYPE_CHECKING:
    from screens.app import LoomApp


class Catcher(ExceptionHandler):
    """Shows the screen instead of ending; a second mistake while it is shown ends the app."""

    def __init__(self, app: LoomApp) -> None:
        super().__init__()
        self.app = app

    def handle_exception(self, error: Exception) -> int:
        Logger.exception("Loom: a mistake of ours")
        if self.app.nav is None or (self.app.nav.trail and self.app.nav.trail[-1][0] == "error"):
            return ExceptionManager.RAISE
        self.app.nav.home("error", report=report_of(error, self._trail(), self.app.bridge.game_id))
        return ExceptionManager.PASS

    def _trail(self) -> list[str]:
        """The screens on the way here."""
        return [step for step, _where in self.app.nav.trail]
