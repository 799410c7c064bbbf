"""What people are to do with the pieces, in order; each with its reasons one tap deeper.

    Instructions:
        told: root.told          # the Instructions of an entry, `entry.told`
        entry_id: root.entry_id
        on_differs: root.differs(args[1])      # the Instruction the table does otherwise

A touch on a line opens its reasons below it, and "It differs…" where it can. With `entry_id` a
touch on its number ticks it off, done on the table.
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.instruction import depths
from companion.core.message import Message
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.text.prose import Note


class InstructionLine(Tappable, Row):
    """The number, the icon, what to do."""

    inset = NumericProperty(0)
    heading = BooleanProperty(False)


class TickDisc(Tappable, Row):
    """The number of a line; a touch ticks it off where that can be."""

    row = ObjectProperty(None, rebind=True)

    @property
    def takes_touch(self) -> bool:
        """Otherwise it is only a number on the line."""
        return self.row is not None and self.row.ticks

    def on_touch_down(self, touch):
        return self.takes_touch and super().on_touch_down(touch)

    def on_release(self):
        self.row.owner.tick(self.row)


class InstructionRow(Stack):
    """A line, and its reasons when it is open."""

    number = NumericProperty(1)
    instruction = ObjectProperty(None, allownone=True, rebind=False)
    text = StringProperty("")
    icon = StringProperty("")
    why = StringProperty("")
    is_open = BooleanProperty(False)
    differs = BooleanProperty(False)
    help_id = StringProperty("")
    """The rule behind it, opened when the line is held."""
    inset = NumericProperty(0)
    """It stands under a heading."""
    heading = BooleanProperty(False)
    """Others stand under it: it opens a group and has no number of its own."""
    owner = ObjectProperty(None, rebind=False)
    brief = BooleanProperty(False)
    """Its reason is told when it is opened, not before."""
    by = StringProperty("")
    """Whose sign stands at its end."""
    colour = StringProperty("")
    value = StringProperty("")
    """What it comes to, large, at its end."""
    ticks = BooleanProperty(False)
    """It can be ticked off as it is done on the table."""
    ticked = BooleanProperty(False)

    def on_is_open(self, *_args):
        self.ids.more.clear_widgets()
        if self.is_open:
            self._tell_reasons()

    def _tell_reasons(self) -> None:
        from screens.widgets.controls.button import Press

        words = App.get_running_app().i18n
        more = self.ids.more
        for line in reasons(self.instruction, words):
            more.add_widget(Note(text=line))
        for rule in dict.fromkeys(why.rule for why in self.instruction.whys if why.rule):
            link = Press(text=App.get_running_app().rule_name(rule), icon="book", kind="plain")
            link.bind(on_release=lambda *_, rule=rule: App.get_running_app().help(rule))
            more.add_widget(link)
        if self.differs:
            press = Press(text=words._("kit.it_differs"), icon="differs")
            press.bind(on_release=lambda *_: self.owner.dispatch("on_differs", self.instruction))
            more.add_widget(press)


def _ticks() -> tuple:
    """What was ticked off in the game that is open: steps, and the lines of each."""
    return App.get_running_app().bridge.ticks


def reasons(instruction, words) -> list[str]:
    """The reasons of an instruction, a line each, what was passed over below its rule."""
    lines = []
    for why in instruction.whys:
        if why.text is not None:
            lines.append(words.say(why.text))
        for passed in why.passed:
            said = Message("kit.passed_over", option=passed.option, reason=passed.reason)
            lines.append(words.say(said))
    return lines


class Instructions(Stack):
    """The list; its rows are kept when it tells something else."""

    told = ListProperty()
    entry_id = NumericProperty(0)
    """Of what is told; 0 where nothing is ticked off."""
    open_key = StringProperty("")
    row_class = InstructionRow

    __events__ = ("on_differs", "on_look")

    def __init__(self, **kwargs):
        self._spare = []
        super().__init__(**kwargs)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)
        self.fbind("told", self._tell_anew)
        self.fbind("open_key", self._open)
        self.fbind("entry_id", self._tell)
        self._tell()

    def _tell_anew(self, *_args):
        self.open_key = ""
        self._tell()

    def _open(self, *_args):
        for row in self.children:
            row.is_open = row.instruction.key == self.open_key

    def open_or_close(self, row) -> None:
        """One line is open at a time."""
        self.open_key = "" if row.is_open else row.instruction.key
        self.dispatch("on_look", row.instruction if row.is_open else None)

    def tick(self, row) -> None:
        """Done on the table, or not after all; it stays so when one comes back."""
        App.get_running_app().bridge.tick((self.entry_id, row.instruction.key))
        self._show_tick(row)

    def _show_tick(self, row) -> None:
        row.ticks = bool(self.entry_id) and not row.heading
        row.ticked = row.ticks and (self.entry_id, row.instruction.key) in _ticks()

    def _tell(self, *_args) -> None:
        words = App.get_running_app().i18n
        heads, deep = {told.under for told in self.told if told.under}, depths(self.told)
        while len(self.children) > len(self.told):
            self._spare.append(self.children[0])
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.told):
            row = self._spare.pop() if self._spare else self.row_class(owner=self)
            self.add_widget(row)
        number = 0
        for row, told in zip(reversed(self.children), self.told, strict=True):
            row.heading = told.key in heads
            number += not row.heading
            row.number = number
            row.is_open = False
            row.instruction, row.icon = told, told.icon
            row.by, row.colour = getattr(told, "by", ""), getattr(told, "colour", "")
            self._show_tick(row)
            row.text = words.say(told.text)
            firsts = [words.say(why.text) for why in told.whys if why.text is not None]
            row.why = firsts[-1] if firsts else ""
            self.tell_more(row, told)
            row.differs, row.inset = bool(told.differs), deep[told.key]
            rule = next((why.rule for why in told.whys if why.rule), "")
            row.help_id = rule or (f"icon.{told.icon}|{row.text}" if told.icon else row.text)

    def tell_more(self, row, told) -> None:
        """What else stands on the line."""

    def on_differs(self, instruction) -> None:
        """The table does this one otherwise."""

    def on_look(self, instruction) -> None:
        """The player looks at this one (None: at none); a map may light its `places`."""


load_kv(__file__)
