"""Fingers touch the real app in a window that needs no display."""

from tests.screens.conftest import hand, start  # noqa: F401 – the same app and the same hand
