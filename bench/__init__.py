"""Speed as ratios: Turnwire against plain dictionaries and `json`, on the same bytes, in one run. `python -m bench`."""
