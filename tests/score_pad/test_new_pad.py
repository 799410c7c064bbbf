"""A pad as it is decided: what follows from what, what is remembered, why it cannot begin."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import WriteScore
from companion.games.score_pad.kinds import KINDS, ROWS
from companion.games.score_pad.options import COLOURS, Options, Seat
from companion.games.score_pad.views import table_view
from tests.library.new_games import answered, begun, home, like_last


@pytest.fixture
def pad(tmp_path):
    with home(tmp_path) as library:
        yield like_last(library, "score_pad")


class TestKinds:
    @pytest.mark.parametrize("kind", KINDS)
    def test_every_one_is_a_pad_that_can_be_begun_and_is_known_again(self, pad, kind):
        new = answered(pad, people=4, kind=kind)
        session = Session.begin(GAME, new.options, MemoryJournal())
        session.do(WriteScore(0, "1", 120))

        known = "named" if kind in ROWS and kind != "bonus" else kind
        assert (new.reason, new.value("kind")) == (None, known)
        assert session.state.total("1") == 120
        assert (kind == "target") == (table_view(session.state).at_target is not None)

    def test_rows_are_called_as_in_the_example(self, pad):
        new = answered(pad, kind="bonus")

        assert new.options.rows == ("Points", "Coins", "Bonus")
        assert new.options.doubled == ("Bonus",)
        assert new.value("row_names") == "Points, Coins, Bonus ×2"

    def test_what_is_like_none_is_of_no_kind(self, pad):
        assert answered(pad, wins="lowest", target=50).value("kind") is None
        assert answered(pad, rounds=5).value("kind") is None


class TestLines:
    def test_names_are_asked_where_rows_have_some_and_a_number_where_not(self, pad):
        named = answered(pad, lines="named")

        assert "rounds" in pad.settings
        assert "row_names" not in pad.settings
        assert named.value("row_names") == ""
        assert answered(named, row_names="Tiles").options.rows == ("Tiles",)
        assert answered(named, row_names="").value("lines") == "named"

    def test_two_of_one_name_cannot_begin(self, pad):
        new = answered(pad, lines="named", row_names="Tiles, tiles")

        assert new.reason.key == "core.name.twice"


class TestPeople:
    def test_a_name_somebody_has_stands_as_typed_until_it_will_do(self, pad):
        new = answered(pad, person__1="Ana", person__2="ana")

        assert new.reason.key == "core.name.twice"
        assert new.value("person.2") == "ana"
        assert [seat.name for seat in new.options.seats] == ["Ana", ""]
        other = new.answer("person.1", "Bo")
        assert other.reason is None
        assert [seat.name for seat in other.options.seats] == ["Bo", "ana"]

    def test_everybody_has_a_colour_of_their_own(self, pad):
        new = answered(pad, colour__1="yellow", people=3)

        assert [seat.colour for seat in new.options.seats] == ["yellow", "blue", "red"]
        assert "blue" not in new.settings["colour.1"].question.ids

    def test_where_none_is_left_two_are_exchanged(self, pad):
        new = answered(pad, people=8, colour__1="black")

        assert [seat.colour for seat in new.options.seats][::7] == ["black", "red"]
        assert {seat.colour for seat in new.options.seats} == set(COLOURS)

    def test_teams_are_typed_in_a_line_or_told_one_by_one(self, pad):
        four = answered(pad, people=4)

        assert [seat.team for seat in answered(four, teams="yes").options.seats] == [*"ABAB"]
        typed = answered(four, team_names="Sun, Moon, Sun, ", team__4="Moon")
        assert [seat.team for seat in typed.options.seats] == ["Sun", "Moon", "Sun", "Moon"]
        assert answered(typed, people=2).value("team_names") == "Sun, Moon"


class TestRemembered:
    def test_somebody_who_played_before_sits_down_in_the_colours_of_before(self, pad):
        begun(answered(pad, person__1="Ana", colour__1="purple", shape__1="star"))
        new = like_last(pad.library, "score_pad")
        new = answered(new, person__1="", colour__1="red", shape__1="disc")

        assert new.unseated() == ("Ana",)
        ana = new.seat("Ana").options.seats[0]
        assert (ana.name, ana.colour, ana.shape) == ("Ana", "purple", "star")
        assert new.seat("Ana").unseated() == ()

    def test_where_everybody_has_a_name_there_is_a_seat_more(self, pad):
        pad.library.people.add("Zoé")
        new = answered(pad, person__1="Ana", person__2="Bo").seat("Zoé")

        assert [seat.name for seat in new.options.seats] == ["Ana", "Bo", "Zoé"]

    def test_a_title_opens_as_last_time_whoever_plays(self, pad):
        first = answered(pad, lines="named", row_names="Tiles, Bonus ×2", title="Azul", target=80)
        begun(first)
        new = answered(like_last(pad.library, "score_pad"), title="", kind="lowest", people=3)
        opened = new.answer("title", "azul")

        assert opened.options.rows == ("Tiles", "Bonus")
        assert (opened.options.target, opened.options.highest_wins) == (80, True)
        assert len(opened.options.seats) == 3

    def test_the_last_one_stands(self, pad):
        seats = tuple(Seat(name, team=team) for name, team in zip("ABC", "xyx", strict=True))
        pad.library.start(GAME, Options(seats=seats, highest_wins=False, rounds=5))
        new = like_last(pad.library, "score_pad")

        assert (new.value("wins"), new.value("rounds")) == ("lowest", 5)
        assert new.value("team_names") == "x, y, x"
        assert [seat.colour for seat in new.options.seats] == ["red", "blue", "yellow"]
