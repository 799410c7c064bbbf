"""A game is kept; a kept one is played again, opened again, looked through."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kivy.app import App

from companion.library.new_game import remember_layout
from screens.games import screens_of
from screens.play.where import resume, tell_amendments

if TYPE_CHECKING:
    from companion.describe.node import Do


def play(way: str, game_id: str) -> None:
    """The same people at the same table, the same game once more, or its steps to be read."""
    app = App.get_running_app()
    if way == "review":
        if app.bridge.review(game_id):
            app.nav.go("log")
        return
    app.nav.home()
    if way == "resume":
        resume(game_id)
        return
    if not (app.bridge.again if way == "again" else app.bridge.reopen)(game_id):
        return
    game = app.bridge.game_id
    first = "setup" if way == "again" and "setup" in screens_of(game) else "table"
    app.nav.go(f"{game}/{first}")
    if way == "reopen":
        app.toast(app.i18n._("app.past.reopened"), app.i18n._("kit.undo"), app.bridge.undo)
        tell_amendments()


def keep(then: str = "") -> bool:
    """The game that is over goes among the past ones, and is shown there; `then` it goes on."""
    app = App.get_running_app()
    session = app.bridge.opened
    layout = session.game.again(session.options, session.state)
    kept = app.bridge.finish()
    if kept:
        app.bridge.attempt(lambda: remember_layout(app.library, session.game, layout))
        app.nav.home()
        show(kept, then)
    return bool(kept)


def throw_away(game_id: str, tell: Do) -> None:
    """Into the bin, with a way back; `tell` says anew what games there are."""
    app = App.get_running_app()
    thrown = app.bridge.attempt(lambda: app.library.forget(game_id))
    tell()
    if thrown is not None:
        words = app.i18n
        back = partial(_take_back, thrown, tell)
        app.toast(words._("app.past.thrown"), words._("kit.undo"), back)


def _take_back(thrown: str, tell: Do) -> None:
    app = App.get_running_app()
    app.bridge.attempt(lambda: app.library.take_back(thrown))
    tell()


def show(kept: str, then: str = "") -> None:
    """A kept game; or begun once more, or another place of it."""
    nav = App.get_running_app().nav
    nav.go("past_game", game=kept)
    if then == "again":
        play(then, kept)
    elif then:
        nav.go(then, game=kept)
