"""Providers: a codec and HTTP to one running server, or a model inside this process. The only layer that does I/O."""
