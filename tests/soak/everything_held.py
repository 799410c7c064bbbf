"""Everything that can be touched, held once, on every page that a moment of a game leads to: told
by an entry of the rules or with a written reason why not, never the wrong entry, and nothing done.
"""

from companion.pages.looking_up import found_under
from tests.describe.desks import FORMS
from tests.lookup.at_the_thing import moments, opened, reason, things

NAME = "everything held"
COUNT = 120
"""Games at random, of the three in turn."""
FIRST = 0
"""Games of other seeds are held in `tests/lookup`."""
GAMES = ("tapestry", "imperium", "rise_and_fall")
STEPS, EVERY = 320, 16
PLAIN = ("named.", "drawn.", "asks.")
"""Topics that no node gave."""


def run(count: int, seed: int) -> str:
    """What was held, and what of it told nothing or the wrong thing."""
    wrong: dict[tuple[str, ...], tuple[str, ...]] = {}
    held = pages = 0
    for number in range(count):
        game, form = GAMES[number % len(GAMES)], [*FORMS][number // len(GAMES) % len(FORMS)]
        for player in moments(game, seed + number, STEPS, EVERY):
            before = (player.session.state, len(player.session.entries))
            found = [*things(player, form, opened)]
            held += len(found)
            pages += len({one.part for one in found})
            wrong |= {one[:2] + one[3:4]: one for thing in found if (one := _wrong(game, thing))}
            if (player.session.state, len(player.session.entries)) != before:
                raise AssertionError(f"{game}: something was done")
    if wrong:
        raise AssertionError("\n".join(map(str, sorted(wrong.values()))))
    return f"{held} things on {pages} pages: 0 nothing, 0 wrong, 0 acts"


def _wrong(game, thing):
    """What is amiss with what a finger on it tells; nothing where it is right."""
    if not thing.entry and reason(thing.does, thing.says) is None:
        return ("nothing", game, thing.part, thing.does, thing.says)
    named = found_under(f"named.{thing.says}", game)
    given = not thing.held.topics[0].startswith(PLAIN)
    if named is not None and not given and thing.entry != named.id:
        return ("wrong", game, thing.part, thing.says, thing.entry, named.id)
    return ()
