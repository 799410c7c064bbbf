"""A stand-in for Android's classes, as pyjnius shows them: it refuses what the real ones refuse.

Texts and addresses must be of the class a method takes, a document is opened only by whom it was
given to, a voice speaks only after `onInit`, windows are touched from Java's thread alone, and a
class or method that came with a later Android is not there before.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace


class JavaException(Exception):
    """As pyjnius raises it."""


class JString:
    """java.lang.String: a CharSequence."""

    def __init__(self, text):
        self.text = str(text)


class Uri:
    """A Parcelable."""

    def __init__(self, path: Path, name: str = ""):
        self.path, self.name = path, name or path.name

    def toString(self):
        return f"content://tree/{self.path}"


def _need(thing, kind, what):
    if not isinstance(thing, kind):
        raise JavaException(f"No methods matching your arguments: {what} took {thing!r}")


class Intent:
    ACTION_SEND, ACTION_CREATE_DOCUMENT = "SEND", "CREATE_DOCUMENT"
    ACTION_OPEN_DOCUMENT, CATEGORY_OPENABLE = "OPEN_DOCUMENT", "OPENABLE"
    EXTRA_TEXT, EXTRA_STREAM, EXTRA_TITLE = "TEXT", "STREAM", "TITLE"
    ACTION_OPEN_DOCUMENT_TREE = "OPEN_DOCUMENT_TREE"
    FLAG_GRANT_READ_URI_PERMISSION, FLAG_GRANT_WRITE_URI_PERMISSION = 1, 2

    def __init__(self, action):
        self.action, self.kind, self.flags = action, None, 0
        self.categories, self.extras, self.inside = set(), {}, None

    def setType(self, kind):
        self.kind = kind

    def addCategory(self, category):
        self.categories.add(category)

    def addFlags(self, flags):
        self.flags |= flags

    def putExtra(self, key, value):
        _need(value, (JString, Uri), "putExtra")
        self.extras[key] = value

    @classmethod
    def createChooser(cls, intent, title):
        _need(title, JString, "createChooser")
        chooser = cls("CHOOSER")
        chooser.inside = intent
        return chooser


class Values:
    def __init__(self):
        self.told = {}

    def put(self, key, value):
        _need(value, JString, "put")
        self.told[key] = value.text


class Cursor:
    def __init__(self, row):
        self.row, self.first, self.closed = row, False, False

    def moveToFirst(self):
        self.first = True
        return True

    def getColumnIndex(self, name):
        return list(self.row).index(name) if name in self.row else -1

    def getString(self, column):
        if not self.first:
            raise JavaException("CursorIndexOutOfBoundsException")
        return list(self.row.values())[column]

    def close(self):
        self.closed = True


class Rows(Cursor):
    """Several of them."""

    def __init__(self, rows):
        super().__init__({})
        self.rows = iter(rows)

    def moveToNext(self):
        self.row = next(self.rows, {})
        self.first = bool(self.row)
        return self.first


class Resolver:
    def __init__(self, device):
        self.device = device

    def openFileDescriptor(self, uri, mode):
        if mode not in ("r", "w", "wt", "rw", "rwt", "wa"):
            raise JavaException(f"IllegalArgumentException: Bad mode: {mode}")
        if uri not in self.device.granted:
            raise JavaException("SecurityException: Permission Denial")
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT
        flags |= os.O_TRUNC if "t" in mode else 0
        try:
            number = os.open(self.device.full or uri.path, flags)
        except OSError as error:
            raise JavaException(f"FileNotFoundException: {error}") from error
        return SimpleNamespace(detachFd=lambda: number)

    def takePersistableUriPermission(self, uri, flags):
        if uri not in self.device.granted or flags != 3:
            raise JavaException("SecurityException: No persistable permission grants found")
        self.device.kept_permissions.append(uri.path)

    def query(self, uri, *rest):
        if uri.path.is_dir():
            self.device.need_tree(uri.path)
            files = sorted(uri.path.iterdir())
            return Rows([{"document_id": str(p), "_display_name": p.name} for p in files])
        _need(rest, tuple, "query")
        return Cursor({"_id": "1", "_display_name": uri.name})

    def insert(self, store, values):
        if self.device.release < 29:
            raise JavaException("SecurityException: WRITE_EXTERNAL_STORAGE")
        uri = Uri(self.device.folder / values.told["_display_name"])
        self.device.granted.append(uri)
        self.device.inserted = values.told
        return uri


class Engine:
    """TextToSpeech."""

    QUEUE_FLUSH, QUEUE_ADD, ERROR, SUCCESS = 0, 1, -1, 0
    made: list[Engine] = []

    def __init__(self, activity, listener):
        if not hasattr(listener, "onInit"):
            raise JavaException("NullPointerException")
        self.listener, self.ready, self.said, self.language = listener, False, [], None
        Engine.made.append(self)

    def bind(self, status=SUCCESS):
        """The engine's service has come, or not."""
        self.ready = status == self.SUCCESS
        self.listener.onInit(status)

    def setLanguage(self, locale):
        self.language = locale.name if self.ready else None
        return 0

    def speak(self, text, how, bundle, name):
        _need(text, JString, "speak")
        if not self.ready or len(text.text) > 4000:
            return self.ERROR
        self.said = [*([] if how == self.QUEUE_FLUSH else self.said), text.text]
        return self.SUCCESS

    def stop(self):
        self.said = []


