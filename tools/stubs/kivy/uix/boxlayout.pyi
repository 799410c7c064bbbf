from kivy.uix.widget import Widget

class BoxLayout(Widget):
    orientation: str
    spacing: float
    padding: tuple[float, float, float, float]

    def do_layout(self) -> None: ...
