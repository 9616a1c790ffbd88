"""Errors of servers: reading them from any body, and writing them for clients."""
