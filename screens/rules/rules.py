"""The rules: a line to ask in, drawers to browse, and beside it on a wide tablet the entry."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.navigation import View
from screens.rules.opened import boxes_in_play, games_with_rules, name_of, rules_home, rules_of
from screens.rules.overlay import open_entry
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.controls.toggle import Toggle
from screens.widgets.frame.panel import Scroll
from screens.widgets.text.prose import Caption

PAUSE = 0.15
"""How long nobody types before the best answer is shown in full."""


class PageScroll(Scroll):
    """Holds the entry on a wide tablet."""


class RulesView(View):
    """Follows the game that is open, or the one looked up last."""

    game = StringProperty("")
    game_name = StringProperty("")
    boxes = ObjectProperty(None, allownone=True)
    games = ListProperty()
    has_entry = BooleanProperty(False)
    _offered = ""

    def __init__(self, **kwargs):
        self._show_offered = Clock.create_trigger(self._show_now, PAUSE)
        super().__init__(**kwargs)

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.bind(lang=self._name)

    def enter(self, game: str = "", topic: str = "", **_where):
        app = App.get_running_app()
        self.games = games_with_rules()
        wanted = game or app.bridge.game_id or self.game
        self.game = rules_home(wanted)
        self._name()
        self.boxes = boxes_in_play(app, self.game)
        self.ids.finder.look()
        if topic:
            self.open(topic)

    def back(self) -> bool:
        return self.ids.finder.step_back()

    def open(self, entry_id: str) -> None:
        """Read an entry: beside the list, or over it where there is no room beside."""
        self._show_offered.cancel()
        if App.get_running_app().form != "landscape":
            open_entry(self.game, entry_id, on_closed=self.ids.finder.look)
            return
        self.has_entry = True
        self.ids.page.show(self.game, rules_of(self.game).entry(entry_id))
        self.ids.scroll.scroll_y = 1
        if not self.ids.finder.query and not self.ids.finder.kind:
            self.ids.finder.look()

    def offer(self, entry_id: str) -> None:
        """Soon show what answers best beside the list, unless another letter comes first."""
        self._offered = entry_id
        self._show_offered.cancel()
        self._show_offered()

    def _show_now(self, *_args) -> None:
        if App.get_running_app().form != "landscape" or not self.game:
            return
        self._show_nothing()
        if self._offered:
            self.has_entry = True
            entry = rules_of(self.game).entry(self._offered)
            self.ids.page.show(self.game, entry, remember=False)
        self.ids.scroll.scroll_y = 1

    def _show_nothing(self) -> None:
        self.has_entry = False
        self.ids.page.entry_id = ""
        self.ids.page.refresh()

    def on_game(self, *_args):
        self.boxes = None
        self.ids.finder.kind = ""
        self._show_nothing()

    def choose_filter(self) -> None:
        """Which game, and which of its boxes are in play."""
        words, about = App.get_running_app().i18n, rules_of(self.game).about
        sheet = Sheet(title=words._("rules.filter"))
        if len(self.games) > 1:
            sheet.put(Caption(text=words._("rules.game")))
            for game in self.games:
                press = sheet.put(Press(text=name_of(game, words), chosen=game == self.game))
                press.bind(on_release=lambda *_, game=game: self._choose_game(sheet, game))
        if about.expansions:
            sheet.put(Caption(text=words._("rules.boxes")))
        for box, name in about.expansions.items():
            on = self.boxes is None or box in self.boxes
            toggle = sheet.put(Toggle(text=words.say(name), on=on))
            toggle.bind(on_change=lambda toggle, on, box=box: self._choose_box(toggle, box, on))
        sheet.open()

    def _choose_box(self, toggle: Toggle, box: str, on: bool) -> None:
        toggle.on = on
        every = tuple(rules_of(self.game).about.expansions)
        before = every if self.boxes is None else self.boxes
        now = tuple(each for each in every if (on if each == box else each in before))
        self.boxes = None if now == every else now

    def _choose_game(self, sheet: Sheet, game: str) -> None:
        sheet.close()
        self.game = game
        self._name()

    def _name(self, *_args) -> None:
        if self.game:
            self.game_name = name_of(self.game, App.get_running_app().i18n)


load_kv(__file__)
