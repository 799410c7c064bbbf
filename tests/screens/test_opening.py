"""Where Kivy gets no window the reason is one sentence."""

import pytest

from screens import opening
from screens.opening import why_no_window

NO_GL = "ImportError: libGL.so.1: cannot open shared object file"


class TestReasons:
    def test_a_library_that_is_missing_is_named(self, monkeypatch):
        monkeypatch.setattr(opening, "_loads", lambda library: library != "libGL.so.1")

        said = why_no_window(chosen=False)

        assert (said.key, said.params["library"]) == ("console.window.no_library", "libGL.so.1")

    @pytest.mark.parametrize(
        "told",
        [
            'Window: sdl2 - RuntimeError: b"Couldn\'t find matching GLX visual"',
            "GL: Minimum required OpenGL version (2.0) NOT found!",
        ],
    )
    def test_a_system_without_opengl_is_said_to_be_one(self, told):
        assert opening.reason_of([told]).key == "console.window.no_opengl"

    def test_anything_else_is_told_by_its_line(self):
        said = opening.reason_of([f"Window: Unable to find any\nsdl2 - {NO_GL}\n  File x"])

        assert said.params["why"] == f"sdl2 - {NO_GL}"
