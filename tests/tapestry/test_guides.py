"""The guides of the rulebook, line by line: tracks, technologies, masterpieces.

Typed from the guides in a shorthand (`shorthand.py`), not from the data. Two slips of the guide
are as the board has them: Biology also offers a house, the bonus of Steel is an invention.
"""

import pytest

from companion.games.tapestry import content
from tests.tapestry.shorthand import short, with_bonus

THREE = "advance exploration or military or technology"
TRACKS = {
    "exploration": (
        "2 territory_tile",
        "explore | 1 any_resource: 1 tapestry",
        "explore / 1 farm",
        "1 territory_tile > explore",
        "vp per controlled_territory | 1 any_resource: 1 farm",
        "1 territory_tile + 1 farm | 1 any_resource: explore",
        "2 territory_tile > explore",
        "1 farm > vp per farm | 2 territory_tile: 5 vp",
        "2 territory_tile > explore anywhere | 1 any_resource: 1 tapestry",
        "vp per technology_spaces | 3 territory_tile: 10 vp",
        "3 space_tile > explore_space",
        "explore_space | 1 any_resource: explore_space",
    ),
    "science": (
        "research x",
        "1 tapestry | 1 any_resource: 1 house",
        "research x / 1 house",
        "vp per tech_card + 1 tapestry",
        "research | 2 tapestry: 5 vp",
        "research / 1 house",
        "repeat_position",
        "1 house > vp per house",
        "advance exploration or military or technology",
        "regress military or technology",
        f"{THREE} > {THREE}",
        "research x four times, 5 vp past an end",
    ),
    "military": (
        "conquer",
        "1 tapestry | 1 any_resource: 1 armory",
        "conquer / 1 armory",
        "1 worker + vp per territory_tile_in_supply",
        "conquer + 1 armory",
        "conquer + 1 tapestry | 1 any_resource: 1 armory",
        "conquer both from an opponent",
        "conquer anywhere | 1 any_resource: 1 tapestry",
        "1 armory + vp per tapestry_card_hand_and_mat",
        "vp per exploration_spaces + play_tapestry_over_current",
        "score_capital | 3 tapestry: 10 vp",
        "conquer both + 1 civilization",
    ),
    "technology": (
        "invent",
        "1 tapestry | 1 any_resource: 1 market",
        "invent / 1 market",
        "refresh_tech_offer > invent",
        "1 farm / 1 house / 1 armory | 1 any_resource: upgrade_tech",
        "vp per armory + 1 market | 1 any_resource: invent",
        "refresh_tech_offer > invent > invent",
        "1 market > vp per market | 1 any_resource: upgrade_tech",
        "upgrade_tech + tech_circle",
        "vp per military_spaces + vp per science_spaces",
        "upgrade_tech + tech_square | 3 tech_card: 10 vp",
        "move_token_to_start + 1 coin + 1 worker + 1 food + 1 culture",
    ),
    "arts": (
        "1 tapestry",
        "5 vp | 1 any_resource: 1 any_income_building",
        "1 masterpiece",
        "vp per territory_tile_in_supply > vp per tech_card",
        "1 inspiration_tile | 1 any_resource: 1 masterpiece",
        "broadcast / 1 any_income_building",
        "refresh_masterpiece_offer > 1 masterpiece",
        "1 inspiration_tile | 1 any_resource: 1 any_income_building",
        "advance exploration or military or science or technology",
        "1 any_income_building > vp per income_building",
        "advance exploration or military or science or technology | 1 any_resource: 1 masterpiece",
        "broadcast 3",
    ),
}
TECHNOLOGIES = {
    "ammonia": ("vp per farm", "1 farm"),
    "light_bulb": ("1 market", "1 coin"),
    "anesthesia": ("vp per armory", "1 armory"),
    "guide_04": ("1 inspiration_tile", "1 tapestry"),
    "guide_05": ("advance exploration", "1 food"),
    "guide_06": ("advance technology", "1 coin"),
    "treasury": ("landmark treasury", "4 vp"),
    "warships": ("conquer", "1 worker"),
    "lithium_ion_battery": ("repeat_position", "4 vp"),
    "concrete": ("vp per market", "1 market"),
    "library": ("landmark library", "3 vp"),
    "bakery": ("landmark bakery", "4 vp"),
    "stock_market": ("landmark stock_market", "5 vp"),
    "compass": ("explore", "2 territory_tile"),
    "guide_15": ("advance science", "1 worker"),
    "calendar": ("7 vp", "1 culture"),
    "jet_fuel": ("explore_space", "1 space_tile"),
    "assembly_line": ("tech_circle", "tech_square"),
    "air_conditioning": ("1 house", "1 worker"),
    "guide_20": ("advance arts or technology", "advance arts or technology x"),
    "the_nail": ("1 market / 1 house / 1 farm", "1 tapestry"),
    "canned_food": ("7 vp", "1 food"),
    "guide_23": ("advance military or science", "advance military or science x"),
    "guide_24": ("repeat_position", "explore"),
    "dynamite": ("vp per controlled_territory", "conquer"),
    "guide_26": ("advance military", "1 culture"),
    "sewage_plumbing": ("1 armory", "1 culture"),
    "siegecraft": ("vp per military_spaces", "advance military x"),
    "guide_29": ("advance exploration or military", "advance exploration or military x"),
    "barn": ("landmark barn", "3 vp"),
    "clocks": ("vp per technology_spaces", "advance technology x"),
    "printing_press": ("play_tapestry_over_current", "1 tapestry"),
    "irrigation": ("1 farm", "1 food"),
    "guide_34": ("explore_space", "explore / 1 space_tile"),
    "eyeglasses": ("vp per tech_card", "invent"),
    "guide_36": ("advance arts or science", "advance arts or science x"),
    "guide_37": ("advance arts", "1 any_resource"),
    "guide_38": ("vp per arts_spaces", "advance arts x"),
    "paper": ("vp per house", "1 house"),
    "oil_paint": ("1 masterpiece", "1 any_resource"),
    "penicillin": ("5 vp", "research x"),
    "guide_42": ("vp per controlled_territory + vp per armory", "1 armory"),
    "guide_43": ("1 any_income_building", "4 vp"),
    "radio": ("1 civilization", "3 vp"),
    "guide_45": ("upgrade_tech free + upgrade_tech free", "1 culture"),
    "golem_minions": ("advance military x > vp per military_spaces", "vp per landmark"),
    "guide_47": ("advance exploration or technology", "advance exploration or technology x"),
    "telescope": ("vp per territory_tile_in_supply", "1 culture + 1 territory_tile"),
    "com_tower": ("landmark com_tower", "5 vp"),
    "transistors": ("1 culture + 4 vp", "1 coin"),
    "guide_51": ("1 any_income_building", "invent"),
    "vaccines": ("vp per science_spaces", "advance science x"),
    "guide_53": ("research", "1 territory_tile > explore anywhere"),
    "guide_54": ("explore + explore", "vp per territory_tile_in_supply"),
    "time_travel": ("regress exploration or military x", "1 coin"),
    "zeppelins": ("vp per exploration_spaces", "advance exploration x"),
}
"""In the order of the guide: square, circle."""
SINGLE_USE = {
    "guide_20",
    "guide_23",
    "guide_24",
    "guide_29",
    "guide_34",
    "guide_36",
    "guide_47",
    "guide_53",
}
MASTERPIECES = (
    "vp per tech_card + 1 any_resource",
    "1 any_income_building + 1 any_resource",
    "vp per capital_rows + 1 any_resource",
    "vp per armory + vp per farm + 1 food / 1 culture",
    "1 territory_tile + 1 any_resource",
    "vp per exploration_spaces",
    "upgrade_tech once",
    "vp per science_spaces",
    "1 any_resource: advance arts",
    "vp per capital_columns + 1 any_resource",
    "vp per controlled_territory + 1 culture",
    "vp per market + vp per house + 1 worker / 1 coin",
    "vp per tapestry_card_hand_and_mat + 1 any_resource",
    "vp per military_spaces",
    "1 any_resource: repeat_position",
    "4 vp + 1 any_resource",
    "1 tapestry + 1 any_resource",
    "vp per arts_spaces",
    "conquer empty",
    "vp per technology_spaces",
)
TURNED_OVER = {2, 15}
"""The masterpieces of the guide that are used once, from 1."""


@pytest.mark.parametrize("track", TRACKS)
def test_the_12_spaces_of_a_track(track):
    said = tuple(with_bonus(space.benefits, space.bonus) for space in content.track(track).spaces)

    assert said == TRACKS[track]


@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_square_and_circle_of_a_technology(card):
    tech = content.tech(card)

    assert (short(tech.square), short(tech.circle)) == TECHNOLOGIES[card]
    assert tech.single_use is (card in SINGLE_USE)


def test_every_technology_of_the_guide():
    assert set(content.techs()) == set(TECHNOLOGIES)


def test_the_20_masterpieces():
    cards = tuple(content.masterpieces().values())

    assert tuple(short(card.benefits) for card in cards) == MASTERPIECES
    assert {at for at, card in enumerate(cards, 1) if card.single_use} == TURNED_OVER
    assert {at for at, card in enumerate(cards, 1) if not card.opponents_may_use} == TURNED_OVER
