"""The `name.kv` beside a `name.py`, loaded once."""

from pathlib import Path

from kivy.lang import Builder

import screens.kept_kv
import screens.quiet_rules  # noqa: F401 – and their rules carried out without a log


def load_kv(module_file: str) -> None:
    """Load the kv file of the module that calls this with its `__file__`."""
    path = str(Path(module_file).with_suffix(".kv"))
    if path not in Builder.files:
        Builder.load_file(path)
