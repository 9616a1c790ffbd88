"""Streams of events and lines: framing, decoders and encoders that all dialects share."""
