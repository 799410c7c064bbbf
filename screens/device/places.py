"""Where a file is to go, or comes from: a path, or an address of Android's."""

from errno import EFBIG
from pathlib import Path
from typing import Protocol

from companion.library import limits
from companion.library.atomic import write_for_others
from screens.device import addresses
from screens.device.android import Java
from screens.device.quietly import quietly

LARGEST = limits.BACKUP


class Place(Protocol):
    """Of one file."""

    name: str
    shown: str
    address: Java
    """What the share sheet is given; None where there is none."""

    def write(self, data: bytes) -> None:
        """Raises OSError."""

    def read(self, most: int = LARGEST) -> bytes:
        """Raises OSError."""


class PathPlace:
    """On a desktop."""

    address: Java = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name, self.shown = path.name, str(path)

    def write(self, data: bytes) -> None:
        write_for_others(self.path, data)

    def read(self, most: int = LARGEST) -> bytes:
        with self.path.open("rb") as lines:
            return _within(lines.read(most + 1), most)


class AddressPlace:
    """On Android; what could not be written whole is taken away again."""

    def __init__(self, address: Java, name: str = "") -> None:
        self.address = address
        self.name = self.shown = quietly(addresses.name_of, address) or name

    def write(self, data: bytes) -> None:
        try:
            addresses.write_to(self.address, data)
        except OSError:
            quietly(addresses.remove, self.address)
            raise

    def read(self, most: int = LARGEST) -> bytes:
        return _within(addresses.read_from(self.address, most), most)


def _within(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise OSError(EFBIG, "too large")
    return data