class Activity:
    def __init__(self, device):
        self.device, self.started = device, []
        self.window = Window(device)

    def startActivity(self, intent):
        self.started.append(intent)

    def startActivityForResult(self, intent, code):
        if self.device.no_chooser:
            raise JavaException("ActivityNotFoundException")
        if intent.action != Intent.ACTION_OPEN_DOCUMENT_TREE:
            assert intent.kind is not None
            assert Intent.CATEGORY_OPENABLE in intent.categories
        self.started.append((intent, code))

    def getContentResolver(self):
        return Resolver(self.device)

    def getWindow(self):
        return self.window


class Window:
    """Its decor view, and the view that SDL draws on."""

    def __init__(self, device):
        self.device, self.appearance = device, None

    def getDecorView(self):
        width, height = self.device.size
        return SimpleNamespace(
            getRootWindowInsets=lambda: self.device.insets,
            getWidth=lambda: width,
            getHeight=lambda: height,
        )

    def getInsetsController(self):
        if self.device.release < 30:
            raise JavaException("NoSuchMethodError")
        return SimpleNamespace(setSystemBarsAppearance=self._look)

    def _look(self, look, mask):
        if not self.device.on_ui_thread:
            raise JavaException("CalledFromWrongThreadException")
        self.appearance = (look, mask)


def given_insets(left, top, right, bottom, release):
    """WindowInsets, with the methods of that Android."""
    sides = {"Left": left, "Top": top, "Right": right, "Bottom": bottom}
    old = {f"getSystemWindowInset{side}": lambda n=n: n for side, n in sides.items()}
    new = SimpleNamespace(**{side.lower(): n for side, n in sides.items()})
    return SimpleNamespace(**old, **({"getInsets": lambda kinds: new} if release >= 30 else {}))


