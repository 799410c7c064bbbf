from kivy.input import MotionEvent

class ExceptionHandler:
    def handle_exception(self, exception: Exception) -> int: ...

class ExceptionManagerBase:
    RAISE: int
    PASS: int

    def add_handler(self, cls: ExceptionHandler) -> None: ...
    def remove_handler(self, cls: ExceptionHandler) -> None: ...

class EventLoopBase:
    touches: list[MotionEvent]

ExceptionManager: ExceptionManagerBase
EventLoop: EventLoopBase
