# Generated from schemas/turnwire/v1/entry.schema.json by `make generate`. Do not edit: changes are lost.

"""Context entries.

Parts of a conversation other than messages: texts, images, files, calls with their approval, results, changes
of mode and branch, resources.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Self, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt, model_validator
from pydantic_core import PydanticCustomError

from turnwire_schema._runtime import (
    Extras,
    Metadata,
    Model,
    RawModel,
    TaggedUnion,
    Text,
)

from .content import Content, ImagePart
from .json import ProviderOptions
from .message import ToolMessage
from .response import FinishReason
from .tool import InvalidToolCall, ToolCall, ToolResult

EntryType: TypeAlias = Literal[
    "text", "image", "file_reference", "tool_request", "tool_result", "system_control", "mcp_resource"
]
"""The types of entries that this version knows."""


class EntryProblem(Model):
    """Why the work of an entry failed, without its content."""

    code: Annotated[Text, Field(pattern="^[a-z][a-z0-9_]*([.][a-z][a-z0-9_]*)*$")]
    """What failed, as a stable word, for example `file.denied`."""
    message: Annotated[Text, Field(min_length=1)]
    """What went wrong and what would be right, for a person."""
    recoverable: StrictBool | None = None
    """Whether another try may work. Absent: unknown."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class TextData(Model):
    """A text of the conversation."""

    role: Literal["system", "user", "assistant"]
    """Who speaks."""
    content: Content | None = None
    """Text or parts, as in a message; of the system and the user it is not empty. Absent: an answer that only called
    tools; this is the text of its message.
    """
    variant: Literal["developer"] | None = None
    """`developer` where the wire role was or shall be `developer`. Absent: `system`."""
    name: Text | None = None
    """Name of the participant."""
    answer_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id that all entries of one answer share: its text and its calls are one message. Absent: the text is a message
    of its own.
    """
    message_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id of the message, where it has one other than the entry's."""
    model: Annotated[Text | None, Field(min_length=1)] = None
    """Model that gave the answer."""
    finish_reason: FinishReason | None = None
    """Why the answer ended. Absent: it is no answer, or unknown."""
    provider_options: ProviderOptions | None = None
    """Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    extra is sent.
    """
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        given = self.__pydantic_fields_set__
        if self.role in ("system", "user") and not ("content" in given):
            raise PydanticCustomError("required", "content is required here", {"property": "content"})
        if self.role in ("system", "user") and "content" in given and not (self.content is not None):
            raise PydanticCustomError("not", "content has a value that cannot stand here", {"at": "content"})
        if self.role in ("system", "user") and "content" in given and not (not (self.content == "")):
            raise PydanticCustomError("minLength", "content must not be empty here", {"at": "content"})
        if self.role in ("system", "user") and "content" in given and not (not (self.content == ())):
            raise PydanticCustomError("minItems", "content must not be empty here", {"at": "content"})
        return self


class TextEntry(Model):
    """What was said."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "text"}

    type: Literal["text"] = "text"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: TextData
    """The text."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


Recognition: TypeAlias = Literal["vision", "ocr", "auto"]
"""How an image is read: by the model, by character recognition, or by the model where it can see and else by
character recognition.
"""


ImageState: TypeAlias = Literal["pending", "done", "failed"]
"""What became of an image: not read yet, read, or failed with a problem; a failed one may be tried again."""


