"""What is put right by hand lies in one place afterwards, and there are never too many of it."""

from dataclasses import replace

from companion.core.act import Lying
from companion.games.tapestry import content
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.player import Aside, Capital, Civilization, Placed, Reserved, Tech
from companion.games.tapestry.state import Deck, MapToken
from tests.tapestry.bots.tables import a_table as a_bots_table
from tests.tapestry.correcting.test_corrections import refused
from tests.tapestry.makers import (
    a_step,
    a_table,
    play,
    with_buildings,
    with_civilization,
    with_hex,
    with_player,
)


def carried(state, fact):
    """The table on which it is so, whatever else is not in order there."""
    step, command = a_step(state), SetValue(fact)
    command.verify(state)
    command.carry_out(step)
    return step.state


class TestOnePlace:
    def test_it_leaves_the_map_a_mat_and_the_reserve(self):
        """Nomads, Craftsmen, Collectors: a landmark lies in one place only."""
        aside = (Aside("forge", "p1/mat:craftsmen:pieces"), Aside("farm", "p1/reserve"))
        collected = (Reserved("landmark", "forge"), Reserved("house", "house"))
        state = with_player(a_table(), aside=aside, collected=collected)
        tokens = (MapToken("p1", kind="token"), MapToken("p1", kind="forge"))
        state = replace(with_hex(state, "2,1", 7, tokens), landmarks={"forge": "p1"})

        done = play(state, SetValue(facts.Landmark("forge", "p2")))

        assert done.state.map["2,1"].tokens == tokens[:1]
        assert done.me.aside == aside[1:]
        assert done.me.collected == collected[1:]
        assert done.state.players["p2"].waiting == ("forge",)

    def test_a_piece_that_is_not_on_the_map_after_all_waits(self):
        state = with_buildings(a_table(), farm=1)
        tokens = (MapToken("p1", kind="token"), MapToken("p1", kind="farm"))
        state = with_hex(state, "2,1", 7, tokens)
        toppled = (tokens[0], replace(tokens[1], toppled=True))

        assert play(state, SetValue(facts.Hex("2,1", 7, 0, toppled))).me.waiting == ()
        assert play(state, SetValue(facts.Hex("2,1", 7, 0, tokens[:1]))).me.waiting == ("farm",)

    def test_a_landmark_waits_whose_technology_is_not_there_after_all(self):
        state = with_player(a_table(), techs=(Tech("radio", 1, "forge"),))
        state = replace(state, landmarks={"forge": "p1"})

        assert (
            play(state, SetValue(facts.Techs("p1", (Tech("radio", 2, "forge"),)))).me.waiting == ()
        )
        assert play(state, SetValue(facts.Techs("p1", ()))).me.waiting == ("forge",)

    def test_an_outpost_of_a_bot_comes_from_its_own_and_goes_back(self):
        state = with_hex(a_bots_table(), "2,1", 7)
        state = replace(state, players={})
        there = carried(state, facts.Hex("2,1", 7, 0, (MapToken("automa"),)))
        back = carried(there, facts.Hex("2,1", 7, 0, ()))
        none = replace(state, bots=replace(state.bots, outposts_left={"automa": 0}))

        assert there.bots.outposts_left["automa"] == state.bots.outposts_left["automa"] - 1
        assert back.bots.outposts_left == state.bots.outposts_left
        assert refused(none, facts.Hex("2,1", 7, 0, (MapToken("automa"),))) == "no_outpost"

    def test_a_tapestry_of_ones_own_is_not_in_hand_and_on_the_mat(self):
        state = with_player(a_table(), hand=("academia",), mat={"1": ("tyranny",)})

        play(state, SetValue(facts.Hand("p1", "hand", ("academia", "unknown"))))
        assert refused(state, facts.Hand("p1", "hand", ("tyranny",))) == "card_elsewhere"
        assert refused(state, facts.Mat("p1", 2, ("academia",))) == "card_elsewhere"

    def test_a_token_goes_no_further_than_its_track(self):
        """Renegades: four spaces, whatever number is told."""
        mats = (Civilization("renegades", marks={"at": 99}),)
        table = a_table(expansions=tuple(Expansion)[1:])
        done = carried(table, facts.Civilizations("p1", mats))

        assert Lying("token", "p1/mat:renegades:IV", 1, "p1") in pieces(done)

    def test_no_more_buildings_stand_than_there_are(self):
        armories = [Placed("armory", ((at, 1),)) for at in (2, 8)]
        placed = (*armories, Placed("farm", ((3, 3),)))
        state = with_buildings(with_player(a_table(), capital=Capital(placed=placed)), armory=2)
        done = carried(state, facts.Number("p1", "building.armory", 1))

        assert done.players["p1"].capital.placed == (placed[0], placed[2])

    def test_a_tapestry_of_a_box_that_is_not_in_play_is_in_no_hand(self):
        other = next(one.id for one in content.tapestries().values() if one.expansion == "MM")

        assert refused(a_table(), facts.Hand("p1", "hand", (other,))) == "cannot_be"

    def test_there_are_ten_outposts(self):
        """Two of them stand on the map."""
        play(a_table(), SetValue(facts.Number("p1", "outposts", 8)))

        assert refused(a_table(), facts.Number("p1", "outposts", 9)) == "out_of_range"

    def test_an_outpost_on_a_mat_after_all_is_not_in_the_supply(self):
        """Militants: ten in all, wherever they stand."""
        state = with_player(with_civilization(a_table(), "militants", **{"1": 4}), elsewhere=4)
        state = with_player(state, outposts=2)

        def told(n):
            return facts.Civilizations("p1", (Civilization("militants", marks={"1": n}),))

        done = carried(state, told(5)).players["p1"]

        assert (done.outposts, done.elsewhere) == (1, 5)
        assert refused(state, told(7)) == "cannot_be"
        assert refused(state, facts.Number("p1", "outposts", 3)) == "out_of_range"

    def test_no_more_cards_are_unnamed_than_there_are(self):
        """What nobody named is one of those that the app does not see elsewhere."""
        state = replace(a_table(), decks={"tapestry": Deck(("academia", "tyranny"))})
        fewer = with_player(state, "p2", hand=("unknown",))

        carried(state, facts.Hand("p1", "hand", ("unknown", "unknown")))
        assert refused(fewer, facts.Hand("p1", "hand", ("unknown", "unknown"))) == "cannot_be"
        carried(fewer, facts.Mat("p1", 2, ("unknown",)))
        assert refused(fewer, facts.Mat("p1", 2, ("unknown", "unknown"))) == "cannot_be"

    def test_no_card_is_held_more_often_than_it_is_printed(self):
        twice = facts.Hand("p1", "hand", ("meritocracy", "meritocracy"))

        assert refused(a_table(), twice) == "cannot_be"

    def test_no_fewer_buildings_are_off_their_track_than_lie_in_reserve(self):
        state = with_player(a_table(), aside=(Aside("market", "p1/reserve"),))
        state = with_buildings(state, market=2)

        assert refused(state, facts.Number("p1", "building.market", 0)) == "out_of_range"
        assert carried(state, facts.Number("p1", "building.market", 1))

    def test_no_more_is_offered_of_what_has_run_out(self):
        state = with_player(a_table(), "p2", space_tiles=tuple(content.space_tiles()))
        state = replace(state, decks={**state.decks, "space": Deck()})
        offer = next(one for one in GAME.offers(state) if one.id == "right.space_tiles")

        assert offer.with_(player="p1").asks({}).ids == ()

    def test_no_hex_is_offered_where_nothing_can_be_changed(self):
        """No outpost is left, and none stands there."""
        none = with_player(with_player(a_table(), outposts=0), "p2", outposts=0)
        state = with_hex(with_hex(none, "2,1", 7), "1,1", 8, (MapToken("p1"),))

        for some in (none, state):
            offers = [one for one in GAME.offers(some) if one.id == "right.outpost"]
            for hexagon in [one for offer in offers for one in offer.asks({}).ids]:
                assert offers[0].asks({"hex": hexagon}).ids
