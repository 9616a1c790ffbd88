"""Whether the gateway and the providers behind it are up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turnwire_schema.v1.provider import ProviderHealth


def told(healths: Iterable[ProviderHealth]) -> dict[str, Any]:
    """Healths without the words of errors, which name addresses: id, availability, latency, version and error code."""
    return {
        health.provider_id: {
            "available": health.is_available,
            **({} if health.latency_ns is None else {"latency_ms": round(health.latency_ns / 1e6, 1)}),
            **({} if health.version is None else {"version": health.version}),
            **({} if health.is_version_tested is None else {"version_tested": health.is_version_tested}),
            **({} if health.error is None else {"error_code": health.error.code}),
        }
        for health in healths
    }
