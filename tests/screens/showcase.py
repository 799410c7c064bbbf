"""A screen with every widget of the kit, for looking at and for testing them."""

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import ListProperty, ObjectProperty

from companion.core.hexgrid import within
from screens.navigation import View
from screens.widgets.boards.chart import Curve
from screens.widgets.boards.hex_map import HexLook, Token
from screens.widgets.lists.score_table import Column, ScoreLine
from screens.widgets.lists.steps import Step

Builder.load_string("""
<Showcase>:
    TopBar:
        title: _('app.check.title', i18n.lang)
        subtitle: _('app.about.how', i18n.lang)
        UndoButtons:
        IconButton:
            icon: 'menu'
            label: _('kit.more', i18n.lang)
    Columns:
        Panel:
            title: _('app.settings.reading', i18n.lang)
            Figure:
                text: '164'
            Counter:
                id: counter
                value: 3
                high: 12
                free: True
            Chips:
                id: chips
                options: root.chip_options(i18n.lang)
                chosen: ['dark']
                free: True
            Toggle:
                id: toggle
                text: _('app.settings.left_handed', i18n.lang)
                note: _('app.settings.left_handed_note', i18n.lang)
                icon: 'hand'
                on: True
            Field:
                id: field
                label: _('kit.number', i18n.lang)
            Progress:
                done: 3
                all: 8
            Steps:
                id: steps
                items: root.steps
        Panel:
            title: _('app.changed.on_the_table', i18n.lang)
            share: 2
            scrolls: False
            HexMap:
                id: map
                hexes: root.hexes
        Panel:
            title: _('app.error.what_now', i18n.lang)
            share: 1.4
            rank: -1
            Instructions:
                id: instructions
                told: root.told
            ScoreTable:
                id: scores
                columns: root.columns
                lines: root.lines
                totals: [168, 151]
            Chart:
                id: chart
                lines: root.curves
            Empty:
                icon: 'history'
                text: _('app.past.none', i18n.lang)
                note: _('app.settings.text_sample', i18n.lang)
            Foot:
                Press:
                    text: _('kit.it_differs', i18n.lang)
                    icon: 'differs'
                Gold:
                    id: gold
                    text: _('app.check.done', i18n.lang)
                    icon: 'check'
""")


def a_map():
    """Sixty-one hexes with everything that can lie on them."""
    looks = []
    for number, place in enumerate(sorted(within((0, 0), 4))):
        tokens = (
            (Token("human"),),
            (Token("automa"), Token("shadow", toppled=True)),
            (Token("automa"), Token("human")),
            (),
            (),
        )[number % 5]
        label = "3/5" if number % 6 == 0 else ""
        fill = ("land", "water", "", "raised")[number % 4]
        looks.append(
            HexLook(
                place,
                fill,
                tokens=tokens,
                number=number % 7 if number % 3 == 0 else 0,
                lit=place == (0, 0),
                label=label,
            )
        )
    return looks


class Showcase(View):
    """See the module."""

    steps = ListProperty()
    hexes = ListProperty()
    told = ListProperty()
    columns = ListProperty()
    lines = ListProperty()
    curves = ListProperty()
    chosen = ObjectProperty(None, allownone=True)

    def chip_options(self, _lang):
        say = App.get_running_app().i18n._
        icons = {"dark": "moon", "light": "sun", "clock": ""}
        return [(name, say(f"app.settings.theme_{name}"), icon) for name, icon in icons.items()]

    def enter(self, **_where):
        from tests.screens.states.kit import TOLD

        say = App.get_running_app().i18n._
        self.told = TOLD
        self.ids.instructions.open_key = "one"
        self.hexes = a_map()
        self.steps = [
            Step(say("app.log.title"), state="done"),
            Step(say("app.about.what"), say("app.about.kept"), "now", "token-standing"),
            Step(say("app.check.how")),
        ]
        self.columns = [
            Column(say("app.where.title"), "human", "owner-human"),
            Column("Automa", "automa", "owner-automa"),
        ]
        self.lines = [
            ScoreLine(say("app.log.title"), (88, 131)),
            ScoreLine(say("app.about.what"), (1240, 0)),
        ]
        names = (say("app.past.share"), "Automa")
        self.curves = [
            Curve(names[0], "human", (0, 4, 9, 22, 31, 64, 93, 168)),
            Curve(names[1], "automa", (0, 0, 22, 22, 51, 51, 92, 151)),
        ]
