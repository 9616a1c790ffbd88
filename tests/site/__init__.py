"""The documentation site and the snippets of its pages."""
