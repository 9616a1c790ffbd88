"""Parameters that a request leaves open, filled from a configuration. What the request says always wins."""

from __future__ import annotations

from typing import Any, Final

from turnwire_schema.v1.provider import ParameterDefaults
from turnwire_schema.v1.request import ChatRequest, ModelParameters

from turnwire.core.trusted_copy import changed

_ALONE: Final = ("max_tokens", "temperature", "top_p", "stop_sequences", "text_format")
_THINKING: Final = ("thinking", "thinking_budget_tokens")
"""Thinking is open where neither is given."""


def with_defaults(request: ChatRequest, defaults: ParameterDefaults | None) -> ChatRequest:
    """`request` with the parameters of `defaults` that it leaves open (absent or null); itself if it leaves none."""
    if defaults is None:
        return request
    parameters = request.parameters
    changes: dict[str, Any] = {
        name: getattr(defaults, name)
        for name in _ALONE
        if getattr(defaults, name) is not None and _is_open(parameters, name)
    }
    if defaults.thinking is not None and all(_is_open(parameters, name) for name in _THINKING):
        changes["thinking"] = defaults.thinking
    return changed(request, parameters=parameters.replace(**changes)) if changes else request


def _is_open(parameters: ModelParameters, name: str) -> bool:
    return name not in parameters.model_fields_set or getattr(parameters, name) is None
