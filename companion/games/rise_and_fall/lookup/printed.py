"""The printed numbers that an owner may put right from the rules: prices, costs, points, pieces."""

from __future__ import annotations

from collections.abc import Iterator

from companion.content import SHELF, fact_of
from companion.core.message import name
from companion.games.rise_and_fall import content
from companion.games.rise_and_fall.content import ACTIONS, BANK, PIECES, WORLD, Action, BankFacts
from companion.lookup import HouseFact, Text, in_every_language

HIGHEST = 99
PRICE: Text = {
    "en": "Price of a card, trophies taken: {n}",
    "fr": "Prix d’une carte, Trophées pris : {n}",
}
COST: Text = {"en": "{name}: cost in {what}", "fr": "{name} : coût en {what}"}
GAIN: Text = {"en": "{name}: gain in {what}", "fr": "{name} : gain en {what}"}
EACH: Text = {"en": "{name}: gold each", "fr": "{name} : PO chacun"}
EACH_OF: Text = {"en": "{name}: gold each (no. {n})", "fr": "{name} : PO chacun (n° {n})"}
POINTS: Text = {"en": "{name}: points of a space", "fr": "{name} : PV par case"}
PIECES_OF: Text = {"en": "{name}: pieces of a player", "fr": "{name} : pièces d’un joueur"}


def facts() -> Iterator[HouseFact]:
    """All of them, each with the number that is printed."""
    shelf = SHELF.as_printed(BANK, BankFacts)
    for at, price in enumerate(shelf.prices):
        if price is not None:
            yield _fact(fact_of(BANK, "prices", at), _named(PRICE, PRICE, at + 1), price)
    for action in SHELF.as_printed(ACTIONS, content.Actions).actions:
        yield from _of_action(action)
    for ground in SHELF.as_printed(WORLD, content.World).terrains:
        text = _named(POINTS, called("terrain", ground.id))
        yield _fact(fact_of(WORLD, "terrains", ground.id, "points"), text, ground.points)
    for kind in SHELF.as_printed(PIECES, content.Pieces).pieces:
        text = _named(PIECES_OF, called("piece", kind.id))
        yield _fact(fact_of(PIECES, "pieces", kind.id, "count"), text, kind.count)


def of_prices() -> tuple[str, ...]:
    """The names of the prices that are printed."""
    prices = content.bank_facts().prices
    return tuple(fact_of(BANK, "prices", at) for at, one in enumerate(prices) if one is not None)


def of_action(action: Action) -> tuple[str, ...]:
    """The names of an action's numbers."""
    return tuple(fact.id for fact in _of_action(action))


def _of_action(action: Action) -> Iterator[HouseFact]:
    named = {one.id: called("resource", one.id) for one in content.bank_facts().resources}
    for text, key, amounts in ((COST, "costs", action.costs), (GAIN, "gains", action.gains)):
        for what, n in amounts.items():
            said = _named(text, called("action", action.id), what=named[what])
            yield _fact(fact_of(ACTIONS, "actions", action.id, key, what), said, n)
    several = len(action.each) > 1
    for at, one in enumerate(action.each):
        text = _named(EACH_OF if several else EACH, called("action", action.id), at + 1)
        fact = fact_of(ACTIONS, "actions", action.id, "each", one.id, "gold")
        yield _fact(fact, text, one.gold)


def called(kind: str, thing: str) -> Text:
    """What a thing of the game is called."""
    return in_every_language(name("rise_and_fall", kind, thing))


def _fact(fact: str, text: Text, number: int) -> HouseFact:
    return HouseFact(fact, "amount", text, high=HIGHEST, guess=str(number), printed=True)


def _named(text: Text, name: Text, n: int = 0, what: Text | None = None) -> Text:
    things = what or name
    return {
        lang: said.format(name=name[lang], n=n, what=things[lang].lower())
        for lang, said in text.items()
    }
