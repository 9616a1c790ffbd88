"""The model behind the snippets: answers that fit the stories of the guides, with as many calls as a test wants."""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from turnwire import (
    ChatRequest,
    ChatResponse,
    InvalidToolCall,
    JsonSchemaFormat,
    ModelInfo,
    ToolCall,
    UsageInfo,
    assistant,
)
from turnwire.core.jsonschema import thaw
from turnwire.gateway.stub.mock_script import stand_in
from turnwire.gateway.stub.schema_sample import sample
from turnwire.providers.kinds.mock import PlainAnswer

Calls = Literal[0, 1, 2, "cut"]
ALL_CALLS: Final[tuple[Calls, ...]] = (0, 1, 2, "cut")

MODELS: Final = tuple(
    ModelInfo(name=name)
    for name in (
        "qwen3:4b",
        "qwen3-coder:30b",
        "qwen2.5vl:7b",
        "nomic-embed-text",
        "claude-opus-4-5",
        "gpt-5-mini",
        "local",
    )
)
ANSWER: Final = "It is sunny in Paris, at 18 degrees."
_VALUES: Final[dict[str, tuple[Any, Any]]] = {
    "city": ("Paris", "Oslo"),
    "degrees": (18, 4),
    "sunny": (True, False),
    "path": ("notes.txt", "plan.txt"),
    "text": ("Buy milk.", "Sleep."),
}


def model(calls: Calls) -> Any:
    """A script's function: tools are called once, `calls` of them; then, and without tools, there is a text."""

    def answer(request: ChatRequest) -> PlainAnswer:
        if request.parameters.model.startswith("fault-"):
            return stand_in(request)
        if request.tools and request.messages[-1].role != "tool" and calls:
            return _cut(request) if calls == "cut" else _called(request, calls)
        wanted = request.response_format
        if isinstance(wanted, JsonSchemaFormat):
            return json.dumps(_fitting(thaw(wanted.json_schema), 0))
        return ChatResponse(
            message=assistant(ANSWER),
            usage=UsageInfo(prompt_tokens=20, completion_tokens=11),
            finish_reason="stop",
            model=request.parameters.model,
        )

    return answer


def _fitting(schema: Any, number: int) -> Any:
    value = sample(schema)
    if isinstance(value, dict):
        value |= {name: _VALUES[name][number % 2] for name in schema.get("properties", {}) if name in _VALUES}
    return value


def _called(request: ChatRequest, calls: int) -> ChatResponse:
    tools = request.tools or ()
    made = [
        ToolCall(id=f"call_{number}", name=tool.name, arguments=_fitting(thaw(tool.parameters), number))
        for number, tool in enumerate((tools * calls)[:calls])
    ]
    usage = UsageInfo(prompt_tokens=20, completion_tokens=11)
    return ChatResponse(
        message=assistant(tool_calls=made), usage=usage, finish_reason="tool_calls", model=request.parameters.model
    )


def _cut(request: ChatRequest) -> ChatResponse:
    assert request.tools
    cut = InvalidToolCall(
        id="call_0", name=request.tools[0].name, arguments_text='{"text": "Once upon a ti', reason="truncated"
    )
    usage = UsageInfo(prompt_tokens=20, completion_tokens=200)
    return ChatResponse(
        message=assistant(invalid_tool_calls=[cut]), usage=usage, finish_reason="length", model=request.parameters.model
    )