class ImageFallback(Model):
    """A way of reading an image that was given up for another."""

    __tags__: ClassVar[Mapping[str, str]] = {"given_up": "vision", "taken": "ocr"}

    given_up: Literal["vision"] = "vision"
    """The way that was not possible."""
    taken: Literal["ocr"] = "ocr"
    """The way that was taken."""
    reason: Annotated[Text, Field(min_length=1)]
    """Why, for the user."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ImageData(Model):
    """An image, and what was read from it."""

    image: ImagePart
    """The image: a URL, base64 data, a path or a file id."""
    source: Annotated[Text | None, Field(min_length=1)] = None
    """Path or URL that the data in `image` were read from. Absent: `image` is as it was given."""
    recognition: Recognition
    """How it was asked to be read."""
    state: ImageState
    """What became of it."""
    used: Literal["vision", "ocr"] | None = None
    """How it was really read. Absent: not yet."""
    fallback: ImageFallback | None = None
    """The way that was given up. Absent: none."""
    text: Text | None = None
    """What character recognition read; may be empty."""
    confidence: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = None
    """How sure the recognition is of the text, 0 to 1."""
    language: Annotated[Text | None, Field(pattern="^[a-z]{2,3}$")] = None
    """Language of the text, ISO 639-1. Absent: unknown."""
    language_confidence: Annotated[StrictFloat | None, Field(ge=0.0, le=1.0)] = None
    """How sure the language is, 0 to 1."""
    engine: Annotated[Text | None, Field(min_length=1)] = None
    """What read it: the recognition engine, or the model."""
    analysis: Text | None = None
    """What a model said that it sees."""
    width: Annotated[StrictInt | None, Field(ge=1)] = None
    """Width in pixels."""
    height: Annotated[StrictInt | None, Field(ge=1)] = None
    """Height in pixels."""
    size_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the encoded image in bytes."""
    sha256: Annotated[Text | None, Field(pattern="^[0-9a-f]{64}$")] = None
    """Hash of the encoded image."""
    attempts: Annotated[StrictInt | None, Field(ge=0)] = None
    """How often it was tried to be read."""
    problem: EntryProblem | None = None
    """Why it failed."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ImageEntry(Model):
    """An image that the user shows."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "image"}

    type: Literal["image"] = "image"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: ImageData
    """The image."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


FileStatus: TypeAlias = Literal["pending", "read", "written", "denied", "missing", "failed", "changed"]
"""What became of a file: not opened yet, read, written, refused by a rule, not there, failed otherwise, or changed
since it was read.
"""


class FileReferenceData(Model):
    """A file, or lines of it, and what was read."""

    path: Annotated[Text, Field(min_length=1)]
    """The path as it was given: absolute, or relative to the workspace root."""
    status: FileStatus
    """What became of it."""
    start_line: Annotated[StrictInt | None, Field(ge=1)] = None
    """First line, from 1. Absent: the first."""
    end_line: Annotated[StrictInt | None, Field(ge=1)] = None
    """Last line, inclusive; not before the first. Absent: the last."""
    role: Annotated[Text | None, Field(min_length=1)] = None
    """Role of the agent for which it is opened. Absent: the role of the context's mode."""
    resolved_path: Annotated[Text | None, Field(min_length=1)] = None
    """The path inside the workspace root, normalized, with `/`."""
    content: Text | None = None
    """The lines, each with its number before it, as the model is shown them."""
    encoding: Annotated[Text | None, Field(min_length=1)] = None
    """Encoding that the bytes were read in."""
    is_binary: StrictBool | None = False
    """True when the file is no text; then there is no content. null means false."""
    is_truncated: StrictBool | None = False
    """True when only the beginning of the lines is kept. null means false."""
    line_count: Annotated[StrictInt | None, Field(ge=0)] = None
    """Lines of the whole file."""
    size_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the whole file in bytes."""
    sha256: Annotated[Text | None, Field(pattern="^[0-9a-f]{64}$")] = None
    """Hash of the whole file when it was read."""
    modified_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When the file was last changed, by its file system."""
    read_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was read."""
    problem: EntryProblem | None = None
    """Why it was not read."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class FileReferenceEntry(Model):
    """A file that the user refers to."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "file_reference"}

    type: Literal["file_reference"] = "file_reference"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: FileReferenceData
    """The file."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ApprovalState: TypeAlias = Literal["pending", "approved", "denied", "used", "expired"]
"""State of an approval: nobody decided yet; may be run once; must not be run; was run with it; was not used in
time.
"""


