"""Benefits in words: said short for questions and spaces, said whole for the rules at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

from companion.core.message import Message, Param, chained
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.turn.names import count_of, word

DISCARDED = frozenset({"tapestry", "tech_card", "territory_tile"})
POINTS, SPACES = "vp", "_spaces"
COUNTED = (Verb.POINTS, Verb.BROADCAST_MANY)
OPEN = (Verb.MAY, Verb.IF, Verb.EACH, Verb.PAY, Verb.OR, Verb.IF_DONE)
"""Said before something more, they would seem to hold for it too."""
OF_SOMEBODY = (Verb.ADVANCE, Verb.REGRESS, Verb.COPY, Verb.REPEAT)
"""On the track where one stands furthest; of somebody else: said whole."""
WITH_OR_WITHOUT = (Verb.RESEARCH, Verb.ADVANCE, Verb.REGRESS)


def benefits_text(benefits: Sequence[Benefit]) -> Message:
    """A list of benefits in short: "2 coins and explore"."""
    if len(benefits) == 1:
        return benefit_text(benefits[0])
    return Message("tapestry.benefit.all", parts=tuple(map(benefit_text, benefits)))


def benefit_text(benefit: Benefit) -> Message:
    """One benefit in short."""
    teller = SHORT.get(benefit.op)
    return _limited(benefit, teller(benefit) if teller else _in_short(benefit))


def as_part(benefit: Benefit) -> Option:
    """One benefit as a part of a step."""
    return Option(benefit.op, benefit_text(benefit))


def cost_text(cost: Mapping[str, int]) -> tuple[Message, ...]:
    """What is paid."""
    return tuple(
        amount(what, n) if what == POINTS else count_of(what, n) for what, n in cost.items()
    )


def given(benefits: Sequence[Benefit]) -> Message:
    """The whole of a list, inside a sentence: "gain 2 coins and explore"."""
    said = tuple(map(_run, _runs(benefits)))
    return said[0] if len(said) == 1 else Message("tapestry.gives.all", parts=said)


def gives(benefits: Iterable[Benefit]) -> Message:
    """The same as a line of its own: "Gain 2 coins and explore"."""
    return Message("words.shape.line", said=given(tuple(benefits)))


def amount(what: str, n: int) -> Message:
    """ "2 territory tiles"."""
    return Message(f"tapestry.gives.thing.{what}" if what != POINTS else "tapestry.benefit.vp", n=n)


def amounts(things: Mapping[str, int]) -> Message:
    """ "1 food and 1 resource of your choice"."""
    return _together(amount(what, n) for what, n in things.items())


def paid(price: Mapping[str, int], then: Message) -> Message:
    """ "you may pay 1 coin: explore"; cards and tiles are discarded."""
    verb = "discard" if DISCARDED.issuperset(price) else "pay"
    return Message(f"tapestry.gives.{verb}", cost=amounts(price), then=then)


def one_of(tracks: Iterable[str]) -> Message:
    """ "Military or Technology"."""
    return chained("words.shape.or", (word("track", track) for track in tracks))


def ending(benefit: Benefit) -> str:
    """What tells a verb with these particulars apart, in the keys of both ways of saying it."""
    op = benefit.op.value
    if benefit.op is Verb.LANDMARK and benefit.landmark:
        return "this_landmark"
    if benefit.op in WITH_OR_WITHOUT:
        along = f"{op}.with" if benefit.benefit else f"{op}.without"
        return along if benefit.tracks or benefit.op is Verb.RESEARCH else f"{along}.any"
    if benefit.op is Verb.REPEAT and not benefit.bonus:
        return f"{op}.benefit"
    if benefit.op in (Verb.COPY, Verb.REPEAT) and benefit.what:
        return f"{op}.{benefit.what}"
    if benefit.op is Verb.CONQUER and (benefit.empty_only or benefit.both_dice):
        return f"{op}.{'empty' if benefit.empty_only else benefit.both_dice}"
    return f"{op}.anywhere" if benefit.anywhere else op


def _in_short(benefit: Benefit) -> Message:
    """A verb under its key, with what fills its places."""
    if benefit.op in OF_SOMEBODY and (benefit.what or not benefit.bonus):
        return _in_full(benefit)
    per = Message(f"tapestry.per.{benefit.per}")
    said = Message(f"tapestry.benefit.{ending(benefit)}", **_particulars(benefit, per))
    return _of_others(benefit, said)


def _in_full(benefit: Benefit) -> Message:
    per = Message(f"tapestry.gives.per.{benefit.per}")
    said = Message(f"tapestry.gives.{ending(benefit)}", **_particulars(benefit, per))
    return _of_others(benefit, said)


def _of_others(benefit: Benefit, said: Message) -> Message:
    """Where what others have is counted."""
    if benefit.op is not Verb.POINTS_PER or not benefit.what:
        return said
    whose, per = Message(f"tapestry.taught.whose.{benefit.what}"), counted_as(benefit.per)
    return Message("tapestry.gives.vp_per_of", n=benefit.each, whose=whose, per=per)


def counted_as(per: str) -> Message:
    """What is counted, in a word or two; spaces by their track."""
    if per.endswith(SPACES):
        return Message("tapestry.taught.per.spaces", track=word("track", per.removesuffix(SPACES)))
    return Message(f"tapestry.taught.per.{per}")


def _particulars(benefit: Benefit, per: Message) -> dict[str, Param]:
    if benefit.op is Verb.POINTS_PER:
        return {"n": benefit.each, "per": per}
    filled: dict[str, Param] = {}
    if benefit.op in COUNTED:
        filled["n"] = benefit.n
    if benefit.tracks:
        filled["tracks"] = tuple(word("track", track) for track in benefit.tracks)
    if benefit.landmark:
        filled["landmark"] = word("landmark", benefit.landmark)
    if benefit.overflow:
        filled["overflow"] = benefit.overflow
    return filled


def _gain(benefit: Benefit) -> Message:
    return _per(benefit, count_of(benefit.what, benefit.n))


def _gain_whole(benefit: Benefit) -> Message:
    return _per(benefit, _gained(amount(benefit.what, benefit.n)))


def _per(benefit: Benefit, said: Message) -> Message:
    """For each of something."""
    if not benefit.per:
        return said
    per = Message(f"tapestry.gives.per.{benefit.per}")
    return Message("tapestry.gives.for_each", said=said, per=per)


def _draw_keep(benefit: Benefit) -> Message:
    return Message("tapestry.gives.draw_keep", things=amount(benefit.what, benefit.n))


def _or(benefit: Benefit) -> Message:
    *most, last = map(benefits_text, benefit.options)
    listed = chained("words.shape.comma", most)
    parts = chained("words.shape.or", (listed, last))
    return Message("tapestry.benefit.or", parts=parts)


def _in_order(benefit: Benefit) -> Message:
    return Message("tapestry.benefit.in_order", parts=tuple(map(benefit_text, benefit.steps)))


def _pay(benefit: Benefit) -> Message:
    if benefit.n > 1:
        return _paid(benefit)
    then = tuple(map(benefit_text, benefit.steps))
    return Message("tapestry.benefit.pay", cost=cost_text(benefit.cost), then=then)


def _told(benefit: Benefit) -> Message:
    return own_words(benefit) if benefit.said else Message(benefit.text)


def _may(benefit: Benefit) -> Message:
    return Message("tapestry.gives.may", then=given(benefit.steps))


def _if(benefit: Benefit) -> Message:
    """ "if you have at least 3 landmarks: …"; of what has just happened nothing is counted."""
    if not benefit.per:
        return Message(f"tapestry.gives.if.{benefit.what}", then=given(benefit.steps))
    per = Message(f"tapestry.gives.per.{benefit.per}")
    key = f"tapestry.gives.if.{benefit.what}"
    return Message(key, n=benefit.n, per=per, then=given(benefit.steps))


def _each(benefit: Benefit) -> Message:
    """ "each neighbour: …", "whoever has the most landmarks: …"."""
    key = f"tapestry.gives.each.{benefit.what}"
    if not benefit.per:
        return Message(key, then=given(benefit.steps))
    per = Message(f"tapestry.gives.per.{benefit.per}")
    return Message(key, per=per, then=given(benefit.steps))


def _if_done(benefit: Benefit) -> Message:
    """ "explore. If it is done: …; otherwise: …"."""
    did, other = map(given, benefit.options)
    first = given(benefit.steps)
    if not benefit.options[1]:
        return Message("tapestry.gives.done.did", first=first, did=did)
    if not benefit.options[0] and benefit.steps[0].op is Verb.IF:
        return Message("tapestry.gives.done.else", first=first, other=other)
    if not benefit.options[0]:
        return Message("tapestry.gives.done.otherwise", first=first, other=other)
    return Message("tapestry.gives.done.both", first=first, did=did, other=other)


def _lost(benefit: Benefit) -> Message:
    return Message("tapestry.gives.lose", things=lost(benefit.what, benefit.n))


def _reserved(benefit: Benefit) -> Message:
    return Message("tapestry.gives.reserve", things=amount(benefit.what, benefit.n))


def lost(what: str, n: int) -> Message:
    """So much of what can be lost."""
    return amount(what, n)


def _whole(benefit: Benefit) -> Message:
    """One benefit as a sentence of the rules."""
    teller = WHOLE.get(benefit.op)
    return _limited(benefit, teller(benefit) if teller else _in_full(benefit))


def _limited(benefit: Benefit, said: Message) -> Message:
    """With what limits it, in its owner's own words."""
    if not benefit.said or benefit.op is Verb.BY_HAND:
        return said
    return Message("tapestry.gives.limited", said=said, limit=own_words(benefit))


