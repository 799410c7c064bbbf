"""Which printed cards the C.I.V. has, and which of them nobody sees.

What lies face down is known by what went there: its own starting cards, what came off its
Dynasty, what it took from the Market by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from companion.games.imperium import lots
from companion.games.imperium.cards import UNREST, Card
from companion.games.imperium.catalogue import COMMON, CardFacts, alike, card, cards_of, copies
from companion.games.imperium.options import Options
from companion.games.imperium.start import GRAAL, civ_at_start, of_kind
from companion.games.imperium.state import Civ, State

MARKET_KINDS = ("uncivilised", "civilised", "region", "tributary")
FAME, TRIBUTARY = "fame", "tributary"


def unseen(state: State, slot: int) -> tuple[str, ...]:
    """The cards that may lie face down in a slot, by id; Unrest is always possible.

    What was put there before everybody's eyes is known; of the others those of its shuffle.
    """
    lies = state.civ.slots[slot - 1]
    if lies is None or (lies.name and lies.name != UNREST):
        return (lies.name,) if lies else ()
    return may_lie(state, (lies,))


def nameable(state: State, slot: int) -> tuple[str, ...]:
    """The same, and then all else that it has hidden: a card may have been named otherwise."""
    likely, lies = unseen(state, slot), state.civ.slots[slot - 1]
    known = lies is not None and lies.name not in ("", UNREST)
    return likely if known else tuple(dict.fromkeys((*likely, *hidden(state))))


def may_lie(state: State, cards: Iterable[Card]) -> tuple[str, ...]:
    """What the cards may be that nobody has named, by id: those they were shuffled with."""
    if not state.civ.unseen:
        return hidden(state)
    faces = lots.faces_in(state.civ, (one.lot for one in cards if not one.name))
    alikes = {alike(one) for one in faces if one not in ("", UNREST)}
    if "" in faces:
        alikes |= {alike(one) for one in strangers_may_be(state)}
    return tuple(one for one in hidden(state) if alike(one) in alikes)


def hidden(state: State) -> tuple[str, ...]:
    """Its cards, by id, of which nobody knows where they lie; Unrest is not among them."""
    civ = state.civ
    cards = _nation_cards(state) + Counter(civ.taken)
    if civ.strangers:
        cards += Counter(on_the_way(state, _strange(civ)))
    cards -= Counter(civ.gone) + _known(civ)
    return one_of_each(+cards)


def one_of_each(cards: Counter[str]) -> tuple[str, ...]:
    """One of each that can be told apart."""
    first: dict[tuple[object, ...], str] = {}
    for one in cards:
        first.setdefault(alike(one), one)
    return tuple(first.values())


def unrest_hidden(state: State) -> int:
    """How many of its Unrest nobody knows the place of."""
    civ = state.civ
    own = (one for one in cards_of(civ.nation) if UNREST in one.categories)
    had = sum(one.copies for one in own if one.kind in _kinds_in_play(state))
    return had + civ.unrest - sum(one.name == UNREST for one in civ.cards())


def on_the_way(state: State, kinds: tuple[str, ...] = MARKET_KINDS) -> tuple[str, ...]:
    """The common cards of these kinds that may still come from somewhere, by id."""
    return tuple(left_on_the_way(state, kinds))


def left_on_the_way(state: State, kinds: tuple[str, ...] = MARKET_KINDS) -> Counter[str]:
    """How many of each of them."""
    cards = _common(state.options, kinds)
    cards -= Counter(state.civ.taken + state.civ.gone) + Counter(state.away + state.exiled)
    cards -= Counter(one.card for one in state.market.spaces if one.card)
    return +cards


def in_space(state: State, slot: int) -> tuple[str, ...]:
    """What may lie in a space of the Market, by id: what nobody has seen elsewhere, then what is
    named in another space.
    """
    spaces = state.market.spaces
    here = (*spaces[: slot - 1], replace(spaces[slot - 1], card=""), *spaces[slot:])
    state = replace(state, market=replace(state.market, spaces=here))
    there = (one.card for one in here if one.card)
    return tuple(dict.fromkeys((*on_the_way(state), *there)))


def twice_named(state: State, slot: int, card_id: str) -> tuple[int, ...]:
    """The other spaces in which this card was named, where it does not lie that often."""
    spaces = enumerate(state.market.spaces, start=1)
    others = tuple(at for at, one in spaces if card_id and one.card == card_id and at != slot)
    return others if len(others) >= (card(card_id).copies if card_id else 0) else ()


def fame_left(state: State) -> tuple[str, ...]:
    """The Fame cards that may still be drawn."""
    cards = _common(state.options, ("fame",))
    return tuple(+(cards - Counter(state.civ.taken) - Counter(state.away)))


def strangers_may_be(state: State) -> tuple[str, ...]:
    """Which cards those may be that the C.I.V. took and nobody named."""
    return on_the_way(state, _strange(state.civ))


def yours_at_most(state: State) -> Counter[str]:
    """How many you may have of each card: of your nation's, and of the common ones that nobody
    else is known to have. What a campaign took out of your deck is not among them.
    """
    mine = Counter({one.id: one.copies or 1 for one in cards_of(state.you.nation) if _counts(one)})
    mine -= Counter(state.options.cards_removed)
    common = _common(state.options, (*MARKET_KINDS, FAME))
    common -= Counter(state.civ.taken + state.exiled)
    common -= Counter(one.card for one in state.market.spaces if one.card)
    return mine + common + Counter(_campaign(state.options))


def yours_by_copy(state: State) -> tuple[str, ...]:
    """The same one by one: of a card that lies there twice you may have lost one."""
    every = yours_at_most(state).items()
    return tuple(one for card_id, n in every for one in copies(card_id, n))


def yours_at_first(state: State) -> Counter[str]:
    """What you have as far as is known: your starting cards, what a campaign brought into your
    deck and what you took by name.
    """
    starting = (one for one in cards_of(state.you.nation) if one.kind == "starting")
    have = Counter({one.id: one.copies for one in starting})
    have += Counter((*_campaign(state.options), *state.away))
    return have & yours_at_most(state)


def _campaign(options: Options) -> tuple[str, ...]:
    """Cards that the campaign brought into your deck, where they are known by name."""
    every = {one.id for box in COMMON for one in cards_of(box)}
    return tuple(one for one in options.cards_added if one in every)


def _counts(one: CardFacts) -> bool:
    """It may be worth points by itself: no Power card, no Unrest, no other face without points."""
    face = one.kind.startswith("power") or UNREST in one.categories
    return not face and bool(one.copies or "depends" in one.reprint)


def quests_left(state: State) -> tuple[str, ...]:
    """The quests that may lie on top of those pending; the Graal lies at the bottom."""
    cards = Counter(one.id for one in of_kind(state.civ.nation, "development"))
    return tuple(one for one in +(cards - Counter(state.civ.met)) if card(one).name != GRAAL)


def _strange(civ: Civ) -> tuple[str, ...]:
    """Of which kinds the cards are that nobody named; of any where a pile was counted anew."""
    known = dict.fromkeys(civ.strange)
    return tuple(known) if len(civ.strange) == civ.strangers else (*MARKET_KINDS, FAME)


def _nation_cards(state: State) -> Counter[str]:
    """Its starting cards; those of its Dynasty once some came off it."""
    kinds = _kinds_in_play(state)
    return Counter({one.id: one.copies for one in cards_of(state.civ.nation) if _own(one, kinds)})


def _kinds_in_play(state: State) -> tuple[str, ...]:
    kinds = ["starting"]
    if len(state.civ.dynasty) < len(civ_at_start(state.options).dynasty):
        kinds += ["nation", "accession", "development"]
    if len(state.civ.quests) < len(civ_at_start(state.options).quests):
        kinds += ["development"]
    return tuple(kinds)


def _own(card: CardFacts, kinds: tuple[str, ...]) -> bool:
    return card.kind in kinds and card.copies > 0 and UNREST not in card.categories


def _common(options: Options, kinds: tuple[str, ...] = MARKET_KINDS) -> Counter[str]:
    """The common cards on the table; those for more players are not."""
    found = [one for one in _playable(options, f"common_{options.box}") if one.kind in kinds]
    if TRIBUTARY in kinds and len(found) != len(_named_apart(options, found)):
        (other,) = (one for one in COMMON if one != f"common_{options.box}")
        more = [one for one in _playable(options, other) if one.kind == TRIBUTARY]
        found = _named_apart(options, [*found, *more])
    found_of = Counter({one.id: one.copies for one in found})
    return found_of - Counter(_campaign(options)) if options.cards_added else found_of


def _playable(options: Options, owner: str) -> list[CardFacts]:
    alone = len(options.seats) < 3
    return [one for one in cards_of(owner) if not (alone and one.players)]


def _named_apart(options: Options, cards: list[CardFacts]) -> list[CardFacts]:
    """Rulebook, "Jouer avec les deux boîtes": a Tributary named like a nation in play is replaced
    by one of the other box.
    """
    nations = options.nations
    return [one for one in cards if one.kind != TRIBUTARY or one.name not in nations]


def _known(civ: Civ) -> Counter[str]:
    """Where they lie is known, in the open or not."""
    return Counter(card.name for card in civ.cards() if card.name)
