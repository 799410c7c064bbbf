"""Whole games in a real window by a real pointer, or by keys: every form, text, theme, language."""

from random import Random

from tests.live.display import is_there
from tests.live.test_journeys import journey

NAME = "journeys in a real window"
COUNT = 27
BY_POINTER = 24
FIRST = 0
GAMES = ("tapestry", "imperium", "rise_and_fall")
FORMS = ("landscape", "phone", "portrait", "split")


def run(count: int, seed: int) -> str:
    """One after the other; those of a share are the first of all."""
    if not is_there():
        return "not played: Xvfb or XTEST is missing"
    told = [journey(*case(seed, number)) for number in range(count)]
    return f"{sum(int(str(one['touches'])) for one in told)} touches in {len(told)} games"


def case(seed: int, number: int) -> tuple[str, ...]:
    """Every game in every form, twice, and by keys; text, theme and language by chance."""
    chance = Random(f"{seed}:{number}")
    looks = {
        "--form": FORMS[number // len(GAMES) % len(FORMS)],
        "--text": chance.choice(("80", "100", "160")),
        "--theme": chance.choice(("dark", "light")),
        "--language": chance.choice(("en", "fr")),
        "--seed": str(number),
    }
    options = [word for pair in looks.items() for word in pair]
    keys = ("--keys",) if number >= BY_POINTER else ()
    return (GAMES[number % len(GAMES)], *options, *keys)
