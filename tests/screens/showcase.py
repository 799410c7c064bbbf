"""A screen with every widget of the kit, for looking at and for testing them."""

from kivy.app import App
from kivy.lang import Builder

from screens.navigation import View

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
        Panel:
            title: _('app.changed.on_the_table', i18n.lang)
            share: 2
            scrolls: False
        Panel:
            title: _('app.error.what_now', i18n.lang)
            share: 1.4
            rank: -1
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


class Showcase(View):
    """See the module."""

    def chip_options(self, _lang):
        say = App.get_running_app().i18n._
        icons = {"dark": "moon", "light": "sun", "clock": ""}
        return [(name, say(f"app.settings.theme_{name}"), icon) for name, icon in icons.items()]
