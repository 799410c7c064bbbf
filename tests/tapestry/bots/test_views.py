"""The bots' screen: cards, acts, map, decks, points."""

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.events_of_cards import ProgressJoined
from companion.games.tapestry.bots.view import (
    bots_turn_view,
    pair_answers,
)
from companion.games.tapestry.bots.view_decks import piles_view
from companion.games.tapestry.correcting.of_bots import DECKS
from companion.games.tapestry.correcting.on_the_table import on_the_table
from companion.games.tapestry.options import OwnLevel
from companion.games.tapestry.practice.play import GAME, at_level, play
from companion.games.tapestry.table.log import log
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import a_session, a_table, solo
from tests.tapestry.speaking import words


def seen(table, by_app=("cards", "dice"), **changes):
    """The view after the bots' turn on a table."""
    session: Session = a_session(table, by_app=by_app)
    entry = session.do(TakeBotsTurn(**changes))
    return bots_turn_view(session.state, entry), entry


FAR = {"automa": "technology", "shadow": "technology"}


NOTHING_NEAR = {"achievements": {"middle_island": ("automa",)}, "on_map": {(2, 0): ""}}
"""Neither the middle island nor anybody draws the Automa on: the card's order decides."""


def _act(view, key):
    return next(act for act in view.acts if act.key == key)


class TestArrows:
    def test_black_where_the_order_begins_grey_where_its_next_line_does(self):
        table = a_table(automa=spaces(12, 12, 0, 12), **NOTHING_NEAR)
        view, _ = seen(table, left=1, right=7)
        black, grey = view.map.arrows
        order = {one.at: one.order for one in view.map.hexes}

        assert (view.map.card, black.at, order[black.at], black.black) == (7, (3, 0), 1, True)
        assert (grey.at, grey.black) == ((3, -1), False)
        assert order[grey.at] > 1
        assert grey.step == black.step == (-1, 1)

    def test_none_where_that_order_had_nothing_to_decide(self):
        view, _ = seen(a_table(), left=6, right=2)

        assert [place.key for place in view.map.hexes if place.lit]
        assert view.map.arrows == ()


class TestPair:
    def test_left_shows_the_tracks_right_the_priorities(self):
        view, _ = seen(a_table(), left=1, right=13)

        left, right = view.pair
        assert [line.icon for line in left.lines] == ["end-of-track", "any-track"]
        assert [line.icon for line in right.lines] == [
            "track-science",
            "track-technology",
            "track-military",
            "heart",
            "track-exploration",
        ]
        assert left.open_hand
        assert not right.topple

    def test_the_line_that_decided_names_its_bot(self):
        view, _ = seen(a_table(favourites={"automa": "military", "shadow": "technology"}))

        right = view.pair[1]
        assert {line.icon: line.chosen_by for line in right.lines if line.chosen_by} == {
            "track-science": ("automa",),
            "track-exploration": ("shadow",),
        }

    def test_the_arrows_of_the_map(self):
        """Card 4 of the priorities begins at the top of the rightmost column, walked south."""
        view, _ = seen(a_table(), left=1, right=4)

        right = view.pair[1]
        assert (right.black_arrow, right.walk, right.grey_arrow) == ((3, -2), "S", (2, -3))

    def test_the_pair_of_an_income_turn_is_still_shown(self):
        table = a_table(deck=(4, 13), discard=(1, 2, 3, 5, 6, 7))

        view, entry = seen(table)

        assert entry.after.bots.pair == ()
        assert [card.number for card in view.pair] == [4, 13]


class TestCardsTapped:
    @pytest.mark.parametrize(
        ("side", "card", "pair"),
        [("left", 4, (4, 13)), ("right", 4, (6, 4)), ("left", 13, (13, 6)), ("right", 6, (13, 6))],
    )
    def test_the_other_side_is_kept_or_swapped(self, side, card, pair):
        for command in (TakeBotsTurn(), TakeBotsTurn(left=6, right=13)):
            session = a_session(a_table())
            entry = session.do(command)

            session.differ(pair_answers(entry, side, card))

            assert session.state.bots.pair == pair


