"""Coding agents on a local model: the settings by which each finds a gateway, and the gateway around one of them."""
