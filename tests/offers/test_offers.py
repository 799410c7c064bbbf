"""Every game can be played whole by what it offers, and by nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import isabstract
from itertools import islice
from random import Random
from typing import Any, get_type_hints

import pytest

from companion.core.codec import OneOf
from companion.core.command import Command
from companion.core.offer import Offer
from companion.lookup.ports import rules_of
from tests.offers.games import GAMES, Played
from tests.offers.player import Player, kinds_of, look_at, ways

FIRST = 8
"""So many ways to fill in an offer are looked at."""
MORE = 3
"""So many times as many games, while something is not reached: a new offer moves all chance."""


@cache
def played(game: Played) -> tuple[Counter[str], int, set[str]]:
    """What was done in some games, how many came to their end, the entries that were named."""
    done: Counter[str] = Counter()
    topics: set[str] = set()
    ended = 0
    for state in game.also():
        offers = game.game.offers(state)
        look_at(offers, state)
        for offer in filter(_open, offers):
            done.update(_kinds(offer))
    for case in range(MORE * game.games):
        if case >= game.games and _left(game, done) <= game.not_offered.keys():
            break
        chance = Random(f"offers:{case}")
        may = frozenset(game.may_refuse)
        player = Player(game.game, game.options(chance), chance, game.weight, may)
        over = player.play(game.most_steps)
        ended += over if case < game.games else 0
        done += player.done
        topics |= player.topics
    return done, ended, topics


def _left(game: Played, done: Counter[str]) -> set[str]:
    """The commands that were not reached."""
    chance = (type(game.game.use_app(kind, on=True)) for kind in game.game.chance)
    return {*_every_kind((*game.game.commands, *chance))} - done.keys()


def _open(offer: Offer[Any]) -> bool:
    return offer.reason is None


def _kinds(offer: Offer[Any]) -> set[str]:
    """Of the first ways to fill it in: a row of a sheet may be written in one of two ways."""
    return set().union(*(kinds_of(offer.make(way)) for way in islice(ways(offer, {}), FIRST)))


def _every_kind(commands: Iterable[type[Command[Any]]]) -> Iterator[str]:
    """Of commands, and of the facts that they set."""
    for command in commands:
        yield command.__name__
        for hint in get_type_hints(command).values():
            if isinstance(hint, type) and issubclass(hint, OneOf):
                yield from (one for one, kind in hint.KINDS.items() if not isabstract(kind))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
class TestOffers:
    def test_whole_games_are_played_by_them_alone(self, game):
        _, ended, _ = played(game)

        assert ended == game.games

    def test_every_command_is_reached(self, game):
        done, _, _ = played(game)

        assert _left(game, done) == game.not_offered.keys()

    def test_what_explains_an_offer_is_an_entry(self, game):
        _, _, topics = played(game)

        assert [one for one in topics if one not in rules_of(game.game.id)] == []
