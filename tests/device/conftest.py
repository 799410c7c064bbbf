"""A device to try things on."""

import pytest

from tests.device.java import Device, install
from tests.screens import headless

headless.install()


@pytest.fixture
def device(tmp_path, monkeypatch):
    """Android 16."""
    device = Device(tmp_path)
    install(monkeypatch, device)
    return device