class Approval(Model):
    """The decision about one call. It holds for exactly these arguments, once, and only where it was given."""

    state: ApprovalState
    """State of the decision."""
    hash: Annotated[Text, Field(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the tool's name and its arguments as canonical JSON; a decision for another hash is refused."""
    decided_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was decided."""
    decided_by: Annotated[Text | None, Field(min_length=1)] = None
    """Who decided: `user`; `policy`, or `policy: ` and the rule's name; over HTTP `client`, or `client: ` and the name
    that the gateway was given for the holder of its key; or what a program says. Never a key.
    """
    expires_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """Until when an approved call may start. Absent: without end."""
    used_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When the call was started with it."""
    reason: Annotated[Text | None, Field(min_length=1)] = None
    """Why it was denied, or why it must be asked."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ToolRequestState: TypeAlias = Literal["waiting", "running", "done", "refused"]
"""What became of a call: not started, started, answered by its tool, or answered without having been run."""


class ToolRequestData(Model):
    """A call that the model made, valid or not, and the decision about it."""

    call: ToolCall | None = None
    """The call, ready to be run."""
    invalid_call: InvalidToolCall | None = None
    """The call as the model wrote it, where it cannot be run."""
    state: ToolRequestState
    """What became of it."""
    approval: Approval | None = None
    """The decision. Absent: nothing can be decided about a call that cannot be run."""
    answer_id: Annotated[Text | None, Field(min_length=1)] = None
    """Id that all entries of one answer share."""
    server: Annotated[Text | None, Field(min_length=1)] = None
    """MCP server that offers the tool. Absent: the tool is this program's own."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if ((self.call is not None) + (self.invalid_call is not None)) != 1:
            raise PydanticCustomError("oneOf", "exactly one of call | invalid_call is required")
        return self


class ToolRequestEntry(Model):
    """A call of a tool by the model."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "tool_request"}

    type: Literal["tool_request"] = "tool_request"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: ToolRequestData
    """The call."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolResultData(Model):
    """The result of a call."""

    request_id: Annotated[Text, Field(min_length=1)]
    """Id of the entry of the call."""
    result: ToolResult
    """The result; its `tool_call_id` is the id of the call."""
    message: ToolMessage | None = None
    """The message as it was given, where it says more than the result. Absent: the message is made of the result."""
    completed_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was there."""
    is_truncated: StrictBool | None = False
    """True when the result was too large and only its beginning is kept. null means false."""
    size_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the whole result in bytes."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class ToolResultEntry(Model):
    """The result of a tool."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "tool_result"}

    type: Literal["tool_result"] = "tool_result"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: ToolResultData
    """The result."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


ControlKind: TypeAlias = Literal["mode_change", "branch_switch"]
"""What a system control changes."""


class SystemControlData(Model):
    """A change of the conversation itself; no model sees it."""

    control: ControlKind
    """What changed."""
    old: Annotated[Text | None, Field(min_length=1)] = None
    """Name of the mode or branch before. Absent: this is the first one."""
    new: Annotated[Text, Field(min_length=1)]
    """Name of the mode or branch from now on."""
    decided_by: Annotated[Text | None, Field(min_length=1)] = None
    """Who changed it, for example `user`."""
    reason: Annotated[Text | None, Field(min_length=1)] = None
    """Why."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class SystemControlEntry(Model):
    """A change of mode or branch."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "system_control"}

    type: Literal["system_control"] = "system_control"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: SystemControlData
    """The change."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class Shortening(Model):
    """How a content was made smaller."""

    method: Literal["cut", "summary"]
    """Cut at the end, or replaced by a summary."""
    size_bytes: Annotated[StrictInt, Field(ge=0)]
    """Size of the whole content in bytes."""
    kept_bytes: Annotated[StrictInt, Field(ge=0)]
    """Size of what is kept in bytes."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


McpResourceState: TypeAlias = Literal["fresh", "stale", "failed"]
"""Whether the content may be used: read in time and not reported as changed; older or reported as changed; or not
readable.
"""


class McpResourceData(Model):
    """A resource of an MCP server, as it was read."""

    server: Annotated[Text, Field(min_length=1)]
    """Name of the server in the configuration."""
    uri: Annotated[Text, Field(min_length=1)]
    """URI of the resource."""
    state: McpResourceState
    """Whether it may be used."""
    name: Annotated[Text | None, Field(min_length=1)] = None
    """Name that the server gives it."""
    mime_type: Annotated[Text | None, Field(pattern="^[A-Za-z0-9.+-]+/[A-Za-z0-9.+-]+( *;[ -~]*)?$")] = None
    """Media type that the server states."""
    text: Text | None = None
    """The content as text; may be empty."""
    blob: Annotated[Text | None, Field(pattern="^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")] = None
    """The content as standard base64."""
    retrieved_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was read."""
    fresh_for_s: Annotated[StrictFloat | None, Field(ge=0.0)] = None
    """For how many seconds after that it is fresh. Absent: the rule for its type."""
    last_used_at: Annotated[
        Text | None, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ] = None
    """When it was last shown to a model."""
    size_bytes: Annotated[StrictInt | None, Field(ge=0)] = None
    """Size of the whole content in bytes."""
    shortening: Shortening | None = None
    """How it was made smaller. Absent: it is whole."""
    problem: EntryProblem | None = None
    """Why it was not read."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.text is not None and self.blob is not None:
            raise PydanticCustomError("not", "text + blob cannot stand together")
        return self


class McpResourceEntry(Model):
    """A resource of an MCP server, shown to the model as information of the system."""

    __tags__: ClassVar[Mapping[str, str]] = {"type": "mcp_resource"}

    type: Literal["mcp_resource"] = "mcp_resource"
    """Tag of this entry."""
    version: Annotated[Text, Field(pattern="^1[.]([1-9][0-9]*)$")]
    """Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    is kept with its further fields.
    """
    id: Annotated[Text, Field(min_length=1)]
    """Id of the entry, unique in its context."""
    created_at: Annotated[
        Text, Field(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+]00:00)$")
    ]
    """When the entry was made, RFC 3339, UTC."""
    data: McpResourceData
    """The resource."""
    metadata: Metadata | None = None
    """The developer's own data; never sent."""
    extras: Extras | None = None
    """Fields found here that this version does not define, unchanged. Stored, never sent to a server."""


class UnknownEntry(RawModel):
    """An entry whose type this version does not know, with its JSON intact. A known type with a bad body is an error,
    never an unknown entry.
    """

    type: Text
    """The unknown type."""

    @model_validator(mode="after")
    def _schema_rules(self) -> Self:
        if self.type in (
            "text",
            "image",
            "file_reference",
            "tool_request",
            "tool_result",
            "system_control",
            "mcp_resource",
        ):
            raise PydanticCustomError(
                "not", "type is a tag that this version knows; it cannot stand for an unknown one", {"at": "type"}
            )
        return self


ContextEntry: TypeAlias = (
    TextEntry
    | ImageEntry
    | FileReferenceEntry
    | ToolRequestEntry
    | ToolResultEntry
    | SystemControlEntry
    | McpResourceEntry
    | UnknownEntry
)
if not TYPE_CHECKING:
    ContextEntry = TaggedUnion(ContextEntry, "type", fallback="UnknownEntry")
"""One entry of a context; an unknown type is kept as an UnknownEntry."""

__all__ = [
    "Approval",
    "ApprovalState",
    "ContextEntry",
    "ControlKind",
    "EntryProblem",
    "EntryType",
    "FileReferenceData",
    "FileReferenceEntry",
    "FileStatus",
    "ImageData",
    "ImageEntry",
    "ImageFallback",
    "ImageState",
    "McpResourceData",
    "McpResourceEntry",
    "McpResourceState",
    "Recognition",
    "Shortening",
    "SystemControlData",
    "SystemControlEntry",
    "TextData",
    "TextEntry",
    "ToolRequestData",
    "ToolRequestEntry",
    "ToolRequestState",
    "ToolResultData",
    "ToolResultEntry",
    "UnknownEntry",
]
