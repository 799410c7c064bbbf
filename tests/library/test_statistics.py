"""What finished games add up to."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from time import process_time

import pytest

from companion.core.about import ELSEWHERE, About, ToTry
from companion.core.message import Message, name
from companion.i18n import Words
from companion.library.people import Person
from companion.library.results import Score
from companion.library.rows import FinishedRow
from companion.library.statistics import Place, Statistics, Subject, Taste, subject_of
from companion.library.statistics.columns import FromColumns, columns_of
from companion.resources import data_dir
from tests.library.makers import a_finished_game
from tests.library.played import games

NOW = datetime(2026, 11, 18, tzinfo=UTC)
LEVELS = tuple(name("toy", "level", str(level)) for level in (1, 2, 3))
ROLES = (name("toy", "people", "nomads"), name("toy", "people", "sages"))
TRIES = 4
WORDS = Words(data_dir() / "text", "en")
CHLOE = Person(1, "Chloé", also=("Chlo",), me=True)


class Rows(tuple):
    """Finished games as statistics see them."""

    version = 0
    state = "as they are"

    def reading(self, _piece):
        return iter(())


@cache
def five_thousand():
    """Made once."""
    return Rows(game.row for game in games(5000))


def a_row(
    day=1,
    points=100,
    won=True,
    *,
    game="tapestry",
    who="Chloé",
    level=None,
    role=None,
    title="",
    **more,
):
    """A game of one person, and of Bo who has half the points."""
    mine, other = Score(who, points, 1 if won else 2, won, "p1"), Score("Bo", 50, 2, not won, "p2")
    about = About(level=level, roles={"p1": (role,)} if role else {})
    note = Message("score_pad.typed", text=title) if title else None
    stamp = f"2026-11-{day:02}T20:00:00+00:00"
    fields = {
        "started": stamp,
        "ended": stamp,
        "minutes": 60,
        "order": day,
        "about": about,
        "note": note,
        **more,
    }
    return FinishedRow(f"{game}-{day}", game, scores=(mine, other), **fields)


def added_up(*rows, people=(CHLOE,)):
    return Statistics(rows, people, lambda game: ToTry(LEVELS, ROLES), UTC)


def gone_on(rows, before):
    """Of rows of which most were added up before."""
    return Statistics(rows, (CHLOE,), lambda game: ToTry(LEVELS, ROLES), UTC, before)


def fastest(steps):
    """Seconds of this process for the quickest of several."""
    took, start = [], process_time()
    for _ in steps:
        took.append(process_time() - start)
        start = process_time()
    return min(took)


class TestGamesAndWins:
    def test_are_counted_with_best_and_mean(self):
        every = added_up(a_row(1, 100), a_row(2, 121, won=False)).answer(Taste("Chloé")).all

        assert (every.played, every.won, every.best, every.mean) == (2, 1, 121, 110)
        assert every.minutes == 120

    def test_by_game_the_one_played_most_first(self):
        rows = (a_row(1, game="imperium"), a_row(2), a_row(3))
        groups = added_up(*rows).answer(Taste("Chloé")).games

        assert [(one.key, one.played) for one in groups] == [("tapestry", 2), ("imperium", 1)]

    def test_by_level_the_easiest_first(self):
        rows = (a_row(1, level=LEVELS[2]), a_row(2, level=LEVELS[0], won=False))
        answer = added_up(*rows).answer(Taste("Chloé", "tapestry"))

        assert [one.name for one in answer.levels] == [LEVELS[0], LEVELS[2]]
        assert [one.outcomes for one in answer.levels] == [(False,), (True,)]
        assert answer.levels_not_tried == (LEVELS[1],)

    def test_by_what_was_played_as(self):
        rows = (a_row(1, role=ROLES[1]), a_row(2, role=ROLES[1]))
        answer = added_up(*rows).answer(Taste("Chloé", "tapestry"))

        assert [(one.name, one.won) for one in answer.roles] == [(ROLES[1], 2)]
        assert answer.favourite.name == ROLES[1]
        assert answer.roles_not_tried == (ROLES[0],)

    def test_by_how_they_were_kept(self):
        rows = (a_row(1), a_row(2, about=About(way="points")), a_row(3, about=About(way="points")))
        ways = added_up(*rows).answer(Taste("Chloé")).ways

        assert [(one.key, one.played) for one in ways] == [("followed", 1), ("points", 2)]

    def test_of_a_game_in_which_the_fewest_points_win_the_fewest_are_best(self):
        rows = [
            FinishedRow(
                f"score_pad-{day}",
                "score_pad",
                "",
                "",
                (Score("Chloé", points, 1, True, "1"), Score("Bo", 99, 2, False, "2")),
                order=day,
                highest_wins=False,
            )
            for day, points in enumerate((7, 3, 12))
        ]

        assert added_up(*rows).answer(Taste("Chloé")).all.best == 3


class TestStreaksAndTrend:
    def test_a_streak_is_won_one_after_the_other(self):
        rows = [a_row(day, won=day not in (4, 6)) for day in range(1, 9)]
        streak = added_up(*rows).answer(Taste("Chloé")).streak

        assert (streak.now, streak.longest) == (2, 3)

    def test_the_trend_holds_five_games_against_the_five_before(self):
        rows = [a_row(day, points=100 if day < 6 else 130) for day in range(1, 11)]

        assert added_up(*rows).answer(Taste("Chloé", "tapestry")).trend == 30
        assert added_up(*rows[:9]).answer(Taste("Chloé", "tapestry")).trend is None

    def test_hours_are_told_by_month(self):
        later = a_row(2, started="2026-12-02T20:00:00+00:00")
        months = added_up(a_row(1), later, a_row(3)).answer(Taste()).months

        assert [(one.month, one.minutes) for one in months] == [("2026-11", 120), ("2026-12", 60)]


class TestWho:
    def test_a_name_from_before_is_the_same_person(self):
        statistics = added_up(a_row(1), a_row(2, who="CHLO"))

        assert statistics.answer(Taste("chloé")).all.played == 2
        assert statistics.people == ("Chloé", "Bo")

    def test_whoever_plays_alone_without_a_name_is_you(self):
        you = Score(Message("imperium.seat.you"), 80, 1, True, "0")
        civ = Score(Message("imperium.civ"), 40, 2, False, "civ", True)
        row = FinishedRow("imperium-1", "imperium", "", "", (you, civ))

        assert added_up(row).answer(Taste("Chloé")).all.won == 1
        assert added_up(row, people=()).somebody == ""

    def test_a_year_alone(self):
        rows = (a_row(1), a_row(2, started="2024-05-01T20:00:00+00:00"))
        statistics = added_up(*rows)

        assert statistics.years == ("2026", "2024")
        assert statistics.answer(Taste("Chloé", year="2024")).all.played == 1


class TestWhichGameItWas:
    @pytest.mark.parametrize(
        ("title", "subject"),
        [
            ("Azul", Subject("score_pad", "Azul")),
            ("", Subject("score_pad")),
            ("tapestry", Subject("tapestry")),
            ("Imperium: Legends", Subject("imperium")),
        ],
    )
    def test_a_pad_is_the_game_of_its_title(self, title, subject):
        assert subject_of(a_row(game="score_pad", title=title)) == subject

    def test_capitals_do_not_matter(self):
        rows = [
            a_row(day, game="score_pad", title=title) for day, title in ((1, "Azul"), (2, "AZUL"))
        ]

        assert added_up(*rows).answer(Taste("Chloé", "score_pad:azul")).all.played == 2


class TestTheLibrary:
    def test_adds_up_again_after_a_game_was_kept(self, library):
        before = library.statistics
        a_finished_game(library)
        after = library.statistics

        assert before is not after
        assert after is library.statistics
        assert [one.answer(Taste("Ana")).all.played for one in (before, after)] == [0, 1]

    def test_three_hundred_games_of_everything_are_all_counted(self):
        rows = [game.row for game in games(300)]
        statistics = added_up(*rows)
        every = statistics.answer(Taste("Chloé"))

        assert every.all.played == 300
        assert sum(one.played for one in every.games) == 300
        assert sum(one.minutes for one in every.months) == sum(row.minutes for row in rows)
        by_year = [statistics.answer(Taste("Chloé", year=year)) for year in statistics.years]
        assert sum(one.all.won for one in by_year) == every.all.won

    def test_five_thousand_are_answered_in_twenty_milliseconds(self):
        rows = five_thousand()
        first = added_up(*rows)
        for taste in (Taste("Chloé"), Taste("Chloé", "tapestry"), Taste("", "", "2023")):
            statistics = [gone_on(rows, first) for _ in range(TRIES)]

            assert fastest(one.answer(taste) for one in statistics) < 0.02

    def test_one_game_more_of_five_thousand_is_added_in_twenty_milliseconds(self):
        rows = five_thousand()
        first, more = added_up(*rows), [*rows, a_row(30)]

        assert fastest(gone_on(more, first) for _ in range(TRIES)) < 0.02
        assert gone_on(more, first).answer(Taste("Chloé")).all.played == 5001


class TestMyPlace:
    def test_my_points_stand_among_my_games_of_the_same_level(self):
        rows = [a_row(at, points) for at, points in enumerate((40, 90, 60), 1)]
        harder = a_row(4, 900, level=LEVELS[1])
        statistics = added_up(*rows, harder)

        assert statistics.mine_in(rows[2]).score == 60
        assert statistics.place_of(rows[2]) == Place(60, 2, 3, 90)
        assert statistics.place_of(harder) == Place(900, 1, 1, 900)

    def test_a_game_without_me_has_no_place_of_mine(self):
        row = a_row(who="Ana")

        assert added_up(row).mine_in(row) is None
        assert added_up(row).place_of(row) is None


def at_a_table(day, *people, first="", bots=0, **more):
    """A game of these people, best first: each "name seat", or "name seat=" where equal."""
    scores, rank = [], 0
    for place, one in enumerate(people, 1):
        name, seat = one.rstrip("=").split()
        rank = rank if one.endswith("=") else place
        scores.append(Score(name, 100 - rank, rank, rank == 1, seat))
    scores += [
        Score(Message("bot"), 1, len(people) + 1, False, f"bot{n}", bot=True) for n in range(bots)
    ]
    row = a_row(day, **more)
    return replace(row, scores=tuple(scores), about=replace(row.about, first=first))


EVENINGS = (
    at_a_table(1, "Chloé p1", "Bo p2", first="p1"),
    at_a_table(2, "Bo p2", "Chloé p1", "Ana p3", first="p2"),
    at_a_table(3, "Chloé p1", "Bo p2=", first="p2"),
    at_a_table(4, "Chloé p1", bots=1),
)


class TestAmongPeople:
    """Who leads, who beats whom, and how it goes by seats and numbers."""

    def answer(self, who="", **more):
        return added_up(*EVENINGS, **more).answer(Taste(who))

    def test_everybody_is_led_by_who_won_most_against_others(self):
        people = self.answer().people

        assert [(one.name, one.won, one.played) for one in people] == [
            ("Bo", 2, 3),
            ("Chloé", 2, 3),
            ("Ana", 0, 1),
        ]

    def test_that_somebody_won_says_nothing_of_everybody(self):
        alone = added_up(at_a_table(1, "Chloé p1", bots=1)).answer(Taste())

        assert not self.answer().wins
        assert self.answer("Chloé").wins
        assert alone.wins

    def test_two_are_compared_by_who_came_before_whom(self):
        rivals = self.answer("Chlo").rivals

        assert [(one.name, one.played, one.ahead, one.behind, one.level) for one in rivals] == [
            ("Bo", 3, 1, 1, 1),
            ("Ana", 1, 1, 0, 0),
        ]

    def test_by_how_many_sat_there(self):
        assert [(one.key, one.won, one.played) for one in self.answer("Chloé").sizes] == [
            ("2", 3, 3),
            ("3", 0, 1),
        ]

    def test_by_whose_turn_came_first(self):
        assert [(one.key, one.won, one.played) for one in self.answer("Chloé").turns] == [
            ("1", 1, 1),
            ("2", 1, 1),
            ("3", 0, 1),
        ]
        assert [(one.key, one.won, one.played) for one in self.answer().turns] == [
            ("1", 3, 3),
            ("2", 1, 3),
            ("3", 0, 1),
        ]

    def test_a_table_from_elsewhere_says_only_who_began(self):
        row = at_a_table(1, "Bo p1", "Chloé p2", first="p2")
        row = replace(row, about=replace(row.about, way=ELSEWHERE))
        answer = added_up(row).answer(Taste())

        assert [(one.key, one.played) for one in answer.turns] == [("1", 1)]

    def test_in_one_game_alone(self):
        pad = at_a_table(5, "Ana 1", "Bo 2", game="score_pad", title="Azul")
        answer = added_up(*EVENINGS, pad).answer(Taste(game="score_pad:azul"))

        assert [(one.name, one.won) for one in answer.people] == [("Ana", 1), ("Bo", 0)]

    def test_it_is_the_same_out_of_columns(self):
        statistics = added_up(*EVENINGS)
        kept = json.loads(json.dumps(columns_of(statistics)))
        again = FromColumns(kept, (CHLOE,), lambda game: ToTry(LEVELS, ROLES))

        for who in ("", "Chloé", "Bo"):
            assert again.answer(Taste(who)) == statistics.answer(Taste(who))
