"""Benefits in a shorthand, to compare the data with the guides of the rulebook line by line.

`+` any order, `>` as printed, `/` a choice, `:` after a price; `x` is the crossed icon.
"""

from companion.games.tapestry.benefits import Benefit, Bonus, Verb

WORDS = {
    Verb.POINTS: lambda b: f"{b.n} vp",
    Verb.POINTS_PER: lambda b: f"vp per {b.per}",
    Verb.LANDMARK: lambda b: f"landmark {b.landmark}",
    Verb.RESEARCH_FOUR: lambda b: f"research x four times, {b.overflow} vp past an end",
    Verb.BROADCAST_MANY: lambda b: f"broadcast {b.n}",
}


def one(benefit: Benefit) -> str:
    """A single benefit."""
    match benefit.op:
        case Verb.GAIN:
            return f"{benefit.n} {benefit.what}"
        case Verb.IN_ORDER:
            return " > ".join(map(one, benefit.steps))
        case Verb.OR:
            return " / ".join(short(choice) for choice in benefit.options)
        case Verb.PAY:
            return f"{price(benefit.cost)}: {short(benefit.steps)}"
        case Verb.ADVANCE | Verb.REGRESS | Verb.RESEARCH:
            parts = [benefit.op.value, " or ".join(sorted(benefit.tracks))]
            return " ".join([*filter(None, parts), *(["x"] if not benefit.benefit else [])])
        case _:
            said = WORDS.get(benefit.op)
            return said(benefit) if said else _plain(benefit)


def _plain(benefit: Benefit) -> str:
    marks = {
        "anywhere": benefit.anywhere,
        "empty": benefit.empty_only,
        "both": benefit.both_dice == "always",
        "both from an opponent": benefit.both_dice == "if_opponent",
        "free": benefit.ignore_prerequisites,
        "once": benefit.locked,
    }
    return " ".join([benefit.op.value, *(mark for mark, is_so in marks.items() if is_so)])


def short(benefits: tuple[Benefit, ...]) -> str:
    """All of a list."""
    return " + ".join(map(one, benefits))


def price(cost) -> str:
    """What is paid."""
    return " + ".join(f"{n} {what}" for what, n in cost.items())


def with_bonus(benefits: tuple[Benefit, ...], bonus: Bonus | None) -> str:
    """A space of a track."""
    said = short(benefits)
    return f"{said} | {price(bonus.cost)}: {short(bonus.reward)}" if bonus else said
