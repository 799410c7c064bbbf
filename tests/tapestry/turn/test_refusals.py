"""What may not be done now, and the reason given in words."""

import pytest

from companion.errors import AnswerRefused, RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.city.commands import PlacePiece
from companion.games.tapestry.civilizations.commands import StopPlaying
from companion.games.tapestry.income.commands import (
    NextStep,
    PlayTapestry,
    TakeIncome,
    UpgradeTechnology,
    UseCivilization,
    UseMasterpiece,
    UseReserve,
)
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import MapToken, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_table,
    gain,
    in_phase,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.speaking import words


def refusal(state, command):
    """The reason."""
    with pytest.raises(RuleBroken) as broken:
        command.verify(state)
    return broken.value.message


class TestPaying:
    def test_the_missing_resource_is_named(self):
        state = with_tokens(with_resources(a_table(), coin=3), exploration=3)
        message = refusal(state, AdvanceOnTrack("exploration"))

        assert (message.key, message.params["n"]) == ("tapestry.broken.too_few", 1)
        assert message.params["resource"].key == "tapestry.name.resource.food"

    def test_of_two_one_is_missing(self):
        state = with_tokens(with_resources(a_table(), food=1), exploration=9)
        message = refusal(state, AdvanceOnTrack("exploration"))

        assert (message.key, message.params["n"]) == ("tapestry.broken.too_few", 1)

    def test_any_resource_is_missing(self):
        message = refusal(a_table(), AdvanceOnTrack("science"))

        assert message.key == "tapestry.broken.too_few_any"

    def test_the_payment_must_be_exact(self):
        state = with_resources(a_table(), coin=3)
        message = refusal(state, AdvanceOnTrack("science", ("coin", "coin")))

        assert message.key == "tapestry.broken.wrong_payment"

    def test_two_different_resources_on_the_arts_track(self):
        state = with_resources(a_table(expansions=("AA",)), coin=3)
        message = refusal(with_tokens(state, arts=3), AdvanceOnTrack("arts"))

        assert message.key == "tapestry.broken.not_different"


class TestTracks:
    def test_a_token_at_the_end(self):
        state = with_resources(with_tokens(a_table(), science=12), worker=4)

        assert refusal(state, AdvanceOnTrack("science")).key == "tapestry.broken.track_full"

    def test_a_track_that_is_not_in_play(self):
        assert refusal(a_table(), AdvanceOnTrack("arts")).key == "tapestry.broken.no_such_track"

    def test_a_token_that_is_not_there(self):
        state = with_resources(a_table(), coin=1)
        message = refusal(state, AdvanceOnTrack("science", token=4))

        assert message.key == "tapestry.broken.no_token_there"


class TestTechnologies:
    def test_a_card_of_the_top_row(self):
        state = in_phase(with_techs(a_table(), calendar=2), Phase.INCOME_UPGRADE)

        assert refusal(state, UpgradeTechnology("calendar")).key == "tapestry.broken.top_row"

    @pytest.mark.parametrize(
        ("card", "why"),
        [("calendar", "tier"), ("barn", "innovation"), ("guide_29", "enchantment")],
    )
    def test_a_condition_nobody_meets_is_named(self, card, why):
        state = in_phase(with_techs(a_table(), **{card: 1}), Phase.INCOME_UPGRADE)

        assert refusal(state, UpgradeTechnology(card)).key == f"tapestry.broken.{why}"

    def test_the_tier_and_its_track_are_said(self):
        state = in_phase(with_techs(a_table(), calendar=1), Phase.INCOME_UPGRADE)
        said = refusal(state, UpgradeTechnology("calendar"))

        assert words("en").text(said) == (
            "Calendar asks for tier II on Exploration: neither you nor a neighbour is there."
        )

    def test_a_card_of_somebody_else(self):
        state = in_phase(a_table(), Phase.INCOME_UPGRADE)

        assert refusal(state, UpgradeTechnology("calendar")).key == "tapestry.broken.not_your_tech"


class TestPlots:
    @pytest.mark.parametrize(
        ("plot", "why"),
        [
            ("1,0,0", "over_impassable"),
            ("0,0,0", "over_a_building"),
            ("20,0,0", "does_not_fit"),
            ("beside", "room_left"),
        ],
    )
    def test_why_a_piece_does_not_go_there(self, plot, why):
        """Mountain: plot 1,0 is impassable."""
        state = with_capital(a_table(), placed=(Placed("farm", ((0, 0),)),))
        state = with_player(state, waiting=("farm",))

        assert refusal(state, PlacePiece("p1", "farm", plot)).key == f"tapestry.broken.{why}"


