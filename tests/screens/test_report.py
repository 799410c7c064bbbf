"""The report of a mistake of ours tells where it happened, and not who played."""

from pathlib import Path

from companion import __version__
from companion.core.message import Message
from companion.errors import Damaged, LoomError
from screens.error.report import report_of

NAMES = ("Zoé Quimper", "At Grandma's", "/Users/zoe/loom")


def caught(error, before=None):
    """An error with frames of its own, perhaps after another."""
    try:
        try:
            if before is not None:
                raise before
        except Exception as first:
            raise error from first
        raise error
    except Exception as seen:
        return seen


def report(error, game="tapestry"):
    return report_of(error, ["home", "tapestry/table"], game)


class TestAReport:
    def test_holds_no_name_text_or_path_of_anybody(self):
        for text in NAMES:
            for error in (KeyError(text), ValueError(f"no {text}"), OSError(2, "gone", text)):
                said = report(caught(error, RuntimeError(text)))

                assert not any(part in said for part in (*NAMES, "Zoé", "zoe"))

    def test_of_an_error_with_a_message_says_its_key_alone(self):
        said = report(caught(Damaged("library.damaged", file=NAMES[0])))

        assert "Damaged: library.damaged" in said
        assert NAMES[0] not in said

    def test_takes_no_text_for_a_key(self):
        error = LoomError("x")
        error.message = Message(NAMES[1])

        assert NAMES[1] not in report(caught(error))

    def test_says_where_it_happened_without_the_folder_above_us(self):
        said = report(caught(ValueError(), KeyError()))

        assert "test_report.py:" in said
        assert "after which:" in said
        assert str(Path(__file__).parent) not in said
        assert "screens: home > tapestry/table" in said

    def test_says_of_which_version_it_is(self):
        assert report(caught(ValueError())).startswith(f"Loom {__version__}\n")
