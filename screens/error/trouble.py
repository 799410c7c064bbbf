"""The window for when the library cannot be opened at all: one sentence."""

from kivy.app import App
from kivy.uix.label import Label


class TroubleApp(App):
    """Says it and waits to be closed."""

    title = "Loom"

    def __init__(self, text: str, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.text = text

    def build(self) -> Label:
        label = Label(text=self.text, font_size="22sp", halign="center", padding=("24dp", "24dp"))
        label.bind(width=lambda _label, width: setattr(label, "text_size", (width, None)))
        return label
