"""The variants of the rulebook in a new game; their rules a long press away."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty

from companion.games.tapestry.setup.view_variants import put_away, put_away_suggested
from companion.lookup.folding import fold
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Gold, Press
from screens.widgets.controls.chips import Chips
from screens.widgets.frame.panel import Stack

PUT_AWAY_RULE = "tapestry/variant.removed_cards"
ICONS = {"tapestry": "card-tapestry", "tech": "card-tech"}
WIDE = 760


class VariantChoice(Stack):
    """Follows the `VariantsView` it is given; choices go to the screen."""

    screen = ObjectProperty(None, rebind=False)
    view = ObjectProperty(None, allownone=True, rebind=False)
    switches = ListProperty()
    dice = ListProperty()
    boxes = ListProperty()
    put_away = ListProperty()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.fbind("view", self._show)
        self._show()

    def _show(self, *_args) -> None:
        if self.view is None:
            return
        words = App.get_running_app().i18n
        self.switches = chips(self.view.switches, words)
        self.dice = chips(self.view.dice, words)
        self.boxes = chips(self.view.boxes, words)
        self.put_away = [
            Act(words.say(one.text), one.kind, icon=ICONS[one.kind], help_id=PUT_AWAY_RULE)
            for one in self.view.put_away
        ]

    def toggle(self, chosen) -> None:
        """The table plays by a variant, or no longer."""
        for one in sorted(set(self.view.chosen) ^ set(chosen)):
            self.screen.choose("variants", one)

    def put_cards_away(self, kind: str) -> Sheet:
        """The cards of a kind, to tick those that stay in the box; a tick stands at once."""
        words = App.get_running_app().i18n
        title = words._(f"tapestry.new.put_away_title.{kind}")
        sheet = Sheet(title=title, note=words._("tapestry.new.put_away_note"), wide=WIDE)
        suggested = sheet.put(Press(kind="plain", icon="book", help_id=PUT_AWAY_RULE))
        suggested.bind(on_release=lambda *_: self.screen.change(put_away_suggested, kind))
        cards = sheet.put(Chips(several=True, topic=f"tapestry/{kind}"))
        named = [(card, words.say(text)) for card, text in self._kind(kind).cards]
        cards.options = sorted(named, key=lambda card: fold(card[1]))
        cards.bind(on_choose=lambda _c, out: self.screen.change(put_away, kind, tuple(out)))

        def show(*_args) -> None:
            here = self._kind(kind)
            cards.chosen = list(here.chosen)
            way = "none" if here.as_suggested else "suggested"
            suggested.text = words._(f"tapestry.new.put_away_{way}")

        self.fbind("view", show)
        sheet.bind(on_dismiss=lambda *_: self.funbind("view", show))
        sheet.act(Gold(text=words._("kit.take"), on_release=sheet.dismiss))
        show()
        return sheet.open()

    def _kind(self, kind: str):
        return next(one for one in self.view.put_away if one.kind == kind)


def chips(some, words):
    """What `Chips` takes, from the chips of a view."""
    return [(one.id, words.say(one.text), one.icon, words.say(one.refusal)) for one in some]


load_kv(__file__)
