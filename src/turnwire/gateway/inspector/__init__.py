"""Exchanges that a gateway keeps for its inspector: in memory alone, within bounds, and only where it is asked to.

A gateway without `--inspect` imports what is here for its paths, makes no object of it and calls nothing of it.
"""
