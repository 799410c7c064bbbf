"""What all finished games add up to, in one place for every screen that asks."""

from companion.library.statistics.answer import Answer, Group, Month, Place, Point, Rival, Streak
from companion.library.statistics.statistics import EVERYBODY, Statistics, Taste
from companion.library.statistics.subject import Subject, subject_of

__all__ = [
    "EVERYBODY",
    "Answer",
    "Group",
    "Month",
    "Place",
    "Point",
    "Rival",
    "Statistics",
    "Streak",
    "Subject",
    "Taste",
    "subject_of",
]
