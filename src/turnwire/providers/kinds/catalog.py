"""Catalog of provider kinds: built in, registered by the program, or provided by an installed package.

A configuration names a kind in `type`. A program adds one before it reads its configuration:

    register_provider_type("my-server", MyProvider)

and a package adds one by an entry point of the group `turnwire.providers`, whose name is the type:

    [project.entry-points."turnwire.providers"]
    my-server = "my_package:MyProvider"

In both cases what is given takes provider id, `ProviderConfig` and `Surroundings`, and gives a `ModelProvider` (see
there for what one has to do). A `ProviderKind` adds the synchronous twin. An entry point is loaded only when a
configuration names its type; nothing is loaded by looking at which types there are.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple

from turnwire.core.errors import ConfigurationError

if TYPE_CHECKING:
    from turnwire.providers.base import ModelProvider
    from turnwire.providers.sync.base import SyncModelProvider

GROUP: Final = "turnwire.providers"
"""Group of the entry points by which packages bring kinds of providers."""

Maker: TypeAlias = Callable[..., "ModelProvider"]
"""Takes provider id, `ProviderConfig` and `Surroundings`; where the program gives an httpx transport, that as the
keyword `transport`.
"""
SyncMaker: TypeAlias = Callable[..., "SyncModelProvider"]


class ProviderKind(NamedTuple):
    """Factory for one kind of provider; without `make_sync` the kind has no synchronous twin."""

    make: Maker
    make_sync: SyncMaker | None = None


# type: (module, maker, synchronous maker). A module is loaded when it is used.
BUILT_IN: Final = {
    "ollama": ("ollama", "OllamaProvider", "SyncOllamaProvider"),
    "vllm": ("openai_compatible", "VllmProvider", "SyncVllmProvider"),
    "llamacpp": ("openai_compatible", "LlamaCppProvider", "SyncLlamaCppProvider"),
    "transformers-serve": ("openai_compatible", "TransformersServeProvider", "SyncTransformersServeProvider"),
    "mlx-lm": ("openai_compatible", "MlxLmProvider", "SyncMlxLmProvider"),
    "litellm": ("openai_compatible", "LiteLLMProvider", "SyncLiteLLMProvider"),
    "openai-compatible": ("openai_compatible", "OpenAICompatibleProvider", "SyncOpenAICompatibleProvider"),
    "groq": ("openai_compatible", "GroqProvider", "SyncGroqProvider"),
    "openai": ("hosted", "OpenAIProvider", "SyncOpenAIProvider"),
    "anthropic": ("hosted", "AnthropicProvider", "SyncAnthropicProvider"),
    "gemini": ("hosted", "GeminiProvider", "SyncGeminiProvider"),
    "embedded": ("embedded", "EmbeddedProvider", "SyncEmbeddedProvider"),
    "mock": ("mock", "mock_from_config", "sync_mock_from_config"),
    "pool": ("pool", "pool_from_config", "sync_pool_from_config"),
}

_NAME: Final = late_pattern(r"(?=.{1,64}\Z)[a-z0-9]+(?:[._-][a-z0-9]+)*", re.ASCII)

_registered: dict[str, ProviderKind] = {}
_lock = threading.Lock()


def register_provider_type(name: str, make: Maker, make_sync: SyncMaker | None = None) -> None:
    """Make `type: name` of a configuration mean providers that `make` gives (and `make_sync`, where there is a twin).

    Registering the same makers again changes nothing.

    Raises:
        ConfigurationError: the name cannot be one, is built in, or is registered for other makers.
    """
    if not isinstance(name, str) or _NAME.fullmatch(name) is None:
        text = "type: a kind of provider is named by small letters and digits, with hyphens, dots or underscores inside"
        raise ConfigurationError(text, retryable=False)
    kind = ProviderKind(make, make_sync)
    with _lock:
        if name in BUILT_IN or _registered.get(name, kind) != kind:
            text = f"type: {name} is a kind of provider already; choose another name"
            raise ConfigurationError(text, retryable=False)
        _registered[name] = kind


def known_types() -> tuple[str, ...]:
    """Every type that a configuration can name. Loads nothing."""
    return tuple(dict.fromkeys((*BUILT_IN, *_registered, *(entry.name for entry in entry_points(group=GROUP)))))


def kind_of(name: str) -> ProviderKind:
    """Return the factory for providers of type `name`.

    Raises:
        ConfigurationError: there is no such type, or the package that brings it cannot be loaded.
    """
    built_in = BUILT_IN.get(name)
    if built_in is not None:
        module, make, make_sync = built_in
        return ProviderKind(partial(_make, f"kinds.{module}", make), partial(_make, f"sync.{module}", make_sync))
    registered = _registered.get(name)
    if registered is not None:
        return registered
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise unknown_type(name)
    sources = sorted({_source(entry) for entry in found})
    if len(sources) > 1:
        text = f"type: {name} is brought by several packages ({', '.join(sources)}); remove all but one"
        raise ConfigurationError(text, retryable=False)
    return _loaded(next(iter(found)))


def _make(module: str, maker: str, *given: Any, **keywords: Any) -> Any:
    """Call `maker` of `module`, which is loaded now."""
    return getattr(import_module(f"turnwire.providers.{module}"), maker)(*given, **keywords)


def why_unknown(name: str) -> str:
    """Return a suggestion for an unknown type."""
    return (
        f"{name} is not a kind of provider; use one of: {', '.join(known_types())}; "
        "or register it: turnwire.register_provider_type"
    )


def unknown_type(name: str) -> ConfigurationError:
    """The error for a type that nobody brings."""
    return ConfigurationError(f"type: {why_unknown(name)}", retryable=False)


def _source(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def _loaded(entry: EntryPoint) -> ProviderKind:
    try:
        found: Any = entry.load()
    except Exception as error:  # whatever the import of a foreign package raises
        text = f"type: {entry.name} cannot be loaded from {_source(entry)} ({entry.value}): {type(error).__name__}"
        raise ConfigurationError(text, retryable=False) from error
    if isinstance(found, ProviderKind):
        return found
    if callable(found):
        return ProviderKind(found)
    text = f"type: {entry.value} of {_source(entry)} is not a ProviderKind and cannot be called"
    raise ConfigurationError(text, retryable=False)
