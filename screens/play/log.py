"""Everything that happened, the last first: jump there, or change it and see what follows."""

from kivy.app import App
from kivy.properties import NumericProperty

from companion.i18n import as_label
from screens.kv import load_kv
from screens.navigation import View
from screens.play.change import Changer
from screens.widgets.button import Press
from screens.widgets.rows import Item
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note, Prose


class Log(View):
    """Follows the bridge while it is shown."""

    toast_low = True
    number = NumericProperty(0)
    shown = False

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self._follow)
        app.i18n.fbind("lang", self._follow)

    def enter(self, **_where):
        self.shown = True
        self._follow()

    def leave(self):
        self.shown = False

    def hand_over(self) -> None:
        """The game, or the whole campaign, to another device."""
        from screens.history.hand_over import hand_over_sheet

        hand_over_sheet(App.get_running_app().bridge.running_id)

    def open_entry(self, number: str) -> None:
        """What can be done with a step."""
        app = App.get_running_app()
        session, words = app.bridge.session, app.i18n
        entry = next(each for each in self._all(session) if each.id == int(number))
        sheet = Sheet(title=as_label(words.say(entry.label)))
        lines = [as_label(words.say(line.text)) for line in session.game.log(entry)]
        for line in lines:
            if line != sheet.title:
                sheet.put(Prose(text=line))
        for told in entry.told:
            sheet.put(Note(text=words.say(told.text)))
        if app.bridge.running_id:
            self._offer(sheet, entry, app)
        sheet.open()

    def _offer(self, sheet, entry, app) -> None:
        words, session = app.i18n, app.bridge.session
        if entry is not session.last:
            jump = Press(text=words._("app.log.jump"), icon="clock")
            jump.bind(on_release=lambda *_: (sheet.close(), app.bridge.jump(entry.id)))
            sheet.act(jump)
        if entry in session.entries:
            change = Press(text=words._("app.log.change"), icon="edit")
            change.bind(on_release=lambda *_: (sheet.close(), Changer(entry).choose()))
            sheet.act(change)

    def _all(self, session):
        return [*reversed(session.undone), *reversed(session.entries)]

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        session = app.bridge.session
        if session is None or not self.shown:
            return
        self.number = len(session.entries)
        undone = set(map(id, session.undone))
        note = app.i18n._("app.log.undone")
        self.ids.rows.items = [
            Item(
                str(entry.id),
                as_label(app.i18n.say(line.text)),
                note if id(entry) in undone else "",
                icon=line.icon,
            )
            for entry in self._all(session)
            for line in session.game.log(entry)
        ]


load_kv(__file__)
