# Generated from schemas/wire/openai-responses/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect openai-responses.

* error: OpenAI Responses errors.
* event: OpenAI Responses stream events.
* request: OpenAI Responses request.
* response: OpenAI Responses answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, Union

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class ObjectError(TypedDict):
    """vLLM of older versions: the error without an envelope."""

    object: Literal["error"]
    """Always this."""
    message: str
    """For a person to read."""
    type: str
    """Kind of error, such as BadRequestError."""
    param: NotRequired[str | None]
    """Field of the request that is to blame. Null or absent: none."""
    code: int
    """The HTTP status."""


class ValidationIssue(TypedDict):
    """One thing in a body that did not fit."""

    loc: list[str | int]
    """Where, from the outside in."""
    msg: str
    """What was wrong."""
    type: str
    """Kind of problem, such as missing."""


class DetailError(TypedDict):
    """
    vLLM, from its web framework: unknown route (404), wrong method (405), a body that is not UTF-8 (400). An API
    error never looks like this.
    """

    detail: str | list[ValidationIssue]
    """What went wrong, in a few words or as a list of what did not fit (servers of the same framework, 422)."""


class ErrorBody(TypedDict):
    """What went wrong."""

    message: str
    """
    For a person to read. vLLM's schema errors list every union member that did not fit; Ollama's may hold the JSON
    error of its inner server as text.
    """
    type: str
    """
    Kind of error. OpenAI, Groq, Ollama, and vLLM for stored answers: invalid_request_error and the like. vLLM
    otherwise: Bad Request (body does not fit), BadRequestError (body makes no sense), NotFoundError,
    InternalServerError, Service Unavailable. llama.cpp: invalid_request_error, authentication_error,
    not_found_error, server_error, exceed_context_size_error. Ollama: not_found_error, api_error.
    """
    param: NotRequired[str | None]
    """
    Field of the request that is to blame, such as input or reasoning.effort; vLLM counts from the body. Null: none.
    Absent on llama.cpp.
    """
    code: NotRequired[str | int | None]
    """
    OpenAI, Groq: a word, such as model_not_found. vLLM, llama.cpp: the HTTP status as a number. Ollama: null.
    Absent or null: none.
    """
    n_prompt_tokens: NotRequired[int]
    """llama.cpp, with exceed_context_size_error: tokens of the prompt. Absent otherwise."""
    n_ctx: NotRequired[int]
    """llama.cpp, with exceed_context_size_error: length of the context of one slot. Absent otherwise."""
    misalignment: NotRequired[dict[str, Any]]
    """OpenAI: details where a request broke its policy on misalignment. Absent otherwise."""


class ErrorEnvelope(TypedDict):
    """
    The usual shape; gateways and llama.cpp also send it inside a stream, where OpenAI sends the events error and
    response.failed.
    """

    error: ErrorBody
    """What went wrong."""


class ErrorText(TypedDict):
    """A bare text: vLLM's 401 on every route, and Ollama's errors about cloud models, on its /v1 routes too."""

    error: str
    """What went wrong, such as Unauthorized."""
    signin_url: NotRequired[str]
    """Ollama, 401 for a cloud model: page on which to sign in. Absent otherwise."""


ErrorResponse: TypeAlias = ErrorEnvelope | ErrorText | DetailError | ObjectError
"""
Body of an answer with status 400 or above, in every shape that was seen. It may also be plain text (404 page
not found, on Ollama before 0.13.3), or a page of HTML from a proxy, which no schema covers.
"""


StreamData: TypeAlias = Union["ResponseStreamEvent", ErrorEnvelope]
"""
The JSON of one data line of a stream: an event, or an error in the form of other routes, as gateways and
llama.cpp send it inside a 200. The line event: before it repeats the type. There is no data: [DONE] on these
servers; some gateways send one. vLLM and Ollama break off without a word where they fail.
"""


class ErrorEvent(TypedDict):
    """
    Something went wrong; the last event. OpenAI's specification puts the fields on the event itself; error objects
    inside it were seen too.
    """

    type: Literal["error"]
    """Tag of this event."""
    message: NotRequired[str]
    """For a person to read. Absent: error has it."""
    code: NotRequired[str | int | None]
    """Kind of error. Absent or null: not given."""
    param: NotRequired[str | None]
    """Field of the request that is to blame. Absent or null: none."""
    error: NotRequired[ErrorBody]
    """The same in one object. Absent: the sibling fields have it."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class UnknownOutputContent(TypedDict):
    """A part of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


class ReasoningText(TypedDict):
    """One part of the thinking itself."""

    type: Literal["reasoning_text"]
    """Tag of this part."""
    text: str
    """The text."""


