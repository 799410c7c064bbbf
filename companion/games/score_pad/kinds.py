"""Pads that many games need."""

from __future__ import annotations

from companion.games.score_pad.options import Options, Seat, example_of, laid_out_as

USUAL_TARGET = 100
LONG_TARGET, RACE = 10_000, 500
ROWS = ("named", "bonus", "dice", "cards", "tiles", "farm", "empire", "trains")
"""Those whose rows have names."""
KINDS = ("rounds", "lowest", "target", "long", "race", "tricks", *ROWS, "teams")
TRICKS = 10


def laid_out_in(options: Options, kind: str) -> Options:
    """A common kind for these people; its rows are those of the example."""
    layouts = {
        "lowest": Options(highest_wins=False),
        "target": Options(target=USUAL_TARGET),
        "long": Options(target=LONG_TARGET),
        "race": Options(target=RACE),
        "tricks": Options(rounds=TRICKS),
        "bonus": Options(rows=example_of("named"), doubled=example_of("named")),
        "teams": Options(seats=tuple(Seat(team="AB"[at % 2]) for at in range(len(options.seats)))),
    }
    named = {one: Options(rows=example_of(one)) for one in ROWS}
    return laid_out_as(options, {**named, **layouts}.get(kind, Options()))


def kind_of(options: Options) -> str | None:
    """Which of them it is laid out in; None where it is like none."""
    for kind in ROWS:
        if options.rows == example_of(kind) and not options.doubled:
            return kind
    targets = {USUAL_TARGET: "target", LONG_TARGET: "long", RACE: "race"}
    found = [
        kind
        for kind, so in (
            ("teams", any(seat.team for seat in options.seats)),
            ("lowest", not options.highest_wins),
            ("tricks", options.rounds == TRICKS),
            (targets.get(options.target, "target"), options.target > 0),
            ("bonus", bool(options.rows and options.doubled)),
            ("named", bool(options.rows and not options.doubled)),
        )
        if so
    ]
    if len(found) > 1 or (options.rounds and not found):
        return None
    return found[0] if found else "rounds"
