"""What hands do, in words: an act of the table as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.act import BOTTOM, BOX, DOWN, Act, Verb, place_of
from companion.core.message import Message
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import named
from companion.games.imperium.events.keeping import MIXED, lies_hidden
from companion.games.imperium.events.tokens import tokens_at
from companion.games.imperium.places import (
    CARD,
    CIV_TOKENS,
    FACE_DOWN,
    HEAP,
    MAIN_DECK,
    MAIN_PILE,
    PILES,
    UNREST_CARD,
    UNREST_PILE,
    UNREST_UNCOUNTED,
    VOYAGE_CARDS,
    YOUR_TOKENS,
    purse,
)
from companion.games.imperium.state import SMALL_DECKS, State
from companion.games.imperium.tokens import KINDS

CARRIED = (Verb.MOVE, Verb.DRAW, Verb.LAY, Verb.DISCARD, Verb.RETURN)
"""Carried from one place to another, whatever the rules call it."""
FROM, TO, AT = "imperium.hands.from.", "imperium.hands.to.", "imperium.hands.at."
ONE_PLACE = {UNREST_UNCOUNTED: UNREST_PILE, MAIN_PILE: MAIN_DECK}
"""Called the same, counted or not."""
NUMBERED = ("slot", "market", "below")
ICONS = {
    UNREST_CARD: "imperium-unrest",
    "action": "imperium-action",
    "exhaust": "imperium-exhaust",
    "state_card": "imperium-empire",
    "power_card": "imperium-power",
    "king_of_kings": "imperium-fame",
}


def act_line(acts: Sequence[Act], before: State) -> Message:
    """One line for acts that go the same way."""
    first = acts[0]
    if puts_away_unseen(first):
        return Message("imperium.naming.sort")
    if first.verb is Verb.TURN:
        return _turned(first)
    things = tuple(_thing(act, before) for act in acts)
    source, target = _end(FROM, first, first.source), _end(TO, first, first.target)
    return Message(f"imperium.hands.{_manner(first)}", things=things, source=source, target=target)


def puts_away_unseen(act: Act) -> bool:
    """Loom takes its deck in: nobody is told which card lies where face down."""
    its = act.source.startswith(tuple(PILES.values())) or act.source.startswith("slot:")
    return its and lies_hidden(act.source) and act.target in (BOX, HEAP, FACE_DOWN)


def act_icon(act: Act) -> str:
    """The picture before it."""
    if act.piece in KINDS:
        return f"imperium-{act.piece}"
    return "shuffle" if act.verb is Verb.SHUFFLE else ICONS.get(act.piece, "card")


def _manner(act: Act) -> str:
    """How it is said: who takes or pays is named."""
    if act.verb in CARRIED:
        return "put"
    if act.verb is Verb.SHUFFLE and act.source == MIXED:
        return "mix"
    if act.verb in (Verb.SHUFFLE, Verb.GIVE):
        return act.verb.value
    mine = (act.source if act.verb is Verb.PAY else act.target) == YOUR_TOKENS
    return f"{act.verb.value}_{'you' if mine else 'civ'}"


def _turned(act: Act) -> Message:
    """A card is turned over; another piece shows its other face."""
    if act.piece == CARD:
        return Message("imperium.hands.turn_unnamed", source=_end(AT, act, act.source))
    if act.piece.startswith(CARD) and act.source.startswith("market:"):
        what = _piece(act)
        return Message("imperium.hands.lies", source=_end(AT, act, act.source), things=what)
    if act.piece.startswith(CARD):
        where = _end(AT, act, act.source)
        return Message("imperium.hands.turn", things=_piece(act), source=where)
    if act.piece in VOYAGE_CARDS.values():
        return Message("imperium.hands.show", things=_piece(act))
    side = len(act.face) == 1
    face = act.face.upper() if side else named("key", act.face)
    whose = Message(f"imperium.hands.of_{act.owner}") if act.owner else ""
    said = Message("imperium.hands.face", what=_piece(act), whose=whose, face=face)
    return Message("imperium.hands.show", things=said)


def _piece(act: Act) -> Message:
    """So many of a piece."""
    if act.piece in KINDS:
        return Message(f"imperium.tokens.{act.piece}", n=act.n)
    if act.piece in VOYAGE_CARDS.values():
        return named("key", act.face) if act.face else Message("imperium.hands.piece.voyage")
    if act.piece.startswith(f"{CARD}:") and act.piece != UNREST_CARD:
        name = Message(
            "imperium.hands.piece.named", name=called(act.piece.removeprefix(f"{CARD}:"))
        )
        return name if act.n == 1 else Message("imperium.hands.piece.times", n=act.n, what=name)
    return Message(f"imperium.hands.piece.{act.piece.replace(':', '_')}", n=act.n)


def _thing(act: Act, before: State) -> Message:
    """A piece; of tokens how many there were and are then."""
    said, owner = _piece(act), _counted(act, before)
    if not owner or act.piece not in KINDS:
        return said
    if {act.source, act.target} == {YOUR_TOKENS, CIV_TOKENS}:
        return _both(act, before, said)
    was = tokens_at(before, owner).of(act.piece)
    now = was + act.n if act.target == purse(owner) else was - act.n
    return Message("imperium.hands.total", what=said, was=was, now=now)


def _both(act: Act, before: State, said: Message) -> Message:
    """One gives, the other takes: whose count is which."""
    more = act.n if act.target == CIV_TOKENS else -act.n
    has = tokens_at(before, "civ").of(act.piece)
    civ = {"was": has, "now": has + more}
    if not before.options.counts_mine:
        return Message("imperium.hands.total_civ", what=said, **civ)
    yours = tokens_at(before, "you").of(act.piece)
    left = {"your_was": yours, "your_now": yours - more}
    return Message("imperium.hands.total_both", what=said, **civ, **left)


def _counted(act: Act, before: State) -> str:
    """Whose total it changes: whoever gains, else whoever pays."""
    owners = {CIV_TOKENS: "civ"}
    if before.options.counts_mine:
        owners[YOUR_TOKENS] = "you"
    return owners.get(act.target) or owners.get(act.source) or ""


def _end(way: str, act: Act, end: str) -> Message | str:
    """Where from, where to, or where."""
    place = place_of(end)
    kind, _, what = place.partition(":")
    if kind in NUMBERED:
        return Message(way + _numbered(kind, way, act), slot=int(what))
    if what in SMALL_DECKS:
        return Message(way + "small_deck", what=named("key", what))
    if not place:
        return ""
    known = ONE_PLACE.get(place, place)
    suffix = "_bottom" if end.endswith(BOTTOM) else ""
    return Message(way + known.replace(":", "_").replace("/", "_") + suffix)


def _numbered(kind: str, way: str, act: Act) -> str:
    """A card lies in a place of the Market, a token on its card; a slot hides a card."""
    if kind == "market" and act.piece.startswith(CARD):
        return "market_card"
    return "slot_down" if (kind, way, act.face) == ("slot", TO, DOWN) else kind
