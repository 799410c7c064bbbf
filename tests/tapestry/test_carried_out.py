"""How much is carried out: at least so much, and every space and card runs."""

import random
from dataclasses import replace

import pytest

from companion.core.question import Amount, Choice, Several, Text
from companion.core.step import Unanswered
from companion.games.tapestry import content
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.moments import class_of
from companion.games.tapestry.content.cards import RULES, TRIGGERS
from companion.games.tapestry.player import BUILDINGS, Placed
from companion.games.tapestry.state import TRACKS
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.architecture.house import TOP, sources
from tests.tapestry.carried_out import DONE, PART, counts
from tests.tapestry.makers import (
    a_step,
    a_table,
    with_buildings,
    with_capital,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

POWERS = TOP / "companion/games/tapestry/cards/powers"
LEAST = {
    "base track spaces": 48,
    "arts spaces": 12,
    "income spaces": 24,
    "base technologies": 33,
    "base tapestries": 44,
    "civilizations": 36,
    "masterpieces": 20,
    "base space tiles": 15,
}


@pytest.mark.parametrize("kind", LEAST)
def test_at_least_so_many_are_done(kind):
    assert counts()[kind][DONE] >= LEAST[kind]


def test_no_civilization_is_only_told():
    found = counts()["civilizations"]

    assert found[DONE] + found[PART] == len(content.civilizations()) == 41


def rules_text():
    """What the rules and commands say in strings."""
    found = sources("companion")
    return "\n".join(s.text for s in found if "/tapestry/" in s.name and "content" not in s.name)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_that_a_card_changes_is_asked_for(rule):
    """By its name, or by one for all tracks."""
    every = next((rule.removesuffix(f"_{one}") for one in TRACKS if rule.endswith(one)), rule)

    assert f'"{rule}"' in rules_text() or f'f"{every}_{{track}}"' in rules_text()


def test_every_trigger_of_the_data_goes_off_somewhere():
    cards = [*content.tapestries().values(), *content.civilizations().values()]
    waited_for = {effect.on for card in cards for effect in card.effects}
    text = rules_text()

    assert waited_for <= set(TRIGGERS)
    assert [on for on in sorted(waited_for) if f'"{on}"' not in text] == []


def test_every_card_that_says_so_has_a_class_of_its_name_and_no_class_is_without():
    cards = [card for card in content.tapestries().values() if card.power]
    files = {path.stem for path in (POWERS).glob("*.py")} - {"__init__"}

    assert {card.id for card in cards} == {card.power for card in cards} == files
    assert all(issubclass(class_of(one), Card) and class_of(one).id == one for one in files)


def test_what_such_a_card_does_is_a_moment_or_its_own_affair():
    """A misspelt moment would never be called."""
    found = {
        (card.power, name)
        for card in content.tapestries().values()
        if card.power
        for name in vars(class_of(card.power))
        if not name.startswith("_") and name not in {*dir(Card), "id"}
    }

    assert found == set()


def all_benefits():
    """Everything printed that gives something, by name."""
    for track in content.tracks().values():
        for space in track.spaces:
            yield f"{track.id}.{space.space}", space.benefits
            if space.bonus:
                yield f"{track.id}.{space.space}.bonus", space.bonus.reward
    for building in BUILDINGS:
        for place in content.income_track(building).spaces:
            yield f"{building}.{place.space}", place.reveals
    for card in content.techs().values():
        yield f"{card.id}.circle", card.circle
        yield f"{card.id}.square", card.square
    for card in content.masterpieces().values():
        yield card.id, card.benefits
    for tile in content.space_tiles().values():
        yield f"space_tile.{tile.id}", tile.benefits
    for card in content.tapestries().values():
        yield card.id, card.played


A_FULL_ROW = tuple(Placed("farm", ((0, column),)) for column in range(9))
BENEFITS = dict(all_benefits())


@pytest.mark.parametrize("name", BENEFITS)
def test_it_runs_on_a_rich_table(name):
    state = with_resources(a_table(people=3, expansions=("AA", "FF")), coin=4, worker=4, food=4)
    state = with_techs(state, calendar=0, paper=1, barn=2)
    state = with_buildings(state, farm=1, house=1, market=1, armory=1)
    state = with_tokens(state, **dict.fromkeys(state.used_tracks(), 2))
    state = with_capital(state, placed=A_FULL_ROW)
    state = replace(state, landmarks={"barn": "p1"})
    state = with_player(state, tiles=(7, 8), hand=("trap", "academia"), space_tiles=(13,))
    state = with_player(state, masterpieces=tuple(content.masterpieces())[:1])
    answers, chance = {}, random.Random(name)
    for _ in range(60):
        step = a_step(state, answers)
        try:
            verbs.gain_all(Turn(step, "p1"), BENEFITS[name], "track", name)
            break
        except Unanswered as stop:
            answers[stop.question.key] = an_answer(stop.question, chance)

    assert step.events or step.told or not BENEFITS[name] or answers


def an_answer(question, chance):
    """Any answer that fits."""
    if isinstance(question, Choice):
        return chance.choice(question.ids)
    if isinstance(question, Amount):
        return question.low
    if isinstance(question, Several):
        return question.ids[: question.least]
    if isinstance(question, Text):
        return question.guess or ""
    return tuple(option.id for option in question.options)
