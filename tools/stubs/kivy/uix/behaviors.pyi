from kivy.uix.widget import Widget

class ButtonBehavior(Widget):
    state: str
