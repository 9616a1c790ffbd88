"""A tool without a description loses nothing on the way to any server."""

from __future__ import annotations

from typing import Any

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.codecs.registry import codec_names
from turnwire.convert import transcode_request

Data = dict[str, Any]

SCHEMA: Data = {"type": "object", "properties": {"city": {"type": "string"}}}
HI: Data = {"model": "m", "messages": [{"role": "user", "content": "hi"}]}
ABSENT = object()


def with_description(tool: Data, description: object) -> Data:
    return tool if description is ABSENT else {**tool, "description": description}


def request_of(dialect: str, description: object) -> Data:
    """A request with a tool that says of itself what `description` is."""
    if dialect == "anthropic":
        tool = with_description({"name": "weather", "input_schema": SCHEMA}, description)
        return {**HI, "max_tokens": 9, "tools": [tool]}
    tool = with_description({"name": "weather", "parameters": SCHEMA}, description)
    if dialect == "openai-responses":
        return {"model": "m", "input": "hi", "tools": [{"type": "function", "strict": False, **tool}]}
    return {**HI, "tools": [{"type": "function", "function": tool}]}


@requirement("COD-6")
@for_each("target", sorted(codec_names()))
@for_each("description", [ABSENT, None, ""], ids=["absent", "null", "empty"])
@for_each("source", ["openai-chat", "vllm", "ollama", "openai-responses", "anthropic"])
def test_a_tool_without_a_description_loses_no_option(source: str, description: object, target: str) -> None:
    written = transcode_request(request_of(source, description), source, target, model="m")
    assert [loss.reason for loss in written.losses if loss.id.endswith(".foreign_option")] == []
