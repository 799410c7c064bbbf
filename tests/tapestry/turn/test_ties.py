"""Rulebook, "End of the game", and the player aids: what breaks a tie."""

import pytest

from tests.tapestry.makers import some_options


class TestTies:
    """ "Le plus haut monument" in the newest book and with MM; "le plus de Ressources" before."""

    @pytest.mark.parametrize(
        ("boxes", "rule"),
        [((), "resources"), (("AA",), "resources"), (("MM",), "tallest"), (("FF",), "tallest")],
    )
    def test_what_breaks_them_goes_by_the_boxes(self, boxes, rule):
        assert some_options(expansions=boxes).tie_rule.value.startswith(rule)
