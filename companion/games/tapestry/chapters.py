"""Every chapter that carries out a verb, brought in once so that all verbs are known."""

from companion.games.tapestry.cards import (  # noqa: F401
    broadcasting,
    draw_and_keep,
    in_hand,
    masterpieces,
    tapestries,
    tech_offer,
    tech_sides,
    technology,
    upgrading,
)
from companion.games.tapestry.city import building, landmarks_chosen, unplaced  # noqa: F401
from companion.games.tapestry.civilizations import new_civilization  # noqa: F401
from companion.games.tapestry.income import inspiration, reserve  # noqa: F401
from companion.games.tapestry.land import conquering, exploring, exploring_space, in_supply, tiles  # noqa: F401
from companion.games.tapestry.score import points  # noqa: F401
from companion.games.tapestry.tracks import jumping, science, spaces  # noqa: F401
from companion.games.tapestry.turn import gains, prices  # noqa: F401
