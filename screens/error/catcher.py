"""Catches a mistake of ours before it ends the app, and writes down what it was."""

import traceback

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger


class Catcher(ExceptionHandler):
    """Shows the screen instead of ending; a second mistake while it is shown ends the app."""

    def __init__(self, app):
        super().__init__()
        self.app = app

    def handle_exception(self, error):
        Logger.exception("Loom: a mistake of ours")
        if self.app.nav is None or (self.app.nav.trail and self.app.nav.trail[-1][0] == "error"):
            return ExceptionManager.RAISE
        self.app.nav.home("error", report=report_of(error, self.app))
        return ExceptionManager.PASS


def report_of(error: BaseException, app) -> str:
    """What a person who mends it needs; no names of players, no scores."""
    import platform

    trail = " > ".join(step for step, _where in app.nav.trail)
    lines = traceback.format_exception(error)
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    game = app.bridge.game_id or "-"
    return f"Loom\n{system}\nscreens: {trail}\ngame: {game}\n\n{''.join(lines)}"
