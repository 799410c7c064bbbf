"""What is read aloud: what lies on top says it by `spoken()`, as every page does."""


def spoken(app) -> str:
    """In sentences."""
    top = app.nav.overlays[-1] if app.nav.overlays else app.nav.view
    return ". ".join(said.rstrip(" .:") for said in top.spoken() if said.strip(" .:–"))
