"""What a start left out, and what a check found, in every form and size of text."""

import pytest

from companion.core.message import Message
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.checking import Checked
from companion.library.home import Home
from companion.library.left_out import CAME, COUNTED, DATA, PARTS, LeftOut
from companion.pages.checked import Check, checked
from companion.pages.left_out import Leaving, left_out
from tests.describe.desks import LOOKS, a_surface


@pytest.fixture
def room(tmp_path):
    """Every part there is."""
    left_out = LeftOut(Home(tmp_path / "home"))
    for part in PARTS[:4]:
        folder = tmp_path / "home" / "left_out" / part / "edited" / "tapestry"
        folder.mkdir(parents=True)
        for number in range(9):
            (folder / f"a_file_with_a_long_name_{number}.json").write_text("{}")
    return left_out


def nothing(*_any):
    return None


@pytest.mark.parametrize(("form", "text", "language"), LOOKS)
def test_each_fits_its_window(room, form, text, language):
    found = Checked(3, 1, 2, (Message("library.trial.failed", file="games/x.jsonl", line=3,
                                      key="table", what="OverflowError"),))  # fmt: skip
    leaving = Leaving(room, nothing, nothing, nothing, nothing, nothing)
    for make in (
        lambda surface: left_out(leaving, surface),
        lambda surface: checked(Check(found, nothing), surface),
    ):
        surface = a_surface(form, text, language)

        showing = Showing(make)
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == []


def test_what_is_touched_is_done_with_that_part(room):
    done = []
    leaving = Leaving(
        room, lambda part: done.append(("again", part)), lambda part: done.append(("throw", part)),
        nothing, lambda part: done.append(("save", part)),
    )  # fmt: skip
    showing = Showing(lambda surface: left_out(leaving, surface))
    showing.show(a_surface())
    for does in (f"again.{DATA}", f"save.{CAME}", f"throw.{COUNTED}"):
        showing.touch(does)

    assert done == [("again", DATA), ("save", CAME), ("throw", COUNTED)]
    assert not showing.touch(f"save.{COUNTED}")
