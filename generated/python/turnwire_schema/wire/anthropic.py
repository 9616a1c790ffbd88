# Generated from schemas/wire/anthropic/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect anthropic.

* error: Anthropic Messages errors.
* event: Anthropic Messages stream event.
* models: Anthropic models.
* request: Anthropic Messages request.
* response: Anthropic Messages response.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, Union

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class DetailError(TypedDict):
    """vLLM: an error of its web framework, such as Method Not Allowed (405)."""

    detail: str
    """What went wrong."""


class ErrorDetails(TypedDict):
    """More about an error, for programs."""

    error_code: NotRequired[str | None]
    """A word for the case. Null or absent: none."""


class ErrorBody(TypedDict):
    """What went wrong."""

    type: str
    """
    Kind of error. Anthropic, Ollama: invalid_request_error (400), authentication_error (401), billing_error (402),
    permission_error (403), not_found_error (404), conflict_error (409), request_too_large (413), rate_limit_error
    (429), api_error (500), timeout_error (504), overloaded_error (529; 503 on Ollama). vLLM: BadRequestError,
    NotFoundError, InternalServerError, Service Unavailable, Bad Request (body does not fit), internal_error (inside
    a stream). llama.cpp: invalid_request_error, authentication_error, server_error, exceed_context_size_error and
    others of its own API.
    """
    message: str
    """For a person to read."""
    details: NotRequired[ErrorDetails | None]
    """More for programs. Null or absent: nothing."""
    code: NotRequired[int]
    """llama.cpp, and vLLM where the body does not fit: the status again. Absent otherwise."""
    param: NotRequired[str | None]
    """vLLM where the body does not fit: the field, such as body.max_tokens. Absent otherwise."""
    n_prompt_tokens: NotRequired[int]
    """llama.cpp, exceed_context_size_error: tokens of the prompt. Absent otherwise."""
    n_ctx: NotRequired[int]
    """llama.cpp, exceed_context_size_error: tokens that fit. Absent otherwise."""


class ErrorEnvelope(TypedDict):
    """The usual shape."""

    type: NotRequired[Literal["error"]]
    """Always this. Absent on llama.cpp, and on vLLM where the body does not fit (400)."""
    error: ErrorBody
    """What went wrong."""
    request_id: NotRequired[str | None]
    """Id of the request, as in the header request-id. Null or absent: none; vLLM and llama.cpp have none."""


class ErrorText(TypedDict):
    """vLLM: an error in one text, such as Unauthorized (401)."""

    error: str
    """What went wrong."""


ErrorResponse: TypeAlias = ErrorEnvelope | ErrorText | DetailError
"""
Body of an answer with status 400 or above, in every shape that was seen. It may also be plain text (Ollama's
404 of routes it does not have) or a page from a proxy, which no schema covers.
"""


class UnknownDelta(TypedDict):
    """A delta of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known deltas."""


class CompactionDelta(TypedDict):
    """Beta: the summary, whole."""

    type: Literal["compaction_delta"]
    """Tag of this delta."""
    content: NotRequired[str | None]
    """The summary. Null or absent: it failed."""
    encrypted_content: NotRequired[str | None]
    """More, for Anthropic alone. Null or absent: none."""


class UnknownCitation(TypedDict):
    """A citation of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known citations."""


class WebSearchCitation(TypedDict):
    """A page that the server found."""

    type: Literal["web_search_result_location"]
    """Tag of this citation."""
    cited_text: str
    """The text that is cited; does not count as output."""
    url: str
    """Address of the page."""
    title: NotRequired[str | None]
    """Title of the page. Null or absent: none."""
    encrypted_index: str
    """The place, for Anthropic alone; goes back unchanged."""


class SearchResultCitation(TypedDict):
    """Blocks of a search_result."""

    type: Literal["search_result_location"]
    """Tag of this citation."""
    cited_text: str
    """The text that is cited; does not count as output."""
    source: str
    """Source of the search result."""
    title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    search_result_index: int
    """Which search result of the request, from 0."""
    start_block_index: int
    """First block, from 0."""
    end_block_index: int
    """Behind the last block."""


class BlockLocationCitation(TypedDict):
    """Blocks of a document of blocks."""

    type: Literal["content_block_location"]
    """Tag of this citation."""
    cited_text: str
    """The text that is cited; does not count as output."""
    document_index: int
    """Which document of the request, from 0."""
    document_title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    file_id: NotRequired[str | None]
    """In answers: the uploaded file. Null or absent: none."""
    start_block_index: int
    """First block, from 0."""
    end_block_index: int
    """Behind the last block."""


class CharLocationCitation(TypedDict):
    """A stretch of a document of plain text."""

    type: Literal["char_location"]
    """Tag of this citation."""
    cited_text: str
    """The text that is cited; does not count as output."""
    document_index: int
    """Which document of the request, from 0."""
    document_title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    file_id: NotRequired[str | None]
    """In answers: the uploaded file. Null or absent: none."""
    start_char_index: int
    """First character, from 0."""
    end_char_index: int
    """Behind the last character."""


class PageLocationCitation(TypedDict):
    """Pages of a PDF document."""

    type: Literal["page_location"]
    """Tag of this citation."""
    cited_text: str
    """The text that is cited; does not count as output."""
    document_index: int
    """Which document of the request, from 0."""
    document_title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    file_id: NotRequired[str | None]
    """In answers: the uploaded file. Null or absent: none."""
    start_page_number: int
    """First page, from 1."""
    end_page_number: int
    """Behind the last page."""


TextCitation: TypeAlias = (
    CharLocationCitation
    | PageLocationCitation
    | BlockLocationCitation
    | SearchResultCitation
    | WebSearchCitation
    | UnknownCitation
)
"""What a text cites, distinguished by type."""


class CitationsDelta(TypedDict):
    """One more citation."""

    type: Literal["citations_delta"]
    """Tag of this delta."""
    citation: TextCitation
    """The citation."""


class SignatureDelta(TypedDict):
    """Signature of the thoughts, once, last."""

    type: Literal["signature_delta"]
    """Tag of this delta."""
    signature: str
    """The signature; "" on llama.cpp. Ollama sends none."""


class ThinkingDelta(TypedDict):
    """More thoughts."""

    type: Literal["thinking_delta"]
    """Tag of this delta."""
    thinking: str
    """The thoughts."""


class TextDelta(TypedDict):
    """More text."""

    type: Literal["text_delta"]
    """Tag of this delta."""
    text: str
    """The text."""


class InputJsonDelta(TypedDict):
    """More arguments."""

    type: Literal["input_json_delta"]
    """Tag of this delta."""
    partial_json: str
    """A piece of their JSON text; often "" at first. The whole text at once on Ollama."""


ContentDelta: TypeAlias = (
    TextDelta | InputJsonDelta | ThinkingDelta | SignatureDelta | CitationsDelta | CompactionDelta | UnknownDelta
)
"""What is new in a block, distinguished by type."""


class ContentBlockDeltaEvent(TypedDict):
    """A block goes on."""

    type: Literal["content_block_delta"]
    """Tag of this event."""
    index: int
    """Which block, from 0."""
    delta: ContentDelta
    """What is new."""


class ContentBlockStopEvent(TypedDict):
    """A block is whole."""

    type: Literal["content_block_stop"]
    """Tag of this event."""
    index: int
    """Which block, from 0."""


StopReason: TypeAlias = Literal[
    "end_turn",
    "max_tokens",
    "stop_sequence",
    "tool_use",
    "pause_turn",
    "refusal",
    "model_context_window_exceeded",
    "compaction",
]
"""
Why an answer ended. end_turn: by itself; max_tokens: at the limit; stop_sequence: at a text of stop_sequences
(never on Ollama); tool_use: with calls; pause_turn: the server's own tools need another turn; refusal: the
model or a filter declined, with status 200; model_context_window_exceeded: at the end of the context;
compaction: beta, after summing up.
"""


class StopDetails(TypedDict):
    """More about a refusal."""

    type: str
    """Kind of details: refusal."""
    category: NotRequired[str | None]
    """What it was about: cyber, bio, frontier_llm, reasoning_extraction, general_harms. Null or absent: not given."""
    explanation: NotRequired[str | None]
    """For a person. Null or absent: none."""


class Skill(TypedDict):
    """A skill in a container."""

    type: Literal["anthropic", "custom"]
    """Who made it."""
    skill_id: str
    """Its id."""
    version: NotRequired[str]
    """Its version. Absent in requests: latest."""


class Container(TypedDict):
    """A container that server tools ran in."""

    id: str
    """Its id."""
    expires_at: str
    """When it goes away, in ISO 8601."""
    skills: NotRequired[list[Skill] | None]
    """Skills in it (2026-10-21; beta before). Null or absent: none."""


class MessageDelta(TypedDict):
    """How an answer ended."""

    stop_reason: StopReason | None
    """Why."""
    stop_sequence: NotRequired[str | None]
    """The text of stop_sequences that ended it. Null: none. Absent on Ollama."""
    stop_details: NotRequired[StopDetails | None]
    """More about a refusal. Null or absent: nothing."""
    container: NotRequired[Container | None]
    """Container that server tools ran in. Null or absent: none."""


class OutputTokensDetails(TypedDict):
    """Generated tokens by kind."""

    thinking_tokens: int
    """Tokens of thinking."""


class ServerToolUsage(TypedDict):
    """Uses of server tools."""

    web_search_requests: NotRequired[int]
    """Searches. Absent: none."""
    web_fetch_requests: NotRequired[int]
    """Fetched pages. Absent: none."""


