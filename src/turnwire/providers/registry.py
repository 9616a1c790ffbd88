"""The providers of a program by id. Thread-safe; looking up takes the same time however many there are."""

from __future__ import annotations

import threading
from typing import Generic, TypeVar

from turnwire.core.errors import ConfigurationError, ProviderNotFoundError
from turnwire.providers.base import ModelProvider, SyncModelProvider

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)


class _Providers(Generic[P]):
    """What both twins share."""

    def __init__(self, *, default_id: str | None = None) -> None:
        self._providers: dict[str, P] = {}
        self._default_id = default_id
        self._lock = threading.Lock()
        self._is_closed = False

    def register(self, provider: P, *, default: bool = False) -> P:
        """Add `provider` under its id; `default` makes it the one that is used when none is named.

        Raises:
            ConfigurationError: the id is taken, or the registry was closed.
        """
        provider_id = provider.provider_id
        with self._lock:
            if self._is_closed:
                raise ConfigurationError("the registry was closed", provider_id=provider_id, retryable=False)
            if provider_id in self._providers:
                text = f"the provider id {provider_id} is taken; ids are unique"
                raise ConfigurationError(text, provider_id=provider_id, retryable=False)
            self._providers[provider_id] = provider
            if default:
                self._default_id = provider_id
        return provider

    def get(self, provider_id: str) -> P | None:
        """The provider of that id, upper and lower case told apart; None where there is none."""
        return self._providers.get(provider_id)

    def all(self) -> tuple[P, ...]:
        """Every provider, in the order of registration."""
        with self._lock:
            return tuple(self._providers.values())

    @property
    def default_id(self) -> str | None:
        """Id of the provider that is used when none is named."""
        return self._default_id

    def default(self) -> P:
        """The provider that is used when none is named.

        Raises:
            ProviderNotFoundError: no default is set, or no provider has its id.
        """
        wanted = self._default_id
        if wanted is None:
            raise ProviderNotFoundError(
                "no default provider is set; register one with default=True, or configure one", retryable=False
            )
        found = self._providers.get(wanted)
        if found is None:
            text = f"the default provider {wanted} is not registered"
            raise ProviderNotFoundError(text, provider_id=wanted, retryable=False)
        return found

    def _empty(self) -> tuple[P, ...]:
        """Every provider, for the one who closes them; nothing is left and nothing can be added."""
        with self._lock:
            self._is_closed = True
            providers, self._providers = tuple(self._providers.values()), {}
        return providers

    @property
    def is_closed(self) -> bool:
        """Whether it was closed; nothing can be registered any more."""
        return self._is_closed

    def __len__(self) -> int:
        return len(self._providers)

    def __contains__(self, provider_id: object) -> bool:
        return provider_id in self._providers

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self._providers)})"


class ProviderRegistry(_Providers[ModelProvider]):
    """Providers by id."""

    async def close(self) -> None:
        """Close every provider once, also when one of them fails to; may be called again.

        Raises:
            ExceptionGroup: providers that failed to close; the others are closed.
        """
        failures: list[Exception] = []
        for provider in self._empty():
            try:
                await provider.close()
            except Exception as error:
                failures.append(error)
        if failures:
            raise ExceptionGroup("providers failed to close", failures)


class SyncProviderRegistry(_Providers[SyncModelProvider]):
    """The synchronous twin of `ProviderRegistry`."""

    def close(self) -> None:
        """Close every provider once, also when one of them fails to; may be called again.

        Raises:
            ExceptionGroup: providers that failed to close; the others are closed.
        """
        failures: list[Exception] = []
        for provider in self._empty():
            try:
                provider.close()
            except Exception as error:
                failures.append(error)
        if failures:
            raise ExceptionGroup("providers failed to close", failures)
