# Generated from schemas/turnwire/v1/tool.schema.json by `make generate`. Do not edit: changes are lost.

"""Tools.

Tools a model may call, its calls, and their results.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, StrictBool, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._behaviour import ToolCallModel, ToolDefinitionModel, ToolResultModel
from turnwire_schema._runtime import (
    AnyOf,
    Extras,
    JsonObject,
    JsonShape,
    JsonValue,
    Model,
    Text,
)

from .json import ProviderOptions

ToolName: TypeAlias = Annotated[Text, Field(pattern="^[A-Za-z0-9_]{1,64}$")]
"""Name of a tool: 1 to 64 of A–Z, a–z, 0–9 and underscore."""


ParameterSchema: TypeAlias = Annotated[JsonObject, JsonShape({"type": "object"})]
"""JSON Schema of a tool's arguments; its root type is object."""


class ToolNamespace(Model):
    """A namespace that tools came in."""

    name: Annotated[Text, Field(min_length=1)]
    """Its name."""
    description: Text | None = None
    """What its tools are for. Absent: nothing is said."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this namespace, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class TextInput(Model):
    """The bare text that a tool takes. Without a grammar any text will do."""

    grammar: Annotated[Text | None, Field(min_length=1)] = None
    """Grammar that the text follows. Absent: none."""
    syntax: Literal["lark", "regex"] | None = None
    """Language that the grammar is written in. Absent: not stated."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolDefinition(ToolDefinitionModel):
    """A tool that the model may call."""

    __keep_null__: ClassVar[tuple[str, ...]] = ("strict",)

    name: ToolName
    """Name the model calls it by; unique in a request."""
    description: Annotated[Text, Field(min_length=1)]
    """What the tool does and when to use it, for the model. Over 1,024 characters some servers cut it."""
    parameters: ParameterSchema
    """JSON Schema of the arguments."""
    strict: StrictBool | None = True
    """Ask the server to hold the arguments to the schema; on wires that know it, every object level then says
    `additionalProperties: false`. null: nothing is sent.
    """
    original_name: Annotated[Text | None, Field(min_length=1)] = None
    """Name of the tool where it came from, when that name does not fit here; used on the way back."""
    namespace: ToolNamespace | None = None
    """Namespace that the tool came in; `original_name` is its name there. Absent: none."""
    text_input: TextInput | None = None
    """Set where the tool takes bare text: in its arguments, and in `parameters`, that is the string `input`. Absent:
    it takes an object.
    """
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this tool, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


IdOrigin: TypeAlias = Literal["server", "minted"]
"""Who gave an id: the server, or Turnwire because the server sent none."""


CallOrigin: TypeAlias = Literal["server", "text"]
"""Where a call came from: the server gave it as structure, or it was read out of the text of the answer."""


