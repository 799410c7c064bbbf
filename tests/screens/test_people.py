"""People: renamed, merged, forgotten, each with a way back; past games found."""

from companion.errors import NotKept
from screens.widgets.asking.question import OptionRow
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from screens.widgets.controls.field import Field
from screens.widgets.lists.rows import ItemRow
from tests.screens import page_hand
from tests.screens.imperium.fingers import Fingers
from tests.screens.states.score_pad import home_running, kept, past_searched, people


def names(hand):
    return [item.title for item in hand.app.nav.view.ids.rows.items]


def open_person(hand, name):
    hand.app.nav.go("people")
    hand.settle()
    hand.tap(next(row for row in hand.all(ItemRow) if row.title == name))
    hand.settle()
    return hand.app.nav.view


def touch(hand, widget):
    """Where it is scrolled to."""
    Fingers(hand).touch(widget)


def rename(hand, name):
    """The button, the name, and take it."""
    touch(hand, hand.button("app.people.rename"))
    hand.find(Field).text = name
    touch(hand, hand.button("kit.take"))


class TestPeople:
    def test_everybody_of_finished_games_is_there(self, hand):
        people(hand)

        assert names(hand) == ["Ana", "Bo", "Chloé", "Dominique-Marguerite", "Zoé"]

    def test_another_name_and_back(self, hand):
        kept(hand)
        page = open_person(hand, "Bo")
        rename(hand, "Bob")
        shown = (page.name, page.played, page.also)
        hand.take_back()

        assert shown == ("Bob", 1, "Bo")
        assert (page.name, page.played, page.also) == ("Bo", 1, "")
        assert hand.app.library.people.all() == ()

    def test_a_name_that_somebody_has_is_refused(self, hand):
        people(hand)
        page = open_person(hand, "Bo")
        rename(hand, "Zoé")

        assert page.name == "Bo"
        assert hand.app.nav.view.name == "Bo"

    def test_the_same_person_and_back(self, hand):
        people(hand)
        page = open_person(hand, "Zoé")
        touch(hand, hand.button("app.people.merge"))
        touch(hand, hand.find(OptionRow, option_id="Bo"))
        shown = (page.played, page.also)
        hand.take_back()

        assert shown == (1, "Bo")
        assert (page.played, page.also) == (0, "")

    def test_whoever_is_in_no_game_is_forgotten_and_back(self, hand):
        people(hand)
        open_person(hand, "Zoé")
        touch(hand, hand.button("app.people.forget"))
        left = names(hand)
        hand.take_back()

        assert "Zoé" not in left
        assert "Zoé" in names(hand)


class TestPastGames:
    def test_of_a_person(self, hand):
        past_searched(hand)
        past = hand.app.nav.view
        with_ana = len(past.shelf.shown)
        hand.app.nav.go("past", person="Fay")

        assert (with_ana, len(past.shelf.shown)) == (8, 0)
        hand.settle()
        page_hand.touch(hand, "everybody")
        assert len(past.shelf.shown) == 8

    def test_found_by_words_without_accents(self, hand):
        past_searched(hand)
        past = hand.app.nav.view
        hand.settle()
        page_hand.type_into(hand, "tapes CHLOE")
        found = len(past.shelf.shown)
        page_hand.type_into(hand, "chess")

        assert found == 7
        assert past.shelf.shown == ()

    def test_coming_back_finds_the_same_list_and_a_new_visit_all(self, hand):
        past_searched(hand)
        past = hand.app.nav.view
        hand.settle()
        page_hand.type_into(hand, "tapestry")
        past.open(hand.app.library.finished[0].id)
        hand.app.nav.back()
        again = (past.shelf.words, len(past.shelf.shown))
        hand.app.nav.home()
        hand.app.nav.go("past")

        assert again == ("tapestry", 7)
        assert (past.shelf.words, len(past.shelf.shown)) == ("", 8)


class TestTheBin:
    def test_a_game_thrown_away_is_taken_back_from_the_settings(self, hand):
        home_running(hand)
        before = {game.id for game in hand.app.library.running}
        hand.settle()
        page_hand.touch(hand, "throw")
        (thrown,) = before - {game.id for game in hand.app.library.running}
        hand.app.nav.go("settings")
        hand.settle()
        assert hand.app.nav.view.thrown == 1
        touch(hand, hand.find(Press, icon="trash"))
        hand.tap(hand.find(ActRow))
        hand.settle()

        assert hand.app.nav.view.thrown == 0
        assert thrown in {game.id for game in hand.app.library.running}

    def test_it_is_emptied_after_a_question(self, hand):
        home_running(hand)
        hand.app.library.forget(hand.app.library.running[0].id)
        hand.app.nav.go("settings")
        hand.settle()
        touch(hand, hand.find(Press, icon="trash"))
        hand.tap(hand.button("app.bin.empty"))
        hand.settle()
        asked = hand.app.library.bin
        hand.tap(hand.find(Press, text=hand.say("app.bin.empty")))
        hand.settle()

        assert len(asked) == 1
        assert hand.app.library.bin == ()


class TestADiskThatRefuses:
    def test_the_way_back_says_so_and_the_app_goes_on(self, hand, monkeypatch):
        def refuse(*_people):
            raise NotKept("library.not_kept.full", file="people.json")

        people = hand.app.library.people
        people.add("Ada")
        hand.app.nav.go("person", name="Ada")
        hand.settle()
        rename(hand, "Grace")
        monkeypatch.setattr(people, "put_back", refuse)

        hand.take_back()

        assert hand.app.nav.overlays[-1].title == hand.say("kit.trouble")
        assert hand.app.nav.view.route == "person"
