"""The kit: every widget in its fullest state."""

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Ordering, Several, Text
from tests.screens.states import State

SAID = Message("app.changed.stuck", what=Message("app.log.title"), why=Message("app.about.what"))
SHORT = Message("app.check.title")


def options(number, note=None):
    return tuple(Option(f"o{n}", SHORT, note, icon="track-science") for n in range(number))


def asked(question):
    def reach(hand):
        from screens.widgets.asking.question import ask_question

        ask_question(question, lambda _value: None, lambda: None)

    return reach


def showcase(hand):
    from tests.screens.showcase import Showcase

    hand.app.nav.trail = []
    hand.app.nav._built["kit"] = Showcase(route="kit")
    hand.app.nav.go("kit")


def number_pad(hand):
    from screens.widgets.asking.number import NumberSheet

    sheet = NumberSheet.ask("", 12, 0, 400, lambda _n: None)
    pad = sheet.ids.body.children[0]
    for key in "12+3":
        pad.type(key)


def dialog(hand):
    from screens.widgets.above.sheet import ask

    say = hand.say
    ask(say("app.settings.restore"), say("app.settings.backup_about"), say("kit.take"), lambda: 0)


STATES = (
    State("kit", showcase),
    State("kit-number", number_pad),
    State("kit-dialog", dialog),
    State("kit-choice", asked(Choice("k", SAID, options(3, SAID), guess="o1"))),
    State("kit-choice-many", asked(Choice("k", SHORT, options(14)))),
    State("kit-several", asked(Several("k", SHORT, options(4), least=1, most=2, guess=("o2",)))),
    State("kit-ordering", asked(Ordering("k", SHORT, options(4)))),
    State("kit-amount", asked(Amount("k", SAID, 0, 12, guess=4))),
    State("kit-text", asked(Text("k", SHORT, guess="Ada"))),
)
