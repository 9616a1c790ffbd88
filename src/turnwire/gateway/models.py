"""The models behind the gateway, as each dialect lists them, and whether their providers are up. Values in, bodies out.

Sources: schemas/wire/*/v1/models.schema.json. A time, size or digest that nobody gave is the beginning of 1970, 0
or zeros, where the dialect cannot leave it out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth

from turnwire.gateway.routing import Listed

API_VERSION: Final = "0.33.0"
"""Version of Ollama whose API the paths under /api speak; clients decide by it what they may ask."""

_EPOCH: Final = "1970-01-01T00:00:00Z"
_NO_DIGEST: Final = "0" * 64
_CAPABILITIES: Final = ("tools", "thinking", "vision", "audio")  # Ollama's words and ours
_METHODS: Final = ("generateContent", "streamGenerateContent", "countTokens")


# OpenAI


def openai_model(listed: Listed) -> dict[str, Any]:
    """One model."""
    model = {
        "id": listed.name,
        "object": "model",
        "created": _seconds(listed.info.modified_at),
        "owned_by": listed.provider.provider_id,
    }
    if listed.info.context_length is not None:
        model["context_length"] = listed.info.context_length
    if words := _words(listed.info.capabilities):
        model["capabilities"] = words
    return model


def openai_list(models: Sequence[Listed]) -> dict[str, Any]:
    """All models."""
    return {"object": "list", "data": [openai_model(each) for each in models]}


# Anthropic


def anthropic_model(listed: Listed) -> dict[str, Any]:
    """One model."""
    return {
        "type": "model",
        "id": listed.name,
        "display_name": listed.name,
        "created_at": _time(listed.info.modified_at),
        "max_input_tokens": listed.info.context_length,
        "max_tokens": None,
        "capabilities": None,  # the form has every key and no word for unknown
        "lifecycle": "active",
    }


def anthropic_list(models: Sequence[Listed], query: Mapping[str, str]) -> dict[str, Any]:
    """A page of models: `limit` of them after `after_id`, or before `before_id`."""
    names = [each.name for each in models]
    limit = _count(query.get("limit"), 20)
    after, before = query.get("after_id"), query.get("before_id")
    start, end = 0, len(models)
    if after in names:
        start = names.index(after) + 1
    if before in names:
        end = names.index(before)
        start = max(start, end - limit)
    page = [anthropic_model(each) for each in models[start : min(end, start + limit)]]
    return {
        "data": page,
        "has_more": start + len(page) < len(models) if before is None else start > 0,
        "first_id": page[0]["id"] if page else None,
        "last_id": page[-1]["id"] if page else None,
    }


# Gemini


def gemini_model(listed: Listed) -> dict[str, Any]:
    """One model."""
    model: dict[str, Any] = {
        "name": f"models/{listed.name}",
        "baseModelId": listed.name,
        "version": "1",
        "displayName": listed.name,
        "supportedGenerationMethods": list(_METHODS),
    }
    if listed.info.context_length is not None:
        model["inputTokenLimit"] = listed.info.context_length
        model["outputTokenLimit"] = listed.info.context_length
    if listed.info.capabilities is not None and listed.info.capabilities.thinking in ("yes", "no"):
        model["thinking"] = listed.info.capabilities.thinking == "yes"
    return model


def gemini_list(models: Sequence[Listed], query: Mapping[str, str]) -> dict[str, Any]:
    """A page of models: `pageSize` of them from `pageToken` on, which is a position."""
    size = _count(query.get("pageSize"), 50)
    start = _count(query.get("pageToken"), 0)
    page: dict[str, Any] = {"models": [gemini_model(each) for each in models[start : start + size]]}
    if start + size < len(models):
        page["nextPageToken"] = str(start + size)
    return page


# Ollama


def ollama_tags(models: Sequence[Listed]) -> dict[str, Any]:
    """All models."""
    return {
        "models": [
            {
                "name": each.name,
                "model": each.name,
                "modified_at": _time(each.info.modified_at),
                "size": each.info.size_bytes or 0,
                "digest": each.info.digest or _NO_DIGEST,
                "details": _details(each.info),
                **({"capabilities": words} if (words := _words(each.info.capabilities)) else {}),
            }
            for each in models
        ]
    }


def ollama_show(info: ModelInfo, capabilities: Capabilities) -> dict[str, Any]:
    """One model: what it is and what it can do."""
    family = info.family or "unknown"
    facts: dict[str, Any] = {"general.architecture": family}
    if info.context_length is not None:
        facts[f"{family}.context_length"] = info.context_length
    return {
        "details": _details(info),
        "model_info": facts,
        "capabilities": _words(capabilities) or ["completion"],
        "modified_at": _time(info.modified_at),
    }


# Health


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


def _words(known: Capabilities | None) -> list[str]:
    """What a model can do, in Ollama's words; empty where nothing is known."""
    if known is None or not known.model_fields_set:
        return []
    return ["completion", *(name for name in _CAPABILITIES if getattr(known, name) == "yes")]


def _details(info: ModelInfo) -> dict[str, Any]:
    return {
        "parent_model": "",
        "format": "gguf" if info.quantization else "",
        "family": info.family or "",
        "families": [info.family] if info.family else None,
        "parameter_size": info.parameter_size or "",
        "quantization_level": info.quantization or "",
    }


def _time(text: str | None) -> str:
    return text or _EPOCH


def _seconds(text: str | None) -> int:
    if text is None:
        return 0
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return 0
    return max(0, int((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()))


def _count(text: str | None, default: int) -> int:
    """A number in a query; the default where it is none."""
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else default
