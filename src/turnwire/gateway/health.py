"""Whether the gateway and the providers behind it are up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import anyio

from turnwire_schema.v1.provider import ProviderHealth

from turnwire.providers.base import ModelProvider


async def healths_of(providers: Iterable[ModelProvider]) -> list[ProviderHealth]:
    """The health of every provider, asked at the same time; in the order given."""
    found: dict[str, ProviderHealth] = {}

    async def ask(provider: ModelProvider) -> None:
        found[provider.provider_id] = await provider.health()

    listed = list(providers)
    async with anyio.create_task_group() as group:
        for provider in listed:
            group.start_soon(ask, provider)
    return [found[provider.provider_id] for provider in listed]


def told(healths: Iterable[ProviderHealth]) -> dict[str, Any]:
    """Healths without the words of errors, which name addresses: id, availability, latency and error code."""
    return {
        health.provider_id: {
            "available": health.is_available,
            **({} if health.latency_ns is None else {"latency_ms": round(health.latency_ns / 1e6, 1)}),
            **({} if health.error is None else {"error_code": health.error.code}),
        }
        for health in healths
    }