def own_words(benefit: Benefit) -> Message:
    """A sentence of an owner's own."""
    return Message("tapestry.offer.typed", text=benefit.said)


def _runs(benefits: Sequence[Benefit]) -> list[tuple[Benefit, ...]]:
    """The benefits, plain gains beside each other taken together, and what is alike."""
    grouped = groupby(benefits, lambda benefit: None if _gains(benefit) else benefit)
    return [tuple(run) for _, run in grouped]


def _gains(benefit: Benefit) -> bool:
    return benefit.op is Verb.GAIN and not benefit.per and not benefit.said


def _run(run: Sequence[Benefit]) -> Message:
    """Gains that follow each other are said in one breath, the same twice only once."""
    if not _gains(run[0]):
        said = _whole(run[0])
        return said if len(run) == 1 else Message("tapestry.gives.times", said=said, n=len(run))
    return _gained(_together(amount(benefit.what, benefit.n) for benefit in run))


def _gained(things: Message) -> Message:
    return Message("tapestry.gives.gain", things=things)


def _together(parts: Iterable[Message]) -> Message:
    said = tuple(parts)
    return said[0] if len(said) == 1 else Message("tapestry.gives.all", parts=said)


def _steps(benefits: Sequence[Benefit]) -> Message:
    """One after the other; what follows a condition or a choice is a sentence of its own."""
    first, *others = _runs(benefits)
    said, last = _run(first), first[-1]
    for run in others:
        key = "tapestry.gives.afterwards" if last.op in OPEN else "words.shape.then"
        said, last = Message(key, first=said, second=_run(run)), run[-1]
    return said


