"""Pure decisions: from a position to a choice and the rules that led there."""
