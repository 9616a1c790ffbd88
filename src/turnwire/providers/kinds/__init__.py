"""Kinds of providers, one module for each server, and their shared code."""
