"""Event and line streams: framing, decoders and encoders that all dialects share."""