class CacheCreation(TypedDict):
    """Tokens written to the cache, by time of life."""

    ephemeral_5m_input_tokens: int
    """For five minutes."""
    ephemeral_1h_input_tokens: int
    """For an hour."""


class UsageIteration(TypedDict):
    """Beta: tokens of one step."""

    type: str
    """Kind of step: message, compaction, advisor_message."""
    model: NotRequired[str]
    """Model of an advisor_message. Absent otherwise."""
    input_tokens: int
    """Tokens of the prompt, without those of the cache."""
    output_tokens: int
    """Tokens generated."""
    cache_creation_input_tokens: NotRequired[int]
    """Tokens written to the cache. Absent: not given."""
    cache_read_input_tokens: NotRequired[int]
    """Tokens from the cache. Absent: not given."""
    cache_creation: NotRequired[CacheCreation | None]
    """Written tokens by time of life. Null or absent: not given."""


class MessageDeltaUsage(TypedDict):
    """Tokens used, when an answer has ended."""

    output_tokens: int
    """Tokens generated, thinking included."""
    input_tokens: NotRequired[int | None]
    """Tokens of the prompt, without those of the cache. Null or absent: as in message_start; llama.cpp leaves it out."""
    cache_creation_input_tokens: NotRequired[int | None]
    """Tokens written to the cache. Null or absent: as in message_start."""
    cache_read_input_tokens: NotRequired[int | None]
    """Tokens from the cache. Null or absent: as in message_start."""
    output_tokens_details: NotRequired[OutputTokensDetails | None]
    """Generated tokens by kind (2026-10-21). Null or absent: not given."""
    server_tool_use: NotRequired[ServerToolUsage | None]
    """Uses of server tools. Null or absent: none."""
    iterations: NotRequired[list[UsageIteration] | None]
    """Beta: tokens by step. Null or absent: one step."""


class AppliedEdit(TypedDict):
    """Beta: one cut."""

    type: str
    """Kind of cut, as in the request."""
    cleared_input_tokens: NotRequired[int]
    """Tokens less. Absent: not given."""
    cleared_tool_uses: NotRequired[int]
    """Calls less. Absent: another kind of cut."""
    cleared_thinking_turns: NotRequired[int]
    """Turns of thinking less. Absent: another kind of cut."""


class AppliedContextManagement(TypedDict):
    """Beta: what was cut out of the conversation."""

    applied_edits: list[AppliedEdit]
    """The cuts."""


class InputTransformation(TypedDict):
    """Something that the server changed in the request."""

    type: str
    """What: thinking_dropped."""
    path: NotRequired[str]
    """Where, such as messages.2.content.0. Absent: not given."""
    reason: NotRequired[str]
    """Why, such as prefix_binding_mismatch. Absent: not given."""


class MessageDeltaEvent(TypedDict):
    """The answer has ended."""

    type: Literal["message_delta"]
    """Tag of this event."""
    delta: MessageDelta
    """How it ended."""
    usage: MessageDeltaUsage
    """Tokens used: whole counts, which replace those of message_start; what is absent stays."""
    context_management: NotRequired[AppliedContextManagement | None]
    """Beta: what was cut out of the conversation. Null or absent: nothing."""
    input_transformations: NotRequired[list[InputTransformation] | None]
    """
    What the server changed in the request (2026-10-21); replaces that of message_start. Null or absent: nothing
    new.
    """


class MessageStopEvent(TypedDict):
    """The stream is whole."""

    type: Literal["message_stop"]
    """Tag of this event."""


class PingEvent(TypedDict):
    """Keeps the connection open; says nothing. Anthropic only."""

    type: Literal["ping"]
    """Tag of this event."""


class ErrorEvent(TypedDict):
    """Something went wrong; nothing follows. Status 200 has been sent already."""

    type: Literal["error"]
    """Tag of this event."""
    error: ErrorBody
    """What went wrong."""
    request_id: NotRequired[str | None]
    """Id of the request. Null or absent: none."""


class BareErrorEvent(TypedDict):
    """llama.cpp: an error without its envelope, in an event that is named error."""

    type: Literal[
        "invalid_request_error",
        "authentication_error",
        "server_error",
        "not_found_error",
        "permission_error",
        "unavailable_error",
        "not_supported_error",
        "exceed_context_size_error",
    ]
    """Tag of this event: the kind of error."""
    code: NotRequired[int]
    """The status that the error would have had. Absent: not given."""
    message: str
    """For a person to read."""


class UnknownEvent(TypedDict):
    """An event of a later version. To be passed over."""

    type: str
    """Any tag but those of the known events."""


MessageStreamEvent: TypeAlias = Union[
    "MessageStartEvent",
    "ContentBlockStartEvent",
    ContentBlockDeltaEvent,
    ContentBlockStopEvent,
    MessageDeltaEvent,
    MessageStopEvent,
    PingEvent,
    ErrorEvent,
    BareErrorEvent,
    UnknownEvent,
]
"""
Data of one server-sent event of an answer with stream, distinguished by type, which the event's name repeats. A
message is message_start, then each block by content_block_start, content_block_delta and content_block_stop,
then message_delta and message_stop; blocks never overlap. Without message_stop the answer was cut off. There is
no [DONE]. llama.cpp leaves message_start out when the first token is half a character.
"""


class MessageStartEvent(TypedDict):
    """The answer begins."""

    type: Literal["message_start"]
    """Tag of this event."""
    message: "StartMessage"
    """The answer so far: no content."""


class Usage(TypedDict):
    """Tokens used. There is no total."""

    input_tokens: int
    """Tokens of the prompt, without those of the cache."""
    output_tokens: int
    """Tokens generated, thinking included."""
    cache_creation_input_tokens: NotRequired[int | None]
    """Tokens of the prompt that were written to the cache. Null or absent: not given."""
    cache_read_input_tokens: NotRequired[int | None]
    """Tokens of the prompt that came from the cache. Null or absent: not given."""
    cache_creation: NotRequired[CacheCreation | None]
    """Written tokens by time of life. Null or absent: not given."""
    output_tokens_details: NotRequired[OutputTokensDetails | None]
    """Generated tokens by kind (2026-10-21). Null or absent: not given."""
    server_tool_use: NotRequired[ServerToolUsage | None]
    """Uses of server tools. Null or absent: none."""
    service_tier: NotRequired[str | None]
    """Capacity that was used: standard, priority, batch. Null or absent: not given."""
    inference_geo: NotRequired[str | None]
    """Region that the model ran in. Null or absent: not given."""
    speed: NotRequired[str | None]
    """Mode of inference: standard, fast (2026-10-21; beta before). Null or absent: standard."""
    iterations: NotRequired[list[UsageIteration] | None]
    """Beta: tokens by step, where an answer took several. Null or absent: one step."""


class CacheMissReason(TypedDict):
    """Why the cache was missed."""

    type: str
    """model_changed, system_changed, tools_changed, messages_changed, previous_message_not_found, unavailable."""
    cache_missed_input_tokens: NotRequired[int]
    """Tokens that the cache could have given. Absent: not known."""


class Diagnostics(TypedDict):
    """Why the cache was missed (2026-10-21)."""

    cache_miss_reason: NotRequired[CacheMissReason | None]
    """The reason. Null or absent: it was not missed."""


class StartMessage(TypedDict):
    """An answer that has only begun."""

    id: str
    """Id of the answer. Anthropic: msg_ and more; vLLM, llama.cpp: chatcmpl-; Ollama: msg_ and 24 hexadecimal digits."""
    type: Literal["message"]
    """Always this."""
    role: Literal["assistant"]
    """Always this."""
    model: str
    """The model that answered: a dated version on Anthropic, the name asked for elsewhere."""
    content: list["ContentBlock"]
    """Always []."""
    stop_reason: NotRequired[StopReason | None]
    """Null: it has not ended. Absent on Ollama."""
    stop_sequence: NotRequired[str | None]
    """Null: it has not ended. Absent on Ollama."""
    stop_details: NotRequired[StopDetails | None]
    """More about a refusal. Null or absent: nothing."""
    container: NotRequired[Container | None]
    """Container that server tools ran in. Null or absent: none."""
    context_management: NotRequired[AppliedContextManagement | None]
    """Beta: what was cut out of the conversation. Null or absent: nothing."""
    diagnostics: NotRequired[Diagnostics | None]
    """Why the cache was missed (2026-10-21). Null or absent: not asked."""
    input_transformations: NotRequired[list[InputTransformation] | None]
    """
    What the server changed in the request (2026-10-21; seen in test payloads of Anthropic's SDK). Null or absent:
    nothing.
    """
    usage: Usage
    """Tokens of the prompt; an estimate on Ollama. message_delta has the last word."""


class ContentBlockStartEvent(TypedDict):
    """A block begins."""

    type: Literal["content_block_start"]
    """Tag of this event."""
    index: int
    """Which block, from 0."""
    content_block: "StartBlock"
    """The block so far; whole where no deltas follow."""


class TextBlock(TypedDict):
    """Text."""

    type: Literal["text"]
    """Tag of this block."""
    text: str
    """The text."""
    citations: NotRequired[list[TextCitation] | None]
    """What it cites. Null or absent: nothing."""


class ThinkingBlock(TypedDict):
    """What the model thought, or a summary of it."""

    type: Literal["thinking"]
    """Tag of this block."""
    thinking: str
    """The thoughts; "" where display is omitted."""
    signature: NotRequired[str]
    """
    Proof that the model made them; "" on llama.cpp. Absent on Ollama, and on vLLM and llama.cpp where a stream
    starts.
    """


ToolInput: TypeAlias = dict[str, Any]
"""Arguments of a call: names and JSON values, {} when empty, never text."""


