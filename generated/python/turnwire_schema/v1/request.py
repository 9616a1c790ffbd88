# Generated from schemas/turnwire/v1/request.schema.json by `make generate`. Do not edit: changes are lost.

"""Requests.

What is asked of a model server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt

from turnwire_schema._behaviour import RequestModel
from turnwire_schema._runtime import (
    Extras,
    Items,
    JsonObject,
    Metadata,
    Model,
    TaggedUnion,
    Text,
)

from .json import ProviderOptions
from .message import ChatMessage
from .tool import ToolChoice, ToolDefinition

ThinkingEffort: TypeAlias = Literal["none", "minimal", "low", "medium", "high", "xhigh", "max"]
"""How much the model should think before it answers."""


StopSequence: TypeAlias = Annotated[Text, Field(min_length=1)]


class ModelParameters(Model):
    """Which model, and how it samples."""

    __keep_null__: ClassVar[tuple[str, ...]] = (
        "temperature",
        "top_p",
    )

    __sampling__: ClassVar[tuple[str, ...]] = (
        "temperature",
        "top_p",
        "seed",
        "top_k",
        "min_p",
        "frequency_penalty",
        "presence_penalty",
        "repeat_penalty",
    )

    model: Annotated[
        Text,
        Field(pattern="[^\\t\\n\\x0b\\x0c\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]"),
    ]
    """Name of the model at the server; not blank."""
    temperature: Annotated[StrictFloat | None, Field(ge=0.0, le=2.0)] = 0.7
    """Sampling temperature. Absent: 0.7 is sent. null: nothing is sent, the server's own default holds."""
    top_p: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = 1.0
    """Nucleus sampling: share of the probability mass. Absent: 1.0 is sent. null: nothing is sent, the server's own
    default holds.
    """
    max_tokens: Annotated[StrictInt | None, Field(gt=0)] = None
    """Most tokens to write. Absent: the server's limit."""
    stop_sequences: Items[StopSequence] | None = None
    """Texts at which the answer stops; they are not part of it."""
    seed: StrictInt | None = None
    """Seed of the sampler, for answers that can be repeated."""
    timeout: Annotated[StrictFloat | None, Field(gt=0.0)] = None
    """Time limit of the call, in seconds. Absent: the provider's."""
    top_k: Annotated[StrictInt | None, Field(ge=0)] = None
    """Sample among this many most likely tokens."""
    min_p: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = None
    """Least probability of a token, relative to the likeliest."""
    frequency_penalty: Annotated[StrictFloat | None, Field(ge=-2.0, le=2.0)] = None
    """Penalty by how often a token occurred."""
    presence_penalty: Annotated[StrictFloat | None, Field(ge=-2.0, le=2.0)] = None
    """Penalty for tokens that occurred at all."""
    repeat_penalty: Annotated[StrictFloat | None, Field(gt=0.0)] = None
    """Divisor of the scores of repeated tokens; 1 is off."""
    thinking: StrictBool | ThinkingEffort | None = None
    """false: no thinking; true: thinking at the server's own level; or a level. Absent: the server decides."""
    thinking_budget_tokens: Annotated[StrictInt | None, Field(ge=0)] = None
    """Most tokens to spend on thinking."""
    text_format: Annotated[Text | None, Field(pattern="^[a-z0-9]+([.-][a-z0-9]+)*$")] = None
    """How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
    format. Never sent. Absent: they are reported and not read.
    """
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class TextFormat(Model):
    """Free text."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "text"}

    type: Literal["text"] = "text"
    """Tag of this format."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class JsonObjectFormat(Model):
    """Any JSON object."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "json_object"}

    type: Literal["json_object"] = "json_object"
    """Tag of this format."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class JsonSchemaFormat(Model):
    """JSON that follows a schema."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "json_schema"}

    type: Literal["json_schema"] = "json_schema"
    """Tag of this format."""
    json_schema: JsonObject
    """The JSON Schema of the answer."""
    name: Annotated[Text | None, Field(pattern="^[a-zA-Z0-9_-]{1,64}$")] = None
    """Name of the schema, for servers that want one."""
    description: Text | None = None
    """What the answer is for, for the model."""
    strict: StrictBool | None = None
    """Ask the server to hold the answer to the schema. Absent: the server's default."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ResponseFormat: TypeAlias = TextFormat | JsonObjectFormat | JsonSchemaFormat
if not TYPE_CHECKING:
    ResponseFormat = TaggedUnion(ResponseFormat, "type")
"""Shape of the answer."""


class StreamOptions(Model):
    """How the answer is streamed."""

    __keep_null__: ClassVar[tuple[str, ...]] = ("include_usage",)

    include_usage: StrictBool | None = True
    """Ask for the token counts at the end of the stream. Absent: they are asked for. null: nothing is sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ChatRequest(RequestModel):
    """One call of a model."""

    messages: Annotated[Items[ChatMessage], Field(min_length=1)]
    """The conversation so far, at least one message."""
    parameters: ModelParameters
    """Which model, and how it samples."""
    tools: Items[ToolDefinition] | None = None
    """Tools the model may call."""
    tool_choice: ToolChoice | None = None
    """Whether tools must, may or must not be called. Absent: the server's default."""
    parallel_tool_calls: StrictBool | None = None
    """Whether several tools may be called in one answer. Absent: the server's default."""
    response_format: ResponseFormat | None = None
    """Shape of the answer. Absent: free text."""
    stream: StrictBool | None = False
    """Whether the answer shall be streamed; set by the call that is used. null means false."""
    stream_options: StreamOptions | None = None
    """How the answer is streamed."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


__all__ = [
    "ChatRequest",
    "JsonObjectFormat",
    "JsonSchemaFormat",
    "ModelParameters",
    "ResponseFormat",
    "StreamOptions",
    "TextFormat",
    "ThinkingEffort",
]
