"""The documentation site: the pages of `docs/`, and a reference made from docstrings, schemas and codecs."""
