"""Other packages on the same bytes, each in an environment of its own. `python -m bench.peers`."""
