"""The rules at hand: a place of the app, or above whatever is shown, at what was held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.lookup.answers import playing_in
from companion.pages.looking_up import LookUp, found_under, home_of
from companion.pages.rules import rules
from screens.pages.page_screen import CTRL, PageScreen

if TYPE_CHECKING:
    from companion.core.message import Message
    from companion.lookup import Entry

if TYPE_CHECKING:
    from companion.describe.node import Page
    from companion.describe.surface import Says, Surface


class RulesPlace(PageScreen):
    """Where one looks up; the game that is open is looked into first."""

    at: LookUp

    def begin(self, game: str = "", topic: str = "", note: str = "", **_where: object) -> None:
        app = App.get_running_app()
        session = app.bridge.session
        wanted = home_of(game or app.bridge.game_id)
        played = session if home_of(app.bridge.game_id) == wanted else None

        def here(entry: Entry) -> Message | None:
            return played.game.where_now(played.state, entry.id) if played else None

        playing = playing_in(played) if played else None
        self.at = LookUp(app.library, wanted, self.close, playing, here, app.tell_trouble)
        self.at.note = note
        if topic:
            self.at.open_topic(topic)

    def page(self, surface: Surface) -> Page:
        return rules(self.at, surface)

    def takes_key(self, code: int, letter: str, held: set[str]) -> bool:
        """To look up is to go to the field, here."""
        if held & CTRL and letter.lower() == "f":
            return self.view.fields.first()
        return super().takes_key(code, letter, held)

    def back(self) -> bool:
        """Within what is looked up first; out of it the app leads."""
        self.at.back()
        self.view.again()
        return True

    def close(self) -> None:
        """Back where it was opened."""
        App.get_running_app().nav.up()


class RulesOver(RulesPlace):
    """Above whatever is shown, which stays as it is."""

    home = ""

    def go_on(self, topic: str, note: str) -> RulesOver:
        """To another entry, from which Back leads here."""
        self.at.note = note
        if topic:
            self.at.open_topic(topic)
        self.view.again()
        return self

    def dismiss(self) -> None:
        """Back: to what was read before, then out."""
        self.back()

    def close(self) -> None:
        """What lies below is shown again."""
        self.leave()
        App.get_running_app().nav.take_off(self)

    @property
    def trail(self) -> list[str]:
        """What was read, the last last."""
        return [answer.entry.id for answer in self.at.trail]

    @property
    def note(self) -> Says:
        """What is so on this table, said above it."""
        return self.at.note


def open_help(topic: str = "", note: str = "", game: str = "") -> RulesOver:
    """The entry of a topic, of the game that is open unless another is named; else where to ask."""
    app = App.get_running_app()
    home, top = home_of(game or app.bridge.game_id), app.nav.overlays[-1:]
    if top and isinstance(top[0], RulesOver) and top[0].home == home:
        return top[0].go_on(topic, note)
    over = RulesOver(route="rules")
    over.home = home
    app.nav.put_over(over)
    over.enter(game=game, topic=topic, note=note)
    return over


def leads_to_entry(topic: str, game: str = "") -> bool:
    """Whether there is something to read on it."""
    return found_under(topic, game or App.get_running_app().bridge.game_id) is not None
