"""Values of people and of the table, set by hand; undone like anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.command import Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content, places
from companion.games.tapestry.bots.events import BotsCorrected
from companion.games.tapestry.city.events import PieceWaits
from companion.games.tapestry.city.footprint_read import footprint
from companion.games.tapestry.correcting import holders
from companion.games.tapestry.correcting.events import (
    AchievementCorrected,
    HandCorrected,
    HexCorrected,
    LandmarkCorrected,
    LandmarkLifted,
    NumberCorrected,
    OfferCorrected,
    TechsCorrected,
    TokensCorrected,
)
from companion.games.tapestry.correcting.events_of_mats import CapitalCorrected, FinishedCorrected
from companion.games.tapestry.correcting.set_value import (
    SetOfPlayer,
    SetValue,
    all_different,
    in_range,
    refuse_unless,
    verify_owner,
)
from companion.games.tapestry.land import tiles
from companion.games.tapestry.player import (
    BUILDINGS,
    BUILDINGS_EACH,
    OUTPOSTS_EACH,
    RESOURCE_CAP,
    RESOURCES,
    Tech,
)
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import (
    LAST_INCOME_TURN,
    LAST_SPACE,
    OUTPOST,
    PRINTED,
    UNKNOWN,
    UNKNOWN_TILE,
    MapToken,
    State,
)
from companion.games.tapestry.turn.allowed import verify_tapestries
from companion.games.tapestry.turn.mats import outposts_told
from companion.games.tapestry.turn.names import card_name, player_name, thing_name, word
from companion.games.tapestry.turn.neighbours import bot_owners
from companion.games.tapestry.turn.turn import Turn

MOST_POINTS = 999
ROTATIONS, MOST_TOKENS = 6, 4
TOP_ROW, FACE_UP = 2, 3
TECH, TILE = "tech_card", "territory_tile"
THINGS = Message("tapestry.corrected.things")
LIMITS = {
    "points": MOST_POINTS,
    "outposts": OUTPOSTS_EACH,
    "income_turns": LAST_INCOME_TURN,
    "rows": 9,
    "columns": 9,
    **{f"resource.{one}": RESOURCE_CAP for one in RESOURCES},
    **{f"building.{one}": BUILDINGS_EACH for one in BUILDINGS},
}


def most_of(state: State, player: str, what: str) -> int:
    """How high a number may be set; outposts on the map or on mats are not in the supply too."""
    me = state.players[player]
    if what != "outposts":
        return LIMITS[what]
    return me.outposts + max(0, me.elsewhere - outposts_told(me.civilizations))


def _kinds(tokens: Iterable[MapToken]) -> Counter[tuple[str, str]]:
    """What stands on a hex, whichever way up."""
    return Counter((token.owner, token.kind) for token in tokens)


@dataclass(frozen=True, slots=True)
class Correct(SetOfPlayer):
    """Set a number of a player: `what` as in NumberCorrected."""

    SEEN = NumberCorrected

    player: str
    what: str
    value: int
    note: str = ""

    def check(self, state: State) -> None:
        most = most_of(state, self.player, self.what) if self.what in LIMITS else 0
        low = -MOST_POINTS if self.what == "points" else 0
        if self.what not in LIMITS or not low <= self.value <= most:
            raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)

    def carry_out(self, step: Step[State]) -> None:
        step.record(self.seen())
        fewer = self.what == "income_turns" and self.value < LAST_INCOME_TURN
        if fewer and step.state.players[self.player].finished:
            step.record(FinishedCorrected(self.player, False, self.note))
        self._take_up(step)

    def _take_up(self, step: Step[State]) -> None:
        """No more buildings of a kind stand in the capital than there are."""
        kind, _, which = self.what.partition(".")
        city, left = step.state.players[self.player].capital, self.value
        stands = [n for n, one in enumerate(city.placed) if one.piece == which]
        if kind == "building" and len(stands) > left:
            kept = [one for n, one in enumerate(city.placed) if n not in stands[left:]]
            waiting = step.state.players[self.player].waiting
            step.record(CapitalCorrected(self.player, tuple(kept), city.districts, waiting))

    def label(self, entry: Entry[State]) -> Message:
        kind, _, which = self.what.partition(".")
        what = thing_name(which) if which else Message(f"tapestry.corrected.{kind}")
        player = player_name(entry.before, self.player)
        return Message("tapestry.label.correct", player=player, what=what, n=self.value)


@dataclass(frozen=True, slots=True)
class CorrectTokens(SetValue):
    """Set where an owner's tokens stand on a track."""

    SEEN = TokensCorrected

    owner: str
    track: str
    spaces: tuple[int, ...]
    completed: bool = False
    note: str = ""

    def verify(self, state: State) -> None:
        verify_owner(state, self.owner)
        if self.track not in state.used_tracks():
            raise RuleBroken("tapestry.broken.no_such_track", track=word("track", self.track))
        in_range(0, LAST_SPACE, *self.spaces)
        in_range(0, MOST_TOKENS, len(self.spaces))

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "tapestry.label.correct_track",
            player=player_name(entry.before, self.owner),
            track=word("track", self.track),
        )


