"""The people who play here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tinydb.table import Document, Table

from companion.core.codec import CannotDecode, from_json
from companion.core.message import Message
from companion.core.person_name import clean_name, name_trouble, same
from companion.errors import AnswerRefused
from companion.library.person_id import person_id
from companion.library.storage import AtomicStorage, Tell, open_database


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; the number never changes."""

    number: int
    name: str
    colour: str = ""
    """Colour and shape of the pieces last played with; empty if none yet."""
    shape: str = ""
    also: tuple[str, ...] = ()
    """Names this person was written down with before, or elsewhere."""
    uid: str = ""
    """What other apps know this person by; never changes."""
    me: bool = False
    """Who plays on this device; at most one person is."""
    shares: str = ""
    """Whether others may be told the name: empty until it was asked."""

    @property
    def names(self) -> tuple[str, ...]:
        """The one shown, and the others."""
        return (self.name, *self.also)


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
                person = from_json(Person, {**row, "number": row.doc_id})
            except CannotDecode:
                person = None
            if person and clean_name(person.name):
                people.append(person)
            else:
                self._tell(Message("library.notice.person_skipped", number=row.doc_id))
        return tuple(people)

    def named(self, name: str) -> Person | None:
        """Whoever has this name, or had it."""
        return next((one for one in self.all() if same(name, one.names)), None)

    def add(self, name: str, colour: str = "", shape: str = "") -> Person:
        """A new person; raises AnswerRefused for a name that will not do, NotKept."""
        checked = self._checked(name)
        person = Person(0, checked, colour, shape, uid=person_id(checked))
        return replace(person, number=self._table.insert(_row(person)))

    def change(self, person: Person) -> Person:
        """Keep another name, colour or shape; raises AnswerRefused, NotKept."""
        changed = replace(person, name=self._checked(person.name, besides=person.number))
        self._table.upsert(Document(_row(changed), person.number))
        return changed

    def rename(self, person: Person, name: str) -> Person:
        """Another name; games under the one before are still this person's."""
        also = tuple(one for one in person.names if not same(one, (name,)))
        return self.change(replace(person, name=name, also=also))

    def merge(self, person: Person, others: Iterable[Person]) -> Person:
        """They were one person all along, who keeps the first name."""
        merged = person
        for other in others:
            also = tuple(one for one in other.names if not same(one, merged.names))
            me = merged.me or other.me
            merged = replace(merged, also=(*merged.also, *also), me=me)
            self.forget(other.number)
        return self.change(merged)

    @property
    def me(self) -> Person | None:
        """Who plays on this device, once told."""
        return next((one for one in self.all() if one.me), None)

    def this_is_me(self, person: Person) -> Person:
        """This one, and nobody else; raises NotKept."""
        for other in self.all():
            if other.me and other.number != person.number:
                self.change(replace(other, me=False))
        return self.change(replace(person, me=True))

    def put_back(self, people: Iterable[Person]) -> None:
        """As they were before a change or a farewell; raises NotKept."""
        for person in people:
            self._table.upsert(Document(_row(person), person.number))

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
    looks: dict[str, object] = {"colour": person.colour, "shape": person.shape}
    told: dict[str, object] = {"uid": person.uid, "me": person.me, "shares": person.shares}
    return {"name": person.name, **looks, "also": list(person.also), **told}
