"""Every screen state in every form, at 100 and 160 %, touched everywhere; every deed done once.

python -m tests.fingers --states rise --forms phone
"""

import subprocess
import sys

NAME = "a finger on all that looks touchable"
COUNT = 2400
"""More than there are states, forms and sizes of the text: all of them."""
FIRST = 1


def run(count: int, seed: int) -> str:
    """In a process of its own, because Kivy has one window in a process."""
    command = (sys.executable, "-m", "tests.fingers", "--count", str(count), "--seed", str(seed))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{done.stdout}\n{done.stderr}")
    return done.stdout.splitlines()[-1]
