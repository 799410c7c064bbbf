"""A table of wood: it has a printed inventory, does what acts say, and knows nothing else.

Of the app it imports `Act` and what words for places mean; no state, no event, no rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.act import BOX, DECK, Act, Lying, Seen, Verb, back_of, hides, place_of

Spot = tuple[str, str, str, str]


class TablePartedError(AssertionError):
    """Hands cannot do what is said, or the app believes what does not lie there."""


@dataclass(frozen=True)
class Kind:
    """So many of a piece are in the box; None where there is no end of them."""

    piece: str
    n: int | None = 1
    owner: str = ""
    stock: str = BOX
    """Where it lies before the game, uncounted."""
    once: tuple[str, ...] = ()
    """What the same card is called in the box before somebody names it."""


@dataclass(frozen=True)
class Outside:
    """A place that nobody follows: what people keep to themselves, what nobody counts."""

    place: str


class WoodenTable:
    """Pieces in places."""

    def __init__(self, inventory: Iterable[Kind | Outside]) -> None:
        every = tuple(inventory)
        self._outside = tuple(one.place for one in every if isinstance(one, Outside))
        kinds = (one for one in every if isinstance(one, Kind))
        self._kinds = {(kind.piece, kind.owner): kind for kind in kinds}
        self._backs = {back_of(piece) for piece, _ in self._kinds} - {p for p, _ in self._kinds}
        self._stocks = {BOX, *self._outside, *(kind.stock for kind in self._kinds.values())}
        self._spots: Counter[Spot] = Counter()
        self._counted: dict[Spot, int] = {}
        """The same where somebody counts, without what is gone from there."""
        self._been: dict[tuple[str, str], tuple[Spot, ...]] = {}
        """Where pieces of a kind have been."""
        self.strict = True
        """No place may hold less than is taken from it."""
        self.printed = True
        """No more of a card may be in sight than are printed."""
        self._unmixed: set[str] = set()
        #: What it last equalled, while nothing was moved since.
        self._equalled: list[Lying] | None = None
        self._sorts: dict[str, str] = {}
        #: How many of each sort and owner there are.
        self._printed: dict[tuple[str, str], int] = {}
        for (piece, owner), kind in self._kinds.items():
            if kind.n is not None:
                sort = (self._sort(piece), owner)
                self._printed[sort] = self._printed.get(sort, 0) + kind.n
            if kind.n:
                self._more((kind.piece, kind.owner, kind.stock, ""), kind.n)

    def copy(self) -> WoodenTable:
        """The same table once more."""
        other = object.__new__(WoodenTable)
        other._kinds, other._backs, other._stocks = self._kinds, self._backs, self._stocks
        other._outside, other._sorts, other._printed = self._outside, self._sorts, self._printed
        other.strict, other.printed = self.strict, self.printed
        other._spots, other._unmixed = Counter(self._spots), set(self._unmixed)
        other._counted, other._been = dict(self._counted), dict(self._been)
        other._equalled = self._equalled
        return other

    def carry_out(self, acts: Iterable[Act | Seen]) -> None:
        """One after the other; raises TablePartedError where hands cannot."""
        seen = []
        for act in acts:
            if isinstance(act, Seen):
                seen.append(act)
            elif act.verb is Verb.SHUFFLE:
                self._shuffle(act)
            elif act.verb is Verb.TURN:
                self._turn(act)
            else:
                self._carry(act)
        for one in seen:
            self._see(one)
        if seen:
            self._check_sums()

    def equals(self, pieces: Iterable[Lying]) -> None:
        """Raise unless exactly this lies on the table."""
        if self._unmixed:
            raise TablePartedError(f"not shuffled: {sorted(self._unmixed)}")
        every = list(pieces)
        if every != self._equalled:
            self._compare(every)
            self._equalled = every

    def _compare(self, every: list[Lying]) -> None:
        believed: dict[Spot, int] = {}
        for one in every:
            if one.n < 0:
                raise TablePartedError(f"fewer than none: {one}")
            if one.n:
                spot = (one.piece, one.owner, one.place, one.face)
                believed[spot] = believed.get(spot, 0) + one.n
        if self._counted != believed:
            here, there = Counter(self._counted), Counter(believed)
            more, fewer = dict(here - there), dict(there - here)
            raise TablePartedError(f"on the table only: {more}; in the app only: {fewer}")

    def _carry(self, act: Act) -> None:
        if act.n < 1 or not act.source or not act.target:
            raise TablePartedError(f"no movement: {act}")
        if place_of(act.source) == place_of(act.target):
            raise TablePartedError(f"it lies there already: {act}")
        self._take(act, place_of(act.source))
        self._put(act)

    def _turn(self, act: Act) -> None:
        place = place_of(act.source)
        if act.face and not self._shows_otherwise(act, place):
            raise TablePartedError(f"it shows that face already: {act}")
        self._take(act, place)
        self._more(self._spot(act.piece, act.owner, place, act.face), act.n)

    def _shows_otherwise(self, act: Act, place: str) -> bool:
        """One of several may lie the other way."""
        same = self._lying(act.piece, act.owner, place)
        return not same or any(spot[3] != act.face for spot in same)

    def _lying(self, piece: str, owner: str, place: str) -> list[Spot]:
        """The pieces of a kind in a place, by the face they show."""
        been = self._been.get((piece, owner), ())
        return [spot for spot in been if spot[2] == place and self._spots[spot]]

    def _shuffle(self, act: Act) -> None:
        source, target = place_of(act.source), place_of(act.target)
        self._spot(act.piece, act.owner, target, "")
        here = {spot: n for spot, n in self._spots.items() if spot[2] == source and n}
        if any(spot[1] != act.owner for spot in here):
            raise TablePartedError(f"not theirs: {act}")
        if source != target and any(n for spot, n in self._spots.items() if spot[2] == target):
            raise TablePartedError(f"the deck still has cards: {act}")
        if source == target and source not in self._unmixed:
            raise TablePartedError(f"nothing to mix: {act}")
        if sum(here.values()) != act.n:
            raise TablePartedError(f"there are {sum(here.values())}: {act}")
        for (piece, owner, _place, face), n in here.items():
            self._more((piece, owner, source, face), -n)
            self._more(self._spot(piece, owner, target, ""), n)
        self._unmixed.discard(target)

    def _take(self, act: Act, place: str) -> None:
        if place in self._unmixed:
            raise TablePartedError(f"{place} is not shuffled: {act}")
        faces = self._lying(act.piece, act.owner, place)
        if place in self._outside:
            self._less(self._spot(act.piece, act.owner, place, ""), act)
        elif faces:
            # The side that is asked for stays last: a turn takes what does not show it yet.
            spot = sorted(faces, key=lambda one: (one[3] == act.face, -self._spots[one]))[0]
            self._less(spot, act)
        elif self._endless(act.piece, act.owner, place):
            return
        else:
            self._less(self._hidden(act, place), act)

    def _less(self, spot: Spot, act: Act) -> None:
        if self.strict and self._spots[spot] < act.n and spot[2] not in self._outside:
            raise TablePartedError(f"{spot[2]} holds {self._spots[spot]}: {act}")
        self._more(spot, -act.n)

    def _more(self, spot: Spot, n: int) -> None:
        """So many more lie there."""
        self._equalled = None
        if spot not in self._spots:
            self._been[spot[:2]] = (*self._been.get(spot[:2], ()), spot)
        self._spots[spot] += n
        if spot[2] in self._stocks:
            return
        if now := self._spots[spot]:
            self._counted[spot] = now
        else:
            self._counted.pop(spot, None)

    def _hidden(self, act: Act, place: str) -> Spot:
        """The pile of backs that a card comes from whose face was not seen before."""
        back = back_of(act.piece)
        known = self._kinds.get((act.piece, act.owner))
        called = () if known is None else known.once
        piles = self._lying(back, act.owner, place)
        piles += [spot for one in called for spot in self._lying(one, act.owner, place)]
        if known is None or (self.strict and not piles):
            raise TablePartedError(f"{place} holds none: {act}")
        if self.printed and self._in_sight(act.piece, act.owner) + act.n > (known.n or act.n):
            raise TablePartedError(f"it lies in sight elsewhere: {act}")
        return piles[0] if piles else (back, act.owner, place, act.face)

    def _in_sight(self, piece: str, owner: str) -> int:
        """What lies where nobody counts may be anywhere, face down too."""
        same = [(spot, self._spots[spot]) for spot in self._been.get((piece, owner), ())]
        return sum(min(0, n) if spot[2] in self._outside else n for spot, n in same)

    def _put(self, act: Act) -> None:
        place = place_of(act.target)
        if place.startswith(DECK) and place == act.target:
            self._unmixed.add(place)
        if not self._endless(act.piece, act.owner, place):
            self._more(self._spot(act.piece, act.owner, place, act.face), act.n)

    def _spot(self, piece: str, owner: str, place: str, face: str) -> Spot:
        known = (piece, owner) in self._kinds
        if not known and piece not in self._backs:
            raise TablePartedError(f"no such piece: {piece} of {owner!r}")
        if hides(place, face) and known and back_of(piece) in self._backs:
            piece = back_of(piece)
        return (piece, owner, place, "" if place.startswith(DECK) else face)

    def _endless(self, piece: str, owner: str, place: str) -> bool:
        kind = self._kinds.get((piece, owner))
        return kind is not None and kind.n is None and place == kind.stock

    def takes_names_from(self, pieces: Iterable[Lying]) -> None:
        """Which of the cards lies where and how; not how many: that must be so already."""
        believed: Counter[Spot] = Counter()
        for one in pieces:
            believed[(one.piece, one.owner, one.place, one.face)] += one.n
        for spot in [*believed, *self._spots]:
            back = (self._sort(spot[0]), *spot[1:3], "")
            more = believed[spot] - self._spots[spot]
            if back[0] != spot[0] and more and spot[2] not in self._stocks:
                for (piece, owner, *_), at, change in ((spot, spot, more), (back, back, -more)):
                    self._more(at, change)
                    self._more((piece, owner, self._outside[0], ""), -change)
        self._takes_faces_from(believed)

    def _takes_faces_from(self, believed: Counter[Spot]) -> None:
        """Where as many backs lie as are believed there, they lie as they are seen to lie."""
        differ: dict[tuple[str, ...], dict[Spot, int]] = {}
        for spot in {*believed, *self._spots}:
            more = believed[spot] - self._spots[spot]
            if spot[0] in self._backs and more and spot[2] not in self._stocks:
                differ.setdefault(spot[:3], {})[spot] = more
        for faces in differ.values():
            if sum(faces.values()) == 0:
                for spot, more in faces.items():
                    self._more(spot, more)

    def lies_otherwise(self, spot: Spot, more: int) -> None:
        """So many more are seen there than was believed; what is counted elsewhere stays."""
        piece, owner = spot[:2]
        self._more(spot, more)
        kind = self._kinds.get((piece, owner))
        if kind and kind.n is not None and kind.stock not in (BOX, *self._outside):
            self._more((piece, owner, kind.stock, ""), -more)
        elif self._outside and self._sort(piece) in self._backs:
            self._more((piece, owner, self._outside[0], ""), -more)
        elif kind and kind.n is not None and back_of(piece) not in self._backs:
            self._more((piece, owner, kind.stock, ""), -more)

    def _see(self, seen: Seen) -> None:
        spot = self._spot(seen.piece, seen.owner, seen.place, seen.face)
        self.lies_otherwise(spot, seen.n - self._spots[spot])

    def _check_sums(self) -> None:
        """Pieces of a kind always sum to the inventory."""
        printed = self._printed
        lying = dict.fromkeys(printed, 0)
        for (piece, owner, place, _face), n in self._spots.items():
            if n < 0 and place not in self._outside:
                raise TablePartedError(f"fewer than none of {piece}")
            if n and (sort := (self._sort(piece), owner)) in lying:
                lying[sort] += n
        if printed != lying:
            raise TablePartedError(
                f"the sums differ: {[one for one in printed if printed[one] != lying[one]]}"
            )

    def _sort(self, piece: str) -> str:
        if piece not in self._sorts:
            self._sorts[piece] = back_of(piece) if back_of(piece) in self._backs else piece
        return self._sorts[piece]
