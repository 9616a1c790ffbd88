"""Providers: clients of model servers over HTTP, and a model inside this process. The only layer that does I/O."""
