"""The bots' turn, a rule a file: decided, recorded, and told as acts with the pieces."""