class UnknownCaller(TypedDict):
    """A caller of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known callers."""


class DirectCaller(TypedDict):
    """The model itself."""

    type: Literal["direct"]
    """Tag of this caller."""


class CodeExecutionCaller(TypedDict):
    """Code that the model wrote and the server ran."""

    type: Literal["code_execution_20250825", "code_execution_20260120"]
    """Tag of this caller: the tool that ran the code."""
    tool_id: str
    """Id of the server_tool_use block with the code."""


Caller: TypeAlias = DirectCaller | CodeExecutionCaller | UnknownCaller
"""Who asked for a call, distinguished by type."""


class StartToolUseBlock(TypedDict):
    """A call that begins. Its arguments come as deltas; where none come they are {}."""

    type: Literal["tool_use"]
    """Tag of this block."""
    id: str
    """Id of the call."""
    name: str
    """Name of the tool."""
    input: NotRequired[ToolInput]
    """Always {}. Absent on llama.cpp."""
    caller: NotRequired[Caller | None]
    """Who asks for the call. Null or absent: the model itself."""
    toolset_name: NotRequired[str | None]
    """Toolset that the tool belongs to (2026-10-21). Null or absent: none."""


class RedactedThinkingBlock(TypedDict):
    """Thoughts that only Anthropic can read; go back unchanged."""

    type: Literal["redacted_thinking"]
    """Tag of this block."""
    data: str
    """The encrypted thoughts."""


class CacheControl(TypedDict):
    """A cache point."""

    type: Literal["ephemeral"]
    """Kind of cache; there is one."""
    ttl: NotRequired[Literal["5m", "1h"]]
    """How long it is kept after its last use. Absent means 5m."""


class ServerToolUseBlock(TypedDict):
    """A call that the server made by itself; goes back unchanged."""

    type: Literal["server_tool_use"]
    """Tag of this block."""
    id: str
    """Id of the call."""
    name: str
    """
    Name of the tool: web_search, web_fetch, code_execution, bash_code_execution, text_editor_code_execution,
    tool_search_tool_regex, tool_search_tool_bm25, advisor.
    """
    input: ToolInput
    """The arguments."""
    caller: NotRequired[Caller | None]
    """Who asked for the call. Null or absent: the model itself."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class ServerToolError(TypedDict):
    """Why a tool of the server failed."""

    type: Literal[
        "code_execution_tool_result_error",
        "bash_code_execution_tool_result_error",
        "text_editor_code_execution_tool_result_error",
        "tool_search_tool_result_error",
        "web_search_tool_result_error",
        "web_fetch_tool_result_error",
        "advisor_tool_result_error",
    ]
    """Tag of this result: which tool it was."""
    error_code: str
    """
    invalid_tool_input, unavailable, too_many_requests, execution_time_exceeded, max_uses_exceeded and others by
    tool.
    """
    error_message: NotRequired[str | None]
    """For a person; text editor and tool search only. Null or absent: none."""


class WebSearchResult(TypedDict):
    """One page that was found."""

    type: Literal["web_search_result"]
    """Tag of this result."""
    url: str
    """Address of the page."""
    title: str
    """Title of the page."""
    encrypted_content: str
    """Its text, for Anthropic alone."""
    page_age: NotRequired[str | None]
    """How old it is, in words. Null or absent: not known."""


WebSearchToolResultContent: TypeAlias = list[WebSearchResult] | ServerToolError
"""Result of a web search: pages, or an error."""


class WebSearchToolResultBlock(TypedDict):
    """What the server found on the web; goes back unchanged."""

    type: Literal["web_search_tool_result"]
    """Tag of this block."""
    tool_use_id: str
    """Id of the server_tool_use block."""
    content: WebSearchToolResultContent
    """The pages, or why no page was found."""
    caller: NotRequired[Caller | None]
    """Who asked for the search. Null or absent: the model itself."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class ContainerUploadBlock(TypedDict):
    """A file for the container, in user messages, or from it, in answers."""

    type: Literal["container_upload"]
    """Tag of this block."""
    file_id: str
    """Id of the file."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class McpToolUseBlock(TypedDict):
    """Beta: a call that the server made to an MCP server; goes back unchanged."""

    type: Literal["mcp_tool_use"]
    """Tag of this block."""
    id: str
    """Id of the call."""
    name: str
    """Name of the tool."""
    server_name: str
    """Name of the MCP server."""
    input: ToolInput
    """The arguments."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class McpText(TypedDict):
    """Text of an MCP result."""

    type: Literal["text"]
    """Tag of this block."""
    text: str
    """The text."""
    citations: NotRequired[list[TextCitation] | None]
    """What it cites. Null or absent: nothing."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


McpToolResultContent: TypeAlias = str | list[McpText]
"""Content of an MCP result: one text, or blocks of text."""


class McpToolResultBlock(TypedDict):
    """Beta: result of a call to an MCP server; goes back unchanged."""

    type: Literal["mcp_tool_result"]
    """Tag of this block."""
    tool_use_id: str
    """Id of the call."""
    content: NotRequired[McpToolResultContent]
    """The result. Absent: none, in requests only."""
    is_error: NotRequired[bool]
    """Whether the tool failed. Absent means false, in requests only."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class CompactionBlock(TypedDict):
    """Beta: stands for the conversation before it, which the server summed up; goes back unchanged."""

    type: Literal["compaction"]
    """Tag of this block."""
    content: NotRequired[str | None]
    """The summary. Null: it failed, or a stream has only begun."""
    encrypted_content: NotRequired[str | None]
    """More, for Anthropic alone. Null or absent: none."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class ModelReference(TypedDict):
    """A model."""

    model: str
    """Its name."""


class FallbackTrigger(TypedDict):
    """Why another model answers."""

    type: str
    """What happened: refusal."""
    category: NotRequired[str | None]
    """Kind of refusal. Null or absent: not given."""


FallbackBlock = TypedDict(
    "FallbackBlock",
    {
        "type": Literal["fallback"],
        "from": NotRequired[ModelReference],
        "to": ModelReference,
        "trigger": NotRequired[FallbackTrigger | None],
    },
)


class UnknownBlock(TypedDict):
    """A block of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known blocks."""


StartBlock: TypeAlias = Union[
    TextBlock,
    ThinkingBlock,
    StartToolUseBlock,
    RedactedThinkingBlock,
    ServerToolUseBlock,
    WebSearchToolResultBlock,
    "ServerToolResultBlock",
    ContainerUploadBlock,
    McpToolUseBlock,
    McpToolResultBlock,
    CompactionBlock,
    FallbackBlock,
    UnknownBlock,
]
"""A block that begins, distinguished by type."""


class CapabilitySupport(TypedDict):
    """Whether a model can do something."""

    supported: bool
    """Whether it can."""


class ContextManagementCapability(TypedDict):
    """Which cuts a model knows."""

    supported: bool
    """Whether it knows any."""
    clear_thinking_20251015: NotRequired[CapabilitySupport | None]
    """Whether thinking is cut. Null or absent: not given."""
    clear_tool_uses_20250919: NotRequired[CapabilitySupport | None]
    """Whether calls are cut. Null or absent: not given."""
    compact_20260112: NotRequired[CapabilitySupport | None]
    """Whether it sums up. Null or absent: not given."""


class EffortCapability(TypedDict):
    """Which efforts a model knows."""

    supported: bool
    """Whether it knows any."""
    low: NotRequired[CapabilitySupport]
    """Whether it knows low. Absent: not given."""
    medium: NotRequired[CapabilitySupport]
    """Whether it knows medium. Absent: not given."""
    high: NotRequired[CapabilitySupport]
    """Whether it knows high. Absent: not given."""
    max: NotRequired[CapabilitySupport]
    """Whether it knows max. Absent: not given."""
    xhigh: NotRequired[CapabilitySupport | None]
    """Whether it knows xhigh. Null or absent: not given."""


class ThinkingTypes(TypedDict):
    """Which settings of thinking a model takes."""

    adaptive: NotRequired[CapabilitySupport]
    """Whether it takes adaptive. Absent: not given."""
    enabled: NotRequired[CapabilitySupport]
    """Whether it takes enabled. Absent: not given."""


class ThinkingCapability(TypedDict):
    """How a model thinks."""

    supported: bool
    """Whether it thinks."""
    types: NotRequired[ThinkingTypes]
    """Which settings it takes. Absent: not given."""


class ModelCapabilities(TypedDict):
    """What a model can do. Anthropic sends every key that it knows."""

    batch: NotRequired[CapabilitySupport]
    """Whether it works in batches. Absent: not given."""
    citations: NotRequired[CapabilitySupport]
    """Whether it cites. Absent: not given."""
    code_execution: NotRequired[CapabilitySupport]
    """Whether it uses the code execution tool. Absent: not given."""
    context_management: NotRequired[ContextManagementCapability]
    """Which cuts it knows. Absent: not given."""
    effort: NotRequired[EffortCapability]
    """Which efforts it knows. Absent: not given."""
    image_input: NotRequired[CapabilitySupport]
    """Whether it takes images. Absent: not given."""
    pdf_input: NotRequired[CapabilitySupport]
    """Whether it takes PDF documents. Absent: not given."""
    structured_outputs: NotRequired[CapabilitySupport]
    """Whether it is held to schemas: output_config.format, strict tools. Absent: not given."""
    thinking: NotRequired[ThinkingCapability]
    """How it thinks. Absent: not given."""


class Model(TypedDict):
    """A model."""

    type: Literal["model"]
    """Always this."""
    id: str
    """Its name in requests."""
    display_name: str
    """Its name for people."""
    created_at: str
    """When it was released, in RFC 3339; 1970 if not known."""
    max_input_tokens: NotRequired[int | None]
    """Tokens of its context. Null: not known; absent before 2026."""
    max_tokens: NotRequired[int | None]
    """Most tokens of an answer. Null: not known; absent before 2026."""
    capabilities: NotRequired[ModelCapabilities | None]
    """What it can do. Null: not known; absent before 2026."""
    lifecycle: NotRequired[str]
    """Whether it is on offer: active, deprecated or retired. Absent before November 2026."""


class ModelList(TypedDict):
    """One page of the list, newest model first."""

    data: list[Model]
    """The models."""
    has_more: bool
    """Whether there are more in this direction."""
    first_id: NotRequired[str | None]
    """Id of the first one: before_id of the page before. Null or absent: none."""
    last_id: NotRequired[str | None]
    """Id of the last one: after_id of the page behind. Null or absent: none."""


class BillingPolicy(TypedDict):
    """Who pays."""

    type: Literal["billing_policy"]
    """Kind of policy; there is one."""
    bill_to: NotRequired[str]
    """Who: user_profile. Absent: the workspace."""


class FallbackCreditToken(TypedDict):
    """Pays for another try after a refusal."""

    token: str
    """The token."""
    mode: NotRequired[str]
    """How strictly: best_effort. Absent: by default."""


class ThreadParams(TypedDict):
    """Keeps the conversation on the server."""

    type: str
    """What to do: create."""


class TextBlockParam(TypedDict):
    """Text. Not empty and not blank on Anthropic."""

    type: Literal["text"]
    """Tag of this block."""
    text: str
    """The text."""
    citations: NotRequired[list[TextCitation] | None]
    """What an earlier answer cited. Null or absent: nothing. With 2026-10-21 not in user messages."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


