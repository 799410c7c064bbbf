"""Every chapter that carries out a verb, brought in once so that all verbs are known."""

from companion.games.tapestry.rules import (  # noqa: F401
    conquering,
    exploring,
    gains,
    jumping,
    masterpieces,
    other_verbs,
    points,
    science,
    spaces,
    tapestries,
    tech_sides,
    technology,
    tiles,
    upgrading,
)
from companion.games.tapestry.rules.cards import (  # noqa: F401
    copying,
    everybody,
    technologies,
    territories,
    tracks,
    wealth,
)
from companion.games.tapestry.rules.civilizations import (  # noqa: F401
    builders,
    cards,
    dice,
    fantasies,
    items,
    outposts,
    predictions,
    renegades,
    sharing,
    spirits,
    streaks,
    tinkerers,
    townsfolk,
    travellers,
    utilitarians,
    walks,
)
