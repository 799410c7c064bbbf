"""A kept game as a play: who is told, as what, of which game."""

from datetime import UTC, datetime

import pytest

from companion.core.about import About
from companion.core.game import Result, Standing
from companion.core.message import Message, name
from companion.library.people import Person
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from companion.sharing import Known, names_in, play_of_kept

NOW = datetime(2026, 11, 18, 21, 0, tzinfo=UTC)
ZOE = Standing("h", "Zoé", 12, 1, winner=True, note=Message("tapestry.score.solo", n=9))
AUTOMA = Standing("automa", Message("tapestry.name.owner.automa"), 8, 2, False, bot=True)
ABOUT = About(
    level=name("tapestry", "level", "3"),
    boxes=(name("tapestry", "expansion", "AA"),),
    board=name("tapestry", "board", "small"),
    first="h",
    roles={"h": (name("tapestry", "civilization", "explorers"),)},
    bots={"automa": name("tapestry", "called", "automa")},
)
SHARER = Person(1, "Zoé", also=("Zo",), uid="id-zoe", shares="yes")


def say(message):
    return f"<{message.key}>"


def kept(rows=(ZOE, AUTOMA), game="tapestry", about=ABOUT, note=None, **row):
    result = Result(rows, note)
    times = {"started": "2026-11-18T19:30:00+00:00", "ended": "2026-11-18T20:30:00+00:00"}
    fields = {**times, "minutes": 55, "scores": scores_of(result), "about": about, **row}
    return FinishedGame(FinishedRow("g7", game, note=note, **fields), result, ())


def shared(game, *people, number=lambda _key: None):
    return play_of_kept(game, say, NOW, Known(people, number))


class TestTheGame:
    def test_it_is_the_same_game_again(self):
        play = shared(kept(place="Chez Zoé", remark="close"))

        assert (play.id, play.utc, play.minutes) == ("g7", "2026-11-18 19:30:00", 55)
        assert (play.location, play.comment) == ("Chez Zoé", "close")

    @pytest.mark.parametrize(
        ("started", "ended", "when"),
        [
            ("", "2026-11-18T20:30:00+00:00", "2026-11-18 20:30:00"),
            ("yesterday", "", "2026-11-18 21:00:00"),
        ],
    )
    def test_without_a_clock_it_was_played_when_it_can_be_said(self, started, ended, when):
        assert shared(kept(started=started, ended=ended)).utc == when

    def test_boxes_map_and_level_are_told(self):
        play = shared(kept())

        assert play.level == "<tapestry.name.level.3>"
        assert play.board == "<tapestry.name.expansion.AA>, <tapestry.name.board.small>"

    def test_imperium_has_the_number_of_its_box(self):
        play = shared(kept(game="imperium", about=About(edition="legends")))

        assert (play.title, play.number) == ("Imperium: Legends", 318182)

    def test_a_pad_is_the_game_that_was_typed_with_a_number_once_told(self):
        azul = Message("score_pad.typed", text="Azul")
        pad = kept(game="score_pad", about=About(), note=azul)
        play = shared(pad, number={"Azul": 230802}.get)

        assert (play.title, play.game, play.number) == ("Azul", "score_pad:azul", 230802)
        assert play.comment == ""


class TestThePeople:
    def test_the_role_is_the_civilization_alone(self):
        roles = [one.role for one in shared(kept(), SHARER).people]

        assert roles == ["<tapestry.name.civilization.explorers>", ""]

    def test_a_bot_is_the_same_one_in_every_game(self):
        bots = {shared(kept(), SHARER).people[1].id, shared(kept(about=About())).people[1].id}

        assert bots == {"tapestry.bot.automa"}

    def test_somebody_keeps_the_id_whatever_the_seat_and_the_name(self):
        elsewhere = Standing("p4", "ZO", 3, 1, winner=True)
        ids = {shared(kept(rows=rows), SHARER).people[0].id for rows in ((ZOE,), (elsewhere,))}

        assert ids == {"id-zoe"}

    def test_nobody_is_told_by_name_who_did_not_say_so(self):
        other = Standing("b", "Bo", 3, 2, winner=False)
        play = shared(kept(rows=(ZOE, other)), SHARER, Person(2, "Bo", uid="id-bo", shares="no"))

        assert [one.name for one in play.people] == ["Zoé", "<sharing.somebody>"]
        assert play.people[1].id == "seat.2"

    def test_whoever_plays_alone_without_a_name_is_you(self):
        you = Standing("0", Message("imperium.seat.you"), 3, 1, winner=True)
        play = shared(kept(rows=(you,)), Person(1, "Zoé", uid="id-zoe", me=True))

        assert [(one.name, one.id, one.me) for one in play.people] == [("Zoé", "id-zoe", True)]

    def test_a_bot_you_play_against_is_never_you(self):
        you = Standing("0", Message("imperium.seat.you"), 3, 2, winner=False)
        civ = Standing("civ", Message("imperium.civ"), 9, 1, winner=True, bot=True)
        play = shared(kept(rows=(civ, you)), Person(1, "Zoé", uid="id-zoe", me=True))

        assert [(one.bot, one.me) for one in play.people] == [(True, False), (False, True)]

    def test_who_began_is_told(self):
        assert [one.first for one in shared(kept()).people] == [True, False]

    def test_the_typed_names_are_known_before_anything_is_told(self):
        assert names_in([kept().row, kept().row]) == ("Zoé",)
