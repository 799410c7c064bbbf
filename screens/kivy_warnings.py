"""What Kivy reports as trouble though all is well is left unsaid; everything else is printed."""

import logging
import os

SOUND = (
    "Input: MTDev",  # a system library for touch screens; SDL reads them without it
    "Cutbuffer: Unable",  # what X pastes with the middle button, by programs few people have
)


class Unsaid(logging.Filter):
    """Drops the records that begin so."""

    def __init__(self, *beginnings: str) -> None:
        super().__init__()
        self.beginnings = beginnings

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith(self.beginnings)


def quieten(*more: str) -> None:
    """Before anything else of Kivy: errors to the terminal, no log files, no settings of its own.

    `more` is what a window for tests cannot help saying.
    """
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_NO_CONFIG", "1")
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    logging.getLogger("kivy").addFilter(Unsaid(*SOUND, *more))
    import kivy

    kivy.kivy_options["cutbuffer"] = ()
