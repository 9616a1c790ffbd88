"""Inspector: recorded exchanges of a gateway, in memory only, within limits, and only if enabled.

A gateway without `--inspect` imports what is here for its paths, makes no object of it and calls nothing of it.
"""
