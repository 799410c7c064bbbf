"""When something of ours breaks."""
