"""A model that keeps the last prompt that it has read, and counts what it need not read again."""

from __future__ import annotations

import json
from itertools import takewhile

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.usage import UsageInfo

from turnwire.providers.kinds.mock import MockProvider, Script

ANSWER = "It is four."


class CachingModel:
    """The same answer to everything. A character of the prompt is a token."""

    def __init__(self) -> None:
        self._read = ""

    def __call__(self, request: ChatRequest) -> ChatResponse:
        written = [[each.to_dict() for each in part or ()] for part in (request.tools, request.messages)]
        prompt = json.dumps(written).removesuffix("]]")
        cached = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self._read, prompt, strict=False)))
        self._read = prompt
        usage = UsageInfo(prompt_tokens=len(prompt), completion_tokens=5, cached_tokens=cached)
        message = AssistantMessage(content=ANSWER)
        return ChatResponse(message=message, usage=usage, finish_reason="stop", model=request.parameters.model)

    @classmethod
    def script(cls) -> Script:
        """Such a model as the script of a mock provider."""
        return Script([cls()])

    @classmethod
    def provider(cls) -> MockProvider:
        """A mock provider with such a model."""
        return MockProvider(cls.script())
