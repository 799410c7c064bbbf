"""The catalogue against the totals printed in the rulebook's list of components."""

from collections import Counter

import pytest

from companion.errors import ContentError
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content.cards import RULES, TRIGGERS
from companion.games.tapestry.content.words import LANDMARK_SPACES, Resource, Terrain
from companion.games.tapestry.player import BUILDINGS
from tests.tapestry.named import named, names_in

BASE_TRACKS = ("exploration", "science", "military", "technology")
RESOURCES = tuple(Resource)
ITEMS = {
    *Resource,
    *BUILDINGS,
    "any_resource",
    "any_income_building",
    "territory_tile",
    "space_tile",
    "tapestry",
    "civilization",
    "masterpiece",
    "inspiration_tile",
}


def base(things):
    return [thing for thing in things.values() if thing.expansion == "base"]


def parts(benefits):
    """Every benefit of a list, those inside others too."""
    for benefit in benefits:
        yield benefit
        yield from parts(benefit.steps)
        for option in benefit.options:
            yield from parts(option)


def all_benefits():
    for track in content.tracks().values():
        for space in track.spaces:
            yield from parts(space.benefits)
            if space.bonus:
                yield from parts(space.bonus.reward)
    for tech in content.techs().values():
        yield from parts(tech.circle + tech.square)
    for card in content.tapestries().values():
        yield from parts(card.played)
        for effect in card.effects:
            yield from parts(effect.then)
    for people in content.civilizations().values():
        yield from parts(people.start)
        for place in people.mat.spaces if people.mat else ():
            yield from parts(place.benefits)
    for tile in (*content.territory_tiles().values(), *content.space_tiles().values()):
        yield from parts(tile.benefits)
    for piece in content.masterpieces().values():
        yield from parts(piece.benefits)
    for row in content.income().tracks:
        for space in row.spaces:
            yield from parts(space.reveals)


class TestCards:
    def test_33_base_technologies(self):
        assert len(base(content.techs())) == 33

    def test_11_and_12_technologies_of_the_expansions(self):
        boxes = Counter(tech.expansion for tech in content.techs().values())

        assert boxes == {"base": 33, "AA": 11, "FF": 12}

    def test_every_base_technology_has_circle_square_and_condition(self):
        for tech in base(content.techs()):
            assert tech.circle, tech.id
            assert tech.square, tech.id
            assert tech.condition.kind in ("tier", "innovation"), tech.id

    def test_50_base_tapestries_of_which_7_traps(self):
        cards = base(content.tapestries())

        assert sum(card.copies for card in cards) == 50
        assert sum(card.copies for card in cards if "trap" in card.kinds) == 7

    def test_15_20_and_38_tapestries_of_the_expansions(self):
        boxes: Counter[str] = Counter()
        for card in content.tapestries().values():
            boxes[card.expansion] += card.copies

        assert boxes == {"base": 50, "MM": 15, "AA": 20, "FF": 38}

    def test_13_tapestries_leave_a_solo_game(self):
        cards = base(content.tapestries())
        gone = sum(card.copies if not card.solo else card.solo_copies_removed for card in cards)

        assert gone == 13

    def test_41_civilizations(self):
        boxes = Counter(people.expansion for people in content.civilizations().values())

        assert boxes == {"base": 16, "MM": 10, "AA": 5, "FF": 10}

    def test_9_civilizations_are_banned_in_solo(self):
        banned = {people.id for people in content.civilizations().values() if not people.solo}

        assert banned == {
            "futurists",
            "heralds",
            "inventors",
            "traders",
            "advisors",
            "spies",
            "genies",
            "illuminati",
            "weefolk",
        }

    def test_20_masterpieces(self):
        assert len(content.masterpieces()) == 20

    def test_5_landmark_cards_in_each_of_two_boxes(self):
        boxes = Counter(card.expansion for card in content.landmark_cards().values())

        assert boxes == {"MM": 5, "AA": 5}


