"""Bytes to and from what Android names by an address (`content://…`) instead of a path."""

import os

from screens.device.android import Java, activity


def write_to(address: Java, data: bytes) -> None:
    """All of it, in place of what was there; raises OSError."""
    with os.fdopen(_open(address, "wt"), "wb") as out:
        out.write(data)


def read_from(address: Java, most: int) -> bytes:
    """The whole, or one byte more than the most; raises OSError."""
    with os.fdopen(_open(address, "r"), "rb") as lines:
        return lines.read(most + 1)


def name_of(address: Java) -> str:
    """What people call it."""
    cursor = activity().getContentResolver().query(address, None, None, None, None)
    if cursor is None:
        return ""
    try:
        column = cursor.getColumnIndex("_display_name")
        return str(cursor.getString(column)) if cursor.moveToFirst() and column >= 0 else ""
    finally:
        cursor.close()


def remove(address: Java) -> None:
    """What was begun and not finished."""
    from screens.device.android import java

    contract = java("android.provider.DocumentsContract")
    contract.deleteDocument(activity().getContentResolver(), address)


def _open(address: Java, mode: str) -> int:
    """A file of the system's; what Java refuses is an OSError, as everywhere else."""
    from jnius import JavaException

    try:
        opened = activity().getContentResolver().openFileDescriptor(address, mode)
    except JavaException as error:
        raise OSError(0, str(error)) from error
    if opened is None:
        raise OSError(0, "the provider has crashed")
    return int(opened.detachFd())
