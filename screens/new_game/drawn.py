"""What is decided before a game, a widget for each way to draw it: they follow their screen."""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.core.question import Amount, Several
from companion.core.setting import NO, YES, line_under
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.asking.counter import Counter
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.chips import Chips
from screens.widgets.controls.field import Field
from screens.widgets.controls.toggle import Toggle
from screens.widgets.text.prose import Caption, Note


class OfSetting:
    """Follows the setting of a question of a `NewGameScreen`; nothing where it is not asked."""

    screen = ObjectProperty(None, allownone=True, rebind=False)
    asks = StringProperty("")
    """The key of its question."""
    asked = BooleanProperty(False)

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        App.get_running_app().i18n.fbind("lang", self.follow)
        self.screen.fbind("new", self.follow)
        self.fbind("asks", self.follow)
        self.follow()

    def follow(self, *_args) -> None:
        """As it stands now."""
        setting = self.screen.asked.get(self.asks)
        self.asked = setting is not None
        self.draw(setting, App.get_running_app().i18n.say)

    def draw(self, setting, say) -> None:
        """The words and the answer; None where it is not asked."""

    def let_go(self) -> None:
        """What it lies in is closed for good."""
        self.screen.funbind("new", self.follow)
        App.get_running_app().i18n.funbind("lang", self.follow)

    def give(self, value) -> None:
        """It is this now."""
        self.screen.answer(self.asks, value)


class SettingChips(OfSetting, Chips):
    """One of some, or several."""

    def draw(self, setting, say) -> None:
        question = setting.question if setting else None
        self.several = isinstance(question, Several)
        self.options = [
            (one.id, as_label(say(one.text)), one.icon, say(one.reason))
            for one in (question.options if question else ())
        ]
        self.chosen = chosen_of(question)
        if setting and setting.help and not self.topic:
            self.help_id = f"{self.screen.game_id}/{setting.help}"

    def on_choose(self, chosen) -> None:
        if self.several:
            self.give(tuple(one[0] for one in self.options if one[0] in chosen))
        elif chosen:
            self.give(chosen[0])


class NumberChips(OfSetting, Chips):
    """A small number, a chip for each."""

    said = StringProperty("")
    """The key of what stands on them, with the number as `n`."""
    alone = StringProperty("")
    """The key of what stands on the chip of one, where that is something else."""
    icon = StringProperty("")

    def draw(self, setting, say) -> None:
        question = setting.question if setting else None
        numbers = range(question.low, question.high + 1) if question else ()
        self.options = [(str(n), self._said(n), self.icon) for n in numbers]
        self.chosen = [str(question.guess)] if question else []

    def _said(self, n: int) -> str:
        return App.get_running_app().i18n._(self.alone if n == 1 and self.alone else self.said, n=n)

    def on_choose(self, chosen) -> None:
        if chosen:
            self.give(int(chosen[0]))


class SettingActs(OfSetting, Acts):
    """One of some, a row each with what it means."""

    def draw(self, setting, say) -> None:
        self.items = [
            Act(
                say(one.text),
                one.id,
                say(one.note),
                "radio-on" if one.id == setting.question.guess else "radio",
                role="accent" if one.id == setting.question.guess else "dim",
            )
            for one in (setting.question.options if setting else ())
        ]

    def on_pick(self, do) -> None:
        self.give(do)


class SettingToggle(OfSetting, Toggle):
    """Yes or no."""

    def draw(self, setting, say) -> None:
        self.shown = setting is not None
        if setting:
            self.text, self.note = say(setting.question.text), say(setting.question.note)
            self.on = setting.question.guess == YES

    def on_change(self, wanted) -> None:
        self.give(YES if wanted else NO)


class SettingCounter(OfSetting, Counter):
    """A number between two."""

    def draw(self, setting, say) -> None:
        if setting:
            question = setting.question
            self.low, self.high = question.low, question.high
            self.title, self.value = say(question.text), question.guess or 0

    def on_change(self, value) -> None:
        self.give(int(value))


class SettingField(OfSetting, Field):
    """What is typed; it stays as it was typed, while the game makes the same of it."""

    number = BooleanProperty(False)
    _stands = None
    _typing = False

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        self.fbind("text", self._typed)

    def draw(self, setting, say) -> None:
        self.disabled = setting is None
        self.opacity = 1 if setting else 0
        if setting is None:
            return
        self.number = isinstance(setting.question, Amount)
        self.longest = 5 if self.number else setting.question.longest
        value = self.screen.new.value(self.asks)
        if value != self._stands and not self._typing:
            self._write(str(value or ""))
        self._stands = value

    def _write(self, text: str) -> None:
        self._typing = True
        self.text = text
        self._typing = False

    def _typed(self, *_args) -> None:
        if self._typing or self.disabled:
            return
        self._typing = True
        figures = self.text if self.text.isdecimal() else "0"
        self.give(int(figures) if self.number else self.text)
        self._typing = False


class SettingNote(OfSetting, Note):
    """The line under it: what it means as it stands."""

    def draw(self, setting, say) -> None:
        self.text = say(line_under(setting)) if setting else ""


class SettingCaption(OfSetting, Caption):
    """What is asked."""

    def draw(self, setting, say) -> None:
        self.text = as_label(say(setting.question.text)) if setting else ""


def let_go(above) -> None:
    """What lies in this is closed for good, and follows nothing any more."""
    for one in above.walk(restrict=True):
        if isinstance(one, OfSetting):
            one.let_go()


def chosen_of(question) -> list:
    """The ids that are chosen now."""
    guess = getattr(question, "guess", None)
    return [] if guess is None else list(guess) if isinstance(guess, tuple) else [guess]


load_kv(__file__)
