"""Automa rules, "The bots' turn"."""

import pytest

from companion.core.question import Choice
from companion.errors import AnswerRefused, RuleBroken
from companion.games.tapestry.bots.commands import EmptyDeck, SetDecks, SkipBotsTurn, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.correcting.facts import BotsNumber, Favourite
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import HUMAN, a_session, a_table, bots_turn, keys, lines, solo, told


class TestFirstTurn:
    """R-turn-1."""

    def test_the_first_turn_is_income_turn_1(self):
        entry = bots_turn(a_table(income_turns=0))

        assert bots_of(entry.after).income_turns == 1
        assert "R-turn-1" in lines(entry)
        assert bots_of(entry.after).pair == ()

    def test_level_5_advances_both_favourites_first(self):
        entry = bots_turn(a_table(options=solo(level=5), income_turns=0))

        assert entry.after.space("automa", "science") >= 1
        assert entry.after.space("shadow", "exploration") == 1
        assert keys(entry)[:2] == ["income", "tapestry.hands.along"]

    def test_level_6_advances_both_on_every_track(self):
        entry = bots_turn(a_table(options=solo(level=6), income_turns=0))

        assert all(entry.after.space("shadow", track) == 1 for track in spaces())
        assert all(entry.after.space("automa", track) >= 1 for track in spaces())

    def test_level_1_helps_the_human_once_up_every_track_with_benefits(self):
        session = a_session(a_table(options=solo(level=1), income_turns=0))
        session.do(TakeBotsTurn())
        while session.pending:
            session.answer(session.pending.question.ids[0])

        assert "first_turn.human" in keys(session.last)
        assert all(session.state.space(HUMAN, track) >= 1 for track in spaces())
        assert len(session.state.players[HUMAN].tiles) == 2
        assert session.state.tracks["automa"] == session.last.before.tracks["automa"]

    def test_what_only_a_helper_says_is_asked_of_the_owner(self):
        session = a_session(a_table(options=solo(level=1), income_turns=0), facts=lambda _: None)

        asked = session.do(TakeBotsTurn())

        assert asked.fact == "level_first_turn.1"
        assert asked.guess == "yes"

    def test_and_not_done_when_the_owner_says_no(self):
        session = a_session(a_table(options=solo(level=6), income_turns=0), facts=lambda _: "no")

        entry = session.do(TakeBotsTurn())

        assert entry.after.tracks["shadow"] == entry.before.tracks["shadow"]

    def test_no_pair_is_drawn_then(self):
        reason = a_session(a_table(income_turns=0)).why_not(TakeBotsTurn(left=6, right=13))

        assert reason.key == "tapestry.bot.broken.income_first"


class TestEmptyDeck:
    """R-turn-2."""

    def test_income_when_a_pair_is_needed(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)

        entry = bots_turn(table)

        assert bots_of(entry.after).income_turns == 2
        assert "R-turn-2" in lines(entry)

    def test_a_single_card_is_no_empty_deck(self):
        """Own levels may add an odd card: it lies left, the right card stays (ruling)."""
        table = a_table(deck=(6,), pair=(1, 13), discard=(2, 3, 4, 5, 7), priority=13)

        entry = bots_turn(table)

        after = bots_of(entry.after)
        assert after.income_turns == 1
        assert (after.pair, after.deck) == ((6, 13), ())
        assert 1 in after.discard
        assert told(entry, "automa.track")

    def test_but_makes_no_pair_where_none_lies_there(self):
        """Put right by hand: the pair is gone and one card is left."""
        entry = bots_turn(a_table(deck=(6,), discard=(1, 2, 3, 4, 5, 7, 13), priority=13))

        assert bots_of(entry.after).income_turns == 2

    def test_priorities_come_from_the_discards_where_nothing_else_is_left(self):
        every = (1, 2, 3, 4, 5, 6, 7, 13)
        entry = bots_turn(a_table(deck=(), progress=(), discard=every, priority=0))

        assert bots_of(entry.after).income_turns == 2

    def test_the_pair_on_the_table_stays_the_last_pair(self):
        """Level 3 advances with it: card 6 left, 13 right."""
        table = a_table(
            options=solo(level=3), deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13
        )

        entry = bots_turn(table)

        assert not any(type(event).__name__ == "PairDiscarded" for event in entry.events)
        assert entry.after.space("shadow", "exploration") == 1

    def test_the_turn_is_over_then(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)

        entry = bots_turn(table)

        assert entry.after.turn == HUMAN
        assert not told(entry, "automa.track")


