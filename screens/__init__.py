"""Everything Kivy. Screens draw what `companion` has decided and hand it the player's taps."""
