"""Divide the limits of one gateway among its workers, so that all together allow no more than was configured."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from turnwire_schema.v1.config import ModelProviders, ProviderConfig

from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import LEAST_KEPT, ClientKey, GatewaySettings, InspectionSettings
from turnwire.providers.kinds.pool import OPTIONS
from turnwire.providers.settings import pool_limits, read_options


def share_of(settings: GatewaySettings, number: int, count: int) -> GatewaySettings:
    """Return the settings of worker `number` (from 1) of `count`: its part of each limit that counts for all clients.

    Raises:
        ConfigurationError: a limit is too small to be divided.
    """

    def part(name: str, limit: int, least: int = 1) -> int:
        return _part(name, limit, number, count, least)

    def of_key(key: ClientKey) -> ClientKey:
        if key.concurrency is None:
            return key
        return replace(key, concurrency=part(f"concurrency of the key {key.name}", key.concurrency))

    kept = settings.inspection
    return replace(
        settings,
        concurrency=part("--concurrency", settings.concurrency),
        waiting_limit=part("--max-waiting", settings.waiting_limit),
        keys=tuple(map(of_key, settings.keys)),
        inspection=None
        if kept is None
        else InspectionSettings(
            exchanges=part("--inspect-exchanges", kept.exchanges),
            bytes=part("--inspect-bytes", kept.bytes, LEAST_KEPT),
        ),
    )


def share_of_pools(section: ModelProviders, number: int, count: int) -> ModelProviders:
    """Return the providers of worker `number` (from 1) of `count`: its part of what each pool allows, in calls at once
    and in calls a second.

    Raises:
        ConfigurationError: a limit is too small to be divided, or wrong.
    """
    configs = section.providers or {}
    pools = {name: _share_of_pool(name, each, number, count) for name, each in configs.items() if each.type == "pool"}
    return section.replace(providers={**configs, **pools}) if pools else section


def _share_of_pool(pool_id: str, pool: ProviderConfig, number: int, count: int) -> ProviderConfig:
    def shared(whose: str, concurrency: int | None, rate: float | None) -> dict[str, Any]:
        limits: dict[str, Any] = {} if rate is None else {"rate": rate / count}
        if concurrency is not None:
            limits["concurrency"] = _part(f"concurrency of {whose}", concurrency, number, count)
        return limits

    options = read_options(pool.type, pool, OPTIONS)
    own = shared(f"each member of the pool {pool_id}", options.get("concurrency"), options.get("rate"))
    members = tuple(
        each.replace(**shared(f"{each.provider} in the pool {pool_id}", each.concurrency, each.rate))
        for each in pool_limits(pool).values()
    )
    return pool.replace(members=members, options={**(pool.options or {}), **own})


def _part(name: str, limit: int, number: int, count: int, least: int = 1) -> int:
    if limit < least * count:
        text = f"--workers: {name} is {limit}, which {count} workers cannot divide; give at least {least * count}"
        raise ConfigurationError(f"{text}, or fewer workers", retryable=False)
    return limit // count + (number <= limit % count)
