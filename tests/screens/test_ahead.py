"""What is made ready ahead waits for fingers alone."""

from types import SimpleNamespace

import pytest
from kivy.clock import Clock

from screens import ahead, idle


@pytest.mark.parametrize(("finger", "pieces"), [(False, 3), (True, 0)])
def test_a_pointer_that_hovers_is_no_touch(finger, pieces, monkeypatch):
    came, asked = [], []
    touches = SimpleNamespace(touches=[SimpleNamespace(is_touch=finger)])
    monkeypatch.setattr(idle, "EventLoop", touches)
    monkeypatch.setattr(Clock, "schedule_interval", lambda piece, _every: asked.append(piece))
    ahead.go_through(came.append(n) for n in range(3))
    for _ in range(4):
        asked[0](0)

    assert len(came) == pieces