SystemPrompt: TypeAlias = str | list[TextBlockParam]
"""Instructions: one text, or blocks of text in order."""


class NoToolChoice(TypedDict):
    """No tool is called."""

    type: Literal["none"]
    """Tag of this choice."""


class NamedToolChoice(TypedDict):
    """This tool is called."""

    type: Literal["tool"]
    """Tag of this choice."""
    name: str
    """Name of the tool."""
    disable_parallel_tool_use: NotRequired[bool | None]
    """Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only."""


class AutoToolChoice(TypedDict):
    """The model decides."""

    type: Literal["auto"]
    """Tag of this choice."""
    disable_parallel_tool_use: NotRequired[bool | None]
    """Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only."""


class AnyToolChoice(TypedDict):
    """Some tool is called."""

    type: Literal["any"]
    """Tag of this choice."""
    disable_parallel_tool_use: NotRequired[bool | None]
    """Whether at most one call is made (auto) or exactly one (any, tool). Absent means false. Null: vLLM only."""


ToolChoice: TypeAlias = AutoToolChoice | AnyToolChoice | NamedToolChoice | NoToolChoice
"""Whether and which tool is called, distinguished by type."""


class ThinkingBetweenTools(TypedDict):
    """Think between calls only (2026-10-21)."""

    type: Literal["between_tools"]
    """Tag of this setting."""


class DisabledThinking(TypedDict):
    """Do not think."""

    type: Literal["disabled"]
    """Tag of this setting."""


class EnabledThinking(TypedDict):
    """
    Think up to a budget. Claude Opus 4.7 and later, Sonnet 5 and the 5 family refuse it (400); Ollama ignores the
    budget.
    """

    type: Literal["enabled"]
    """Tag of this setting."""
    budget_tokens: int
    """
    Most tokens for thinking; at least 1024 on Anthropic and vLLM, and below max_tokens. Ollama takes any number and
    ignores it.
    """
    display: NotRequired[Literal["summarized", "omitted", "updates"] | None]
    """
    How thoughts come back: as a summary, or not at all (only their signature). Null or absent: as the model does by
    itself. updates: vLLM, which ignores the value.
    """


class AdaptiveThinking(TypedDict):
    """Think as much as the model finds right."""

    type: Literal["adaptive"]
    """Tag of this setting."""
    display: NotRequired[Literal["summarized", "omitted", "updates"] | None]
    """
    How thoughts come back: as a summary, or not at all (only their signature). Null or absent: as the model does by
    itself. updates: vLLM, which ignores the value.
    """


ThinkingConfig: TypeAlias = EnabledThinking | AdaptiveThinking | DisabledThinking | ThinkingBetweenTools
"""Whether and how the model thinks, distinguished by type."""


class JsonOutputFormat(TypedDict):
    """The answer is one JSON value of a schema."""

    type: Literal["json_schema"]
    """Tag of this format; there is one."""
    schema: dict[str, Any]
    """
    JSON Schema of a part of its keywords: additionalProperties false on every object; no bounds, no oneOf, no
    recursion.
    """


class TaskBudget(TypedDict):
    """Beta: tokens for a whole task."""

    type: Literal["tokens"]
    """Kind of budget; there is one."""
    total: int
    """Tokens of the task."""
    remaining: NotRequired[int | None]
    """Tokens that are left. Null or absent: all."""


class OutputConfig(TypedDict):
    """Form of the answer and effort."""

    effort: NotRequired[Literal["low", "medium", "high", "xhigh", "max"] | None]
    """How hard to work; which levels there are depends on the model. Null or absent: the model's own."""
    format: NotRequired[JsonOutputFormat | None]
    """Form of the text of the answer. Null or absent: free."""
    task_budget: NotRequired[TaskBudget | None]
    """Beta: tokens for a whole task. Null or absent: no budget."""


class Metadata(TypedDict):
    """About the request. vLLM takes any object."""

    user_id: NotRequired[str | None]
    """Opaque id of the end user; no name, no address. Null or absent: none."""


class ContainerParams(TypedDict):
    """Settings of a container."""

    id: NotRequired[str | None]
    """Id of a container that is there. Null or absent: a new one."""
    skills: NotRequired[list[Skill] | None]
    """Skills to load. Null or absent: none."""


ContainerReference: TypeAlias = str | ContainerParams
"""Container for server tools: its id, or its settings."""


class DiagnosticsParams(TypedDict):
    """Asks why the cache was missed (2026-10-21)."""

    previous_message_id: NotRequired[str | None]
    """Answer whose request should have filled the cache. Null or absent: none."""


class ContextThreshold(TypedDict):
    """Beta: an amount."""

    type: str
    """Of what: input_tokens, tool_uses, thinking_turns, all."""
    value: NotRequired[int]
    """How much. Absent with all."""


ContextKeep: TypeAlias = Literal["all"] | ContextThreshold
"""What a cut keeps: the word all, or so many."""


class ContextEdit(TypedDict):
    """Beta: one cut."""

    type: str
    """Kind of cut: clear_tool_uses_20250919, clear_thinking_20251015, compact_20260112."""
    trigger: NotRequired[ContextThreshold | None]
    """When it is made. Null or absent: by default."""
    keep: NotRequired[ContextKeep | None]
    """What stays. Null or absent: by default."""
    clear_at_least: NotRequired[ContextThreshold | None]
    """Cut at least so much. Null or absent: no bound."""
    clear_tool_inputs: NotRequired[bool | list[str] | None]
    """Whether arguments go too, or of which tools. Null or absent: no."""
    exclude_tools: NotRequired[list[str] | None]
    """Tools whose calls stay. Null or absent: none."""
    instructions: NotRequired[str | None]
    """How to sum up (compact). Null or absent: by default."""
    pause_after_compaction: NotRequired[bool]
    """Whether to stop after summing up (compact). Absent means false."""


class ContextManagementConfig(TypedDict):
    """Beta: what the server may cut out of a long conversation."""

    edits: NotRequired[list[ContextEdit]]
    """The cuts, in order. Absent: none."""


class McpToolConfiguration(TypedDict):
    """Beta: which tools of an MCP server may be used."""

    allowed_tools: NotRequired[list[str] | None]
    """Their names. Null or absent: all."""
    enabled: NotRequired[bool | None]
    """Whether any. Null or absent: yes."""


class McpServer(TypedDict):
    """Beta: an MCP server."""

    type: Literal["url"]
    """Kind of server; there is one."""
    url: str
    """Its address."""
    name: str
    """Its name in the request."""
    authorization_token: NotRequired[str | None]
    """Its key. Null or absent: none."""
    tool_configuration: NotRequired[McpToolConfiguration | None]
    """Which tools may be used. Null or absent: all."""


class ToolInputSchema(TypedDict):
    """JSON Schema 2020-12 of the arguments, of type object."""

    type: Literal["object"]
    """Always this, for a tool without arguments too."""
    properties: NotRequired[dict[str, Any] | None]
    """The arguments by name. Null or absent: none are named."""
    required: NotRequired[list[str] | None]
    """Names of arguments that must be given. Null or absent: none."""


class CustomTool(TypedDict):
    """A tool of the client."""

    type: NotRequired[Literal["custom"] | None]
    """The word custom. Null or absent means the same."""
    name: str
    """Its name."""
    description: NotRequired[str | None]
    """What it does and when to use it. Absent: nothing is said. Null: vLLM only."""
    input_schema: ToolInputSchema
    """Its arguments. llama.cpp alone does without."""
    strict: NotRequired[bool | None]
    """
    Whether arguments are held to the schema, of which Anthropic then takes a part only; vLLM and llama.cpp
    constrain the model. Absent means false. Null: vLLM only.
    """
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool | None]
    """Whether its definition waits for the tool search. Absent means false. Null: vLLM only."""
    eager_input_streaming: NotRequired[bool | None]
    """Whether arguments are streamed before they are checked. Null or absent: no."""
    input_examples: NotRequired[list[ToolInput]]
    """Arguments as they should look. Absent: none."""


