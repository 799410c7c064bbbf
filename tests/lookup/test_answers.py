"""The sentence that answers: amid an entry, shared by two, preferred at a table."""

from __future__ import annotations

import pytest

from companion.i18n import Words
from companion.lookup.answers import Playing, whole
from companion.lookup.opponent import apart
from companion.resources import data_dir
from tests.lookup.test_folders import rules_of

ENGLISH = Words(data_dir() / "text", "en")
FOUND = {
    "tapestry": {
        "shadow empire neighbour": "rule.neighbours",
        "est-ce que l'empire de l'ombre compte comme voisin": "rule.neighbours",
        "does shadow empire count as neighbour for tech": "rule.neighbours",
        "does the shadow empire score": "R-end-1",
    },
    "imperium": {
        "solo tie with the civ": "end.ties",
        "tie with the bot": "end.ties",
        "garisoned card does it score": "term.garrison",
    },
}
"""Asked at the table, and told in the midst of that entry."""


@pytest.mark.parametrize(
    ("game", "question", "entry"),
    [(game, question, entry) for game, rows in FOUND.items() for question, entry in rows.items()],
)
def test_a_sentence_inside_an_entry_is_among_the_first_three(game, question, entry):
    assert entry in [one.id for one in rules_of(game).search(question, most=3)]


def test_the_sentence_that_says_it_comes_first_and_nothing_is_said_twice():
    answers = rules_of("tapestry").answers("does the shadow empire score points")
    answer = next(one for one in answers if one.entry.id == "R-end-1")
    said = whole(answer)

    assert said[0] is answer.sentence
    assert answer.sentence in answer.entry.details
    assert "shadow" in ENGLISH.text(answer.sentence).lower()
    assert len(said) == len(set(said))


def test_a_name_alone_is_answered_by_the_answer_of_its_entry():
    answer = rules_of("tapestry").answers("barn")[0]

    assert answer.sentence == answer.entry.answer


@pytest.mark.parametrize(
    ("game", "question", "entries"),
    [
        ("tapestry", "how does the bot pick which track to advance", ("R-track-1", "R-track-2")),
        ("tapestry", "when does the automa take its income turn?", ("R-turn-2", "R-turn-4")),
        ("rise_and_fall", "how much to buy back a declined card", ("turn.d", "turn.prices")),
    ],
)
def test_a_rule_that_is_told_in_two_entries_is_answered_by_both(game, question, entries):
    first, second, *_ = rules_of(game).answers(question)

    assert (first.entry.id, second.entry.id) == entries
    assert second.shares


@pytest.mark.parametrize(
    ("game", "question", "entry", "told"),
    [
        ("tapestry", "quels objectifs remplit l'empire de l'ombre", "R-conq-8", "without points"),
        ("tapestry", "can i explore next to a toppled outpost", "rule.control", "nothing"),
        ("imperium", "find a card that is not there", "term.find", "nothing happens"),
        ("imperium", "no action tokens left, may I still play", "term.action", "free action"),
        ("imperium", "can I play empire cards while barbarian", "term.empire", "only as an Empire"),
        ("imperium", "must I resolve the solstice", "turn.solstice", "as far as possible"),
    ],
)
def test_what_is_not_allowed_or_not_there_is_told_too(game, question, entry, told):
    answer = rules_of(game).answers(question)[0]

    assert answer.entry.id == entry
    assert told in " ".join(map(ENGLISH.text, whole(answer)))


@pytest.mark.parametrize(
    ("game", "question", "entry", "told"),
    [
        ("rise_and_fall", "build ship cost", "action.nomad.ship", "Cost: 1 wood"),
        ("rise_and_fall", "price of a merchant", "action.city.merchant", "Cost: 2 gold"),
        ("rise_and_fall", "combien coûte un temple", "action.nomad.temple", "Cost: 2 stone"),
        ("rise_and_fall", "taxes ville en forêt", "action.city.taxes.forest", "Gain: 3 gold"),
        ("rise_and_fall", "points for 3 ships", "value.ship", "15 points"),
        ("imperium", "minus points unrest", "term.unrest", "−2 each"),
        ("tapestry", "points for completing a track", "achievement.complete_track", "10/5 VP"),
    ],
)
def test_a_question_of_cost_or_gain_is_answered_by_the_line_with_the_figure(
    game, question, entry, told
):
    answer = rules_of(game).answers(question)[0]

    assert answer.entry.id == entry
    assert told in ENGLISH.text(answer.sentence)


def test_a_trade_says_whose_city_pays_what():
    entry = rules_of("rise_and_fall").entry("action.merchant.trade")
    said = [ENGLISH.text(fact.line) for fact in entry.facts]

    assert said == ["Gain: +5 gold an opponent’s city", "Gain: +3 gold an own city"]


def test_letters_with_points_between_them_are_one_word():
    rules = rules_of("imperium")

    assert rules.search("C.I.V. exile", most=1) == rules.search("civ exile", most=1)


def test_two_that_say_it_equally_well_stand_as_one_answer():
    first, second, *others = rules_of("tapestry").answers("where does the automa explore")

    assert {first.entry.id, second.entry.id} == {"R-expl-1", "R-expl-2"}
    assert second.shares
    assert not first.shares
    assert not any(one.shares for one in others)