class TestTurns:
    @pytest.mark.parametrize("command", [NextStep(), PlayTapestry(), UseReserve()])
    def test_a_step_that_is_not_now(self, command):
        assert refusal(a_table(), command).key == "tapestry.broken.not_now"

    def test_a_sixth_income_turn(self):
        message = refusal(a_table(era=5), TakeIncome())

        assert message.key == "tapestry.broken.five_income_turns"

    def test_to_stop_before_the_end(self):
        assert refusal(a_table(), StopPlaying()).key == "tapestry.broken.still_in_the_game"

    def test_to_advance_after_the_fifth_income_turn(self):
        state = with_resources(a_table(era=5), coin=1)

        assert refusal(state, AdvanceOnTrack("science")).key.endswith("five_income_turns")

    def test_the_elder_ones_advance_until_they_cannot(self):
        state = with_civilization(with_resources(a_table(era=5), coin=1), "elder_ones")

        AdvanceOnTrack("science").verify(state)
        assert refusal(state, StopPlaying()).key.endswith("can_still_advance")
        StopPlaying().verify(with_resources(state))

    def test_a_card_that_is_not_in_hand(self):
        state = in_phase(with_player(a_table(era=2), hand=("trap",)), Phase.INCOME_TAPESTRY)

        assert refusal(state, PlayTapestry("academia")).key == "tapestry.broken.not_in_hand"
        assert refusal(state, PlayTapestry()).key == "tapestry.broken.must_play_from_hand"

    def test_a_tapestry_on_the_fifth_income_turn(self):
        state = in_phase(a_table(era=5), Phase.INCOME_TAPESTRY)
        message = refusal(state, PlayTapestry("trap"))

        assert message.key == "tapestry.broken.no_tapestry_in_turn_five"

    def test_the_reserve_before_the_fifth_income_turn(self):
        state = in_phase(a_table(era=3), Phase.INCOME_TAPESTRY)

        assert refusal(state, UseReserve()).key == "tapestry.broken.reserve_waits"

    def test_a_civilization_before_the_masterpieces(self):
        state = with_civilization(a_table(era=2, expansions=("AA",)), "leaders")
        state = with_player(state, masterpieces=("masterpiece_01",))
        state = in_phase(state, Phase.INCOME_POWERS)

        assert refusal(state, UseCivilization("leaders")).key.endswith("masterpieces_first")
        assert refusal(state, NextStep()).key.endswith("masterpieces_first")

    def test_powers_that_one_has_not(self):
        state = in_phase(a_table(era=2), Phase.INCOME_POWERS)

        assert refusal(state, UseCivilization("leaders")).key.endswith("civilization")
        assert refusal(state, UseMasterpiece("masterpiece_01")).key.endswith("masterpiece")


class TestTheBoard:
    def test_no_tile_and_no_hex_to_explore(self):
        told = gain(a_table(), Benefit(Verb.EXPLORE)).told_keys()

        assert told == ["tapestry.told.no_tile_to_explore"]

    def test_no_territory_to_conquer(self):
        two = (MapToken("p2"), MapToken("p1", toppled=True))
        state = with_player(with_player(a_table(), outposts=5), "p2", outposts=5)
        for place in ("2,-1", "1,1", "3,0"):
            state = with_hex(state, place, 0, two)
        told = gain(state, Benefit(Verb.CONQUER)).told_keys()

        assert told == ["tapestry.told.nothing_to_conquer"]

    def test_no_outpost_left(self):
        state = with_player(a_table(), outposts=0, elsewhere=8)

        assert gain(state, Benefit(Verb.CONQUER)).told_keys() == ["tapestry.told.no_outpost"]

    def test_a_typed_face_that_is_not_on_the_die(self):
        with pytest.raises(AnswerRefused):
            gain(a_table(), Benefit(Verb.RESEARCH), answers={"p1.research.die": "arts"})


class TestInBothLanguages:
    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_the_reason_is_a_sentence(self, language):
        state = with_tokens(with_resources(a_table(), coin=3), exploration=3)
        text = words(language).text(refusal(state, AdvanceOnTrack("exploration")))

        assert "tapestry." not in text
        assert "{" not in text