@dataclass(frozen=True, slots=True)
class CorrectHex(SetValue):
    """Set what lies on a hex: the tile (none, unknown, its number), its turn, the tokens."""

    SEEN = HexCorrected

    place: str
    tile: int | None = None
    rotation: int = 0
    tokens: tuple[MapToken, ...] = ()
    note: str = ""

    def verify(self, state: State) -> None:
        here = state.map.get(self.place)
        if here is None:
            raise RuleBroken("tapestry.broken.no_such_hex", hex=self.place)
        refuse_unless((here.tile == 0) == (self.tile == 0), tiles.place_name(state, self.place))
        if self.tile not in (None, PRINTED, UNKNOWN_TILE):
            self._verify_tile(state, self.tile or 0)
        if self.tile is None and self.tokens:
            raise RuleBroken("tapestry.broken.tokens_need_land")
        in_range(0, ROTATIONS - 1, self.rotation)
        in_range(0, MOST_TOKENS, len(self.tokens))
        for token in self.tokens:
            verify_owner(state, token.owner)
        self._verify_outposts(state)

    def _verify_tile(self, state: State, tile: int) -> None:
        if tile not in content.territory_tiles():
            raise RuleBroken("tapestry.broken.out_of_range", low=1, most=48)
        lies = next((key for key, here in state.map.items() if here.tile == tile), self.place)
        if holders.reserved_by(state, TILE, str(tile)):
            raise RuleBroken("tapestry.broken.tile_elsewhere")
        if lies != self.place:
            raise RuleBroken(
                "tapestry.broken.tile_already_placed", hex=tiles.place_name(state, lies)
            )

    def _verify_outposts(self, state: State) -> None:
        after = self.seen().apply(state)
        if any(me.outposts < 0 for me in after.players.values()):
            raise RuleBroken("tapestry.broken.no_outpost")
        if any(left < 0 for left in self._left_of_bots(state).values()):
            raise RuleBroken("tapestry.broken.no_outpost")

    def _left_of_bots(self, state: State) -> dict[str, int]:
        """The outposts that bots can still place, where that changes."""
        was, now = _kinds(state.map[self.place].tokens), _kinds(self.tokens)
        left = state.bots.outposts_left if state.bots else {}
        fewer = {bot: now[(bot, OUTPOST)] - was[(bot, OUTPOST)] for bot in bot_owners(state)}
        return {bot: left.get(bot, 0) - n for bot, n in fewer.items() if n}

    def carry_out(self, step: Step[State]) -> None:
        gone = _kinds(step.state.map[self.place].tokens) - _kinds(self.tokens)
        left_of_bots = sorted(self._left_of_bots(step.state).items())
        hexagon = self.seen()
        bots = [BotsCorrected(f"outposts.{bot}", left, self.note) for bot, left in left_of_bots]
        added = bool(_kinds(self.tokens) - _kinds(step.state.map[self.place].tokens))
        for event in (*bots, hexagon) if added else (hexagon, *bots):
            step.record(event)
        for owner, kind in gone.elements():
            if owner in step.state.players and places.is_figure(kind):
                step.record(PieceWaits(owner, kind))

    def label(self, entry: Entry[State]) -> Message:
        place = tiles.place_name(entry.before, self.place)
        return Message("tapestry.label.correct_hex", hex=place)


@dataclass(frozen=True, slots=True)
class CorrectTechs(SetOfPlayer):
    """Set a player's technologies: cards, rows, landmarks on them."""

    SEEN = TechsCorrected

    player: str
    techs: tuple[Tech, ...]
    note: str = ""

    def check(self, state: State) -> None:
        cards = [tech.card for tech in self.techs]
        known = set(content.techs())
        strange = [c for c in cards if c not in known and not c.startswith(UNKNOWN)]
        refuse_unless(not strange and all_different(cards), self.what_it_is())
        if not all(0 <= tech.row <= TOP_ROW for tech in self.techs):
            raise RuleBroken("tapestry.broken.no_such_row")
        for card in cards:
            if card.startswith(UNKNOWN):
                continue
            holder, reserved = holders.of_tech(state, card), holders.reserved_by(state, TECH, card)
            if reserved or holder not in ("", self.player):
                whose = player_name(state, reserved or holder)
                name = card_name("tech", card)
                raise RuleBroken("tapestry.broken.card_elsewhere", card=name, player=whose)

    def carry_out(self, step: Step[State]) -> None:
        before = {t.landmark for t in step.state.players[self.player].techs} - {""}
        step.record(self.seen())
        for landmark in sorted(before - {tech.landmark for tech in self.techs}):
            step.record(PieceWaits(self.player, landmark))

    def what_it_is(self) -> Message:
        return thing_name("tech_card")


