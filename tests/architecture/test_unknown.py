"""Nothing unknown is worth 0 in silence: what the rules cannot know they ask, or they say so.

Whatever stands unasked is looked at in every game; Tapestry, where things may lie without a name,
has its looks listed too.

A rule that looks whether something is unknown, and one that lets a number or a choice stand without
asking, is named here with the reason; a new one fails until it asks, tells, or gives its own.
"""

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from tests.architecture.house import listed, sources

GAMES = "companion/games"
TAPESTRY, IMPERIUM, RISE = "tapestry", "imperium", "rise_and_fall"
SHOWS = {
    *("boards", "pages", "lookup", "offers", "correcting", "tools", "content", "company", "table"),
    *("practice", "teaching"),
}
"""Rooms that only show, set by hand, or try."""
UNSURE = {
    *("has_grid", "grid_of", "edges_of", "rows_counted"),
    *("UNKNOWN", "UNKNOWN_TILE", "LAID_OPEN", "unnamed"),
}
"""Where something may be a thing that nobody named, or plots that nobody drew."""
ASKS = {
    *("ask", "choose", "amount", "may", "several", "arrange", "fact", "roll", "draw", "decide"),
    *("tell", "name_it", "house_rule", "said_once", "RuleBroken"),
}
"""What asks, refuses, or says what cannot be looked at."""
SETTLES = {"computed", "unless_told", "settle"}
"""What stands without a question: a rule must have decided it."""
FOLDS = ("apply", "acts", "verify", "as_held")
"""Methods of events and commands: nothing is decided in them."""
LOOKS_ONLY = {
    "amendments.py": {"_counted": "whether it is worth a word"},
    "bots/turn/land.py": {
        "lay_tile": "which it is was asked; left unnamed, its reason says so",
        "_tiles": "every tile it can be, and that it is one of them",
        "_turned": "a tile that nobody named lies as it came; the table may say how",
    },
    "capital/plots.py": {
        "complete_columns": "of one that is not drawn what was told: asked before it is scored",
        "complete_rows": "the same",
        "has_grid": "the question itself",
        "impassable": "of a print that is not known none: whoever counts them asks",
    },
    "cards/broadcasting.py": {
        "price_of": "using one that nobody named is told",
        "usable": "the same",
    },
    "cards/copying.py": {"_copies": "of which kind one is that nobody named is asked"},
    "cards/conditions.py": {"meets": "a card nobody named is taken on trust: nothing is refused"},
    "cards/draw_and_keep.py": {"_kept_unseen": "a real one that is kept is its owner's secret"},
    "cards/drawing.py": {"refilled": "unnamed discards stay the number that they are"},
    "cards/enchantments.py": {"_may_be_enchanted": "so that it is asked"},
    "cards/masterpieces.py": {"nameless": "a name for one without"},
    "cards/plots_on_cards.py": {"_may_have_plots": "so that it is asked; one nobody named is told"},
    "cards/tapestries.py": {"play": "resolve tells one that was left unnamed"},
    "cards/technology.py": {
        "_condition_read": "what no source shows is a house fact, asked once",
        "_discarded": "unnamed cards go face down",
        "nameless": "a name for one without",
    },
    "change.py": {
        "taken_from": "backs are counted",
        "unnamed": "the question itself",
    },
    "city/building.py": {"_impassable": "counted asks"},
    "city/counted.py": {"lines": "_how_many asks"},
    "city/districts.py": {"pay": "of one that is not drawn it is counted by hand, as it is full"},
    "city/landmark_cards.py": {
        "_full": "of one that is not drawn as told; met_unseen asks",
    },
    "city/landmark_on_card.py": {"_takes_landmark": "only a card that says so takes one"},
    "civilizations/architects.py": {
        "Architects.capital_points": "of one that is not drawn as lines_counted asked",
        "Architects.gained_later": "the text of the mat is told",
    },
    "civilizations/gamblers.py": {"_is_played": "one that nobody named may be kept"},
    "civilizations/inventors.py": {"Inventors._may": "one that nobody named may be raised"},
    "civilizations/islanders.py": {"_edges": "final asks then"},
    "civilizations/treasure_hunters.py": {
        "TreasureHunters._terrains": "a printed territory; a tile is asked for by land_on",
        "TreasureHunters._with_a_free_terrain": "one that nobody named may show it: it is asked",
    },
    "civilizations/urban_planners.py": {"UrbanPlanners._all_seen": "final asks otherwise"},
    "civilizations/merfolk.py": {
        "Merfolk._may_be_played": "one that nobody named may be, and is named then",
    },
    "known.py": {"in_words": "one without a name is called so", "unread": "so that it is asked"},
    "income/choices.py": {
        "_listed": "an unnamed card is played by a row of its own",
        "an_income_turn": "the same",
        "going_on": "the same",
    },
    "income/reserve.py": {"_gain": "a technology without a name has none in its row either"},
    "income/reserving.py": {"_name": "one without a name is called so"},
    "land/geography.py": {
        "around": "None says that it is not known",
        "edges_of": "the same",
    },
    "land/just_laid.py": {"_between": "how often it can be: between these it is asked"},
    "land/masses.py": {
        "_joined": "what is known at least; the Isolationists ask",
        "_shows": "the same",
    },
    "land/traps.py": {"may_hold": "one that nobody named may be a trap: it is asked"},
    "pieces.py": {"_cards": "backs are counted"},
    "places.py": {"named": "a back has no name"},
    "placing/commands.py": {"_to_table": "what hands hold becomes their own"},
    "placing/events.py": {"_tapestries": "what nobody named comes off the deck, unseen"},
    "placing/found.py": {
        "Found._with_names": "what its owner was asked for",
        "_called": "the same",
        "unnamed_of": "so that it is asked",
    },
    "placing/let_app.py": {"_hands_unseen": "what hands hold becomes the app's"},
    "player.py": {"Player.unnamed": "the question itself"},
    "setup/rebalancing.py": {"free_plots": "a cube is told where nothing is drawn"},
    "state.py": {
        "_unnamed": "backs are counted",
        "_unnamed_tiles": "the same",
        "_with_people": "the same",
    },
    "tile_in_words.py": {"space_name": "a tile without a name is called so"},
    "turn/effects.py": {
        "cards_in_force": "its owner was told to do what it says as it was played",
        "visible_cards": "what lies face down does nothing",
    },
    "turn/names.py": {"card_name": "one without a name is called so"},
}
"""Which rules look, and neither ask nor tell, and why that settles nothing.

A new one asks, tells what cannot be looked at, or stands here with its reason.
"""
DECIDED = {
    TAPESTRY: {
        "bots/turn/acting.py": {
            "Acting.counted": "what a bot has, as the app keeps it",
            "Acting.decide": "what the cards of the bots decide",
        },
        "bots/turn/land.py": {"_turned": "as the rules of the bots turn it"},
        "city/building.py": {
            "place_waiting": "it waits; where it goes is asked before the turn ends"
        },
        "city/landmark_cards.py": {
            "_met": "what it asks for cannot have grown since it was asked last",
        },
        "city/landmark_growth.py": {"_kind_of": "a house fact: asked once"},
        "civilizations/celestials.py": {
            "Celestials._landmarks": "what is not seen was asked before"
        },
        "civilizations/illuminati.py": {
            "Illuminati.income": "each roll of an opponent is followed"
        },
        "civilizations/islanders.py": {"Islanders.final": "every tile of the mat is known"},
        "civilizations/isolationists.py": {
            "Isolationists.final": "every side of the land is known"
        },
        "civilizations/riverfolk.py": {"Riverfolk.final": "the capital is drawn"},
        "civilizations/urban_planners.py": {
            "UrbanPlanners.final": "every landmark's plots are known"
        },
        "civilizations/weefolk.py": {"Weefolk._score_lines": "every token is seen"},
        "income/income_mat.py": {
            "gain_mat": "printed on the mat that is uncovered",
            "score_mat": "what it counts is known, or was asked just before",
        },
        "income/inspiration.py": {
            "_points": "the owner said what the tile shows",
            "inspire": "a house fact: asked once",
        },
        "land/exploring.py": {"aligned_sides": "all sides around are known"},
        "land/exploring_space.py": {"use_space_tile": "a house fact: asked once"},
        "tracks/cost.py": {"costs_of_tracks": "a house fact: asked once"},
        "turn/turn.py": {"Turn.computed": "the way itself", "Turn.unless_told": "the way itself"},
    },
    IMPERIUM: {
        "rules/acts_on_market.py": {
            "_in_exile": "every card that was exiled has a name",
            "_left_in": "the small decks are counted",
        },
        "rules/breaking_through.py": {"found": "the Main deck has run out by count"},
        "rules/choosing.py": {"choose_space": "every card of the Market is known"},
        "rules/doubts.py": {"shown_by": "its owner said that it cannot be told"},
        "rules/dynasty.py": {"at_card_in_discard": "Accession founds the empire"},
        "rules/exiling.py": {"exiled_slot": "the tokens of the Market are counted"},
        "rules/king_of_kings.py": {"_which": "the card that was turned lies open"},
        "rules/main_deck.py": {"see_what_is_left": "its cards are counted"},
        "rules/market.py": {"_tokens_on": "the tokens of the Market are counted"},
        "rules/refilling.py": {"_what_came": "the decks are counted"},
        "rules/revealing.py": {"_row_for": "the row that the tables give"},
        "rules/run.py": {
            "Run.ask": "what can come to one thing alone",
            "Run.settle": "the way itself",
        },
        "rules/stealing.py": {"_loot": "your tokens are counted"},
    },
    RISE: {
        "commands/act.py": {"how_many": "every piece stands on the tablet"},
        "commands/world.py": {"keep_shape": "it was touched, space by space"},
    },
}
"""game -> which of its rules let something stand without asking, and how they know it."""
Found = dict[str, set[str]]


