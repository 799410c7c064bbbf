"""What `make` and `python run.py` begin with: what the system brings, .venv, then the command."""

from tools.begin.commands import main

__all__ = ["main"]
