"""Every screen, every variant, real pixels: python -m tools.shots [FOLDER] [NAME…] [--few]

The registry is tests/screens/states. A process for each size of the window; where there is no
display SDL draws offscreen.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

SIZES = {"landscape": (1280, 800), "portrait": (800, 1280), "phone": (411, 823)}
KIVY = {
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_METRICS_DENSITY": "1",
    "KIVY_DPI": "160",
    "KIVY_GL_BACKEND": "sdl2",
    "KIVY_CLIPBOARD": "dummy",
    "KCFG_GRAPHICS_MAXFPS": "0",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_GRAPHICS_RESIZABLE": "0",
}


def main(arguments: list[str]) -> int:
    """Shoot everything, or the states named."""
    if {"-h", "--help"} & {*arguments}:
        print(__doc__)
        return 0
    options = [each for each in arguments if each.startswith("--")]
    folder, *names = [each for each in arguments if not each.startswith("--")] or ["shots"]
    Path(folder).mkdir(parents=True, exist_ok=True)
    ended = [shoot(size, [folder, *names, *options]) for size in SIZES]
    print(f"{len(list(Path(folder).glob('*.png')))} pictures in {folder}")
    return max(ended)


def shoot(size: str, arguments: list[str]) -> int:
    """All pictures of one size."""
    width, height = map(str, SIZES[size])
    with tempfile.TemporaryDirectory() as home:
        window = {"KCFG_GRAPHICS_WIDTH": width, "KCFG_GRAPHICS_HEIGHT": height}
        env = {**os.environ, **KIVY, **window, "KIVY_HOME": home, "LOOM_SHOT_SIZE": size}
        command = (sys.executable, "-m", "tests.screens.camera", *arguments)
        return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
