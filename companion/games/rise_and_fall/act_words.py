"""The words and pictures of what hands do."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.act import BOX, DOWN, Act, Verb
from companion.core.message import Message, name
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.content import bank_facts, kinds, terrains
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import Place, State

RESOURCES = ("gold", "wood", "stone")


def act_line(acts: Sequence[Act], before: State) -> Message:
    """Acts that agree in verb, owner, source and target."""
    first = acts[0]
    things = tuple(piece_name(act, before) for act in acts)
    key = _key(first)
    seat = first.owner or _seat(first.target) or _seat(first.source)
    named = {"who": who(before, seat)} if seat else {}
    source = place_name("from", first.source, before)
    target = place_name("to", first.target, before)
    if key == "move":
        owner = who(before, first.owner) if first.owner else Message("rise_and_fall.act.nobodys")
        named = {"who": owner}
        key = "move_own" if first.owner else "move"
    n = sum(act.n for act in acts)
    return Message(
        f"rise_and_fall.act.{key}", things=things, source=source, target=target, n=n, **named
    )


def piece_name(act: Act, before: State) -> Message:
    """So many of a piece; of what is paid or taken, how many there are then."""
    piece = act.piece
    if piece in RESOURCES:
        what = Message(f"rise_and_fall.unit.{piece}", n=act.n)
        seat = _seat(act.target) or _seat(act.source)
        plain = Message("rise_and_fall.act.amount", n=act.n, what=what)
        if act.verb not in (Verb.PAY, Verb.TAKE) or not seat:
            return plain
        there = before.player(seat).holds(piece) + (act.n if _seat(act.target) else -act.n)
        return Message("rise_and_fall.act.amount_now", n=act.n, what=what, now=there)
    if piece in kinds():
        return Message(f"rise_and_fall.act.pieces.{piece}", n=act.n)
    for prefix, room in ((spots.CARD, "piece"), (spots.TROPHY, "piece"), (spots.TILE, "terrain")):
        if piece.startswith(prefix):
            what_is_it = piece.removeprefix(prefix)
            if what_is_it == spots.FIRST_SEA:
                return Message("rise_and_fall.act.first_sea")
            return name("rise_and_fall", room, what_is_it)
    return Message(f"rise_and_fall.act.piece.{piece}")


def place_name(way: str, place: str, before: State) -> Message:
    """`from` a place, or `to` it, as one says it."""
    if space := spots.space_of(place):
        terrain = before.world[space].terrain if space in before.world else "plain"
        return Message(
            f"rise_and_fall.act.{way}.space", what=name("rise_and_fall", "terrain", terrain)
        )
    if seat := _seat(place):
        part = place.rpartition("/")[2].replace(":", "_")
        return Message(f"rise_and_fall.act.{way}.{part}", who=who(before, seat))
    return Message(f"rise_and_fall.act.{way}.{place.partition(':')[0] or BOX}")


def act_icon(act: Act) -> str:
    """The piece, the resource or the terrain."""
    known = {one.id: one.icon for one in bank_facts().resources}
    known |= {kind.id: kind.icon for kind in kinds().values()}
    known |= {spots.TILE + one.id: one.icon for one in terrains().values()}
    if act.piece.startswith(spots.CARD):
        return "rise-card"
    if act.piece.startswith(spots.TROPHY):
        return "rise-trophy"
    return known.get(act.piece, "rise-first-player" if act.piece == spots.TOKEN else "")


def _key(act: Act) -> str:
    """Which sentence: by what it is and where it goes."""
    if act.verb is Verb.TURN:
        return "turn"
    if act.piece.startswith(spots.CARD) and act.verb is not Verb.MOVE:
        if act.target == spots.DECLINE:
            return "card.decline_down" if act.face == DOWN else "card.decline"
        if place := _place_of_cards(act):
            return f"card.{place}"
    if act.piece.startswith(spots.TROPHY) and act.verb is Verb.TAKE:
        return "trophy"
    if act.piece == spots.TOKEN:
        return "token"
    if act.verb in (Verb.PAY, Verb.TAKE, Verb.LAY, Verb.RETURN):
        tile = act.piece.startswith(spots.TILE)
        return f"tile.{act.verb.value}" if tile else act.verb.value
    return _put_back(act)


def _place_of_cards(act: Act) -> str:
    """Where a card goes, if it is one of its owner's places."""
    return {spots.cards(act.owner, place): place.value for place in Place}.get(act.target, "")


def _put_back(act: Act) -> str:
    """What going back moves is said as it is where it is done."""
    if act.piece in kinds() and spots.RESERVE in (act.source, act.target):
        return "lay" if act.source == spots.RESERVE else "return"
    if act.piece.startswith(spots.CARD) and (place := _place_of_cards(act)):
        return f"card.{place}"
    if act.piece in RESOURCES and (_seat(act.source) or _seat(act.target)):
        return "take" if _seat(act.target) else "pay"
    return "move"


def _seat(place: str) -> str:
    return place.removeprefix("player:").partition("/")[0] if place.startswith("player:") else ""
