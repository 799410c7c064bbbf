"""Tables, players and turns with defaults, for the tests of the human side."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from companion.core.chance import CARDS, DICE, Chance
from companion.core.step import Sources, Step
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.game import GAME
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.options import Bots, CapitalKept, Options, Participant
from companion.games.tapestry.player import BUILDINGS, RESOURCES, Civilization, Tech
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.state import Deck, Phase, State, Territory
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

POWERS, TAPESTRY, UPGRADE, POINTS, GAIN = (
    Phase.INCOME_POWERS,
    Phase.INCOME_TAPESTRY,
    Phase.INCOME_UPGRADE,
    Phase.INCOME_POINTS,
    Phase.INCOME_GAIN,
)
"""The steps of an income turn."""
STARTS = {"p1": "2,0", "p2": "-2,2", "p3": "0,-2"}


def some_options(people=2, *, solo=False, grid=True, **changes) -> Options:
    """Two people and no bots, unless said otherwise."""
    kept = CapitalKept.GRID if grid else CapitalKept.COUNTS
    seats = tuple(Participant(f"p{n}", capital=kept) for n in range(1, people + 1))
    bots = Bots.AUTOMA if solo else Bots.NONE
    return Options(participants=seats, bots=bots, **changes)


def a_table(people=2, *, solo=False, grid=True, era=1, turn="p1", **changes) -> State:
    """In the middle of a game, `turn` to move, everybody in this era, two outposts each."""
    state = begin(some_options(1 if solo else people, solo=solo, grid=grid, **changes))
    state = replace(state, phase=Phase.TURN, turn=turn, turn_number=9)
    for player in state.players:
        place = STARTS.get(player)
        if place in state.map:
            for _ in range(2):
                state = TokenPlaced(place, player).apply(state)
        state = with_player(state, player, income_turns=era, start=place or "")
        state = with_capital(state, player, mat="mountain")
    return state


def with_player(state: State, player="p1", **changes) -> State:
    """Something else for one player."""
    changed = replace(state.players[player], **changes)
    return replace(state, players={**state.players, player: changed})


def with_capital(state: State, player="p1", **changes) -> State:
    """Something else in one player's capital."""
    capital = replace(state.players[player].capital, **changes)
    return with_player(state, player, capital=capital)


def with_resources(state: State, player="p1", **amounts) -> State:
    """These resources, none of the others."""
    return with_player(state, player, resources={r: amounts.get(r, 0) for r in RESOURCES})


def with_buildings(state: State, player="p1", **amounts) -> State:
    """So many income buildings off the mat."""
    return with_player(state, player, buildings={b: amounts.get(b, 0) for b in BUILDINGS})


def with_tokens(state: State, owner="p1", **tracks) -> State:
    """Tokens on these spaces; one number, or several."""
    moved = {t: (s,) if isinstance(s, int) else tuple(s) for t, s in tracks.items()}
    return replace(state, tracks={**state.tracks, owner: {**state.tracks[owner], **moved}})


def with_techs(state: State, player="p1", **rows) -> State:
    """These technology cards in these rows."""
    return with_player(state, player, techs=tuple(Tech(card, row) for card, row in rows.items()))


def with_civilization(state: State, civilization: str, player="p1", **marks) -> State:
    """One civilization more."""
    mats = (*state.players[player].civilizations, Civilization(civilization, True, marks))
    return with_player(state, player, civilizations=mats)


def with_hex(state: State, place: str, tile=1, tokens=(), rotation=0) -> State:
    """This on a hex."""
    here = Territory(tile, rotation, tuple(tokens))
    return replace(state, map={**state.map, place: here})


def with_decks(state: State, **decks) -> State:
    """Other piles."""
    return replace(state, decks={**state.decks, **decks})


def with_tapestries(state: State, hand, *left, **more) -> State:
    """This hand of the first player, and these left in the deck."""
    return with_player(with_decks(state, tapestry=Deck(left)), hand=hand, **more)


def in_phase(state: State, phase: Phase) -> State:
    """In this step of the turn."""
    return replace(state, phase=phase)


@dataclass
class Played:
    """What came of a command or of benefits."""

    state: State
    events: list = field(default_factory=list)
    told: list = field(default_factory=list)
    questions: dict = field(default_factory=dict)

    @property
    def me(self):
        """The first player."""
        return self.state.players["p1"]

    def points(self, player="p1"):
        """The points of this step by source."""
        found = {}
        for event in self.events:
            if type(event).__name__ == "PointsScored" and event.player == player:
                found[event.source] = found.get(event.source, 0) + event.amount
        return found

    def told_keys(self):
        """The keys of what was told."""
        return [instruction.text.key for instruction in self.told]


def a_step(state: State, answers=None, by_app=(DICE, CARDS), facts=None) -> Step:
    """A step with these answers; the app rolls and draws."""
    sources = Sources(
        said=dict(answers or {}),
        chance=Chance("7", 1),
        by_app=by_app,
        facts=facts or (lambda _: None),
    )
    return Step(state, sources)


def play(state: State, command, answers=None, by_app=(DICE, CARDS)) -> Played:
    """Do a command with these answers."""
    command.verify(state)
    step = a_step(state, answers, by_app)
    command.carry_out(step)
    GAME.invariants(step.state)
    return Played(step.state, step.events, step.told, step.questions)


def refused(state: State, command) -> str:
    """The key of the reason."""
    with pytest.raises(RuleBroken) as error:
        command.verify(state)
    return error.value.message.key


def placing_later(*keys) -> dict[str, str]:
    """Answers: pieces wait."""
    return dict.fromkeys(keys or ("p1.city.place",), "later")


def gain(
    state: State, *benefits: Benefit, answers=None, by_app=(DICE, CARDS), detail="x"
) -> Played:
    """Let the first player gain these."""
    step = a_step(state, answers, by_app)
    verbs.gain_all(Turn(step, "p1"), benefits, "track", "x")
    GAME.invariants(step.state)
    return Played(step.state, step.events, step.told, step.questions)


def a_gain(what: str, n=1) -> Benefit:
    """Gain so many of a thing."""
    return Benefit(Verb.GAIN, what=what, n=n)
