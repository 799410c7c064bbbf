"""The few doors to Java; opened only on Android, where pyjnius is."""

from kivy.utils import platform

ANDROID = platform == "android"
ACTIVITY = "org.kivy.android.PythonActivity"


def java(name: str):
    """A class of Android's."""
    from jnius import autoclass

    return autoclass(name)


def activity():
    """Ours."""
    return java(ACTIVITY).mActivity


def chars(text: str):
    """A text where Java wants a CharSequence: a plain one would leave pyjnius a choice."""
    from jnius import cast

    return cast("java.lang.CharSequence", java("java.lang.String")(text))


def parcel(thing):
    """An address where Java wants a Parcelable."""
    from jnius import cast

    return cast("android.os.Parcelable", thing)


def release() -> int:
    """The number of the system's version: 30 is Android 11."""
    return int(java("android.os.Build$VERSION").SDK_INT)


def on_ui_thread(call) -> None:
    """Java's own windows are touched from its thread alone."""
    from android.runnable import run_on_ui_thread

    run_on_ui_thread(call)()
