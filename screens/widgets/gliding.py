"""How a list glides on and comes to rest, where Kivy's own would never."""

from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.properties import BooleanProperty
from kivy.uix.scrollview import ScrollView


class Gliding(DampedScrollEffect):
    """Kivy's, without rounding where it ends.

    An edge is seldom a whole number: rounded away from it, the list was pulled back to it and
    rounded away again, for ever.
    """

    round_value = BooleanProperty(False)


class Glides(ScrollView):
    """Lets go when the finger is off, also where a list within it has taken the touch over."""

    def on_touch_up(self, touch):
        taken = super().on_touch_up(touch)
        self._let_go(touch)
        return taken

    def on_scroll_stop(self, touch, check_children=True):
        taken = super().on_scroll_stop(touch, check_children)
        self._let_go(touch)
        return taken

    def _let_go(self, touch) -> None:
        if self._get_uid() not in touch.ud:
            return  # it never held this finger
        for effect, place in ((self.effect_x, touch.x), (self.effect_y, touch.y)):
            if effect and effect.is_manual:
                effect.stop(place)
