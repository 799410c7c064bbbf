class ClipboardBase:
    def copy(self, data: str) -> None: ...

Clipboard: ClipboardBase
