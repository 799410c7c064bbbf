"""Words on the screen, alone or beside a picture."""
