"""Our reader of texts and those of other packages on the same made outputs: `python -m tools.text_differential`."""
