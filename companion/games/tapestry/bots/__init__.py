"""The Automa and the Shadow Empire: what they hold, how they decide, and the turn they take."""
