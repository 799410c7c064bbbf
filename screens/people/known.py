"""Names that were typed before, to be touched in a new game; new ones are kept for the next."""

from dataclasses import replace

from kivy.app import App


def known_people() -> list:
    """Chips of everybody who is kept."""
    people = App.get_running_app().library.people.all()
    return [(person.name, person.name, "person") for person in people]


def remember(names) -> None:
    """Whoever is new among these is kept; a name somebody had before is not new."""
    remember_looks((name, "", "") for name in names)


def remember_looks(seats) -> None:
    """The same, with the colour and the shape each one plays with: (name, colour, shape)."""
    app = App.get_running_app()
    people = app.library.people
    for name, colour, shape in seats:
        person = people.named(name) if name else None
        if name and person is None:
            app.bridge.attempt(lambda new=(name, colour, shape): people.add(*new))
        elif person and colour and (person.colour, person.shape) != (colour, shape):
            changed = replace(person, colour=colour, shape=shape)
            app.bridge.attempt(lambda changed=changed: people.change(changed))


def look_of(name: str) -> tuple[str, str]:
    """Colour and shape that somebody played with last; empty where nobody knows."""
    person = App.get_running_app().library.people.named(name)
    return (person.colour, person.shape) if person else ("", "")
