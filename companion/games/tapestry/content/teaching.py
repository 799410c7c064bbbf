"""What an owner teaches of a tapestry card that no source has: in the card's own order.

A card is a row of clauses. Each says when it happens, what stands before it (if, may, may pay, for
whom) and one deed; `joined` says how it hangs on the clause before. Read as rows of the vocabulary
it is a card like a printed one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from typing import TypeAlias

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content.cards import Effect, Tapestry
from companion.games.tapestry.content.words import Box

PLAYED, SPRUNG, LEFT, RIGHT = "played", "sprung", "left_charm", "right_charm"
IN_FORCE = "in_force"
"""While it is in force a rule is another: `RULE` says which."""
OWN = (PLAYED, SPRUNG, LEFT, RIGHT, IN_FORCE)
"""Moments of the card itself; every other one is an occasion of `cards.TRIGGERS`."""
THEN, OR, WITH, LIMIT = "then", "or", "with", "limit"
"""Afterwards; in its place; together with it, under what stands before it; what limits it, in an
owner's own words."""
DID, ELSE = "did", "otherwise"
"""Only where what stands before was done; only where it was not."""
BY_HAND = "by_hand"
"""The occasion that no other one says: all of it is said in words of one's own."""
UNNAMED = "other_"
"""How the ids of cards begin that no source names: `other_mm`."""
TAUGHT = "taught."
THAT = "that"
"""The technology that was just invented."""
FOR_EACH = ("coins_earned", "blocked_plot_covered")
"""Occasions that count something: the effect comes once for each."""
TOPPLE, PLOTS, RULE = "topple", "plots", "rule"
"""What a card is, and no deed: it leaves the attacker lying; pieces may stand on it; a rule of
`cards.RULES` is in force."""
TRACKS = ("exploration", "science", "military", "technology", "arts")
TIERS = ("tier_I", "tier_II", "tier_III", "tier_IV")
LOWEST, HIGHEST, DIFFERENT, SAME = "lowest", "highest", "different", "same"
"""The track on which one stands furthest behind, and furthest ahead; any but those on which the
card moved a token, and the last of those."""
OF_TRACKS = (LOWEST, HIGHEST, DIFFERENT, SAME)


@dataclass(frozen=True, slots=True)
class Before:
    """What stands before a deed."""

    word: str
    """`may`, `pay`, `up_to`, `if`, `who`."""
    what: str = ""
    """pay: the thing; up_to: the same, so often at most; if: how it compares; who: whom it is
    for."""
    per: str = ""
    """if, and whoever has the most or the fewest: what is counted."""
    n: int = 1


@dataclass(frozen=True, slots=True)
class Clause:
    """One deed, and when it is done."""

    verb: str
    """One of `DEEDS`."""
    what: str = ""
    n: int = 1
    per: str = ""
    along: bool = True
    """On a track: with what the space gives."""
    bonus: bool = True
    """On a track: with its bonus too."""
    said: str = ""
    """A sentence of the owner's own, left to the table."""
    moment: str = PLAYED
    only: str = ""
    """Only for this track, this tier or this building."""
    joined: str = THEN
    before: tuple[Before, ...] = ()


_Statement: TypeAlias = dict[str, list[list[Clause]]]
"""What is done, one of several ways, and what follows from it: by `THEN`, `DID`, `ELSE`."""


@dataclass(frozen=True, slots=True)
class Teaching:
    """A whole card, as its owner put it together."""

    card: str
    """The card without words, or `other_mm` and the like for one without a name."""
    name: str = ""
    """What is printed on one without a name here."""
    kinds: tuple[str, ...] = ()
    enchanted: bool = False
    clauses: tuple[Clause, ...] = ()

    @property
    def id(self) -> str:
        """Its own: it says its name, so that every line can."""
        return taught_id(self.name) if self.card.startswith(UNNAMED) else self.card

    def at(self, moment: str) -> tuple[Benefit, ...]:
        """What it gives at a moment of its own."""
        return in_order(one for one in self.clauses if one.moment == moment)

    @property
    def topples(self) -> bool:
        """Sprung, it leaves the attacker lying."""
        return any(one.verb == TOPPLE for one in self.clauses)

    @property
    def copies(self) -> bool:
        """It does what another card does."""
        return any(one.verb == Verb.COPY for one in self.clauses)

    @property
    def rules(self) -> tuple[Clause, ...]:
        """What is otherwise while it is in force."""
        return tuple(one for one in self.clauses if one.verb == RULE)

    @property
    def has_plots(self) -> bool:
        """Pieces may stand on it."""
        return any(one.verb == PLOTS for one in self.clauses)


def rule_of(one: Clause) -> str:
    """`cheaper_advance`, `cheaper_advance_science`."""
    return f"{one.what}_{one.only}" if one.only else one.what


def taught_id(name: str) -> str:
    """`taught.Golden_20_Age`."""
    return TAUGHT + re.sub(r"[^A-Za-z0-9]", lambda sign: f"_{ord(sign[0]):x}_", name)


def name_in(card: str) -> str:
    """The other way round."""
    said = card.removeprefix(TAUGHT)
    return re.sub(r"_([0-9a-f]+)_", lambda sign: chr(int(sign[1], 16)), said)


@cache
def as_card(taught: Teaching, expansion: Box) -> Tapestry:
    """Like a printed one."""
    return Tapestry(
        taught.id,
        taught.kinds,
        expansion=expansion,
        played=taught.at(PLAYED),
        effects=tuple(_effects(taught)),
        rules=tuple(map(rule_of, taught.rules)),
        enchanted=taught.enchanted,
    )


