from kivy.graphics.texture import Texture

class Label:
    texture: Texture

    def __init__(
        self,
        *,
        text: str,
        font_size: float,
        bold: bool,
        color: tuple[float, float, float, float],
        font_name: str,
    ) -> None: ...
    def refresh(self) -> None: ...