class UnknownAnnotation(TypedDict):
    """An annotation of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


class FilePath(TypedDict):
    """A file that can be downloaded."""

    type: Literal["file_path"]
    """Tag of this annotation."""
    file_id: str
    """Id of the file."""
    index: int
    """Place in the text behind which it belongs."""


class ContainerFileCitation(TypedDict):
    """A file that code made."""

    type: Literal["container_file_citation"]
    """Tag of this annotation."""
    container_id: str
    """Container of the file."""
    file_id: str
    """Id of the file."""
    filename: str
    """Name of the file."""
    start_index: int
    """First character of the statement, counted from 0."""
    end_index: int
    """Last character of the statement."""


class UrlCitation(TypedDict):
    """A web page."""

    type: Literal["url_citation"]
    """Tag of this annotation."""
    url: str
    """Address of the page."""
    title: str
    """Title of the page."""
    start_index: int
    """First character of the statement, counted from 0."""
    end_index: int
    """Last character of the statement."""


class FileCitation(TypedDict):
    """A file that was found."""

    type: Literal["file_citation"]
    """Tag of this annotation."""
    file_id: str
    """Id of the file."""
    filename: str
    """Name of the file."""
    index: int
    """Place in the text behind which it belongs."""


Annotation: TypeAlias = UrlCitation | FileCitation | ContainerFileCitation | FilePath | UnknownAnnotation
"""Where a statement of the text comes from, distinguished by type."""


class TopLogprob(TypedDict):
    """Likelihood of a token that was possible there."""

    token: NotRequired[str | None]
    """The token. Absent or null: not given."""
    logprob: NotRequired[float | None]
    """Natural logarithm of its probability. Absent or null: not given."""
    bytes: NotRequired[list[int] | None]
    """Its bytes in UTF-8. Absent in text deltas."""


class Logprob(TypedDict):
    """Likelihood of one token."""

    token: str
    """The token."""
    logprob: float
    """Natural logarithm of its probability."""
    bytes: NotRequired[list[int] | None]
    """Its bytes in UTF-8. Absent in text deltas."""
    top_logprobs: NotRequired[list[TopLogprob] | None]
    """The likeliest tokens at this place. Absent or null: not asked."""


class OutputText(TypedDict):
    """A text that the model wrote. In the input, llama.cpp and Ollama do without annotations."""

    type: Literal["output_text"]
    """Tag of this part."""
    text: str
    """The text."""
    annotations: NotRequired[list[Annotation]]
    """
    Where statements come from; [] for none. Always there in whole answers; llama.cpp leaves it out of
    response.content_part.added.
    """
    logprobs: NotRequired[list[Logprob] | None]
    """Likelihood of each token. Null on vLLM, [] on OpenAI, llama.cpp and Ollama, absent on Groq: not asked."""


class Refusal(TypedDict):
    """Words with which the model refused."""

    type: Literal["refusal"]
    """Tag of this part."""
    refusal: str
    """The words."""


OutputContent: TypeAlias = OutputText | Refusal | ReasoningText | UnknownOutputContent
"""
One part of what the model made, distinguished by type. reasoning_text is in part events of reasoning items
only.
"""


class ContentPartAddedEvent(TypedDict):
    """A part of a message begins, or of a reasoning item (vLLM, OpenRouter)."""

    type: Literal["response.content_part.added"]
    """Tag of this event."""
    part: OutputContent
    """The part so far."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ContentPartDoneEvent(TypedDict):
    """A part is done."""

    type: Literal["response.content_part.done"]
    """Tag of this event."""
    part: OutputContent
    """The whole part."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class OutputTextDeltaEvent(TypedDict):
    """More of a text."""

    type: Literal["response.output_text.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    logprobs: NotRequired[list[Logprob] | None]
    """Likelihood of the tokens; [] where not asked. Absent on llama.cpp."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class OutputTextDoneEvent(TypedDict):
    """A text is done."""

    type: Literal["response.output_text.done"]
    """Tag of this event."""
    text: str
    """The whole text."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    logprobs: NotRequired[list[Logprob] | None]
    """Likelihood of the tokens; [] where not asked, always on vLLM. Absent on llama.cpp."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class AnnotationAddedEvent(TypedDict):
    """A text has one more annotation."""

    type: Literal["response.output_text.annotation.added"]
    """Tag of this event."""
    annotation: NotRequired[Annotation | None]
    """The annotation. Null or absent: not shown."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    annotation_index: NotRequired[int]
    """Its place in annotations. Absent: the next."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class RefusalDeltaEvent(TypedDict):
    """More of a refusal."""

    type: Literal["response.refusal.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class RefusalDoneEvent(TypedDict):
    """A refusal is done."""

    type: Literal["response.refusal.done"]
    """Tag of this event."""
    refusal: str
    """The whole refusal."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class FunctionCallArgumentsDeltaEvent(TypedDict):
    """More of the arguments of a call."""

    type: Literal["response.function_call_arguments.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item, which is not its call_id."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class FunctionCallArgumentsDoneEvent(TypedDict):
    """The arguments of a call are done. llama.cpp does not send it."""

    type: Literal["response.function_call_arguments.done"]
    """Tag of this event."""
    arguments: str
    """The whole JSON text."""
    item_id: str
    """Id of the item, which is not its call_id."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    name: NotRequired[str | None]
    """
    vLLM: name of the function; OpenAI's specification requires it, the service leaves it out. Absent: the item has
    it.
    """
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class CustomToolCallInputDeltaEvent(TypedDict):
    """OpenAI: more of the input of a custom tool."""

    type: Literal["response.custom_tool_call_input.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item, which is not its call_id."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class CustomToolCallInputDoneEvent(TypedDict):
    """OpenAI: the input of a custom tool is done."""

    type: Literal["response.custom_tool_call_input.done"]
    """Tag of this event."""
    input: str
    """The whole input."""
    item_id: str
    """Id of the item, which is not its call_id."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ReasoningTextDeltaEvent(TypedDict):
    """More of the thinking itself."""

    type: Literal["response.reasoning_text.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ReasoningTextDoneEvent(TypedDict):
    """The thinking is done. llama.cpp does not send it."""

    type: Literal["response.reasoning_text.done"]
    """Tag of this event."""
    text: str
    """The whole thinking."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    content_index: NotRequired[int]
    """Place of the part in its item. Absent on llama.cpp: there is one part."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class SummaryText(TypedDict):
    """One part of the summary of the thinking."""

    type: Literal["summary_text"]
    """Always this."""
    text: str
    """The text."""


class ReasoningSummaryPartAddedEvent(TypedDict):
    """A part of the summary begins. Ollama does not send it."""

    type: Literal["response.reasoning_summary_part.added"]
    """Tag of this event."""
    part: SummaryText
    """The part so far."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    summary_index: NotRequired[int]
    """Place of the part in summary."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ReasoningSummaryPartDoneEvent(TypedDict):
    """A part of the summary is done. Ollama does not send it."""

    type: Literal["response.reasoning_summary_part.done"]
    """Tag of this event."""
    part: SummaryText
    """The whole part."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    summary_index: NotRequired[int]
    """Place of the part in summary."""
    status: NotRequired[str | None]
    """incomplete: it was cut off. Absent or null: it was not."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ReasoningSummaryTextDeltaEvent(TypedDict):
    """More of the summary."""

    type: Literal["response.reasoning_summary_text.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    summary_index: NotRequired[int]
    """Place of the part in summary."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ReasoningSummaryTextDoneEvent(TypedDict):
    """A text of the summary is done."""

    type: Literal["response.reasoning_summary_text.done"]
    """Tag of this event."""
    text: str
    """The whole text."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    summary_index: NotRequired[int]
    """Place of the part in summary."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class BuiltInToolEvent(TypedDict):
    """OpenAI: a built-in tool gets on; the item says what it did."""

    type: Literal[
        "response.file_search_call.in_progress",
        "response.file_search_call.searching",
        "response.file_search_call.completed",
        "response.web_search_call.in_progress",
        "response.web_search_call.searching",
        "response.web_search_call.completed",
        "response.code_interpreter_call.in_progress",
        "response.code_interpreter_call.interpreting",
        "response.code_interpreter_call.completed",
        "response.image_generation_call.in_progress",
        "response.image_generation_call.generating",
        "response.image_generation_call.completed",
        "response.mcp_call.in_progress",
        "response.mcp_call.completed",
        "response.mcp_call.failed",
        "response.mcp_list_tools.in_progress",
        "response.mcp_list_tools.completed",
        "response.mcp_list_tools.failed",
        "response.compaction.compacting",
    ]
    """Tag of this event."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class BuiltInToolDeltaEvent(TypedDict):
    """OpenAI: more of the code or the arguments of a built-in tool."""

    type: Literal["response.code_interpreter_call_code.delta", "response.mcp_call_arguments.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class CodeInterpreterCodeDoneEvent(TypedDict):
    """OpenAI: the code is done."""

    type: Literal["response.code_interpreter_call_code.done"]
    """Tag of this event."""
    code: str
    """The whole code."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class McpCallArgumentsDoneEvent(TypedDict):
    """OpenAI: the arguments of an MCP call are done."""

    type: Literal["response.mcp_call_arguments.done"]
    """Tag of this event."""
    arguments: str
    """The whole JSON text."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class PartialImageEvent(TypedDict):
    """OpenAI: a picture so far."""

    type: Literal["response.image_generation_call.partial_image"]
    """Tag of this event."""
    partial_image_b64: str
    """The picture in base64."""
    partial_image_index: int
    """Its number, from 0."""
    item_id: str
    """Id of the item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    background: NotRequired[str | None]
    """Its background. Absent or null: not given."""
    output_format: NotRequired[str | None]
    """Its format. Absent or null: not given."""
    quality: NotRequired[str | None]
    """Its quality. Absent or null: not given."""
    size: NotRequired[str | None]
    """Its size. Absent or null: not given."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ShellCommandEvent(TypedDict):
    """OpenAI: a command of a shell call begins or is done."""

    type: Literal["response.shell_call_command.added", "response.shell_call_command.done"]
    """Tag of this event."""
    command: str
    """The command so far, or the whole one."""
    command_index: int
    """Place of the command in commands."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ShellCommandDeltaEvent(TypedDict):
    """OpenAI: more of a command."""

    type: Literal["response.shell_call_command.delta"]
    """Tag of this event."""
    delta: str
    """What is new."""
    command_index: int
    """Place of the command in commands."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    obfuscation: NotRequired[str | None]
    """OpenAI: random text that hides the length. Absent: not asked, or another server."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ShellOutputDelta(TypedDict):
    """What a command wrote just now."""

    stdout: NotRequired[str | None]
    """Output. Absent or null: none."""
    stderr: NotRequired[str | None]
    """Error output. Absent or null: none."""


class ShellOutputDeltaEvent(TypedDict):
    """OpenAI: more of what a command writes."""

    type: Literal["response.shell_call_output_content.delta"]
    """Tag of this event."""
    delta: ShellOutputDelta
    """What is new."""
    item_id: str
    """Id of the item."""
    command_index: int
    """Place of the command in commands."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class ShellOutcome(TypedDict):
    """How a command ended."""

    type: str
    """exit or timeout."""
    exit_code: NotRequired[int]
    """exit: its code. Absent: timeout."""


class ShellCommandOutput(TypedDict):
    """What one command wrote."""

    stdout: str
    """Its output."""
    stderr: str
    """Its error output."""
    outcome: ShellOutcome
    """How it ended."""
    created_by: NotRequired[str | None]
    """In answers: who made it. Absent: not given."""


class ShellOutputDoneEvent(TypedDict):
    """OpenAI: a command is done."""

    type: Literal["response.shell_call_output_content.done"]
    """Tag of this event."""
    output: list[ShellCommandOutput]
    """What it wrote."""
    item_id: str
    """Id of the item."""
    command_index: int
    """Place of the command in commands."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class AudioDeltaEvent(TypedDict):
    """OpenAI: more of a spoken answer, or of its text."""

    type: Literal["response.audio.delta", "response.audio.transcript.delta"]
    """Tag of this event."""
    delta: str
    """What is new; sound in base64."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class AudioDoneEvent(TypedDict):
    """OpenAI: a spoken answer is done, or its text."""

    type: Literal["response.audio.done", "response.audio.transcript.done"]
    """Tag of this event."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class UnknownEvent(TypedDict):
    """An event of a type that this contract does not know; to be passed over."""

    type: str
    """Any other type."""


ResponseStreamEvent: TypeAlias = Union[
    "CreatedEvent",
    "QueuedEvent",
    "InProgressEvent",
    "CompletedEvent",
    "IncompleteEvent",
    "FailedEvent",
    ErrorEvent,
    "OutputItemAddedEvent",
    "OutputItemDoneEvent",
    ContentPartAddedEvent,
    ContentPartDoneEvent,
    OutputTextDeltaEvent,
    OutputTextDoneEvent,
    AnnotationAddedEvent,
    RefusalDeltaEvent,
    RefusalDoneEvent,
    FunctionCallArgumentsDeltaEvent,
    FunctionCallArgumentsDoneEvent,
    CustomToolCallInputDeltaEvent,
    CustomToolCallInputDoneEvent,
    ReasoningTextDeltaEvent,
    ReasoningTextDoneEvent,
    ReasoningSummaryPartAddedEvent,
    ReasoningSummaryPartDoneEvent,
    ReasoningSummaryTextDeltaEvent,
    ReasoningSummaryTextDoneEvent,
    BuiltInToolEvent,
    BuiltInToolDeltaEvent,
    CodeInterpreterCodeDoneEvent,
    McpCallArgumentsDoneEvent,
    PartialImageEvent,
    ShellCommandEvent,
    ShellCommandDeltaEvent,
    ShellOutputDeltaEvent,
    ShellOutputDoneEvent,
    AudioDeltaEvent,
    AudioDoneEvent,
    UnknownEvent,
]
"""
One event, distinguished by type. Every event of one item is sent before the next item's first on the recorded
servers; the specification does not promise it, so go by output_index and item_id.
"""


class CreatedEvent(TypedDict):
    """The answer begins; always the first event."""

    type: Literal["response.created"]
    """Tag of this event."""
    response: "Response"
    """The answer so far. llama.cpp: id, object and status only."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class QueuedEvent(TypedDict):
    """OpenAI: background work waits."""

    type: Literal["response.queued"]
    """Tag of this event."""
    response: "Response"
    """The answer so far. llama.cpp: id, object and status only."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class InProgressEvent(TypedDict):
    """The answer is worked on."""

    type: Literal["response.in_progress"]
    """Tag of this event."""
    response: "Response"
    """The answer so far. llama.cpp: id, object and status only."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class Timings(TypedDict):
    """llama.cpp: speed of one request. Tokens in the context are cache_n, prompt_n and predicted_n together."""

    cache_n: int
    """Prompt tokens taken from the cache."""
    prompt_n: int
    """Prompt tokens computed."""
    prompt_ms: float
    """Time on the prompt, in milliseconds."""
    prompt_per_token_ms: float
    """Milliseconds per prompt token."""
    prompt_per_second: float
    """Prompt tokens per second."""
    predicted_n: int
    """Tokens generated."""
    predicted_ms: float
    """Time on the answer, in milliseconds."""
    predicted_per_token_ms: float
    """Milliseconds per generated token."""
    predicted_per_second: float
    """Generated tokens per second."""
    draft_n: NotRequired[int]
    """Tokens proposed by the draft model. Absent: no speculative decoding."""
    draft_n_accepted: NotRequired[int]
    """Proposed tokens that were taken. Absent: no speculative decoding."""


class CompletedEvent(TypedDict):
    """
    The answer is done; the last event. vLLM sends it for answers that were cut off too: look at status. llama.cpp
    and Ollama say nothing of a cut.
    """

    type: Literal["response.completed"]
    """Tag of this event."""
    response: "Response"
    """The whole answer, with usage."""
    timings: NotRequired[Timings]
    """llama.cpp: speed of the request. Absent on other servers."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class IncompleteEvent(TypedDict):
    """The answer was cut off; the last event. vLLM, llama.cpp and Ollama do not send it."""

    type: Literal["response.incomplete"]
    """Tag of this event."""
    response: "Response"
    """The whole answer, with usage."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class FailedEvent(TypedDict):
    """The answer failed; the last event, the reason is in response.error."""

    type: Literal["response.failed"]
    """Tag of this event."""
    response: "Response"
    """The whole answer, with usage."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class OutputItemAddedEvent(TypedDict):
    """An item begins."""

    type: Literal["response.output_item.added"]
    """Tag of this event."""
    item: "OutputItem"
    """The item so far: arguments are "" and content is [] or absent."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class OutputItemDoneEvent(TypedDict):
    """An item is done. It counts, should it differ from what came before."""

    type: Literal["response.output_item.done"]
    """Tag of this event."""
    item: "OutputItem"
    """The whole item."""
    output_index: NotRequired[int]
    """Place of the item in output. Absent on llama.cpp: items follow each other."""
    sequence_number: NotRequired[int]
    """Number of the event in the stream, from 0 on OpenAI, vLLM and Ollama. Absent on llama.cpp."""


class UnknownContent(TypedDict):
    """A part of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


class AudioData(TypedDict):
    """A sound in base64."""

    data: str
    """The content in base64."""
    format: str
    """mp3 or wav."""


class InputAudio(TypedDict):
    """A sound. OpenAI describes the part and refuses it in a request; llama.cpp refuses it too."""

    type: Literal["input_audio"]
    """Tag of this part."""
    input_audio: AudioData
    """The sound."""


class PromptCacheBreakpoint(TypedDict):
    """OpenAI: end of a prefix to cache."""

    mode: Literal["explicit"]
    """Always this."""
    ttl: NotRequired[str | None]
    """How long it lives, 30m or 12h. Absent or null: the server's default."""


class InputFile(TypedDict):
    """A file that is given to the model: one of file_data, file_url and file_id. llama.cpp and Ollama answer 400."""

    type: Literal["input_file"]
    """Tag of this part."""
    file_data: NotRequired[str | None]
    """Data URL of the content. Absent or null: elsewhere."""
    file_url: NotRequired[str | None]
    """Address of the file. Absent or null: elsewhere."""
    file_id: NotRequired[str | None]
    """Id of an uploaded file. Absent or null: elsewhere."""
    filename: NotRequired[str | None]
    """Name of the file. Absent or null: none."""
    detail: NotRequired[Literal["auto", "low", "high"] | None]
    """How finely to look at its pages. Absent or null: auto."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint | None]
    """OpenAI: the cached prefix ends here. Absent or null: none."""


class InputText(TypedDict):
    """A text that is given to the model."""

    type: Literal["input_text"]
    """Tag of this part."""
    text: str
    """The text; at most 10485760 characters on OpenAI."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint | None]
    """OpenAI: the cached prefix ends here. Absent or null: none."""


class InputImage(TypedDict):
    """A picture that is given to the model: image_url or file_id."""

    type: Literal["input_image"]
    """Tag of this part."""
    image_url: NotRequired[str | None]
    """Address or data URL. Absent or null: file_id has it."""
    file_id: NotRequired[str | None]
    """OpenAI: id of an uploaded file. Absent or null: image_url has it."""
    detail: NotRequired[Literal["auto", "low", "high", "original"] | None]
    """How finely to look. OpenAI's specification requires it, the service does not. Absent or null: auto."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint | None]
    """OpenAI: the cached prefix ends here. Absent or null: none."""


ContentPart: TypeAlias = InputText | InputImage | InputFile | InputAudio | OutputText | Refusal | UnknownContent
"""One part of a message or of a tool's output, distinguished by type."""


PromptVariables: TypeAlias = dict[str, str | ContentPart]
"""Values by name: a text, or an input part."""


class PromptTemplate(TypedDict):
    """OpenAI: a stored prompt template."""

    id: str
    """Its id."""
    version: NotRequired[str | None]
    """Its version. Absent or null: the current one."""
    variables: NotRequired[PromptVariables | None]
    """Values for its variables. Absent or null: none."""


ToolChoiceMode: TypeAlias = Literal["none", "auto", "required"]
"""none: no call; auto: the model decides; required: at least one call."""


class UnknownToolChoice(TypedDict):
    """A choice of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


class BuiltInToolChoice(TypedDict):
    """OpenAI: this built-in tool must be called."""

    type: Literal[
        "file_search",
        "web_search_preview",
        "web_search_preview_2025_03_11",
        "computer",
        "computer_use_preview",
        "computer_use",
        "image_generation",
        "code_interpreter",
        "shell",
        "apply_patch",
        "programmatic_tool_calling",
    ]
    """Tag of this choice."""


class AllowedToolsChoice(TypedDict):
    """OpenAI: only these of the tools may be called."""

    type: Literal["allowed_tools"]
    """Tag of this choice."""
    mode: Literal["auto", "required"]
    """Whether one must be called."""
    tools: list[dict[str, Any]]
    """The tools, each by type and name or server_label."""


class McpToolChoice(TypedDict):
    """OpenAI: a tool of this MCP server must be called."""

    type: Literal["mcp"]
    """Tag of this choice."""
    server_label: str
    """Name of the server."""
    name: NotRequired[str | None]
    """Name of the tool. Absent or null: any of the server's."""


class FunctionToolChoice(TypedDict):
    """This function must be called."""

    type: Literal["function"]
    """Tag of this choice."""
    name: str
    """Its name."""


class CustomToolChoice(TypedDict):
    """OpenAI: this custom tool must be called."""

    type: Literal["custom"]
    """Tag of this choice."""
    name: str
    """Its name."""


ToolChoiceObject: TypeAlias = (
    FunctionToolChoice | CustomToolChoice | McpToolChoice | AllowedToolsChoice | BuiltInToolChoice | UnknownToolChoice
)
"""Names what must or may be called, distinguished by type. vLLM and llama.cpp know only function."""


ToolChoice: TypeAlias = ToolChoiceMode | ToolChoiceObject
"""Whether and what to call."""


class JsonSchemaFormat(TypedDict):
    """JSON that fits a schema."""

    type: Literal["json_schema"]
    """Tag of this form."""
    name: str
    """Name of the form; OpenAI takes a to z, A to Z, 0 to 9, _ and -, at most 64."""
    schema: dict[str, Any]
    """The JSON Schema."""
    description: NotRequired[str | None]
    """What it is for. Absent or null: none."""
    strict: NotRequired[bool | None]
    """Whether the text must fit exactly. Absent or null: false."""


class PlainTextFormat(TypedDict):
    """Any text."""

    type: Literal["text"]
    """Tag of this form."""


class JsonObjectFormat(TypedDict):
    """A JSON object. OpenAI wants the word JSON in an input message."""

    type: Literal["json_object"]
    """Tag of this form."""


TextFormat: TypeAlias = PlainTextFormat | JsonObjectFormat | JsonSchemaFormat
"""Form of the text, distinguished by type."""


class TextOptions(TypedDict):
    """Form and length of the answer's text."""

    format: NotRequired[TextFormat | None]
    """Form of the text. Absent or null: plain text."""
    verbosity: NotRequired[str | None]
    """OpenAI: low, medium or high. Null on vLLM. Absent or null: medium."""


class ReasoningOptions(TypedDict):
    """How the model thinks."""

    effort: NotRequired[str | None]
    """
    none, minimal, low, medium, high, xhigh or max; which of them depends on the model. Absent or null: the server's
    default.
    """
    summary: NotRequired[str | None]
    """OpenAI: auto, concise or detailed. Absent or null: no summary."""
    context: NotRequired[str | None]
    """OpenAI: which earlier thinking counts: auto, current_turn or all_turns. Absent or null: auto."""
    mode: NotRequired[str | None]
    """OpenAI: standard or pro. Absent or null: standard."""
    generate_summary: NotRequired[str | None]
    """OpenAI: older name of summary. Absent or null: not given."""


class StreamOptions(TypedDict):
    """Details of the stream."""

    include_obfuscation: NotRequired[bool]
    """OpenAI: hide lengths from those who watch the traffic, by a field of random length. Absent: true."""


class BackgroundOptions(TypedDict):
    """OpenAI: details of background work."""

    completion_window: NotRequired[str]
    """When it should be done: soonest, 2h or 8h. Absent: soonest."""
    continuation_id: NotRequired[str]
    """Goes on with earlier background work. Absent: new work."""


Metadata: TypeAlias = dict[str, str]
"""Labels; on OpenAI at most 16, names of 64 and values of 512 characters."""


class PromptCacheOptions(TypedDict):
    """OpenAI: how the prompt is cached."""

    mode: NotRequired[str | None]
    """implicit: the service decides; explicit: only up to breakpoints. Absent or null: implicit."""
    ttl: NotRequired[str | None]
    """How long it lives, 30m or 12h. Absent or null: the server's default."""
    prewarm: NotRequired[bool | None]
    """Only fill the cache. Absent or null: false."""
    comparison_response_id: NotRequired[str | None]
    """Answer with which to compare cache use. Absent or null: none."""


class ModerationMode(TypedDict):
    """OpenAI: score reports, block also stops."""

    mode: Literal["score", "block"]
    """What to do."""


class ModerationPolicy(TypedDict):
    """OpenAI: what to do with what moderation finds."""

    input: NotRequired[ModerationMode | None]
    """For the input. Absent or null: only report."""
    output: NotRequired[ModerationMode | None]
    """For the output. Absent or null: only report."""


class ModerationOptions(TypedDict):
    """OpenAI: moderation in the same call."""

    model: str
    """Moderation model."""
    policy: NotRequired[ModerationPolicy | None]
    """What to do with what it finds. Absent or null: only report."""


class AccessPrograms(TypedDict):
    """OpenAI: programmes for restricted models."""

    cyber: NotRequired[str | None]
    """standard, daybreak_blue or daybreak_red. Absent or null: standard."""


class ImageOptions(TypedDict):
    """OpenAI: how input images are handled."""

    context_compression: NotRequired[str | None]
    """auto, enabled or disabled: whether older pictures are made smaller. Absent or null: auto."""


LogitBias: TypeAlias = dict[str, float]
"""vLLM: what to add, by token id."""


class ConversationReference(TypedDict):
    """OpenAI: a stored conversation."""

    id: str
    """Its id."""


class ContextManagement(TypedDict):
    """OpenAI: what to do with a long context."""

    type: str
    """What to do; compaction."""
    compact_threshold: NotRequired[int | None]
    """Tokens from which on to do it. Absent or null: the server's default."""


class ResponsesRequest(TypedDict):
    """
    Body of POST /v1/responses. The first fields are OpenAI's, the last ones name the server they belong to. There
    is no stop, seed, penalty, n, logit_bias or top_k on OpenAI, which answers an unknown field with 400
    unknown_parameter. vLLM, llama.cpp and Ollama ignore what they do not know without a word; Ollama so loses
    previous_response_id, conversation, background, store, tool_choice and truncation.
    """

    input: NotRequired[Union[str, list["InputItem"]]]
    """
    The conversation: a text, which counts as one user message, or items, oldest first. Absent: everything comes
    from prompt, previous_response_id or conversation. OpenAI refuses a call without any input and stored state,
    even with instructions; vLLM, llama.cpp and Ollama require input, and vLLM refuses an empty list.
    """
    model: NotRequired[str | None]
    """
    Name of the model. OpenAI, Groq and Ollama require it unless prompt names one; vLLM takes its own model when it
    is absent or null; llama.cpp ignores it.
    """
    instructions: NotRequired[str | None]
    """One system message in front of the input. previous_response_id does not carry it over. Absent or null: none."""
    previous_response_id: NotRequired[str | None]
    """
    Id of a stored answer that this one continues. Not together with conversation. vLLM needs
    VLLM_ENABLE_RESPONSES_API_STORE; llama.cpp answers 400; Ollama and Groq keep nothing. Absent or null: none.
    """
    conversation: NotRequired[str | ConversationReference | None]
    """
    OpenAI: the stored conversation that this call belongs to, by id or as an object. Not together with
    previous_response_id. Absent or null: none.
    """
    prompt: NotRequired[PromptTemplate | None]
    """OpenAI: a stored prompt template. Absent or null: none."""
    tools: NotRequired[list["Tool"] | None]
    """Tools that may be called. Absent, null or []: none."""
    tool_choice: NotRequired[ToolChoice | None]
    """
    Whether and what to call. Absent or null: auto where there are tools. llama.cpp ignores the object form, Ollama
    all of it.
    """
    parallel_tool_calls: NotRequired[bool | None]
    """Whether one answer may hold several calls. Absent or null: true."""
    max_tool_calls: NotRequired[int | None]
    """OpenAI: most calls of built-in tools in one answer. Absent or null: no limit."""
    text: NotRequired[TextOptions | None]
    """Form and length of the answer's text. llama.cpp ignores it. Absent or null: plain text."""
    reasoning: NotRequired[ReasoningOptions | None]
    """How the model thinks. Absent or null: the server's default."""
    max_output_tokens: NotRequired[int | None]
    """
    Most tokens to generate, thinking included. OpenAI wants at least 16; local servers take 1. Absent or null: the
    limit of the model or of the context.
    """
    temperature: NotRequired[float | None]
    """Randomness of the sampling, 0 to 2. OpenAI's reasoning models refuse it. Absent or null: the server's default."""
    top_p: NotRequired[float | None]
    """
    Nucleus sampling: only the likeliest tokens that together reach this probability. Absent or null: the server's
    default.
    """
    top_logprobs: NotRequired[int | None]
    """
    How many likely tokens to report at each place, 0 to 20; OpenAI also wants message.output_text.logprobs in
    include. Absent or null: none.
    """
    include: NotRequired[list[str] | None]
    """
    What the answer carries beyond the usual, such as reasoning.encrypted_content or message.output_text.logprobs.
    Absent or null: none.
    """
    stream: NotRequired[bool | None]
    """True asks for server-sent events (see the event document). Absent or null: false."""
    stream_options: NotRequired[StreamOptions | None]
    """Details of the stream. Absent or null: the server's default."""
    store: NotRequired[bool | None]
    """
    Whether the server keeps the answer. Absent or null: true on OpenAI; on vLLM only with
    VLLM_ENABLE_RESPONSES_API_STORE; never on llama.cpp, Groq and Ollama.
    """
    background: NotRequired[bool | None]
    """Answer at once with status queued and work on. On OpenAI and vLLM it needs store. Absent or null: false."""
    background_options: NotRequired[BackgroundOptions | None]
    """OpenAI: details of background work. Absent or null: the server's default."""
    truncation: NotRequired[Literal["auto", "disabled"] | None]
    """
    auto drops items from the front of an input that is too long; disabled answers 400. vLLM takes auto as a cut of
    the prompt to the context. Absent or null: disabled.
    """
    context_management: NotRequired[list[ContextManagement] | None]
    """OpenAI: what to do with a long context, such as compaction. Absent or null: none."""
    metadata: NotRequired[Metadata | None]
    """Labels that stay with the answer. Absent or null: none."""
    service_tier: NotRequired[str | None]
    """Class of service: auto, default, flex, scale, priority, fast or ultrafast. Absent or null: auto."""
    safety_identifier: NotRequired[str | None]
    """OpenAI: stable id of the end user, for abuse checks. Absent or null: none."""
    user: NotRequired[str | None]
    """OpenAI: older name of safety_identifier and prompt_cache_key. Absent or null: none."""
    prompt_cache_key: NotRequired[str | None]
    """OpenAI: groups calls that share a prefix. vLLM takes and ignores it. Absent or null: none."""
    prompt_cache_retention: NotRequired[str | None]
    """OpenAI: how long the cached prefix lives, in_memory or 24h. Absent or null: the server's default."""
    prompt_cache_options: NotRequired[PromptCacheOptions | None]
    """OpenAI: how the prompt is cached. Absent or null: the server's default."""
    moderation: NotRequired[ModerationOptions | None]
    """OpenAI: moderate input and output in the same call. Absent or null: none."""
    access_programs: NotRequired[AccessPrograms | None]
    """OpenAI: programmes under which the caller may use restricted models. Absent or null: none."""
    image: NotRequired[ImageOptions | None]
    """OpenAI: how input images are handled. Absent or null: the server's default."""
    top_k: NotRequired[int | None]
    """vLLM, llama.cpp: sample among this many likeliest tokens. Absent or null: the server's default."""
    min_p: NotRequired[float | None]
    """vLLM, llama.cpp: drop tokens below this share of the likeliest one. Absent or null: the server's default."""
    presence_penalty: NotRequired[float | None]
    """
    vLLM, llama.cpp: penalty for tokens that occurred, -2 to 2. OpenAI does not take it, although its answers echo
    one. Absent or null: 0.
    """
    frequency_penalty: NotRequired[float | None]
    """
    vLLM, llama.cpp: penalty that grows with each occurrence, -2 to 2. OpenAI does not take it, although its answers
    echo one. Absent or null: 0.
    """
    repetition_penalty: NotRequired[float | None]
    """vLLM: multiplicative penalty for repeated tokens. Absent or null: 1."""
    seed: NotRequired[int | None]
    """vLLM, llama.cpp: makes the sampling repeatable. Absent or null: random."""
    stop: NotRequired[str | list[str] | None]
    """vLLM: text, or up to four texts, that end the answer. Absent or null: none."""
    stop_token_ids: NotRequired[list[int] | None]
    """vLLM: tokens that end the answer. Absent or null: none."""
    ignore_eos: NotRequired[bool]
    """vLLM: go on after the end token. Absent: false."""
    include_stop_str_in_output: NotRequired[bool]
    """vLLM: keep the stop text in the answer. Absent: false."""
    skip_special_tokens: NotRequired[bool]
    """vLLM: leave special tokens out of the text. Absent: true."""
    logit_bias: NotRequired[LogitBias | None]
    """vLLM: what to add to the likelihood of single tokens. Absent or null: none."""
    include_reasoning: NotRequired[bool]
    """vLLM: false keeps the thinking out of the answer; it is generated all the same. Absent: true."""
    structured_outputs: NotRequired[dict[str, Any] | None]
    """
    vLLM: constraint on the whole text, one of json, regex, choice, grammar, json_object and structural_tag. Absent
    or null: none.
    """
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM, llama.cpp: arguments of the chat template, such as enable_thinking. Absent or null: none."""
    priority: NotRequired[int]
    """vLLM: place in the queue, lower is earlier; needs priority scheduling. Absent: 0."""
    request_id: NotRequired[str]
    """vLLM: id under which the server logs the call. Absent: random."""
    session_id: NotRequired[str | None]
    """vLLM: id shared by the calls of one conversation. Absent or null: none."""
    cache_salt: NotRequired[str | None]
    """vLLM: keeps the prefix cache of this caller apart. Absent or null: none."""
    enable_response_messages: NotRequired[bool]
    """vLLM: report in input_messages and output_messages what the model really read and wrote. Absent: false."""
    previous_input_messages: NotRequired[list[dict[str, Any]] | None]
    """vLLM: such messages of an earlier answer, to continue it. Absent or null: none."""
    media_io_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM: how media are loaded, by kind. Absent or null: none."""
    mm_processor_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM: arguments of the media processor. Absent or null: none."""
    mm_payload: NotRequired[Literal["tensors", "none"]]
    """vLLM: what a render answer carries of the media. Absent: tensors."""
    return_mm_kwargs: NotRequired[bool | None]
    """vLLM: older name of mm_payload; false is off. Absent or null: mm_payload decides."""
    watermarking: NotRequired[bool | None]
    """vLLM: mark the text. Absent or null: the server's setting."""
    vllm_xargs: NotRequired[dict[str, Any] | None]
    """vLLM: arguments of the server's own extensions. Absent or null: none."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Absent or null: none."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Absent or null: none."""


MessageRole: TypeAlias = Literal["user", "assistant", "system", "developer"]
"""Who speaks in a message. developer is OpenAI's newer word for system; vLLM and llama.cpp take both."""


MessagePhase: TypeAlias = Literal["commentary", "final_answer"]
"""What an assistant message is: a comment between calls, or the answer."""


class UntypedMessage(TypedDict):
    """A message without type, the easy form. llama.cpp answers 400 to one of the assistant."""

    role: MessageRole
    """Who speaks."""
    content: str | list[ContentPart]
    """What is said: a text or parts."""
    phase: NotRequired[MessagePhase | None]
    """OpenAI, assistant only: see MessageItem. Absent or null: not given."""


class UntypedReference(TypedDict):
    """A stored item, by id, without type: any object that has an id but neither role nor type."""

    id: str
    """Id of the stored item."""
    type: NotRequired[None]
    """Null, or absent."""


InputItem: TypeAlias = Union["TypedItem", UntypedMessage, UntypedReference]
"""One item of the input: distinguished by type, or one of the two forms that may leave type out."""


ItemStatus: TypeAlias = Literal[
    "in_progress", "completed", "incomplete", "searching", "interpreting", "generating", "calling", "failed"
]
"""How far an item got. incomplete: cut off, as by max_output_tokens. The last three are of built-in tools."""


class MessageItem(TypedDict):
    """
    A message. The assistant's carry output_text or refusal parts (input_text is refused there by OpenAI), all
    others input parts. llama.cpp wants output_text parts there too, no bare text. Another role is 400 on vLLM and
    llama.cpp.
    """

    type: Literal["message"]
    """Tag of this item."""
    role: MessageRole
    """Who speaks."""
    content: str | list[ContentPart]
    """What is said: a text or parts."""
    id: NotRequired[str | None]
    """
    Id of the item, msg_ and letters and digits; assistant messages that come from an answer have one. Absent or
    null: not stored.
    """
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    phase: NotRequired[MessagePhase | None]
    """
    OpenAI, assistant only: what the message is in its turn; newer models want it sent back. Absent or null: not
    given.
    """


class ToolCaller(TypedDict):
    """OpenAI: who made a call."""

    type: str
    """direct: the model itself; program: a program that it wrote."""
    caller_id: NotRequired[str]
    """program: call_id of the program. Absent: direct."""


FunctionCall = TypedDict(
    "FunctionCall",
    {
        "type": Literal["function_call"],
        "call_id": str,
        "name": str,
        "arguments": str,
        "id": NotRequired[str | None],
        "status": NotRequired[ItemStatus | None],
        "namespace": NotRequired[str | None],
        "caller": NotRequired[ToolCaller | None],
        "async": NotRequired[bool | None],
    },
)


class FunctionCallOutput(TypedDict):
    """
    What a function returned. There is no mark for an error; the text says it. The call must be in the input or
    stored, or OpenAI answers 400; vLLM and llama.cpp do not check.
    """

    type: Literal["function_call_output"]
    """Tag of this item."""
    output: str | list[ContentPart]
    """The result: a text, or input_text, input_image and input_file parts; audio is refused. Local servers take text."""
    call_id: NotRequired[str | None]
    """Id of the call; at most 64 characters on OpenAI. Absent or null: OpenAI goes by name."""
    id: NotRequired[str | None]
    """Id of the item, fco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    name: NotRequired[str | None]
    """OpenAI: name of the function. Absent or null: the call has it."""
    namespace: NotRequired[str | None]
    """OpenAI: namespace of the function. Absent or null: none."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """OpenAI, in answers: who made the item. Absent: not given."""


CustomToolCall = TypedDict(
    "CustomToolCall",
    {
        "type": Literal["custom_tool_call"],
        "call_id": str,
        "name": str,
        "input": str,
        "id": NotRequired[str | None],
        "status": NotRequired[ItemStatus | None],
        "namespace": NotRequired[str | None],
        "caller": NotRequired[ToolCaller | None],
        "async": NotRequired[bool | None],
    },
)


class CustomToolCallOutput(TypedDict):
    """OpenAI: what a custom tool returned."""

    type: Literal["custom_tool_call_output"]
    """Tag of this item."""
    call_id: str
    """Id of the call."""
    output: str | list[ContentPart]
    """The result: a text, or input parts."""
    id: NotRequired[str | None]
    """Id of the item, ctco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class ReasoningItem(TypedDict):
    """
    What the model thought, sent back. OpenAI wants it unchanged and directly before the item it came with: a
    reasoning item without that item is 400, and so is thinking of another organisation or model. vLLM reads
    content; llama.cpp requires content.
    """

    type: Literal["reasoning"]
    """Tag of this item."""
    summary: list[SummaryText]
    """Summary for people, part by part; [] when empty."""
    id: NotRequired[str | None]
    """
    Id of the item, rs_ and letters and digits; OpenAI's specification requires it. Absent or null: nothing is
    stored, encrypted_content carries it all.
    """
    content: NotRequired[list[ReasoningText] | None]
    """The thinking itself; models of local servers and open models send it. Absent or null: none."""
    encrypted_content: NotRequired[str | None]
    """
    OpenAI: the thinking, sealed; what a server that stored nothing needs to go on. Ollama puts plain text here.
    Absent or null: none.
    """
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""


class CompactionItem(TypedDict):
    """OpenAI: what is left of a conversation that was made shorter."""

    type: Literal["compaction"]
    """Tag of this item."""
    encrypted_content: str
    """The short form, sealed."""
    id: NotRequired[str | None]
    """Id of the item, cmp_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class CompactionTrigger(TypedDict):
    """OpenAI: asks for compaction; must be the last item of the input."""

    type: Literal["compaction_trigger"]
    """Tag of this item."""
    id: NotRequired[str | None]
    """Id of the item. Absent or null: not stored."""


class ConfigurationUpdate(TypedDict):
    """OpenAI: changes options from here on."""

    type: Literal["configuration_update"]
    """Tag of this item."""
    id: NotRequired[str | None]
    """Id of the item. Absent or null: not stored."""
    reasoning: NotRequired[ReasoningOptions | None]
    """New reasoning options. Absent or null: as before."""
    text: NotRequired[TextOptions | None]
    """New text options. Absent or null: as before."""


class ItemReference(TypedDict):
    """A stored item, by id. vLLM and llama.cpp answer 400."""

    type: Literal["item_reference"]
    """Tag of this item."""
    id: str
    """Id of the stored item."""


class FileSearchResult(TypedDict):
    """One piece of a file that was found."""

    file_id: NotRequired[str | None]
    """Id of the file. Absent or null: not given."""
    filename: NotRequired[str | None]
    """Name of the file. Absent or null: not given."""
    score: NotRequired[float | None]
    """How well it fits, 0 to 1. Absent or null: not given."""
    text: NotRequired[str | None]
    """The piece. Absent or null: not given."""
    attributes: NotRequired[dict[str, Any] | None]
    """Labels of the file. Absent or null: none."""


class FileSearchCall(TypedDict):
    """OpenAI: a search in files, and what it found."""

    type: Literal["file_search_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    queries: list[str]
    """What was searched for."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    results: NotRequired[list[FileSearchResult] | None]
    """What was found, with file_search_call.results in include. Null or absent: not asked."""


class WebSearchAction(TypedDict):
    """What a step of a web search did."""

    type: str
    """search, open_page or find_in_page."""
    query: NotRequired[str | None]
    """search: what was searched for. Absent: another action, or queries has it."""
    queries: NotRequired[list[str] | None]
    """search: several searches. Absent: one, or another action."""
    sources: NotRequired[list[dict[str, Any]] | None]
    """search: pages that were read ({type: url, url}). Absent: not asked."""
    url: NotRequired[str | None]
    """open_page, find_in_page: the page. Absent: another action."""
    pattern: NotRequired[str | None]
    """find_in_page: the text looked for. Absent: another action."""


class WebSearchCall(TypedDict):
    """OpenAI: one step of a web search. Recorded once without action."""

    type: Literal["web_search_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    action: NotRequired[WebSearchAction | None]
    """What was done. Absent: not given."""


class ComputerAction(TypedDict):
    """One action on a screen."""

    type: str
    """click, double_click, drag, keypress, move, screenshot, scroll, type or wait."""
    x: NotRequired[int]
    """Pixels from the left. Absent: an action without a place."""
    y: NotRequired[int]
    """Pixels from the top. Absent: an action without a place."""
    button: NotRequired[str]
    """click: left, right, wheel, back or forward. Absent: another action."""
    scroll_x: NotRequired[int]
    """scroll: pixels to the right. Absent: another action."""
    scroll_y: NotRequired[int]
    """scroll: pixels down. Absent: another action."""
    keys: NotRequired[list[str] | None]
    """Keys to press, or to hold meanwhile. Absent or null: none."""
    path: NotRequired[list[dict[str, Any]]]
    """drag: the places ({x, y}) on the way. Absent: another action."""
    text: NotRequired[str]
    """type: the text. Absent: another action."""


class SafetyCheck(TypedDict):
    """OpenAI: a warning about a computer call."""

    id: str
    """Id of the warning."""
    code: NotRequired[str | None]
    """Kind of warning. Absent or null: not given."""
    message: NotRequired[str | None]
    """For a person to read. Absent or null: not given."""


class ComputerCall(TypedDict):
    """OpenAI: what to do on a screen."""

    type: Literal["computer_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    call_id: str
    """Links the call and its output."""
    action: NotRequired[ComputerAction | None]
    """What to do. Absent: actions has it."""
    actions: NotRequired[list[ComputerAction] | None]
    """Several actions, in order. Absent: action has it."""
    pending_safety_checks: NotRequired[list[SafetyCheck] | None]
    """Warnings to acknowledge. Absent or null: none."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""


class ComputerScreenshot(TypedDict):
    """A picture of the screen."""

    type: Literal["computer_screenshot"]
    """Always this."""
    image_url: NotRequired[str | None]
    """Address or data URL of the picture. Absent or null: file_id has it."""
    file_id: NotRequired[str | None]
    """Id of an uploaded picture. Absent or null: image_url has it."""


class ComputerCallOutput(TypedDict):
    """OpenAI: the screen after an action."""

    type: Literal["computer_call_output"]
    """Tag of this item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    output: ComputerScreenshot
    """The screen."""
    id: NotRequired[str | None]
    """Id of the item, cuo_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    acknowledged_safety_checks: NotRequired[list[SafetyCheck] | None]
    """Warnings that were acknowledged. Absent or null: none."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class CodeInterpreterOutput(TypedDict):
    """One thing that code wrote."""

    type: str
    """logs or image."""
    logs: NotRequired[str]
    """logs: the text. Absent: another type."""
    url: NotRequired[str]
    """image: its address. Absent: another type."""


class CodeInterpreterCall(TypedDict):
    """OpenAI: code that ran on the server."""

    type: Literal["code_interpreter_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    container_id: str
    """Container in which it ran."""
    code: NotRequired[str | None]
    """The code. Null: not there yet."""
    outputs: NotRequired[list[CodeInterpreterOutput] | None]
    """What it wrote, with code_interpreter_call.outputs in include. Null or absent: not asked."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""


class ImageGenerationCall(TypedDict):
    """OpenAI: a picture that was made."""

    type: Literal["image_generation_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    result: NotRequired[str | None]
    """The picture in base64. Null: not there yet, or failed."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    revised_prompt: NotRequired[str | None]
    """What was really asked of the image model. Absent or null: not given."""
    action: NotRequired[str | None]
    """generate, edit or auto. Absent or null: not given."""
    background: NotRequired[str | None]
    """transparent, opaque or auto. Absent or null: not given."""
    output_format: NotRequired[str | None]
    """png, webp, jpeg, gif or svg. Absent or null: not given."""
    quality: NotRequired[str | None]
    """Quality of the picture. Absent or null: not given."""
    size: NotRequired[str | None]
    """Width and height, such as 1024x1024. Absent or null: not given."""
    error: NotRequired[dict[str, Any] | None]
    """Why it failed: type, code, message, param, moderation_details. Absent or null: none."""
    svg_usage: NotRequired[dict[str, Any] | None]
    """Tokens of an SVG picture. Absent or null: another format."""


class LocalShellAction(TypedDict):
    """A command for the caller's shell."""

    type: Literal["exec"]
    """Always this."""
    command: list[str]
    """The command and its arguments."""
    env: NotRequired[dict[str, Any] | None]
    """Environment variables, text by name. Absent or null: none."""
    timeout_ms: NotRequired[int | None]
    """Time limit in milliseconds. Absent or null: none."""
    user: NotRequired[str | None]
    """User to run it as. Absent or null: the caller's choice."""
    working_directory: NotRequired[str | None]
    """Directory to run it in. Absent or null: the caller's choice."""


class LocalShellCall(TypedDict):
    """OpenAI: a command for the caller's shell, older form."""

    type: Literal["local_shell_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    call_id: str
    """Links the call and its output."""
    action: LocalShellAction
    """The command."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""


class LocalShellCallOutput(TypedDict):
    """OpenAI: what the caller's shell returned."""

    type: Literal["local_shell_call_output"]
    """Tag of this item."""
    id: str
    """Id of the call's item."""
    output: str
    """JSON text of the result."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""


class ShellAction(TypedDict):
    """Commands for a shell."""

    commands: list[str]
    """The commands, in order."""
    timeout_ms: NotRequired[int | None]
    """Time limit in milliseconds. Absent or null: none."""
    max_output_length: NotRequired[int | None]
    """Most characters of output to return. Absent or null: no limit."""


class ShellCall(TypedDict):
    """OpenAI: commands for a shell, at the caller or in a container."""

    type: Literal["shell_call"]
    """Tag of this item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    action: ShellAction
    """The commands."""
    id: NotRequired[str | None]
    """Id of the item, sh_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    environment: NotRequired[dict[str, Any] | None]
    """Where they run: {type: local} or {type: container_reference, container_id}. Absent or null: not given."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class ShellCallOutput(TypedDict):
    """OpenAI: what the commands wrote."""

    type: Literal["shell_call_output"]
    """Tag of this item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    output: list[ShellCommandOutput]
    """What each command wrote."""
    id: NotRequired[str | None]
    """Id of the item, sho_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    max_output_length: NotRequired[int | None]
    """Most characters of output that were returned. Absent or null: no limit."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class PatchOperation(TypedDict):
    """A change of one file."""

    type: str
    """create_file, update_file or delete_file."""
    path: str
    """The file."""
    diff: NotRequired[str]
    """The change. Absent: delete_file."""


class ApplyPatchCall(TypedDict):
    """OpenAI: a change of one file."""

    type: Literal["apply_patch_call"]
    """Tag of this item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    operation: PatchOperation
    """The change."""
    id: NotRequired[str | None]
    """Id of the item, apc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class ApplyPatchCallOutput(TypedDict):
    """OpenAI: whether a change worked."""

    type: Literal["apply_patch_call_output"]
    """Tag of this item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    status: Literal["completed", "failed"]
    """Whether it worked."""
    output: NotRequired[str | None]
    """What the tool wrote. Absent or null: none."""
    id: NotRequired[str | None]
    """Id of the item, apco_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    caller: NotRequired[ToolCaller | None]
    """OpenAI: who made the call. Absent or null: the model."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class McpToolListing(TypedDict):
    """One tool of an MCP server."""

    name: str
    """Its name."""
    input_schema: Any
    """JSON Schema of its input."""
    description: NotRequired[str | None]
    """What it does. Absent or null: none."""
    annotations: NotRequired[dict[str, Any] | None]
    """What else the server says of it. Absent or null: none."""


class McpListTools(TypedDict):
    """OpenAI: the tools that an MCP server offers."""

    type: Literal["mcp_list_tools"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    server_label: str
    """Name of the server."""
    tools: list[McpToolListing]
    """Its tools."""
    error: NotRequired[str | None]
    """Why they could not be listed. Absent or null: none."""


class McpApprovalRequest(TypedDict):
    """OpenAI: asks whether an MCP tool may be called."""

    type: Literal["mcp_approval_request"]
    """Tag of this item."""
    id: str
    """Id of the request."""
    server_label: str
    """Name of the server."""
    name: str
    """Name of the tool."""
    arguments: str
    """Arguments as JSON text."""


class McpApprovalResponse(TypedDict):
    """OpenAI: the answer to such a request."""

    type: Literal["mcp_approval_response"]
    """Tag of this item."""
    approval_request_id: str
    """Id of the request."""
    approve: bool
    """Whether it may."""
    id: NotRequired[str | None]
    """Id of the item. Absent or null: not stored."""
    reason: NotRequired[str | None]
    """Why. Absent or null: not given."""


class McpCall(TypedDict):
    """OpenAI: a call of an MCP tool, made by the server itself."""

    type: Literal["mcp_call"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    server_label: str
    """Name of the server."""
    name: str
    """Name of the tool."""
    arguments: str
    """Arguments as JSON text."""
    output: NotRequired[str | None]
    """What it returned. Absent or null: nothing yet, or an error."""
    error: NotRequired[dict[str, Any] | str | None]
    """
    Why it failed: an object with type mcp_protocol_error, mcp_tool_execution_error or http_error; older answers
    have a text. Absent or null: none.
    """
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    approval_request_id: NotRequired[str | None]
    """Request that allowed it. Absent or null: none was needed."""


class ToolSearchCall(TypedDict):
    """OpenAI: a search for tools that were held back."""

    type: Literal["tool_search_call"]
    """Tag of this item."""
    arguments: Any
    """What is searched for."""
    id: NotRequired[str | None]
    """Id of the item, tsc_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    call_id: NotRequired[str | None]
    """Links the call and its output. Null: the server runs it."""
    execution: NotRequired[Literal["server", "client"] | None]
    """Who runs the search. Absent or null: server."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class Program(TypedDict):
    """OpenAI: a program by which the model calls tools."""

    type: Literal["program"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    code: str
    """The program."""
    fingerprint: str
    """Seal of the program."""


class ProgramOutput(TypedDict):
    """OpenAI: what such a program returned."""

    type: Literal["program_output"]
    """Tag of this item."""
    id: str
    """Id of the item."""
    call_id: str
    """Links the call and its output; at most 64 characters on OpenAI."""
    result: str
    """The result."""
    status: Literal["completed", "incomplete"]
    """Whether it ran to its end."""


class UnknownItem(TypedDict):
    """An item of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


TypedItem: TypeAlias = Union[
    MessageItem,
    FunctionCall,
    FunctionCallOutput,
    CustomToolCall,
    CustomToolCallOutput,
    ReasoningItem,
    CompactionItem,
    CompactionTrigger,
    ConfigurationUpdate,
    ItemReference,
    FileSearchCall,
    WebSearchCall,
    ComputerCall,
    ComputerCallOutput,
    CodeInterpreterCall,
    ImageGenerationCall,
    LocalShellCall,
    LocalShellCallOutput,
    ShellCall,
    ShellCallOutput,
    ApplyPatchCall,
    ApplyPatchCallOutput,
    McpListTools,
    McpApprovalRequest,
    McpApprovalResponse,
    McpCall,
    ToolSearchCall,
    "ToolSearchOutput",
    "AdditionalTools",
    Program,
    ProgramOutput,
    UnknownItem,
]
"""
An item with a type. Everything that an answer's output holds may be sent back; OpenAI wants it unchanged and in
its place.
"""


class ToolSearchOutput(TypedDict):
    """OpenAI: the tools that were found."""

    type: Literal["tool_search_output"]
    """Tag of this item."""
    tools: list["Tool"]
    """The tools."""
    id: NotRequired[str | None]
    """Id of the item, tso_ and letters and digits on OpenAI. Absent or null: not stored; an answer always has one."""
    call_id: NotRequired[str | None]
    """Id of the call. Null: the server ran it."""
    execution: NotRequired[Literal["server", "client"] | None]
    """Who ran the search. Absent or null: server."""
    status: NotRequired[ItemStatus | None]
    """How far the item got. Absent or null: not given."""
    created_by: NotRequired[str | None]
    """In answers: who made the item. Absent: not given."""


class AdditionalTools(TypedDict):
    """OpenAI: tools that are there from here on."""

    type: Literal["additional_tools"]
    """Tag of this item."""
    role: str
    """Who gives them; developer in a request."""
    tools: list["Tool"]
    """The tools."""
    id: NotRequired[str | None]
    """Id of the item. Absent or null: not stored."""


FunctionTool = TypedDict(
    "FunctionTool",
    {
        "type": Literal["function"],
        "name": str,
        "description": NotRequired[str | None],
        "parameters": NotRequired[dict[str, Any] | None],
        "strict": NotRequired[bool | None],
        "output_schema": NotRequired[dict[str, Any] | None],
        "defer_loading": NotRequired[bool | None],
        "allowed_callers": NotRequired[list[str] | None],
        "async": NotRequired[bool | None],
    },
)


class CustomToolFormat(TypedDict):
    """OpenAI: form of a custom tool's input."""

    type: Literal["text", "grammar"]
    """Any text, or what a grammar allows."""
    syntax: NotRequired[str]
    """grammar: lark or regex. Absent: any text."""
    definition: NotRequired[str]
    """grammar: the grammar. Absent: any text."""


CustomTool = TypedDict(
    "CustomTool",
    {
        "type": Literal["custom"],
        "name": str,
        "description": NotRequired[str | None],
        "format": NotRequired[CustomToolFormat | None],
        "defer_loading": NotRequired[bool | None],
        "allowed_callers": NotRequired[list[str] | None],
        "async": NotRequired[bool | None],
    },
)


class RankingOptions(TypedDict):
    """OpenAI: how found pieces are ranked."""

    ranker: NotRequired[str | None]
    """Ranker to use. Absent or null: the server's default."""
    score_threshold: NotRequired[float | None]
    """Least score, 0 to 1. Absent or null: the server's default."""
    hybrid_search: NotRequired[dict[str, Any] | None]
    """Weights of meaning and words: embedding_weight, text_weight. Absent or null: the server's default."""


class FileSearchTool(TypedDict):
    """OpenAI: search in uploaded files."""

    type: Literal["file_search"]
    """Tag of this tool."""
    vector_store_ids: list[str]
    """Where to search."""
    max_num_results: NotRequired[int | None]
    """Most results, 1 to 50. Absent or null: the server's default."""
    filters: NotRequired[dict[str, Any] | None]
    """Which files: a comparison {type, key, value} or a compound {type: and or or, filters}. Absent or null: all."""
    ranking_options: NotRequired[RankingOptions | None]
    """How results are ranked. Absent or null: the server's default."""


class WebSearchFilters(TypedDict):
    """OpenAI: which pages to search."""

    allowed_domains: NotRequired[list[str] | None]
    """Domains to search in, with those below them. Absent, null or []: all."""


class UserLocation(TypedDict):
    """OpenAI: about where the user is."""

    type: NotRequired[Literal["approximate"]]
    """Always this. Absent: the same."""
    city: NotRequired[str | None]
    """City. Absent or null: not given."""
    country: NotRequired[str | None]
    """Country, two letters of ISO 3166-1. Absent or null: not given."""
    region: NotRequired[str | None]
    """Region. Absent or null: not given."""
    timezone: NotRequired[str | None]
    """Time zone, such as Europe/Paris. Absent or null: not given."""


class WebSearchTool(TypedDict):
    """OpenAI: search in the web. vLLM and llama.cpp take it and do not search; Ollama searches through its cloud."""

    type: Literal["web_search", "web_search_2025_08_26"]
    """Tag of this tool."""
    filters: NotRequired[WebSearchFilters | None]
    """Which pages. Absent or null: all."""
    user_location: NotRequired[UserLocation | None]
    """Where the user is. Absent or null: not given."""
    search_context_size: NotRequired[Literal["low", "medium", "high"] | None]
    """How much to read. Absent or null: medium."""
    external_web_access: NotRequired[bool | None]
    """Whether to read live pages. Absent or null: true."""


class WebSearchPreviewTool(TypedDict):
    """OpenAI: search in the web, older form."""

    type: Literal["web_search_preview", "web_search_preview_2025_03_11"]
    """Tag of this tool."""
    user_location: NotRequired[UserLocation | None]
    """Where the user is. Absent or null: not given."""
    search_context_size: NotRequired[Literal["low", "medium", "high"] | None]
    """How much to read. Absent or null: medium."""
    search_content_types: NotRequired[list[str] | None]
    """What to look for, text or image. Absent or null: text."""


class ComputerUsePreviewTool(TypedDict):
    """OpenAI: work on a screen, older form."""

    type: Literal["computer_use_preview"]
    """Tag of this tool."""
    environment: str
    """windows, mac, linux, ubuntu or browser."""
    display_width: int
    """Width in pixels."""
    display_height: int
    """Height in pixels."""


TextMap: TypeAlias = dict[str, str]
"""Texts by name."""


class McpTool(TypedDict):
    """OpenAI: the tools of an MCP server. vLLM takes it where a tool server is set up."""

    type: Literal["mcp"]
    """Tag of this tool."""
    server_label: str
    """Name of the server in calls."""
    server_url: NotRequired[str | None]
    """Address of the server. Absent or null: connector_id or tunnel_id has it."""
    connector_id: NotRequired[str | None]
    """A connector of OpenAI, such as connector_gmail. Absent or null: another server."""
    tunnel_id: NotRequired[str | None]
    """A tunnel to a server that is not public. Absent or null: none."""
    server_description: NotRequired[str | None]
    """What the server is for. Absent or null: none."""
    authorization: NotRequired[str | None]
    """Access token. Absent or null: none."""
    headers: NotRequired[TextMap | None]
    """Headers for the server. Absent or null: none."""
    allowed_tools: NotRequired[list[str] | dict[str, Any] | None]
    """Which tools: names, or a filter with tool_names and read_only. Absent or null: all."""
    allowed_callers: NotRequired[list[str] | None]
    """OpenAI: who may call it, direct or programmatic. Absent or null: the model."""
    require_approval: NotRequired[str | dict[str, Any] | None]
    """always, never, or a filter for each. Absent or null: always."""
    defer_loading: NotRequired[bool | None]
    """OpenAI: hold it back until a tool search finds it. Absent or null: false."""


class CodeInterpreterContainer(TypedDict):
    """OpenAI: a container to make."""

    type: Literal["auto"]
    """Always this."""
    file_ids: NotRequired[list[str] | None]
    """Uploaded files to put in. Absent or null: none."""
    memory_limit: NotRequired[str | None]
    """1g, 4g, 16g or 64g. Absent or null: 1g."""
    network_policy: NotRequired[dict[str, Any] | None]
    """{type: disabled} or {type: allowlist, allowed_domains}. Absent or null: disabled."""


class CodeInterpreterTool(TypedDict):
    """OpenAI: run Python on the server."""

    type: Literal["code_interpreter"]
    """Tag of this tool."""
    container: str | CodeInterpreterContainer
    """Container to run in: an id, or what to make."""
    allowed_callers: NotRequired[list[str] | None]
    """OpenAI: who may call it, direct or programmatic. Absent or null: the model."""


class ImageGenerationTool(TypedDict):
    """OpenAI: make pictures."""

    type: Literal["image_generation"]
    """Tag of this tool."""
    model: NotRequired[str | None]
    """Image model. Absent or null: the server's default."""
    action: NotRequired[str | None]
    """generate, edit or auto. Absent or null: auto."""
    background: NotRequired[str | None]
    """transparent, opaque or auto. Absent or null: auto."""
    complexity: NotRequired[str | None]
    """low, medium or high. Absent or null: the server's default."""
    frame_count: NotRequired[int | None]
    """Frames of a moving picture. Absent or null: the server's default."""
    frame_duration_ms: NotRequired[int | None]
    """Milliseconds of one frame. Absent or null: the server's default."""
    input_fidelity: NotRequired[str | None]
    """high or low: how close to the input pictures. Absent or null: low."""
    input_image_mask: NotRequired[dict[str, Any] | None]
    """Where to edit: image_url or file_id. Absent or null: everywhere."""
    moderation: NotRequired[str | None]
    """auto or low. Absent or null: auto."""
    output_compression: NotRequired[int | None]
    """0 to 100. Absent or null: 100."""
    output_format: NotRequired[str | None]
    """png, webp, jpeg, gif or svg. Absent or null: png."""
    partial_images: NotRequired[int | None]
    """How many unfinished pictures a stream sends. Absent or null: 0."""
    quality: NotRequired[str | None]
    """low, medium, high, xhigh, max or auto. Absent or null: auto."""
    size: NotRequired[str | None]
    """Width and height, such as 1024x1024, or auto. Absent or null: auto."""
    svg: NotRequired[dict[str, Any] | None]
    """Options of SVG pictures: model, reasoning. Absent or null: the server's default."""


class ShellTool(TypedDict):
    """OpenAI: run commands in a shell."""

    type: Literal["shell"]
    """Tag of this tool."""
    environment: NotRequired[dict[str, Any] | None]
    """
    Where: {type: container_auto, …}, {type: local, skills} or {type: container_reference, container_id}. Absent or
    null: local.
    """
    allowed_callers: NotRequired[list[str] | None]
    """OpenAI: who may call it, direct or programmatic. Absent or null: the model."""


class ToolSearchTool(TypedDict):
    """OpenAI: find tools that were held back."""

    type: Literal["tool_search"]
    """Tag of this tool."""
    execution: NotRequired[Literal["server", "client"] | None]
    """Who searches. Absent or null: server."""
    description: NotRequired[str | None]
    """client: what it does. Absent or null: none."""
    parameters: NotRequired[dict[str, Any] | None]
    """client: JSON Schema of its arguments. Absent or null: none."""


class BuiltInTool(TypedDict):
    """
    OpenAI: a tool that needs no more than its name: work on a screen, the caller's shell (older form), change
    files, call tools from a program.
    """

    type: Literal["computer", "local_shell", "apply_patch", "programmatic_tool_calling"]
    """Tag of this tool."""
    allowed_callers: NotRequired[list[str] | None]
    """apply_patch: who may call it, direct or programmatic. Absent or null: the model."""


class UnknownTool(TypedDict):
    """A tool of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


Tool: TypeAlias = Union[
    FunctionTool,
    CustomTool,
    "NamespaceTool",
    FileSearchTool,
    WebSearchTool,
    WebSearchPreviewTool,
    ComputerUsePreviewTool,
    McpTool,
    CodeInterpreterTool,
    ImageGenerationTool,
    ShellTool,
    ToolSearchTool,
    BuiltInTool,
    UnknownTool,
]
"""
Something that the model may call, distinguished by type. vLLM runs function tools and takes some built-in ones
without running them; llama.cpp takes other types with 200 and does nothing with them; Ollama takes function,
namespace and web_search.
"""


class NamespaceTool(TypedDict):
    """OpenAI, Ollama: tools under one name."""

    type: Literal["namespace"]
    """Tag of this tool."""
    name: str
    """Its name."""
    tools: list[Tool]
    """Function and custom tools."""
    description: NotRequired[str | None]
    """What they are for; OpenAI requires it. Absent or null: none."""


ResponseStatus: TypeAlias = Literal["completed", "failed", "in_progress", "cancelled", "queued", "incomplete"]
"""
How far an answer got. vLLM sends incomplete inside the event response.completed; llama.cpp and Ollama say
completed even when the answer was cut off.
"""


class ResponseError(TypedDict):
    """Why an answer failed."""

    code: str | None
    """
    Kind of error: server_error, rate_limit_exceeded, invalid_prompt, context_length_exceeded and many about
    pictures. Null: not given.
    """
    message: str
    """For a person to read."""
    type: NotRequired[str | None]
    """Wider kind of error. Absent or null: not given."""
    param: NotRequired[str | None]
    """Field of the request that is to blame. Absent or null: none."""
    misalignment: NotRequired[dict[str, Any] | None]
    """OpenAI: details where its policy on misalignment was broken. Absent or null: it was not."""


class IncompleteDetails(TypedDict):
    """Why an answer is incomplete."""

    reason: NotRequired[str | None]
    """max_output_tokens, content_filter, max_messages or steered. Absent or null: not given."""


class InputTokensDetails(TypedDict):
    """Parts of the input tokens."""

    cached_tokens: NotRequired[int | None]
    """Read from the cache. Absent or null: not given."""
    cache_write_tokens: NotRequired[int | None]
    """OpenAI, vLLM: written to the cache. Absent or null: not given."""
    cache_write_tokens_details: NotRequired[dict[str, Any] | None]
    """OpenAI: the same by lifetime: ttl_30m_tokens, ttl_12h_tokens. Absent or null: not given."""
    input_tokens_per_turn: NotRequired[list[int]]
    """vLLM: input of each turn, where the server runs tools itself. Absent on other servers."""
    cached_tokens_per_turn: NotRequired[list[int]]
    """vLLM: cached input of each turn. Absent on other servers."""


class OutputTokensDetails(TypedDict):
    """Parts of the output tokens."""

    reasoning_tokens: NotRequired[int | None]
    """Spent on thinking. Absent or null: not given."""
    tool_output_tokens: NotRequired[int | None]
    """vLLM: written by tools that the server runs itself. Absent on other servers."""
    output_tokens_per_turn: NotRequired[list[int]]
    """vLLM: output of each turn. Absent on other servers."""
    tool_output_tokens_per_turn: NotRequired[list[int]]
    """vLLM: tool output of each turn. Absent on other servers."""


class ResponseUsage(TypedDict):
    """Token counts of an answer."""

    input_tokens: int
    """Tokens of the input, cached ones included."""
    output_tokens: int
    """Tokens that were generated, thinking included."""
    total_tokens: int
    """Their sum."""
    input_tokens_details: NotRequired[InputTokensDetails | None]
    """Parts of input_tokens. Absent or null: not given."""
    output_tokens_details: NotRequired[OutputTokensDetails | None]
    """Parts of output_tokens. Absent (llama.cpp) or null: not given."""


class PromptCacheDiagnostics(TypedDict):
    """OpenAI: why the cache was or was not used."""

    type: str
    """cache_hit, cache_miss, comparison_response_not_found or unavailable."""
    reason: NotRequired[str]
    """cache_miss: what changed, such as tools_changed. Absent otherwise."""
    cache_missed_tokens: NotRequired[int]
    """cache_miss: tokens that had to be read again. Absent otherwise."""
    comparison_reusable_tokens: NotRequired[int | None]
    """cache_miss: tokens that could have been reused. Absent or null: not given."""


class ModerationOutcome(TypedDict):
    """OpenAI: what moderation of one side found, or why it did not work."""

    type: Literal["moderation_result", "error"]
    """Whether it worked."""
    model: NotRequired[str]
    """Moderation model. Absent: error."""
    flagged: NotRequired[bool]
    """Whether anything was found. Absent: error."""
    categories: NotRequired[dict[str, Any]]
    """Whether each kind was found, such as self-harm/intent. Absent: error."""
    category_scores: NotRequired[dict[str, Any]]
    """How likely each kind is, 0 to 1. Absent: error."""
    category_applied_input_types: NotRequired[dict[str, Any]]
    """Which of text and image each kind was looked for in. Absent: error."""
    code: NotRequired[str]
    """error: kind of error. Absent otherwise."""
    message: NotRequired[str]
    """error: for a person to read. Absent otherwise."""


class ModerationReport(TypedDict):
    """OpenAI: what moderation found."""

    input: ModerationOutcome
    """About the input."""
    output: ModerationOutcome
    """About the output."""


class ImageUsage(TypedDict):
    """OpenAI: tokens of image generation."""

    input_tokens: int
    """Tokens of the input."""
    output_tokens: int
    """Tokens of the pictures."""
    total_tokens: int
    """Their sum."""
    input_tokens_details: NotRequired[dict[str, Any] | None]
    """Parts of the input: image_tokens, text_tokens. Absent or null: not given."""
    output_tokens_details: NotRequired[dict[str, Any] | None]
    """Parts of the output: image_tokens, text_tokens. Absent or null: not given."""
    cached_tokens: NotRequired[int | None]
    """Read from the cache. Absent or null: not given."""
    cached_tokens_details: NotRequired[dict[str, Any] | None]
    """Parts of those: cached_image_tokens, cached_text_tokens. Absent or null: not given."""


class WebSearchUsage(TypedDict):
    """OpenAI: web searches."""

    num_requests: int
    """How many."""


class ToolUsage(TypedDict):
    """OpenAI: what built-in tools used."""

    image_gen: NotRequired[ImageUsage]
    """Tokens of image generation. Absent: not given."""
    web_search: NotRequired[WebSearchUsage]
    """Web searches. Absent: not given."""


class InputTransformation(TypedDict):
    """OpenAI: an item of the input that was left out."""

    id: str
    """Id of the item."""
    type: str
    """Type of the item; reasoning."""
    action: str
    """What happened to it; removed."""
    reason: str
    """Why, such as model_mismatch."""


class Response(TypedDict):
    """
    Body of a 200 answer to a request without stream, and of GET /v1/responses/{id}. Most fields repeat the request:
    OpenAI, Groq and Ollama repeat everything, with null for what is not there; vLLM leaves out error and
    completed_at; llama.cpp repeats nothing, and its events of a running answer hold only id, object and status.
    """

    id: str
    """Id of the answer: resp_ and letters and digits; on Ollama resp_ and a number of six digits, so it is not unique."""
    object: Literal["response"]
    """Always this."""
    created_at: NotRequired[float]
    """When the answer was begun, in seconds since 1970. Absent only while it runs, on llama.cpp."""
    completed_at: NotRequired[float | None]
    """When it was done, in seconds since 1970. Null: not done. Absent: not given (vLLM, Groq)."""
    status: NotRequired[ResponseStatus | None]
    """How far the answer got. Every recorded one has it; OpenAI's specification lets it be absent, which says nothing."""
    model: NotRequired[str]
    """
    The model that answers: a dated version on OpenAI, the alias or file name on llama.cpp. Absent only while it
    runs, on llama.cpp.
    """
    output: NotRequired[list["OutputItem"]]
    """What the model made, in order. Absent only while it runs, on llama.cpp."""
    output_text: NotRequired[str | None]
    """All output texts in one; OpenAI's libraries make it up, and a few servers send it. Absent: see output."""
    error: NotRequired[ResponseError | None]
    """Why status is failed. Null or absent: no error."""
    incomplete_details: NotRequired[IncompleteDetails | None]
    """Why status is incomplete. Null or absent: it is not."""
    usage: NotRequired[ResponseUsage | None]
    """Token counts. Null: not counted, or not done."""
    instructions: NotRequired[str | list[InputItem] | None]
    """Instructions of the request; items where they came from a prompt template. Null or absent: none, or not given."""
    previous_response_id: NotRequired[str | None]
    """Answer that this one continues. Null or absent: none, or not given."""
    conversation: NotRequired[ConversationReference | None]
    """OpenAI: conversation of the answer. Null or absent: none."""
    prompt: NotRequired[PromptTemplate | None]
    """Prompt template of the request. Null or absent: none."""
    tools: NotRequired[list[Tool] | None]
    """Tools of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    tool_choice: NotRequired[ToolChoice | None]
    """Tool choice of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    parallel_tool_calls: NotRequired[bool | None]
    """parallel_tool_calls of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    max_tool_calls: NotRequired[int | None]
    """Limit of the request. Null or absent: none, or not given."""
    text: NotRequired[TextOptions | None]
    """Text options of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    reasoning: NotRequired[ReasoningOptions | None]
    """Reasoning options of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    max_output_tokens: NotRequired[int | None]
    """Limit of the request; vLLM fills in the rest of the context. Null or absent: none, or not given."""
    temperature: NotRequired[float | None]
    """Temperature of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    top_p: NotRequired[float | None]
    """top_p of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    top_logprobs: NotRequired[int | None]
    """top_logprobs of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    presence_penalty: NotRequired[float | None]
    """Penalty in use, 0 on OpenAI. Absent or null: not given."""
    frequency_penalty: NotRequired[float | None]
    """Penalty in use, 0 on OpenAI. Absent or null: not given."""
    truncation: NotRequired[str | None]
    """Truncation of the request, with the server's defaults filled in. Absent (llama.cpp) or null: not given."""
    metadata: NotRequired[Metadata | None]
    """Labels of the request. Null or {}: none. Absent: not given."""
    background: NotRequired[bool | None]
    """Whether the answer is made in the background. Absent or null: not given."""
    store: NotRequired[bool | None]
    """Whether the answer is kept. Absent or null: not given."""
    service_tier: NotRequired[str | None]
    """Class of service that was used; vLLM says auto, Ollama default. Absent or null: not given."""
    safety_identifier: NotRequired[str | None]
    """That of the request. Null or absent: none."""
    user: NotRequired[str | None]
    """That of the request. Null or absent: none."""
    prompt_cache_key: NotRequired[str | None]
    """That of the request. Null or absent: none."""
    prompt_cache_retention: NotRequired[str | None]
    """That of the request. Null or absent: the default."""
    prompt_cache_options: NotRequired[PromptCacheOptions | None]
    """OpenAI: those in use. Null or absent: not given."""
    prompt_cache_diagnostics: NotRequired[PromptCacheDiagnostics | None]
    """OpenAI: why the cache was or was not used, with comparison_response_id. Null or absent: not asked."""
    input_transformations: NotRequired[list[InputTransformation] | None]
    """OpenAI: items of the input that were left out. Null or absent: none."""
    moderation: NotRequired[ModerationReport | None]
    """OpenAI: what moderation found. Null or absent: not asked, or not done."""
    access_programs: NotRequired[AccessPrograms | None]
    """OpenAI: those in use. Null or absent: none."""
    image: NotRequired[ImageOptions | None]
    """OpenAI: those in use. Null or absent: not given."""
    tool_usage: NotRequired[ToolUsage | None]
    """OpenAI: what built-in tools used. Absent or null: not given."""
    billing: NotRequired[dict[str, Any] | None]
    """OpenAI: who pays ({payer: developer}). Absent: not given."""
    input_messages: NotRequired[list[dict[str, Any]] | None]
    """vLLM: what the model really read, with enable_response_messages. Null: not asked."""
    output_messages: NotRequired[list[dict[str, Any]] | None]
    """vLLM: what the model really wrote, with enable_response_messages. Null: not asked."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Null: not used."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Null: not used."""


class UnknownOutputItem(TypedDict):
    """An item of a type that this contract does not know; kept as it is."""

    type: str
    """Any other type."""


class OutputMessage(TypedDict):
    """A message of the model."""

    type: Literal["message"]
    """Tag of this item."""
    id: str
    """Id of the item: msg_ and letters and digits."""
    role: Literal["assistant"]
    """Always this."""
    status: ItemStatus
    """How far it got; vLLM and llama.cpp say completed for a message that was cut off."""
    content: list[OutputContent] | None
    """The parts; [] where the item has just begun. Null was seen on compatible servers: none."""
    phase: NotRequired[MessagePhase | None]
    """OpenAI: what the message is in its turn; to be sent back. Null (vLLM) or absent: not given."""


class OutputReasoning(TypedDict):
    """What the model thought."""

    type: Literal["reasoning"]
    """Tag of this item."""
    id: str
    """Id of the item: rs_ and letters and digits."""
    summary: list[SummaryText]
    """
    Summary for people, part by part; [] when empty, always on vLLM and llama.cpp. Ollama puts the thinking itself
    here.
    """
    content: NotRequired[list[ReasoningText] | None]
    """The thinking itself, on vLLM, llama.cpp and servers of open models. Null or absent: not shown."""
    encrypted_content: NotRequired[str | None]
    """
    OpenAI: the thinking, sealed, with reasoning.encrypted_content in include or nothing stored. In
    response.output_item.added it may be unfinished. llama.cpp sends an empty text, Ollama the thinking in plain
    words, vLLM null. Absent: not asked.
    """
    status: NotRequired[ItemStatus | None]
    """How far it got. Null or absent: not given."""


OutputItem: TypeAlias = (
    OutputMessage
    | OutputReasoning
    | FunctionCall
    | FunctionCallOutput
    | CustomToolCall
    | CustomToolCallOutput
    | CompactionItem
    | FileSearchCall
    | WebSearchCall
    | ComputerCall
    | ComputerCallOutput
    | CodeInterpreterCall
    | ImageGenerationCall
    | LocalShellCall
    | LocalShellCallOutput
    | ShellCall
    | ShellCallOutput
    | ApplyPatchCall
    | ApplyPatchCallOutput
    | McpListTools
    | McpApprovalRequest
    | McpApprovalResponse
    | McpCall
    | ToolSearchCall
    | ToolSearchOutput
    | AdditionalTools
    | Program
    | ProgramOutput
    | UnknownOutputItem
)
"""One thing that the model made, distinguished by type."""

__all__ = [
    "AccessPrograms",
    "AdditionalTools",
    "AllowedToolsChoice",
    "Annotation",
    "AnnotationAddedEvent",
    "ApplyPatchCall",
    "ApplyPatchCallOutput",
    "AudioData",
    "AudioDeltaEvent",
    "AudioDoneEvent",
    "BackgroundOptions",
    "BuiltInTool",
    "BuiltInToolChoice",
    "BuiltInToolDeltaEvent",
    "BuiltInToolEvent",
    "CodeInterpreterCall",
    "CodeInterpreterCodeDoneEvent",
    "CodeInterpreterContainer",
    "CodeInterpreterOutput",
    "CodeInterpreterTool",
    "CompactionItem",
    "CompactionTrigger",
    "CompletedEvent",
    "ComputerAction",
    "ComputerCall",
    "ComputerCallOutput",
    "ComputerScreenshot",
    "ComputerUsePreviewTool",
    "ConfigurationUpdate",
    "ContainerFileCitation",
    "ContentPart",
    "ContentPartAddedEvent",
    "ContentPartDoneEvent",
    "ContextManagement",
    "ConversationReference",
    "CreatedEvent",
    "CustomTool",
    "CustomToolCall",
    "CustomToolCallInputDeltaEvent",
    "CustomToolCallInputDoneEvent",
    "CustomToolCallOutput",
    "CustomToolChoice",
    "CustomToolFormat",
    "DetailError",
    "ErrorBody",
    "ErrorEnvelope",
    "ErrorEvent",
    "ErrorResponse",
    "ErrorText",
    "FailedEvent",
    "FileCitation",
    "FilePath",
    "FileSearchCall",
    "FileSearchResult",
    "FileSearchTool",
    "FunctionCall",
    "FunctionCallArgumentsDeltaEvent",
    "FunctionCallArgumentsDoneEvent",
    "FunctionCallOutput",
    "FunctionTool",
    "FunctionToolChoice",
    "ImageGenerationCall",
    "ImageGenerationTool",
    "ImageOptions",
    "ImageUsage",
    "InProgressEvent",
    "IncompleteDetails",
    "IncompleteEvent",
    "InputAudio",
    "InputFile",
    "InputImage",
    "InputItem",
    "InputText",
    "InputTokensDetails",
    "InputTransformation",
    "ItemReference",
    "ItemStatus",
    "JsonObjectFormat",
    "JsonSchemaFormat",
    "LocalShellAction",
    "LocalShellCall",
    "LocalShellCallOutput",
    "LogitBias",
    "Logprob",
    "McpApprovalRequest",
    "McpApprovalResponse",
    "McpCall",
    "McpCallArgumentsDoneEvent",
    "McpListTools",
    "McpTool",
    "McpToolChoice",
    "McpToolListing",
    "MessageItem",
    "MessagePhase",
    "MessageRole",
    "Metadata",
    "ModerationMode",
    "ModerationOptions",
    "ModerationOutcome",
    "ModerationPolicy",
    "ModerationReport",
    "NamespaceTool",
    "ObjectError",
    "OutputContent",
    "OutputItem",
    "OutputItemAddedEvent",
    "OutputItemDoneEvent",
    "OutputMessage",
    "OutputReasoning",
    "OutputText",
    "OutputTextDeltaEvent",
    "OutputTextDoneEvent",
    "OutputTokensDetails",
    "PartialImageEvent",
    "PatchOperation",
    "PlainTextFormat",
    "Program",
    "ProgramOutput",
    "PromptCacheBreakpoint",
    "PromptCacheDiagnostics",
    "PromptCacheOptions",
    "PromptTemplate",
    "PromptVariables",
    "QueuedEvent",
    "RankingOptions",
    "ReasoningItem",
    "ReasoningOptions",
    "ReasoningSummaryPartAddedEvent",
    "ReasoningSummaryPartDoneEvent",
    "ReasoningSummaryTextDeltaEvent",
    "ReasoningSummaryTextDoneEvent",
    "ReasoningText",
    "ReasoningTextDeltaEvent",
    "ReasoningTextDoneEvent",
    "Refusal",
    "RefusalDeltaEvent",
    "RefusalDoneEvent",
    "Response",
    "ResponseError",
    "ResponseStatus",
    "ResponseStreamEvent",
    "ResponseUsage",
    "ResponsesRequest",
    "SafetyCheck",
    "ShellAction",
    "ShellCall",
    "ShellCallOutput",
    "ShellCommandDeltaEvent",
    "ShellCommandEvent",
    "ShellCommandOutput",
    "ShellOutcome",
    "ShellOutputDelta",
    "ShellOutputDeltaEvent",
    "ShellOutputDoneEvent",
    "ShellTool",
    "StreamData",
    "StreamOptions",
    "SummaryText",
    "TextFormat",
    "TextMap",
    "TextOptions",
    "Timings",
    "Tool",
    "ToolCaller",
    "ToolChoice",
    "ToolChoiceMode",
    "ToolChoiceObject",
    "ToolSearchCall",
    "ToolSearchOutput",
    "ToolSearchTool",
    "ToolUsage",
    "TopLogprob",
    "TypedItem",
    "UnknownAnnotation",
    "UnknownContent",
    "UnknownEvent",
    "UnknownItem",
    "UnknownOutputContent",
    "UnknownOutputItem",
    "UnknownTool",
    "UnknownToolChoice",
    "UntypedMessage",
    "UntypedReference",
    "UrlCitation",
    "UserLocation",
    "ValidationIssue",
    "WebSearchAction",
    "WebSearchCall",
    "WebSearchFilters",
    "WebSearchPreviewTool",
    "WebSearchTool",
    "WebSearchUsage",
]
