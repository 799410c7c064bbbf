"""What is not loaded before home is seen: games, and what Kivy would bring along."""

import os
import subprocess
import sys

from tests.architecture.house import TOP

HOME_SHOWN = """
import sys
from pathlib import Path
from tests.screens import headless
headless.install()
import screens.start
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
Hand(an_app(Path(sys.argv[1]))).start()
print(*sys.modules)
"""
LEAN = """
import sys
from pathlib import Path
from screens.start import prepare_kivy
prepare_kivy(Path(sys.argv[1]))
import kivy.core.image
from kivy.clock import Clock
print(*sys.modules)
"""


def loaded(script, folder, **environment):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("K")}
    command = [sys.executable, "-c", script, str(folder)]
    done = subprocess.run(
        command, cwd=TOP, env={**kept, **environment}, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_home_is_shown_before_any_game_is_imported(tmp_path):
    modules = loaded(HOME_SHOWN, tmp_path)

    assert "screens.home.place" in modules
    assert not [each for each in modules if each.startswith("companion.games.")]


def test_neither_coroutines_nor_other_readers_of_pictures(tmp_path):
    modules = loaded(LEAN, tmp_path)

    assert "kivy.clock" in modules
    assert not {"asyncio", "trio", "PIL"} & modules
