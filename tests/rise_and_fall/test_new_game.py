"""A game of Rise & Fall as it is decided."""

import pytest

from companion.games.rise_and_fall.options import colours
from tests.library.new_games import answered, begun, home, like_last


@pytest.fixture
def rise(tmp_path):
    with home(tmp_path) as library:
        yield like_last(library, "rise_and_fall")


def names(new) -> list[str]:
    return [one.name for one in new.options.participants]


class TestNames:
    def test_whoever_played_before_takes_a_seat_once(self, rise):
        for name in ("Ana", "Bo", "Chloé"):
            rise.library.people.add(name)
        new = rise.answer("person.1", "Ana").seat("ana").seat("Bo")

        assert names(new) == ["Ana", "Bo"]
        assert new.unseated() == ("Chloé",)
        assert names(new.seat("Chloé")) == ["Ana", "Bo", "Chloé"]

    def test_at_a_full_table_nobody_is_offered(self, rise):
        rise.library.people.add("Zoé")
        full = answered(rise, people=4, **{f"person__{at}": f"P{at}" for at in range(1, 5)})

        assert full.unseated() == ()
        assert full.seat("Zoé") == full

    def test_two_of_the_same_name_are_refused(self, rise):
        new = answered(rise, person__1="Ana", person__2="  ANA ")

        assert new.reason.key == "core.name.twice"
        assert rise.reason is None

    def test_who_played_is_remembered_with_the_game(self, rise):
        session = begun(answered(rise, person__2="Bo", people=3, trophies="6"))
        new = like_last(rise.library, "rise_and_fall")

        assert [one.name for one in session.options.participants] == ["", "Bo", ""]
        assert [one.name for one in rise.library.people.all()] == ["Bo"]
        assert (names(new), new.value("trophies")) == (["", "Bo", ""], "6")


class TestColours:
    def test_nobody_has_the_colour_of_another(self, rise):
        new = rise
        for _ in range(12):
            ids = new.settings["colour.1"].question.ids
            after = ids[(ids.index(new.value("colour.1")) + 1) % len(ids)]
            new = answered(new, colour__1=after, people=2).answer("people", 4)

            assert len(set(colours(new.options))) == 4

    def test_the_colour_of_the_real_pieces_is_chosen(self, rise):
        assert colours(rise.options) == ("red", "blue")
        assert rise.settings["colour.2"].question.ids[1] == "green"
        assert colours(rise.answer("colour.2", "green").options) == ("red", "green")


class TestWays:
    def test_new_ones_begin_as_chosen_and_pass_by_themselves(self, rise):
        options = rise.answer("way", "world").options

        assert (rise.value("way"), rise.value("by_itself")) == ("lightest", "yes")
        assert (options.way, options.world, options.by_itself) == ("world", True, True)

    @pytest.mark.parametrize(("way", "part"), [("world", "setup"), ("sheet", "sheet")])
    def test_a_sheet_has_a_screen_of_its_own(self, rise, way, part):
        session = begun(rise.answer("way", way))

        assert session.game.part(session.state) == part

    def test_what_is_watched_is_on_or_off(self, rise):
        chosen = {"three_seconds": "no", "watch_bank": "yes", "quick_count": "yes"}
        new = answered(rise, way="treasuries", **chosen)
        options = new.options

        assert (options.three_seconds, options.watch_bank, options.quick_count) == (
            False,
            True,
            True,
        )
