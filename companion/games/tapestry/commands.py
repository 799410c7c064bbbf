"""What people at a Tapestry table can do."""

from __future__ import annotations

from companion.core.rooms import commands_of
from companion.games.tapestry import superseded
from companion.games.tapestry.besides import commands as besides
from companion.games.tapestry.bots import commands as bots
from companion.games.tapestry.city import commands as city
from companion.games.tapestry.civilizations import commands as civilizations
from companion.games.tapestry.company import commands as company
from companion.games.tapestry.company import commands_of_income as company_income
from companion.games.tapestry.correcting import naming, set_value
from companion.games.tapestry.income import commands as income
from companion.games.tapestry.income import commands_of_reserve as reserve_income
from companion.games.tapestry.placing import commands as placing
from companion.games.tapestry.placing import let_app
from companion.games.tapestry.score import commands as score
from companion.games.tapestry.setup import capitals, finish, landmark_cards
from companion.games.tapestry.setup import civilizations as mats
from companion.games.tapestry.teaching import commands as teaching
from companion.games.tapestry.tracks import commands as tracks
from companion.games.tapestry.turn import commands as turn

SET_UP = (capitals, mats, landmark_cards, finish)
TURN = (besides, city, civilizations, income, reserve_income, score, tracks, turn)
COMMANDS = commands_of(
    *SET_UP, *TURN, company, company_income, set_value, naming, teaching, placing, let_app, bots,
    superseded,
)  # fmt: skip
