"""A board on one canvas that knows where each part of it lies, and which were drawn again."""

from kivy.graphics import InstructionGroup

Place = tuple[float, float, float, float]


class InParts:
    """Mixed into a board: then only those of its parts are drawn that changed, or lie there."""

    def __init__(self, **kwargs):
        self.areas: dict[InstructionGroup, Place] = {}
        self.redrawn: set[Place] = set()
        """Where parts changed since all of it was drawn the last time."""
        super().__init__(**kwargs)

    def put(self, group: InstructionGroup, place: Place) -> None:
        """A part was drawn, and reaches from left and bottom to right and top."""
        self.redrawn |= {self.areas.get(group, place), place}
        self.areas[group] = place

    def take_away(self, group: InstructionGroup) -> None:
        """A part is there no more."""
        self.canvas.remove(group)
        if group in self.areas:
            self.redrawn.add(self.areas.pop(group))