@pytest.mark.parametrize("word", ["automa", "bot", "solo"])
def test_the_opponents_name_does_not_carry_a_question_away(word):
    for question, entry in (
        ("who is my neighbour", "rule.neighbours"),
        ("brown building", "icon.farm"),
        ("ai singularity", "space.technology.12"),
        ("can i skip the benefit", "faq.skip_benefit"),
        ("complete a district", "rule.districts"),
    ):
        assert rules_of("tapestry").search(f"{question} {word}")[0].id == entry


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("automa upgrade tech", "R-space-2"),
        ("does the automa roll the conquer dice", "R-conq-7"),
        ("l’automa marque des points en explorant", "R-expl-2"),
        ("does the automa have an ambush", "R-trap-1"),
    ],
)
def test_an_opponent_that_is_spoken_of_is_who_is_meant(question, entry):
    assert entry in [one.id for one in rules_of("tapestry").search(question, most=2)]


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("who wins a tie automa", "who wins a tie"),
        ("who wins a tie against the automa", "who wins a tie"),
        ("against the Automa, who wins a tie?", ", who wins a tie?"),
        ("qui l'emporte au score face à l’automa ?", "qui l'emporte au score ?"),
        ("how many trap cards in the solo game", "how many trap cards"),
        ("automa tie", None),
        ("does the automa tie", None),
        ("who is first automa", "who is first"),
        ("what is the automa", None),
        ("tie against the automa", None),
        ("contre l’automa", None),
        ("automa", None),
        ("", None),
    ],
)
def test_whom_one_plays_against_is_told_apart_from_who_is_spoken_of(question, asked):
    told = apart(question, {"automa", "solo"})

    assert told.asked == (question if asked is None else asked)
    assert bool(told.against) is (asked is not None)


@pytest.mark.parametrize(
    ("game", "question", "entry"),
    [
        ("tapestry", "combien de civilisations je pioche contre l’automa", "rule.set_up_player"),
        ("tapestry", "what’s the effect of Dictatorship vs the bot", "tapestry.dictatorship"),
        ("tapestry", "may I conquer my own territory against the automa?", "rule.conquering"),
        ("tapestry", "who wins against the automa", "R-end-1"),
        ("imperium", "quand je deviens un empire contre la civ ?", "turn.empire"),
        ("imperium", "Do Utopians have a nation deck in solo?", "nation.utopians"),
    ],
)
def test_a_phrase_about_the_opponent_decides_between_equals_only(game, question, entry):
    assert rules_of(game).search(question, most=1)[0].id == entry


@pytest.mark.parametrize(
    ("game", "question", "told"),
    [
        ("tapestry", "Which cards may be upgraded: also those in the top row", "top row cannot"),
        ("tapestry", "is there a limit on tech cards per row?", "any number of cards"),
        ("imperium", "what is a garrison?", "face up under the card"),
        ("imperium", "what happens in a collapse?", "Unrest pile is empty"),
        ("rise_and_fall", "what does it cost to turn a ship into a nomad", "Cost: nothing"),
        ("rise_and_fall", "how many points for a forest", "worth 3 points"),
        ("rise_and_fall", "merchant trade income", "5 gold for an opponent"),
    ],
)
def test_the_opening_stands_with_the_detail_that_answers(game, question, told):
    answer = rules_of(game).answers(question)[0]

    assert told in " ".join(map(ENGLISH.text, answer.sentences))
    assert answer.entry.answer in answer.sentences


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("navire consruire une ville", "action.ship.city"),
        ("prix d’un templ", "action.nomad.temple"),
    ],
)
def test_a_slip_stands_for_all_that_its_word_stands_for(question, entry):
    assert rules_of("rise_and_fall").search(question, most=1)[0].id == entry


def test_what_is_played_decides_between_likely_answers():
    rules = rules_of("tapestry")
    plain = [one.entry.id for one in rules.answers("income turn", most=6)]
    theirs = [one.entry.id for one in rules.answers("income turn", Playing(near={"bot"}), 6)]

    assert plain != theirs
    assert sum(one.startswith("R-") for one in theirs) >= sum(one.startswith("R-") for one in plain)


@pytest.mark.parametrize(
    ("game", "question", "everybody", "theirs"),
    [
        (
            "imperium",
            "which token do i put on the market during cleanup civ",
            "turn.cleanup",
            "C-3",
        ),
        ("tapestry", "first into an era automa", "income.era_bonus", "R-inc-5"),
    ],
)
def test_a_named_opponents_rule_stands_with_everybodys(game, question, everybody, theirs):
    answers = rules_of(game).answers(question, most=4)
    shown = [one.entry.id for one in answers[: 1 + sum(one.shares for one in answers)]]

    assert {everybody, theirs} == set(shown)


@pytest.mark.parametrize("number", ["1UNC9", "carte 1TRA9"])
def test_a_card_is_found_by_its_printed_number_in_either_language(number):
    answer = rules_of("imperium").answers(number)[0]

    assert answer.entry.id == "printed.common_classics.oracle"


def test_boxes_that_are_not_on_the_table_answer_nothing():
    answers = rules_of("tapestry").answers("masterpiece", Playing(boxes=()))

    assert answers
    assert not any(one.entry.expansion for one in answers)


def test_what_leaves_the_solo_game_is_what_the_aid_lists_and_a_helpers_card_is_told_apart():
    entry = rules_of("tapestry").entry("automa.left_out")
    cards, *others = (ENGLISH.text(fact.line) for fact in entry.lines)

    assert cards.count(",") + 1 == 11
    assert "Granges" not in cards
    assert any("Granges" in said and "helper" in said for said in others)
