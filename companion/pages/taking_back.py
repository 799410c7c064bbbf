"""What was just done, in a line below the page, with the button that takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.describe.node import Act, Column, Do, Page, Row, Text

TAKE_BACK = "take_back"


@dataclass(frozen=True)
class Said:
    """A sentence, and the way back."""

    what: Message
    take_back: Do


def with_way_back(page: Page, said: Said, forget: Do) -> Page:
    """Below everything of the page; gone with the next thing that is done."""

    def back() -> None:
        said.take_back()
        forget()

    def once(do: Do) -> Callable[[], object]:
        def done() -> object:
            forget()
            return do()

        return done

    line = Row(
        (
            Text(said.what, "body", share=1, key="said"),
            Act(Message("kit.undo"), TAKE_BACK, "undo", key=TAKE_BACK),
        ),
        gap=12, pad=8, middle=True, fill="raised", key="way_back",
    )  # fmt: skip
    acts = {key: once(do) for key, do in page.acts.items()}
    root = page.root
    inside = root.inside if isinstance(root, Row) and root.down else (root,)
    below = Column((*inside, line), gap=0)
    return replace(page, root=below, acts={**acts, TAKE_BACK: back})
