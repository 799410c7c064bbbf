"""A number that nobody knows is said by somebody: no question of a game begins at 0 by habit."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from companion.core.message import Message
from companion.core.question import Amount, Several
from companion.front.asking import Asker
from companion.front.voice import Voice
from companion.games import find_game
from companion.games.imperium.offers.yours import GAIN
from companion.games.imperium.tokens import KINDS
from companion.games.rise_and_fall.options import Options
from companion.games.tapestry.player import BUILDINGS
from companion.i18n import Words
from companion.resources import data_dir
from tests.architecture.house import sources
from tests.imperium.makers import a_table
from tests.tapestry.company.makers import a_company, take

ASKS = {"Amount": 4, "amount": 4, "so_many": 2, "HowMany": 2}
"""What puts such a question, and where its guess stands."""
AS_IT_STANDS = {
    ("companion.games.imperium.rules.main_deck", "Amount"),  # counted down to its last card
    ("companion.games.tapestry.offers.city", "HowMany"),  # districts beside those that are counted
}
"""Where 0 is what the app knows: none left, nothing besides."""


def begun_at_nothing() -> Iterator[tuple[str, str]]:
    """Questions whose guess is written down as 0."""
    for source in sources("companion", "screens"):
        for call in (node for node in ast.walk(source.tree) if isinstance(node, ast.Call)):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            named = [one.value for one in call.keywords if one.arg == "guess"]
            guess = [*call.args[ASKS[name] :], *named][:1] if name in ASKS else []
            begins = [one.body if isinstance(one, ast.Lambda) else one for one in guess]
            if begins and isinstance(begins[0], ast.Constant) and begins[0].value == 0:
                yield source.module, name


def test_no_question_begins_at_nothing_but_where_it_is_known():
    assert set(begun_at_nothing()) == AS_IT_STANDS


def asked(offers, id_, **filled):
    offer = next(one for one in offers if one.id == id_)
    question = offer.asks(filled)
    assert isinstance(question, Amount | Several)
    return question


class TestARowOfASheet:
    """Rise & Fall's, as all are put by the core."""

    @pytest.mark.parametrize(("row", "nothing"), [("economy", 0), ("trophies", ())])
    def test_begins_empty_and_then_stands_as_it_is_written(self, row, nothing):
        """Trophies are told by which they are, the gold by how much."""
        game = find_game("rise_and_fall")
        state = game.begin(Options(way="sheet"))
        told = {"seat": "p1", "row": row}
        offer = next(one for one in game.offers(state) if one.id == "sheet.write")
        written = _after(state, offer.command({**told, "points": nothing}))

        assert asked(game.offers(state), "sheet.write", **told).guess is None
        assert asked(game.offers(state), "sheet.total", seat="p1").guess is None
        assert asked(game.offers(written), "sheet.write", **told).guess == nothing


def _after(state, command):
    from companion.core.step import Sources, Step

    step = Step(state, Sources())
    command.carry_out(step)
    return step.state


def test_what_an_income_turn_counts_stands_as_it_was_said_and_not_before():
    session = a_company()
    take(session, "income.p1")
    told = {"waited": 0, **{f"building.{one}": 5 for one in BUILDINGS}}
    first = asked(session.offers, "income.p1", **told).guess
    take(session, "income.p1", building_house=5, techs=4)

    assert first is None
    assert asked(session.offers, "income.p1", **told).guess == 4


def test_nothing_that_somebody_said_stands_as_well():
    session = a_company()
    take(session, "income.p1")
    take(session, "income.p1", techs=0)
    told = {"waited": 0, **{f"building.{one}": 0 for one in BUILDINGS}}

    assert asked(session.offers, "income.p1", **told).guess == 0


def test_tokens_that_do_not_lie_yet_are_counted_by_somebody():
    state = a_table().state
    offer = GAIN.on(state)
    told: dict[str, int] = {}
    while question := offer.asks(told):
        assert question.guess is None
        told[question.key] = 0

    assert told.keys() == {*KINDS}


class TestTheTerminal:
    def hear(self, *lines):
        typed, shown = list(lines), []
        words = Words(data_dir() / "text", "en")
        return Asker(Voice(words, lambda _sign: typed.pop(0), shown.append)), shown, words

    def test_refuses_to_take_nothing_for_a_number(self):
        asker, shown, words = self.hear("", "4")

        assert asker.ask(Amount("n", Message("kit.number"), 0, 9)) == 4
        assert words.say("core.number.empty") in " ".join(shown)

    @pytest.mark.parametrize("guess", [0, 3])
    def test_takes_enter_for_what_is_known(self, guess):
        asker, _shown, _words = self.hear("")

        assert asker.ask(Amount("n", Message("kit.number"), 0, 9, guess)) == guess