class TestPair:
    """R-turn-3."""

    def test_the_old_pair_is_discarded_and_two_are_drawn(self):
        entry = bots_turn(a_table(pair=(1, 2), deck=(6, 13, 3, 4, 5, 7)))

        bots = bots_of(entry.after)
        assert bots.pair == (6, 13)
        assert bots.discard == (1, 2)
        assert bots.deck == (3, 4, 5, 7)
        assert bots.priority == 13

    def test_left_decides_what_is_valid_and_right_breaks_ties(self):
        """13 begins with science."""
        entry = bots_turn(a_table())

        assert entry.after.space("automa", "science") == 1

    def test_the_pair_really_drawn_may_be_told(self):
        entry = bots_turn(a_table(), left=4, right=7)

        assert bots_of(entry.after).pair == (4, 7)

    def test_and_afterwards_too(self):
        session = a_session(a_table())
        session.do(TakeBotsTurn())

        entry = session.differ({"bots.pair.left": "4", "bots.pair.right": "7"})

        assert bots_of(session.state).pair == (4, 7)
        assert entry.after.space("automa", "science") + entry.after.space("automa", "technology")

    def test_real_cards_are_asked_for_left_first(self):
        session = a_session(a_table(), by_app=("dice",))

        first = session.do(TakeBotsTurn())
        second = session.answer("7")

        assert isinstance(first, Choice)
        assert first.key == "bots.pair.left"
        assert first.ids == ("1", "2", "3", "4", "5", "6", "7", "13")
        assert second.key == "bots.pair.right"
        assert "7" not in second.ids

    def test_app_and_table_may_change_in_mid_game(self):
        session = a_session(a_table())
        session.use_app("cards", False)

        asked = session.do(TakeBotsTurn())

        assert asked.key == "bots.pair.left"


class TestCardsThatCannotBe:
    def test_one_drawn_this_cycle_is_named_with_its_pile(self):
        table = a_table(deck=(6, 13, 3, 4, 5, 7), discard=(1, 2))

        with pytest.raises(RuleBroken) as refused:
            a_session(table).do(TakeBotsTurn(left=1, right=6))

        assert refused.value.message.key == "tapestry.bot.broken.card_elsewhere"
        assert refused.value.message.params["pile"].key == "tapestry.bot.pile.discard"

    def test_nor_one_that_is_not_printed(self):
        assert a_session(a_table()).why_not(TakeBotsTurn(left=23, right=6)).params == {"card": 23}

    def test_nor_the_same_twice(self):
        assert a_session(a_table()).why_not(TakeBotsTurn(left=6, right=6)) is not None

    def test_an_answer_that_cannot_be_is_refused_and_changes_nothing(self):
        session = a_session(a_table(deck=(6, 13, 3, 4), discard=(1, 2, 5, 7)), by_app=())
        session.do(TakeBotsTurn())

        with pytest.raises(AnswerRefused):
            session.answer("1")

        assert session.pending.question.key == "bots.pair.left"

    def test_the_decks_can_be_put_right(self):
        session = a_session(a_table(deck=(6, 13, 3, 4), discard=(1, 2, 5, 7)))
        progress = bots_of(session.state).progress

        session.do(SetDecks((1, 2, 5, 7), (6, 13, 3, 4), (), progress))
        entry = session.do(TakeBotsTurn(left=1, right=2))

        assert bots_of(entry.after).pair == (1, 2)

    @pytest.mark.parametrize(
        ("deck", "because"),
        [((1, 2, 3), "card_missing"), ((1, 1, 2, 3, 4, 5, 6, 7, 13), "card_twice")],
    )
    def test_but_not_wrong(self, deck, because):
        session = a_session(a_table())
        progress = bots_of(session.state).progress

        reason = session.why_not(SetDecks(deck, (), (), progress))

        assert reason.key == f"tapestry.bot.broken.{because}"

    def test_a_deck_that_is_empty_on_the_table_but_not_here(self):
        session = a_session(a_table(pair=(6, 13), deck=(1, 2), discard=(3, 4, 5, 7), priority=13))

        session.do(EmptyDeck())
        entry = session.do(TakeBotsTurn())

        assert bots_of(entry.after).income_turns == 2


class TestOpenHand:
    """R-turn-4. Card 4 shows the open hand, card 6 does not."""

    def test_income_instead_of_advancing(self):
        entry = bots_turn(a_table(deck=(4, 13), discard=(1, 2, 3, 5, 6, 7)))

        assert "R-turn-4" in lines(entry)
        assert bots_of(entry.after).income_turns == 2
        assert not told(entry, "automa.track")

    def test_with_this_pair_as_the_last_pair(self):
        """Level 3: the left card 4 sends the Automa to the nearest landmark."""
        table = a_table(
            options=solo(level=3),
            deck=(4, 13),
            discard=(1, 2, 3, 5, 6, 7),
            automa=spaces(0, 0, 3, 0),
        )

        entry = bots_turn(table)

        assert entry.after.space("automa", "military") == 4

    def test_without_the_icon_they_advance(self):
        entry = bots_turn(a_table(deck=(6, 13), discard=(1, 2, 3, 4, 5, 7)))

        assert bots_of(entry.after).income_turns == 1
        assert told(entry, "automa.track")

    def test_and_with_cards_left_they_advance(self):
        entry = bots_turn(a_table(deck=(4, 13, 1, 2), discard=(3, 5, 6, 7)))

        assert told(entry, "automa.track")


