"""What a step comes to with the pieces, as a card: a line each, to be ticked, and one gold Done."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.games.tapestry.table.view_hands import TABLE, told_on
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


def still_told(bridge):
    """The step of a person's turn that is still to be carried out, unless something is asked."""
    entry = bridge.session.hands.open
    here = entry is not None and bridge.question is None and told_on(entry) == TABLE
    return entry if here else None


class ToldLine(Tappable, Row):
    """One line; a touch ticks it."""

    icon = StringProperty("")
    text = StringProperty("")
    why = StringProperty("")
    heading = BooleanProperty(False)
    """Words over the lines that follow: nothing to tick."""
    ticked = BooleanProperty(False)

    mark = ObjectProperty(None)
    """The step and the line of it."""

    def on_release(self):
        if self.heading:
            return
        bridge = App.get_running_app().bridge
        bridge.tick(self.mark)
        self.ticked = self.mark in bridge.ticks


class ToldCard(Stack):
    """The lines are kept and given other words."""

    told = ListProperty()
    """The Instructions of an entry."""
    what = StringProperty("")
    next = StringProperty("")
    """What comes after Done, which stands at the foot of the panel."""
    entry = ObjectProperty(None, allownone=True, rebind=False)

    def show(self, entry, following: str) -> None:
        """What came of a step."""
        words = App.get_running_app().i18n
        self.entry, self.next = entry, following
        self.what = words.say(entry.label)
        told, lines = entry.told, self.ids.lines
        heads = {one.under for one in told if one.under}
        while len(lines.children) > len(told):
            lines.remove_widget(lines.children[0])
        while len(lines.children) < len(told):
            lines.add_widget(ToldLine())
        for line, one in zip(reversed(lines.children), told, strict=True):
            line.text, line.icon, line.mark = words.say(one.text), one.icon, (entry.id, one.key)
            line.ticked = line.mark in App.get_running_app().bridge.ticks
            whys = [words.say(why.text) for why in one.whys if why.text is not None]
            line.why, line.heading = (whys[-1] if whys else ""), one.key in heads
            line.help_id = next((why.rule for why in one.whys if why.rule), "")


load_kv(__file__)
