"""Teaching a tapestry that no source has: word by word, then like a printed one."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.front.asking import Back
from companion.front.steps import filled
from companion.games.tapestry import known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.player import Placed
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching.form import TEACH
from companion.games.tapestry.teaching.kept import meet
from companion.games.tapestry.teaching.view import teaching_view
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_step, a_table, play, with_capital, with_player
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import answer, teach

BOXES = ("MM", "AA", "FF")


def table(**more):
    return a_table(expansions=BOXES, **more)


@pytest.mark.parametrize(("moment", "kinds"), [("sprung", ()), ("played", ("when_played",))])
def test_a_trap_that_says_what_it_does_as_a_tapestry_is_one(moment, kinds):
    taught = teach(
        a_table(expansions=("MM",)), "other_mm", "Envoy", "trap", moment, "vp", 8, "done"
    )

    assert taught.taught.kinds == ("trap", *kinds)


class TestTaughtAnew:
    """Later changes hold for later games; a running game keeps what it wrote."""

    FIRST = ("other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done")
    AGAIN = ("taught.Toll_20_Gate", "when_played", "gain", "coin", 3, "done", "later")
    HERE = (*AGAIN[:-1], "here")

    def after(self):
        return play(table(), teach(table(), *self.FIRST).command).state

    def test_a_card_of_this_game_can_be_chosen_again_and_keeps_its_name(self):
        said = teach(self.after(), *self.AGAIN).taught

        assert (said.id, said.name, said.clauses[0].n) == ("taught.Toll_20_Gate", "Toll Gate", 3)

    def test_this_game_goes_on_with_it_as_it_was_and_says_so(self):
        state = self.after()
        done = play(state, teach(state, *self.AGAIN).command)

        assert done.state.taught == state.taught
        assert done.state.decks == state.decks
        assert done.told_keys() == ["tapestry.taught.from_next_game"]

    def test_the_next_game_has_it_as_it_was_said_last(self):
        state = self.after()
        step = a_step(state)
        teach(state, *self.AGAIN).command.carry_out(step)
        kept = step.learned({})
        later = a_step(table(), facts=kept.get)

        assert meet(later, "taught.Toll_20_Gate")
        assert later.state.taught["taught.Toll_20_Gate"].clauses[0].n == 3

    def test_one_whose_name_is_known_too(self):
        first = ("migration", "when_played", "vp", 2, "done")
        state = play(table(), teach(table(), *first).command).state
        again = ("migration", "when_played", "vp", 4, "done", "later")
        done = play(state, teach(state, *again).command)

        assert done.state.taught["migration"].clauses[0].n == 2

    def test_put_right_it_holds_in_this_game_too(self):
        state = with_player(self.after(), mat={"1": ("taught.Toll_20_Gate", "other_mm")})

        done = play(state, teach(state, *self.HERE).command)

        assert done.state.taught["taught.Toll_20_Gate"].clauses[0].n == 3
        assert done.told_keys() == ["tapestry.taught.from_now_on"]
        assert (done.state.decks, done.state.players) == (state.decks, state.players)

    def test_said_as_before_it_is_not_asked_from_when_on(self):
        again = ("taught.Toll_20_Gate", *self.FIRST[2:])

        assert not teach(self.after(), *again).command.here

    def test_each_question_begins_with_what_was_said_before(self):
        state, given, guessed = self.after(), {"teach.card": "taught.Toll_20_Gate"}, []
        offer = TEACH.on(state)
        while (question := offer.asks(given)) is not None:
            guessed.append(question.guess)
            given[question.key] = question.guess

        assert guessed == [("when_played",), "gain", "coin", 2, "done"]

    def test_the_card_on_its_way_is_shown_as_it_is_put_together(self):
        state, given = self.after(), {"teach.card": "taught.Toll_20_Gate"}
        question = TEACH.on(state).asks(given)
        view = teaching_view(state, question, given | {"teach.kinds": ("trap",)})

        assert view.name.params["text"] == "Toll Gate"
        assert [one.key for one in view.kinds] == ["tapestry.taught.kind.trap"]


class TestTheForm:
    def test_a_card_that_gives_two_coins_takes_seven_touches(self):
        said = teach(table(), "other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done")

        assert said.taught.id == "taught.Toll_20_Gate"
        assert known.as_card(said.taught, "MM").played == (Benefit(Verb.GAIN, "coin", 2),)
        assert said.touches <= 9

    def test_or_stands_in_the_place_of_what_was_before(self):
        said = teach(
            table(),
            *("other_mm", "Crossroads", "when_played"),
            *("gain", "coin", 1, "or", "explore", "any", "done"),
        )

        (only,) = known.as_card(said.taught, "MM").played
        assert only == Benefit(
            Verb.OR, options=((Benefit(Verb.GAIN, "coin"),), (Benefit(Verb.EXPLORE),))
        )

    def test_what_stands_before_a_deed_holds_for_all_that_goes_with_it(self):
        said = teach(
            table(),
            *("other_aa", "Market Day", "this_era", "building_gained", "market"),
            *("if", "at_least", "landmark", 2, "pay", "coin", 1, "gain", "tapestry", 1),
            *("with", "vp", 3, "done"),
        )

        (effect,) = known.as_card(said.taught, "AA").effects
        (condition,) = effect.then
        assert (effect.on, effect.what) == ("building_gained", "market")
        assert (condition.op, condition.what, condition.n) == (Verb.IF, "at_least", 2)
        (price,) = condition.steps
        assert (price.op, dict(price.cost)) == (Verb.PAY, {"coin": 1})
        assert price.steps == (Benefit(Verb.GAIN, "tapestry"), Benefit(Verb.POINTS, n=3))


class TestOneAnswerBack:
    """In a terminal: `back` asks the last one again; before the first nothing is taught."""

    def typed(self, *said):
        left = list(said)

        class Asker:
            def ask(self, question):
                one = left.pop(0)
                if one == "back":
                    raise Back
                return answer(question, one)

        return filled(TEACH.on(table()), Asker()).taught

    def test_the_last_answer_is_said_otherwise(self):
        slip = ("gain", "worker", "back", "back", "gain", "coin", 2, "done")

        taught = self.typed("other_mm", "Toll Gate", "when_played", *slip)

        assert [(one.verb, one.what, one.n) for one in taught.clauses] == [("gain", "coin", 2)]

    def test_before_the_first_it_is_left(self):
        with pytest.raises(Back):
            self.typed("other_mm", "back", "back")


class TestAGame:
    def test_it_is_known_from_then_on(self):
        said = teach(table(), "other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done")

        after = play(table(), said.command).state

        assert known.tapestry(after, said.taught.id).kinds == ("when_played",)
        deck = after.decks["tapestry"].cards
        assert (deck.count("other_mm"), deck.count(said.taught.id)) == (6, 1)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_can_be_said_in_words(self, language):
        said = teach(
            table(),
            *("other_aa", "Market Day", "this_era", "building_gained", "market"),
            *("if", "at_least", "landmark", 2, "pay", "coin", 1, "gain", "tapestry", 1),
            *("with", "who", "neighbours", "lose", "vp", 3, "done"),
        )
        after = play(table(), said.command).state
        text = known.in_words(after, said.taught.id)
        assert text is not None
        print(words(language).text(text))

        assert unsaid(text) == []


class TestHowItHangsTogether:
    """What goes with a deed is done under what stands before it; something more in any case."""

    BEFORE = {
        "if": ("if", "at_least", "landmark", 2),
        "may": ("may",),
        "who": ("who", "opponents"),
        "pay": ("pay", "coin", 1),
    }

    def said(self, before, joined, language):
        taught = teach(
            table(),
            *("other_mm", "Feast", "when_played", *self.BEFORE[before]),
            *("gain", "coin", 1, joined, "vp", 3, "done"),
        ).taught
        assert unsaid(text_of(taught)) == []
        return words(language).text(text_of(taught))

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("before", BEFORE)
    def test_its_words_tell_them_apart(self, before, language):
        assert self.said(before, "with", language) != self.said(before, "then", language)

    @pytest.mark.parametrize(
        ("language", "joined", "end"),
        [
            ("en", "with", "gain 1 coin and gain 3 VP"),
            ("en", "then", "gain 1 coin. Then gain 3 VP"),
            ("fr", "with", "gagnez 1 pièce et gagnez 3 PV"),
            ("fr", "then", "gagnez 1 pièce. Puis gagnez 3 PV"),
        ],
    )
    def test_something_more_begins_a_sentence(self, language, joined, end):
        for before in ("if", "may"):
            assert self.said(before, joined, language).endswith(end)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_follows_a_choice_is_no_part_of_it(self, language):
        of_both = ("other_mm", "Feast", "when_played", "explore", "any", "or", "gain", "coin", 1)
        texts = {
            words(language).text(text_of(teach(table(), *of_both, more, "vp", 3, "done").taught))
            for more in ("then", "with")
        }

        assert len(texts) == 2


class TestWhatOthersHave:
    """ "VP for each …" of neighbours, opponents, the Automa."""

    def said(self, whose, per="landmark"):
        return teach(
            table(), "other_aa", "Envy", "when_played", "vp_per_of", whose, per, 2, "done"
        ).taught

    def points(self, state, whose, per="landmark", answers=None):
        step = a_step(state, answers)
        verbs.gain_all(Turn(step, "p1"), self.said(whose, per).at("played"), "tapestry", "x")
        return step.state.players["p1"].score - state.players["p1"].score

    @pytest.mark.parametrize(("whose", "points"), [("neighbours", 4), ("everybody", 6)])
    def test_of_people(self, whose, points):
        owned = {"forge": "p2", "academy": "p2", "bakery": "p1"}
        state = replace(table(), landmarks=owned)

        assert self.points(state, whose) == points

    def test_of_the_automa(self):
        state = replace(table(solo=True), landmarks={"forge": "automa", "academy": "p1"})

        assert self.points(state, "automa") == 2
        assert self.points(state, "automa", "tech_card") == 0

    def test_lines_of_somebody_elses_counted_capital_are_asked(self):
        """Nothing unknown is worth 0 in silence."""
        state = table(grid=False)
        state = with_capital(state, "p2", mat="", placed=(Placed("forge", ()),))

        with pytest.raises(Unanswered, match=r"p2\.capital\.rows"):
            self.points(state, "neighbours", "capital_rows")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_can_be_said(self, language):
        text = text_of(self.said("opponents"))

        assert unsaid(text) == []