class TestBoards:
    def test_60_spaces_on_5_tracks(self):
        assert sum(len(track.spaces) for track in content.tracks().values()) == 60

    def test_spaces_are_numbered_1_to_12(self):
        for track in content.tracks().values():
            assert [space.space for space in track.spaces] == list(range(1, 13))

    def test_the_first_into_a_tier_finds_a_landmark_on_4_7_and_10(self):
        for track in content.tracks().values():
            found = [space.space for space in track.spaces if space.landmark]

            assert found == list(LANDMARK_SPACES), track.id

    def test_24_income_spaces(self):
        spaces = [space for row in content.income().tracks for space in row.spaces]

        assert len(spaces) == 24
        assert all(space.reveals for space in spaces)

    def test_18_base_landmarks_with_footprints(self):
        landmarks = base(content.landmarks())

        assert len(landmarks) == 18
        assert all(landmark.cells for landmark in landmarks)

    def test_7_and_8_landmarks_of_the_expansions(self):
        boxes = Counter(landmark.expansion for landmark in content.landmarks().values())

        assert boxes == {"base": 18, "MM": 7, "AA": 8}

    def test_6_base_capitals_with_22_blocked_plots(self):
        capitals = base(content.capitals())

        assert [len(capital.blocked) for capital in capitals] == [22] * 6
        assert all(len(capital.grid) == 9 for capital in capitals)
        assert all(len(line) == 9 for capital in capitals for line in capital.grid)

    def test_capitals_pair_up_for_1_to_3_players(self):
        pairs = {capital.number: capital.pair for capital in base(content.capitals())}

        assert pairs == {1: 6, 6: 1, 2: 4, 4: 2, 3: 5, 5: 3}

    def test_6_advanced_capitals_in_each_of_two_boxes(self):
        boxes = Counter(capital.expansion for capital in content.capitals().values())

        assert boxes == {"base": 6, "AA": 6, "FF": 6}

    def test_three_achievements_with_places_by_map_side(self):
        points = {key: (dict(a.points)) for key, a in content.achievements().items()}

        assert points == {
            "complete_track": {"small": (10, 5), "large": (15, 10, 5)},
            "topple_two": {"small": (10, 5), "large": (15, 10, 5)},
            "middle_island": {"small": (10, 5), "large": (10, 5)},
        }

    def test_dice_have_12_20_6_and_6_faces(self):
        faces = {key: len(die.all_faces()) for key, die in content.dice().items()}

        assert faces == {
            "science_d12": 12,
            "science_d20": 20,
            "conquer_red": 6,
            "conquer_black": 6,
        }


class TestMap:
    @pytest.mark.parametrize(
        ("side", "hexes", "printed", "starts"), [("small", 34, 13, 3), ("large", 61, 25, 6)]
    )
    def test_hexes_printed_ones_and_starts(self, side, hexes, printed, starts):
        board = content.map_side(side)

        assert len({place.hex for place in board.hexes}) == hexes
        assert sum(place.printed for place in board.hexes) == printed
        assert len(board.starts) == starts
        assert board.island == (0, 0)

    def test_printed_hexes_have_six_sides_of_two_halves(self):
        for board in content.map_sides().values():
            for place in board.hexes:
                assert len(place.edges) == (6 if place.printed else 0), place.key

    def test_48_territory_tiles(self):
        assert sorted(content.territory_tiles()) == list(range(1, 49))

    def test_15_space_tiles_and_4_of_plans_and_ploys(self):
        boxes = Counter(tile.expansion for tile in content.space_tiles().values())

        assert boxes == {"base": 15, "MM": 4}

    def test_benefits_of_the_territory_tiles(self):
        """Four times eight resources, and sixteen others."""
        given = Counter(
            benefit.what or benefit.op
            for tile in content.territory_tiles().values()
            for benefit in tile.benefits
        )

        assert all(given[resource] == 8 for resource in RESOURCES)
        assert given["tapestry"] == 4
        assert given["invent"] == 3

    def test_a_tile_turned_six_sixths_is_as_before(self):
        for tile in content.territory_tiles().values():
            assert tile.turned(6) == tile.edges

    def test_a_tile_turned_one_sixth_moves_its_top_side_right(self):
        tile = content.territory_tile(2)

        assert tile.turned(1)[1] == tile.edges[0]
        assert tile.turned(1)[0] == tile.edges[5]

    def test_every_tile_shows_land(self):
        assert all(tile.land <= set(Terrain) for tile in content.territory_tiles().values())
        assert all(tile.land for tile in content.territory_tiles().values())


