"""Canonical ↔ wire, one package for each dialect; none imports another."""
