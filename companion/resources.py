"""Where the shipped data lies: in the repository, in an installed wheel, in the APK."""

from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_PLACES = (
    _HERE / "data",
    _HERE.parent / "data",
)  # a wheel keeps it inside, repository and APK beside


@cache
def data_dir() -> Path:
    """The folder of everything shipped that is not code."""
    for place in _PLACES:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no data folder at {' or '.join(map(str, _PLACES))}")
