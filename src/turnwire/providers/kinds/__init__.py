"""The kinds of providers, one module for each server, and what they share."""