class Rule(NamedTuple):
    """A function of the rules, with what is read and called in it."""

    path: str
    name: str
    function: ast.FunctionDef
    named: frozenset[str]
    called: frozenset[str]


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """Every function of a game's rules, walked once."""
    return tuple(_rules(game))


def _rules(game: str) -> Iterator[Rule]:
    for source in sources(f"{GAMES}/{game}"):
        path = source.name.removeprefix(f"{GAMES}/{game}/")
        if SHOWS.isdisjoint(source.rooms) and not source.path.stem.startswith("view"):
            for name, function in _functions(source.tree, ""):
                yield Rule(path, name, function, _named(function), _called(function))


def _functions(node: ast.AST, within: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.FunctionDef):
            yield within + one.name, one
        elif isinstance(one, ast.ClassDef):
            yield from _functions(one, f"{one.name}.")


def _named(function: ast.FunctionDef) -> frozenset[str]:
    """Every name and attribute that it reads."""
    return frozenset(
        one.attr if isinstance(one, ast.Attribute) else one.id
        for one in ast.walk(function)
        if isinstance(one, ast.Attribute | ast.Name)
    )


def _called(function: ast.FunctionDef) -> frozenset[str]:
    calls = (one.func for one in ast.walk(function) if isinstance(one, ast.Call))
    return frozenset(getattr(one, "attr", getattr(one, "id", "")) for one in calls)


