"""People: renamed, merged, forgotten, each with a way back; past games found."""

from companion.errors import NotKept
from tests.screens import page_hand
from tests.screens.imperium.fingers import Fingers
from tests.screens.states.score_pad import home_running, kept, past_searched, people


def open_person(hand, name):
    hand.app.nav.go("people")
    hand.settle()
    page_hand.touch(hand, f"open.{name}")
    return hand.app.nav.view.at


def rename(hand, name):
    """The button, the name, and take it."""
    page_hand.touch(hand, "rename")
    page_hand.type_into(hand, name)
    page_hand.touch(hand, "answer")


def touch(hand, widget):
    """Where it is scrolled to."""
    Fingers(hand).touch(widget)


class TestPeople:
    def test_another_name_and_back(self, hand):
        kept(hand)
        page = open_person(hand, "Bo")
        rename(hand, "Bob")
        shown = page.name
        hand.take_back()

        assert (shown, page.name) == ("Bob", "Bo")
        assert hand.app.library.people.all() == ()

    def test_whoever_is_forgotten_is_out_of_the_list_and_back(self, hand):
        people(hand)
        open_person(hand, "Zoé")
        page_hand.touch(hand, "forget")
        left = [*page_hand.shown(hand).page.acts]
        hand.take_back()
        hand.settle()

        assert hand.app.nav.view.route == "people"
        assert "open.Zoé" not in left
        assert "open.Zoé" in page_hand.shown(hand).page.acts

    def test_coming_back_finds_what_was_searched(self, hand):
        for n in range(14):
            hand.app.library.people.add(f"Anna {n}")
        open_person(hand, "Anna 3")
        hand.app.nav.back()
        hand.settle()
        page_hand.type_into(hand, "13")
        page_hand.touch(hand, "open.Anna 13")
        hand.app.nav.back()
        again = hand.app.nav.view.at.words
        hand.app.nav.home()
        hand.app.nav.go("people")

        assert (again, hand.app.nav.view.at.words) == ("13", "")


class TestPastGames:
    def test_of_a_person(self, hand):
        past_searched(hand)
        with_ana = len(hand.app.nav.view.at.shelf.shown)
        hand.app.nav.go("past", person="Fay")
        hand.settle()
        of_fay = len(hand.app.nav.view.at.shelf.shown)
        page_hand.touch(hand, "everybody")

        assert (with_ana, of_fay) == (8, 0)
        assert len(hand.app.nav.view.at.shelf.shown) == 8

    def test_coming_back_finds_the_same_list_and_a_new_visit_all(self, hand):
        past_searched(hand)
        hand.settle()
        page_hand.type_into(hand, "tapes CHLOE")
        page_hand.touch(hand, f"open.{hand.app.library.finished[0].id}")
        hand.app.nav.back()
        again = hand.app.nav.view.at.shelf
        hand.app.nav.home()
        hand.app.nav.go("past")
        anew = hand.app.nav.view.at.shelf

        assert (again.words, len(again.shown)) == ("tapes CHLOE", 7)
        assert (anew.words, len(anew.shown)) == ("", 8)


class TestTheBin:
    def test_a_game_thrown_away_is_taken_back_from_the_settings(self, hand):
        home_running(hand)
        before = {game.id for game in hand.app.library.running}
        hand.settle()
        page_hand.touch(hand, "throw")
        (thrown,) = before - {game.id for game in hand.app.library.running}
        hand.app.nav.go("settings")
        hand.settle()
        page_hand.touch(hand, "bin")
        page_hand.touch(hand, f"of.{thrown}")

        assert hand.app.library.bin == ()
        assert thrown in {game.id for game in hand.app.library.running}


class TestADiskThatRefuses:
    def test_the_way_back_says_so_and_the_app_goes_on(self, hand, monkeypatch):
        def refuse(*_people):
            raise NotKept("library.not_kept.full", file="people.json")

        people = hand.app.library.people
        people.add("Ada")
        open_person(hand, "Ada")
        rename(hand, "Grace")
        monkeypatch.setattr(people, "put_back", refuse)

        hand.take_back()

        assert hand.say("kit.trouble") in page_hand.says(hand)
        assert hand.app.nav.view.route == "person"
