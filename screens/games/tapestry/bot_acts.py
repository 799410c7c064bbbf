"""What the bots do, in order: a line each; reasons, rules and "It differs…" one touch deeper."""

from kivy.app import App
from kivy.properties import ObjectProperty

from companion.core.message import Message
from screens.widgets.controls.button import Press
from screens.widgets.frame.hides import Hides
from screens.widgets.lists.instructions import InstructionRow, Instructions
from screens.widgets.text.prose import Note


class BotRow(InstructionRow):
    """An act of the bots' view; it has the shape of an Instruction."""

    def _tell_reasons(self) -> None:
        app = App.get_running_app()
        act, more = self.instruction, self.ids.more
        for why in act.whys:
            self._tell_why(why, app.i18n)
        for rule in dict.fromkeys(why.rule for why in act.whys if why.rule):
            link = Press(text=app.rule_name(rule), icon="book", kind="plain")
            link.bind(on_release=lambda *_, rule=rule: app.help(rule))
            more.add_widget(link)
        if act.changed:
            more.add_widget(Note(text=app.i18n._("tapestry.screen.told_so"), role="accent"))
        for key in (act.differs, *act.also):
            if key:
                self._offer(key, app)

    def _tell_why(self, why, words) -> None:
        more = self.ids.more
        if why.text is not None:
            more.add_widget(Note(text=words.say(why.text)))
        if why.ruling:
            more.add_widget(Note(text=words._("tapestry.screen.ruling"), role="accent"))
        for one in why.passed:
            said = Message("kit.passed_over", option=one.option, reason=one.reason)
            more.add_widget(Note(text=words.say(said)))

    def _offer(self, key: str, app) -> None:
        """The table does this otherwise, or a part of it."""
        text = app.i18n._("kit.it_differs")
        if key != self.instruction.differs:
            text = app.i18n.say(self.owner.screen.question_text(key))
        if text:
            press = Press(text=text, icon="differs")
            press.bind(on_release=lambda *_: self.owner.screen.differs(key))
            self.ids.more.add_widget(press)


class BotActs(Hides, Instructions):
    """The list."""

    screen = ObjectProperty(None, rebind=False)
    row_class = BotRow

    def tell_more(self, row, told) -> None:
        """Points: how many, and where the marker goes."""
        row.value = ""
        if told.points:
            was, now = told.points
            words = App.get_running_app().i18n
            row.value = f"{now - was:+d}".replace("-", "−")
            moves = words._("tapestry.bot.view.moves", was=was, now=now)
            row.why = " · ".join(filter(None, (moves, row.why)))
