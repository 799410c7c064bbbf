"""Icons, discs, emblems and other small drawings."""
