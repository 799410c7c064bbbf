"""Imperium's set-up: your cards, the Market, the C.I.V. above; the Market told by pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.set_up import SetUp
from companion.describe.desk import Desk
from companion.describe.node import Act, Grid, Node, Page, Row, Text
from companion.describe.pictures import Pictures
from companion.describe.plan import Spot
from companion.describe.set_up import Laid, Line, Moment
from companion.describe.set_up import set_up as page_of
from companion.describe.set_up_laid import LINE
from companion.describe.surface import PHONE, Surface
from companion.games.imperium.commands.setup import CountUnrest, LayMarket, card_kind
from companion.games.imperium.nouns import EVERY_SLOT, SLOT, space_of
from companion.games.imperium.offers.setting_up import ONE_CARD, ONE_NAMED
from companion.games.imperium.pages import naming
from companion.games.imperium.pages.cards import face_of_space, small
from companion.games.imperium.settable import NO_UNREST, POWER, UNREST
from companion.games.imperium.state import CATEGORIES, DUAL, State
from companion.games.imperium.views.naming import CardChoice, in_market
from companion.games.imperium.views.set_up import MARKET_STEP, PILE, set_up_view
from companion.games.imperium.views.set_up import POWER as POWER_STEP

GAME = "imperium"
PLACES = {
    "civ_dynasty": "dynasty dynasty_arthurians dynasty_atlanteans dynasty_vikings civ_voyage",
    "civ_power": "civ_power",
    "civ_state": "civ_state_barbarian civ_state_empire",
    "civ_deck": "civ_nation civ_kept civ_icons civ_deck",
    "civ_tokens": "civ_tokens",
    "unrest": "own_unrest unrest_removed unrest_pile civ_unrest",
    "fame": "king fame fame_removed",
    "small": "sort player_icons both_boxes small_decks",
    "main": "main_deck",
    "supply": "supply",
    "market": "market market_unrest market_progress",
    "slots": "slots slot_six slot_five_exhaust",
    "solstice": "solstice solstice_players",
    "developments": "developments quests",
    "above": "at_card nation_deck",
    "below": "court voyage",
    "tokens": "my_tokens markers markers_utopians",
    "state": "state_barbarian state_empire",
    "power": "power",
    "deck": "nation own_deck campaign_cards",
    "hand": "hand",
}
ZONES = {
    "civ_dynasty": (0.0, 0.0, 0.19, 0.18),
    "civ_power": (0.2, 0.0, 0.19, 0.18),
    "civ_state": (0.4, 0.0, 0.19, 0.18),
    "civ_deck": (0.6, 0.0, 0.19, 0.18),
    "civ_tokens": (0.8, 0.0, 0.2, 0.18),
    "unrest": (0.0, 0.2, 0.19, 0.19),
    "fame": (0.2, 0.2, 0.19, 0.19),
    "small": (0.4, 0.2, 0.39, 0.19),
    "main": (0.8, 0.2, 0.2, 0.19),
    "supply": (0.0, 0.41, 0.18, 0.22),
    "market": (0.19, 0.41, 0.63, 0.15),
    "slots": (0.19, 0.56, 0.63, 0.07),
    "solstice": (0.83, 0.41, 0.17, 0.22),
    "developments": (0.0, 0.65, 0.2, 0.17),
    "above": (0.21, 0.65, 0.21, 0.17),
    "below": (0.43, 0.65, 0.21, 0.17),
    "tokens": (0.65, 0.65, 0.35, 0.17),
    "state": (0.0, 0.83, 0.2, 0.17),
    "power": (0.21, 0.83, 0.21, 0.17),
    "deck": (0.43, 0.83, 0.21, 0.17),
    "hand": (0.65, 0.83, 0.35, 0.17),
}
TOKENS = ("imperium-materials", "imperium-population", "imperium-progress")
ROWS: dict[str, tuple[tuple[str, ...], ...]] = {
    "civ_dynasty": (("imperium-dynasty",),),
    "civ_power": (("imperium-power",),),
    "civ_state": (("imperium-state",),),
    "civ_deck": (("imperium-bot",),),
    "civ_tokens": (TOKENS,),
    "unrest": (("imperium-unrest",),),
    "fame": (("imperium-fame",),),
    "small": (("imperium-region", "imperium-uncivilised", "imperium-civilised"),),
    "main": (("imperium-main-deck",),),
    "supply": (TOKENS, ("imperium-action", "imperium-exhaust")),
    "slots": (("imperium-slot",) * 5,),
    "solstice": (("imperium-solstice",),),
    "developments": (("imperium-development",),),
    "above": (("imperium-accession", "imperium-nation-deck"),),
    "below": (("imperium-in-play",),),
    "tokens": (("imperium-progress", "imperium-action", "imperium-exhaust"),),
    "state": (("imperium-state",),),
    "power": (("imperium-power",),),
    "deck": (("imperium-nation",),),
    "hand": (("hand-cards",) * 2,),
}
KINDS = {**{one: f"imperium-{one}" for one in CATEGORIES}, DUAL: "imperium-civilised"}


def set_up(desk: Desk, surface: Surface) -> Page:
    """The page."""
    return page_of(desk, surface, LAID)


class LaidHere(Laid):
    """What Imperium says of it."""

    ground, pictures = GAME, Pictures(GAME, {})

    def view(self, state: State) -> SetUp[Any]:
        """The walk-through."""
        return set_up_view(state)

    def spots(self, desk: Desk, now: Line | None) -> tuple[Spot, ...]:
        """Seen from your chair; without a C.I.V. the rest takes all the room."""
        state: State = desk.session.state
        there = {line.key for part in self.view(state).parts for line in part.lines}
        items = {
            zone: tuple(one for one in its.split() if one in there) for zone, its in PLACES.items()
        }
        alone = any(items[zone] for zone in ZONES if zone.startswith("civ"))
        market = (tuple(_icon(state, one) for one in EVERY_SLOT),)
        return tuple(
            Spot(
                zone, ZONES[zone] if alone else _higher(ZONES[zone]),
                Message(f"imperium.zone.{zone}"), market if zone == "market" else ROWS[zone],
                items=its,
            )
            for zone, its in items.items()
            if its
        )  # fmt: skip

    def about(self, command: Command[Any]) -> str:
        """A card of the Market, a number, a side."""
        kinds = {LayMarket: MARKET_STEP, CountUnrest: PILE, POWER.kind: POWER_STEP}
        return kinds.get(type(command), "")

    def stage(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """The Market, a card after the other, from left to right; what can lie there."""
        if line.key != MARKET_STEP or now.plays:
            return ()
        slot = _told_now(now)
        tiles = tuple(_space(now, one, one == slot) for one in EVERY_SLOT)
        narrow = 60.0 if now.surface.shape == PHONE else 92.0
        market = Grid(tiles, narrowest=narrow, most=5, key="market")
        if not slot:
            return (market,)
        asks = Message("imperium.naming.market", slot=int(slot))
        heading = Text(asks, "label", bold=True, key="which")
        cards, kinds = _may_lie(now.state, slot), _by_kind(now, slot)
        if not cards:
            return (market, heading, kinds)
        wanted = naming.Asking(cards, lambda card: now.desk.takes(_named(now, slot, card)))
        above = _ways(now, cards)[: _above(now, cards)]
        return (market, heading, *above, naming.grid(now.desk, now.surface, now.acts, wanted))

    def below(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """What finds a card; a side of the Power card; how many Unrest there are."""
        state, desk = now.state, now.desk
        if now.plays:
            return ()
        if line.key == MARKET_STEP:
            return _finds(now)
        if line.key == POWER_STEP and POWER.when(state):
            chips = []
            for side in ("a", "b"):
                words = Message(f"imperium.screen.power_{side}")
                key = now.acts.add(f"power.{side}", desk.takes(POWER.on(state).with_(side=side)))
                chosen = state.you.power_side == side
                chips.append(Act(words, key, "imperium-power", chosen=chosen, share=1, key=key))
            return (Row(tuple(chips), gap=8, stacks=True, key="sides"),)
        return _pile(now) if line.key == PILE else ()


LAID = LaidHere()


def _pile(now: Moment) -> tuple[Node, ...]:
    """Loom counts the Unrest pile, or you watch it: chosen is what is so."""
    state, looks = now.state, now.desk.look()
    counted = state.market.unrest
    found = []
    for form, is_so in ((UNREST, counted is not None), (NO_UNREST, counted is None)):
        offer = form.on(state)
        does = now.desk.takes(offer) if form is UNREST or not is_so else looks
        key = now.acts.add(offer.id, does)
        shown = form is UNREST and counted is not None
        note = Message("imperium.page.in_pile", n=counted or 0) if shown else ""
        found.append(Act(offer.label, key, offer.icon, note=note, chosen=is_so, key=key))
    return tuple(found)


def _higher(at: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    x, y, w, h = at
    return x, (y - 0.2) / 0.8, w, h / 0.8


def _icon(state: State, slot: str) -> str:
    kinds = space_of(state, slot).categories
    return KINDS[DUAL if len(kinds) > 1 else kinds[0]] if kinds else "question"


def _told_now(now: Moment) -> str:
    """The place of the Market that is told: the one that was touched, or the first unknown one."""
    unknown = [one for one in EVERY_SLOT if not space_of(now.state, one).categories]
    touched = (one for one in now.desk.looking.picked if one in EVERY_SLOT)
    return next(touched, next(iter(unknown), ""))


def _space(now: Moment, slot: str, here: bool) -> Node:
    """A place of the Market and the card told of it; touched, another one is told."""
    look = now.desk.look(picked=(slot,), typed=None, opened=f"{LINE}{MARKET_STEP}")
    does, space = now.acts.add(f"slot.{slot}", look), space_of(now.state, slot)
    face = face_of_space(space)
    if not space.categories:
        face = replace(face, name=Message("imperium.number", number=int(slot)))
    named = now.surface.shape != PHONE
    return small(face, 64, key=does, does=does, place=int(slot), chosen=here, named=named)


def _may_lie(state: State, slot: str) -> tuple[CardChoice, ...]:
    """The cards that can lie there, where cards are named: of a kind that can, and none twice."""
    lying = {one.card for one in state.market.spaces if one.card}
    kinds = {one for one in (*CATEGORIES, DUAL) if _of_kind(state, slot, one).reason is None}
    cards = (one for one in in_market(state) if one.id not in lying)
    return tuple(one for one in cards if card_kind(one.id) in kinds)


def _of_kind(state: State, slot: str, kind: str) -> Offer[State]:
    return ONE_CARD.on(state).with_(**{SLOT: slot, "category": kind})


def _named(now: Moment, slot: str, card: str) -> Offer[State]:
    return ONE_NAMED.on(now.state).with_(**{SLOT: slot, "card": card})


def _finds(now: Moment) -> tuple[Node, ...]:
    """Its letters and icons; or its kind alone."""
    slot = _told_now(now)
    cards = _may_lie(now.state, slot) if slot else ()
    if not cards:
        return ()
    or_kind = Text(Message("imperium.naming.by_kind"), "body", "dim", key="by_kind")
    ways = _ways(now, cards)[_above(now, cards) :]
    return (*ways, or_kind, _by_kind(now, slot))


def _ways(now: Moment, cards: tuple[CardChoice, ...]) -> tuple[Node, ...]:
    return naming.ways(now.desk, now.surface, now.acts, cards)


def _above(now: Moment, cards: tuple[CardChoice, ...]) -> int:
    """In upright windows a long list stands below the letters that find a card of it."""
    long = not now.surface.is_wide and naming.is_long(now.surface, cards)
    return naming.LETTERS if long else 0


def _by_kind(now: Moment, slot: str) -> Node:
    """Which kind of card lies there."""
    kinds = []
    for kind in (*CATEGORIES, DUAL):
        offer = _of_kind(now.state, slot, kind)
        key = now.acts.add(f"kind.{kind}", now.desk.takes(offer))
        words = Message(f"imperium.screen.card_{kind}")
        kinds.append(Act(words, key, KINDS[kind], reason=offer.reason, key=key))
    return Grid(tuple(kinds), narrowest=180, key="kinds")
