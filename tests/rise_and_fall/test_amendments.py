"""Rules put right since a game was begun: those that can matter at the table are said."""

from companion.core.amendments import since
from companion.games.rise_and_fall.game import RiseAndFall
from companion.games.rise_and_fall.options import Options, Way

GAME = RiseAndFall()


def test_by_the_way_it_is_played():
    def said(way):
        begun = GAME.begin(Options(way=way))
        return {message.key.rpartition(".")[2] for message in since(GAME, begun, 1)}

    assert said(Way.LIGHTEST) == {"extinct_first", "printed"}
    assert said(Way.WORLD) == {"extinct_first", "making_room", "printed"}
    assert said(Way.SHEET) == {"extinct_first"}


def test_a_table_that_knows_the_others_is_told_of_the_numbers_alone():
    begun = GAME.begin(Options(way=Way.TREASURIES))

    assert [one.key for one in since(GAME, begun, 2)] == ["rise_and_fall.amended.printed"]