class ToolCall(ToolCallModel):
    """A complete call of a tool by the model, ready to be validated and run."""

    id: Annotated[Text, Field(min_length=1)]
    """Id that the result refers to; unique in its conversation turn."""
    name: ToolName
    """The tool to call."""
    arguments: JsonObject
    """The arguments, parsed once."""
    part_index: Annotated[StrictInt | None, Field(ge=0)] = None
    """The number of parts of the message's content before this call. Absent: the call is after all content."""
    id_origin: IdOrigin | None = None
    """Who gave the id. Absent: the server."""
    origin: CallOrigin | None = None
    """Where the call came from. Absent: the server."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


InvalidToolCallReason: TypeAlias = Literal[
    "not_json", "not_an_object", "bad_name", "no_name", "truncated", "server_rejected"
]
"""Why a call cannot be run: arguments that are not JSON; JSON but no object; a name outside the allowed
characters; no name at all; cut off before its end; refused by the server itself.
"""


class InvalidToolCall(Model):
    """A call that the model wrote wrongly or that was cut off: kept with its raw text, never executed."""

    id: Annotated[Text, Field(min_length=1)]
    """Id of the call."""
    arguments_text: Text
    """The arguments exactly as the model wrote them; may be empty."""
    reason: InvalidToolCallReason
    """Why it cannot be run."""
    name: Text | None = None
    """Name as the model wrote it; any characters. Absent: none was sent."""
    position: Annotated[StrictInt | None, Field(ge=0)] = None
    """Place among all calls of the message, valid and invalid, from 0. Absent: after the valid ones."""
    detail: Text | None = None
    """What is wrong and where, without the text itself."""
    part_index: Annotated[StrictInt | None, Field(ge=0)] = None
    """The number of parts of the message's content before this call. Absent: the call is after all content."""
    id_origin: IdOrigin | None = None
    """Who gave the id. Absent: the server."""
    origin: CallOrigin | None = None
    """Where the call came from. Absent: the server."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolError(Model):
    """Why a tool failed."""

    message: Text
    """What went wrong, for the model and the log."""
    stack_trace: Text | None = None
    """Stack trace, if there is one; for the program, not sent to the model."""
    recoverable: StrictBool | None = None
    """Whether another try may work, with other arguments or later. Absent: unknown."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolResult(ToolResultModel):
    """The outcome of one tool call: at least one of text, structured result and error."""

    tool_call_id: Annotated[Text, Field(min_length=1)]
    """Id of the call that is answered."""
    name: ToolName
    """The tool that ran."""
    text: Text | None = None
    """Result as text for the model; may be empty. Absent: nothing was said."""
    is_error: StrictBool | None = False
    """True when the tool failed. null means false."""
    structured: JsonValue | None = None
    """The result as JSON, for programs."""
    error: ToolError | None = None
    """Details of the failure."""
    started_at: Annotated[
        Text | None,
        Field(
            pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"
        ),
    ] = None
    """When the run began, RFC 3339 with a zone offset."""
    duration_ns: Annotated[StrictInt | None, Field(ge=0)] = None
    """How long it ran, in nanoseconds."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if not (self.text is not None or self.structured is not None or self.error is not None):
            raise PydanticCustomError("anyOf", "at least one of text | structured | error is required")
        return self


class ToolCallDelta(Model):
    """A piece of a call as it streams: id and name first, then pieces of the arguments text."""

    index: Annotated[StrictInt, Field(ge=0)]
    """Which call of the message this piece belongs to, from 0."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the call; in its first piece."""
    name: Text | None = None
    """Name of the tool as the model wrote it; in its first piece."""
    arguments: Text | None = None
    """Next piece of the arguments text."""
    part_index: Annotated[StrictInt | None, Field(ge=0)] = None
    """Place of the call in the numbering of the stream's parts, where the dialect numbers them; in its first piece.
    Absent: the call is after all content.
    """
    id_origin: IdOrigin | None = None
    """Who gave the id. Absent: the server."""
    origin: CallOrigin | None = None
    """Where the call came from; in its first piece. Absent: the server."""
    is_complete: StrictBool | None = False
    """True when the call is whole with this piece and nothing of it follows. null means false."""
    invalid: InvalidToolCallReason | None = None
    """Set when the call is known to be unusable whatever follows."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class NamedToolChoice(Model):
    """The model must call this one tool."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "tool"}

    type: Literal["tool"] = "tool"
    """Tag of this choice."""
    name: ToolName
    """The tool to call."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ToolChoice: TypeAlias = Annotated[Literal["auto", "none", "required"] | NamedToolChoice, AnyOf()]
"""auto: the model decides; none: no calls; required: at least one call; or one named tool."""


__all__ = [
    "CallOrigin",
    "IdOrigin",
    "InvalidToolCall",
    "InvalidToolCallReason",
    "NamedToolChoice",
    "ParameterSchema",
    "TextInput",
    "ToolCall",
    "ToolCallDelta",
    "ToolChoice",
    "ToolDefinition",
    "ToolError",
    "ToolName",
    "ToolNamespace",
    "ToolResult",
]
