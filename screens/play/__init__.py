"""Screens that any game may use at the table: its log, the check, what a change would do.

A game leads to them by `app.nav.go("log")` and `app.nav.go("check")`.
"""
