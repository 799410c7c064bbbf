"""QR codes of our own (ISO/IEC 18004), bytes only: what a link to a phone needs, and no more.

rows = qr_code(b"https://…")      # tuple of tuples of bool, dark is True
"""

from companion.sharing.qr.code import MOST_BYTES, qr_code

__all__ = ["MOST_BYTES", "qr_code"]
