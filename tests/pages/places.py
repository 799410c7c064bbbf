"""A place of the app without a front end: where it led, what it told, what takes back."""

from companion.describe.sheets import over
from companion.describe.showing import Showing
from companion.i18n import Words
from companion.pages.doors import Doors, Outside, opened
from companion.pages.roaming_device import Files, Given, RoamingDevice
from companion.resources import data_dir
from tests.describe.desks import a_surface

EVERYTHING = (
    "theme", "text_size", "keep_awake", "left_handed", "less_movement", "vibration",
    "table_clock", "read_aloud", "sounds", "guard_next", "folder", "voice",
)  # fmt: skip


class Around(RoamingDevice):
    """Files lie in a list, long work is done at once, folders are named."""

    def __init__(self, where, files, can):
        super().__init__(where, files, can)
        self.files, self.wanted = [], []

    def lying(self, endings, /):
        return tuple(one for one in self.files if one.name.endswith(endings))

    def folder(self, chosen="", /):
        return chosen or "Documents"

    def choose_folder(self, take, /):
        self.wanted.append(take)


class Opened:
    """One place, touched by its acts; a sheet above it first."""

    edition = 0

    def __init__(self, library, route, can=EVERYTHING, surface=None, **where):
        self.library, self.words = library, Words(data_dir() / "text", "en")
        self.went, self.told, self.done, self.played, self.left = [], [], [], [], 0
        self.passed, self.above, self.saved, self.asked = [], [], [], []
        self.drawn, self.shared, self.links = [], [], []
        self.surface = surface or a_surface()
        outside = Outside(
            self.drawn.append,
            lambda text, title: self.shared.append((title, text)),
            self.links.append,
        )
        files = Files(lambda *file: self.saved.append(file), self.asked.append)
        self.device = Around(self, files, can)
        self.doors = Doors(
            library,
            self.words,
            lambda to, **more: self.went.append((to, more)),
            self._leave,
            self.told.append,
            lambda what, take_back: self.done.append((what, take_back)),
            outside,
            lambda way, game_id: self.played.append((way, game_id)),
            passing=self.passed.append,
            lay=self.above.append,
            device=self.device,
        )
        self.at = opened(route, self.doors, **where)
        self.showing = Showing(self._page)
        self.show()

    def _page(self, surface):
        page = self.at.page(surface)
        return over(page, self.above[-1], surface, self.above.pop) if self.above else page

    def _leave(self):
        self.left += 1

    def tried(self, call, /):
        return self.doors.tried(call)

    def given(self, name, data):
        """A file that a player put there."""
        self.device.files.append(Given(name, data))
        self.show()

    def show(self, surface=None):
        self.showing.show(surface or self.surface)
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
