"""The models behind the gateway, as each dialect lists them, and whether their providers are up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from turnwire_schema.v1.provider import ProviderHealth

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.endpoints.model_lists import ListedModel
from turnwire.gateway.calls.routing import Listed


def model_list(dialect: Dialect, models: Sequence[Listed], query: Mapping[str, str]) -> dict[str, Any]:
    """A list of models for a client of `dialect`, or as OpenAI lists them."""
    ref = dialect.client.model_list or dialect_named("openai-chat").client.model_list
    found: dict[str, Any] = resolved(ref or "")([listed(each) for each in models], query)
    return found


def model(dialect: Dialect, one: Listed) -> dict[str, Any]:
    """One model for a client of `dialect`."""
    ref = dialect.client.model or dialect_named("openai-chat").client.model
    found: dict[str, Any] = resolved(ref or "")(listed(one))
    return found


def listed(one: Listed) -> ListedModel:
    """A model as the dialects list it."""
    return ListedModel(one.name, one.info, one.provider.provider_id, one.model)


def health_report(healths: Iterable[ProviderHealth]) -> dict[str, Any]:
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
