"""Against a stand-in of Android's classes: files, sharing, voice, bars."""

import pytest
from kivy.clock import Clock

from screens.device import bars, files, sharing
from screens.device.speech import Speech
from tests.device.java import Device, Engine, Intent, Uri, given_insets, install


def next_frame():
    Clock.tick()


class TestSaving:
    def test_the_system_asks_where_and_the_document_holds_it(self, device, tmp_path):
        places = []
        files.choose_where("loom.csv", places.append)
        intent, _code = device.activity.started[-1]
        device.choose(Uri(tmp_path / "mine.csv"))
        next_frame()
        (place,) = places
        place.write(b"a;b")

        assert (intent.action, intent.kind) == (Intent.ACTION_CREATE_DOCUMENT, "text/csv")
        assert intent.extras[Intent.EXTRA_TITLE].text == "loom.csv"
        assert (place.shown, (tmp_path / "mine.csv").read_bytes()) == ("mine.csv", b"a;b")

    def test_a_longer_document_is_replaced_whole(self, device, tmp_path):
        (tmp_path / "old").write_bytes(b"much longer than the new one")
        files.choose_where("old", lambda place: place.write(b"new"))
        device.choose(Uri(tmp_path / "old"))
        next_frame()

        assert (tmp_path / "old").read_bytes() == b"new"

    def test_nothing_happens_where_somebody_goes_back(self, device):
        places = []
        files.choose_where("loom.csv", places.append)
        device.choose(None)
        next_frame()

        assert places == []

    def test_what_was_given_to_another_is_refused_and_taken_away(self, device, tmp_path):
        places = []
        files.choose_where("loom.zip", places.append)
        device.choose(Uri(tmp_path / "loom.zip"))
        next_frame()
        device.granted.clear()

        with pytest.raises(OSError, match="SecurityException"):
            places[0].write(b"data")
        assert [uri.path for uri in device.deleted] == [tmp_path / "loom.zip"]

    def test_a_full_device_is_an_error_like_any_other(self, device, tmp_path):
        places = []
        files.choose_where("loom.zip", places.append)
        device.choose(Uri(tmp_path / "loom.zip"))
        next_frame()
        device.full = "/dev/full"

        with pytest.raises(OSError, match="No space left"):
            places[0].write(b"data")

    def test_a_device_without_a_chooser_is_no_trouble(self, device):
        device.no_chooser = True

        files.choose_where("loom.zip", pytest.fail)


class TestOpening:
    def test_what_is_chosen_is_read(self, device, tmp_path):
        (tmp_path / "plays.csv").write_bytes(b"date,game\n")
        places = []
        files.choose_what((".csv",), places.append)
        device.choose(Uri(tmp_path / "plays.csv"))
        next_frame()

        assert (places[0].name, places[0].read()) == ("plays.csv", b"date,game\n")

    def test_what_is_too_large_is_refused(self, device, tmp_path):
        (tmp_path / "large").write_bytes(b"12345")
        places = []
        files.choose_what((), places.append)
        device.choose(Uri(tmp_path / "large"))
        next_frame()

        with pytest.raises(OSError, match="too large"):
            places[0].read(4)

    def test_an_answer_to_somebody_else_is_left_alone(self, device, tmp_path):
        files.choose_what((), pytest.fail)
        for listener in device.listeners:
            listener(77, -1, None)
        next_frame()


class TestSharing:
    def test_a_text_is_offered(self, device):
        assert sharing.share_text("12 points", "Loom")
        (chooser,) = device.activity.started
        assert chooser.inside.extras[Intent.EXTRA_TEXT].text == "12 points"

    def test_a_picture_is_offered_by_its_address(self, device, tmp_path):
        picture = tmp_path / "loom-1.png"
        picture.write_bytes(b"png")

        assert sharing.share_picture(picture, "Loom")
        (chooser,) = device.activity.started
        assert chooser.inside.flags & Intent.FLAG_GRANT_READ_URI_PERMISSION
        assert device.inserted["relative_path"] == "Pictures/Loom"

    def test_an_old_android_wants_a_permission_so_it_is_saved_instead(self, tmp_path, monkeypatch):
        device = Device(tmp_path, release=28)
        install(monkeypatch, device)

        assert not sharing.share_picture(tmp_path / "loom-1.png", "Loom")

    def test_what_was_saved_can_be_shared(self, device, tmp_path):
        assert sharing.share_address(Uri(tmp_path / "x.zip"), "application/zip", "x")


class TestVoice:
    def test_it_speaks_when_the_engine_has_come(self, device):
        speech = Speech()
        speech.say("first", "fr")
        speech.say("second", "fr")
        (engine,) = Engine.made
        before = engine.said
        engine.bind()

        assert (before, engine.said, engine.language) == ([], ["second"], "fr")

    def test_without_an_engine_it_is_silent(self, device):
        speech = Speech()
        speech.say("first", "en")
        Engine.made[0].bind(Engine.ERROR)
        speech.say("second", "en")

        assert Engine.made[0].said == []

    def test_a_long_text_comes_in_parts(self, device):
        speech = Speech()
        speech.say("word " * 2000, "en")
        Engine.made[0].bind()

        assert len(Engine.made[0].said) == 3
        assert " ".join(Engine.made[0].said).split() == ["word"] * 2000

    def test_the_next_thing_replaces_the_one_before(self, device):
        speech = Speech()
        speech.say("a", "en")
        Engine.made[0].bind()
        speech.say("b", "en")

        assert Engine.made[0].said == ["b"]


class TestBars:
    @pytest.mark.parametrize("release", [29, 36])
    def test_what_reaches_over_the_view_is_covered(self, tmp_path, monkeypatch, release):
        device = Device(tmp_path, release)
        install(monkeypatch, device)
        device.insets = given_insets(0, 90, 0, 48, release)

        assert bars.insets() == (0, 90, 0, 48)

    def test_a_view_that_begins_below_the_bar_is_not_covered(self, device):
        device.insets, device.view = given_insets(0, 90, 0, 48, 36), (0, 90, 1000, 1862)

        assert bars.insets() == (0, 0, 0, 0)

    def test_before_it_is_laid_out_nothing_is_known(self, device):
        assert bars.insets() == (0, 0, 0, 0)

    @pytest.mark.parametrize(("light", "look"), [(True, 24), (False, 0)])
    def test_the_signs_in_the_bars_can_be_read(self, device, light, look):
        bars.darken_signs(light)

        assert device.activity.window.appearance == (look, 24)
