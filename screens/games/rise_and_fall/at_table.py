"""What hands do on the table now: the lines of the last step, or what is to be put back."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row, Stack


class AtTableLine(Row):
    """A line, with its picture."""

    text = StringProperty("")
    icon = StringProperty("")
    heading = BooleanProperty(False)
    help_id = StringProperty("")


class AtTable(Stack):
    """The lines, below what they are."""

    title = StringProperty("")
    told = ListProperty()

    def show(self, words) -> None:
        """Everything from the bridge."""
        key, told = what_is_told(App.get_running_app().bridge)
        self.title = words._(f"rise_and_fall.screen.{key}") if told else ""
        rows = [child for child in self.children if isinstance(child, AtTableLine)]
        for row in rows[len(told) :]:
            self.remove_widget(row)
        while len(rows) < len(told):
            rows.append(AtTableLine())
            self.add_widget(rows[-1])
        shown = [child for child in reversed(self.children) if isinstance(child, AtTableLine)]
        for row, line in zip(shown, told, strict=True):
            row.text, row.icon = words.say(line.text), line.icon
            row.heading = not line.acts
            row.help_id = next((why.rule for why in line.whys if why.rule), "") or row.text


def what_is_told(bridge) -> tuple[str, tuple]:
    """Before a question what was told so far; after going back what is put right."""
    session = bridge.session
    if bridge.question is not None:
        return "told_so_far", tuple(session.pending.told)
    if session.put_right:
        return "put_right", tuple(session.put_right)
    if session.last is None or session.undone:
        return "told", ()
    return "told", session.last.told


load_kv(__file__)
