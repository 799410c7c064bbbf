"""The row of discs above a question: what is done of the step, what is asked, what comes.

    trail = Trail()
    trail.show(bridge.trail, words)

With too little room for the names the one that is asked stands below.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from companion.core.trail import Stage
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.controls.option_icon import icon_of
from screens.widgets.frame.panel import Stack

MOST_DONE, MOST_NEXT = 2, 2


class TrailStep(Stack):
    """A disc and its name."""

    trail = ObjectProperty(None, allownone=True, rebind=True)
    stage = StringProperty("next")
    icon = StringProperty("")
    text = StringProperty("")


class Trail(Stack):
    """Nothing where there is only what is asked."""

    shown = ListProperty()
    """Each: its stage, its picture, its name."""
    named = BooleanProperty(True)
    now = StringProperty("")

    def show(self, marks, words) -> None:
        """The last that are done and the next to come."""
        self.shown = [
            (mark.stage.value, icon_of(mark.part), as_label(words.say(mark.part.text)))
            for mark in nearest(marks)
        ]

    def on_shown(self, *_args):
        self.ids.steps.clear_widgets()
        for stage, icon, text in self.shown:
            self.ids.steps.add_widget(TrailStep(trail=self, stage=stage, icon=icon, text=text))
        self.now = next((text for stage, _, text in self.shown if stage == Stage.NOW), "")


def nearest(marks) -> list:
    """At most two before and two after; nothing where nothing else is known."""
    done, now, to_come = ([m for m in marks if m.stage is stage] for stage in Stage)
    shown = [*done[-MOST_DONE:], *now, *to_come[:MOST_NEXT]]
    return shown if len(shown) > 1 else []


def put_trail(sheet) -> None:
    """At the head of a sheet that asks."""
    app = App.get_running_app()
    marks = app.bridge.trail
    if nearest(marks):
        sheet.put(Trail()).show(marks, app.i18n)


load_kv(__file__)