class UnknownTool(TypedDict):
    """A tool of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known tools."""


class ToolConfig(TypedDict):
    """Settings of a tool of a toolset."""

    enabled: NotRequired[bool]
    """Whether it may be used. Absent: by default."""
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""


ToolConfigs: TypeAlias = dict[str, ToolConfig | None]
"""Settings of tools by their name."""


class Toolset(TypedDict):
    """A browser or a computer of the client (2026-10-21)."""

    type: Literal["browser_toolset_20260801", "computer_toolset_20260801"]
    """Tag of this tool, with its version."""
    configs: NotRequired[ToolConfigs | None]
    """Settings by tool, such as left_click. Null or absent: none."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""


class McpToolset(TypedDict):
    """Beta: the tools of an MCP server of the request."""

    type: Literal["mcp_toolset"]
    """Tag of this tool."""
    mcp_server_name: str
    """Name of the server."""
    configs: NotRequired[ToolConfigs | None]
    """Settings by tool. Null or absent: none."""
    default_config: NotRequired[ToolConfig]
    """Settings of all other tools. Absent: by default."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""


class AdvisorTool(TypedDict):
    """Beta: another model that the model may ask."""

    type: Literal["advisor_20260301"]
    """Tag of this tool."""
    name: Literal["advisor"]
    """Always this."""
    model: str
    """The other model."""
    caching: NotRequired[CacheControl | None]
    """Cache for the other model. Null or absent: none."""
    max_uses: NotRequired[int | None]
    """Most uses in a request. Null or absent: no bound."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""


class ToolSearchTool(TypedDict):
    """A search among tools whose definitions wait."""

    type: Literal[
        "tool_search_tool_bm25_20251119",
        "tool_search_tool_bm25",
        "tool_search_tool_regex_20251119",
        "tool_search_tool_regex",
    ]
    """Tag of this tool, with its version."""
    name: Literal["tool_search_tool_bm25", "tool_search_tool_regex"]
    """Its name, which goes with its version."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""


class CitationsConfig(TypedDict):
    """Whether a document may be cited."""

    enabled: NotRequired[bool]
    """Whether it may. Absent means false."""


class ToolName(TypedDict):
    """Names a tool."""

    type: Literal["tool_reference"]
    """Tag of this object."""
    name: str
    """Name of the tool."""


class WebFetchUrlSource(TypedDict):
    """Which of them."""

    type: str
    """all, none, only (these tools) or except (these tools)."""
    tools: NotRequired[list[ToolName]]
    """The tools, with only and except. Absent otherwise."""


class WebFetchUrlSources(TypedDict):
    """Where addresses that are fetched may come from (2026-10-21)."""

    user_input: NotRequired[WebFetchUrlSource]
    """Messages of the user. Absent: all."""
    client_tool_results: NotRequired[WebFetchUrlSource]
    """Results of the client's tools. Absent: all."""
    server_tool_results: NotRequired[WebFetchUrlSource]
    """Results of the server's tools. Absent: all."""


class WebFetchTool(TypedDict):
    """Pages that the server fetches."""

    type: Literal["web_fetch_20250910", "web_fetch_20260209", "web_fetch_20260309", "web_fetch_20260318"]
    """Tag of this tool, with its version."""
    name: Literal["web_fetch"]
    """Always this."""
    allowed_domains: NotRequired[list[str] | None]
    """Only these domains. Null or absent: all."""
    blocked_domains: NotRequired[list[str] | None]
    """Not these domains. Null or absent: none."""
    max_uses: NotRequired[int | None]
    """Most uses in a request. Null or absent: no bound."""
    max_content_tokens: NotRequired[int | None]
    """Most tokens of a page. Null or absent: no bound."""
    citations: NotRequired[CitationsConfig | None]
    """Whether pages may be cited. Null or absent: no."""
    url_sources: NotRequired[WebFetchUrlSources | None]
    """Where addresses may come from (2026-10-21). Null or absent: from anywhere in the conversation."""
    use_cache: NotRequired[bool]
    """Whether a cached page will do (from 20260309 on). Absent means true."""
    response_inclusion: NotRequired[Literal["full", "excluded"]]
    """Whether results of calls that code made are in the answer (the version of March 18, 2026). Absent means full."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""


class UserLocation(TypedDict):
    """Where the user is, roughly."""

    type: Literal["approximate"]
    """Kind of location; there is one."""
    city: NotRequired[str | None]
    """City. Null or absent: not given."""
    region: NotRequired[str | None]
    """Region. Null or absent: not given."""
    country: NotRequired[str | None]
    """Country, two letters. Null or absent: not given."""
    timezone: NotRequired[str | None]
    """Time zone, IANA name. Null or absent: not given."""


class WebSearchTool(TypedDict):
    """A search that the server makes."""

    type: Literal["web_search_20250305", "web_search_20260209", "web_search_20260318"]
    """Tag of this tool, with its version."""
    name: Literal["web_search"]
    """Always this."""
    allowed_domains: NotRequired[list[str] | None]
    """Only these domains. Null or absent: all."""
    blocked_domains: NotRequired[list[str] | None]
    """Not these domains. Null or absent: none."""
    max_uses: NotRequired[int | None]
    """Most uses in a request. Null or absent: no bound."""
    user_location: NotRequired[UserLocation | None]
    """Where the user is, roughly. Null or absent: not given."""
    response_inclusion: NotRequired[Literal["full", "excluded"]]
    """Whether results of calls that code made are in the answer (the version of March 18, 2026). Absent means full."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""


class CodeExecutionTool(TypedDict):
    """Code that the server runs."""

    type: Literal[
        "code_execution_20250522", "code_execution_20250825", "code_execution_20260120", "code_execution_20260521"
    ]
    """Tag of this tool, with its version."""
    name: Literal["code_execution"]
    """Always this."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""


class ComputerTool(TypedDict):
    """Beta: a screen, mouse and keyboard of the client."""

    type: Literal["computer_20241022", "computer_20250124", "computer_20251124"]
    """Tag of this tool, with its version."""
    name: Literal["computer"]
    """Always this."""
    display_width_px: int
    """Width of the screen."""
    display_height_px: int
    """Height of the screen."""
    display_number: NotRequired[int | None]
    """Number of the X11 display. Null or absent: none."""
    enable_zoom: NotRequired[bool]
    """Whether the model may zoom (20251124). Absent means false."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""
    input_examples: NotRequired[list[ToolInput]]
    """Arguments as they should look. Absent: none."""


class MemoryTool(TypedDict):
    """A memory that the client keeps."""

    type: Literal["memory_20250818"]
    """Tag of this tool."""
    name: Literal["memory"]
    """Always this."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""
    input_examples: NotRequired[list[ToolInput]]
    """Arguments as they should look. Absent: none."""


class BashTool(TypedDict):
    """A shell of the client. The version 20241022 is beta."""

    type: Literal["bash_20250124", "bash_20241022"]
    """Tag of this tool, with its version."""
    name: Literal["bash"]
    """Always this."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""
    input_examples: NotRequired[list[ToolInput]]
    """Arguments as they should look. Absent: none."""


class TextEditorTool(TypedDict):
    """A text editor of the client. The version 20241022 is beta."""

    type: Literal["text_editor_20250124", "text_editor_20250429", "text_editor_20250728", "text_editor_20241022"]
    """Tag of this tool, with its version."""
    name: Literal["str_replace_editor", "str_replace_based_edit_tool"]
    """Its name, which goes with its version."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this tool. Null or absent: none."""
    allowed_callers: NotRequired[list[str]]
    """
    Who may call it: direct, code_execution_20250825, code_execution_20260120, code_execution_20260521. Absent: the
    model alone.
    """
    defer_loading: NotRequired[bool]
    """Whether its definition waits for the tool search. Absent means false."""
    strict: NotRequired[bool]
    """Whether names and arguments are held to the definition. Absent means false."""
    input_examples: NotRequired[list[ToolInput]]
    """Arguments as they should look. Absent: none."""
    max_characters: NotRequired[int | None]
    """Most characters of a view (20250728). Null or absent: no bound."""


BuiltInTool: TypeAlias = (
    BashTool
    | TextEditorTool
    | MemoryTool
    | ComputerTool
    | CodeExecutionTool
    | WebSearchTool
    | WebFetchTool
    | ToolSearchTool
    | AdvisorTool
    | McpToolset
    | Toolset
    | UnknownTool
)
"""A tool that Anthropic defines, distinguished by type. vLLM and llama.cpp know none; Ollama knows web_search."""


ToolParam: TypeAlias = CustomTool | BuiltInTool
"""A tool: one of the client, or one that Anthropic defines."""