class TestAdvance:
    """R-turn-5."""

    def test_the_automa_with_its_benefits_then_the_shadow(self):
        """Tracks by 13: science for the Automa from the top, exploration for the Shadow."""
        entry = bots_turn(a_table(automa=spaces(0, 1)))

        order = [one.key for one in entry.told]
        assert order == ["bots.pair", "automa.track", "automa.tapestry", "shadow.track"]
        assert bots_of(entry.after).hand == 1

    def test_it_may_differ_at_the_table(self):
        session = a_session(a_table())
        session.do(TakeBotsTurn())

        entry = session.differ({"automa.track": "technology"})

        assert entry.after.space("automa", "technology") == 1
        assert "offer.tech" in keys(entry)

    def test_or_not_be_done(self):
        entry = bots_turn(a_table(), automa__track="none")

        assert entry.after.tracks["automa"] == entry.before.tracks["automa"]

    def test_it_may_be_played_without_the_app(self):
        session = a_session(a_table())

        entry = session.do(SkipBotsTurn())

        assert entry.after.turn == HUMAN
        assert bots_of(entry.after).deck == bots_of(entry.before).deck


class TestEnd:
    """R-turn-6."""

    LAST = {"income_turns": 4, "deck": (), "pair": (6, 13), "priority": 13, "covered": 3}

    def test_after_income_turn_5_the_bots_are_done(self):
        entry = bots_turn(a_table(**self.LAST, discard=(1, 2, 3, 4, 5, 7)))

        assert bots_of(entry.after).finished
        assert entry.after.turn == HUMAN

    def test_the_human_plays_on_alone(self):
        table = a_table(finished=True, income_turns=5)

        refused = a_session(table).why_not(TakeBotsTurn())

        assert refused.key == "tapestry.bot.broken.finished"

    def test_the_bots_play_on_after_a_finished_human(self):
        entry = bots_turn(a_table(human_finished=True, human_income=5))

        assert entry.after.turn == BOTS

    def test_with_both_finished_the_game_is_over(self):
        entry = bots_turn(
            a_table(**self.LAST, discard=(1, 2, 3, 4, 5, 7), human_finished=True, human_income=5)
        )

        assert entry.after.phase is Phase.OVER

    def test_a_fifth_income_turn_put_in_by_hand_ends_it_too(self):
        session = a_session(a_table(income_turns=4))

        entry = session.do(SetValue(BotsNumber("income_turns", 5)))

        assert bots_of(entry.after).finished
        assert entry.after.turn == HUMAN

    def test_and_taken_back_they_play_on(self):
        session = a_session(a_table(income_turns=5, finished=True))

        session.do(SetValue(BotsNumber("income_turns", 4)))

        assert session.why_not(TakeBotsTurn()) is None

    def test_with_a_finished_human_the_game_is_over_then(self):
        session = a_session(a_table(income_turns=4, human_finished=True, human_income=5))

        assert session.do(SetValue(BotsNumber("income_turns", 5))).after.phase is Phase.OVER

    def test_only_on_their_turn(self):
        session = a_session(a_table())
        session.do(TakeBotsTurn())

        assert session.why_not(TakeBotsTurn()).key == "tapestry.bot.broken.not_their_turn"


class TestCorrections:
    """Every value of the bots can be set by hand."""

    @pytest.mark.parametrize(
        ("what", "value", "read"),
        [
            ("points", 77, lambda bots: bots.score),
            ("hand", 4, lambda bots: bots.hand),
            ("covered", 2, lambda bots: bots.covered),
            ("income_turns", 3, lambda bots: bots.income_turns),
            ("outposts.automa", 2, lambda bots: bots.outposts_left["automa"]),
            ("outposts.shadow", 0, lambda bots: bots.outposts_left["shadow"]),
        ],
    )
    def test_a_number(self, what, value, read):
        session = a_session(a_table())

        session.do(SetValue(BotsNumber(what, value)))

        assert read(bots_of(session.state)) == value

    @pytest.mark.parametrize(("what", "value"), [("covered", 4), ("hand", -1), ("luck", 1)])
    def test_but_not_to_what_cannot_be(self, what, value):
        reason = a_session(a_table()).why_not(SetValue(BotsNumber(what, value)))

        assert reason.key == "tapestry.bot.broken.out_of_range"

    def test_a_favourite(self):
        session = a_session(a_table())

        session.do(SetValue(Favourite("shadow", "military")))

        assert bots_of(session.state).favourites["shadow"] == "military"
        assert session.why_not(SetValue(Favourite("shadow", "arts"))) is not None
