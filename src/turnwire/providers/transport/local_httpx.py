"""Transports with the local-only rule for httpx; if httpx is missing, creating one raises an error with the command to
install it.

The names are there either way, so that `from turnwire import *`, `help(turnwire)` and whatever else looks at every name
work without the extra `httpx`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from turnwire.core.errors import ConfigurationError
from turnwire.install import install_hint

if TYPE_CHECKING or find_spec("httpx") is not None:
    from turnwire.providers.sync.guarded_httpx import LocalOnlyTransport as LocalOnlyTransport
    from turnwire.providers.transport.guarded_httpx import LocalOnlyAsyncTransport as LocalOnlyAsyncTransport
else:

    class _WithoutHttpx:
        def __init__(self, **_given: Any) -> None:
            raise ConfigurationError(
                f"httpx is not installed; install the extra: {install_hint('httpx')}", retryable=False
            )

    class LocalOnlyTransport(_WithoutHttpx):
        """A transport for `httpx.Client` that connects to this machine; needs the extra `httpx`."""

    class LocalOnlyAsyncTransport(_WithoutHttpx):
        """A transport for `httpx.AsyncClient` that connects to this machine; needs the extra `httpx`."""
