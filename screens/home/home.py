"""Home: go on where you were, begin a game, look at past ones."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.errors import LoomError
from companion.games import GAMES, title
from screens.ahead import back_up
from screens.dates import day_text
from screens.games import screens_of
from screens.home.card import GameCard
from screens.home.known import facts_of
from screens.home.way import Way
from screens.kv import load_kv
from screens.navigation import ROUTES, View, find_class
from screens.widgets.frame.panel import Panel, Row

SMALL = 0.68
"""How wide a card without a picture stands beside the others."""
WAYS = (
    ("past", "history"),
    ("people", "people"),
    ("rules", "book"),
    ("statistics", "chart"),
)
"""The other rooms, in their order."""


class NoticeRow(Row):
    """Something the library has to say."""

    text = StringProperty("")


class Notices(Panel):
    """What the library has to say, until it was read."""

    home = ObjectProperty(None, rebind=True)


class GoOn(Row):
    """Where you were: a picture of it, one line and the thing to press."""

    home = ObjectProperty(None, rebind=True)
    picture = StringProperty("")

    def on_kv_post(self, *_args):
        self.home.fbind("left", self._glance)
        self.home.fbind("running_game", self._glance)
        self._glance()

    def _glance(self, *_args) -> None:
        """How the table lay when it was left; the game's own picture where nobody knows."""
        game, view = self.home.running_game, self.home.left
        place = screens_of(game).get("glance", "") if game and view is not None else ""
        self.picture = "" if place else screens_of(game).get("picture", "") if game else ""
        box = self.ids.glance
        box.clear_widgets()
        if place:
            glance = find_class(place)()
            glance.show(view)
            box.add_widget(glance)


class Home(View):
    """The first screen."""

    toast_low = True
    _left: tuple[tuple[str, str], object] = (("", ""), None)
    recap = StringProperty("")
    where = StringProperty("")
    played = StringProperty("")
    trouble = StringProperty("")
    running_id = StringProperty("")
    running_game = StringProperty("")
    left = ObjectProperty(None, allownone=True, rebind=False)
    """What the table of the game last played showed when it was left."""
    others = ListProperty()
    notices = ListProperty()
    left_out = BooleanProperty(False)
    """Something was left out of this start."""
    may_put_back = BooleanProperty(False)
    """What was told gave way to printed numbers."""
    past = NumericProperty(0)
    troubles = DictProperty()
    """Why a game cannot be opened, by its id."""

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.bind(lang=self._tell)
        self.cards = {}
        known = {one.id: screens_of(one.id) for one in GAMES}
        inside = {each["within"]: one for one, each in known.items() if "within" in each}
        alone = [one for one, each in known.items() if each and "within" not in each]
        for game_id in sorted(alone, key=lambda one: "picture" not in known[one]):
            self._card(game_id, known[game_id], inside.get(game_id, ""))
        self._ways()

    def _card(self, game_id: str, screens, link: str) -> None:
        card = GameCard(game_id=game_id, emblem=screens.get("emblem", "hex"), link=link)
        card.picture = screens.get("picture", "")
        card.ground = game_id if "line" in screens else card.ground
        card.size_hint_x = 1 if card.picture else SMALL
        card.bind(on_release=lambda *_: App.get_running_app().nav.go(f"{game_id}/new"))
        self.cards[game_id] = card
        self.ids.cards.add_widget(card)

    def _ways(self) -> None:
        """The other rooms there are."""
        for route, icon in WAYS:
            if route in ROUTES:
                way = Way(route=route, icon=icon)
                way.bind(on_release=self._go)
                self.ids.ways.add_widget(way)

    def _go(self, way) -> None:
        App.get_running_app().nav.go(way.route)

    def enter(self, **_where):
        bridge = App.get_running_app().bridge
        if bridge.running_id:
            self._left = (bridge.running_id, bridge.game_id), bridge.view
        bridge.close()
        self._tell()
        back_up(App.get_running_app().library)

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        running = app.library.running
        self.past = len(app.library.finished)
        self.notices = [app.i18n.say(notice) for notice in app.library.notices]
        self.left_out = bool(app.library.left_out.all())
        self.may_put_back = bool(app.library.house_facts.replaced)
        self.troubles = {game.id: game.trouble for game in running if game.trouble}
        self._tell_last(running[0] if running else None, app)
        self.others = [self._item(game, app) for game in running[1:]]
        self._tell_cards(app, bool(running))
        self._tell_ways(app)
        self.put_welcome()

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

    def put_welcome(self) -> None:
        """The cards of the first start, while no game was ever begun and nobody skipped them."""
        app = App.get_running_app()
        fresh = not app.choices.now.welcomed and not self.running_id and not self.past
        shown = [each for each in self.ids.above.children if type(each).__name__ == "Welcome"]
        if fresh and not shown:
            from screens.home.welcome import Welcome

            self.ids.above.add_widget(Welcome(home=self))
        elif not fresh:
            for each in shown:
                self.ids.above.remove_widget(each)

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
            from screens.play.where import tell_where_we_were, to_the_table

            to_the_table()
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

    def put_back(self) -> None:
        """What was told holds after all."""
        app = App.get_running_app()
        try:
            app.library.house_facts.put_back(app.library.house_facts.replaced)
        except LoomError as error:
            app.tell_trouble(error.message)
            return
        self.may_put_back = False
        self.dismiss_notices()

    def _back(self, thrown: str) -> None:
        app = App.get_running_app()
        try:
            app.library.take_back(thrown)
        except LoomError as error:
            app.tell_trouble(error.message)
        self._tell()

    def _tell_last(self, game, app) -> None:
        self.running_id = game.id if game else ""
        self.left = None  # of the game that is now another one
        self.running_game = game.game if game else ""
        left, view = self._left
        self.left = view if game and left == (game.id, game.game) else None
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
        facts = facts_of(app.library, app.i18n)
        for number, (game_id, card) in enumerate(self.cards.items()):
            line = screens_of(game_id).get("line", "")
            card.name, card.line = app.i18n.say(title(game_id)), app.i18n._(line)
            card.link_text = app.i18n.say(title(card.link)) if card.link else ""
            card.first = number == 0 and not running
            card.facts = facts.get(game_id, [])

    def _tell_ways(self, app) -> None:
        """Their names, and how many games are kept."""
        for way in self.ids.ways.children:
            way.text = app.i18n._(f"app.home.way.{way.route}")
            way.note = str(self.past) if way.route == "past" and self.past else ""
            empty = way.route == "past" and not self.past
            way.reason = app.i18n._("app.past.none") if empty else ""


def _fill(box, number: int, make) -> None:
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())


load_kv(__file__)
