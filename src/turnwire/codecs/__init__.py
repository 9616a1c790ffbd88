"""Codecs between canonical values and wire formats: one package for each dialect. None imports another."""
