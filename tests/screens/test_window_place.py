"""The right size on small screens, and a window where it was left."""

from types import SimpleNamespace

import pytest
from kivy.config import ConfigParser
from kivy.event import EventDispatcher

from screens.screen_size import Size
from screens.window_place import FILE, WINDOW, WindowPlace


def place_on(folder, *screen):
    return WindowPlace(folder, lambda: Size(*screen) if screen else None)


def prepared(place):
    config = ConfigParser(name="")
    config.adddefaultsection("graphics")
    config.set("graphics", "minimum_width", "320")
    config.set("graphics", "minimum_height", "480")
    place.prepare(config)
    return config


def a_window(width, height, left, top):
    return SimpleNamespace(system_size=(width, height), left=left, top=top)


class EventWindow(EventDispatcher):
    """Says what a window manager does with it."""

    __events__ = ("on_maximize", "on_restore")

    def on_maximize(self):
        pass

    def on_restore(self):
        pass


class TestFirst:
    def test_it_is_as_large_as_the_screen_allows(self, tmp_path):
        width, height = place_on(tmp_path, 1920, 1080).fitting(None, None)

        assert 1900 <= width < 1920
        assert 1000 <= height < 1080

    def test_where_no_screen_is_known_it_has_the_size_it_is_drawn_for(self, tmp_path):
        assert place_on(tmp_path).fitting(None, None) == (1280, 800)

    @pytest.mark.parametrize("screen", [(1024, 600), (1366, 768), (800, 480), (480, 320)])
    def test_it_is_never_larger_than_the_screen(self, tmp_path, screen):
        config = prepared(place_on(tmp_path, *screen))

        width, height = (int(config.get("graphics", name)) for name in ("width", "height"))
        least = int(config.get("graphics", "minimum_height"))
        assert width < screen[0]
        assert height < screen[1]
        assert least <= height


class TestRemembered:
    def test_it_opens_where_it_was_left(self, tmp_path):
        place_on(tmp_path, 1920, 1080).keep(a_window(900, 700, 40, 60))

        config = prepared(place_on(tmp_path, 1920, 1080))

        told = [config.get("graphics", name) for name in ("width", "height", "left", "top")]
        assert told == ["900", "700", "40", "60"]
        assert config.get("graphics", "position") == "custom"

    def test_a_maximised_one_opens_so_and_goes_back_to_the_size_before(self, tmp_path):
        place_on(tmp_path, 1920, 1080).keep(a_window(900, 700, 40, 60))
        place, window = place_on(tmp_path, 1920, 1080), EventWindow()
        place.follow(window)
        window.dispatch("on_maximize")
        place.keep(a_window(1920, 1050, 0, 0))

        config = prepared(place_on(tmp_path, 1920, 1080))
        assert config.get("graphics", "window_state") == "maximized"
        assert [config.get("graphics", name) for name in ("width", "left")] == ["900", "40"]

    def test_one_made_smaller_again_opens_as_it_was_left(self, tmp_path):
        place, window = place_on(tmp_path, 1920, 1080), EventWindow()
        place.follow(window)
        window.dispatch("on_maximize")
        window.dispatch("on_restore")
        place.keep(a_window(900, 700, 40, 60))

        config = prepared(place_on(tmp_path, 1920, 1080))
        assert not config.has_option("graphics", "window_state")
        assert config.get("graphics", "width") == "900"

    def test_a_screen_that_is_gone_is_not_opened_on(self, tmp_path):
        place_on(tmp_path, 3840, 1080).keep(a_window(900, 700, 2000, 60))

        config = prepared(place_on(tmp_path, 1920, 1080))

        assert not config.has_option("graphics", "position")

    @pytest.mark.parametrize(
        "found",
        [b"nonsense", WINDOW.write({"width": "wide", "left": None}), WINDOW.write({"width": -1})],
    )
    def test_what_cannot_be_read_is_the_first_size(self, tmp_path, found):
        (tmp_path / FILE).write_bytes(found)

        assert prepared(place_on(tmp_path)).get("graphics", "width") == "1280"
