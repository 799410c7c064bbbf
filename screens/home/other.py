"""A game that goes on, beside the one last played."""

from kivy.properties import ObjectProperty

from screens.kv import load_kv
from screens.widgets.lists.rows import ItemRow


class OtherGame(ItemRow):
    """Touched to go on with it; or thrown away."""

    home = ObjectProperty(None, rebind=True)

    def on_release(self):
        self.home.go_on(self.id)


load_kv(__file__)
