class MotionEvent:
    uid: int
    x: float
    y: float
    pos: tuple[float, float]
    button: str
    is_touch: bool
    is_mouse_scrolling: bool
    grab_current: object

    def grab(self, class_instance: object) -> None: ...
    def ungrab(self, class_instance: object) -> None: ...
