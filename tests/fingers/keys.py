"""The keys of a keyboard as Kivy numbers them."""

TAB, ENTER, ESC, F1 = 9, 13, 27, 282
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
PAGE_UP, PAGE_DOWN = 280, 281
