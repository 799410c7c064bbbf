"""The Android packages, each by one command, and what is looked at in what came out."""
