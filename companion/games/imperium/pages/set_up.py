"""Imperium's set-up: your cards, the Market, the C.I.V. above; the Market told by pictures."""

from __future__ import annotations

from typing import Any

from companion.core.command import Command
from companion.core.message import Message
from companion.core.offer import Offer
from companion.core.set_up import SetUp
from companion.describe.desk import Desk
from companion.describe.node import Act, Chip, Column, Field, Grid, Node, Page, Pic, Row, Text
from companion.describe.pictures import Pictures
from companion.describe.plan import Spot
from companion.describe.set_up import Laid, Line, Moment
from companion.describe.set_up import set_up as page_of
from companion.describe.set_up_laid import LINE
from companion.describe.surface import Surface
from companion.games.imperium.commands.setup import CountUnrest, LayMarket
from companion.games.imperium.nouns import EVERY_SLOT, SLOT, space_of
from companion.games.imperium.offers.setting_up import ONE_CARD, ONE_NAMED
from companion.games.imperium.say import lying_said
from companion.games.imperium.settable import NO_UNREST, POWER, UNREST
from companion.games.imperium.state import CATEGORIES, DUAL, State
from companion.games.imperium.views.naming import at_once, icons_among, in_market
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
FEW = 14
"""So many names are read at a glance."""


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
        """The Market, a card after the other, from left to right."""
        if line.key != MARKET_STEP or now.plays:
            return ()
        state: State = now.state
        unknown = [one for one in EVERY_SLOT if not space_of(state, one).categories]
        slot = next((one for one in now.desk.looking.picked if one in EVERY_SLOT), "")
        slot = slot or next(iter(unknown), "")
        tiles = tuple(_space(now, one, one == slot) for one in EVERY_SLOT)
        market = Grid(tiles, narrowest=92, most=5, key="market")
        return (market, *_to_tell(now, slot)) if slot else (market,)

    def below(self, now: Moment, line: Line) -> tuple[Node, ...]:
        """A side of the Power card; how many Unrest there are."""
        state, desk = now.state, now.desk
        if now.plays:
            return ()
        if line.key == POWER_STEP and POWER.when(state):
            chips = []
            for side in ("a", "b"):
                words = Message(f"imperium.screen.power_{side}")
                key = now.acts.add(f"power.{side}", desk.takes(POWER.on(state).with_(side=side)))
                chosen = state.you.power_side == side
                chips.append(Act(words, key, "imperium-power", chosen=chosen, share=1, key=key))
            return (Row(tuple(chips), gap=8, stacks=True, key="sides"),)
        offers = [one.on(state) for one in (UNREST, NO_UNREST) if one.when(state)]
        return tuple(_act(now, one) for one in offers) if line.key == PILE else ()


LAID = LaidHere()


def _act(now: Moment, offer: Offer[State]) -> Act:
    key = now.acts.add(offer.id, now.desk.takes(offer))
    return Act(offer.label, key, offer.icon, reason=offer.reason, key=key)


def _higher(at: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    x, y, w, h = at
    return x, (y - 0.2) / 0.8, w, h / 0.8


def _icon(state: State, slot: str) -> str:
    kinds = space_of(state, slot).categories
    return KINDS[DUAL if len(kinds) > 1 else kinds[0]] if kinds else "question"


def _space(now: Moment, slot: str, here: bool) -> Node:
    """A place of the Market and the card told of it; touched, another one is told."""
    look = now.desk.look(picked=(slot,), typed=None, opened=f"{LINE}{MARKET_STEP}")
    does, space = now.acts.add(f"slot.{slot}", look), space_of(now.state, slot)
    said = Message("imperium.number", number=int(slot))
    name = (Text(lying_said(space), "caption", "paper_ink", align="c", key="name"),)
    sides = Row((), share=1)
    picture = Row((sides, Pic(_icon(now.state, slot), 40, "paper_ink"), sides), key="picture")
    return Column(
        (Text(slot, "label", "paper_ink", True, align="c", key="n"), picture,
         *(name if space.categories else ())),
        gap=6, pad=10, fill="paper", radius=12, edge="gold" if here else "", edge_width=4 * here,
        does=does, says=said, key=does,
    )  # fmt: skip


def _to_tell(now: Moment, slot: str) -> tuple[Node, ...]:
    """Which card lies there, by name where cards are named, or by its kind."""
    state: State = now.state
    heading = Text(
        Message("imperium.naming.market", slot=int(slot)), "label", bold=True, key="which"
    )
    kinds = []
    for kind in (*CATEGORIES, DUAL):
        offer = ONE_CARD.on(state).with_(**{SLOT: slot, "category": kind})
        key = now.acts.add(f"kind.{kind}", now.desk.takes(offer))
        words = Message(f"imperium.screen.card_{kind}")
        kinds.append(Act(words, key, KINDS[kind], reason=offer.reason, key=key))
    by_kind = Grid(tuple(kinds), narrowest=180, key="kinds")
    lying = {one.card for one in state.market.spaces if one.card}
    cards = [one for one in in_market(state) if one.id not in lying]
    if not cards:
        return (heading, by_kind)
    typed = now.desk.looking.typed or ""
    icon = next((one for one in now.desk.looking.picked if one.startswith("=")), "")[1:]
    shown, left = at_once(cards, typed, now.surface.say, icon)
    names = []
    for name, one in shown:
        offer = ONE_NAMED.on(state).with_(**{SLOT: slot, "card": one.id})
        key = now.acts.add(f"card.{one.id}", now.desk.takes(offer))
        names.append(Act(name, key, one.icon, reason=offer.reason, key=key))
    more = (
        (Text(Message("imperium.naming.more", n=left), "caption", "dim", key="more"),)
        if left
        else ()
    )
    or_kind = Text(Message("imperium.naming.by_kind"), "caption", "dim", key="by_kind")
    found = Grid(tuple(names), narrowest=200, key="names")
    search = _search(now, slot, typed, icon, cards) if len(cards) > FEW else ()
    return (heading, *search, found, *more, or_kind, by_kind)


def _search(now: Moment, slot: str, typed: str, icon: str, cards: list[Any]) -> tuple[Node, ...]:
    """Letters, and icons that a card shows."""
    opened = f"{LINE}{MARKET_STEP}"
    now.acts.typed["letters"] = lambda text: now.desk.look(
        typed=text, picked=(slot, f"={icon}"), opened=opened
    )()
    field = Field(typed, Message("imperium.naming.letters"), "letters", "search", 40, key="letters")
    chips = []
    for one, name, picture in icons_among(cards):
        wanted = "" if one == icon else one
        look = now.desk.look(picked=(slot, f"={wanted}"), typed=typed, opened=opened)
        key = now.acts.add(f"shows.{one}", look)
        chips.append(Chip((picture,), name, key, one == icon, key=key))
    return (field, Grid(tuple(chips), narrowest=60, key="icons"))