class MessagesRequest(TypedDict):
    """
    Body of POST /v1/messages. The two versions of Anthropic's contract differ by the header anthropic-version:
    2023-06-01 and 2026-10-21, which has no sampling parameters. Anthropic refuses every key that it does not know
    (400 "...: Extra inputs are not permitted"); vLLM, llama.cpp and Ollama ignore them, and llama.cpp also obeys
    the keys of its own API here. Null for an optional key is absence to vLLM; Anthropic takes it only where its
    specification says so. Keys that were seen with 2026-10-21 only are marked so; keys marked beta need a header
    anthropic-beta.
    """

    model: str
    """Name of the model. llama.cpp answers with the one model it has, whatever is named."""
    messages: list["MessageParam"]
    """
    The conversation, oldest first. Neighbours of one role are joined by Anthropic. The first one should be of role
    user; an assistant message first was taken too. [] is an error on vLLM (400), taken by llama.cpp.
    """
    max_tokens: int
    """
    Most tokens to generate, thinking included. 0 only fills the cache (Anthropic); vLLM and Ollama want at least 1.
    llama.cpp alone does without it.
    """
    system: NotRequired[SystemPrompt | None]
    """Instructions above the conversation. Absent: none."""
    tools: NotRequired[list[ToolParam] | None]
    """Tools the model may call, its own and those of the server. Absent: none."""
    tool_choice: NotRequired[ToolChoice | None]
    """Whether and which tool is called. Absent means auto where tools are given. Ignored by Ollama."""
    thinking: NotRequired[ThinkingConfig | None]
    """Whether the model thinks first, and how its thoughts come back. Absent: as the model does by itself."""
    output_config: NotRequired[OutputConfig | None]
    """Form of the answer, and how hard to work on it. Absent: free text, the model's own effort."""
    stop_sequences: NotRequired[list[str] | None]
    """
    Texts that end the answer, with stop_reason stop_sequence; they are left out of it. vLLM: at most 4. Absent:
    none.
    """
    stream: NotRequired[bool | None]
    """Whether to answer event by event. Absent means false."""
    temperature: NotRequired[float | None]
    """
    Randomness, 0 to 1; absent means 1. 2023-06-01 only: with 2026-10-21 any value is a 400, and newer models refuse
    all but 1 with the older version too. vLLM, llama.cpp and Ollama take more than 1.
    """
    top_p: NotRequired[float | None]
    """
    Sample among the likeliest tokens that together have this probability. Absent: all. 2023-06-01 only, and not
    together with temperature; newer models refuse it.
    """
    top_k: NotRequired[int | None]
    """
    Sample among this many of the likeliest tokens. Absent: all. 2023-06-01 only, at least 0; newer models refuse
    it. vLLM takes -1 for all.
    """
    metadata: NotRequired[Metadata | None]
    """About the request. Absent: nothing."""
    service_tier: NotRequired[Literal["auto", "standard_only"]]
    """Whether priority capacity may be used. Absent means auto."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after the last block that can have one. Null or absent: none."""
    container: NotRequired[ContainerReference | None]
    """Container that server tools run in. Null or absent: a new one where needed."""
    inference_geo: NotRequired[str | None]
    """Region that the model may run in, such as us. Null or absent: the workspace's own."""
    speed: NotRequired[Literal["standard", "fast"] | None]
    """Mode of inference (2026-10-21; beta before). Null or absent: standard."""
    diagnostics: NotRequired[DiagnosticsParams | None]
    """Asks why the cache was missed (2026-10-21). Null or absent: not asked."""
    user_profile_id: NotRequired[str | None]
    """Profile of the end user (2026-10-21; beta before). Absent: none."""
    workspace_id: NotRequired[str]
    """Workspace that the request belongs to (2026-10-21, type definitions of the SDK). Absent: that of the key."""
    context_management: NotRequired[ContextManagementConfig | None]
    """Beta: what the server may cut out of a long conversation. Null or absent: nothing."""
    mcp_servers: NotRequired[list[McpServer]]
    """Beta: MCP servers that Anthropic calls by itself. Absent: none."""
    output_format: NotRequired[JsonOutputFormat | None]
    """Beta: what output_config.format is now, and read as that. Absent: free text."""
    billing_policy: NotRequired[BillingPolicy]
    """Seen in test payloads of Anthropic's SDK of 2026-10-21: who pays. Absent: the workspace."""
    fallback_credit_token: NotRequired[FallbackCreditToken]
    """Seen in test payloads of Anthropic's SDK of 2026-10-21: pays for another try after a refusal. Absent: none."""
    thread: NotRequired[ThreadParams]
    """Seen in test payloads of Anthropic's SDK of 2026-10-21: keeps the conversation on the server. Absent: not kept."""
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM, llama.cpp: values for the chat template. Absent: none."""
    cache_salt: NotRequired[str | None]
    """vLLM: separates the prefix cache of users. Absent: shared."""
    vllm_xargs: NotRequired[dict[str, Any] | None]
    """vLLM: values for extensions of the server. Absent: none."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Absent: not used."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Absent: not used."""
    watermarking: NotRequired[bool | None]
    """vLLM: whether to apply the engine's watermark. Absent: as configured."""
    mm_payload: NotRequired[Literal["tensors", "none"]]
    """vLLM: read by its render routes only, ignored here. Absent means tensors."""
    return_mm_kwargs: NotRequired[bool | None]
    """vLLM: deprecated form of mm_payload. Absent means true."""
    logit_bias: NotRequired[list[Any] | dict[str, Any] | None]
    """
    llama.cpp: likelihood of tokens, pairs of token id and bias. Absent: none. Other keys of llama.cpp's own API
    work too and are not listed.
    """


