"""Tapestry on the table of wood: random whole games of every kind, and what is in the boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from companion.core.question import Name
from companion.core.session import Session
from companion.games.tapestry import content, places
from companion.games.tapestry.content.teaching import taught_id
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import Options
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, OUTPOSTS_EACH, RESOURCES
from companion.games.tapestry.state import BASE_TRACKS, MapToken, State
from companion.games.tapestry.teaching.checking import PREFIX, as_text
from companion.games.tapestry.teaching.grammar import ABOUT
from tests.offers.player import filled
from tests.soak import taught_by_a_stranger, taught_cards, taught_rules, taught_words
from tests.soak.tapestry_humans import RandomGame
from tests.tapestry.teaching.by_hand import Touched
from tests.wooden.table import Kind, Outside

OFFERED, TEACHES, KNOWS, TAUGHT = 0.3, 0.5, 0.5, 0.1
"""So often: a correction is one of all that are offered; cards are taught at a table; some were in
games before; what is done by hand is teaching one more."""
NAMES = {f"other_{box}": tuple(f"{box} {n}" for n in range(1, 21)) for box in ("mm", "aa", "ff")}
"""What somebody calls a card that is taught in the middle of something, by the nameless one."""
EACH_INSPIRATION = len(BUILDINGS)
SOAKS = (taught_cards, taught_rules, taught_words, taught_by_a_stranger)
INVENTED = tuple(few.CARDS for few in SOAKS)


class WoodenGame(RandomGame):
    """A random game whose corrections could lie on a table."""

    knows: Mapping[str, str] = {}
    """What was taught in games before, as it is kept."""

    def options(self) -> Options:
        """Half of them at tables where cards are taught, some of them before."""
        options = super().options()
        if self.chance.random() < TEACHES:
            options = replace(options, teaches=True)
            few = self.chance.choice(INVENTED).taught
            self.knows = kept(few) if self.chance.random() < KNOWS else {}
        return options

    def fact(self, fact: str):
        """The cards that were taught too."""
        if fact.endswith("*"):
            return tuple(self.knows)
        return self.knows.get(fact) or super().fact(fact)

    def reply(self, question):
        """A card that is taught gets a name that nobody gave before."""
        if isinstance(question, Name) and question.places:
            names = NAMES[question.places[0].removeprefix(ABOUT)]
            return self.chance.choice([one for one in names if one not in question.taken])
        return super().reply(question)

    def nonsense(self, state: State):
        """Any way to put the table right, or one of a few that are often taken."""
        if state.options.teaches and self.chance.random() < TAUGHT:
            return self.chance.choice(all_taught()).command
        if self.chance.random() < OFFERED:
            offers = (one for one in self.session.offers if one.id.startswith("right."))
            offer = self.chance.choice([one for one in offers if one.reason is None])
            return offer.command(dict(filled(offer, self.chance)))
        return self._often(state)

    def check_end(self) -> None:
        """Another soak's affair; eras that are put right may go on for ever."""

    def _often(self, state: State):
        player = self.chance.choice(tuple(state.players))
        free = [key for key, here in state.map.items() if not here.explored]
        place = self.chance.choice(free or list(state.map))
        return SetValue(self.chance.choice(tuple(self._facts(player, place))))

    def _facts(self, player: str, place: str) -> Iterator[facts.Fact]:
        yield facts.Number(player, f"resource.{self.chance.choice(RESOURCES)}", 3)
        yield facts.Number(player, "points", self.chance.randrange(90))
        tokens = (MapToken(player),) if self.chance.random() < 0.3 else ()
        yield facts.Hex(place, -1, 0, tokens)
        yield facts.Hand(player, "hand", ("unknown",) * self.chance.randrange(4))
        yield facts.Hand(player, "tiles", ("-1",) * self.chance.randrange(4))
        track = self.chance.choice(BASE_TRACKS)
        yield facts.Tokens(player, track, (self.chance.randrange(9),))
        yield facts.Landmark("forge", player)
        yield facts.Achievement("topple_two", (player,))
        yield facts.FaceUp("tech", ("radio", "paper"))


def play(case: int, chance: Random) -> Session[State]:
    """A whole game: all boxes, levels and variants, real cards and the app's."""
    game = WoodenGame(chance, str(case))
    game.play()
    return game.session


def inventory(options: Options) -> Iterator[Kind | Outside]:
    """Rulebook, "Components"; player tokens and what the rules say has no end."""
    yield from map(Outside, places.OUTSIDE)
    yield from _cards()
    for landmark in content.landmarks():
        yield Kind(f"landmark:{landmark}", stock="landmarks")
    for person in options.participants:
        yield from _of_somebody(person.id)
        for resource in RESOURCES:
            yield Kind(resource, 1, person.id, "supply")
        for building in BUILDINGS:
            yield Kind(building, BUILDINGS_EACH, person.id, "supply")
        yield Kind("inspiration", EACH_INSPIRATION, person.id, "supply")


@cache
def all_taught() -> tuple[Touched, ...]:
    """Thirty invented cards, each under every one of its names."""
    return tuple(one for cards in INVENTED for one in cards.taught)


@cache
def kept(few: tuple[Touched, ...]) -> Mapping[str, str]:
    """Ten of them, as house facts."""
    return {f"{PREFIX}{one.taught.id}": as_text(one.taught) for one in few}


def _of_somebody(owner: str) -> Iterator[Kind]:
    yield Kind("token", None, owner, "supply")
    yield Kind("outpost", OUTPOSTS_EACH, owner, "supply")
    yield Kind("points_marker", 1, owner, "supply")


def _cards() -> Iterator[Kind]:
    """Every card, tile and mat of all boxes: what is not in play stays in the box."""
    for card in content.tapestries().values():
        yield Kind(f"tapestry:{card.id}", card.copies)
    # No more cards: what one without a name is called once it was taught.
    taught = [(one.taught.id, one.taught.card) for one in all_taught()]
    taught += [(taught_id(name), card) for card, names in NAMES.items() for name in names]
    yield from (Kind(f"tapestry:{one}", 0, once=(f"tapestry:{card}",)) for one, card in taught)
    things = {
        "tech": content.techs(),
        "territory_tile": content.territory_tiles(),
        "space_tile": content.space_tiles(),
        "civilization": content.civilizations(),
        "masterpiece": content.masterpieces(),
        "landmark_card": content.landmark_cards(),
        "capital": content.capitals(),
    }
    for back, every in things.items():
        yield from (Kind(f"{back}:{one}") for one in every)