def _paid(benefit: Benefit) -> Message:
    """So often at most, and for each time."""
    if benefit.n == 1:
        return paid(benefit.cost, _steps(benefit.steps))
    most = dict.fromkeys(benefit.cost, benefit.n)
    return Message("tapestry.gives.up_to", cost=amounts(most), then=_steps(benefit.steps))


def _either(benefit: Benefit) -> Message:
    """ "gain 1 farm, 1 house or 1 armory", "explore, or gain 1 farm"."""
    options = benefit.options
    if not all(len(option) == 1 and _gains(option[0]) for option in options):
        return chained("words.shape.either", map(given, options))
    *most, last = [amount(option[0].what, option[0].n) for option in options]
    listed = chained("words.shape.comma", most)
    return _gained(chained("words.shape.or", (listed, last)))


def _along(benefit: Benefit) -> Message:
    """ "advance on Military or Technology", "with benefit, without bonus"."""
    which = benefit.what or ("on" if benefit.tracks else "any")
    said = Message(f"tapestry.gives.{benefit.op.value}.{which}")
    if benefit.tracks:
        said = said.with_params(tracks=one_of(benefit.tracks))
    gives = ("without" if not benefit.benefit else "with") if benefit.bonus else "benefit"
    return Message(f"tapestry.gives.along.{gives}", said=said)


def _along_in_short(benefit: Benefit) -> Message:
    if benefit.what or not benefit.bonus:
        return _along(benefit)
    said = _in_short(benefit)
    return said.with_params(tracks=one_of(benefit.tracks)) if benefit.tracks else said


def _upgraded(benefit: Benefit) -> Message:
    locked = ".locked" if benefit.locked else ""
    that = ".that" if benefit.what else locked
    kind = ".ignoring" if benefit.ignore_prerequisites else that
    return Message(f"tapestry.gives.{benefit.op.value}{kind}")


Teller = Callable[[Benefit], Message]
SHORT: Mapping[Verb, Teller] = {
    Verb.GAIN: _gain,
    Verb.OR: _or,
    Verb.IN_ORDER: _in_order,
    Verb.PAY: _pay,
    Verb.BY_HAND: _told,
    Verb.MAY: _may,
    Verb.IF: _if,
    Verb.EACH: _each,
    Verb.IF_DONE: _if_done,
    Verb.LOSE: _lost,
    Verb.RESERVE: _reserved,
    Verb.ADVANCE: _along_in_short,
    Verb.REGRESS: _along_in_short,
    Verb.DRAW_KEEP: _draw_keep,
}
WHOLE: Mapping[Verb, Teller] = {
    **{verb: SHORT[verb] for verb in (Verb.MAY, Verb.IF, Verb.EACH, Verb.LOSE, Verb.RESERVE)},
    Verb.IF_DONE: _if_done,
    Verb.BY_HAND: _told,
    Verb.GAIN: _gain_whole,
    Verb.DRAW_KEEP: _draw_keep,
    Verb.OR: _either,
    Verb.IN_ORDER: lambda benefit: _steps(benefit.steps),
    Verb.PAY: _paid,
    Verb.ADVANCE: _along,
    Verb.REGRESS: _along,
    Verb.UPGRADE: _upgraded,
}
