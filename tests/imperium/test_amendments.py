"""Rules put right since a game was begun: those that can matter at the table are said."""

from companion.core.amendments import since
from companion.games.imperium.game import Imperium
from companion.games.imperium.options import Options, PlayerSeat

GAME = Imperium()


def said(*seats, **options):
    state = GAME.begin(Options(seats, **options))
    return {message.key.rpartition(".")[2] for message in since(GAME, state, 1)}


def test_by_your_nation_the_opponent_and_what_is_counted():
    vikings = PlayerSeat(nation="vikings")

    assert said(vikings, opponent="qin", names=True) == {
        "two_tokens",
        "king_of_kings",
        "unrest_asked",
        "last_card",
        "qin",
        "main_deck",
        "sumerians",
    }
    assert said(PlayerSeat(), opponent="carthaginians") == {
        "two_tokens",
        "king_of_kings",
        "carthaginians",
        "main_deck",
    }


def test_nothing_where_only_points_are_counted():
    assert said(PlayerSeat(), PlayerSeat(nation="qin")) == set()
