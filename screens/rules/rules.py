"""The rules: a line to ask in, drawers to browse, and beside it on a wide tablet the entry."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.lookup import said
from screens.kv import load_kv
from screens.navigation import View
from screens.rules.opened import games_with_rules, name_of, rules_home, rules_of
from screens.rules.overlay import open_entry
from screens.widgets.chips import Chips
from screens.widgets.panel import Scroll
from screens.widgets.sheet import Sheet
from screens.widgets.text import Caption


class PageScroll(Scroll):
    """Holds the entry on a wide tablet."""


class RulesView(View):
    """Follows the game that is open, or the one looked up last."""

    game = StringProperty("")
    game_name = StringProperty("")
    boxes = ObjectProperty(None, allownone=True)
    games = ListProperty()
    has_entry = BooleanProperty(False)

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.fbind("lang", self._name)

    def enter(self, game: str = "", topic: str = "", **_where):
        app = App.get_running_app()
        self.games = games_with_rules()
        wanted = game or app.bridge.game_id or self.game
        self.game = rules_home(wanted)
        self._name()
        self.ids.finder.look()
        if topic:
            self.open(topic)

    def back(self) -> bool:
        return self.ids.finder.step_back()

    def open(self, entry_id: str) -> None:
        """Read an entry: beside the list, or over it where there is no room beside."""
        if App.get_running_app().form != "landscape":
            open_entry(self.game, entry_id, on_closed=self.ids.finder.look)
            return
        self.has_entry = True
        self.ids.page.show(self.game, rules_of(self.game).entry(entry_id))
        self.ids.scroll.scroll_y = 1
        if not self.ids.finder.query and not self.ids.finder.kind:
            self.ids.finder.look()

    def on_game(self, *_args):
        self.boxes = None
        self.has_entry = False
        self.ids.finder.kind = ""
        self.ids.page.entry_id = ""
        self.ids.page.refresh()

    def choose_filter(self) -> None:
        """Which game, and which of its boxes are in play."""
        words, about = App.get_running_app().i18n, rules_of(self.game).about
        sheet = Sheet(title=words._("rules.filter"))
        if len(self.games) > 1:
            games = [(each, name_of(each, words)) for each in self.games]
            sheet.put(Caption(text=words._("rules.game")))
            _choose(sheet.put(Chips()), games, [self.game], self._game_chosen)
        if about.expansions:
            boxes = [(box, said(name, words.lang)) for box, name in about.expansions.items()]
            chosen = list(about.expansions) if self.boxes is None else list(self.boxes)
            sheet.put(Caption(text=words._("rules.boxes")))
            chips = sheet.put(Chips(several=True, free=True))
            _choose(chips, boxes, chosen, self._boxes_chosen)
        sheet.open()

    def _boxes_chosen(self, _chips, chosen) -> None:
        every = set(rules_of(self.game).about.expansions)
        self.boxes = None if set(chosen) == every else tuple(chosen)

    def _game_chosen(self, _chips, chosen) -> None:
        if chosen:
            App.get_running_app().nav.overlays[-1].close()
            self.game = chosen[0]
            self._name()

    def _name(self, *_args) -> None:
        if self.game:
            self.game_name = name_of(self.game, App.get_running_app().i18n)


def _choose(chips: Chips, options: list, chosen: list, on_choose) -> None:
    """Fill chips that are on the screen already."""
    chips.options, chips.chosen = options, chosen
    chips.bind(on_choose=on_choose)


load_kv(__file__)
