"""What is put out of sight and keeps its widgets; a Stack around it gives its room to others."""

from kivy.properties import BooleanProperty


class Hides:
    """Drawn and touched only while `shown`."""

    shown = BooleanProperty(True)

    def on_shown(self, *_args):
        self.opacity = 1 if self.shown else 0
        if self.parent is not None:
            self.parent._trigger_layout()

    def on_touch_down(self, touch):
        return self.shown and super().on_touch_down(touch)
