"""People, and one of them: named, drawn, joined, forgotten, each with a way back."""

from datetime import UTC, datetime

import pytest

from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.library import Library
from companion.library.progress import do_all
from tests.describe.desks import LOOKS, a_surface
from tests.library.played import games
from tests.pages.places import Opened

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
LONG = "Maximilian-Alexander von und zu Hohenst"


@pytest.fixture
def library(tmp_path):
    one = Library.open(tmp_path, lambda: NOW)
    do_all(one.finished.add_all(tuple(games(40))))
    yield one
    one.close()


def many(library):
    for n in range(14):
        library.people.add(f"{chr(65 + n)}. {LONG[:30]} {n}", "red", "star")
    return Opened(library, "people")


def names(at):
    return at.cards("open.")


@pytest.mark.parametrize("look", LOOKS)
def test_both_pages_are_whole_in_every_form(library, look):
    person = library.people.add(LONG, "blue", "ring")
    library.people.rename(library.people.named("Chloé") or library.people.add("Chloé"), "Zoé")
    places = [many(library), Opened(library, "person", name="Zoé")]
    asked = [Opened(library, "person", name=name) for name in ("Ana", person.name, "Bo")]
    asked[0].touch("rename")
    asked[1].touch("merge")
    asked[2].touch("piece")
    surface = a_surface(*look)
    for place in (*places, *asked):
        showing = Showing(place.at.page)
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == []


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_yet_is_a_table_with_empty_seats(tmp_path, look):
    library, surface = Library.open(tmp_path, lambda: NOW), a_surface(*look)
    at = Opened(library, "people")
    showing = Showing(at.at.page)
    pieces = showing.show(surface)

    assert list(faults(showing.page, pieces, surface)) == []
    at.touch("add")
    at.type("answer", "Ada")
    at.touch("answer")

    assert names(at) == ["Ada"]
    library.close()


class TestTheList:
    def test_stands_in_the_order_of_names_with_you_first(self, library):
        library.people.add("émile")
        library.people.this_is_me(library.people.add("Chloé"))

        assert names(Opened(library, "people")) == ["Chloé", "Ana", "Bo", "Dominique", "émile"]

    def test_more_than_a_dozen_are_found_by_words_and_letters(self, library):
        at = many(library)
        at.touch("letter.b")
        begun = names(at)
        at.touch("letter.b")
        at.type("find", "ANA")

        assert [one[0] for one in begun] == ["B", "B"]
        assert names(at) == ["Ana"]

    def test_somebody_who_sits_down_is_taken_back(self, library):
        at = Opened(library, "people")
        at.touch("add")
        at.type("answer", "Grace")
        at.touch("answer")
        there = names(at)
        at.take_back()

        assert "Grace" in there
        assert "Grace" not in names(at)


class TestOnePerson:
    def test_another_name_and_back(self, library):
        at = Opened(library, "person", name="Bo")
        played = at.at.known.played
        at.touch("rename")
        at.type("answer", "Bob")
        at.touch("answer")
        now = at.at.known
        at.take_back()

        assert (now.person.name, now.person.also, now.played) == ("Bob", ("Bo",), played)
        assert (at.at.name, library.people.all()) == ("Bo", ())

    def test_a_name_that_somebody_has_is_refused(self, library):
        at = Opened(library, "person", name="Bo")
        at.touch("rename")
        at.type("answer", "Ana")

        assert "answer" not in at.showing.page.acts

    def test_the_same_as_somebody_else_and_back(self, library):
        at = Opened(library, "person", name="Bo")
        alone = at.at.known.played
        at.touch("merge")
        at.touch("answer.Ana")
        together = at.at.known.played
        at.take_back()

        assert together > alone
        assert at.at.known.played == alone

    def test_their_piece_is_chosen(self, library):
        at = Opened(library, "person", name="Ana")
        at.touch("piece")
        at.touch("colour.green")
        at.touch("shape.star")
        chosen = library.people.named("Ana")
        at.take_back()
        at.touch("close_pieces")

        assert (chosen.colour, chosen.shape) == ("green", "star")
        assert library.people.named("Ana").shape == "triangle"

    def test_more_than_a_dozen_others_are_searched(self, library):
        many(library)
        at = Opened(library, "person", name="Bo")
        at.touch("merge")
        all_ = at.cards("answer.")
        at.type("find_answer", "chloe")

        assert all_ == sorted(all_, key=str.casefold)
        assert at.cards("answer.") == ["Chloé"]

    def test_you_are_one_and_the_other_gets_it_back(self, library):
        library.people.this_is_me(library.people.add("Chloé"))
        at = Opened(library, "person", name="Ana")
        at.touch("me")
        mine = library.people.me.name
        at.take_back()

        assert (mine, library.people.me.name) == ("Ana", "Chloé")

    def test_only_whoever_is_in_no_game_is_forgotten_and_back(self, library):
        library.people.add("Ida")
        played, unknown = (Opened(library, "person", name=name) for name in ("Bo", "Ida"))
        unknown.touch("forget")
        gone = library.people.named("Ida")
        unknown.take_back()
        reasons = [one.reason for one in lines(played.showing.page, played.surface) if one.reason]

        assert any("kept game" in reason for reason in reasons)
        assert gone is None
        assert library.people.named("Ida") is not None
        assert unknown.left == 1

    def test_games_and_statistics_are_theirs(self, library):
        at = Opened(library, "person", name="Ana")
        at.touch("past")
        at.touch("statistics")

        assert at.went == [("past", {"person": "Ana"}), ("statistics", {"who": "Ana"})]