class Device:
    """Everything together, and what happens on it."""

    def __init__(self, folder: Path, release: int = 36):
        self.folder, self.release = folder, release
        self.granted: list[Uri] = []
        self.inserted: dict = {}
        self.deleted: list[Uri] = []
        self.kept_permissions: list[Path] = []
        """Folders that stay ours over restarts."""
        self.full: Path | None = None
        self.no_chooser = self.on_ui_thread = False
        self.insets, self.size, self.view = None, (1000, 2000), (0, 0, 1000, 2000)
        self.listeners: list = []
        self.activity = Activity(self)
        Engine.made = []

    def choose(self, uri: Uri | None):
        """The player chooses, or goes back."""
        _intent, code = self.activity.started[-1]
        if uri is not None:
            self.granted.append(uri)
        data = None if uri is None else SimpleNamespace(getData=lambda: uri)
        for listener in self.listeners:
            listener(code, 0 if uri is None else -1, data)

    def modules(self) -> dict[str, ModuleType]:
        """What Python finds on it."""
        jnius, android = ModuleType("jnius"), ModuleType("android")
        results, runnable = ModuleType("android.activity"), ModuleType("android.runnable")
        jnius.autoclass, jnius.cast = self.autoclass, lambda _kind, thing: thing
        jnius.JavaException, jnius.PythonJavaClass = JavaException, object
        jnius.java_method = lambda _signature: lambda method: method
        results.bind = lambda on_activity_result: self.listeners.append(on_activity_result)
        runnable.run_on_ui_thread = self._ui
        android.activity, android.runnable = results, runnable
        storage = ModuleType("android.storage")
        storage.app_storage_path = lambda: str(self.folder)
        names = {"jnius": jnius, "android": android, "android.storage": storage}
        return names | {"android.activity": results, "android.runnable": runnable}

    def autoclass(self, name: str):
        """The class; what is not there on this Android is refused."""
        left, top, width, height = self.view
        content = SimpleNamespace(
            getLocationInWindow=lambda corner: corner.__setitem__(slice(None), [left, top]),
            getWidth=lambda: width,
            getHeight=lambda: height,
        )
        known = {
            "java.lang.String": JString,
            "java.util.Locale": lambda name: SimpleNamespace(name=name),
            "android.content.Intent": Intent,
            "android.content.ContentValues": Values,
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.release),
            "android.speech.tts.TextToSpeech": Engine,
            "android.provider.MediaStore$Images$Media": SimpleNamespace(EXTERNAL_CONTENT_URI=1),
            "android.provider.DocumentsContract": self._contract(),
            "android.net.Uri": SimpleNamespace(
                parse=lambda text: Uri(Path(text.removeprefix("content://tree/"))),
                decode=lambda text: text,
            ),
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self.activity),
            "org.libsdl.app.SDLActivity": SimpleNamespace(getContentView=lambda: content),
        }
        if self.release >= 30:
            kinds = SimpleNamespace(systemBars=lambda: 7, displayCutout=lambda: 128)
            known["android.view.WindowInsets$Type"] = kinds
        if name not in known:
            raise JavaException(f"ClassNotFoundException: {name}")
        return known[name]

    def need_tree(self, path: Path) -> None:
        """Refuse what lies in no folder that was given for good."""
        if not {path, path.parent} & set(self.kept_permissions):
            raise JavaException("SecurityException: Permission Denial")

    def _contract(self):
        """DocumentsContract: a folder's documents are named by its tree."""

        def below(_tree, which):
            uri = Uri(Path(which))
            self.need_tree(uri.path)
            self.granted.append(uri)
            return uri

        def create(_resolver, parent, _kind, name):
            self.need_tree(parent.path)
            uri = Uri(parent.path / name)
            self.granted.append(uri)
            uri.path.touch()
            return uri

        def delete(_resolver, uri):
            self.deleted.append(uri)
            uri.path.unlink(missing_ok=True)

        return SimpleNamespace(
            deleteDocument=delete,
            createDocument=create,
            getTreeDocumentId=lambda tree: str(tree.path),
            buildDocumentUriUsingTree=below,
            buildChildDocumentsUriUsingTree=below,
        )

    def _ui(self, call):
        def carried_over():
            self.on_ui_thread = True
            call()
            self.on_ui_thread = False

        return carried_over


def install(monkeypatch, device: Device) -> None:
    """For one test the app runs on this device."""
    from screens import device as room
    from screens.device import bars, files, framework, sharing, speech

    for name, module in device.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "screens.device.android_voice", raising=False)
    for module in (room, bars, files, sharing, speech):
        monkeypatch.setattr(module, "ANDROID", True)
    monkeypatch.setattr(framework, "_waiting", {})
