from kivy.uix.widget import Widget

class FloatLayout(Widget):
    def do_layout(self) -> None: ...
