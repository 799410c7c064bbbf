"""Plays out of a table of values between commas: ours, or what another app or somebody wrote."""