class TestBots:
    def test_22_decision_cards_7_decision_and_15_progress(self):
        piles = Counter(card.pile for card in content.decision_cards().values())

        assert piles == {"decision": 7, "progress": 15}
        assert sorted(content.decision_cards()) == list(range(1, 23))

    def test_each_priority_list_names_four_tracks_and_the_favourite(self):
        for card in content.decision_cards().values():
            assert sorted(card.tracks) == sorted((*BASE_TRACKS, "favourite")), card.number

    def test_ten_patterns_each_of_all_34_hexes(self):
        small = {place.hex for place in content.map_side("small").hexes}

        assert len(content.hex_patterns()) == 10
        for pattern in content.hex_patterns().values():
            assert len(pattern.order) == 34
            assert set(pattern.order) == small
            assert pattern.order[0] == pattern.black_arrow
            assert pattern.lines[1][0] == pattern.grey_arrow

    def test_six_levels_and_eight_civilizations(self):
        assert [level.level for level in content.automa().levels] == [1, 2, 3, 4, 5, 6]
        assert len(content.automa().civilizations) == 8

    def test_multipliers_of_the_third_income_turn_at_level_2(self):
        mat = content.automa().multipliers[content.automa_level(2).mat]

        assert mat["landmarks_and_territories"][1] == 2
        assert mat["military_and_science"][1] == 1
        assert mat["technology_and_exploration"][1] == 1


class TestVocabulary:
    def test_every_gain_is_a_known_item(self):
        gains = {b.what for b in all_benefits() if b.op is Verb.GAIN}

        assert gains <= ITEMS

    def test_every_track_named_exists(self):
        named = {track for benefit in all_benefits() for track in benefit.tracks}

        assert named <= set(content.tracks())

    def test_every_landmark_named_exists(self):
        named = {b.landmark for b in all_benefits() if b.landmark}
        on_tracks = {
            space.landmark
            for track in content.tracks().values()
            for space in track.spaces
            if space.landmark
        }

        assert named | on_tracks <= set(content.landmarks())

    def test_every_trigger_and_rule_is_listed(self):
        holders = (*content.tapestries().values(), *content.civilizations().values())

        assert {e.on for holder in holders for e in holder.effects} <= set(TRIGGERS)
        assert {rule for holder in holders for rule in holder.rules} <= set(RULES)

    def test_every_base_tapestry_says_what_it_does(self):
        for card in base(content.tapestries()):
            assert card.played or card.effects or card.rules or card.power or card.told, card.id

    def test_mat_spaces_lead_to_spaces_of_the_mat(self):
        for people in content.civilizations().values():
            if people.mat:
                known = {place.id for place in people.mat.spaces}

                assert {to for place in people.mat.spaces for to in place.next} <= known

    def test_benefits_are_records(self):
        assert all(isinstance(benefit, Benefit) for benefit in all_benefits())


class TestLookUp:
    def test_what_is_not_there_is_named(self):
        with pytest.raises(ContentError) as error:
            content.tech("steam_engine")

        assert error.value.message.params["key"] == "steam_engine"
        assert error.value.message.params["file"] == "tapestry/techs.json"


class TestHouseFacts:
    def test_a_choice_has_options_and_its_guess_is_one_of_them(self):
        for fact in content.house_facts().values():
            known = {option.id for option in fact.options}

            assert bool(known) == (fact.kind == "choice"), fact.id
            assert not fact.guess or fact.guess in known, fact.id

    def test_what_is_null_in_the_data_is_asked(self):
        asked = set(content.house_facts())
        no_grid = {
            f"grid.{c.id}" for c in content.capitals().values() if not (c.grid or c.own_districts)
        }
        no_plots = {f"footprint.{m.id}" for m in content.landmarks().values() if not m.footprint}
        no_condition = {
            f"tech_condition.{t.id}"
            for t in content.techs().values()
            if t.condition.kind == "unknown"
        }
        unconfirmed = {
            f"{track.id}_cost.{tier.tier}"
            for track in content.tracks().values()
            for tier in track.tiers
            if tier.unconfirmed
        }

        assert no_grid | no_plots | no_condition | unconfirmed <= asked


class TestNames:
    """Every word the rules put into a sentence is there."""

    def test_everything_that_is_counted_has_a_name(self):
        counted = {b.per for b in all_benefits() if b.per}

        assert {f"per.{per}" for per in counted} <= names_in("en")

    def test_everything_that_is_gained_has_a_name(self):
        known = names_in("en")

        for item in ITEMS:
            assert {f"resource.{item}", f"building.{item}", f"item.{item}"} & known, item

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_printed_thing_has_its_name_and_texts(self, language):
        assert sorted(named() - names_in(language)) == []

    def test_no_name_of_a_printed_thing_is_left_over(self):
        kinds = {key.partition(".")[0] for key in named()}
        there = {key for key in names_in("en") if key.partition(".")[0] in kinds}

        assert sorted(there - named()) == []
