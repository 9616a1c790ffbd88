"""Contexts: entries, branches, versions, and what a model sees."""