def _listed(found: Iterator[Rule]) -> Found:
    """Their names by their files."""
    by_file: Found = {}
    for rule in found:
        by_file.setdefault(rule.path, set()).add(rule.name)
    return by_file


def _apart(found: Found, reasons: dict[str, dict[str, str]]) -> list[str]:
    """What is not named with a reason, and what is named and is no more."""
    there = {f"{path}: {name}" for path, names in found.items() for name in names}
    named = {f"{path}: {name}" for path, names in reasons.items() for name in names}
    return sorted(there ^ named)


def test_whoever_looks_at_what_is_unknown_asks_or_says_so():
    found = _listed(
        rule
        for rule in rules(TAPESTRY)
        if rule.name.rpartition(".")[2] not in FOLDS
        and not rule.named.isdisjoint(UNSURE)
        and rule.called.isdisjoint(ASKS)
    )

    assert not _apart(found, LOOKS_ONLY), listed(_apart(found, LOOKS_ONLY))


@pytest.mark.parametrize("game", DECIDED)
def test_whatever_stands_unasked_was_decided_by_a_rule_that_knows(game):
    found = _listed(rule for rule in rules(game) if not rule.called.isdisjoint(SETTLES))

    assert not _apart(found, DECIDED[game]), listed(_apart(found, DECIDED[game]))


def test_no_value_of_0_stands_where_there_is_no_grid_or_no_side():
    """`… if has_grid(…) else 0`, `edges_of(…) or ()`: the silent kind."""
    silent = []
    for rule in rules(TAPESTRY):
        for one in ast.walk(rule.function):
            if isinstance(one, ast.IfExp) and isinstance(one.orelse, ast.Constant):
                tested = {getattr(each, "attr", "") for each in ast.walk(one.test)}
                if not tested.isdisjoint(UNSURE) and one.orelse.value in (0, None):
                    silent.append(f"{rule.path}: {rule.name}")

    assert not silent, listed(silent)


def test_nothing_of_today_fills_an_answer_in():
    """The source of answers of before is read, and nowhere given."""
    giving = [
        source.name
        for source in sources("companion", "screens", "web")
        if "Source.FILLED" in source.text and source.path.stem not in ("answers", "trail")
    ]

    assert not giving, listed(giving)
