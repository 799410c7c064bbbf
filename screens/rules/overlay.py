"""An entry over the table: read, followed, closed, and nothing below has changed."""

from kivy.app import App

from companion.lookup import Entry
from screens.kv import load_kv
from screens.rules import finding
from screens.rules.finder import RuleRow
from screens.rules.held import HELD
from screens.rules.opened import boxes_in_play, games_with_rules, rules_home, rules_of
from screens.rules.page import EntryPage
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.controls.field import Field
from screens.widgets.frame.panel import Stack

MOST_FOUND = 12
ICON = "icon."


def open_help(topic: str = "", here: str = "") -> Sheet:
    """The entry of a topic of the game that is open; the line to ask in where there is none.

    `here` is what is so on this table, said above the entry.

    "imperium/nation.romans" asks another game than the one that is open.
    """
    game, topic = game_of(topic)
    entry = entry_of(game, topic)
    words = topic.partition("|")[2] or ("" if topic.startswith(ICON) else topic)
    sheet = open_entry(game, entry.id if entry else "", query="" if entry else words)
    sheet.note = here
    return sheet


def open_entry(game: str, entry_id: str, query: str = "", on_closed=lambda: None) -> Sheet:
    """An entry in a sheet; empty begins with the question."""
    sheet = HelpSheet(game, on_closed)
    sheet.open()
    if entry_id:
        sheet.read(entry_id)
    else:
        sheet.ask(query)
    return sheet


def entry_of(game: str, topic: str) -> Entry | None:
    """The entry of an id, a rule number, an icon's name or a thing of the table `HELD`.

    What stands behind a bar are its words, for the line to ask in; they are not guessed by.
    """
    rules, topic = rules_of(game), topic.partition("|")[0]
    for name in (topic, topic.partition("/")[2], topic.partition(":")[2]):
        if name and name in rules:
            return rules.entry(name)
    told = HELD.get(game, {}).get(topic)
    if told is not None:
        return rules.entry(told)
    picture = (topic.rpartition(".")[2],)
    pictured = [entry for entry in rules.entries if entry.icons[:1] == picture]
    icons = [entry for entry in pictured if entry.kind == "icon"]
    return (icons or (pictured if len(pictured) == 1 else [None]))[0]


def game_of(topic: str) -> tuple[str, str]:
    """The game a topic is of, the one that is open if it names none; and the topic in it."""
    named, _, rest = topic.partition("/")
    if named in games_with_rules():
        return named, rest
    return rules_home(App.get_running_app().bridge.game_id), topic


def title_of(topic: str) -> str:
    """What people call the entry on it; empty where there is none."""
    entry = entry_of(*game_of(topic))
    return App.get_running_app().i18n.say(entry.title) if entry else ""


def leads_to_entry(topic: str) -> bool:
    """Whether there is something to read on it."""
    return entry_of(*game_of(topic)) is not None


class FoundRow(RuleRow):
    """A row of the sheet's own short list, as high as its words."""

    def on_release(self):
        self.sheet.read(self.id)


class HelpSheet(Sheet):
    """Reads, follows links, goes back, asks."""

    def __init__(self, game: str, on_closed=lambda: None, **kwargs):
        super().__init__(**kwargs)
        self.game, self.on_closed = game, on_closed
        self.trail: list[str] = []
        self._words = App.get_running_app().i18n
        self.title = self._words._("rules.title")

    def read(self, entry_id: str) -> None:
        """Show an entry; Back in the sheet returns to the one before."""
        self.trail.append(entry_id)
        self._show()

    def ask(self, query: str = "") -> None:
        """A line to type in, and the best answers below."""
        self.clear()
        field = self.put(Field(label=self._words._("rules.ask"), text=query, finds=True))
        self.found = self.put(Stack(spacing=0))
        field.bind(text=lambda _field, text: self._find(text))
        self._find(query)
        self._offer_back()

    def on_dismiss(self) -> None:
        self.on_closed()

    def _show(self) -> None:
        self.clear()
        page = EntryPage()
        page.bind(on_follow=lambda _page, entry_id: self.read(entry_id))
        self.put(page)
        page.show(self.game, rules_of(self.game).entry(self.trail[-1]))
        self.ids.body.parent.scroll_y = 1
        self._offer_back()
        asking = Press(text=self._words._("rules.search"), icon="search")
        asking.bind(on_release=lambda *_: self.ask())
        self.act(asking)

    def _offer_back(self) -> None:
        if len(self.trail) > 1 or (self.trail and not self._reading):
            back = Press(text=self._words._("kit.back"), icon="back")
            back.bind(on_release=lambda *_: self._step_back())
            self.act(back)

    @property
    def _reading(self) -> bool:
        return any(isinstance(each, EntryPage) for each in self.ids.body.children)

    def _step_back(self) -> None:
        if self._reading:
            self.trail.pop()
        self._show()

    def _find(self, text: str) -> None:
        app = App.get_running_app()
        self.found.clear_widgets()
        for item in finding.found(app, self.game, text, boxes_in_play(app, self.game))[:MOST_FOUND]:
            row = FoundRow(**vars(item))
            row.sheet = self
            self.found.add_widget(row)


load_kv(__file__)
