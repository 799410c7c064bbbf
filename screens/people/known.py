"""Names that were typed before, to be touched in a new game; new ones are kept for the next."""

from kivy.app import App


def known_people() -> list:
    """Chips of everybody who is kept."""
    people = App.get_running_app().library.people.all()
    return [(person.name, person.name, "person") for person in people]


def remember(names) -> None:
    """Whoever is new among these is kept; a name somebody had before is not new."""
    app = App.get_running_app()
    people = app.library.people
    for name in filter(None, names):
        if people.named(name) is None:
            app.bridge.attempt(lambda name=name: people.add(name))
