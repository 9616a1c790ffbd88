"""Shared by the readers and writers of requests."""
