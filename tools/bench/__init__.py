"""Measured times, each beside its floor measured in the same run.

Every module here that has `run() -> Iterable[Line]` is run by `python -m tools.bench`.
"""

from tools.bench.line import Line, fastest, median

__all__ = ["Line", "fastest", "median"]
