"""What is read aloud: what lies on top says it by `spoken()`, as every page does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from screens.app import LoomApp


def spoken(app: LoomApp) -> str:
    """In sentences."""
    top = app.nav.overlays[-1] if app.nav.overlays else app.nav.view
    return ". ".join(said.rstrip(" .:") for said in top.spoken() if said.strip(" .:–"))
