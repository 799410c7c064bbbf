from collections.abc import Sequence

class FileChooser:
    def open_file(self, *, path: str, filters: Sequence[object] = ...) -> list[str] | None: ...

class Notification:
    def notify(self, *, title: str, message: str, app_name: str, timeout: int) -> None: ...

class Vibrator:
    def vibrate(self, time: float) -> None: ...

filechooser: FileChooser
notification: Notification
vibrator: Vibrator
