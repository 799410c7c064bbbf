"""Home: go on where you were, begin a game, look at past ones."""

from kivy.app import App
from kivy.properties import (
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.errors import LoomError
from companion.games import GAMES, title
from screens.dates import day_text
from screens.games import screens_of
from screens.home.card import GameCard
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.panel import Panel, Row


class NoticeRow(Row):
    """Something the library has to say."""

    text = StringProperty("")


class Notices(Panel):
    """What the library has to say, until it was read."""

    home = ObjectProperty(None, rebind=True)


class GoOn(Row):
    """Where you were: one line and the thing to press."""

    home = ObjectProperty(None, rebind=True)


class Home(View):
    """The first screen."""

    toast_low = True
    recap = StringProperty("")
    where = StringProperty("")
    played = StringProperty("")
    trouble = StringProperty("")
    running_id = StringProperty("")
    others = ListProperty()
    notices = ListProperty()
    past = NumericProperty(0)
    troubles = DictProperty()
    """Why a game cannot be opened, by its id."""

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.fbind("lang", self._tell)
        self.cards = {}
        for listed in GAMES:
            screens = screens_of(listed.id)
            if screens:
                card = GameCard(game_id=listed.id, emblem=screens.get("emblem", "hex"))
                self.cards[listed.id] = card
                self.ids.cards.add_widget(card)
                card.ids.words.fbind("height", self._line_up)

    def _line_up(self, *_args) -> None:
        room = max(card.ids.words.height for card in self.cards.values())
        for card in self.cards.values():
            card.room = room

    def enter(self, **_where):
        App.get_running_app().bridge.close()
        self._tell()

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        running = app.library.running
        self.past = len(app.library.finished)
        self.notices = [app.i18n.say(notice) for notice in app.library.notices]
        self.troubles = {game.id: game.trouble for game in running if game.trouble}
        self._tell_last(running[0] if running else None, app)
        self.others = [self._item(game, app) for game in running[1:]]
        self._tell_cards(app, bool(running))

    def on_notices(self, *_args):
        rows = self._above(Notices).ids.rows
        _fill(rows, len(self.notices), NoticeRow)
        for row, text in zip(reversed(rows.children), self.notices, strict=True):
            row.text = text

    def on_where(self, *_args):
        self._above(GoOn)

    def _above(self, part):
        """A part above the games, made when there first is something to show in it."""
        above = self.ids.above
        for each in above.children:
            if isinstance(each, part):
                return each
        made = part(home=self)
        above.add_widget(made, index=len(above.children) if part is Notices else 0)
        return made

    def on_others(self, *_args):
        from screens.home.other import OtherGame

        _fill(self.ids.others, len(self.others), lambda: OtherGame(home=self))
        for row, item in zip(reversed(self.ids.others.children), self.others, strict=True):
            row.id, row.title, row.note, row.icon = item

    def go_on(self, running_id: str = "") -> None:
        """To the table of a running game, told where we were."""
        app = App.get_running_app()
        if trouble := self.troubles.get(running_id or self.running_id):
            from screens.home.saving import offer_copy

            offer_copy(running_id or self.running_id, trouble)
        elif app.bridge.open(running_id or self.running_id):
            app.nav.go(f"{app.bridge.game_id}/table")
            from screens.play.where import tell_where_we_were

            tell_where_we_were()

    def throw_away(self, running_id: str) -> None:
        """Into the bin, with a way back."""
        app = App.get_running_app()
        try:
            thrown = app.library.forget(running_id)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        self._tell()
        words = app.i18n
        app.toast(words._("app.past.thrown"), words._("kit.undo"), lambda: self._back(thrown))

    def dismiss_notices(self) -> None:
        """The notices were read."""
        App.get_running_app().library.dismiss_notices()
        self.notices = []

    def _back(self, thrown: str) -> None:
        app = App.get_running_app()
        try:
            app.library.take_back(thrown)
        except LoomError as error:
            app.tell_trouble(error.message)
        self._tell()

    def _tell_last(self, game, app) -> None:
        self.running_id = game.id if game else ""
        self.where = app.i18n.say(title(game.game)) if game else ""
        self.recap = app.i18n.say(game.recap) if game else ""
        self.trouble = app.i18n.say(game.trouble) if game else ""
        begun = day_text(game.started, app.clock(), app.i18n) if game else ""
        self.played = app.i18n._("app.home.begun", day=begun) if begun else ""

    def _item(self, game, app) -> tuple[str, str, str, str]:
        note = app.i18n.say(game.trouble or game.recap)
        emblem = screens_of(game.game).get("emblem", "hex")
        return game.id, app.i18n.say(title(game.game)), note, emblem

    def _tell_cards(self, app, running: bool) -> None:
        for number, (game_id, card) in enumerate(self.cards.items()):
            line = screens_of(game_id).get("line", "")
            card.name, card.line = app.i18n.say(title(game_id)), app.i18n._(line)
            card.first = number == 0 and not running


def _fill(box, number: int, make) -> None:
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())


load_kv(__file__)
