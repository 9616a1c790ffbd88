"""The workbench: what a payload is, what it becomes in every dialect, and runs of it."""
