"""The variants of the rulebook in a new game; their rules a long press away."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty

from companion.core.setting import NO, YES
from companion.lookup.folding import fold
from screens.kv import load_kv
from screens.new_game.drawn import SettingChips, let_go
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Gold, Press
from screens.widgets.frame.panel import Stack

PUT_AWAY_RULE = "tapestry/variant.removed_cards"
ICONS = {"tapestry": "card-tapestry", "tech": "card-tech"}
WIDE = 760


class CardChips(SettingChips):
    """Cards, by their names."""

    def draw(self, setting, say) -> None:
        super().draw(setting, say)
        self.options = sorted(self.options, key=lambda card: fold(card[1]))


class Suggested(Press):
    """Those that the rulebook names in one touch, and back."""

    screen = ObjectProperty(None, rebind=False)
    kind_of_card = ""

    def follow(self, *_args) -> None:
        """What another touch does."""
        question = self.screen.new.settings[f"suggested.{self.kind_of_card}"].question
        self.text = App.get_running_app().i18n.say(question.text)

    def on_release(self) -> None:
        key = f"suggested.{self.kind_of_card}"
        self.screen.answer(key, NO if self.screen.new.value(key) == YES else YES)


class VariantChoice(Stack):
    """Follows its screen."""

    screen = ObjectProperty(None, rebind=False)
    put_away = ListProperty()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.screen.fbind("new", self._show)
        self._show()

    def _show(self, *_args) -> None:
        words, asked = App.get_running_app().i18n, self.screen.asked
        self.put_away = [
            Act(words.say(asked[key].question.text), kind, icon=icon, help_id=PUT_AWAY_RULE)
            for kind, icon in ICONS.items()
            if (key := f"put_away.{kind}") in asked
        ]

    def put_cards_away(self, kind: str) -> Sheet:
        """The cards of a kind, to tick those that stay in the box; a tick stands at once."""
        words, screen, key = App.get_running_app().i18n, self.screen, f"put_away.{kind}"
        note = words.say(screen.new.settings[key].question.note)
        title = words._(f"tapestry.new.put_away_title.{kind}")
        sheet = Sheet(title=title, note=note, wide=WIDE)
        suggested = sheet.put(Suggested(kind="plain", icon="book", help_id=PUT_AWAY_RULE))
        suggested.screen, suggested.kind_of_card = screen, kind
        screen.fbind("new", suggested.follow)
        suggested.follow()
        sheet.put(CardChips(screen=screen, asks=key, topic=f"tapestry/{kind}"))
        sheet.bind(on_dismiss=lambda *_: screen.funbind("new", suggested.follow))
        sheet.bind(on_dismiss=let_go)
        sheet.act(Gold(text=words._("kit.take"), on_release=sheet.dismiss))
        return sheet.open()


load_kv(__file__)
