"""Pads that many games need."""

from __future__ import annotations

from companion.games.score_pad.options import EXAMPLE, Options, Seat, laid_out_as

KINDS = ("rounds", "lowest", "target", "named", "bonus", "teams")
USUAL_TARGET = 100


def laid_out_in(options: Options, kind: str) -> Options:
    """A common kind for these people; its rows are those of the example."""
    layouts = {
        "lowest": Options(highest_wins=False),
        "target": Options(target=USUAL_TARGET),
        "named": Options(rows=EXAMPLE),
        "bonus": Options(rows=EXAMPLE, doubled=EXAMPLE),
        "teams": Options(seats=tuple(Seat(team="AB"[at % 2]) for at in range(len(options.seats)))),
    }
    return laid_out_as(options, layouts.get(kind, Options()))


def kind_of(options: Options) -> str | None:
    """Which of them it is laid out in; None where it is like none."""
    found = [
        kind
        for kind, so in (
            ("teams", any(seat.team for seat in options.seats)),
            ("lowest", not options.highest_wins),
            ("target", options.target > 0),
            ("bonus", bool(options.rows and options.doubled)),
            ("named", bool(options.rows and not options.doubled)),
        )
        if so
    ]
    if options.rounds or len(found) > 1:
        return None
    return found[0] if found else "rounds"
