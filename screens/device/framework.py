"""Android's Storage Access Framework: the player names the document, the app gets its address.

The answer comes on a thread of Java's while our window is still hidden, so it is carried over to
the next frame. A document stays with the player: it outlives the app, and a new one finds it.
"""

from collections.abc import Callable

from kivy.clock import Clock

from screens.device import trees
from screens.device.android import Java, activity, java
from screens.device.places import AddressPlace
from screens.device.quietly import quietly

CREATE, OPEN, TREE = 4101, 4102, 4103
OK = -1
"""Android's RESULT_OK."""
ANY = "*/*"
_waiting: dict[int, Callable[[Java], object]] = {}


def create(name: str, kind: str, then: Callable[[AddressPlace], object]) -> bool:
    """Ask where to save something of this name; False where no app can be asked."""
    intent = _intent("ACTION_CREATE_DOCUMENT", kind)
    intent.putExtra(java("android.content.Intent").EXTRA_TITLE, java("java.lang.String")(name))
    return _ask(CREATE, intent, lambda address: then(AddressPlace(address, name)))


def open_one(then: Callable[[AddressPlace], object]) -> bool:
    """Ask which document to open: any kind, as few apps know what ours are."""
    return _ask(OPEN, _intent("ACTION_OPEN_DOCUMENT", ANY), lambda at: then(AddressPlace(at)))


def open_folder(then: Callable[[str], object]) -> bool:
    """Ask for a folder, and keep the permission to it."""
    intent = java("android.content.Intent")(
        java("android.content.Intent").ACTION_OPEN_DOCUMENT_TREE
    )
    return _ask(TREE, intent, lambda at: then(trees.keep_permission(at)))


def _intent(action: str, kind: str) -> Java:
    intents = java("android.content.Intent")
    intent = intents(getattr(intents, action))
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType(kind)
    return intent


def _ask(code: int, intent: Java, then: Callable[[Java], object]) -> bool:
    from android import activity as results

    if not _waiting:
        results.bind(on_activity_result=_answered)
    _waiting[code] = then
    return quietly(_start, intent, code) is True


def _start(intent: Java, code: int) -> bool:
    activity().startActivityForResult(intent, code)
    return True


def _answered(code: int, result: int, data: Java) -> None:
    """On Java's thread; somebody else's answer, or none, is left alone."""
    then = _waiting.get(code)
    address = data.getData() if result == OK and data is not None else None
    if then is not None and address is not None:
        Clock.schedule_once(lambda _passed: then(address))
