"""A folder that a player chose on Android, with the permission to keep files in it for good.

Tried on a stand-in for Android's classes only, never on a device.
"""

from collections.abc import Callable
from errno import ENOENT
from typing import TypeVar

from companion.library import limits
from screens.device import addresses
from screens.device.android import Java, activity, java

T = TypeVar("T")
KIND = "application/zip"
DOCUMENT_ID, DISPLAY_NAME = "document_id", "_display_name"


def keep_permission(address: Java) -> str:
    """From now on, over restarts too; the address as a text."""
    intents = java("android.content.Intent")
    flags = intents.FLAG_GRANT_READ_URI_PERMISSION | intents.FLAG_GRANT_WRITE_URI_PERMISSION
    activity().getContentResolver().takePersistableUriPermission(address, flags)
    return str(address.toString())


def called(address: str) -> str:
    """What people call it: the end of its address, readable."""
    text = java("android.net.Uri").decode(address)
    return str(text).rpartition("/")[2]


class Tree:
    """The files of such a folder, as a place of backups."""

    def __init__(self, address: str) -> None:
        self.tree = java("android.net.Uri").parse(address)
        self.contract = java("android.provider.DocumentsContract")

    def names(self) -> list[str]:
        return list(self._documents())

    def write(self, name: str, data: bytes) -> None:
        there = self._documents().get(name)
        if there is None:
            there = self._java(
                lambda: self.contract.createDocument(self._resolver, self._root(), KIND, name)
            )
        if there is None:
            raise OSError(ENOENT, "the folder takes no file")
        addresses.write_to(there, data)

    def read(self, name: str) -> bytes:
        return addresses.read_from(self._there(name), limits.BACKUP)

    def remove(self, name: str) -> None:
        there = self._there(name)
        self._java(lambda: self.contract.deleteDocument(self._resolver, there))

    @property
    def _resolver(self) -> Java:
        return activity().getContentResolver()

    def _root(self) -> Java:
        contract = self.contract
        return contract.buildDocumentUriUsingTree(self.tree, contract.getTreeDocumentId(self.tree))

    def _there(self, name: str) -> Java:
        there = self._documents().get(name)
        if there is None:
            raise OSError(ENOENT, name)
        return there

    def _documents(self) -> dict[str, Java]:
        """Addresses by name; raises OSError."""
        return self._java(self._listed)

    def _listed(self) -> dict[str, Java]:
        contract, tree = self.contract, self.tree
        children = contract.buildChildDocumentsUriUsingTree(tree, contract.getTreeDocumentId(tree))
        cursor = self._resolver.query(children, None, None, None, None)
        found: dict[str, Java] = {}
        while cursor is not None and cursor.moveToNext():
            name = cursor.getString(cursor.getColumnIndex(DISPLAY_NAME))
            which = cursor.getString(cursor.getColumnIndex(DOCUMENT_ID))
            found[str(name)] = contract.buildDocumentUriUsingTree(tree, which)
        if cursor is not None:
            cursor.close()
        return found

    def _java(self, call: Callable[[], T]) -> T:
        """What Java refuses is an OSError."""
        from jnius import JavaException

        try:
            return call()
        except JavaException as error:
            raise OSError(0, str(error)) from error