class CountTokensRequest(TypedDict):
    """
    Body of POST /v1/messages/count_tokens: what would be sent to /v1/messages. Anthropic refuses unknown keys;
    llama.cpp takes a whole request; Ollama has no such route (404).
    """

    model: str
    """Name of the model whose tokens are counted."""
    messages: list["MessageParam"]
    """The conversation."""
    system: NotRequired[SystemPrompt | None]
    """Instructions above the conversation. Absent: none."""
    tools: NotRequired[list[ToolParam] | None]
    """Tools; their definitions count. Absent: none."""
    tool_choice: NotRequired[ToolChoice | None]
    """Choice of tool. Absent: none."""
    thinking: NotRequired[ThinkingConfig | None]
    """Settings of thinking. Absent: none."""
    output_config: NotRequired[OutputConfig | None]
    """Form of the answer. Absent: free text."""
    cache_control: NotRequired[CacheControl | None]
    """Cache point at the end. Null or absent: none."""
    speed: NotRequired[Literal["standard", "fast"] | None]
    """Beta: mode of inference. Null or absent: standard."""
    context_management: NotRequired[ContextManagementConfig | None]
    """Beta: what would be cut out first. Null or absent: nothing."""
    mcp_servers: NotRequired[list[McpServer]]
    """Beta: MCP servers whose tools count. Absent: none."""
    output_format: NotRequired[JsonOutputFormat | None]
    """Beta: what output_config.format is now, and read as that. Absent: free text."""
    user_profile_id: NotRequired[str | None]
    """Profile of the end user (2026-10-21). Absent: none."""
    workspace_id: NotRequired[str]
    """Workspace that the request belongs to (2026-10-21). Absent: that of the key."""
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM: values for the chat template. Absent: none."""


class SystemMessageParam(TypedDict):
    """
    Instructions inside the conversation: Claude Opus 4.8 and later (400 "role 'system' is not supported on this
    model" elsewhere), and vLLM. Not first on Anthropic, behind a user message, last or before an assistant message;
    text only.
    """

    role: Literal["system"]
    """Tag of this message."""
    content: SystemPrompt
    """The instructions."""


MessageParam: TypeAlias = Union["UserMessageParam", "AssistantMessageParam", SystemMessageParam]
"""One message of the conversation, distinguished by role."""


class UserMessageParam(TypedDict):
    """
    What the user says, and the results of the tools that the assistant message before it called: all of them,
    before any other block.
    """

    role: Literal["user"]
    """Tag of this message."""
    content: "MessageContent"
    """The message."""


class AssistantMessageParam(TypedDict):
    """
    What the model said before. As the last message it starts the answer (prefill), which Claude 4.6 and later
    refuse (400).
    """

    role: Literal["assistant"]
    """Tag of this message."""
    content: "MessageContent"
    """The message; blocks of an answer go back unchanged and in order."""
    reasoning_content: NotRequired[str | None]
    """llama.cpp: what the model thought, in place of a thinking block. Absent: nothing."""


MessageContent: TypeAlias = Union[str, list["ContentBlockParam"]]
"""Content of a message: one text, or blocks in order."""


class UnknownSource(TypedDict):
    """A source of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known sources."""


class FileSource(TypedDict):
    """A file that was uploaded before (2026-10-21; beta before)."""

    type: Literal["file"]
    """Tag of this source."""
    file_id: str
    """Id of the file."""


class Base64ImageSource(TypedDict):
    """An image as text."""

    type: Literal["base64"]
    """Tag of this source."""
    media_type: Literal["image/jpeg", "image/png", "image/gif", "image/webp"]
    """Kind of image."""
    data: str
    """The bytes in base64."""


class UrlSource(TypedDict):
    """A file at an address: an image, or a PDF document."""

    type: Literal["url"]
    """Tag of this source."""
    url: str
    """The address."""


ImageSource: TypeAlias = Base64ImageSource | UrlSource | FileSource | UnknownSource
"""Where an image is, distinguished by type. Ollama takes base64 alone."""


class ImageTransformations(TypedDict):
    """What the server may do to an image (2026-10-21)."""

    oversized_image: NotRequired[Literal["downsize", "error"]]
    """Too large an image: scale it down, or refuse it. Absent means downsize."""


class ImageBlockParam(TypedDict):
    """An image, in user messages and tool results."""

    type: Literal["image"]
    """Tag of this block."""
    source: ImageSource
    """Where the image is."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""
    transformations: NotRequired[ImageTransformations | None]
    """What the server may do to the image (2026-10-21). Null or absent: scale it down when it is too large."""


class SearchResultBlockParam(TypedDict):
    """One result of a search that the client made, in user messages and tool results."""

    type: Literal["search_result"]
    """Tag of this block."""
    source: str
    """Where it was found, such as an address."""
    title: str
    """Its title."""
    content: list[TextBlockParam]
    """Its text."""
    citations: NotRequired[CitationsConfig | None]
    """Whether the answer may cite it. Absent: no."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


class ThinkingBlockParam(TypedDict):
    """
    What the model thought, in assistant messages; goes back unchanged. vLLM and llama.cpp take any signature,
    Ollama needs none.
    """

    type: Literal["thinking"]
    """Tag of this block."""
    thinking: str
    """The thoughts; "" where the answer left them out."""
    signature: NotRequired[str]
    """Proof that the model made them. Anthropic needs it; Ollama never gives one."""


class ToolUseBlockParam(TypedDict):
    """A call that the model asked for, in assistant messages. The next message must have its result."""

    type: Literal["tool_use"]
    """Tag of this block."""
    id: str
    """Id of the call. Ids of other services may have to be rewritten."""
    name: str
    """Name of the tool."""
    input: ToolInput
    """The arguments."""
    caller: NotRequired[Caller | None]
    """Who asked for the call. Null or absent: the model itself."""
    toolset_name: NotRequired[str | None]
    """Toolset that the tool belongs to (2026-10-21). Null or absent: none."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


class ToolReferenceBlock(TypedDict):
    """
    Names a tool whose definition was held back until now: in tool results, in results of the tool search, and on
    vLLM anywhere.
    """

    type: Literal["tool_reference"]
    """Tag of this block."""
    tool_name: str
    """Name of the tool."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class UnknownBlockParam(TypedDict):
    """
    A block of a later version, or of one server alone, such as tool_addition and tool_removal of vLLM. Kept as it
    is.
    """

    type: str
    """Any tag but those of the known blocks."""


ContentBlockParam: TypeAlias = Union[
    TextBlockParam,
    ImageBlockParam,
    "DocumentBlockParam",
    SearchResultBlockParam,
    ThinkingBlockParam,
    ToolUseBlockParam,
    "ToolResultBlockParam",
    ToolReferenceBlock,
    RedactedThinkingBlock,
    ServerToolUseBlock,
    WebSearchToolResultBlock,
    "ServerToolResultBlock",
    ContainerUploadBlock,
    McpToolUseBlock,
    McpToolResultBlock,
    CompactionBlock,
    FallbackBlock,
    UnknownBlockParam,
]
"""
One block of a message, distinguished by type. Each block states the roles in which it is allowed; Anthropic
refuses a block that it does not know (400), vLLM refuses some (400), llama.cpp and Ollama drop them.
"""


class DocumentBlockParam(TypedDict):
    """A document, in user messages and tool results; in assistant messages with 2023-06-01 only."""

    type: Literal["document"]
    """Tag of this block."""
    source: "DocumentSource"
    """Where the document is."""
    title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    context: NotRequired[str | None]
    """What the model should know about it; not cited from. Null or absent: nothing."""
    citations: NotRequired[CitationsConfig | None]
    """Whether the answer may cite it. Null or absent: no."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


class Base64PdfSource(TypedDict):
    """A PDF document as text."""

    type: Literal["base64"]
    """Tag of this source."""
    media_type: Literal["application/pdf"]
    """Always this."""
    data: str
    """The bytes in base64."""


class PlainTextSource(TypedDict):
    """A document of plain text."""

    type: Literal["text"]
    """Tag of this source."""
    media_type: Literal["text/plain"]
    """Always this."""
    data: str
    """The text."""


DocumentSource: TypeAlias = Union[
    Base64PdfSource, PlainTextSource, "ContentSource", UrlSource, FileSource, UnknownSource
]
"""Where a document is, distinguished by type."""


class ContentSource(TypedDict):
    """A document of blocks, which are cited as a whole."""

    type: Literal["content"]
    """Tag of this source."""
    content: MessageContent
    """One text, or blocks of text and images."""


class ToolResultBlockParam(TypedDict):
    """Result of a call, in user messages, right behind the assistant message that asked for it."""

    type: Literal["tool_result"]
    """Tag of this block."""
    tool_use_id: str
    """Id of the call."""
    content: NotRequired["ToolResultContent"]
    """The result. Absent: none. [] is refused by Anthropic."""
    is_error: NotRequired[bool]
    """Whether the tool failed. Absent means false. Ignored by Ollama."""
    toolset_name: NotRequired[str | None]
    """Toolset that the tool belongs to (2026-10-21). Null or absent: none."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


ToolResultContent: TypeAlias = Union[str, list["ToolResultItem"]]
"""Content of a tool result: one text, or blocks in order."""


class UnknownToolResultItem(TypedDict):
    """A block of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known blocks."""


class BrowserTab(TypedDict):
    """One tab of a browser."""

    tab_id: str
    """Id of the tab."""
    title: str
    """Title of its page."""
    url: str
    """Address of its page."""
    active: NotRequired[bool]
    """Whether it is in front. Absent means false."""


class BrowserStateChange(TypedDict):
    """Something that happened in a browser."""

    type: str
    """What: tab_opened, download_started, download_completed, download_failed."""
    tab_id: NotRequired[str]
    """The tab, of tab_opened. Absent otherwise."""
    download_id: NotRequired[str]
    """The download, of the other changes. Absent otherwise."""
    url: NotRequired[str]
    """Address of the download. Absent otherwise."""
    path: NotRequired[str | None]
    """Where a completed download is. Null or absent: not given."""
    size_bytes: NotRequired[int | None]
    """Its size. Null or absent: not given."""
    error: NotRequired[str | None]
    """Why a download failed. Null or absent: not given."""


class BrowserStateBlock(TypedDict):
    """What the browser of a toolset shows, in tool results (2026-10-21)."""

    type: Literal["browser_state"]
    """Tag of this block."""
    tabs: list[BrowserTab]
    """The open tabs."""
    state_changes: NotRequired[list[BrowserStateChange] | None]
    """What happened since the last state. Null or absent: nothing."""
    cache_control: NotRequired[CacheControl | None]
    """Sets a cache point after this block. Null or absent: none. At most four in a request."""


ToolResultItem: TypeAlias = (
    TextBlockParam
    | ImageBlockParam
    | DocumentBlockParam
    | SearchResultBlockParam
    | ToolReferenceBlock
    | BrowserStateBlock
    | UnknownToolResultItem
)
"""One block of a tool result, distinguished by type."""


class ServerToolResultBlock(TypedDict):
    """Result of another tool that the server ran; goes back unchanged."""

    type: Literal[
        "code_execution_tool_result",
        "bash_code_execution_tool_result",
        "text_editor_code_execution_tool_result",
        "tool_search_tool_result",
        "web_fetch_tool_result",
        "advisor_tool_result",
    ]
    """Tag of this block: which tool it was. advisor_tool_result is beta."""
    tool_use_id: str
    """Id of the server_tool_use block."""
    content: "ServerToolResult"
    """The result."""
    caller: NotRequired[Caller | None]
    """Who asked for the call; web_fetch_tool_result only. Null or absent: the model itself."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class CodeExecutionOutput(TypedDict):
    """A file that code made."""

    type: Literal["code_execution_output", "bash_code_execution_output"]
    """Tag of this output."""
    file_id: str
    """Id of the file."""


class CodeExecutionResult(TypedDict):
    """What code or a shell command did."""

    type: Literal["code_execution_result", "bash_code_execution_result"]
    """Tag of this result."""
    stdout: str
    """What it printed."""
    stderr: str
    """What it printed as errors."""
    return_code: int
    """How it ended; 0 is well."""
    content: list[CodeExecutionOutput]
    """Files that it made."""


class EncryptedCodeExecutionResult(TypedDict):
    """What code did, its output for Anthropic alone."""

    type: Literal["encrypted_code_execution_result"]
    """Tag of this result."""
    encrypted_stdout: str
    """What it printed, encrypted."""
    stderr: str
    """What it printed as errors."""
    return_code: int
    """How it ended; 0 is well."""
    content: list[CodeExecutionOutput]
    """Files that it made."""


class TextEditorViewResult(TypedDict):
    """A file that was looked at."""

    type: Literal["text_editor_code_execution_view_result"]
    """Tag of this result."""
    content: str
    """Its content."""
    file_type: Literal["text", "image", "pdf"]
    """Kind of file."""
    num_lines: NotRequired[int | None]
    """Lines shown. Null or absent: not given."""
    start_line: NotRequired[int | None]
    """First line shown. Null or absent: not given."""
    total_lines: NotRequired[int | None]
    """Lines of the file. Null or absent: not given."""


class TextEditorCreateResult(TypedDict):
    """A file that was written."""

    type: Literal["text_editor_code_execution_create_result"]
    """Tag of this result."""
    is_file_update: bool
    """Whether the file was there before."""


class TextEditorReplaceResult(TypedDict):
    """A text that was replaced in a file."""

    type: Literal["text_editor_code_execution_str_replace_result"]
    """Tag of this result."""
    lines: NotRequired[list[str] | None]
    """The change, line by line. Null or absent: not given."""
    old_start: NotRequired[int | None]
    """First line before. Null or absent: not given."""
    old_lines: NotRequired[int | None]
    """Lines before. Null or absent: not given."""
    new_start: NotRequired[int | None]
    """First line now. Null or absent: not given."""
    new_lines: NotRequired[int | None]
    """Lines now. Null or absent: not given."""


class ToolSearchResult(TypedDict):
    """Tools that were found."""

    type: Literal["tool_search_tool_search_result"]
    """Tag of this result."""
    tool_references: list[ToolReferenceBlock]
    """The tools."""


class AdvisorResult(TypedDict):
    """Beta: what another model advised."""

    type: Literal["advisor_result"]
    """Tag of this result."""
    text: str
    """The advice."""


class RedactedAdvisorResult(TypedDict):
    """Beta: what another model advised, for Anthropic alone."""

    type: Literal["advisor_redacted_result"]
    """Tag of this result."""
    encrypted_content: str
    """The advice, encrypted."""


class UnknownServerToolResult(TypedDict):
    """A result of a later version. Kept as it is."""

    type: str
    """Any tag but those of the known results."""


ServerToolResult: TypeAlias = Union[
    ServerToolError,
    CodeExecutionResult,
    EncryptedCodeExecutionResult,
    TextEditorViewResult,
    TextEditorCreateResult,
    TextEditorReplaceResult,
    ToolSearchResult,
    "WebFetchResult",
    AdvisorResult,
    RedactedAdvisorResult,
    UnknownServerToolResult,
]
"""Result of a tool that the server ran, distinguished by type."""


class WebFetchResult(TypedDict):
    """A page that was fetched."""

    type: Literal["web_fetch_result"]
    """Tag of this result."""
    url: str
    """Address of the page."""
    content: "FetchedDocument"
    """The page."""
    retrieved_at: NotRequired[str | None]
    """When, in ISO 8601. Null or absent: not given."""


class FetchedDocument(TypedDict):
    """A document that the server fetched."""

    type: Literal["document"]
    """Tag of this block."""
    source: DocumentSource
    """The document itself: base64 or text."""
    title: NotRequired[str | None]
    """Its title. Null or absent: none."""
    citations: NotRequired[CitationsConfig | None]
    """Whether it may be cited. Null or absent: no."""
    context: NotRequired[str | None]
    """In requests: about the document. Null or absent: nothing."""
    cache_control: NotRequired[CacheControl | None]
    """In requests: sets a cache point after this block. Null or absent: none; answers never have it."""


class Message(TypedDict):
    """Body of a 200 answer of POST /v1/messages without stream."""

    id: str
    """Id of the answer. Anthropic: msg_ and more; vLLM, llama.cpp: chatcmpl-; Ollama: msg_ and 24 hexadecimal digits."""
    type: Literal["message"]
    """Always this."""
    role: Literal["assistant"]
    """Always this."""
    model: str
    """The model that answered: a dated version on Anthropic, the name asked for elsewhere."""
    content: list["ContentBlock"] | None
    """The answer, block by block; may be []. Null: Ollama's empty answer."""
    stop_reason: StopReason
    """Why the answer ended."""
    stop_sequence: NotRequired[str | None]
    """The text of stop_sequences that ended it. Null: none. Absent: none, on vLLM and Ollama."""
    stop_details: NotRequired[StopDetails | None]
    """More about a refusal. Null or absent: nothing."""
    container: NotRequired[Container | None]
    """Container that server tools ran in. Null or absent: none."""
    context_management: NotRequired[AppliedContextManagement | None]
    """Beta: what was cut out of the conversation. Null or absent: nothing."""
    diagnostics: NotRequired[Diagnostics | None]
    """Why the cache was missed (2026-10-21). Null or absent: not asked."""
    input_transformations: NotRequired[list[InputTransformation] | None]
    """
    What the server changed in the request (2026-10-21; seen in test payloads of Anthropic's SDK). Null or absent:
    nothing.
    """
    usage: Usage
    """Tokens used."""


class ToolUseBlock(TypedDict):
    """A call that the client should make."""

    type: Literal["tool_use"]
    """Tag of this block."""
    id: str
    """Id of the call."""
    name: str
    """Name of the tool."""
    input: ToolInput
    """The arguments."""
    caller: NotRequired[Caller | None]
    """Who asks for the call. Null or absent: the model itself; vLLM, llama.cpp and Ollama never send it."""
    toolset_name: NotRequired[str | None]
    """Toolset that the tool belongs to (2026-10-21). Null or absent: none."""


ContentBlock: TypeAlias = (
    TextBlock
    | ThinkingBlock
    | ToolUseBlock
    | RedactedThinkingBlock
    | ServerToolUseBlock
    | WebSearchToolResultBlock
    | ServerToolResultBlock
    | ContainerUploadBlock
    | McpToolUseBlock
    | McpToolResultBlock
    | CompactionBlock
    | FallbackBlock
    | UnknownBlock
)
"""One block of an answer, distinguished by type."""


class CountedContextManagement(TypedDict):
    """A count before any cut."""

    original_input_tokens: int
    """Tokens before any cut."""


class CountTokensResponse(TypedDict):
    """Body of a 200 answer of POST /v1/messages/count_tokens."""

    input_tokens: int
    """Tokens of the request."""
    context_management: NotRequired[CountedContextManagement | None]
    """vLLM, and beta: the count before any cut. Null or absent: no cuts."""


__all__ = [
    "AdaptiveThinking",
    "AdvisorResult",
    "AdvisorTool",
    "AnyToolChoice",
    "AppliedContextManagement",
    "AppliedEdit",
    "AssistantMessageParam",
    "AutoToolChoice",
    "BareErrorEvent",
    "Base64ImageSource",
    "Base64PdfSource",
    "BashTool",
    "BillingPolicy",
    "BlockLocationCitation",
    "BrowserStateBlock",
    "BrowserStateChange",
    "BrowserTab",
    "BuiltInTool",
    "CacheControl",
    "CacheCreation",
    "CacheMissReason",
    "Caller",
    "CapabilitySupport",
    "CharLocationCitation",
    "CitationsConfig",
    "CitationsDelta",
    "CodeExecutionCaller",
    "CodeExecutionOutput",
    "CodeExecutionResult",
    "CodeExecutionTool",
    "CompactionBlock",
    "CompactionDelta",
    "ComputerTool",
    "Container",
    "ContainerParams",
    "ContainerReference",
    "ContainerUploadBlock",
    "ContentBlock",
    "ContentBlockDeltaEvent",
    "ContentBlockParam",
    "ContentBlockStartEvent",
    "ContentBlockStopEvent",
    "ContentDelta",
    "ContentSource",
    "ContextEdit",
    "ContextKeep",
    "ContextManagementCapability",
    "ContextManagementConfig",
    "ContextThreshold",
    "CountTokensRequest",
    "CountTokensResponse",
    "CountedContextManagement",
    "CustomTool",
    "DetailError",
    "Diagnostics",
    "DiagnosticsParams",
    "DirectCaller",
    "DisabledThinking",
    "DocumentBlockParam",
    "DocumentSource",
    "EffortCapability",
    "EnabledThinking",
    "EncryptedCodeExecutionResult",
    "ErrorBody",
    "ErrorDetails",
    "ErrorEnvelope",
    "ErrorEvent",
    "ErrorResponse",
    "ErrorText",
    "FallbackBlock",
    "FallbackCreditToken",
    "FallbackTrigger",
    "FetchedDocument",
    "FileSource",
    "ImageBlockParam",
    "ImageSource",
    "ImageTransformations",
    "InputJsonDelta",
    "InputTransformation",
    "JsonOutputFormat",
    "McpServer",
    "McpText",
    "McpToolConfiguration",
    "McpToolResultBlock",
    "McpToolResultContent",
    "McpToolUseBlock",
    "McpToolset",
    "MemoryTool",
    "Message",
    "MessageContent",
    "MessageDelta",
    "MessageDeltaEvent",
    "MessageDeltaUsage",
    "MessageParam",
    "MessageStartEvent",
    "MessageStopEvent",
    "MessageStreamEvent",
    "MessagesRequest",
    "Metadata",
    "Model",
    "ModelCapabilities",
    "ModelList",
    "ModelReference",
    "NamedToolChoice",
    "NoToolChoice",
    "OutputConfig",
    "OutputTokensDetails",
    "PageLocationCitation",
    "PingEvent",
    "PlainTextSource",
    "RedactedAdvisorResult",
    "RedactedThinkingBlock",
    "SearchResultBlockParam",
    "SearchResultCitation",
    "ServerToolError",
    "ServerToolResult",
    "ServerToolResultBlock",
    "ServerToolUsage",
    "ServerToolUseBlock",
    "SignatureDelta",
    "Skill",
    "StartBlock",
    "StartMessage",
    "StartToolUseBlock",
    "StopDetails",
    "StopReason",
    "SystemMessageParam",
    "SystemPrompt",
    "TaskBudget",
    "TextBlock",
    "TextBlockParam",
    "TextCitation",
    "TextDelta",
    "TextEditorCreateResult",
    "TextEditorReplaceResult",
    "TextEditorTool",
    "TextEditorViewResult",
    "ThinkingBetweenTools",
    "ThinkingBlock",
    "ThinkingBlockParam",
    "ThinkingCapability",
    "ThinkingConfig",
    "ThinkingDelta",
    "ThinkingTypes",
    "ThreadParams",
    "ToolChoice",
    "ToolConfig",
    "ToolConfigs",
    "ToolInput",
    "ToolInputSchema",
    "ToolName",
    "ToolParam",
    "ToolReferenceBlock",
    "ToolResultBlockParam",
    "ToolResultContent",
    "ToolResultItem",
    "ToolSearchResult",
    "ToolSearchTool",
    "ToolUseBlock",
    "ToolUseBlockParam",
    "Toolset",
    "UnknownBlock",
    "UnknownBlockParam",
    "UnknownCaller",
    "UnknownCitation",
    "UnknownDelta",
    "UnknownEvent",
    "UnknownServerToolResult",
    "UnknownSource",
    "UnknownTool",
    "UnknownToolResultItem",
    "UrlSource",
    "Usage",
    "UsageIteration",
    "UserLocation",
    "UserMessageParam",
    "WebFetchResult",
    "WebFetchTool",
    "WebFetchUrlSource",
    "WebFetchUrlSources",
    "WebSearchCitation",
    "WebSearchResult",
    "WebSearchTool",
    "WebSearchToolResultBlock",
    "WebSearchToolResultContent",
]