class TestActs:
    def test_each_with_its_reasons_and_what_was_passed_over(self):
        view, _ = seen(a_table())

        act = view.acts[1]
        assert act.differs == "automa.track"
        assert [why.rule for why in act.whys] == ["R-track-1", "R-track-2"]
        assert len(act.whys[1].passed) == 3
        assert act.places == ("track:science:1",)

    def test_rulings_are_marked(self):
        everything = spaces(12, 12, 12, 12)

        view, _ = seen(a_table(automa=everything))

        assert view.acts[1].whys[0].ruling

    def test_what_the_table_changed_is_marked(self):
        session = a_session(a_table())
        session.do(TakeBotsTurn())

        entry = session.differ({"automa.track": "technology"})
        view = bots_turn_view(session.state, entry)

        assert view.acts[1].changed
        assert not view.acts[-1].changed

    def test_which_tile_belongs_to_the_act_that_laid_it(self):
        table = a_table(automa=spaces(exploration=1), favourites=FAR)

        real, _ = seen(table, by_app=("dice",), left=6, right=5)
        app, _ = seen(table, left=6, right=5)

        for view in (real, app):
            assert _act(view, "automa.explore").also == ()
            assert _act(view, "automa.tile").also == ("automa.tile.turned",)


class TestMap:
    def test_the_conquered_hex_is_lit_and_is_number_1(self):
        """Military is first on card 2."""
        view, _ = seen(a_table(**NOTHING_NEAR), left=6, right=2)

        lit = [place for place in view.map.hexes if place.lit]
        ranks = sorted(place.rank for place in view.map.hexes if place.rank)
        assert len(lit) == 1
        assert ranks == list(range(1, len(ranks) + 1))
        assert lit[0].rank == 1
        assert len(ranks) > 1

    def test_every_token_has_the_colour_of_its_owner_s_pieces(self):
        view, _ = seen(a_table())

        tokens = [
            (token.owner, colour)
            for place in view.map.hexes
            for token, colour in zip(place.tokens, place.colours, strict=True)
        ]
        assert len(dict(tokens)) == len({colour for _owner, colour in tokens}) > 1

    def test_the_order_of_the_card_numbers_every_hex(self):
        view, _ = seen(a_table())

        assert sorted(place.order for place in view.map.hexes) == list(range(1, 35))
        assert view.map.card == 13


class TestPiles:
    """Every decision card, and how one that lies elsewhere is put there."""

    def test_the_piles_show_what_was_seen_and_count_the_others(self):
        """Two of the progress cards joined unseen: neither they nor what is left is named."""
        _, entry = seen(a_table())
        joined = ProgressJoined((9, 17)).apply(entry.after)
        first, then = (
            {one.pile: (one.cards, one.unseen) for one in piles_view(state)}
            for state in (entry.after, joined)
        )

        assert first == {
            "deck": ((1, 2, 3, 4, 5, 7), 0),
            "pair": ((6, 13), 0),
            "discard": ((), 0),
            "progress": ((), 14),
        }
        assert (then["discard"], then["progress"]) == (((), 2), ((), 12))

    def test_a_card_goes_to_another_pile_or_in_place_of_one_of_the_pair(self):
        _, entry = seen(a_table())

        offered = {_place(move): move.command() for move in moves(entry.after, 4)}

        assert set(offered) == {"discard", "progress", "left", "right"}
        assert offered["discard"].discard == (4,)
        assert offered["left"].pair == (4, 13)
        assert 6 in offered["left"].deck

    def test_a_card_of_the_pair_changes_sides(self):
        _, entry = seen(a_table())

        (offered,) = moves(entry.after, 6)

        assert (_place(offered), offered.command().pair) == ("right", (13, 6))

    @pytest.mark.parametrize("card", range(1, 23))
    def test_every_move_can_be_made(self, card):
        session = a_session(a_table(pair=(1, 2), deck=(3, 4, 5, 6), discard=(7, 13)))

        offered = moves(session.state, card)

        assert offered
        assert [move.reason for move in offered] == [None] * len(offered)

    def test_without_a_pair_there_are_only_the_piles(self):
        offered = moves(a_table(), 4)

        assert [_place(move) for move in offered] == ["discard", "progress"]


def _place(move):
    return move.label.key.rpartition(".")[2]


def moves(state, card):
    """Where a decision card may lie instead."""
    return tuple(DECKS.rows(state, {"card": str(card)}, open_all=True))


