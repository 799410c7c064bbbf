"""Every chapter that carries out a verb, brought in once so that all verbs are known."""

from companion.games.tapestry.cards import (  # noqa: F401
    broadcasting,
    draw_and_keep,
    masterpieces,
    tapestries,
    tech_offer,
    tech_sides,
    technology,
    upgrading,
)
from companion.games.tapestry.city import landmarks_chosen, unplaced  # noqa: F401
from companion.games.tapestry.land import conquering, exploring, exploring_space, tiles  # noqa: F401
from companion.games.tapestry.score import points  # noqa: F401
from companion.games.tapestry.tracks import jumping, science, spaces  # noqa: F401
from companion.games.tapestry.turn import gains, prices  # noqa: F401
