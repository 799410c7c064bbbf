"""The state in which a game begins: every pile of the C.I.V. laid out by number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import chain, count, groupby

from companion.games.imperium import in_loom
from companion.games.imperium.cards import UNREST, Card, Unseen
from companion.games.imperium.catalogue import COMMON, CardFacts, cards_of
from companion.games.imperium.content import level, nation, table
from companion.games.imperium.options import ROWS, SOLO, WITHOUT_DEVELOPMENTS, Options
from companion.games.imperium.state import MARKET, SMALL_DECKS, Civ, Market, Phase, State, You
from companion.games.imperium.tokens import Tokens

SMALL_DECK = 6
"""Cards of a small deck with the one that is dealt into the Market, for one or two players."""
GRAAL = "graal"
COMMON_UNREST = (8, 8, 10, 12)
"""For one or two, three and four players."""


def beginning(options: Options) -> State:
    """Before the first step of the set-up."""
    if options.mode == ROWS:
        return with_rows_alone(options)
    seat = options.seats[0]
    mine = nation(seat.nation)
    you = You(
        seat.nation,
        mine.starts,
        seat.power_side,
        options.start,
        exhausts=mine.exhausts,
        nation_cards=mine.nation_cards + bool(mine.at_card),
        developments=0 if seat.nation in WITHOUT_DEVELOPMENTS else mine.developments,
    )
    market = Market(unrest=unrest_at_first(options) if options.names else None)
    way = options.begins_as
    return State(options=options, civ=civ_at_start(options), you=you, market=market, way=way)


def with_rows_alone(options: Options) -> State:
    """All cards and tokens stay on the table; the table of its State card is read."""
    its = nation(options.opponent)
    civ = Civ(options.opponent, table(options.opponent).printed_side(its.starts))
    return State(options, civ, You(options.seats[0].nation), phase=Phase.ROWS)


def main_at_first(options: Options) -> int:
    """The cards of the Main deck once the Market is dealt.

    Solo booklet, "Mise en place générale": the common cards of a box but Fame and Unrest, without
    3+ and 4; six of each small deck's kind lie in it, and two of the Main deck in the Market. A
    Tributary of the other box takes the place of one of this; what a campaign brought into your
    deck is not among them.
    """
    box = f"common_{options.box}"
    kinds = (*SMALL_DECKS, "tributary")
    common = [one for one in cards_of(box) if one.kind in kinds and not one.players]
    elsewhere = {one.id for other in COMMON if other != box for one in cards_of(other)}
    yours = sum(one not in elsewhere for one in options.cards_added)
    laid = SMALL_DECK * len(SMALL_DECKS) + MARKET - len(SMALL_DECKS)
    return sum(one.copies for one in common) - yours - laid


def unrest_at_first(options: Options) -> int:
    """The Unrest cards of the pile before any lies below a Market card.

    Solo booklet, "Mise en place générale", 5 and 6: those of the common cards without 3+ and 4,
    and what the nations bring.
    """
    players = len(options.seats)
    brought = sum(nation(one).unrest_for(players) for one in options.nations)
    return COMMON_UNREST[min(players, 4) - 1] + brought - options.unrest_removed


@cache
def civ_at_start(options: Options) -> Civ:
    """Solo booklet, setting up the C.I.V."""
    if options.mode != SOLO:
        return Civ(options.opponent)
    cards = nation(options.opponent)
    rules = level(options.level)
    numbers = count(1)
    deck = tuple(Card(next(numbers)) for _ in range(cards.deck))
    slots, deck = deck[: rules.slots], deck[rules.slots :]
    civ = Civ(
        options.opponent,
        side=cards.starts,
        tokens=rules.start,
        deck=deck,
        slots=slots,
        journey="visions" if options.opponent == "utopians" else "",
    )
    civ = _with_dynasty(civ, numbers)
    civ = _in_lots(civ) if options.names else civ
    civ = replace(civ, next_card=next(numbers))
    return in_loom.taken_in(civ, faces_at_first(civ)) if options.keeps_deck else civ


def _with_dynasty(civ: Civ, numbers: count[int]) -> Civ:
    """Nation cards on the @ card on the Developments; the exceptions of four nations."""
    cards = nation(civ.nation)
    on_top = tuple(Card(next(numbers)) for _ in range(cards.nation_cards))
    at_card = (Card(next(numbers), at_card=cards.at_card),) if cards.at_card else ()
    below = tuple(Card(next(numbers)) for _ in range(cards.developments))
    if civ.nation == "arthurians":
        return replace(civ, dynasty=on_top + at_card, quests=below)
    return replace(civ, dynasty=on_top + at_card + below)


def of_kind(nation_id: str, kind: str) -> list[CardFacts]:
    """The cards of a nation that begin there, one by one."""
    cards = (one for one in cards_of(nation_id) if one.kind == kind)
    return [one for one in cards for _ in range(one.copies)]


def dynasty_at_first(nation_id: str) -> tuple[list[CardFacts], ...]:
    """What its Dynasty is made of, from the top: each part was shuffled by itself.

    Solo booklet, "Mise en place de la C.I.V.": the Developments worth most lie on top; the
    Atlanteans' Regions are shuffled above the others. Those of the Arthurians are quests.
    """
    below = [] if nation_id == "arthurians" else of_kind(nation_id, "development")
    regions = [one for one in below if nation_id == "atlanteans" and "region" in one.categories]
    others = sorted((one for one in below if one not in regions), key=lambda one: -one.civ)
    top = (of_kind(nation_id, "nation"), of_kind(nation_id, "accession"), regions)
    return (*(part for part in top if part), *([one] for one in others))


def shuffled_apart(civ: Civ) -> tuple[tuple[str, ...], ...]:
    """The faces of its deck, of each part of its Dynasty and of its quests, in the order of cards.

    Of Developments worth the same nobody knows the order; the Graal lies below the other quests.
    """
    apart = groupby(dynasty_at_first(civ.nation), _worth_together)
    dynasty = [list(chain.from_iterable(parts)) for _, parts in apart]
    quests = of_kind(civ.nation, "development") if civ.quests else []
    graal = [one for one in quests if one.name == GRAAL]
    others = [one for one in quests if one.name != GRAAL]
    groups = (of_kind(civ.nation, "starting"), *dynasty, others, graal)
    return tuple(tuple(map(face_of, cards)) for cards in groups)


def faces_at_first(civ: Civ) -> tuple[str, ...]:
    """The same in one row, before anything is shuffled."""
    return tuple(chain.from_iterable(shuffled_apart(civ)))


def _in_lots(civ: Civ) -> Civ:
    """Cards that were shuffled together are a lot."""
    shuffled = enumerate(shuffled_apart(civ), start=1)
    faces = [(face, lot) for lot, cards in shuffled for face in cards]
    numbered = {at: lot for at, (_, lot) in enumerate(faces, start=1)}

    def laid(cards: Iterable[Card | None]) -> tuple[Card, ...]:
        return tuple(replace(card, lot=numbered[card.id]) for card in cards if card)

    return replace(
        civ,
        unseen=tuple(Unseen(face, frozenset((lot,))) for face, lot in faces),
        slots=laid(civ.slots),
        deck=laid(civ.deck),
        dynasty=laid(civ.dynasty),
        quests=laid(civ.quests),
    )


def _worth_together(part: list[CardFacts]) -> tuple[str, int]:
    """Parts of a single Development lie together where they are worth the same."""
    one = part[0]
    return (one.kind, one.civ) if len(part) == 1 else (one.id, 0)


def face_of(facts: CardFacts) -> str:
    """One Unrest is like another."""
    return UNREST if UNREST in facts.categories else facts.id


def doubled(tokens: Tokens) -> Tokens:
    """Twice as many, for the game after a lost one."""
    return tokens.times(2)
