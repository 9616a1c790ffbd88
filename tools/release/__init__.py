"""A release: `python -m tools.release` builds every package of one version, looks into each, and tries it.

Built is what is committed, twice, in two folders of different names: the bytes must be the same. Nothing is uploaded.
"""
