"""The people who play here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tinydb.table import Document, Table

from companion.core.codec import CannotDecode, from_json
from companion.core.message import Message
from companion.core.person_name import clean_name, name_trouble
from companion.errors import AnswerRefused
from companion.library.storage import AtomicStorage, Tell, open_database


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; the number never changes."""

    number: int
    name: str
    #: Colour and shape of the pieces last played with; empty if none yet.
    colour: str = ""
    shape: str = ""


class People:
    """Everybody, by number."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._table: Table = open_database(storage).table("people")
        self._tell: Tell = storage.tell

    def all(self) -> tuple[Person, ...]:
        """In the order they were added."""
        people = []
        for row in self._table.all():
            try:
                people.append(from_json(Person, {**row, "number": row.doc_id}))
            except CannotDecode:
                self._tell(Message("library.notice.person_skipped", number=row.doc_id))
        return tuple(people)

    def add(self, name: str, colour: str = "", shape: str = "") -> Person:
        """A new person; raises AnswerRefused for a name that will not do, NotKept."""
        person = Person(0, self._checked(name), colour, shape)
        return replace(person, number=self._table.insert(_row(person)))

    def change(self, person: Person) -> Person:
        """Keep another name, colour or shape; raises AnswerRefused, NotKept."""
        changed = replace(person, name=self._checked(person.name, besides=person.number))
        self._table.upsert(Document(_row(changed), person.number))
        return changed

    def forget(self, number: int) -> None:
        """Remove somebody; the games they played keep their name. Raises NotKept."""
        if self._table.contains(doc_id=number):
            self._table.remove(doc_ids=[number])

    def _checked(self, name: str, besides: int = 0) -> str:
        others = [person.name for person in self.all() if person.number != besides]
        if trouble := name_trouble(name, others):
            raise AnswerRefused(trouble.key, **trouble.params)
        return clean_name(name)


def _row(person: Person) -> dict[str, object]:
    return {"name": person.name, "colour": person.colour, "shape": person.shape}
