"""Touches on Imperium's screens: what is out of sight is scrolled to first."""

from kivy.base import EventLoop
from kivy.uix.scrollview import ScrollView

from companion.core.message import Message
from tests.screens.hand import Finger
from tests.screens.page_hand import place_of
from tests.screens.page_hand import places as places_of


class Fingers:
    """Counts what it touches."""

    def __init__(self, hand):
        self.hand = hand
        self.touches = 0

    @property
    def bridge(self):
        return self.hand.app.bridge

    @property
    def view(self):
        return self.hand.app.nav.view

    def say(self, key, **params):
        return self.hand.app.i18n.say(Message(key, **params))

    def name(self, kind, thing):
        return self.say(f"imperium.name.{kind}.{thing}")

    def touch(self, widget):
        """Bring it in sight and tap it."""
        self.into_sight(widget)
        self.touch_point(self.hand.centre(widget))

    def into_sight(self, widget):
        """Scroll to it where it can be scrolled to."""
        for parent in widget.walk_reverse():
            if isinstance(parent, ScrollView) and widget in parent.walk(restrict=True):
                parent.scroll_to(widget, animate=False)
                self._rests(parent)
                break
        self.hand.settle(60)

    def touch_point(self, spot, quick=False):
        """Tap a point of the window; not within a moment of the touch before."""
        if not quick:
            self.hand.looks()
        finger = Finger(*spot)
        EventLoop.post_dispatch_input("begin", finger)
        EventLoop.post_dispatch_input("end", finger)
        self.hand.settle(60)
        self.touches += 1

    def _rests(self, scroll):
        """A list that still glides takes a touch only to be stopped."""
        self.hand.settle(60)
        while scroll.effect_y and (scroll.effect_y.velocity or scroll.effect_y.is_manual):
            self.hand.frames()

    @property
    def on_page(self):
        """Whether what is shown is a page, and nothing lies above it."""
        return hasattr(self.view, "takes_key") and not self.hand.app.nav.overlays

    def places(self):
        """Everything on the page that can be touched or held."""
        return places_of(self.hand)

    def page_acts(self):
        """What can be touched on the page, by what it does."""
        return [met.hit.does for met in places_of(self.hand) if met.hit.does]

    def acts_of(self, begin):
        """What can be touched on the page that begins so."""
        return [one for one in dict.fromkeys(self.page_acts()) if one.startswith(begin)]

    def page(self, does, quick=False):
        """Touch what does this."""
        self.view.view.keys.bring_in_sight(place_of(self.hand, does))
        self.hand.settle(60)
        self.page_point(place_of(self.hand, does), quick)

    def page_point(self, met, quick=False):
        """A finger on a place of the page."""
        self.touch_point(self.view.view.to_pixels(*met.middle), quick)

    def button(self, key, **params):
        self.touch(self.hand.find(text=self.say(key, **params)))
