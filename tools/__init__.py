"""What builds, checks and measures; nothing here is needed to run the app."""
