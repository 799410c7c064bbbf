"""Giving things to other apps: the system's share sheet. plyer has none, so it is ours."""

from pathlib import Path

from screens.device.android import ANDROID, Java, activity, chars, java, parcel, release
from screens.device.quietly import quietly

WITHOUT_PERMISSION = 29
"""Android 10: pictures are added to the store without asking for one."""
FOLDER = "Pictures/Loom"


def share_text(text: str, title: str = "") -> bool:
    """Offer a text to other apps; on the desktop it is copied and False returned."""
    if not ANDROID:
        from screens import device

        device.copy(text)
        return False
    return bool(quietly(_share_text, text, title))


def share_picture(path: Path, title: str = "") -> bool:
    """Offer a picture to other apps; False where it is to be saved first."""
    if not ANDROID or release() < WITHOUT_PERMISSION:
        return False
    address = quietly(_into_store, path)
    return address is not None and share_address(address, "image/png", title)


def share_address(address: Java, kind: str, title: str = "") -> bool:
    """Offer what was saved; who takes it may read it, and nothing else."""
    return bool(quietly(_share_address, address, kind, title))


def _share_text(text: str, title: str) -> bool:
    intents = java("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, chars(text))
    activity().startActivity(intents.createChooser(intent, chars(title)))
    return True


def _share_address(address: Java, kind: str, title: str) -> bool:
    intents = java("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType(kind)
    intent.putExtra(intents.EXTRA_STREAM, parcel(address))
    intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    activity().startActivity(intents.createChooser(intent, chars(title)))
    return True


def _into_store(path: Path) -> Java:
    from screens.device.addresses import write_to

    store = java("android.provider.MediaStore$Images$Media").EXTERNAL_CONTENT_URI
    address = activity().getContentResolver().insert(store, _told(path))
    write_to(address, path.read_bytes())
    return address


def _told(path: Path) -> Java:
    """What the store of pictures is told of a new one."""
    string, values = java("java.lang.String"), java("android.content.ContentValues")()
    facts = {"_display_name": path.name, "mime_type": "image/png", "relative_path": FOLDER}
    for name, value in facts.items():
        values.put(name, string(value))
    return values
