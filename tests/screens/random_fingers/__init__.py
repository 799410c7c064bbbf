"""Random fingers on the whole app: what they may do, and what must hold whatever they do.

`case.play` is one case; `tests/soak/fingers.py` runs many. A case is told wholly by its seed.
"""
