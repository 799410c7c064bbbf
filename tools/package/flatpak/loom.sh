#!/bin/sh
PYTHONPATH=/app/lib/loom exec python3 -m loom_companion "$@"
