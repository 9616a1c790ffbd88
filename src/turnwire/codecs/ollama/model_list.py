"""The models behind a gateway as Ollama lists and shows them. Source: schemas/wire/ollama/v1/models.schema.json.

A size or digest that nobody gave is 0 or zeros, where the dialect cannot leave it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from turnwire_schema.v1.provider import Capabilities, ModelInfo

from turnwire.codecs.model_lists import ListedModel, capability_words, time_of

API_VERSION: Final = "0.33.0"
"""Version of Ollama whose API the paths under /api speak; clients decide by it what they may ask."""

_NO_DIGEST: Final = "0" * 64


def tags(models: Sequence[ListedModel]) -> dict[str, Any]:
    """All models."""
    return {
        "models": [
            {
                "name": each.name,
                "model": each.name,
                "modified_at": time_of(each.info.modified_at),
                "size": each.info.size_bytes or 0,
                "digest": each.info.digest or _NO_DIGEST,
                "details": _details(each.info),
                **({"capabilities": words} if (words := capability_words(each.info.capabilities)) else {}),
            }
            for each in models
        ]
    }


def show(info: ModelInfo, capabilities: Capabilities) -> dict[str, Any]:
    """One model: what it is and what it can do."""
    family = info.family or "unknown"
    facts: dict[str, Any] = {"general.architecture": family}
    if info.context_length is not None:
        facts[f"{family}.context_length"] = info.context_length
    return {
        "details": _details(info),
        "model_info": facts,
        "capabilities": capability_words(capabilities) or ["completion"],
        "modified_at": time_of(info.modified_at),
    }


def _details(info: ModelInfo) -> dict[str, Any]:
    return {
        "parent_model": "",
        "format": "gguf" if info.quantization else "",
        "family": info.family or "",
        "families": [info.family] if info.family else None,
        "parameter_size": info.parameter_size or "",
        "quantization_level": info.quantization or "",
    }
