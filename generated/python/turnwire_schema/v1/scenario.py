# Generated from schemas/turnwire/v1/scenario.schema.json by `make generate`. Do not edit: changes are lost.

"""Scenario.

A file for `turnwire serve --provider mock --scenario FILE`: what a stand-in server answers, in every dialect,
and what it does wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import ConfigDict, Field, StrictBool, StrictFloat, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    Items,
    JsonObject,
    JsonValue,
    Model,
    TaggedUnion,
    Text,
)

from .response import FinishReason
from .tool import ToolName
from .usage import UsageInfo

ScenarioEnd: TypeAlias = Literal["last", "refuse"]
"""What comes when the turns are used up: `last` gives the last one that fits again and again. `refuse` answers
with status 404 and a sentence, also a request that no turn fits.
"""


ScenarioDialect: TypeAlias = Literal[
    "ollama", "openai-chat", "openai-responses", "anthropic", "gemini", "gemini-interactions"
]
"""Dialect of a path."""


ScenarioMethod: TypeAlias = Literal["GET", "HEAD", "POST", "DELETE"]
"""HTTP method of a request."""


ScenarioRole: TypeAlias = Literal["user", "tool"]
"""Who said the last message."""


class ScenarioMatch(Model):
    """Which requests a turn is for: all that is given must hold."""

    model_config = ConfigDict(extra="forbid")

    dialect: ScenarioDialect | None = None
    """Dialect of the path. Absent: any."""
    path: Annotated[Text | None, Field(pattern="^/")] = None
    """Path of the request without its query; * stands for any characters. Absent: any."""
    method: ScenarioMethod | None = None
    """HTTP method. Absent: any."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model that is asked for; * stands for any characters. Absent: any."""
    contains: Annotated[Text | None, Field(min_length=1)] = None
    """Text within the last message of the user or of a tool; upper and lower case are the same. Absent: any."""
    role: ScenarioRole | None = None
    """Role of the last message. Absent: any."""
    stream: StrictBool | None = None
    """Whether the answer is to be streamed. Absent: either way."""


class ScenarioCall(Model):
    """A call of a tool."""

    model_config = ConfigDict(extra="forbid")

    name: ToolName
    """The tool to call."""
    arguments: JsonObject | None = None
    """The arguments. Absent: none."""
    id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the call. Absent: one is made."""


class ScenarioAnswer(Model):
    """What the model says, in the words of every dialect: thinking, then text, then calls."""

    model_config = ConfigDict(extra="forbid")

    text: Text | None = None
    """The text. Absent: none."""
    thinking: Annotated[Text | None, Field(min_length=1)] = None
    """What was thought before it. Absent: nothing."""
    tool_calls: Annotated[Items[ScenarioCall] | None, Field(min_length=1)] = None
    """Calls of tools. Absent: none."""
    finish_reason: FinishReason | None = None
    """Why it ended. Absent: tool_calls where there are calls, else stop."""
    usage: UsageInfo | None = None
    """What it cost. Absent: estimated from the texts."""


class StatusFault(Model):
    """The request is refused with a status, in the words of the dialect."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "status"}

    type: Literal["status"] = "status"
    """Tag of this fault."""
    status: Annotated[StrictInt, Field(ge=400, le=599)]
    """HTTP status, for example 429 or 503."""
    retry_after: Annotated[StrictInt | None, Field(ge=0)] = None
    """Seconds in the header Retry-After. Absent: no such header."""
    message: Annotated[Text | None, Field(min_length=1)] = "the stand-in was asked to refuse this"
    """What the error says. Absent: that the stand-in was asked to refuse this."""


class UsageFault(Model):
    """Every count of tokens in the answer is wrong."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "usage"}

    __keep_null__: ClassVar[tuple[str, ...]] = ("value",)

    type: Literal["usage"] = "usage"
    """Tag of this fault."""
    value: JsonValue
    """The value that replaces each count, for example -1, "many" or null."""


IdsChange: TypeAlias = Literal["missing", "duplicate"]
"""Ids that are left out, or the same one for every call."""


class IdsFault(Model):
    """The ids of tool calls are wrong, where the dialect has such ids."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "ids"}

    type: Literal["ids"] = "ids"
    """Tag of this fault."""
    change: IdsChange
    """What becomes of them."""


class ContentTypeFault(Model):
    """The answer says that it is something else."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "content_type"}

    type: Literal["content_type"] = "content_type"
    """Tag of this fault."""
    value: Annotated[Text | None, Field(pattern="^[!-~]([ -~]*[!-~])?$")] = "text/html"
    """Value of the header Content-Type. Absent: text/html."""


class MissingEndFault(Model):
    """The stream ends in order, but what says that the answer is over never comes. A whole body lacks its second half."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "missing_end"}

    type: Literal["missing_end"] = "missing_end"
    """Tag of this fault."""


class ErrorFault(Model):
    """The stream reports an error in the words of the dialect and ends there, in order. A whole answer is that error,
    with status 500.
    """

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "error_in_stream"}

    type: Literal["error_in_stream"] = "error_in_stream"
    """Tag of this fault."""
    message: Annotated[Text | None, Field(min_length=1)] = "the stand-in failed on purpose"
    """What it says. Absent: that the stand-in failed on purpose."""
    after_events: Annotated[StrictInt | None, Field(ge=0)] = 1
    """How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    one.
    """


class GiantLineFault(Model):
    """A line of the stream is very long: one JSON text. A whole body has as much white space before it, which is valid
    JSON.
    """

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "giant_line"}

    type: Literal["giant_line"] = "giant_line"
    """Tag of this fault."""
    bytes: Annotated[StrictInt | None, Field(ge=1, le=1073741824)] = 16777216
    """How long, in bytes. Absent: 16,777,216."""
    after_events: Annotated[StrictInt | None, Field(ge=0)] = 1
    """How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    one.
    """