class TestSheet:
    def test_points_by_source_and_turn_with_multipliers(self):
        session = play(at_level(2), "views")

        turns = [one for one in session.entries if isinstance(one.command, TakeBotsTurn)]
        sheet = bots_turn_view(session.state, turns[-1]).sheet

        assert sheet.total == sum(row.points for row in sheet.points)
        assert {row.turn for row in sheet.points if "and" in row.source} == {2, 3, 4, 5}
        assert [row.now for row in sheet.multipliers] == [3, 3, 3]

    def test_an_own_level_says_so(self):
        view, _ = seen(a_table(options=solo(own_level=OwnLevel(points=5))))

        assert view.sheet.level.key == "tapestry.bot.view.own_level"


class TestNext:
    def test_set_up_then_turns_then_waiting(self):
        session = Session.begin(GAME, at_level(2), MemoryJournal(), seed="1")
        first = bots_turn_view(session.state)

        session.do(first.next.command())
        waiting = bots_turn_view(session.state)

        assert first.next.label.key == "tapestry.bot.view.set_up"
        assert waiting.next is None
        assert waiting.waits is not None

    def test_an_income_turn_is_announced(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)

        assert bots_turn_view(table).next.label.key == "tapestry.bot.view.income"


class TestStory:
    def test_the_log_says_cards_moves_and_points(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)

        _, entry = seen(table)
        said = {line.text.key for line in log(entry)}

        assert {"tapestry.bot.log.points", "tapestry.bot.do.shuffle"} <= said

    def test_the_list_of_the_table_has_favourites_and_decks(self):
        facts = {fact.key: fact.value for fact in on_the_table(a_table())}

        assert facts["automa.favourite"].key == "tapestry.name.track.science"
        assert (facts["bots.deck"].params, facts["bots.progress"].params) == ({"n": 8}, {"n": 14})
        assert (facts["automa.covered"], facts["automa.income_turns"]) == (0, 1)


class TestWhoseLineItIs:
    """The sign at its end is that of the bot whose piece it is."""

    def test_the_shadows_outpost_bears_its_own(self):
        """Card 1 shows the toppled outpost; military is first on card 2."""
        moves = {"automa.track": "military", "shadow.track": "none"}
        session = a_session(a_table())
        entry = session.do(TakeBotsTurn(6, 1), moves)
        view = bots_turn_view(session.state, entry)

        signs = {act.key: act.by for act in view.acts if act.key.startswith("automa.conquer")}
        assert signs["automa.conquer"] == "automa"
        assert signs["automa.conquer.shadow"] == "shadow"
        shadow = _act(view, "automa.conquer.shadow")
        assert shadow.colour == entry.before.options.bot_colour("shadow")


class TestATile:
    """R-expl-2, R-conq-6: at random, unless the app has turned it."""

    MOVES = {"automa.track": "military", "shadow.track": "none"}

    def lines(self, by_app):
        session = a_session(a_table(), by_app=by_app)
        entry = session.do(TakeBotsTurn(6, 13), self.MOVES)
        view = bots_turn_view(session.state, entry)
        said = words("en").text(_act(view, "automa.conquer").text)
        tile = _act(view, "automa.tile")
        return said, words("en").text(tile.text), [why.text.key for why in tile.whys]

    def test_that_the_app_turned_lies_as_it_says_and_not_at_random(self):
        heading, tile, whys = self.lines(by_app=("cards", "dice"))

        assert "random" not in heading
        assert "clockwise" in tile or "top edge" in tile
        assert whys == []

    def test_that_looks_the_same_from_all_sides_is_not_asked_about(self):
        session = a_session(a_table(), by_app=("dice", "decisions"))
        entry = session.do(TakeBotsTurn(6, 13), {**self.MOVES, "automa.tile": "5"})
        view = bots_turn_view(session.state, entry)

        assert _act(view, "automa.tile").also == ()
        assert "edge" not in words("en").text(_act(view, "automa.tile").text)

    def test_that_nobody_has_named_is_turned_at_random(self):
        heading, tile, whys = self.lines(by_app=("dice", "decisions"))

        assert "random" not in heading
        assert "edge" not in tile
        assert whys == ["tapestry.bot.why.tile_at_random"]
