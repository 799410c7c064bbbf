"""The error tree. Every error holds a Message, so that it reaches the player translated.

LoomError
├── RuleBroken          a command that the rules refuse; nothing has changed
├── AnswerRefused       an answer that does not fit the question
├── NothingToDo         undo at the start, redo at the end, an answer nobody asked for
├── ContentError        a content file that is missing, damaged or inconsistent: file, line, key
├── UnknownKind         a saved command or event that this version does not know
└── SaveError           something about files
    ├── NotKept         an action could not be written: it is refused and not shown
    ├── Damaged         a file that cannot be read as what it should be
    ├── Unreadable      a file that the disk does not give: it is left alone
    ├── TooNew          a file from a newer version: left alone
    ├── Busy            another app holds the library
    └── BadBackup       a backup that is none, or would do harm
"""

from companion.core.message import Message, Param


class LoomError(Exception):
    """Anything the player may be told about."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key)
        self.message = Message(key, **params)

    def __str__(self) -> str:
        return str(self.message)


class RuleBroken(LoomError):
    """The rules refuse the command; nothing has changed."""


class AnswerRefused(LoomError):
    """The answer does not fit the question."""


class NothingToDo(LoomError):
    """There is nothing to undo, redo, answer or jump to."""


class ContentError(LoomError):
    """A content file is missing, damaged or inconsistent."""


class UnknownKind(LoomError):
    """A saved command or event of a kind or version that is not known here."""


class SaveError(LoomError):
    """Something about files."""


class NotKept(SaveError):
    """The action could not be written, so it did not happen."""


class Damaged(SaveError):
    """A file that cannot be read as what it should be."""


class Unreadable(SaveError):
    """A file that the disk does not give now; it is left alone."""


class TooNew(SaveError):
    """A file from a newer version of the app; it is left alone."""


class Busy(SaveError):
    """Another running app holds the library."""


class BadBackup(SaveError):
    """A backup that is none, is cut short, or would do harm."""
