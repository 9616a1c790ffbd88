"""Requests for a very small model: temperature 0, few tokens."""

from __future__ import annotations

from typing import Any

from turnwire import ChatRequest, Messages, ModelParameters
from turnwire.providers.kinds.embedded_server import MODEL_NAME


def ask(text: str, *, max_tokens: int = 8, options: dict[str, Any] | None = None, **fields: Any) -> ChatRequest:
    """A request with one user message."""
    given = {} if options is None else {"provider_options": {"llamacpp": options}}
    parameters = ModelParameters(model=MODEL_NAME, temperature=0, max_tokens=max_tokens, **given)
    return ChatRequest(messages=tuple(Messages().human(text)), parameters=parameters, **fields)
