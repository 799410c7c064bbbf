"""A table of people who do not tell every move: counts in columns, or a sheet of points.

What is told here is what was seen on the table; the same records are kept as where everything is
told, so that the way can be changed at any time and no number is lost.
"""
