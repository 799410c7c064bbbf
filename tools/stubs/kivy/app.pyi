from kivy.event import EventDispatcher
from kivy.uix.widget import Widget

from screens.app import LoomApp

class App(EventDispatcher):
    title: str

    def build(self) -> Widget: ...
    def run(self) -> None: ...
    @staticmethod
    def get_running_app() -> LoomApp:
        """Of Kivy's apps ours is the one that asks."""
