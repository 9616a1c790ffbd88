"""Divide the limits of one gateway among its workers, so that all together allow no more than was configured."""

from __future__ import annotations

from dataclasses import replace

from turnwire.core.errors import ConfigurationError
from turnwire.gateway.settings import LEAST_KEPT, ClientKey, GatewaySettings, InspectionSettings


def share_of(settings: GatewaySettings, number: int, count: int) -> GatewaySettings:
    """Return the settings of worker `number` (from 1) of `count`: its part of each limit that counts for all clients.

    Raises:
        ConfigurationError: a limit is too small to be divided.
    """

    def part(name: str, limit: int, least: int = 1) -> int:
        if limit < least * count:
            text = f"--workers: {name} is {limit}, which {count} workers cannot divide; give at least {least * count}"
            raise ConfigurationError(f"{text}, or fewer workers", retryable=False)
        return limit // count + (number <= limit % count)

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
