"""The registry of this process, from the configuration that holds where the process runs."""

from __future__ import annotations

import threading

from turnwire.config.load import load_config
from turnwire.providers.factory import make_registry
from turnwire.providers.registry import ProviderRegistry

_default: ProviderRegistry | None = None
_lock = threading.Lock()


def default_registry() -> ProviderRegistry:
    """The registry of this process: the same one every time, a new one after it was closed.

    It begins with the providers of the configuration file, see `load_config`; without a file it is empty.

    Raises:
        ConfigurationError: the file cannot be read, or a setting is wrong; file and line are named.
    """
    global _default
    with _lock:
        if _default is None or _default.is_closed:
            config = load_config()
            _default = ProviderRegistry() if config.path is None else make_registry(config)
        return _default
