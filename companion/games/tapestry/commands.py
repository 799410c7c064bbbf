"""What people at a Tapestry table can do: every room lists its own."""

from __future__ import annotations

from companion.games.tapestry import superseded
from companion.games.tapestry.besides import commands as besides
from companion.games.tapestry.city import commands as city
from companion.games.tapestry.civilizations import commands as civilizations
from companion.games.tapestry.company import commands as company
from companion.games.tapestry.company import commands_of_income as company_income
from companion.games.tapestry.correcting import naming, set_value
from companion.games.tapestry.income import commands as income
from companion.games.tapestry.income import commands_of_reserve as reserve_income
from companion.games.tapestry.placing import commands as placing
from companion.games.tapestry.score import commands as score
from companion.games.tapestry.teaching import commands as teaching
from companion.games.tapestry.tracks import commands as tracks
from companion.games.tapestry.turn import commands as turn

COMMANDS = (
    *besides.COMMANDS,
    *city.COMMANDS,
    *civilizations.COMMANDS,
    *company.COMMANDS,
    *company_income.COMMANDS,
    *set_value.COMMANDS,
    *naming.COMMANDS,
    *income.COMMANDS,
    *reserve_income.COMMANDS,
    *score.COMMANDS,
    *teaching.COMMANDS,
    *tracks.COMMANDS,
    *turn.COMMANDS,
    *placing.COMMANDS,
    *superseded.COMMANDS,
)
