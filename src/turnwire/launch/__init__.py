"""Coding agents on a local model: what each needs to find a gateway, and the gateway around one of them."""
