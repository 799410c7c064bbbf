"""What somebody is called by other apps: never changes, whatever they are named later."""

from __future__ import annotations

import uuid

from companion.core.person_name import clean_name

OURS = uuid.UUID("6f1c9f0e-38a4-5d0b-8d6e-2b9a4f7c1e55")  # never changed: ids are made from it


def person_id(name: str) -> str:
    """By the first name somebody was kept under."""
    return str(uuid.uuid5(OURS, clean_name(name).casefold()))