class GarbageFault(Model):
    """A line in the stream is not JSON; a whole body begins with it."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "garbage"}

    type: Literal["garbage"] = "garbage"
    """Tag of this fault."""
    text: Annotated[Text | None, Field(min_length=1)] = "}{ not JSON"
    """The line. Absent: `}{ not JSON`."""
    after_events: Annotated[StrictInt | None, Field(ge=0)] = 1
    """How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the last
    one.
    """


AtItem: TypeAlias = Annotated[StrictInt, Field(ge=1)]


class SplitFault(Model):
    """The body is cut into pieces at any byte, within a character or a line too; each is sent as an HTTP chunk of its
    own.
    """

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "split"}

    type: Literal["split"] = "split"
    """Tag of this fault."""
    at: Annotated[Items[AtItem] | None, Field(min_length=1)] = None
    """Where, in bytes from the beginning of the body. Absent: as `bytes` says."""
    bytes: Annotated[StrictInt | None, Field(ge=1)] = 1
    """Bytes of a piece, where `at` is absent. Absent: 1."""


class ResetFault(Model):
    """The connection is broken off with a TCP reset in mid-body."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "reset"}

    type: Literal["reset"] = "reset"
    """Tag of this fault."""
    after_bytes: Annotated[StrictInt, Field(ge=0)]
    """Bytes of the body that are sent before; 0: only the head is. More than there are: all of them, but not the end
    of the body.
    """


class DripFault(Model):
    """The body comes in small pieces with a pause after each."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "drip"}

    type: Literal["drip"] = "drip"
    """Tag of this fault."""
    bytes: Annotated[StrictInt | None, Field(ge=1)] = 1
    """Bytes of a piece. Absent: 1."""
    seconds: Annotated[StrictFloat | None, Field(ge=0.0, le=3600.0)] = 0.01
    """Pause after each piece. Absent: 0.01."""


class RefuseFault(Model):
    """The connection is reset once the request is read, before any byte of an answer."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "refuse"}

    type: Literal["refuse"] = "refuse"
    """Tag of this fault."""


class DelayFault(Model):
    """Nothing is sent for a while."""

    model_config = ConfigDict(extra="forbid")

    __tags__: ClassVar[Mapping[str, str]] = {"type": "delay"}

    type: Literal["delay"] = "delay"
    """Tag of this fault."""
    seconds: Annotated[StrictFloat, Field(ge=0.0, le=3600.0)]
    """How long."""
    after_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Bytes of the body that are sent before. Absent: not even the head is."""


ScenarioFault: TypeAlias = (
    RefuseFault
    | DelayFault
    | DripFault
    | ResetFault
    | SplitFault
    | GarbageFault
    | GiantLineFault
    | ErrorFault
    | MissingEndFault
    | ContentTypeFault
    | IdsFault
    | UsageFault
    | StatusFault
)
if not TYPE_CHECKING:
    ScenarioFault = TaggedUnion(ScenarioFault, "type")
"""One thing that is wrong with an answer."""


class ScenarioTurn(Model):
    """One answer, for the requests that fit it."""

    model_config = ConfigDict(extra="forbid")

    match: ScenarioMatch | None = None
    """Which requests it is for. Absent: all."""
    times: Annotated[StrictInt | None, Field(ge=1)] = None
    """How many requests it is for before it is used up. Absent: one, where a later turn has the same match and would
    never get its turn, or where `when_used_up` refuses; else any number.
    """
    answer: ScenarioAnswer | None = None
    """What the model says. Absent: what the stand-in says to such a request by itself."""
    recording: Annotated[Text | None, Field(min_length=1)] = None
    """File of a recorded exchange, from the folder of the scenario, whose answer is given byte for byte. Absent: none."""
    faults: Items[ScenarioFault] | None = None
    """What is wrong with the answer; one after another in this order, each working on what the one before made.
    Absent: nothing.
    """

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.answer is not None and self.recording is not None:
            raise PydanticCustomError("not", "answer + recording cannot stand together")
        return self


ModelModel: TypeAlias = Annotated[Text, Field(min_length=1)]


class Scenario(Model):
    """What a stand-in server answers, and what it does wrong."""

    model_config = ConfigDict(extra="forbid")

    description: Text | None = None
    """What it is for, for a reader."""
    models: Annotated[Items[ModelModel] | None, Field(min_length=1)] = None
    """Models that the server lists. Absent: mock. It answers under any name."""
    turns: Annotated[Items[ScenarioTurn], Field(min_length=1)]
    """What it answers. A request gets the first turn that fits it and is not used up. A request that no turn fits is
    answered from its text alone, unless `when_used_up` refuses it.
    """
    when_used_up: ScenarioEnd | None = None
    """What a request gets when every turn that fits it is used up. Absent: last."""


__all__ = [
    "ContentTypeFault",
    "DelayFault",
    "DripFault",
    "ErrorFault",
    "GarbageFault",
    "GiantLineFault",
    "IdsChange",
    "IdsFault",
    "MissingEndFault",
    "RefuseFault",
    "ResetFault",
    "Scenario",
    "ScenarioAnswer",
    "ScenarioCall",
    "ScenarioDialect",
    "ScenarioEnd",
    "ScenarioFault",
    "ScenarioMatch",
    "ScenarioMethod",
    "ScenarioRole",
    "ScenarioTurn",
    "SplitFault",
    "StatusFault",
    "UsageFault",
]
