"""Workbench: identify a payload, convert it to every dialect, and run it."""
