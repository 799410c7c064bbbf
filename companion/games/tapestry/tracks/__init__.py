"""The advancement tracks: advancing, research, spaces."""
