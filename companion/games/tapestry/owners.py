"""Whose a thing can be, besides the people's, and the seat of the bots."""

from __future__ import annotations

AUTOMA, SHADOW, BOTS = "automa", "shadow", "bots"
