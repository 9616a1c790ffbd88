"""Registry of a program's providers by id. Thread-safe; a look-up takes constant time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from turnwire_schema.v1.provider import ProviderHealth

from turnwire.core.argument_types import require, require_setting
from turnwire.core.errors import ConfigurationError, ProviderNotFoundError
from turnwire.core.hints import hint_for
from turnwire.providers.base import ModelProvider, check_api_version
from turnwire.providers.calls.call_record import Clock
from turnwire.providers.calls.waiting import Lock, all_of
from turnwire.providers.sync.base import SyncModelProvider

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)


INTERVAL_S: Final = 60.0
"""Seconds for which a health is taken for true, unless the configuration says otherwise."""

FAILED_S: Final = 3.0
"""For how long at most "not available" is taken for true: a server that was just started is wanted soon."""


class HealthMemory:
    """The health of one provider: asked when somebody wants to know and the last answer is older than the interval.

    There is no thread, no task and no timer, so nothing has to be ended. Who asks while it is being asked gets the same
    answer.
    """

    def __init__(
        self, provider: ModelProvider, interval_s: float | None = None, *, clock: Clock = time.monotonic_ns
    ) -> None:
        self._provider = provider
        self._interval_s = interval_s or INTERVAL_S
        self._clock = clock
        self._lock = Lock()
        self._held: tuple[ProviderHealth, int] | None = None

    def held(self) -> ProviderHealth | None:
        """Return the remembered health, if it is recent enough."""
        if self._held is None:
            return None
        health, at = self._held
        limit_s = self._interval_s if health.is_available else min(self._interval_s, FAILED_S)
        return health if self._clock() - at < limit_s * 1e9 else None

    def keep(self, health: ProviderHealth) -> ProviderHealth:
        """Remember `health`."""
        self._held = health, self._clock()
        return health

    async def health(self) -> ProviderHealth:
        """Return the remembered health, or ask again."""
        held = self.held()
        if held is not None:
            return held
        async with self._lock.held():
            held = self.held()
            return held if held is not None else self.keep(await self._provider.health())


class _Providers(Generic[P]):
    """What both twins share."""

    if not TYPE_CHECKING:  # a checker knows the attributes there are
        __getattr__ = hint_for("ProviderRegistry")

    def __init__(self, *, default_id: str | None = None) -> None:
        self._providers: dict[str, P] = {}
        self._intervals: dict[str, float | None] = {}
        self._closing: list[Callable[[], object]] = []
        self._default_id = default_id
        self._lock = threading.Lock()
        self._is_closed = False

    def register(self, provider: P, *, default: bool = False, health_check_interval: float | None = None) -> P:
        """Add `provider` under its id; `default` makes it the one that is used when none is named.

        `health_check_interval` is for how many seconds its health is taken for true; None or 0: 60.

        Raises:
            ConfigurationError: the id is taken, the registry was closed, or the provider was written for another
                version of the interface.
        """
        kinds = (ModelProvider, SyncModelProvider)
        require_setting(provider, kinds, "provider", "a provider, as make_provider makes one")
        provider_id = provider.provider_id
        check_api_version(provider.api_version, provider_id=provider_id)
        with self._lock:
            if self._is_closed:
                raise ConfigurationError("the registry was closed", provider_id=provider_id, retryable=False)
            if provider_id in self._providers:
                text = f"the provider id {provider_id} is taken; ids are unique"
                raise ConfigurationError(text, provider_id=provider_id, retryable=False)
            self._providers[provider_id] = provider
            self._intervals[provider_id] = health_check_interval
            if default:
                self._default_id = provider_id
        return provider

    def get(self, provider_id: str) -> P | None:
        """Return the provider with that id (case-sensitive), or None if no such provider exists.

        Raises:
            InvalidDataError: `provider_id` is not a valid id.
        """
        require(provider_id, str, "provider_id", "the id of a provider")
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

    def _known(self, provider_id: str) -> P:
        require(provider_id, str, "provider_id", "the id of a provider")
        found = self._providers.get(provider_id)
        if found is None:
            known = ", ".join(self._providers) or "none are registered"
            text = f"there is no provider {provider_id}; use one of: {known}"
            raise ProviderNotFoundError(text, provider_id=provider_id, retryable=False)
        return found

    def on_close(self, close: Callable[[], object]) -> None:
        """Call `close` once when the registry is closed, after its providers: for what they share, an audit file."""
        with self._lock:
            self._closing.append(close)

    def _empty(self) -> tuple[P, ...]:
        """Every provider, for the one who closes them; nothing is left and nothing can be added."""
        with self._lock:
            self._is_closed = True
            providers, self._providers = tuple(self._providers.values()), {}
        return providers

    def _close_shared(self, failures: list[Exception]) -> None:
        with self._lock:
            closing, self._closing = self._closing, []
        for close in closing:
            try:
                close()
            except Exception as error:  # the others are closed first, then all are raised
                failures.append(error)
        if failures:
            raise ExceptionGroup("providers failed to close", failures)

    @property
    def is_closed(self) -> bool:
        """Whether the registry is closed; a closed registry accepts no provider."""
        return self._is_closed

    def __len__(self) -> int:
        return len(self._providers)

    def __contains__(self, provider_id: object) -> bool:
        return isinstance(provider_id, str) and provider_id in self._providers

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self._providers)})"


class ProviderRegistry(_Providers[ModelProvider]):
    """Providers by id."""

    def __init__(self, *, default_id: str | None = None) -> None:
        super().__init__(default_id=default_id)
        self._memories: dict[str, HealthMemory] = {}

    async def health(self, provider_id: str) -> ProviderHealth:
        """Return the health of a provider: the last result, or a new one if that is older than its interval.

        Raises:
            ProviderNotFoundError: no provider has that id.
        """
        provider = self._known(provider_id)
        with self._lock:
            memory = self._memories.setdefault(provider_id, HealthMemory(provider, self._intervals.get(provider_id)))
        return await memory.health()

    async def healths(self) -> tuple[ProviderHealth, ...]:
        """The health of every provider, asked at the same time; in the order of registration."""
        return await all_of(partial(self.health, provider.provider_id) for provider in self.all())

    async def close(self) -> None:
        """Close every provider once, also when one of them fails to; may be called again.

        Raises:
            ExceptionGroup: providers that failed to close; the others are closed.
        """
        failures: list[Exception] = []
        for provider in self._empty():
            try:
                await provider.close()
            except Exception as error:  # the others are closed first, then all are raised
                failures.append(error)
        self._close_shared(failures)
