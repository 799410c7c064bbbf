"""What the bots' commands are called, what they refuse, and what the log says of them."""

import pytest

from companion.games.tapestry.bots import cards
from companion.games.tapestry.bots.commands import (
    EmptyDeck,
    SetDecks,
    SetUpBots,
    SkipBotsTurn,
    TakeBotsTurn,
)
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.invariants import check
from companion.games.tapestry.bots.state import UNSEEN, BotState
from companion.games.tapestry.correcting.facts import BotsNumber, Favourite
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import Bots, Options, Participant
from companion.games.tapestry.practice.game import Practice
from companion.games.tapestry.practice.play import at_level, play
from companion.games.tapestry.table.log import log
from companion.i18n import Words
from companion.resources import data_dir
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import a_session, a_table, bots_turn, income, keys, solo, told

TWO = (Participant("p1"), Participant("p2"))


def words(language):
    return Words(data_dir() / "text", language)


EVERY_KIND = (
    *map(at_level, range(1, 7)),
    solo(expansions=("MM",)),
    solo(expansions=("AA",), level=4),
    Options(participants=TWO, bots=Bots.SHADOW),
)


def said_in(session, entry):
    """Every message of a step."""
    for act in entry.told:
        yield act.text
        for why in act.whys:
            yield from (
                *filter(None, [why.text]),
                *(part for one in why.passed for part in _parts(one)),
            )
    for question in session.questions(entry).values():
        yield question.text
        yield from (option.text for option in getattr(question, "options", ()))


def _parts(passed):
    return passed.option, passed.reason


def commands_for(table):
    """One of each that can be done on the bots' turn."""
    bots = bots_of(table)
    return (
        TakeBotsTurn(),
        SetDecks(bots.deck, bots.discard, bots.pair, bots.progress),
        EmptyDeck(),
        SkipBotsTurn(),
        SetValue(BotsNumber("hand", 2)),
        SetValue(Favourite("automa", "military")),
    )


class TestLabels:
    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize("at", range(6))
    def test_every_command_says_what_it_did(self, language, at):
        table = a_table()

        entry = a_session(table).do(commands_for(table)[at])
        said = words(language).text(entry.label)

        assert "tapestry." not in said
        assert "⟦" not in said

    def test_an_income_turn_is_called_one(self):
        assert income(3).label.params == {"turn": 3}

    def test_the_set_up(self):
        session = play(at_level(2), "labels")

        assert session.entries[0].label.key == "tapestry.bot.label.set_up"


class TestRefusals:
    HAND = SetValue(BotsNumber("hand", 1))
    EVERY = (SetUpBots(), TakeBotsTurn(), EmptyDeck(), SkipBotsTurn(), HAND)

    @pytest.mark.parametrize("command", EVERY, ids=lambda command: type(command).__name__)
    def test_without_bots(self, command):
        table = Practice().begin(Options(participants=TWO, bots=Bots.NONE))

        assert a_session(table).why_not(command).key == "tapestry.bot.broken.no_bots"

    def test_before_the_set_up(self):
        session = a_session(Practice().begin(solo()))

        assert session.why_not(TakeBotsTurn()).key == "tapestry.bot.broken.not_set_up"
        assert session.why_not(SetValue(Favourite("automa", "science"))) is not None

    def test_an_empty_deck_emptied(self):
        session = a_session(a_table(deck=(), discard=(6, 13, 1, 2, 3, 4, 5, 7)))

        assert session.why_not(EmptyDeck()).key == "tapestry.bot.broken.deck_is_empty"

    def test_half_a_pair(self):
        session = a_session(a_table())
        progress = bots_of(session.state).progress

        reason = session.why_not(SetDecks((6, 13, 1, 2, 3, 4, 5), (), (7,), progress))

        assert reason.key == "tapestry.bot.broken.half_a_pair"

    def test_somebody_elses_turn_skipped(self):
        session = a_session(a_table())
        session.do(SkipBotsTurn())

        assert session.why_not(SkipBotsTurn()).key == "tapestry.bot.broken.not_their_turn"


class TestPiles:
    def test_each_card_has_one(self):
        bots = bots_of(a_table(deck=(6, 13), pair=(1, 2), discard=(3, 4, 5, 7)))

        piles = [cards.pile_of(bots, card) for card in (6, 1, 3, 8, 99)]
        assert piles == ["deck", "pair", "discard", "progress", "out"]

    def test_all_there_once(self):
        bots = BotState(deck=(1, 2), discard=(3,))

        assert cards.faults((3, 1, 2), bots) is None
        assert cards.faults((1, 2, 3, 4), bots).params == {"card": 4}
        assert cards.faults((1, 2, 2), bots).key == "tapestry.bot.broken.card_twice"
        assert cards.faults((1, 2), bots).params == {"card": 3}

    def test_one_that_nobody_saw_may_be_any_of_the_others(self):
        bots = BotState(deck=(*range(1, 21), UNSEEN), progress=(UNSEEN,))

        assert cards.unseen(bots) == (21, 22)
        assert cards.may_come(bots) == tuple(range(1, 23))
        assert cards.faults((*range(1, 22), UNSEEN), bots) is None


class TestLog:
    def test_every_line_of_a_game_is_in_words(self):
        session = play(at_level(5), "log")

        for language in ("en", "fr"):
            say = words(language)
            for entry in session.entries:
                for line in log(entry):
                    assert "⟦" not in say.text(line.text)


class TestActsInWords:
    @pytest.mark.parametrize("options", EVERY_KIND, ids=range(len(EVERY_KIND)))
    def test_every_act_reason_and_question_of_a_game(self, options):
        session = play(options, "words")
        texts = [text for entry in session.entries for text in said_in(session, entry)]

        for language in ("en", "fr"):
            say = words(language).text
            for text in texts:
                assert "tapestry." not in say(text), text
                assert "⟦" not in say(text), text


class TestInvariants:
    def test_a_running_table_holds_them(self):
        check(a_table())

    @pytest.mark.parametrize(
        "wrong",
        [
            {"deck": (6, 13)},
            {"deck": (6, 13, 1, 2, 3, 4, 5, 5)},
            {"favourites": {"automa": "cooking", "shadow": "science"}},
            {"outposts_left": {"automa": 3, "shadow": 9}},
            {"on_map": {(1, 1): "automa automa human"}},
        ],
    )
    def test_a_wrong_one_does_not(self, wrong):
        with pytest.raises(AssertionError):
            check(a_table(**wrong))


class TestOther:
    def test_masterpieces_on_offer_are_replaced(self):
        table = a_table(
            options=solo(expansions=("AA",)),
            automa={**spaces(), "arts": 2},
            favourites={"automa": "technology", "shadow": "technology"},
        )

        entry = bots_turn(table, left=6, right=5, automa__track="arts", shadow__track="none")

        assert "offer.masterpiece" in keys(entry)
        assert len(entry.after.masterpiece_offer) == 3

    def test_a_toppled_shadow_may_not_have_been_added(self):
        land = {(-1, 2): "automa", (-2, 1): "automa", (1, 1): "automa"}

        entry = income(
            2, civilization="conquerors", on_map=land, answers={"automa__reinforce": "none"}
        )

        assert "reinforce.none" in keys(entry)
        assert bots_of(entry.after).outposts_left["shadow"] == 9

    def test_no_trail_beyond_the_end_of_a_track(self):
        entry = income(
            2,
            options=solo(expansions=("MM",)),
            civilization="trailblazers",
            human=spaces(0, 11),
            answers={"automa__favourite": "science"},
        )

        assert not told(entry, "automa.trail")
