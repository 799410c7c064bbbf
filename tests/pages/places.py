"""A place of the app without a front end: where it led, what it told, what takes back."""

from companion.describe.showing import Showing
from companion.pages.doors import Doors, opened
from tests.describe.desks import a_surface


class Opened:
    """One place, touched by its acts."""

    def __init__(self, library, route, **where):
        self.went, self.told, self.done, self.left = [], [], [], 0
        self.surface = a_surface()
        doors = Doors(
            library,
            self.surface.say,
            lambda to, **more: self.went.append((to, more)),
            self._leave,
            self.told.append,
            lambda what, take_back: self.done.append((what, take_back)),
        )
        self.at = opened(route, doors, **where)
        self.showing = Showing(self.at.page)
        self.show()

    def _leave(self):
        self.left += 1

    def show(self):
        self.showing.show(self.surface)
        return self.showing.page

    def touch(self, does):
        assert self.showing.touch(does), sorted(self.showing.page.acts)
        return self.show()

    def type(self, does, text):
        assert self.showing.typed(does, text)
        return self.show()

    def take_back(self):
        self.done[-1][1]()
        return self.show()

    def cards(self, start):
        """What can be touched, by how its key begins."""
        return [key.removeprefix(start) for key in self.showing.page.acts if key.startswith(start)]
