"""Rows one below the other: long lists, checklists, rankings, sheets of points."""