@dataclass(frozen=True, slots=True)
class CorrectHand(SetOfPlayer):
    """Set a player's tapestries ("hand") or tiles ("tiles", "space_tiles")."""

    SEEN = HandCorrected

    player: str
    what: str
    items: tuple[str, ...]
    note: str = ""

    def check(self, state: State) -> None:
        known = {
            "hand": {UNKNOWN, *content.tapestries()},
            "tiles": {str(UNKNOWN_TILE), *map(str, content.territory_tiles())},
            "space_tiles": {str(UNKNOWN_TILE), *map(str, content.space_tiles())},
        }
        refuse_unless(set(self.items) <= known.get(self.what, set()), THINGS)
        refuse_unless(self.what in known, THINGS)
        if self.what == "hand":
            verify_tapestries(state, self.player, self.items, state.players[self.player].hand)
        else:
            self._verify_tiles(state)
        deck = {"hand": "tapestry", "tiles": "territory"}.get(self.what, "space")
        after = self.seen().apply(state)
        refuse_unless(after.missing(deck) <= state.missing(deck), THINGS)

    def _verify_tiles(self, state: State) -> None:
        """A tile is in one place only."""
        named = [item for item in self.items if item != str(UNKNOWN_TILE)]
        others = [me for player, me in state.players.items() if player != self.player]
        gone = {str(here.tile) for here in state.map.values()} if self.what == "tiles" else set()
        for me in others:
            gone |= {str(tile) for tile in getattr(me, self.what)}
        for me in state.players.values():
            gone |= set(me.reserved(TILE if self.what == "tiles" else "space_tile"))
        if len(set(named)) != len(named) or gone & set(named):
            raise RuleBroken("tapestry.broken.tile_elsewhere")

    def what_it_is(self) -> Message:
        return Message(f"tapestry.corrected.{self.what}")


@dataclass(frozen=True, slots=True)
class CorrectLandmark(SetValue):
    """Give a landmark to an owner, to be placed, or back to the board (empty)."""

    landmark: str
    owner: str = ""
    note: str = ""

    def verify(self, state: State) -> None:
        refuse_unless(self.landmark in content.landmarks(), THINGS)
        if self.owner:
            verify_owner(state, self.owner)

    def carry_out(self, step: Step[State]) -> None:
        figure = content.landmark(self.landmark)
        holder = step.state.landmarks.get(self.landmark, "")
        if holder in step.state.players and holder != self.owner:
            step.record(LandmarkLifted(self.landmark, holder, self.note))
        step.record(
            LandmarkCorrected(self.landmark, self.owner, figure.track, figure.space, self.note)
        )
        if self.owner in step.state.players and holder != self.owner:
            footprint(Turn(step, self.owner), self.landmark)
            step.record(PieceWaits(self.owner, self.landmark))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.correct_landmark", landmark=word("landmark", self.landmark))


@dataclass(frozen=True, slots=True)
class CorrectAchievement(SetValue):
    """Set who holds the places of an achievement, highest first."""

    SEEN = AchievementCorrected

    achievement: str
    owners: tuple[str, ...]
    note: str = ""

    def verify(self, state: State) -> None:
        refuse_unless(self.achievement in content.achievements(), THINGS)
        for owner in self.owners:
            verify_owner(state, owner)
        most = len(achievements.values(state, self.achievement))
        if not all_different(self.owners) or len(self.owners) > most:
            raise RuleBroken("tapestry.broken.out_of_range", low=0, most=most)

    def label(self, entry: Entry[State]) -> Message:
        name = word("achievement", self.achievement)
        return Message("tapestry.label.correct_achievement", achievement=name)


@dataclass(frozen=True, slots=True)
class CorrectOffer(SetValue):
    """Set the face-up technologies ("tech") or masterpieces ("masterpiece")."""

    SEEN = OfferCorrected

    what: str
    cards: tuple[str, ...]
    note: str = ""

    def verify(self, state: State) -> None:
        known = {"tech": content.techs(), "masterpiece": content.masterpieces()}.get(self.what, {})
        held = {tech.card for me in state.players.values() for tech in me.techs}
        held |= {card for me in state.players.values() for card in me.masterpieces}
        held |= {card for me in state.players.values() for card in me.reserved(TECH)}
        free = set(self.cards) <= set(known) - held and all_different(self.cards)
        refuse_unless(bool(known) and free and len(self.cards) <= FACE_UP, THINGS)

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"tapestry.label.correct_offer.{self.what}")


COMMANDS = (
    Correct,
    CorrectTokens,
    CorrectHex,
    CorrectTechs,
    CorrectHand,
    CorrectLandmark,
    CorrectAchievement,
    CorrectOffer,
)
