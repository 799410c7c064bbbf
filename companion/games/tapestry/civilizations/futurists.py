"""Civilizations gained in mid-game: what their mats do then.

Their mats, as listed in the data; what is not here is told.
"""

from __future__ import annotations

from companion.games.tapestry.civilizations.power import Power


class Futurists(Power):
    """They begin further on."""

    later_as_at_the_start = True
