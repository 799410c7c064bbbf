"""The score sheet: what gave the points, by person; totals alone will do."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.tapestry.company.view import company_view, sheet_grid
from companion.i18n import as_label
from screens.game_screen import GameScreen
from screens.games.tapestry.company_menu import ask_for_the_end, open_company_menu
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.number import NumberSheet
from screens.widgets.people_grid import PeopleGrid  # noqa: F401 – named in kv


class CompanySheet(GameScreen):
    """The way to keep a game, or the last grid of one kept otherwise."""

    game_id = "tapestry"
    only = BooleanProperty(False)
    """The whole game is kept here."""
    gold_text = StringProperty("")
    over = BooleanProperty(False)

    def drawn_from(self, bridge):
        return bridge.state

    def show(self, state, words) -> None:
        """Everybody's points by source."""
        view = company_view(state)
        self.only, self.over = view.way == "sheet", view.over
        self.ids.grid.show(sheet_grid(state), words)
        key = "tapestry.screen.score" if view.over else "tapestry.company.who_won"
        self.gold_text = words._(key if self.only or view.over else "kit.back")

    def write(self, source: str, seat: str, n) -> None:
        """So many points from there."""
        self._number("sheet.write", {"player": seat, "source": source}, n or 0)

    def write_total(self, seat: str, total: int) -> None:
        """So many in all."""
        self._number("sheet.total", {"player": seat}, total)

    def _number(self, offer_id: str, where: dict, n: int) -> None:
        offer, words = offer_of(offer_id), App.get_running_app().i18n
        if offer is None or offer.reason is not None:
            take(offer)
            return
        asked = offer.asks(where)
        title = as_label(words.say(self._title(offer, where)))
        NumberSheet.ask(
            title,
            n,
            asked.low,
            asked.high,
            lambda value: take(offer, {**where, asked.key: value}),
        )

    def _title(self, offer, where: dict):
        """Who, and what."""
        words, said = App.get_running_app().i18n, []
        filled: dict = {}
        while (asked := offer.asks(filled)).key in where:
            filled[asked.key] = where[asked.key]
            option = next(one for one in asked.options if one.id == where[asked.key])
            said.append(words.say(option.text))
        return " · ".join(said)

    def gold(self) -> None:
        """Who won, or back to the table."""
        nav = App.get_running_app().nav
        if self.over:
            nav.go("tapestry/score")
        elif self.only:
            ask_for_the_end()
        else:
            nav.back()

    def open_menu(self):
        """Everything else about this game."""
        return open_company_menu()


load_kv(__file__)
