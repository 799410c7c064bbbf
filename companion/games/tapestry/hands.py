"""What hands do, in words: an act of the table as a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.act import BOTTOM, BOX, DOWN, TOP, Act, Verb, back_of, place_of
from companion.core.message import Message
from companion.games.tapestry import content, places
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.content.land import DIRECTIONS
from companion.games.tapestry.nouns import place_name as hex_name
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import space_tile_in_words, tile_in_words
from companion.games.tapestry.turn.names import bot_title, card_name, count_of, player_name, word

DRAWN = {
    (places.deck_of("tapestry"), "hand"),
    (places.deck_of("territory"), "tiles"),
    (places.deck_of("space"), "space_tiles"),
}
"""Where everybody draws what to."""
ICONS: Mapping[str, str] = {
    places.POINTS: "vp",
    places.TOKEN: "token-standing",
    places.OUTPOST: "outpost",
    places.FAVOURITE: "heart",
    places.INSPIRATION: "inspiration",
    places.TAPESTRY: "card-tapestry",
    places.TECH: "card-tech",
    places.MASTERPIECE: "masterpiece",
    places.LANDMARK: "landmark",
    places.LANDMARK_CARD: "card-landmark",
    places.TERRITORY_TILE: "territory-tile",
    places.SPACE_TILE: "space-tile",
    places.CIVILIZATION: "civilization",
    places.CAPITAL: "capital",
    places.DECISION: "card-decision",
    places.AUTOMA_CIVILIZATION: "card",
    places.SPARE_OUTPOST: "token-standing",
    **{resource: f"resource-{resource}" for resource in RESOURCES},
    **{building: f"building-{building}" for building in BUILDINGS},
}


def act_icon(act: Act) -> str:
    """The picture before it."""
    if act.verb is Verb.SHUFFLE:
        return "shuffle"
    if act.verb is Verb.TURN and act.face == places.TOPPLED:
        return "token-toppled"
    return ICONS[act.piece.partition(":")[0]]


def act_line(acts: Sequence[Act], before: State) -> Message:
    """One line for acts that go the same way; whose it is where that is not the only person."""
    first = acts[0]
    said = _scale(first) if _on_a_scale(first) else _carried(acts, before)
    who = _who(first)
    if not who or (before.options.solo and who in before.players):
        return said
    name = player_name(before, who) if who in before.players else bot_title(who)
    return Message("tapestry.hands.of", who=name, line=said)


def _who(act: Act) -> str:
    """Whose hands they are."""
    ends = (act.owner, places.owner_of(act.target), places.owner_of(act.source))
    return next(filter(None, ends), "")


def _on_a_scale(act: Act) -> bool:
    """A marker that goes to another number, whoever puts it right."""
    ends = (end.rpartition(":") for end in (act.source, act.target))
    (scale, _, was), (other, _, now) = ends
    numbers = all(end.lstrip("-").isdecimal() for end in (was, now))
    return act.piece in places.SCALES and scale == other and numbers


def _scale(act: Act) -> Message:
    """A marker on a scale: how far, from where to where."""
    was, now = (int(end.rpartition(":")[2]) for end in (act.source, act.target))
    way = "more" if now > was else "less"
    what = "points" if act.piece == places.POINTS else act.piece
    return Message(f"tapestry.hands.{way}", what=count_of(what, abs(now - was)), was=was, now=now)


def _carried(acts: Sequence[Act], before: State) -> Message:
    first = acts[0]
    things = _unread(acts) or _numbered(acts) or tuple(piece_name(act, before) for act in acts)
    if first.piece == places.TOKEN and _track(first.source) == _track(first.target) != "":
        return _along(first)
    source = place_name(first.source, before)
    target = place_name(first.target, before) if first.target else ""
    if _who_gives(first):
        giver = player_name(before, places.owner_of(first.source))
        source = Message("tapestry.hands.theirs", what=source, who=giver)
    manner = "fetch" if _is_fetched(first, before) else _manner(first)
    return Message(f"tapestry.hands.{manner}", things=things, source=source, target=target)


def _is_fetched(act: Act, before: State) -> bool:
    """Loom drew it: hands look for its picture among the others."""
    _, _, deck = act.source.partition("deck:")
    return (
        act.verb is Verb.DRAW and act.piece != back_of(act.piece) and before.in_loom(kind_of(deck))
    )


def _unread(acts: Sequence[Act]) -> tuple[Message, ...]:
    """What somebody fetches for a hand is not read out: Loom shows it to its owner."""
    first = acts[0]
    if first.source != BOX or first.target.partition("/")[2] not in ("hand", "submerged"):
        return ()
    return (count_of(places.TAPESTRY, sum(act.n for act in acts)),)


def _numbered(acts: Sequence[Act]) -> tuple[Message, ...]:
    """Several decision cards are called together by their numbers, then those face down."""
    named = [act for act in acts if act.piece.startswith(f"{places.DECISION}:")]
    if len(named) < 2 or any(act.face for act in named):
        return ()
    others = tuple(Message("tapestry.hands.piece.face_down", n=a.n) for a in acts if a not in named)
    return (_by_number([int(act.piece.partition(":")[2]) for act in named]), *others)


def _by_number(numbers: list[int]) -> Message:
    numbers = sorted(numbers)
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        first, last = numbers[0], numbers[-1]
        return Message("tapestry.hands.piece.decision_run", first=first, last=last)
    said = tuple(Message("tapestry.hands.piece.number", number=one) for one in numbers)
    return Message("tapestry.hands.piece.decision_numbers", numbers=said)


def _track(place: str) -> str:
    kind, _, rest = place.partition(":")
    return rest.partition(":")[0] if kind == "track" else ""


def _along(act: Act) -> Message:
    """A player token goes up or down a track."""
    start, end = (int(one.rpartition(":")[2]) for one in (act.source, act.target))
    return Message(
        "tapestry.hands.along",
        track=word("track", _track(act.source)),
        start=_space(start),
        end=_space(end),
    )


def _space(number: int) -> Message:
    return (
        Message("tapestry.hands.at.space", n=number) if number else Message("tapestry.start_space")
    )


def _manner(act: Act) -> str:
    """How it is said."""
    if places.PAIR in (act.source, act.target) and act.verb in (Verb.DRAW, Verb.DISCARD):
        return f"{act.verb.value}_pair"
    whither = act.target.partition("/")[2]
    if act.verb is Verb.DRAW and (act.source, whither) in DRAWN and _who(act) != AUTOMA:
        return "draw"
    if act.verb is Verb.TURN:
        known = act.face in (places.TOPPLED, places.STANDING)
        return f"turn_{act.face}" if known else "turn"
    if act.verb is Verb.SHUFFLE:
        return "mix" if act.source == act.target else "shuffle"
    verb = act.verb.value if act.verb in (Verb.DISCARD, Verb.TAKE, Verb.RETURN) else "put"
    verb = "draw_to" if act.verb is Verb.DRAW else verb
    return f"{verb}_down" if act.face == DOWN and verb in ("put", "draw_to") else verb


def _who_gives(act: Act) -> bool:
    """Out of what somebody else has."""
    giver = places.owner_of(act.source)
    return bool(giver) and giver != _who(act) and giver not in (AUTOMA, SHADOW)


def piece_name(act: Act, before: State) -> Message:
    """So many of a piece, or by its name."""
    kind, colon, thing = act.piece.partition(":")
    if not colon:
        if kind == places.OUTPOST and act.verb is Verb.TURN and _yours(act, before):
            return Message("tapestry.hands.piece.outpost_yours")
        if kind == places.OUTPOST and act.face == places.TOPPLED and act.verb is not Verb.TURN:
            return Message("tapestry.hands.piece.outpost_toppled", n=act.n)
        if kind == places.FAVOURITE and before.options.has("MM"):
            return Message("tapestry.hands.piece.favourite_tokens", n=act.n)
        if kind in _SAID_HERE:
            return Message(f"tapestry.hands.piece.{kind}", n=act.n)
        return count_of(_COUNTED.get(kind, kind), act.n)
    if kind == places.TERRITORY_TILE:
        return tile_in_words(thing, act.face)
    if kind == places.DECISION and act.face in ("left", "right"):
        return Message(f"tapestry.hands.piece.decision_{act.face}", number=thing)
    if kind == places.SPACE_TILE:
        return space_tile_in_words(thing)
    if kind == places.DECISION:
        return Message("tapestry.hands.piece.decision_number", number=thing)
    said = word(places.LANDMARK if kind == places.LANDMARK_CARD else kind, thing)
    said = Message(f"tapestry.hands.piece.{kind}_named", name=said)
    return said if act.n == 1 else Message("tapestry.hands.piece.times", n=act.n, what=said)


def _yours(act: Act, before: State) -> bool:
    """There is one person only, and it is theirs."""
    return before.options.solo and act.owner in before.players


_COUNTED = {places.TECH: "tech_card", places.INSPIRATION: "inspiration_tile"}
_SAID_HERE = (
    places.TOKEN,
    places.FAVOURITE,
    places.DECISION,
    places.LANDMARK_CARD,
    places.CAPITAL,
    places.AUTOMA_CIVILIZATION,
    places.SPARE_OUTPOST,
)


def place_name(end: str, before: State) -> Message:
    """A place, as one says it."""
    place = place_of(end)
    if end.endswith(BOTTOM) or (end.endswith(TOP) and not place.startswith("deck:")):
        return Message("tapestry.hands.at.bottom", place=place_name(place, before))
    if place.endswith("/landmarks"):
        return Message("tapestry.hands.at.owner_landmarks")
    if place.startswith(f"{AUTOMA}/") and place.partition("/")[2].startswith(("hand", "era")):
        what, _, n = place.partition("/")[2].partition(":")
        return Message(f"tapestry.hands.at.automa_{what}", n=n)
    place = place.partition("/")[2] or place
    kind, _, which = place.partition(":")
    if kind in _NAMED:
        return _NAMED[kind](which, before)
    key = place.replace(":", "_")
    return Message(f"tapestry.hands.at.{key}")


def _on_track(which: str, _before: State) -> Message:
    track, _, space = which.partition(":")
    return Message("tapestry.hands.at.track", track=word("track", track), space=_space(int(space)))


def _achievement(which: str, before: State) -> Message:
    """By what is printed on it, too."""
    achievement, _, place = which.partition(":")
    n, printed = int(place), content.achievement(achievement).points
    points = printed[before.options.side.value][n - 1]
    called = word("achievement", achievement)
    return Message("tapestry.hands.at.achievement", name=called, n=n, points=points)


def _income(which: str, _before: State) -> Message:
    building, _, space = which.partition(":")
    return Message("tapestry.hands.at.income", row=word("income_row", building), n=int(space))


def _in_capital(which: str, _before: State) -> Message:
    if not which:
        return Message("tapestry.hands.at.capital")
    row, column = (int(one) + 1 for one in which.split(","))
    return Message("tapestry.hands.at.plot", row=row, column=column)


def _mat(which: str, before: State) -> Message:
    """A place of a mat: a printed space by its number, a card, a person; or the mat itself."""
    mat, _, place = which.partition(":")
    called = word("civilization", mat)
    kind, _, thing = place.partition(".")
    if kind in ("tapestry", "tech") and thing:
        return Message("tapestry.hands.at.mat_card", mat=called, name=card_name(kind, thing))
    if kind == "given":
        return Message("tapestry.hands.at.mat_given", mat=called, who=player_name(before, thing))
    if number := _square(mat, place):
        return Message("tapestry.hands.at.mat_space", mat=called, n=number)
    column, dot, height = place.partition(".")
    if dot and height == "0":
        return Message("tapestry.hands.at.mat_column", mat=called, n=int(column))
    if place.isdecimal():
        return Message("tapestry.hands.at.mat_row", mat=called, n=int(place))
    start = place == "start"
    return Message(f"tapestry.hands.at.mat_{'start' if start else 'itself'}", mat=called)


def _square(mat: str, place: str) -> int:
    """The number of a printed space, or of a hex around the middle, clockwise from the top."""
    printed = content.civilization(mat).mat
    spaces = [space.id for space in printed.spaces] if printed else []
    for known in (spaces, list(DIRECTIONS)):
        if place in known:
            return known.index(place) + 1
    return 0


_NAMED: Mapping[str, Callable[[str, State], Message]] = {
    "hex": lambda which, before: hex_name(before, which),
    "track": _on_track,
    "achievement": _achievement,
    "favourite": lambda which, _: Message(
        "tapestry.hands.at.favourite", track=word("track", which)
    ),
    "points": lambda which, _: Message("tapestry.hands.at.points", n=int(which)),
    "resource": lambda which, _: Message("tapestry.hands.at.resource", n=int(which)),
    "income": _income,
    "inspiration": lambda which, _: Message(
        "tapestry.hands.at.inspiration", row=word("income_row", which)
    ),
    "era": lambda which, _: Message("tapestry.hands.at.era", n=int(which)),
    "on_tech": lambda which, _: Message("tapestry.hands.at.on_tech", name=word("tech", which)),
    "on_tapestry": lambda which, _: Message(
        "tapestry.hands.at.on_tapestry", name=word("tapestry", which)
    ),
    "capital": _in_capital,
    "mat": _mat,
}
