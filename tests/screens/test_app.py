"""The whole app: language, theme, text, back, forms, mistakes."""

import gc

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.utils import get_color_from_hex as hex_of

from screens.app import form_of
from screens.idle import Idle
from screens.theme import DARK, LIGHT, Theme
from tests.screens.app_maker import an_app
from tests.screens.check import contrast
from tests.screens.hand import Hand
from tests.screens.page_hand import place_of, says, touch

TEXTS = ("ink", "dim", "accent", "good", "bad", "human", "automa", "shadow")
TRACKS = ("exploration", "science", "military", "technology", "arts")


class TestLanguage:
    def test_every_word_follows_at_once(self, hand):
        hand.app.nav.go("settings")
        hand.settle()

        touch(hand, "language.fr")

        assert "Réglages" in says(hand)
        assert hand.app.library.settings.language == "fr"

    def test_it_is_remembered(self, start, tmp_path):
        first = start()
        first.app.choices.change(language="fr")
        first.stop()
        first.app.library.close()

        again = start()

        assert again.app.i18n.lang == "fr"


class TestTheme:
    @pytest.mark.parametrize("roles", [DARK, LIGHT], ids=["dark", "light"])
    def test_words_stand_out_on_every_ground(self, roles):
        pale = [
            f"{text} on {ground}"
            for text in (*TEXTS, *TRACKS)
            for ground in ("ground", "surface", "raised", "lit")
            if contrast(hex_of(roles[text]), hex_of(roles[ground])) < 4.5
        ]

        assert pale == []

    @pytest.mark.parametrize(("hour", "dark"), [(3, True), (7, False), (18, False), (19, True)])
    def test_it_follows_the_clock(self, hour, dark):
        theme = Theme()

        theme.choice, theme.hour = "clock", hour

        assert theme.dark is dark
        theme.let_go()

    def test_nothing_is_swept_away_while_it_paints(self):
        theme, swept, before = Theme(), [], gc.isenabled()
        theme.bind(ink=lambda *_: swept.append(gc.isenabled()))

        gc.enable()
        theme.choice = "light"
        after = gc.isenabled()
        (gc.enable if before else gc.disable)()

        assert (swept, after) == ([False], True)
        theme.let_go()

    def test_the_text_grows_everywhere(self, hand):
        hand.app.nav.go("settings")
        hand.settle()
        before = place_of(hand, "check").hit.h

        hand.app.choices.change(text_size=200)
        hand.settle()

        assert place_of(hand, "check").hit.h > before


class TestForm:
    @pytest.mark.parametrize(
        ("size", "text", "form"),
        [
            ((1280, 800), 1, "landscape"),
            ((1280, 800), 1.6, "split"),
            ((1280, 800), 2, "split"),
            ((823, 411), 1, "split"),
            ((823, 411), 2, "phone"),
            ((800, 1280), 1, "portrait"),
            ((800, 1280), 2, "phone"),
            ((411, 823), 1, "phone"),
        ],
    )
    def test_what_fits_beside_each_other(self, size, text, form):
        assert form_of(*size, text) == form


class TestBack:
    def test_it_leads_to_the_screen_before(self, hand):
        hand.app.nav.go("settings")
        hand.app.nav.go("about")

        hand.key(27)

        assert hand.app.nav.view.route == "settings"

    def test_at_the_root_it_belongs_to_androids_system(self, hand, monkeypatch):
        monkeypatch.setattr("screens.device.ANDROID", True)

        assert not hand.app.key_pressed(Window, 27)

    def test_at_the_root_it_closes_nothing_on_a_desktop(self, hand):
        assert hand.app.key_pressed(Window, 27)

    def test_elsewhere_it_is_ours(self, hand):
        hand.app.nav.go("settings")

        assert hand.app.key_pressed(Window, 27)

    def test_other_keys_are_not(self, hand):
        hand.app.nav.go("settings")

        assert not hand.app.key_pressed(Window, 97)


class TestScreens:
    def test_a_screen_is_built_once(self, hand):
        first = hand.app.nav.go("settings")
        hand.app.nav.back()

        assert hand.app.nav.go("settings") is first

    def test_settings_are_kept_at_the_touch(self, hand):
        hand.app.nav.go("settings")
        hand.settle()

        touch(hand, "left_handed")

        assert hand.app.library.settings.left_handed
        assert hand.app.left_handed


class TestMistake:
    def test_it_shows_a_screen_and_the_app_goes_on(self, hand):
        from kivy.base import ExceptionManager

        took = hand.app.catcher.handle_exception(ValueError("broken"))
        hand.settle()

        assert took == ExceptionManager.PASS
        assert "ValueError" in hand.app.nav.view.report

    def test_the_report_can_be_saved(self, hand, monkeypatch, tmp_path):
        from screens import device

        monkeypatch.setattr(device, "documents", lambda: tmp_path)
        hand.app.catcher.handle_exception(ValueError("broken"))
        hand.settle()

        hand.tap(hand.button("app.error.save_report"))

        (report,) = tmp_path.glob("loom-report-*.txt")
        assert "ValueError" in report.read_text("utf-8")

    def test_it_leads_home(self, hand):
        hand.app.catcher.handle_exception(ValueError("broken"))
        hand.settle()

        hand.tap(hand.button("app.error.go_on"))

        assert hand.app.nav.view.route == "home"


class FakeSdl:
    """Counts the waits of a window."""

    def __init__(self):
        self.waited = 0

    def wait_event(self):
        self.waited += 1


class FakeWindow:
    """A window that can wait and needs no drawing."""

    def __init__(self):
        self._win = FakeSdl()
        self.canvas = type("Canvas", (), {"needs_redraw": False})

    def bind(self, **_events):
        """Nobody touches it."""


class TestRest:
    @pytest.fixture
    def rest(self, hand):
        for event in Clock.get_events():
            event.cancel()
        rest = Idle(FakeWindow())
        rest.begin()
        yield rest
        rest.next_look.cancel()

    def test_it_waits_when_nothing_is_due(self, rest):
        rest.touched = -10

        rest.rest_if_still(0)

        assert rest.window._win.waited == 1

    def test_it_stays_awake_after_a_touch(self, rest):
        rest.stir()

        rest.rest_if_still(0)

        assert rest.window._win.waited == 0

    def test_it_stays_awake_while_a_thread_works(self, rest):
        rest.touched = -10
        rest.hold()

        rest.rest_if_still(0)

        assert rest.window._win.waited == 0

    def test_it_stays_awake_under_a_hand_from_the_first_frame(self, tmp_path):
        held = []

        class Slow(Hand):
            def frames(self, number=1):
                held.append(self.app.rest.held)
                super().frames(number)

        Slow(an_app(tmp_path)).start().stop()

        assert held[0] > 0

    def test_it_stays_awake_while_something_is_due(self, rest, hand):
        hand.app.toast("For five seconds")
        rest.touched = -10

        rest.rest_if_still(0)

        assert rest.window._win.waited == 0
