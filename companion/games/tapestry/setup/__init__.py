"""Set-up: who drew what, who keeps what, and what already lies on the table."""
