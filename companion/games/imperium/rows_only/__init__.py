"""Rows only: everything else lies on the table, the app reads the C.I.V.'s table and keeps count.

No Market, no tokens: a card's name or an icon is touched and its row is said, nothing is asked.
"""
