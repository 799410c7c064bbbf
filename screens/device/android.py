"""The few doors to Java; opened only on Android, where pyjnius is."""

from collections.abc import Callable
from typing import Any, TypeAlias

from kivy.utils import platform

ANDROID = platform == "android"
ACTIVITY = "org.kivy.android.PythonActivity"
Java: TypeAlias = Any
"""A class or a thing of Java's: what it has and takes is known on the device alone."""


def java(name: str) -> Java:
    """A class of Android's."""
    from jnius import autoclass

    return autoclass(name)


def activity() -> Java:
    """Ours."""
    return java(ACTIVITY).mActivity


def chars(text: str) -> Java:
    """A text where Java wants a CharSequence: a plain one would leave pyjnius a choice."""
    from jnius import cast

    return cast("java.lang.CharSequence", java("java.lang.String")(text))


def parcel(thing: Java) -> Java:
    """An address where Java wants a Parcelable."""
    from jnius import cast

    return cast("android.os.Parcelable", thing)


def release() -> int:
    """The number of the system's version: 30 is Android 11."""
    return int(java("android.os.Build$VERSION").SDK_INT)


def on_ui_thread(call: Callable[[], object]) -> None:
    """Java's own windows are touched from its thread alone."""
    from android.runnable import run_on_ui_thread

    run_on_ui_thread(call)()