def _effects(taught: Teaching) -> Iterator[Effect]:
    occasions = dict.fromkeys((c.moment, c.only) for c in taught.clauses if c.moment not in OWN)
    for on, only in occasions:
        then = in_order(c for c in taught.clauses if (c.moment, c.only) == (on, only))
        track = (only,) if only in TRACKS else ()
        yield Effect(on, then, track, "" if track else only, on in FOR_EACH)


def in_order(clauses: Iterator[Clause]) -> tuple[Benefit, ...]:
    """One after the other; what is joined by `or` is one of several."""
    statements: list[_Statement] = []
    for one in clauses:
        if one.verb in (TOPPLE, PLOTS, RULE):
            continue
        if one.joined == THEN or not statements:
            statements.append({THEN: [[one]]})
        elif one.joined in (DID, ELSE):
            statements[-1][one.joined] = [[one]]
        else:
            *_, ways = statements[-1].values()
            if one.joined == OR:
                ways.append([one])
            else:
                ways[-1].append(one)
    said = tuple(benefit for one in statements for benefit in _whole(one))
    return said if len(said) < 2 else (Benefit(Verb.IN_ORDER, steps=said),)


def _whole(said: _Statement) -> tuple[Benefit, ...]:
    """What is done, and what follows where it was or was not: for each whom it begins with."""
    steps = _statement(said[THEN])
    if len(said) == 1:
        return steps
    did, other = (_statement(said[one]) if one in said else () for one in (DID, ELSE))
    whom = steps[0] if steps[0].op is Verb.EACH else None
    first = whom.steps if whom else steps
    looked = (Benefit(Verb.IF_DONE, steps=first, options=(did, other)),)
    return (replace(whom, steps=looked),) if whom else looked


def _statement(ways: Sequence[Sequence[Clause]]) -> tuple[Benefit, ...]:
    found = tuple(_way(one) for one in ways)
    return found[0] if len(found) == 1 else (Benefit(Verb.OR, options=found),)


def _way(clauses: Sequence[Clause]) -> tuple[Benefit, ...]:
    """The first one's words stand before all that goes with it; a limit belongs to its deed."""
    first, *others = clauses
    said = [(first, deed(first))]
    for one in others:
        if one.joined == LIMIT:
            limited, deeds = said.pop()
            said.append((limited, tuple(replace(each, said=one.said) for each in deeds)))
        else:
            said.append((one, under(one.before, deed(one))))
    return under(first.before, tuple(benefit for _, deeds in said for benefit in deeds))


def under(before: Sequence[Before], then: tuple[Benefit, ...]) -> tuple[Benefit, ...]:
    """Deeds behind what stands before them, the outermost first."""
    return reduce(lambda steps, word: (_behind(word, steps),), reversed(before), then)


def _behind(word: Before, steps: tuple[Benefit, ...]) -> Benefit:
    match word.word:
        case "pay":
            return Benefit(Verb.PAY, cost={word.what: word.n}, steps=steps)
        case "up_to":
            return Benefit(Verb.PAY, n=word.n, cost={word.what: 1}, steps=steps)
        case "if":
            return Benefit(Verb.IF, word.what, word.n, word.per, steps=steps)
        case "who":
            return Benefit(Verb.EACH, word.what, per=word.per, steps=steps)
    return Benefit(Verb.MAY, steps=steps)


def deed(one: Clause) -> tuple[Benefit, ...]:
    """What the rules carry out for it: what has no number of its own comes so many times."""
    match one.verb:
        case "told":
            return (Benefit(Verb.BY_HAND, said=one.said, optional=one.moment == BY_HAND),)
        case "gain" | "lose" | "vp" | "draw_keep" | "reserve":
            return (Benefit(Verb(one.verb), one.what, one.n),)
        case "gain_per":
            return (Benefit(Verb.GAIN, one.what, one.n, one.per),)
        case "vp_per":
            return (Benefit(Verb.POINTS_PER, per=one.per, each=one.n),)
        case "vp_per_of":
            return (Benefit(Verb.POINTS_PER, one.what, per=one.per, each=one.n),)
        case "advance" | "regress":
            tracks = (one.what,) if one.what in TRACKS else ()
            which = one.what if one.what in OF_TRACKS else ""
            move = Benefit(Verb(one.verb), which, tracks=tracks, benefit=one.along, bonus=one.bonus)
            return (move,) * one.n
        case "copy_tapestry" | "repeat_position":
            return (Benefit(Verb(one.verb), one.what, bonus=one.bonus),) * one.n
        case "explore":
            return (Benefit(Verb.EXPLORE, anywhere=one.what == "anywhere"),) * one.n
        case "conquer":
            anywhere, empty = one.what == "anywhere", one.what == "empty"
            both = "always" if one.what == "both" else ""
            conquest = Benefit(Verb.CONQUER, anywhere=anywhere, empty_only=empty, both_dice=both)
            return (conquest,) * one.n
        case "gain_landmark":
            return (Benefit(Verb.LANDMARK, landmark=one.what),)
        case "upgrade_tech":
            free, that = one.what == "ignoring", THAT if one.what == THAT else ""
            return (Benefit(Verb.UPGRADE, that, ignore_prerequisites=free),) * one.n
        case "research":
            return (Benefit(Verb.RESEARCH, benefit=one.along),) * one.n
    return (Benefit(Verb(one.verb)),) * one.n
