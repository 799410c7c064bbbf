"""Which level past games speak for: the printed next one, or the finer step before it."""

import pytest

from companion.core.ladder import Met, advice
from companion.games import find_game


def ladder(game="tapestry"):
    found = find_game(game)
    return found.ladder(found.options_type())


def told(*met):
    said = advice(ladder(), met)
    return (said.reason.key, [one.key for one in said.to]) if said else None


def level(n):
    return f"tapestry.name.level.{n}"


FIRST_OF_2 = "tapestry.level.own:2.0.1.0.0"


class TestWhatIsAdvised:
    def test_clear_wins_lead_to_the_next_level_or_a_step_towards_it(self):
        games = [Met(level(2), True, by) for by in (30, 41, 22, 25)] + [Met(level(2), False, -3)]

        assert told(*games) == ("core.ladder.up_or", [level(3), FIRST_OF_2])

    def test_narrow_wins_lead_to_the_finer_step_alone(self):
        games = [Met(level(2), True, 4)] * 4

        assert told(*games) == ("core.ladder.finer_up", [FIRST_OF_2])

    def test_clear_losses_lead_down_and_at_most_one_level(self):
        said = told(*[Met(level(3), False, -40)] * 5)

        assert said == ("core.ladder.down_or", [level(2), "tapestry.level.own:2.15.0.0.0"])

    def test_neither_wins_nor_losses_stay(self):
        games = [Met(level(2), won, 30 if won else -30) for won in (True, False, True, False)]

        assert told(*games) == ("core.ladder.stay", [])

    def test_too_few_say_nothing(self):
        assert told(Met(level(2), True, 50), Met(level(2), True, 50)) is None

    def test_only_games_at_the_level_played_last_count(self):
        older = [Met(level(1), True, 60)] * 5
        games = [Met(level(2), won, 1) for won in (True, False, True)]

        assert told(*older, *games)[0] == "core.ladder.stay"

    @pytest.mark.parametrize(("at", "won", "key"), [(6, True, "up_end"), (1, False, "down_end")])
    def test_nothing_lies_past_the_ends(self, at, won, key):
        games = [Met(level(at), won, 50 if won else -50)] * 5

        assert told(*games) == (f"core.ladder.{key}", [])


class TestTheLadder:
    def test_between_printed_levels_stand_only_printed_means(self):
        rungs = ladder()
        printed = [one.options.level for one in rungs if one.printed]
        finer = [one.options for one in rungs if not one.printed]

        assert printed == [1, 2, 3, 4, 5, 6]
        assert all(one.own_level is not None and one.level < 6 for one in finer)
        assert [one.level for one in finer if one.own_level.civilization] == [1]

    @pytest.mark.parametrize("game", ["tapestry", "imperium"])
    def test_each_step_is_known_by_a_key_of_its_own(self, game):
        keys = [one.key for one in ladder(game)]

        assert len(keys) == len({*keys})

    @pytest.mark.parametrize("game", ["tapestry", "imperium"])
    def test_a_kept_game_of_a_step_is_found_on_it(self, game):
        """What is kept of a game's level is the key of the step it was played at."""
        from companion.core.game import Result
        from companion.library.statistics.played import key_of

        for one in ladder(game):
            about = find_game(game).about(one.options, Result(()))

            assert key_of(about.level) == one.key

    def test_games_without_an_opponent_of_the_apps_have_none(self):
        assert ladder("rise_and_fall") == ladder("score_pad") == ()
