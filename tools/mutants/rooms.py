"""Parts of the code, and the tests that are to hold each of them."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Room:
    """What is made wrong, and what has to notice."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self) -> list[Path]:
        """Its source files, in one order."""
        found = {path for pattern in self.sources for path in ROOT.glob(pattern)}
        return sorted(path.relative_to(ROOT) for path in found if path.name != "__init__.py")


GOLDEN = "tests/journals"
TAPESTRY = ("cards", "city", "civilizations", "income", "land", "score", "tracks", "turn")
"""Its rooms in which the rules for people are decided."""
ROOMS = {
    "core": Room(("companion/core/*.py",), ("tests/core", "tests/score_pad", GOLDEN)),
    "library": Room(("companion/library/*.py",), ("tests/library",)),
    "tapestry-bots": Room(
        ("companion/games/tapestry/bots/**/*.py",), ("tests/tapestry/bots", GOLDEN)
    ),
    "tapestry": Room(
        tuple(f"companion/games/tapestry/{room}/**/*.py" for room in TAPESTRY),
        ("tests/tapestry", GOLDEN),
    ),
    "imperium": Room(
        (
            "companion/games/imperium/rules/**/*.py",
            "companion/games/imperium/commands/**/*.py",
            "companion/games/imperium/events/**/*.py",
        ),
        ("tests/imperium", GOLDEN),
    ),
    "rise_and_fall": Room(
        (
            "companion/games/rise_and_fall/rules/**/*.py",
            "companion/games/rise_and_fall/commands/**/*.py",
            "companion/games/rise_and_fall/events/**/*.py",
        ),
        ("tests/rise_and_fall", GOLDEN),
    ),
    "score_pad": Room(("companion/games/score_pad/*.py",), ("tests/score_pad", GOLDEN)),
}
