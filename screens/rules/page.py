"""One entry to read: the answer large, then its facts, sentences, links and where it is printed."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.stacklayout import StackLayout

from companion.lookup import Entry
from screens.kv import load_kv
from screens.rules.inlaid import Inlaid
from screens.rules.opened import Shelf, house_facts_of, rules_of
from screens.rules.telling import note_fact, open_printed, tell, told_text
from screens.widgets.controls.button import Press, Tappable, words_width
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.pictures.icon import Icon
from screens.widgets.text.prose import Caption, Note

MOST_ICONS = 6


class PageHead(Stack):
    """The picture, the name, the drawer and the box."""

    title = StringProperty("")
    caption = StringProperty("")
    icon = StringProperty("")
    pinned = BooleanProperty(False)
    page = ObjectProperty(None, rebind=False)


class RuleFact(Stack):
    """A line of the printed game: what it is, its icons, its words."""

    label = StringProperty("")
    value = StringProperty("")
    icons = ListProperty()

    def on_icons(self, *_args):
        for icon in self.icons[:MOST_ICONS]:
            self.ids.icons.add_widget(Icon(name=icon, side="26sp", pos_hint={"center_y": 0.5}))


class ToldRow(Tappable, Row):
    """A house fact: the question, and what the table says or what we guess."""

    question = StringProperty("")
    answer = StringProperty("")


class Links(StackLayout):
    """Entries to read next, in as many lines as they need; one too long wraps in its own line."""

    def on_width(self, *_args):
        for press in self.children:
            words = words_width(press.text, press.font_size, press.bold)
            press.fit = words + press.mark + press.gap + 2 * press.side <= self.width


class Turner(Row):
    """To the entries before and after this one."""


class EntryPage(Stack):
    """Filled anew for each entry."""

    game = StringProperty("")
    entry_id = StringProperty("")
    hidden = BooleanProperty(False)
    """No room for it now: it holds nothing until there is."""

    __events__ = ("on_follow", "on_shown")

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.refresh)
        self.fbind("hidden", Clock.create_trigger(self.refresh))

    def show(self, game: str, entry: Entry, remember: bool = True) -> None:
        """Read this one now; one only offered is not remembered as read."""
        self.game, self.entry_id = game, entry.id
        self.refresh()
        if remember:
            Shelf(App.get_running_app(), game).read(entry)
        self.dispatch("on_shown")

    def refresh(self, *_args) -> None:
        """Say it again: another language, another answer of the table."""
        self.clear_widgets()
        if not self.entry_id or self.hidden:
            return
        app = App.get_running_app()
        entry = rules_of(self.game).entry(self.entry_id)
        words = app.i18n
        self.add_widget(self._head(entry, app))
        self.add_widget(Inlaid(inlaid=words.say(entry.answer), font_size="19sp"))
        self._say_where(app)
        for fact in entry.lines:
            told = app.library.house_facts.get(self.game, fact.house_fact)
            row = RuleFact(label=words.say(fact.label), value=words.say(fact.said(told)))
            row.icons = list(fact.icons)
            self.add_widget(row)
        for detail in filter(None, map(words.say, entry.details)):
            self.add_widget(Inlaid(inlaid=detail))
        if entry.example:
            example = app.i18n._("rules.example", text=words.say(entry.example))
            self.add_widget(Note(text=example))
        known = house_facts_of(self.game)
        asked = [known[each] for each in entry.tellable if each in known]
        asked = [each for each in asked if each.language in ("", words.lang)]
        self._offer_to_tell([each for each in asked if not each.printed], app)
        self._offer_to_put_right([each for each in asked if each.printed], app)
        self._link(entry, app)
        self.add_widget(Note(text=self._printed(entry, app)))
        self._offer_to_tell([note_fact(entry)], app)
        self._turn(entry, app)

    def _say_where(self, app) -> None:
        """Where it is in the game that is open."""
        if app.bridge.game_id != self.game or app.bridge.session is None:
            return
        where = app.bridge.session.game.where_now(app.bridge.state, self.entry_id)
        if where is not None:
            label = app.i18n._("rules.where_now")
            self.add_widget(RuleFact(label=label, value=app.i18n.say(where)))

    def pin(self) -> None:
        """Pin the entry, or take the pin out."""
        app = App.get_running_app()
        entry = rules_of(self.game).entry(self.entry_id)
        Shelf(app, self.game).pin(entry)
        self.refresh()

    def follow(self, entry_id: str) -> None:
        """Read another one."""
        self.dispatch("on_follow", entry_id)

    def _head(self, entry: Entry, app) -> PageHead:
        rules, words = rules_of(self.game), app.i18n
        drawer = next(words.say(kind.name) for kind in rules.kinds if kind.id == entry.kind)
        box = words.say(rules.about.expansions[entry.expansion]) if entry.expansion else ""
        return PageHead(
            title=words.say(entry.title),
            caption=" · ".join(part for part in (drawer, box) if part),
            icon=entry.icons[0],
            pinned=Shelf(app, self.game).is_pinned(entry),
            page=self,
        )

    def _offer_to_tell(self, facts, app) -> None:
        for fact in facts:
            answer = told_text(self.game, fact, app)
            row = ToldRow(question=app.i18n.say(fact.question), answer=answer)
            row.bind(on_release=lambda *_, fact=fact: tell(self.game, fact, self.refresh))
            self.add_widget(row)

    def _offer_to_put_right(self, facts, app) -> None:
        """Printed numbers: those that were put right are seen, the others are a touch away."""
        told = app.library.house_facts
        right = [each for each in facts if told.get(self.game, each.id) is not None]
        self._offer_to_tell(right, app)
        if facts:
            press = Press(text=app.i18n._("rules.printed_numbers"), icon="edit")
            press.bind(on_release=lambda *_: open_printed(self.game, facts, self.refresh))
            self.add_widget(press)

    def _link(self, entry: Entry, app) -> None:
        rules = rules_of(self.game)
        if not entry.see:
            return
        self.add_widget(Caption(text=app.i18n._("rules.see")))
        links = Links()
        for each in entry.see:
            other = rules.entry(each)
            press = Press(text=app.i18n.say(other.title), icon=other.icons[0])
            press.bind(on_release=lambda *_, each=each: self.follow(each))
            links.add_widget(press)
        self.add_widget(links)

    def _printed(self, entry: Entry, app) -> str:
        about, words = rules_of(self.game).about, app.i18n
        sections = [about.sections[each] for each in entry.printed]
        places = [
            f"{words.say(about.documents[section.document])}, {words.say(section.title)}"
            for section in sections
        ]
        return app.i18n._("rules.printed", places="; ".join(places))

    def _turn(self, entry: Entry, app) -> None:
        turner = Turner()
        for other, icon in zip(
            rules_of(self.game).beside(entry), ("chevron-left", "chevron-right"), strict=True
        ):
            if other is not None:
                press = Press(text=app.i18n.say(other.title), icon=icon, kind="plain")
                press.bind(on_release=lambda *_, other=other: self.follow(other.id))
                turner.add_widget(press)
        self.add_widget(turner)

    def on_follow(self, entry_id: str) -> None:
        """The player wants to read this one."""

    def on_shown(self) -> None:
        """Another entry is shown; what scrolls goes back to the top."""


load_kv(__file__)
