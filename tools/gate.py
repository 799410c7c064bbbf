"""The gate before main: lint, format, types, tests, coverage; what failed, and how long it took."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ALLOWED = 8 * 60
PYTHON = sys.executable
COMPILED = Path("build/compiled")
KEEPS_NOTHING = "PYTHONDONTWRITEBYTECODE"


class Step(NamedTuple):
    """A tool to run; a loud one shows what it says while it runs."""

    name: str
    arguments: tuple[str, ...]
    loud: bool = False


FAST = (
    Step("lint", ("ruff", "check", "--quiet", ".")),
    Step("format", ("ruff", "format", "--quiet", "--check", ".")),
    Step("types", ("mypy",)),
)
ARCHITECTURE = Step("architecture", ("pytest", "tests/architecture"))
COLLECTED = ("pytest", "--collect-only", "-p", "no:cacheprovider")
SPREAD = ("pytest", "-n", "2", "--dist", "worksteal")
GAMES = ("tests/tapestry", "tests/imperium", "tests/rise_and_fall", "tests/score_pad")
RULES = Step("rules, with their coverage", (*SPREAD, *GAMES, "--cov"), loud=True)
TESTS = Step("all other tests", (*SPREAD, *(f"--ignore={room}" for room in GAMES)), loud=True)
"""Apart, because counting lines makes the large random games twice as slow."""


def main(arguments: list[str]) -> int:
    """Run every step, also after one failed; 1 when one did."""
    began = time.monotonic()
    failed, closings = [], []
    with compiling():
        for step in (*FAST, ARCHITECTURE) if "--fast" in arguments else (*FAST, RULES, TESTS):
            passed, last = run(step)
            failed += [] if passed else [step.name]
            closings += [f"{step.name}: {last}"] if step.loud else []
    total = time.monotonic() - began
    print(f"failed: {', '.join(failed)}" if failed else "all passed")
    print(f"total {total:.0f} s" + (f", over the {ALLOWED} s we allow" if total > ALLOWED else ""))
    for closing in closings:
        print(closing)
    return 1 if failed else 0


def run(step: Step) -> tuple[bool, str]:
    """Whether the tool was content, and the last line it said."""
    began = time.monotonic()
    print(f"{step.name} …", flush=True)
    command = (PYTHON, "-m", *step.arguments)
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=around()
    ) as process:
        for line in _lines(process):
            said.append(line)
            if step.loud:
                print(line, end="", flush=True)
    passed = process.returncode == 0
    if not passed and not step.loud:
        print("".join(said), end="")
    print(f"  {'ok' if passed else 'FAILED'}, {time.monotonic() - began:.1f} s", flush=True)
    return passed, next((line.strip() for line in reversed(said) if line.strip()), "")


def compiling() -> "subprocess.Popen[bytes]":
    """Beside the first steps, which take one core: what every process after it would compile."""
    return subprocess.Popen(
        (PYTHON, "-m", *COLLECTED),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=around(),
    )


def around() -> dict[str, str]:
    """Every process is ours: where Python is told to keep nothing, each would compile all of it."""
    ours = {name: value for name, value in os.environ.items() if name != KEEPS_NOTHING}
    if len(ours) < len(os.environ):
        ours["PYTHONPYCACHEPREFIX"] = str(COMPILED.resolve())
    return ours


def _lines(process: "subprocess.Popen[str]") -> Iterator[str]:
    return iter(process.stdout.readline, "") if process.stdout else iter(())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
