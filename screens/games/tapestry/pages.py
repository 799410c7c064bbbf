"""The places of the window in which Tapestry's pages are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App

from companion.games.tapestry.bots.view import next_of
from companion.games.tapestry.pages.bots import bots_turn
from companion.games.tapestry.pages.capital import capital
from companion.games.tapestry.pages.company import company
from companion.games.tapestry.pages.income import income
from companion.games.tapestry.pages.score import score
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.table.view import goes_on
from companion.games.tapestry.table.view_hands import BOTS, leads_to, told_on
from screens.offering import take
from screens.pages.page_screen import GamePage, Hands

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from companion.core.command import Entry
    from companion.describe.node import Page
    from companion.describe.surface import Surface
    from screens.app import LoomApp
    from screens.bridge import Bridge
    from screens.pages.page_screen import Heard


class TapestryTable(GamePage):
    """Whoever tells everything: what is asked, what was done, what can be done."""

    of_part = "table"

    def hears(self, app: LoomApp) -> Iterator[Heard]:
        """What was told leads on."""
        yield from super().hears(app)
        yield app.bridge, {"on_told": self._lead_on}

    def page(self, surface: Surface) -> Page:
        return table(self.desk, surface)

    def hands(self, app: LoomApp) -> Hands:
        return HandsAtTable(app)

    def _lead_on(self, bridge: Bridge, entry: Entry[Any]) -> None:
        """The bots' turn, an income turn are places of their own."""
        to = leads_to(bridge.opened, entry) if self.shown and self._is_open() else ""
        if to:
            App.get_running_app().nav.open("tapestry", to)


class HandsAtTable(Hands):
    """What was asked for once is not asked for again where it is shown."""

    def done(self) -> None:
        """The bots come next, where they do."""
        super().done()
        view = self.app.bridge.view
        if view is not None and view.bots_now:
            self.go(BOTS)

    def go(self, route: str) -> None:
        """Their turn is taken at once."""
        if route == BOTS and self.app.bridge.view.bots_now:
            self.app.nav.go("tapestry/bots", take=True)
        else:
            super().go(route)


class Company(GamePage):
    """People who tell their counts."""

    of_part = "company"

    def page(self, surface: Surface) -> Page:
        return company(self.desk, surface)


class BotsTurn(GamePage):
    """The bots' turn; done on the table, it goes on where the game does."""

    def begin(self, take: bool = False, **_where: object) -> None:
        if take:
            self.take_turn()

    def page(self, surface: Surface) -> Page:
        return bots_turn(self.desk, surface)

    def hands(self, app: LoomApp) -> Hands:
        return HandsOfBots(app, self)

    @property
    def ahead(self) -> bool:
        """Their turn is still to be taken."""
        bridge = App.get_running_app().bridge
        left = bridge.opened.hands.open
        told = left is not None and told_on(left) == BOTS
        return next_of(bridge.state) is not None and not told

    def take_turn(self) -> None:
        """It was asked for already; only real cards have to be told first."""
        bridge = App.get_running_app().bridge
        turn = next_of(bridge.state) if self.ahead and bridge.question is None else None
        if turn is not None:
            take(turn)


class HandsOfBots(Hands):
    """What comes after their turn."""

    def __init__(self, app: LoomApp, page: BotsTurn) -> None:
        super().__init__(app)
        self.page = page

    def done(self) -> None:
        """To the table, the score, or their next turn."""
        super().done()
        if next_of(self.app.bridge.state) is not None:
            self.page.take_turn()
        elif self.app.bridge.result is not None:
            self.app.nav.replace("tapestry/score")
        else:
            self.app.nav.up()


class Income(GamePage):
    """An income turn; once it is over the table goes on."""

    def page(self, surface: Surface) -> Page:
        return income(self.desk, surface)

    def begin(self, **_where: object) -> None:
        self._follow_game()

    def _follow_game(self, *_args: object) -> None:
        app = App.get_running_app()
        game = app.bridge.session if app.bridge.game_id == self.game_id else None
        if self.shown and game is not None and goes_on(game.state) != "income":
            app.nav.up()
        else:
            super()._follow_game()


class Capital(GamePage):
    """Somebody's capital, from wherever one came."""

    seat = ""

    def begin(self, seat: str = "", **_where: object) -> None:
        self.seat = seat

    def page(self, surface: Surface) -> Page:
        return capital(self.desk, surface, self.seat)


class Score(GamePage):
    """At any time, and where a game ends."""

    def page(self, surface: Surface) -> Page:
        return score(self.desk, surface)
