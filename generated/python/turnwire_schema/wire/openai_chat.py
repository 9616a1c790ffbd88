# Generated from schemas/wire/openai-chat/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect openai-chat.

* batch: OpenAI's batch files.
* chunk: OpenAI Chat Completions stream.
* completions: OpenAI completions.
* embeddings: OpenAI-compatible embeddings.
* error: OpenAI Chat Completions errors.
* models: OpenAI-compatible models and server state.
* native: llama.cpp's own completions.
* request: OpenAI Chat Completions request.
* rerank: Reranking on OpenAI-compatible servers.
* response: OpenAI Chat Completions response.
* scores: Scores on servers that rerank.
* tokens: Tokens at the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


class BatchRequestInput(TypedDict):
    """A line of the input file."""

    custom_id: str
    """Name of the request, chosen by the client; once in a file."""
    method: Literal["POST"]
    """Always this."""
    url: str
    """Path that the body is for, for example /v1/chat/completions or /v1/responses."""
    body: dict[str, Any]
    """The body, as it would be sent to that path; not streamed."""


class BatchAnswer(TypedDict):
    """The answer to one request."""

    status_code: int
    """HTTP status."""
    request_id: str
    """Id of the HTTP request at the server."""
    body: NotRequired[dict[str, Any] | None]
    """The body of the answer; of an error, too."""


class BatchFailure(TypedDict):
    """Why a request got no answer over HTTP."""

    code: NotRequired[str | None]
    """A word for machines, for example batch_expired."""
    message: NotRequired[str | None]
    """A sentence for people."""


class BatchRequestOutput(TypedDict):
    """A line of the output file or of the error file."""

    id: str
    """Id of the request in the batch, made by the server."""
    custom_id: str
    """Name that the client gave it."""
    response: BatchAnswer | None
    """The answer over HTTP. Null: no answer came."""
    error: BatchFailure | str | None
    """Why there was no answer. Null: there was one. vLLM: a text, or the body of the error again."""


class FunctionDelta(TypedDict):
    """More of a call's name and arguments."""

    name: NotRequired[str | None]
    """Name, in the first piece of a call. Null: in later pieces of vLLM's schema mode. Absent: nothing new."""
    arguments: NotRequired[str]
    """
    More of the JSON text. vLLM leaves it out of the first piece, except in its schema mode; llama.cpp begins it
    there with an opening brace. vLLM invents "{}" when the answer is cut right after the name. Absent: nothing new.
    """


class AudioDelta(TypedDict):
    """OpenAI: more of a spoken answer."""

    id: NotRequired[str]
    """Id of the sound. Absent: given before."""
    data: NotRequired[str]
    """More of the sound in base64. Absent: none."""
    transcript: NotRequired[str]
    """More of what is said. Absent: none."""
    expires_at: NotRequired[int]
    """Until when the id can be used, in seconds since 1970. Absent: not known yet."""


class ToolCallDelta(TypedDict):
    """
    A piece of one call. Pieces belong together by choice and index. Groq and Ollama send the whole call in one
    piece.
    """

    index: int
    """Which call of this answer, from 0. Ollama gave every call 0 for a time: a new id at a used index is a new call."""
    id: NotRequired[str]
    """Id of the call, in its first piece. Absent in later ones."""
    type: NotRequired[Literal["function"]]
    """In the first piece of a call. Absent in later ones."""
    function: NotRequired[FunctionDelta]
    """More of name and arguments. Absent: nothing new."""


class SearchResult(TypedDict):
    """Groq: a page that a search found."""

    title: NotRequired[str]
    """Title of the page. Absent: unknown."""
    url: str
    """Address of the page."""
    content: str
    """The part of the page that matters."""
    score: float
    """How well it fits, up to 1."""


class SearchResults(TypedDict):
    """Groq: what a search found."""

    results: NotRequired[list[SearchResult]]
    """The pages, best first. Absent: none."""
    images: NotRequired[list[str]]
    """Addresses of images. Absent: none."""


class ExecutedTool(TypedDict):
    """Groq: a tool that ran on the server."""

    index: int
    """Position among the tools that ran, from 0."""
    type: str
    """Kind of tool, such as search."""
    arguments: str
    """The arguments as JSON text."""
    output: NotRequired[str | None]
    """What it returned, as text. Null or absent: nothing."""
    search_results: NotRequired[SearchResults | None]
    """What a search found. Null or absent: no search."""
    code_results: NotRequired[list[dict[str, Any]]]
    """What code printed and drew. Absent: no code."""
    browser_results: NotRequired[list[dict[str, Any]]]
    """Pages that were visited. Absent: none."""


class UnknownAnnotation(TypedDict):
    """A citation of a type that this contract does not know."""

    type: str
    """Any other type."""


class FunctionCitation(TypedDict):
    """Groq: a call and the stretch of text that cites its result."""

    tool_call_id: str
    """Id of the call."""
    start_index: int
    """First character of the stretch, counted from 0."""
    end_index: int
    """End of the stretch."""


class FunctionCitationAnnotation(TypedDict):
    """Groq: cites the result of a call."""

    type: Literal["function_citation"]
    """Tag of this annotation."""
    function_citation: FunctionCitation
    """The call and the place in the text."""


class UrlCitation(TypedDict):
    """OpenAI: a page of the web and the stretch of text that cites it."""

    url: str
    """Address of the page."""
    title: NotRequired[str]
    """Title of the page. Absent: unknown."""
    start_index: int
    """First character of the stretch, counted from 0."""
    end_index: int
    """Last character of the stretch."""


class UrlCitationAnnotation(TypedDict):
    """OpenAI: cites a page of the web."""

    type: Literal["url_citation"]
    """Tag of this annotation."""
    url_citation: UrlCitation
    """The page and the place in the text."""


class DocumentCitation(TypedDict):
    """Groq: a document and the stretch of text that cites it."""

    document_id: str
    """Id of the document."""
    start_index: int
    """First character of the stretch, counted from 0."""
    end_index: int
    """End of the stretch."""


class DocumentCitationAnnotation(TypedDict):
    """Groq: cites a document of the request."""

    type: Literal["document_citation"]
    """Tag of this annotation."""
    document_citation: DocumentCitation
    """The document and the place in the text."""


Annotation: TypeAlias = (
    UrlCitationAnnotation | DocumentCitationAnnotation | FunctionCitationAnnotation | UnknownAnnotation
)
"""A citation in the text, distinguished by type."""


class Delta(TypedDict):
    """What is new in an answer. May be empty."""

    role: NotRequired[Literal["assistant"]]
    """Comes with the first piece; with every piece on Ollama before 0.32.6."""
    content: NotRequired[str | None]
    """
    More text. "" and null bring nothing: "" with the role (OpenAI, vLLM, Groq, Ollama), null with the role
    (llama.cpp), null with calls and for calls that were dropped (vLLM). Absent: no text.
    """
    refusal: NotRequired[str | None]
    """OpenAI: more words of a refusal. Null or absent: none."""
    reasoning: NotRequired[str | None]
    """
    vLLM, Groq, Ollama: more of the reasoning. Null or absent: none. When the history holds marks of reasoning, vLLM
    streams the reasoning as content.
    """
    reasoning_content: NotRequired[str | None]
    """llama.cpp: more of the reasoning. Null or absent: none."""
    channel: NotRequired[str]
    """Groq, gpt-oss: which channel the piece belongs to, analysis for reasoning. Absent: the answer itself."""
    tool_calls: NotRequired[list[ToolCallDelta]]
    """Pieces of calls. One chunk may bring several, for one call or for many. Absent: none."""
    function_call: NotRequired[FunctionDelta]
    """Deprecated: more of a function_call. Absent: none."""
    audio: NotRequired[AudioDelta]
    """OpenAI: more of a spoken answer. Absent: none."""
    executed_tools: NotRequired[list[ExecutedTool]]
    """Groq: tools that ran on the server. Absent: none."""
    annotations: NotRequired[list[Annotation]]
    """Groq: citations. Absent: none."""


FinishReason: TypeAlias = Literal[
    "stop", "length", "tool_calls", "content_filter", "function_call", "abort", "error", "repetition"
]
"""
Why an answer ended. stop: by itself, at a stop text or with a refusal; length: at a token limit or the end of
the context; tool_calls: with calls; content_filter: withheld (OpenAI); function_call: with a deprecated call.
vLLM adds abort (the server was stopped), error (the engine failed) and repetition (repetition_detection). vLLM
says tool_calls even when the arguments are broken, or when the call is lost inside the reasoning.
"""


class TopLogprob(TypedDict):
    """A token that was possible here."""

    token: str
    """The token as text."""
    logprob: float
    """Natural logarithm of its probability."""
    bytes: list[int] | None
    """The token in UTF-8. Null: it has none."""
    id: NotRequired[int]
    """llama.cpp: id of the token. Absent on other servers."""


class TokenLogprob(TypedDict):
    """A token and its alternatives."""

    token: str
    """The token as text; a piece of a character comes as a replacement character."""
    logprob: float
    """Natural logarithm of its probability, -9999 when it was not among those looked at."""
    bytes: list[int] | None
    """
    The token in UTF-8; joined over tokens they give whole characters. Null: it has none (OpenAI, for special
    tokens).
    """
    top_logprobs: list[TopLogprob]
    """
    The likeliest tokens at this place, best first. When the request gave no top_logprobs: [] on OpenAI and vLLM, 20
    entries on llama.cpp.
    """
    id: NotRequired[int]
    """llama.cpp: id of the token. Absent on other servers."""


class Logprobs(TypedDict):
    """Log probabilities of one answer, or of one chunk of it."""

    content: list[TokenLogprob] | None
    """
    The tokens of the text, in order. vLLM includes those of the reasoning and its marks. Null: none of the text
    (OpenAI, when it refuses).
    """
    refusal: NotRequired[list[TokenLogprob] | None]
    """OpenAI: the tokens of a refusal, in order. Null or absent: no refusal."""


class ChunkChoice(TypedDict):
    """A piece of one answer. With n above 1 the pieces of several answers come in turn."""

    index: int
    """Which answer, from 0."""
    delta: Delta
    """What is new."""
    finish_reason: FinishReason | None
    """
    Why the answer ended. Null: it goes on. It can come with the last piece of text or call (vLLM, older Ollama) or
    with an empty delta. A stream that ends while it is null was interrupted.
    """
    logprobs: NotRequired[Logprobs | None]
    """Log probabilities of the tokens of this piece. Null or absent: not asked, or none here."""
    stop_reason: NotRequired[str | int | None]
    """vLLM: stop text or stop token id, in addition to finish_reason. Null: neither. Absent: the answer goes on."""
    token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of this piece. Null: not asked. Absent in the first chunk and on other servers."""


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


class PromptProgress(TypedDict):
    """llama.cpp: how far the prompt is. Done when processed reaches total."""

    total: int
    """Tokens of the prompt."""
    cache: int
    """Tokens taken from the cache."""
    processed: int
    """Tokens done, those from the cache included."""
    time_ms: int
    """Milliseconds since the prompt was begun."""


MultimodalTokens: TypeAlias = dict[str, int]
"""vLLM: tokens of media in the prompt, by kind (image, video, audio)."""


class PromptTokensDetails(TypedDict):
    """What the prompt consisted of. All counts are parts of prompt_tokens."""

    cached_tokens: NotRequired[int | None]
    """Taken from a cache. Null or absent: not counted."""
    cache_write_tokens: NotRequired[int]
    """OpenAI: written to the cache. Absent: not counted."""
    created_cache_tokens: NotRequired[int | None]
    """vLLM: written to the cache. Null or absent: not counted."""
    audio_tokens: NotRequired[int]
    """OpenAI: sound. Absent: not counted."""
    text_tokens: NotRequired[int]
    """OpenAI: text. Absent: not counted."""
    image_tokens: NotRequired[int]
    """OpenAI: images. Absent: not counted."""
    multimodal_tokens: NotRequired[MultimodalTokens | None]
    """vLLM: media, by kind. Null or absent: no media."""


class CompletionTokensDetails(TypedDict):
    """What the answers consisted of. All but the rejected ones are parts of completion_tokens."""

    reasoning_tokens: NotRequired[int]
    """
    Reasoning. vLLM sends it only with a reasoning parser, and then often 0 although reasoning is not empty. Absent:
    not counted.
    """
    audio_tokens: NotRequired[int]
    """OpenAI: sound. Absent: not counted."""
    text_tokens: NotRequired[int]
    """OpenAI: text. Absent: not counted."""
    accepted_prediction_tokens: NotRequired[int]
    """OpenAI: taken over from the prediction. Absent: not counted."""
    rejected_prediction_tokens: NotRequired[int]
    """OpenAI: predicted in vain, and still paid for. Absent: not counted."""


class Usage(TypedDict):
    """Token counts of the whole request, prompt and all choices."""

    prompt_tokens: int
    """Tokens of the prompt, cached ones included."""
    completion_tokens: int
    """
    Tokens of the answers, reasoning included. llama.cpp counts one answer only when n is above 1, and its
    total_tokens likewise.
    """
    total_tokens: int
    """Prompt and answers."""
    prompt_tokens_details: NotRequired[PromptTokensDetails | None]
    """
    What the prompt consisted of. Null on vLLM unless it was started with --enable-prompt-tokens-details. Absent:
    not given.
    """
    completion_tokens_details: NotRequired[CompletionTokensDetails | None]
    """What the answers consisted of. vLLM: null, or absent in a stream, without a reasoning parser. Absent: not given."""
    queue_time: NotRequired[float]
    """Groq: seconds spent waiting. Absent on other servers."""
    prompt_time: NotRequired[float]
    """Groq: seconds spent on the prompt. Absent on other servers."""
    completion_time: NotRequired[float]
    """Groq: seconds spent on the answer. Absent on other servers."""
    total_time: NotRequired[float]
    """Groq: seconds spent on prompt and answer, without waiting. Absent on other servers."""


class ModelUsage(TypedDict):
    """Groq: usage of one model."""

    model: str
    """Name of the model."""
    usage: Usage
    """Its tokens and times."""


class UsageBreakdown(TypedDict):
    """Groq: usage by model."""

    models: list[ModelUsage] | None
    """The models in the order they were used. Null: one model, see usage."""


class GroqDebug(TypedDict):
    """Groq: tokens of prompt and answer."""

    input_token_ids: NotRequired[list[int]]
    """Token ids of the prompt. Absent: not given."""
    input_tokens: NotRequired[list[str]]
    """Tokens of the prompt as text. Absent: not given."""
    output_token_ids: NotRequired[list[int]]
    """Token ids of the answer. Absent: not given."""
    output_tokens: NotRequired[list[str]]
    """Tokens of the answer as text. Absent: not given."""


class XGroqChunk(TypedDict):
    """Groq: data of its own in a chunk."""

    id: NotRequired[str | None]
    """Id of the request, in the first and the last chunk. Null or absent: not in this one."""
    seed: NotRequired[int | None]
    """Seed that is used, in the first chunk. Null or absent: not in this one."""
    usage: NotRequired[Usage | None]
    """The same as usage of the last chunk, for older clients; not to be added. Null or absent: not in this one."""
    usage_breakdown: NotRequired[UsageBreakdown | None]
    """Usage by model, in the last chunk. Null or absent: one model."""
    error: NotRequired[str | None]
    """Why the stream stopped early. Null or absent: no error."""
    debug: NotRequired[GroqDebug | None]
    """Tokens, when debugging was asked for. Null or absent: not asked."""


ModerationFlags: TypeAlias = dict[str, bool]
"""OpenAI: hits by category, such as self-harm/intent."""


ModerationScores: TypeAlias = dict[str, float]
"""OpenAI: scores by category, 0 to 1."""


ModerationInputTypes: TypeAlias = dict[str, list[str]]
"""OpenAI: kinds of input (text, image) by category."""


class ModerationResult(TypedDict):
    """OpenAI: one result of moderation."""

    type: Literal["moderation_result"]
    """Always this."""
    model: str
    """Model that moderated."""
    flagged: bool
    """Whether any category hit."""
    categories: ModerationFlags
    """Which categories hit."""
    category_scores: ModerationScores
    """How strongly each category fits."""
    category_applied_input_types: ModerationInputTypes
    """Which kinds of input each category looked at."""


class ModerationResults(TypedDict):
    """OpenAI: results of moderation."""

    type: Literal["moderation_results"]
    """Tag of this outcome."""
    model: str
    """Model that moderated."""
    results: list[ModerationResult]
    """The results."""


class ModerationFailure(TypedDict):
    """OpenAI: moderation did not work."""

    type: Literal["error"]
    """Tag of this outcome."""
    code: str
    """Kind of failure."""
    message: str
    """What went wrong, for a person to read."""


ModerationOutcome: TypeAlias = ModerationResults | ModerationFailure
"""OpenAI: results of moderation, or its failure, distinguished by type."""


class ModerationReport(TypedDict):
    """OpenAI: what moderation found in prompt and answer."""

    input: ModerationOutcome
    """For the prompt."""
    output: ModerationOutcome
    """For the answer."""


class ChatCompletionChunk(TypedDict):
    """
    A piece of a streamed answer. Usual order per choice: the role, pieces of reasoning, text or calls,
    finish_reason; then usage without choices, if it was asked for. llama.cpp has been seen to leave the role chunk
    out, and sends it again with every report of progress.
    """

    id: str
    """Id of the answer, the same in every chunk."""
    object: Literal["chat.completion.chunk"]
    """Always this."""
    created: int
    """When the answer began, in seconds since 1970; may tick on during a stream (llama.cpp)."""
    model: str
    """The model that answers. Ollama: "" in the chunk that hides an error."""
    choices: list[ChunkChoice]
    """
    Pieces of the answers. Empty in a chunk that brings only usage or moderation; such a chunk can come before the
    end (llama.cpp with n, OpenAI with moderation).
    """
    usage: NotRequired[Usage | None]
    """
    Token counts so far: take the last, never add. Null (OpenAI) or absent: not in this chunk. llama.cpp with n
    sends one per choice, each counting that choice alone. Ollama before 0.32.6 sends zeros until the last.
    """
    service_tier: NotRequired[str | None]
    """Class of service that is used. Absent: not given."""
    system_fingerprint: NotRequired[str | None]
    """Names the configuration of the server. vLLM sends it only in the last chunk. Absent or null: not given."""
    obfuscation: NotRequired[str]
    """OpenAI: random text that hides the length of the piece; to be ignored. Absent: switched off."""
    moderation: NotRequired[ModerationReport | None]
    """
    OpenAI: what moderation found, in a chunk without choices after the one with usage. Absent or null: not in this
    chunk.
    """
    prompt_token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of the prompt, in the first chunk. Null: not asked. Absent in later chunks."""
    prompt_text: NotRequired[str | None]
    """vLLM: the prompt as the chat template wrote it, in the first chunk. Null: not asked. Absent in later chunks."""
    metrics: NotRequired[dict[str, Any] | None]
    """
    vLLM: measurements of the request, in the last chunk, where the server is set to send them. Absent or null: not
    sent.
    """
    timings: NotRequired[Timings]
    """
    llama.cpp: speed, in the usage chunk, else in the one with finish_reason, or in all with timings_per_token.
    Absent: not in this chunk.
    """
    prompt_progress: NotRequired[PromptProgress]
    """llama.cpp: how far the prompt is, with return_progress. Absent: not in this chunk."""
    x_groq: NotRequired[XGroqChunk]
    """Groq: data of its own, in the first and the last chunk. Absent: not in this chunk."""


class ErrorBody(TypedDict):
    """What went wrong."""

    message: str
    """
    For a person to read. Ollama may put the whole JSON error of its inner llama.cpp server here as text; vLLM's
    schema errors list every union member that did not fit.
    """
    type: str
    """
    Kind of error. OpenAI, Groq: invalid_request_error and the like. vLLM: Bad Request (body does not fit),
    BadRequestError (body makes no sense), NotFoundError, PermissionDeniedError, InternalServerError, Service
    Unavailable. llama.cpp: invalid_request_error, authentication_error, not_found_error, not_supported_error,
    unavailable_error, server_error, exceed_context_size_error. Ollama: invalid_request_error, not_found_error,
    api_error (everything, before 0.18.0).
    """
    param: NotRequired[str | None]
    """
    Field of the request that is to blame; vLLM counts from the body (body.messages) or names the parameter. Null:
    none. Absent on llama.cpp and mostly on Groq.
    """
    code: NotRequired[str | int | None]
    """
    OpenAI, Groq: a word, such as model_not_found. vLLM, llama.cpp: the HTTP status as a number. Ollama: null.
    Absent or null: none.
    """
    status_code: NotRequired[int]
    """Groq, inside a stream: the HTTP status that the error would have had. Absent: see the real one."""
    failed_generation: NotRequired[str | None]
    """
    Groq, with code tool_use_failed or json_validate_failed: what the model wrote, often {name, arguments} as JSON
    text. Absent or null: not given.
    """
    schema_path: NotRequired[str | None]
    """Groq: place in the schema that was broken. Absent or null: none."""
    schema_path_segments: NotRequired[list[str]]
    """Groq: the same place, in pieces. Absent: none."""
    schema_kind: NotRequired[str | None]
    """Groq: kind of the schema that was broken. Absent or null: none."""
    schema_code: NotRequired[str | None]
    """Groq: rule of the schema that was broken. Absent or null: none."""
    n_prompt_tokens: NotRequired[int]
    """llama.cpp, with exceed_context_size_error: tokens of the prompt. Absent otherwise."""
    n_ctx: NotRequired[int]
    """llama.cpp, with exceed_context_size_error: length of the context of one slot. Absent otherwise."""
    misalignment: NotRequired[dict[str, Any]]
    """OpenAI: details where a request broke its policy on misalignment. Absent otherwise."""


class ErrorEnvelope(TypedDict):
    """
    The usual shape, and the only one inside a stream. Newer routes of vLLM and Ollama for other dialects add type
    error.
    """

    error: ErrorBody
    """What went wrong."""


StreamEvent: TypeAlias = ChatCompletionChunk | ErrorEnvelope
"""
The JSON of one data line of a stream: a chunk, or an error inside the 200. data: [DONE] is not JSON and ends
the stream. vLLM sends [DONE] after an error too; llama.cpp and Groq just stop, and Ollama loses the error and
stops after an empty chunk. Groq names the error's line event: error.
"""


PromptTexts: TypeAlias = list[str]
"""Several texts."""


PromptToken: TypeAlias = int


PromptTokens: TypeAlias = list[PromptToken]
"""Token ids of one text."""


PromptTokenLists: TypeAlias = list[PromptTokens]
"""Token ids of several texts."""


CompletionPrompt: TypeAlias = str | PromptTexts | PromptTokens | PromptTokenLists
"""One text, several texts, the token ids of one, or the token ids of several."""


class StreamOptions(TypedDict):
    """What a stream carries in addition to the text."""

    include_usage: NotRequired[bool | None]
    """
    True asks for a last chunk with usage and no choices. On OpenAI every other chunk then has usage null; on vLLM
    it stays absent. Groq sends usage without being asked. Absent or null: false, unless vLLM was started to force
    it.
    """
    continuous_usage_stats: NotRequired[bool | None]
    """
    vLLM: every chunk carries the numbers so far; take the last, never add. Needs include_usage, without which it
    does nothing. Absent or null: false.
    """
    include_obfuscation: NotRequired[bool]
    """OpenAI: false leaves the random obfuscation field out of the chunks. Absent: true."""


class StructureTag(TypedDict):
    """vLLM: one constrained stretch of the text."""

    begin: str
    """Text that opens it."""
    schema: NotRequired[dict[str, Any] | None]
    """JSON Schema of what is inside. Absent or null: any JSON."""
    end: str
    """Text that closes it."""


class StructuralTagResponseFormat(TypedDict):
    """
    vLLM: free text with constrained stretches, either by a format of the grammar library or by the older list of
    structures.
    """

    type: Literal["structural_tag"]
    """Tag of this format."""
    format: NotRequired[dict[str, Any]]
    """The format. Absent: structures and triggers count."""
    structures: NotRequired[list[StructureTag]]
    """Older form: the constrained stretches. Absent: format counts."""
    triggers: NotRequired[list[str]]
    """Older form: texts after which a stretch may begin. Absent: format counts."""


class JsonSchemaSpec(TypedDict):
    """A schema with its name."""

    name: str
    """Name of the schema, which the model may read. OpenAI allows letters, digits, _ and -, up to 64."""
    description: NotRequired[str | None]
    """What the answer is for. Absent or null: nothing is said."""
    schema: NotRequired[dict[str, Any] | None]
    """
    The JSON Schema. Absent or null: any JSON on OpenAI, 400 on vLLM. vLLM reports an unknown type as 400, or as an
    error inside a streamed 200.
    """
    strict: NotRequired[bool | None]
    """
    OpenAI: follow the schema exactly, for a subset of JSON Schema. The local servers always do what their grammar
    can. Absent or null: false.
    """


class JsonSchemaResponseFormat(TypedDict):
    """
    JSON that follows a schema. Groq has it on some models only, and Ollama ignores it for models that it runs in
    the cloud.
    """

    type: Literal["json_schema"]
    """Tag of this format."""
    json_schema: JsonSchemaSpec
    """The schema. Without it vLLM answers 400; llama.cpp takes the request and does not constrain the text."""


class TextResponseFormat(TypedDict):
    """Free text."""

    type: Literal["text"]
    """Tag of this format."""


class JsonObjectResponseFormat(TypedDict):
    """Some JSON object. OpenAI wants the word JSON in the messages."""

    type: Literal["json_object"]
    """Tag of this format."""
    schema: NotRequired[dict[str, Any]]
    """llama.cpp: JSON Schema that the object must follow. Absent: any JSON. Others ignore it."""


ResponseFormat: TypeAlias = (
    TextResponseFormat | JsonObjectResponseFormat | JsonSchemaResponseFormat | StructuralTagResponseFormat
)
"""Form of the answer's text, distinguished by type. Any other type is 400 on vLLM and llama.cpp."""


class StructuredOutputs(TypedDict):
    """vLLM: constraint on the whole text. Exactly one kind; none and two are 400."""

    json: NotRequired[dict[str, Any] | str]
    """A JSON Schema, as an object or as text. Absent: another kind counts."""
    regex: NotRequired[str]
    """A regular expression for the whole text. Absent: another kind counts."""
    choice: NotRequired[list[str]]
    """The texts to choose from. Absent: another kind counts."""
    grammar: NotRequired[str]
    """A grammar in GBNF or Lark. Absent: another kind counts."""
    json_object: NotRequired[bool]
    """True: any JSON object. Absent: another kind counts."""
    structural_tag: NotRequired[str]
    """A structural tag as JSON text. Absent: another kind counts."""
    disable_any_whitespace: NotRequired[bool]
    """No blanks between JSON tokens. Absent: false."""
    disable_additional_properties: NotRequired[bool]
    """Read every object of the schema as closed. Absent: false."""
    whitespace_pattern: NotRequired[str | None]
    """Regular expression of the blanks between JSON tokens. Absent or null: the backend's."""


VllmExtraArgs: TypeAlias = dict[str, str | float | list[str | float]]
"""vLLM: named values for the server's extensions."""


class RepetitionDetection(TypedDict):
    """vLLM: which repetition ends the answer."""

    max_pattern_size: NotRequired[int]
    """Longest pattern looked for, in tokens. Absent: 0, which is off."""
    min_pattern_size: NotRequired[int]
    """Shortest pattern looked for, in tokens. Absent: 0."""
    min_count: NotRequired[int]
    """How often a pattern must repeat. Absent: 0."""


class LoraScale(TypedDict):
    """llama.cpp: scale of one LoRA adapter."""

    id: int
    """Number of the adapter on the server."""
    scale: float
    """How strongly it counts."""


LogitBiasMap: TypeAlias = dict[str, float]
"""
Bias by token id, the id written as text. OpenAI takes whole numbers from -100 to 100; vLLM answers 400 to a key
that is not an id of its vocabulary, llama.cpp also takes text as the key.
"""


LogitBiasPair: TypeAlias = list[int | float | str | bool]
"""
llama.cpp: token and bias. The token is an id, or text of which every token is meant; the bias is a number, or
false to ban the token.
"""


class CompletionRequest(TypedDict):
    """Body of POST /v1/completions. Fields that a server does not know are ignored."""

    prompt: CompletionPrompt
    """
    The text to go on with, several, or token ids. Of several each gets its own choices. Ollama's /v1 takes one text
    only. Absent: vLLM answers 400, llama.cpp 500.
    """
    suffix: NotRequired[str | None]
    """
    Text after the gap that is to be filled. vLLM answers 400 to anything but null, llama.cpp ignores it (it has
    POST /infill). Absent or null: none.
    """
    echo: NotRequired[bool | None]
    """True: the prompt comes before the answer. llama.cpp ignores it. Absent or null: false."""
    best_of: NotRequired[int | None]
    """OpenAI: how many are written, of which the likeliest are returned. Absent or null: n."""
    logprobs: NotRequired[int | None]
    """How many alternatives to report for each token, 0 for the chosen one only. Absent or null: no log probabilities."""
    model: NotRequired[str | None]
    """
    Name of the model. vLLM takes its first served model when this is absent, null or empty, and answers 404 to a
    name it does not serve; llama.cpp ignores it; OpenAI, Groq and Ollama require it.
    """
    max_tokens: NotRequired[int | None]
    """
    Older name of max_completion_tokens, and the one that all local servers read. OpenAI's reasoning models refuse
    it. vLLM clamps silently when prompt and limit together pass the context, and answers 400 when the limit alone
    does. -1 means no limit on llama.cpp; vLLM wants at least 1.
    """
    temperature: NotRequired[float | None]
    """
    Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
    vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
    (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
    """
    top_p: NotRequired[float | None]
    """
    Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
    llama.cpp usually 0.95, on vLLM the model's own setting.
    """
    n: NotRequired[int | None]
    """
    How many answers to generate. vLLM refuses more than 1 at temperature 0; Groq takes only 1; Ollama ignores it;
    llama.cpp takes at most its number of slots. Absent or null: 1.
    """
    stop: NotRequired[str | list[str] | None]
    """
    Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
    OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
    o4-mini refuse the field. Absent, null or []: none.
    """
    seed: NotRequired[int | None]
    """
    Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM
    refuses more. llama.cpp reads -1 as random. Absent or null: random.
    """
    frequency_penalty: NotRequired[float | None]
    """
    Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    presence_penalty: NotRequired[float | None]
    """
    Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    logit_bias: NotRequired[LogitBiasMap | list[LogitBiasPair] | None]
    """
    Bias added to the score of single tokens. The list of pairs is llama.cpp's own form, the map is everybody's.
    Ollama and Groq ignore it. Absent, null or empty: none.
    """
    stream: NotRequired[bool | None]
    """True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false."""
    stream_options: NotRequired[StreamOptions | None]
    """
    What a stream carries in addition to the text. vLLM answers 400 when it is given without stream; llama.cpp
    ignores it then. Absent or null: the defaults named there.
    """
    user: NotRequired[str | None]
    """
    Stable pseudonym of the end user. OpenAI replaces it by safety_identifier and prompt_cache_key; vLLM and Ollama
    ignore it. Absent: none.
    """
    response_format: NotRequired[ResponseFormat | None]
    """Form of the answer's text. Absent or null: free text."""
    top_k: NotRequired[int | None]
    """
    vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
    llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
    """
    min_p: NotRequired[float | None]
    """
    vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0
    (vLLM), usually 0.05 (llama.cpp).
    """
    repetition_penalty: NotRequired[float | None]
    """
    vLLM: divides the score of tokens seen in prompt or answer; above 1 discourages, below 1 encourages. Absent: 1.
    llama.cpp calls it repeat_penalty.
    """
    use_beam_search: NotRequired[bool]
    """vLLM: search n beams instead of sampling. Absent: false."""
    length_penalty: NotRequired[float]
    """vLLM: exponent on the length with beam search. Absent: 1."""
    stop_token_ids: NotRequired[list[int] | None]
    """
    vLLM: token ids that end the answer; the reply then carries the id as an integer in stop_reason. Absent, null or
    []: none.
    """
    include_stop_str_in_output: NotRequired[bool]
    """vLLM: leave the stop text in the answer. Absent: false."""
    ignore_eos: NotRequired[bool]
    """vLLM, llama.cpp: go on after the end token, up to the token limit. Absent: false."""
    min_tokens: NotRequired[int]
    """vLLM: no end of the answer before this many tokens. Absent: 0."""
    skip_special_tokens: NotRequired[bool]
    """vLLM: leave special tokens out of the text. Absent: true."""
    spaces_between_special_tokens: NotRequired[bool]
    """vLLM: put spaces between special tokens that are kept. Absent: true."""
    truncate_prompt_tokens: NotRequired[int | None]
    """
    vLLM: cut the prompt down to this many tokens; -1 is the length of the context. Absent or null: no cut, too long
    is 400.
    """
    truncation_side: NotRequired[Literal["left", "right"] | None]
    """
    vLLM: which end truncate_prompt_tokens removes: right keeps the first tokens, left the last. Absent or null: the
    server's setting.
    """
    allowed_token_ids: NotRequired[list[int] | None]
    """vLLM: only these token ids may be generated. Absent or null: all."""
    prompt_logprobs: NotRequired[int | None]
    """
    vLLM: report log probabilities of the prompt, with this many alternatives per position; -1 is the whole
    vocabulary. Not with stream. Absent or null: none.
    """
    logprob_token_ids: NotRequired[list[int] | None]
    """
    vLLM: report the log probability of exactly these token ids at every position, instead of the likeliest ones;
    needs logprobs. Absent or null: the likeliest ones.
    """
    bad_words: NotRequired[list[str]]
    """vLLM: texts that must not be generated. Absent or []: none."""
    structured_outputs: NotRequired[StructuredOutputs | None]
    """
    vLLM: constrains the text by a schema, a pattern, a list or a grammar. With tools only if tool_choice has the
    value none or auto. llama.cpp ignores it. Absent or null: no constraint.
    """
    priority: NotRequired[int]
    """vLLM: lower is served earlier; anything but 0 is refused unless the server schedules by priority. Absent: 0."""
    request_id: NotRequired[str]
    """vLLM: id for logs, and the tail of the reply's id. Absent: made by the server."""
    session_id: NotRequired[str | None]
    """vLLM: id that stays the same over the requests of one conversation. Absent or null: none."""
    return_tokens_as_token_ids: NotRequired[bool | None]
    """vLLM: with logprobs, tokens are named token_id:N instead of by their text. Absent or null: false."""
    return_token_ids: NotRequired[bool | None]
    """vLLM: the reply carries prompt_token_ids and token_ids. Absent or null: false."""
    cache_salt: NotRequired[str | None]
    """
    vLLM: secret mixed into the prefix cache, so that other users cannot learn about prompts by timing. Absent or
    null: none.
    """
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: parameters for handing over the key-value cache between servers. Absent or null: none."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: parameters for handing over the encoder cache between servers. Absent or null: none."""
    vllm_xargs: NotRequired[VllmExtraArgs | None]
    """vLLM: values for the server's own extensions. Absent or null: none."""
    repetition_detection: NotRequired[RepetitionDetection | None]
    """vLLM: end the answer early when it repeats itself; finish_reason is then repetition. Absent or null: off."""
    thinking_token_budget: NotRequired[int | None]
    """vLLM: most tokens of reasoning before the model is made to answer. Absent or null: no limit of its own."""
    stream_interval: NotRequired[int | None]
    """vLLM: tokens per streamed chunk, at least the server's own setting. Absent or null: the server's."""
    watermarking: NotRequired[bool | None]
    """vLLM: watermark the sampled text where the server supports it. Absent or null: the server's setting."""
    add_special_tokens: NotRequired[bool]
    """vLLM: add the tokenizer's special tokens on top of what the chat template writes. Absent: false."""
    grammar: NotRequired[str]
    """
    llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
    "": none.
    """
    json_schema: NotRequired[dict[str, Any]]
    """llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none."""
    cache_prompt: NotRequired[bool]
    """llama.cpp: reuse what the slot still holds of the same prompt. Absent: true."""
    id_slot: NotRequired[int]
    """llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1."""
    n_predict: NotRequired[int]
    """llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts."""
    n_keep: NotRequired[int]
    """llama.cpp: prompt tokens to keep when the context overflows; -1 keeps all. Absent: 0."""
    n_discard: NotRequired[int]
    """llama.cpp: tokens to drop when the context is shifted; 0 is half of it. Absent: 0."""
    n_probs: NotRequired[int]
    """llama.cpp's own name of top_logprobs. Absent: 0."""
    min_keep: NotRequired[int]
    """llama.cpp: every sampler leaves at least this many tokens. Absent: 0."""
    t_max_predict_ms: NotRequired[int]
    """llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0."""
    typical_p: NotRequired[float]
    """llama.cpp: locally typical sampling; 1 is off. Absent: 1."""
    top_n_sigma: NotRequired[float]
    """llama.cpp: keep tokens within this many standard deviations of the best score; -1 is off. Absent: -1."""
    dynatemp_range: NotRequired[float]
    """llama.cpp: the temperature moves this far up and down with the entropy; 0 is off. Absent: 0."""
    dynatemp_exponent: NotRequired[float]
    """llama.cpp: how entropy maps to the moving temperature. Absent: 1."""
    repeat_penalty: NotRequired[float]
    """llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1."""
    repeat_last_n: NotRequired[int]
    """llama.cpp: how many last tokens count for repeat_penalty; 0 is off, -1 the whole context. Absent: 64."""
    dry_multiplier: NotRequired[float]
    """llama.cpp: strength of the DRY penalty on repeated sequences; 0 is off. Absent: 0."""
    dry_base: NotRequired[float]
    """llama.cpp: base of the DRY penalty's growth. Absent: 1.75."""
    dry_allowed_length: NotRequired[int]
    """llama.cpp: repeats up to this many tokens are free of the DRY penalty. Absent: 2."""
    dry_penalty_last_n: NotRequired[int]
    """llama.cpp: how many tokens DRY looks back; 0 is off, -1 the whole context. Absent: 64."""
    dry_sequence_breakers: NotRequired[list[str]]
    """llama.cpp: texts that end a sequence for DRY. Absent: line feed, colon, quote and asterisk."""
    xtc_probability: NotRequired[float]
    """llama.cpp: chance that XTC removes the likeliest tokens; 0 is off. Absent: 0."""
    xtc_threshold: NotRequired[float]
    """llama.cpp: least probability of the tokens that XTC removes; above 0.5 it is off. Absent: 0.1."""
    mirostat: NotRequired[Literal[0, 1, 2]]
    """llama.cpp: 0 no Mirostat sampling, 1 Mirostat, 2 Mirostat 2.0. Absent: 0."""
    mirostat_tau: NotRequired[float]
    """llama.cpp: entropy that Mirostat aims at. Absent: 5."""
    mirostat_eta: NotRequired[float]
    """llama.cpp: learning rate of Mirostat. Absent: 0.1."""
    samplers: NotRequired[list[str]]
    """llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order."""
    timings_per_token: NotRequired[bool]
    """llama.cpp: every chunk of a stream carries timings. Absent: false, only the last one does."""
    return_progress: NotRequired[bool]
    """llama.cpp: a stream first reports how far the prompt is, in prompt_progress. Absent: false."""
    return_tokens: NotRequired[bool]
    """llama.cpp: return the ids of the generated tokens. Absent: false."""
    post_sampling_probs: NotRequired[bool]
    """llama.cpp: log probabilities are taken after sampling. Absent: false."""
    response_fields: NotRequired[list[str]]
    """llama.cpp, native endpoint: fields to return. Absent: all."""
    lora: NotRequired[list[LoraScale]]
    """
    llama.cpp: scales of the loaded LoRA adapters for this request; one that is left out counts 0. Absent: the
    server's scales.
    """


CompletionAlternatives: TypeAlias = dict[str, float]
"""Log probabilities by token."""


class CompletionLogprobs(TypedDict):
    """Log probabilities in parallel lists, one entry for each token."""

    tokens: list[str] | None
    """The tokens."""
    token_logprobs: NotRequired[list[float | None] | None]
    """Their log probabilities; null for the first token of an echoed prompt."""
    top_logprobs: NotRequired[list[CompletionAlternatives | None] | None]
    """The likeliest tokens at each place. Null: none were asked for."""
    text_offset: NotRequired[list[int] | None]
    """Where each token begins in the text, in characters."""


class PromptLogprob(TypedDict):
    """vLLM: a token of the prompt."""

    logprob: float
    """Natural logarithm of its probability."""
    rank: int | None
    """Rank in the vocabulary, 1 is the likeliest. Null: not known."""
    decoded_token: str | None
    """The token as text. Null: not decoded."""


PromptTokenLogprobs: TypeAlias = dict[str, PromptLogprob]
"""vLLM: a place of the prompt: token ids as text, the real token and its alternatives."""


class CompletionChoice(TypedDict):
    """One text of an answer, or the next piece of one in a stream."""

    index: int
    """Number of the text."""
    text: str
    """The text, or its next piece."""
    logprobs: NotRequired[CompletionLogprobs | Logprobs | None]
    """Log probabilities: OpenAI and vLLM in parallel lists, llama.cpp as in a chat. Null: not asked."""
    finish_reason: NotRequired[FinishReason | None]
    """Why the text ended; null while a stream goes on."""
    stop_reason: NotRequired[str | int | None]
    """
    vLLM: the stop text, or the id of the stop token, that ended the answer. Null: neither did. Absent on other
    servers.
    """
    token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of the answer. Null: not asked. Absent on other servers."""
    routed_experts: NotRequired[str | None]
    """
    vLLM: which experts each token went through, an .npy array in base64. Null: not switched on. Absent on other
    servers.
    """
    prompt_token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of the prompt. Null: not asked. Absent on other servers."""
    prompt_logprobs: NotRequired[list[PromptTokenLogprobs | None] | None]
    """
    vLLM: log probabilities of the prompt, one entry per token; the first is null, for nothing comes before it.
    Null: not asked. Absent on other servers.
    """


class Completion(TypedDict):
    """Body of a 200 answer to a request without stream."""

    id: str
    """
    Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32
    letters and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
    """
    object: Literal["text_completion"]
    """Always this."""
    created: int
    """When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0."""
    model: str
    """
    The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
    elsewhere.
    """
    choices: list[CompletionChoice]
    """The texts: for each prompt as many as n says."""
    usage: NotRequired[Usage]
    """
    Token counts of the whole request. Every recorded answer has it; OpenAI's specification lets it be absent, which
    means not counted.
    """
    system_fingerprint: NotRequired[str | None]
    """
    Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on
    Ollama. Absent or null: not given.
    """
    service_tier: NotRequired[str | None]
    """Class of service that was used. vLLM: null. Absent: not given."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Null: not used. Absent on other servers."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Null: not used. Absent on other servers."""
    metrics: NotRequired[dict[str, Any] | None]
    """
    vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other
    servers.
    """
    timings: NotRequired[Timings]
    """llama.cpp: speed of the request. Absent on other servers."""


class CompletionChunk(TypedDict):
    """One event of a stream."""

    id: str
    """
    Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32
    letters and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
    """
    object: Literal["text_completion"]
    """Always this."""
    created: int
    """When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0."""
    model: str
    """
    The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
    elsewhere.
    """
    choices: list[CompletionChoice]
    """The next pieces; none in the event that brings the usage."""
    usage: NotRequired[Usage | None]
    """Counts: in the last event, in every event where that was asked for. Null: not yet."""
    system_fingerprint: NotRequired[str | None]
    """
    Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on
    Ollama. Absent or null: not given.
    """
    service_tier: NotRequired[str | None]
    """Class of service that was used. vLLM: null. Absent: not given."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Null: not used. Absent on other servers."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Null: not used. Absent on other servers."""
    metrics: NotRequired[dict[str, Any] | None]
    """
    vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other
    servers.
    """
    timings: NotRequired[Timings]
    """llama.cpp: speed of the request. Absent on other servers."""


CompletionEvent: TypeAlias = CompletionChunk | ErrorEnvelope | None
"""
The JSON of one data line of a stream: a chunk, or an error inside the 200. llama.cpp sends null first where
there are several prompts. data: [DONE] is not JSON and ends the stream.
"""


EmbeddingsInputItem: TypeAlias = int


EmbeddingsItemItem: TypeAlias = int


EmbeddingsItem: TypeAlias = str | list[EmbeddingsItemItem]
"""A text, or its token ids."""


EmbeddingsInput: TypeAlias = str | list[EmbeddingsItem] | list[EmbeddingsInputItem]
"""One text, a list of texts, or one text as token ids."""


class EmbeddingsRequest(TypedDict):
    """Body of POST /v1/embeddings."""

    model: NotRequired[str]
    """Name of the model. llama.cpp and vLLM do without it."""
    input: EmbeddingsInput
    """What to embed."""
    encoding_format: NotRequired[Literal["float", "base64"] | None]
    """
    How vectors are written: a list of numbers, or the bytes of little-endian 32-bit floats in base64. Absent or
    null: float.
    """
    dimensions: NotRequired[int | None]
    """Length that the vectors shall have. Absent: the model's own. llama.cpp ignores it."""
    user: NotRequired[str | None]
    """OpenAI, Groq, vLLM: id of the end user. Ignored elsewhere."""
    truncate_prompt_tokens: NotRequired[int | None]
    """
    vLLM: cut an input to this many tokens; -1: to what the model takes. Absent: an input that is too long is
    refused.
    """
    embd_normalize: NotRequired[int | None]
    """llama.cpp: how vectors are normalised; 2 is the Euclidean norm, which is the default, -1 none."""


class EmbeddingObject(TypedDict):
    """The vector of one input."""

    object: Literal["embedding"]
    """Always this."""
    index: int
    """Place of the input among the inputs."""
    embedding: list[float] | str
    """The vector, as numbers or in base64, as it was asked for."""
    encoding_format: NotRequired[Literal["base64"]]
    """llama.cpp: marks a vector in base64."""


class EmbeddingsUsage(TypedDict):
    """Tokens of the inputs."""

    prompt_tokens: int
    """Tokens of all inputs."""
    total_tokens: int
    """The same."""
    completion_tokens: NotRequired[int | None]
    """vLLM: always 0."""
    prompt_tokens_details: NotRequired[dict[str, Any] | None]
    """vLLM: null."""


class EmbeddingsResponse(TypedDict):
    """Body of a good answer."""

    object: Literal["list"]
    """Always this."""
    data: list[EmbeddingObject]
    """A vector for each input."""
    model: str
    """Model that answered."""
    usage: NotRequired[EmbeddingsUsage]
    """What was counted."""
    id: NotRequired[str]
    """vLLM: id of the answer. Absent on other servers."""
    created: NotRequired[int]
    """vLLM: seconds since 1970. Absent on other servers."""


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


class ErrorText(TypedDict):
    """A bare text: vLLM's 401 on every route, and Ollama's errors about cloud models, on its /v1 routes too."""

    error: str
    """What went wrong, such as Unauthorized."""
    signin_url: NotRequired[str]
    """Ollama, 401 for a cloud model: page on which to sign in. Absent otherwise."""


ErrorResponse: TypeAlias = ErrorEnvelope | ErrorText | DetailError | ObjectError
"""
Body of an answer with status 400 or above, in every shape that was seen. It may also be empty (vLLM's GET
/health), plain text, or a page of HTML from a proxy, which no schema covers.
"""


class ModelArchitecture(TypedDict):
    """llama.cpp: what goes into a model and comes out."""

    input_modalities: list[str]
    """What it reads: text, image, audio, video."""
    output_modalities: list[str]
    """What it writes; also text when nothing is known."""


class ModelPermission(TypedDict):
    """vLLM: rights in the manner of OpenAI's old API, made up for every answer."""

    id: str
    """A random id."""
    object: Literal["model_permission"]
    """Always this."""
    created: int
    """When the answer was made, in seconds since 1970."""
    allow_create_engine: bool
    """Always false."""
    allow_sampling: bool
    """Always true."""
    allow_logprobs: bool
    """Always true."""
    allow_search_indices: bool
    """Always false."""
    allow_view: bool
    """Always true."""
    allow_fine_tuning: bool
    """Always false."""
    organization: str
    """Always *."""
    group: str | None
    """Always null."""
    is_blocking: bool
    """Always false."""


class ModelMeta(TypedDict):
    """llama.cpp: numbers of the loaded model."""

    vocab_type: int
    """Kind of tokenizer, a number of the library."""
    n_vocab: int
    """Tokens in the vocabulary."""
    n_ctx: NotRequired[int]
    """Length of the context of one slot, in tokens; this is what a request may use. Absent on older builds."""
    n_ctx_train: int
    """Length of the context that the model was trained with, in tokens."""
    n_embd: int
    """Length of an embedding."""
    n_params: int
    """Number of parameters."""
    size: int
    """Size of the weights in bytes."""
    ftype: NotRequired[str]
    """Quantisation, such as Q4_1. Absent on older builds."""


class Model(TypedDict):
    """
    A model that can be asked for; also the body of GET /v1/models/{id} on OpenAI, Groq and Ollama. vLLM and
    llama.cpp have no such route.
    """

    id: str
    """Name to put into a request. Ollama: with its tag."""
    object: Literal["model"]
    """Always this."""
    created: int
    """Seconds since 1970: of its release (OpenAI), of its last change (Ollama), of this very answer (vLLM, llama.cpp)."""
    owned_by: str
    """Who made it, or which server runs it: vllm, llamacpp, library (Ollama)."""
    shutdown_date: NotRequired[str | None]
    """OpenAI: day on which it goes away, as YYYY-MM-DD. Null or absent: not announced."""
    root: NotRequired[str]
    """vLLM: path or name that the model was loaded from; for an adapter, of the adapter. Absent on other servers."""
    parent: NotRequired[str | None]
    """vLLM: base model of an adapter. Null: it is a base model. Absent on other servers."""
    max_model_len: NotRequired[int | None]
    """vLLM: length of the context in tokens. Null: an adapter. Absent on other servers."""
    permission: NotRequired[list[ModelPermission]]
    """vLLM: rights in the manner of OpenAI's old API, always the same. Absent on other servers."""
    aliases: NotRequired[list[str]]
    """llama.cpp: other names of the model. Absent on other servers."""
    tags: NotRequired[list[str]]
    """llama.cpp: labels given at start. Absent on other servers."""
    architecture: NotRequired[ModelArchitecture]
    """llama.cpp: what goes in and comes out. Absent on other servers."""
    meta: NotRequired[ModelMeta | None]
    """llama.cpp: numbers of the loaded model. Null: still loading. Absent on other servers."""
    active: NotRequired[bool]
    """Groq: whether it can be used now. Absent on other servers."""
    context_window: NotRequired[int | None]
    """Groq: length of the context in tokens. Absent on other servers."""
    max_completion_tokens: NotRequired[int | None]
    """Groq: most tokens of an answer. Absent on other servers."""


class LocalModelDetails(TypedDict):
    """llama.cpp: family and format of a model in the manner of Ollama."""

    parent_model: NotRequired[str]
    """Always ""."""
    format: NotRequired[str]
    """Always gguf."""
    family: NotRequired[str]
    """Always ""."""
    families: NotRequired[list[str]]
    """A single ""."""
    parameter_size: NotRequired[str]
    """Always ""."""
    quantization_level: NotRequired[str]
    """Always ""."""


class LocalModel(TypedDict):
    """llama.cpp: a model in the manner of Ollama's tag list. Everything that is not known is ""."""

    name: str
    """Name of the model."""
    model: str
    """The same name again."""
    modified_at: NotRequired[str]
    """Always ""."""
    size: NotRequired[str]
    """Always "", and text, where Ollama has a number."""
    digest: NotRequired[str]
    """Always ""."""
    type: NotRequired[str]
    """Always model."""
    description: NotRequired[str]
    """Always ""."""
    tags: NotRequired[list[str]]
    """A single ""."""
    capabilities: NotRequired[list[str]]
    """completion, and multimodal for a model that sees or hears."""
    parameters: NotRequired[str]
    """Always ""."""
    details: NotRequired[LocalModelDetails]
    """Family and format."""


class ModelList(TypedDict):
    """Body of GET /v1/models (llama.cpp also answers GET /models)."""

    object: Literal["list"]
    """Always this."""
    data: list[Model] | None
    """The models. Null on Ollama when it has none; llama.cpp always has one."""
    models: NotRequired[list[LocalModel]]
    """llama.cpp: the same models in the manner of Ollama's tag list, mostly empty texts. Absent on other servers."""


class VersionResponse(TypedDict):
    """
    Body of GET /version on vLLM, which needs no key. llama.cpp has no such route (404); its build is
    system_fingerprint, or build_info of /props.
    """

    version: str
    """Version of the server, such as 0.32.0."""


class HealthResponse(TypedDict):
    """
    Body of GET /health and /v1/health on llama.cpp, which need no key; while the model loads the answer is 503 with
    an error of type unavailable_error. vLLM's GET /health has an empty body: 200 is well, 503 is a dead engine.
    """

    status: Literal["ok"]
    """The model is loaded and the server is ready."""


class ProxyEndpoint(TypedDict):
    """One server behind a LiteLLM proxy. Its settings are further properties."""

    model: str
    """Its model, behind the name of the vendor and a slash."""
    model_id: NotRequired[str | None]
    """The proxy's own id of the entry. Null, absent: it has none."""


class ProxyHealth(TypedDict):
    """Body of GET /health on a LiteLLM proxy, which asks every server behind it."""

    healthy_endpoints: list[ProxyEndpoint]
    """The servers that answered."""
    unhealthy_endpoints: list[ProxyEndpoint]
    """The servers that did not answer, or answered with an error."""
    healthy_count: int
    """How many servers answered."""
    unhealthy_count: int
    """How many servers did not."""


HealthBody: TypeAlias = HealthResponse | ProxyHealth
"""
Body of GET /health. Its form belongs to the server: llama.cpp and transformers serve name a status, LiteLLM
counts the servers behind it.
"""


class GenerationDefaults(TypedDict):
    """llama.cpp: what a request gets that says nothing."""

    n_ctx: int
    """Length of the context of one slot, in tokens."""
    params: dict[str, Any]
    """Sampling settings by name, those of a request and a few of the library's own."""


class PropsModalities(TypedDict):
    """llama.cpp: what the model takes besides text."""

    vision: bool
    """Images."""
    audio: bool
    """Sound."""
    video: NotRequired[bool]
    """Films. Absent on older builds: no."""


ChatTemplateCaps: TypeAlias = dict[str, bool]
"""
llama.cpp: abilities of the chat template by name: supports_tools, supports_tool_calls,
supports_parallel_tool_calls, supports_object_arguments, supports_system_role, supports_string_content,
supports_typed_content, supports_preserve_reasoning, supports_reasoning_effort.
"""


class PropsResponse(TypedDict):
    """Body of GET /props on llama.cpp: settings of the server. Needs the key, where there is one."""

    default_generation_settings: GenerationDefaults
    """What a request gets that says nothing."""
    total_slots: int
    """Requests that are served at the same time."""
    model_path: str
    """File of the model."""
    model_alias: NotRequired[str]
    """Name of the model in answers. Absent on older builds."""
    model_ftype: NotRequired[str]
    """Quantisation, such as Q4_1. Absent on older builds."""
    modalities: PropsModalities
    """What the model takes besides text."""
    media_marker: NotRequired[str]
    """Text that stands for media in a prompt, random per start. Absent on older builds."""
    chat_template: str
    """Jinja template of the model."""
    chat_template_caps: NotRequired[ChatTemplateCaps]
    """What the template can do. Absent on older builds."""
    bos_token: str
    """Token that begins a text."""
    eos_token: str
    """Token that ends a text."""
    build_info: str
    """Build of the server, such as b1234-abcdef."""
    endpoint_slots: NotRequired[bool]
    """Whether GET /slots is served. Absent on older builds."""
    endpoint_props: NotRequired[bool]
    """Whether POST /props is served; else it answers 501. Absent on older builds."""
    endpoint_metrics: NotRequired[bool]
    """Whether GET /metrics is served. Absent on older builds."""
    ui: NotRequired[bool]
    """Whether the web page is served. Absent on older builds."""
    ui_settings: NotRequired[dict[str, Any]]
    """Settings of the web page. Absent on older builds."""
    is_sleeping: NotRequired[bool]
    """Whether the model was unloaded for idleness. Absent on older builds."""
    cors_proxy_enabled: NotRequired[bool]
    """Whether the web page may reach other hosts through the server. Absent on older builds."""


class NativeCompletionRequest(TypedDict):
    """Body of POST /completion. Fields of the sampler as in /v1/completions."""

    prompt: CompletionPrompt
    """The text to go on with. Several give a list of answers."""
    model: NotRequired[str | None]
    """Name of the model, for a server that has several. Absent: the one that is there."""
    stream: NotRequired[bool | None]
    """True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false."""
    n_predict: NotRequired[int]
    """llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts."""
    temperature: NotRequired[float | None]
    """
    Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
    vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
    (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
    """
    top_k: NotRequired[int | None]
    """
    vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
    llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
    """
    top_p: NotRequired[float | None]
    """
    Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
    llama.cpp usually 0.95, on vLLM the model's own setting.
    """
    min_p: NotRequired[float | None]
    """
    vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0
    (vLLM), usually 0.05 (llama.cpp).
    """
    seed: NotRequired[int | None]
    """
    Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM
    refuses more. llama.cpp reads -1 as random. Absent or null: random.
    """
    stop: NotRequired[str | list[str] | None]
    """
    Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
    OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
    o4-mini refuse the field. Absent, null or []: none.
    """
    repeat_penalty: NotRequired[float]
    """llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1."""
    presence_penalty: NotRequired[float | None]
    """
    Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    frequency_penalty: NotRequired[float | None]
    """
    Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    grammar: NotRequired[str]
    """
    llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
    "": none.
    """
    json_schema: NotRequired[dict[str, Any]]
    """llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none."""
    cache_prompt: NotRequired[bool]
    """llama.cpp: reuse what the slot still holds of the same prompt. Absent: true."""
    id_slot: NotRequired[int]
    """llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1."""
    samplers: NotRequired[list[str]]
    """llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order."""
    n_probs: NotRequired[int]
    """llama.cpp's own name of top_logprobs. Absent: 0."""
    return_tokens: NotRequired[bool]
    """llama.cpp: return the ids of the generated tokens. Absent: false."""
    response_fields: NotRequired[list[str]]
    """llama.cpp, native endpoint: fields to return. Absent: all."""
    t_max_predict_ms: NotRequired[int]
    """llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0."""


class InfillExtra(TypedDict):
    """A further file."""

    filename: NotRequired[str]
    """Its name. Absent: it has none."""
    text: str
    """Its text."""


class InfillRequest(TypedDict):
    """Body of POST /infill: the model fills the gap between the two. A model without tokens for that answers 501."""

    input_prefix: str
    """The text before the gap."""
    input_suffix: str
    """The text after the gap."""
    input_extra: NotRequired[list[InfillExtra]]
    """Further files that the model sees. Absent: none."""
    prompt: NotRequired[str]
    """Put after the token that begins the middle: what the gap begins with. Absent: nothing."""
    model: NotRequired[str | None]
    """Name of the model, for a server that has several. Absent: the one that is there."""
    stream: NotRequired[bool | None]
    """True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false."""
    n_predict: NotRequired[int]
    """llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts."""
    temperature: NotRequired[float | None]
    """
    Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
    vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
    (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
    """
    top_k: NotRequired[int | None]
    """
    vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
    llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
    """
    top_p: NotRequired[float | None]
    """
    Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
    llama.cpp usually 0.95, on vLLM the model's own setting.
    """
    min_p: NotRequired[float | None]
    """
    vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0
    (vLLM), usually 0.05 (llama.cpp).
    """
    seed: NotRequired[int | None]
    """
    Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM
    refuses more. llama.cpp reads -1 as random. Absent or null: random.
    """
    stop: NotRequired[str | list[str] | None]
    """
    Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
    OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
    o4-mini refuse the field. Absent, null or []: none.
    """
    cache_prompt: NotRequired[bool]
    """llama.cpp: reuse what the slot still holds of the same prompt. Absent: true."""
    id_slot: NotRequired[int]
    """llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1."""
    samplers: NotRequired[list[str]]
    """llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order."""
    t_max_predict_ms: NotRequired[int]
    """llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0."""
    response_fields: NotRequired[list[str]]
    """llama.cpp, native endpoint: fields to return. Absent: all."""
    t_max_prompt_ms: NotRequired[int]
    """llama.vim sends it: longest time for the prompt, in milliseconds. Read by no recorded version."""


class NativeCompletion(TypedDict):
    """Body of a 200 answer, and the last event of a stream."""

    index: NotRequired[int]
    """Number of the prompt."""
    content: str
    """The text; in the last event of a stream what is left of it."""
    tokens: NotRequired[list[int]]
    """Token ids of the text, where they were asked for; of a piece in a stream always."""
    id_slot: NotRequired[int]
    """Slot that served the request."""
    stop: Literal[True]
    """The text has ended."""
    model: NotRequired[str]
    """Alias or file name of the model."""
    tokens_predicted: NotRequired[int]
    """Tokens written."""
    tokens_evaluated: NotRequired[int]
    """Tokens of the prompt."""
    generation_settings: NotRequired[dict[str, Any]]
    """Settings that were in force, by name."""
    prompt: NotRequired[str]
    """The prompt as the model saw it."""
    has_new_line: NotRequired[bool]
    """Whether the text has a line end."""
    truncated: NotRequired[bool]
    """Whether the context was too short."""
    stop_type: NotRequired[Literal["none", "eos", "limit", "word"]]
    """Why the text ended: eos the model's own end, word a stop text, limit the token limit, none nothing of these."""
    stopping_word: NotRequired[str]
    """The stop text that ended it; empty for none."""
    tokens_cached: NotRequired[int]
    """Tokens that stay in the slot."""
    timings: NotRequired[Timings]
    """Speed of the request."""
    completion_probabilities: NotRequired[list[dict[str, Any]]]
    """Probabilities of the tokens, where n_probs asks for them. Absent: not asked."""


class NativePiece(TypedDict):
    """An event of a stream that is not its last."""

    index: NotRequired[int]
    """Number of the prompt."""
    content: str
    """The next piece of the text."""
    tokens: NotRequired[list[int]]
    """Token ids of the piece."""
    stop: Literal[False]
    """The text goes on."""
    id_slot: NotRequired[int]
    """Slot that serves the request; -1 for none told."""
    tokens_predicted: NotRequired[int]
    """Tokens written so far."""
    tokens_evaluated: NotRequired[int]
    """Tokens of the prompt."""
    timings: NotRequired[Timings]
    """Speed so far, where it was asked for."""
    completion_probabilities: NotRequired[list[dict[str, Any]]]
    """Probabilities of the tokens. Absent: not asked."""


NativeEvent: TypeAlias = NativePiece | NativeCompletion | ErrorEnvelope
"""The JSON of one data line of a stream, which ends with the piece that says stop; no [DONE] follows."""


class FunctionMessage(TypedDict):
    """Deprecated: result of a function_call."""

    role: Literal["function"]
    """Tag of this message."""
    name: str
    """Name of the function that was called."""
    content: str | None
    """The result. Null: the function returned nothing."""


class UnknownContent(TypedDict):
    """A part of a type that this contract does not know. No server here takes one: vLLM and llama.cpp answer 400."""

    type: str
    """Any other type."""


class InlineDocument(TypedDict):
    """Groq: a document inside a message."""

    data: dict[str, Any]
    """The document, any JSON object."""
    id: NotRequired[str | None]
    """Name to cite it by. Absent or null: none."""


class DocumentContent(TypedDict):
    """Groq: a document as data."""

    type: Literal["document"]
    """Tag of this part."""
    document: InlineDocument
    """The document."""


class ToolReferenceContent(TypedDict):
    """vLLM: names a tool whose definition was held back (defer_loading)."""

    type: Literal["tool_reference"]
    """Tag of this part."""
    name: str
    """Name of the tool."""


class PromptEmbedsContent(TypedDict):
    """vLLM: a piece of the prompt as embeddings. Only on a server that was started to allow it."""

    type: Literal["prompt_embeds"]
    """Tag of this part."""
    data: str
    """The tensor in base64."""


class VideoEmbedsContent(TypedDict):
    """vLLM: a film as embeddings computed before. Only on a server that was started to allow it."""

    type: Literal["video_embeds"]
    """Tag of this part."""
    video_embeds: NotRequired[str | dict[str, Any] | None]
    """A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid."""
    uuid: NotRequired[str | None]
    """Key of the item in the server's cache. Absent or null: not cached by key."""


class AudioEmbedsContent(TypedDict):
    """vLLM: sound as embeddings computed before. Only on a server that was started to allow it."""

    type: Literal["audio_embeds"]
    """Tag of this part."""
    audio_embeds: NotRequired[str | dict[str, Any] | None]
    """A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid."""
    uuid: NotRequired[str | None]
    """Key of the item in the server's cache. Absent or null: not cached by key."""


class ImageEmbedsContent(TypedDict):
    """vLLM: an image as embeddings computed before. Only on a server that was started to allow it."""

    type: Literal["image_embeds"]
    """Tag of this part."""
    image_embeds: NotRequired[str | dict[str, Any] | None]
    """A tensor in base64, or a map of named tensors. Null, or absent: taken from the server's cache by uuid."""
    uuid: NotRequired[str | None]
    """Key of the item in the server's cache. Absent or null: not cached by key."""


class InputVideo(TypedDict):
    """llama.cpp: a film by its bytes or by URL."""

    data: NotRequired[str]
    """The bytes in base64. Absent: url counts."""
    url: NotRequired[str]
    """Where the film is. Absent: data counts."""


class InputVideoContent(TypedDict):
    """llama.cpp: a film, inline or by URL."""

    type: Literal["input_video"]
    """Tag of this part."""
    input_video: InputVideo
    """The film."""


class MediaUrl(TypedDict):
    """Where a recording is."""

    url: str
    """An http, https, data: or, where the server allows it, file: URL."""


class VideoUrlContent(TypedDict):
    """vLLM: a film by URL."""

    type: Literal["video_url"]
    """Tag of this part."""
    video_url: MediaUrl
    """Where the film is."""


class AudioUrlContent(TypedDict):
    """vLLM: sound by URL."""

    type: Literal["audio_url"]
    """Tag of this part."""
    audio_url: MediaUrl
    """Where the sound is."""


class ThinkingContent(TypedDict):
    """vLLM: what the model thought, as a part of the content."""

    type: Literal["thinking"]
    """Tag of this part."""
    thinking: str
    """The thought."""
    closed: NotRequired[bool]
    """False when the thought was cut off. Absent: the chat template's default."""


class RefusalContent(TypedDict):
    """Words with which the model refused, in an assistant message."""

    type: Literal["refusal"]
    """Tag of this part."""
    refusal: str
    """The words."""


class FileData(TypedDict):
    """A file by its bytes or by the id of an upload."""

    file_data: NotRequired[str]
    """The bytes as a data: URL in base64. Absent: file_id counts."""
    file_id: NotRequired[str]
    """Id of a file uploaded before. Absent: file_data counts."""
    filename: NotRequired[str]
    """Name of the file, given with file_data. Absent: none."""


class PromptCacheBreakpoint(TypedDict):
    """OpenAI: mark for the prompt cache."""

    mode: Literal["explicit"]
    """The only mode there is."""
    ttl: NotRequired[Literal["30m", "12h"]]
    """Least life of the cache entry: 30 minutes or 12 hours. Absent: that of prompt_cache_options."""


class FileContent(TypedDict):
    """A file, such as a PDF. OpenAI only."""

    type: Literal["file"]
    """Tag of this part."""
    file: FileData
    """The file."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint]
    """
    OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers
    ignore it.
    """


class InputAudio(TypedDict):
    """Sound in base64."""

    data: str
    """The bytes, base64 without a data: prefix."""
    format: Literal["wav", "mp3"]
    """Encoding of the bytes. llama.cpp looks at the bytes instead."""


class InputAudioContent(TypedDict):
    """Sound, inline. A model that cannot hear answers 400."""

    type: Literal["input_audio"]
    """Tag of this part."""
    input_audio: InputAudio
    """The sound."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint]
    """
    OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers
    ignore it.
    """


class TextContent(TypedDict):
    """A piece of text."""

    type: Literal["text"]
    """Tag of this part."""
    text: str
    """The text; may be empty. Without it vLLM answers 400 and llama.cpp 500."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint]
    """
    OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers
    ignore it.
    """


class ImageUrl(TypedDict):
    """Where an image is and how closely to look."""

    url: str
    """
    An http, https or data: URL. Ollama takes only data: URLs with jpeg, png or webp in base64; llama.cpp also raw
    base64 and, where allowed, file: URLs.
    """
    detail: NotRequired[Literal["auto", "low", "high", "original"]]
    """
    How closely the model looks, which decides the number of tokens. Absent: auto. original is OpenAI's alone; local
    servers ignore the field.
    """


class ImageContent(TypedDict):
    """An image."""

    type: Literal["image_url"]
    """Tag of this part."""
    image_url: ImageUrl
    """Where the image is. Ollama's /v1 also takes the bare URL as a string."""
    prompt_cache_breakpoint: NotRequired[PromptCacheBreakpoint]
    """
    OpenAI only: the prompt up to and including this part is worth caching. Absent: no mark here. Other servers
    ignore it.
    """


ContentPart: TypeAlias = (
    TextContent
    | ImageContent
    | InputAudioContent
    | FileContent
    | RefusalContent
    | ThinkingContent
    | AudioUrlContent
    | VideoUrlContent
    | InputVideoContent
    | ImageEmbedsContent
    | AudioEmbedsContent
    | VideoEmbedsContent
    | PromptEmbedsContent
    | ToolReferenceContent
    | DocumentContent
    | UnknownContent
)
"""One part of a user or tool message, distinguished by type."""


class ToolMessage(TypedDict):
    """Result of one tool call. There is no mark for an error: say it in the text."""

    role: Literal["tool"]
    """Tag of this message."""
    tool_call_id: str
    """
    The id of the call, exactly as it came. vLLM and llama.cpp accept an id that no call has. vLLM also accepts a
    message without it; OpenAI and Groq do not.
    """
    content: str | list[ContentPart]
    """
    The result. OpenAI takes text only; an image goes into a user message after the results. Ollama's /v1 loses
    tool_call_id when content is a list.
    """
    name: NotRequired[str]
    """
    Name of the tool, which vLLM hands to the chat template and Ollama uses to find the call. Absent: found by the
    id.
    """


class AudioReference(TypedDict):
    """OpenAI: points at an earlier spoken answer."""

    id: str
    """Its id, from message.audio.id of the reply."""


class FunctionCall(TypedDict):
    """Name and arguments of a call."""

    name: str
    """Name of the function, as the model wrote it; it need not exist."""
    arguments: str
    """
    The arguments as JSON text, as the model wrote them: may be empty, cut off, not an object, or not JSON at all. A
    reply of llama.cpp that was cut carries the beginning; vLLM then returns no call but the raw text in content.
    """


class ToolCall(TypedDict):
    """A call of a function, the same in replies and in the history."""

    id: str
    """
    Links the call to its result; to be sent back as it came. vLLM: chatcmpl-tool- and 16 hexadecimal digits;
    llama.cpp: 32 letters and digits; Groq: 9 characters, or fc_ and a UUID; Ollama: call_ and 8 characters. Some
    compatible services send "".
    """
    type: Literal["function"]
    """Tag of this call."""
    function: FunctionCall
    """What to call, and with what."""
    index: NotRequired[int]
    """
    Ollama's /v1 sends the position of the call in whole replies too; versions before its fix gave every call 0.
    Ignored when sent back. Absent elsewhere.
    """


class CustomCall(TypedDict):
    """OpenAI: name and input of a custom tool's call."""

    name: str
    """Name of the tool."""
    input: str
    """The input, plain text."""


class CustomToolCall(TypedDict):
    """OpenAI: a call of a custom tool."""

    id: str
    """Links the call to its result."""
    type: Literal["custom"]
    """Tag of this call."""
    custom: CustomCall
    """What to call, and with what."""


MessageToolCall: TypeAlias = ToolCall | CustomToolCall
"""A call that the model made, distinguished by type. Only OpenAI makes calls of type custom."""


AssistantContentPart: TypeAlias = TextContent | RefusalContent | ThinkingContent | UnknownContent
"""
One part of an assistant message, distinguished by type. OpenAI wants texts, or exactly one refusal; thinking is
vLLM's.
"""


class AssistantMessage(TypedDict):
    """An earlier answer of the model. Standing last, llama.cpp continues it; OpenAI writes a new message after it."""

    role: Literal["assistant"]
    """Tag of this message."""
    content: NotRequired[str | list[AssistantContentPart] | None]
    """
    The text. Absent or null with tool calls. Without calls OpenAI answers null with 400 and llama.cpp an absent
    content with 400, while vLLM takes both, and an empty list of parts too.
    """
    refusal: NotRequired[str | None]
    """Words with which the model refused, where it did. Absent or null: no refusal."""
    name: NotRequired[str]
    """
    Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which
    ignore it; Groq does not support it. Absent: none.
    """
    audio: NotRequired[AudioReference | None]
    """OpenAI: an earlier spoken answer. Absent or null: none."""
    tool_calls: NotRequired[list[MessageToolCall] | None]
    """
    Calls that the model made, in order. Absent, null or []: none. llama.cpp answers 500 when the arguments of a
    call are not JSON; vLLM tolerates it and reads "" as {}.
    """
    function_call: NotRequired[FunctionCall | None]
    """Deprecated: a single call from the time before tool_calls. Absent or null: none."""
    reasoning: NotRequired[str | None]
    """
    What the model thought, given back under the name that vLLM, Groq and Ollama use. Whether it reaches the prompt
    is up to the chat template. Absent or null: none.
    """
    reasoning_content: NotRequired[str | None]
    """
    What the model thought, given back under the name that llama.cpp uses. vLLM 0.32 accepts it. Absent or null:
    none.
    """
    annotations: NotRequired[list[dict[str, Any]] | None]
    """Citations of a reply that is sent back whole; vLLM accepts and ignores them. Absent or null: none."""


class UserMessage(TypedDict):
    """What the user says and shows."""

    role: Literal["user"]
    """Tag of this message."""
    content: str | list[ContentPart]
    """
    One text, or parts in order. A part that the model cannot read is 400 on vLLM ("not a multimodal model") and 500
    on llama.cpp. Ollama's /v1 turns every part into a message of its own. An empty text is taken everywhere. vLLM
    also takes a user message without content, llama.cpp one with null; OpenAI and Groq take neither, nor does this
    contract.
    """
    name: NotRequired[str]
    """
    Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which
    ignore it; Groq does not support it. Absent: none.
    """


class DeveloperMessage(TypedDict):
    """
    Instructions of the application; takes the place of system on OpenAI's o1 and newer (o1-mini takes neither).
    Groq reads it as system; vLLM and llama.cpp hand it to the chat template, which may not know it.
    """

    role: Literal["developer"]
    """Tag of this message."""
    content: str | list[TextContent]
    """The instructions, one text or several. Ollama's /v1 turns every part into a message of its own."""
    name: NotRequired[str]
    """
    Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which
    ignore it; Groq does not support it. Absent: none.
    """


class SystemMessage(TypedDict):
    """
    Instructions of the application. May be anywhere and occur more than once on OpenAI; some chat templates of vLLM
    and llama.cpp want it first, or read only the first.
    """

    role: Literal["system"]
    """Tag of this message."""
    content: str | list[TextContent]
    """The instructions, one text or several. Ollama's /v1 turns every part into a message of its own."""
    name: NotRequired[str]
    """
    Name of the speaker, to distinguish several of one role. vLLM hands it to the chat template, most of which
    ignore it; Groq does not support it. Absent: none.
    """


RequestMessage: TypeAlias = (
    DeveloperMessage | SystemMessage | UserMessage | AssistantMessage | ToolMessage | FunctionMessage
)
"""
One message of the conversation, distinguished by role. vLLM and llama.cpp hand any other role to the chat
template with 200, where it usually vanishes or breaks the prompt; this contract takes the six known roles only.
"""


class PromptCacheOptions(TypedDict):
    """OpenAI: how prompts are cached."""

    mode: NotRequired[Literal["implicit", "explicit"]]
    """implicit: the server sets one mark by itself; explicit: only the marks in the messages count. Absent: implicit."""
    ttl: NotRequired[Literal["30m", "12h"]]
    """Least life of an entry. Absent: 30 minutes."""


class ApproximateLocation(TypedDict):
    """OpenAI: a place, as far as it is known."""

    country: NotRequired[str]
    """Two letters of ISO 3166-1. Absent: unknown."""
    region: NotRequired[str]
    """Name of the region. Absent: unknown."""
    city: NotRequired[str]
    """Name of the city. Absent: unknown."""
    timezone: NotRequired[str]
    """Name of the IANA time zone. Absent: unknown."""


class UserLocation(TypedDict):
    """OpenAI: where the user is."""

    type: Literal["approximate"]
    """The only type there is."""
    approximate: ApproximateLocation
    """The place."""


class WebSearchOptions(TypedDict):
    """OpenAI: how to search the web."""

    search_context_size: NotRequired[Literal["low", "medium", "high"]]
    """How much of the context the results may fill. Absent: medium."""
    user_location: NotRequired[UserLocation | None]
    """Where the user is. Absent or null: unknown."""


ReasoningEffort: TypeAlias = Literal["none", "minimal", "low", "medium", "high", "xhigh", "max", "default", "ultra"]
"""
none: do not think. minimal, low, medium, high, xhigh, max: more and more; which of them a model knows differs.
default is Groq's, for letting a Qwen model think; ultra is Ollama's, and counts as max.
"""


class ReasoningOptions(TypedDict):
    """Ollama's /v1: how much to think."""

    effort: NotRequired[ReasoningEffort]
    """The effort. Absent: the model's default."""


ToolChoiceMode: TypeAlias = Literal["none", "auto", "required"]
"""
none: no call; auto: the model decides; required: at least one call. vLLM needs a tool parser for auto and
required; llama.cpp ignores required without tools.
"""


class AllowedTools(TypedDict):
    """OpenAI: a subset of the tools."""

    mode: Literal["auto", "required"]
    """auto: the model decides; required: at least one call."""
    tools: list[dict[str, Any]]
    """The tools, each as {type, function: {name}} or {type, custom: {name}}."""


class AllowedToolsChoice(TypedDict):
    """OpenAI: only some of the tools may be called."""

    type: Literal["allowed_tools"]
    """Tag of this choice."""
    allowed_tools: AllowedTools
    """Which, and whether one must be called."""


class NamedFunction(TypedDict):
    """A function by its name."""

    name: str
    """Its name; vLLM answers 400 when no tool has it, llama.cpp does not look."""


class NamedToolChoice(TypedDict):
    """This function must be called. llama.cpp treats it as auto; vLLM then finishes with stop and content ""."""

    type: Literal["function"]
    """Tag of this choice."""
    function: NamedFunction
    """The function."""


class NamedCustomTool(TypedDict):
    """OpenAI: a custom tool by its name."""

    name: str
    """Its name."""


class NamedCustomToolChoice(TypedDict):
    """OpenAI: this custom tool must be called."""

    type: Literal["custom"]
    """Tag of this choice."""
    custom: NamedCustomTool
    """The tool."""


ToolChoiceObject: TypeAlias = NamedToolChoice | NamedCustomToolChoice | AllowedToolsChoice
"""
Names the tools that may or must be called, distinguished by type. vLLM, Groq and llama.cpp know only type
function.
"""


ToolChoice: TypeAlias = ToolChoiceMode | ToolChoiceObject
"""Whether a tool is called: a word, or an object that names tools."""


ServiceTier: TypeAlias = Literal["auto", "default", "flex", "scale", "priority", "fast", "on_demand", "performance"]
"""OpenAI: auto, default, flex, scale, priority, fast. Groq: auto, on_demand, flex, performance."""


Metadata: TypeAlias = dict[str, str]
"""OpenAI: up to 16 labels; a key has up to 64 characters, a value up to 512."""


class CustomVoice(TypedDict):
    """OpenAI: a voice of the caller's own."""

    id: str
    """Its id."""


class AudioOptions(TypedDict):
    """OpenAI: voice and format of a spoken answer."""

    voice: str | CustomVoice
    """Name of a built-in voice, or a custom voice."""
    format: Literal["wav", "aac", "mp3", "flac", "opus", "pcm16"]
    """Encoding of the sound."""


class Prediction(TypedDict):
    """OpenAI: text that the answer will mostly repeat."""

    type: Literal["content"]
    """The only type there is."""
    content: str | list[TextContent]
    """The text, one or several."""


class ModerationMode(TypedDict):
    """OpenAI: reaction to a hit."""

    mode: Literal["score", "block"]
    """score: report only; block: withhold the answer."""


class ModerationPolicy(TypedDict):
    """OpenAI: what happens when moderation hits."""

    input: NotRequired[ModerationMode | None]
    """For the prompt. Absent or null: score."""
    output: NotRequired[ModerationMode | None]
    """For the answer. Absent or null: score."""


class ModerationOptions(TypedDict):
    """OpenAI: moderation in addition to the answer."""

    model: str
    """Moderation model."""
    policy: NotRequired[ModerationPolicy | None]
    """What happens on a hit. Absent or null: only the scores are reported."""


MediaIoOptions: TypeAlias = dict[str, dict[str, Any]]
"""vLLM: options for loading media, by modality (image, video, audio)."""


class CompoundModels(TypedDict):
    """Groq: models of a Compound system."""

    reasoning_model: NotRequired[str | None]
    """Model that thinks. Absent or null: its own choice."""
    answering_model: NotRequired[str | None]
    """Model that answers. Absent or null: its own choice."""


class CompoundTools(TypedDict):
    """Groq: tools of a Compound system."""

    enabled_tools: NotRequired[list[str] | None]
    """Names of the tools that may be used. Absent or null: all."""
    wolfram_settings: NotRequired[dict[str, Any] | None]
    """Settings of the Wolfram tool. Absent or null: none."""


class CompoundCustom(TypedDict):
    """Groq: models and tools of a Compound system."""

    models: NotRequired[CompoundModels | None]
    """The models. Absent or null: its own choice."""
    tools: NotRequired[CompoundTools | None]
    """The tools. Absent or null: all."""


class SearchSettings(TypedDict):
    """Groq: how a Compound system searches the web."""

    include_domains: NotRequired[list[str] | None]
    """Only these domains. Absent or null: all."""
    exclude_domains: NotRequired[list[str] | None]
    """Not these domains. Absent or null: none."""
    include_images: NotRequired[bool | None]
    """Search images too. Absent or null: false."""
    country: NotRequired[str | None]
    """Country whose results come first. Absent or null: none."""


class UnknownTool(TypedDict):
    """
    A tool of another type, such as Groq's browser_search, code_interpreter and mcp. vLLM answers 400, llama.cpp
    500.
    """

    type: str
    """Any other type."""


class FunctionDefinition(TypedDict):
    """A function that can be called."""

    name: str
    """
    Its name. OpenAI allows letters, digits, _ and -, up to 64; vLLM and llama.cpp take anything, even an empty
    name, and give the model what they got.
    """
    description: NotRequired[str | None]
    """What it does, for the model to read. Absent or null: nothing is said."""
    parameters: NotRequired[dict[str, Any] | None]
    """
    JSON Schema of the arguments, an object at the top. Absent or null: no parameters. A schema that the grammar
    compiler cannot read fails only where the call is constrained: 400 on vLLM and llama.cpp, with stream on vLLM an
    error inside a 200.
    """
    strict: NotRequired[bool | None]
    """
    True makes the arguments follow the schema: on OpenAI for a subset of JSON Schema, on vLLM by a grammar, if the
    call is required or named. Ollama ignores it. Absent or null: false.
    """
    defer_loading: NotRequired[bool | None]
    """vLLM: the same as on the tool. Absent or null: that of the tool."""


class FunctionTool(TypedDict):
    """A function of the caller."""

    type: Literal["function"]
    """Tag of this tool."""
    function: FunctionDefinition
    """The function. Without it vLLM answers 400, llama.cpp 500."""
    defer_loading: NotRequired[bool | None]
    """vLLM: keep the definition out of the prompt until a part tool_reference names it. Absent or null: false."""


class CustomTextFormat(TypedDict):
    """OpenAI: any text."""

    type: Literal["text"]
    """Tag of this format."""


class CustomGrammar(TypedDict):
    """OpenAI: a grammar."""

    definition: str
    """The grammar itself."""
    syntax: Literal["lark", "regex"]
    """Language it is written in."""


class CustomGrammarFormat(TypedDict):
    """OpenAI: text that follows a grammar."""

    type: Literal["grammar"]
    """Tag of this format."""
    grammar: CustomGrammar
    """The grammar."""


CustomFormat: TypeAlias = CustomTextFormat | CustomGrammarFormat
"""OpenAI: form of a custom tool's input."""


class CustomDefinition(TypedDict):
    """OpenAI: a custom tool."""

    name: str
    """Its name."""
    description: NotRequired[str]
    """What it does, for the model to read. Absent: nothing is said."""
    format: NotRequired[CustomFormat]
    """Form of the input. Absent: any text."""


class CustomTool(TypedDict):
    """OpenAI: a tool that takes text instead of arguments. vLLM and llama.cpp refuse it."""

    type: Literal["custom"]
    """Tag of this tool."""
    custom: CustomDefinition
    """The tool."""


Tool: TypeAlias = FunctionTool | CustomTool | UnknownTool
"""Something that the model may call, distinguished by type."""


class FunctionCallChoice(TypedDict):
    """Deprecated: this function must be called."""

    name: str
    """Its name."""


class TextDocumentSource(TypedDict):
    """Groq: a document as text."""

    type: Literal["text"]
    """Tag of this source."""
    text: str
    """The text."""


class JsonDocumentSource(TypedDict):
    """Groq: a document as JSON."""

    type: Literal["json"]
    """Tag of this source."""
    data: dict[str, Any]
    """The data."""


DocumentSource: TypeAlias = TextDocumentSource | JsonDocumentSource
"""Groq: the body of a document, distinguished by type."""


class GroqDocument(TypedDict):
    """Groq: a document to answer from."""

    id: NotRequired[str | None]
    """Name to cite it by. Absent or null: made by the server."""
    source: DocumentSource
    """What it says."""


TextDocument: TypeAlias = dict[str, str]
"""vLLM: a document as a flat map of texts, by habit title and text."""


class ChatCompletionRequest(TypedDict):
    """
    Body of POST /v1/chat/completions. The fields up to function_call are OpenAI's; the others name the server they
    belong to. OpenAI answers an unknown field with 400 unknown_parameter; vLLM, llama.cpp and Ollama ignore what
    they do not know without a word, so a misspelt or removed field (vLLM's old guided_* fields) changes nothing and
    nobody says so.
    """

    messages: list[RequestMessage]
    """
    The conversation, oldest message first. An assistant message with tool calls is followed by one tool message per
    call. llama.cpp continues a last assistant message instead of answering it, and refuses two assistant messages
    at the end; vLLM continues only with continue_final_message. An empty list is refused by every server but
    llama.cpp.
    """
    model: NotRequired[str | None]
    """
    Name of the model. vLLM takes its first served model when this is absent, null or empty, and answers 404 to a
    name it does not serve; llama.cpp ignores it; OpenAI, Groq and Ollama require it.
    """
    stream: NotRequired[bool | None]
    """True asks for server-sent events (see the chunk document) instead of one JSON body. Absent or null: false."""
    stream_options: NotRequired[StreamOptions | None]
    """
    What a stream carries in addition to the text. vLLM answers 400 when it is given without stream; llama.cpp
    ignores it then. Absent or null: the defaults named there.
    """
    max_completion_tokens: NotRequired[int | None]
    """
    Most tokens to generate, counting those of the reasoning. Absent: OpenAI uses the limit of the model, vLLM and
    llama.cpp go on to the end of the context. Ollama's /v1 ignores it and reads only max_tokens. vLLM wants at
    least 1; llama.cpp takes -1 as no limit and answers 0 with one token.
    """
    max_tokens: NotRequired[int | None]
    """
    Older name of max_completion_tokens, and the one that all local servers read. OpenAI's reasoning models refuse
    it. vLLM clamps silently when prompt and limit together pass the context, and answers 400 when the limit alone
    does. -1 means no limit on llama.cpp; vLLM wants at least 1.
    """
    temperature: NotRequired[float | None]
    """
    Randomness of the sampling; 0 takes the likeliest token and must be sent, not dropped as empty. OpenAI, Groq and
    vLLM take 0 to 2, llama.cpp more. Absent: 1 (OpenAI, Groq, Ollama's /v1), the model's own generation settings
    (vLLM), the server's setting (llama.cpp, usually 0.8). OpenAI's reasoning models refuse it.
    """
    top_p: NotRequired[float | None]
    """
    Nucleus sampling: only the likeliest tokens that together reach this probability. vLLM refuses 0. Absent: 1, on
    llama.cpp usually 0.95, on vLLM the model's own setting.
    """
    n: NotRequired[int | None]
    """
    How many answers to generate. vLLM refuses more than 1 at temperature 0; Groq takes only 1; Ollama ignores it;
    llama.cpp takes at most its number of slots. Absent or null: 1.
    """
    stop: NotRequired[str | list[str] | None]
    """
    Text, or several texts, that end the answer; the text itself is not returned (see include_stop_str_in_output).
    OpenAI, Groq and vLLM 0.32 take at most 4, llama.cpp any number; vLLM refuses an empty text. OpenAI's o3 and
    o4-mini refuse the field. Absent, null or []: none.
    """
    seed: NotRequired[int | None]
    """
    Start of the random numbers, so that the same request tends to give the same answer. 64 bits signed; vLLM
    refuses more. llama.cpp reads -1 as random. Absent or null: random.
    """
    frequency_penalty: NotRequired[float | None]
    """
    Lowers a token's score the more often it has come up; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    presence_penalty: NotRequired[float | None]
    """
    Lowers a token's score once it has come up at all; negative values raise it. Groq's models do not support it.
    Absent: 0.
    """
    logit_bias: NotRequired[LogitBiasMap | list[LogitBiasPair] | None]
    """
    Bias added to the score of single tokens. The list of pairs is llama.cpp's own form, the map is everybody's.
    Ollama and Groq ignore it. Absent, null or empty: none.
    """
    logprobs: NotRequired[bool | None]
    """
    True asks for the log probability of every token of the answer. Not supported by Groq's models. Absent or null:
    false.
    """
    top_logprobs: NotRequired[int | None]
    """
    How many alternatives to list per token; needs logprobs true (vLLM and llama.cpp answer 400 otherwise). OpenAI
    and vLLM allow 20, vLLM also -1 for the whole vocabulary; llama.cpp has no limit. Absent: 0.
    """
    tools: NotRequired[list[Tool] | None]
    """
    What the model may call. vLLM refuses an empty list with 400, the others treat it as none. vLLM needs a tool
    parser at start, llama.cpp a chat template that knows tools. At most 128 (OpenAI, Groq). Absent or null: no
    tools.
    """
    tool_choice: NotRequired[ToolChoice | None]
    """
    Whether and which tool must be called. Absent or null: none without tools, auto with tools. llama.cpp treats a
    named choice as auto; Ollama ignores the field. On vLLM required and named constrain the arguments only where
    the tool is strict, and a named call finishes with stop instead of tool_calls.
    """
    parallel_tool_calls: NotRequired[bool | None]
    """
    False allows at most one call per answer. llama.cpp and Ollama ignore false; vLLM drops later calls, in a stream
    as empty deltas. Absent or null: true.
    """
    response_format: NotRequired[ResponseFormat | None]
    """Form of the answer's text. Absent or null: free text."""
    reasoning_effort: NotRequired[ReasoningEffort | None]
    """
    How much a reasoning model thinks. Absent or null: the model's default. A model that cannot think refuses it on
    Ollama (400) and ignores it on vLLM.
    """
    verbosity: NotRequired[Literal["low", "medium", "high"] | None]
    """OpenAI: how long answers should be. Absent or null: medium. vLLM ignores it."""
    user: NotRequired[str | None]
    """
    Stable pseudonym of the end user. OpenAI replaces it by safety_identifier and prompt_cache_key; vLLM and Ollama
    ignore it. Absent: none.
    """
    safety_identifier: NotRequired[str | None]
    """OpenAI: stable pseudonym of the end user for abuse detection, 64 characters by its specification. Absent: none."""
    prompt_cache_key: NotRequired[str | None]
    """OpenAI: groups requests that share a prompt, so that they meet the same cache. Absent: grouped by content alone."""
    prompt_cache_retention: NotRequired[Literal["in_memory", "24h"] | None]
    """OpenAI, deprecated: longest life of a cached prompt. Absent or null: decided by the model and the organisation."""
    prompt_cache_options: NotRequired[PromptCacheOptions]
    """OpenAI: how prompts are cached. Absent: implicitly."""
    service_tier: NotRequired[ServiceTier | None]
    """
    Class of service asked for; the reply names the one that was used. Absent or null: auto (OpenAI), on_demand
    (Groq). Local servers ignore it.
    """
    store: NotRequired[bool | None]
    """
    OpenAI: keep the completion on the server for later use. Absent or null: false. Groq does not support it, local
    servers ignore it.
    """
    metadata: NotRequired[Metadata | None]
    """
    OpenAI: labels kept with a stored completion. Groq does not support it, local servers ignore it. Absent or null:
    none.
    """
    modalities: NotRequired[list[Literal["text", "audio"]] | None]
    """OpenAI: what the answer may consist of. Absent or null: text alone."""
    audio: NotRequired[AudioOptions | None]
    """OpenAI: voice and format of a spoken answer; required when modalities has audio. Absent or null: none."""
    prediction: NotRequired[Prediction | None]
    """OpenAI: text that the answer will mostly repeat, to speed it up. Absent or null: none."""
    web_search_options: NotRequired[WebSearchOptions]
    """OpenAI: lets a search model look things up; other models refuse it with 400. Absent: no search."""
    moderation: NotRequired[ModerationOptions | None]
    """OpenAI: moderates input and output in addition to the answer. Absent or null: no moderation in the reply."""
    functions: NotRequired[list[FunctionDefinition] | None]
    """Deprecated form of tools. OpenAI and Groq still read it; vLLM ignores it silently. Absent: none."""
    function_call: NotRequired[Literal["none", "auto"] | FunctionCallChoice | None]
    """
    Deprecated form of tool_choice, for functions. vLLM ignores it silently. Absent: none without functions, auto
    with them.
    """
    top_k: NotRequired[int | None]
    """
    vLLM, llama.cpp: only this many of the likeliest tokens are sampled from. No limit: 0 or -1 on vLLM, 0 on
    llama.cpp. Absent: the model's own setting (vLLM), usually 40 (llama.cpp).
    """
    min_p: NotRequired[float | None]
    """
    vLLM, llama.cpp: a token needs at least this share of the likeliest token's probability. 0: off. Absent: 0
    (vLLM), usually 0.05 (llama.cpp).
    """
    repetition_penalty: NotRequired[float | None]
    """
    vLLM: divides the score of tokens seen in prompt or answer; above 1 discourages, below 1 encourages. Absent: 1.
    llama.cpp calls it repeat_penalty.
    """
    length_penalty: NotRequired[float]
    """vLLM: exponent on the length with beam search. Absent: 1."""
    use_beam_search: NotRequired[bool]
    """vLLM: search n beams instead of sampling. Absent: false."""
    min_tokens: NotRequired[int]
    """vLLM: no end of the answer before this many tokens. Absent: 0."""
    stop_token_ids: NotRequired[list[int] | None]
    """
    vLLM: token ids that end the answer; the reply then carries the id as an integer in stop_reason. Absent, null or
    []: none.
    """
    include_stop_str_in_output: NotRequired[bool]
    """vLLM: leave the stop text in the answer. Absent: false."""
    ignore_eos: NotRequired[bool]
    """vLLM, llama.cpp: go on after the end token, up to the token limit. Absent: false."""
    skip_special_tokens: NotRequired[bool]
    """vLLM: leave special tokens out of the text. Absent: true."""
    spaces_between_special_tokens: NotRequired[bool]
    """vLLM: put spaces between special tokens that are kept. Absent: true."""
    bad_words: NotRequired[list[str]]
    """vLLM: texts that must not be generated. Absent or []: none."""
    allowed_token_ids: NotRequired[list[int] | None]
    """vLLM: only these token ids may be generated. Absent or null: all."""
    logprob_token_ids: NotRequired[list[int] | None]
    """
    vLLM: report the log probability of exactly these token ids at every position, instead of the likeliest ones;
    needs logprobs. Absent or null: the likeliest ones.
    """
    prompt_logprobs: NotRequired[int | None]
    """
    vLLM: report log probabilities of the prompt, with this many alternatives per position; -1 is the whole
    vocabulary. Not with stream. Absent or null: none.
    """
    truncate_prompt_tokens: NotRequired[int | None]
    """
    vLLM: cut the prompt down to this many tokens; -1 is the length of the context. Absent or null: no cut, too long
    is 400.
    """
    truncation_side: NotRequired[Literal["left", "right"] | None]
    """
    vLLM: which end truncate_prompt_tokens removes: right keeps the first tokens, left the last. Absent or null: the
    server's setting.
    """
    include_reasoning: NotRequired[bool | None]
    """
    vLLM, Groq: false leaves the reasoning out of the reply (its tokens are still counted). On Groq it excludes
    reasoning_format. Absent or null: true.
    """
    thinking_token_budget: NotRequired[int | None]
    """vLLM: most tokens of reasoning before the model is made to answer. Absent or null: no limit of its own."""
    echo: NotRequired[bool]
    """
    vLLM: put the last message in front of the answer when both are of the assistant. Absent: false. llama.cpp
    ignores it.
    """
    add_generation_prompt: NotRequired[bool]
    """
    vLLM, llama.cpp: end the prompt with the opening of an assistant message. Must be false with
    continue_final_message. Absent: true.
    """
    continue_final_message: NotRequired[bool]
    """
    vLLM: leave the last message open and continue it (prefill); needs add_generation_prompt false, else 400. The
    answer does not repeat the prefill unless echo is set. Absent: false. llama.cpp continues a last assistant
    message by itself and, without a stream, repeats it.
    """
    add_special_tokens: NotRequired[bool]
    """vLLM: add the tokenizer's special tokens on top of what the chat template writes. Absent: false."""
    chat_template: NotRequired[str | None]
    """
    vLLM: Jinja template for this request; 400 unless the server was started to trust it. Absent or null: the
    model's own.
    """
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM, llama.cpp: variables for the chat template, such as {"enable_thinking": false}. Absent or null: none."""
    documents: NotRequired[list[GroqDocument | TextDocument] | None]
    """
    vLLM, Groq: documents to answer from. vLLM hands flat maps of text to the chat template, Groq wants objects with
    a source. Absent or null: none.
    """
    media_io_kwargs: NotRequired[MediaIoOptions | None]
    """vLLM: options for loading media. Absent or null: the server's."""
    mm_processor_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM: options for the model's processor of images and the like. Absent or null: none."""
    mm_payload: NotRequired[Literal["tensors", "none"]]
    """vLLM, render endpoints only: what is sent back for media; ignored here. Absent: tensors."""
    return_mm_kwargs: NotRequired[bool | None]
    """vLLM, deprecated: false means mm_payload none. Render endpoints only."""
    structured_outputs: NotRequired[StructuredOutputs | None]
    """
    vLLM: constrains the text by a schema, a pattern, a list or a grammar. With tools only if tool_choice has the
    value none or auto. llama.cpp ignores it. Absent or null: no constraint.
    """
    priority: NotRequired[int]
    """vLLM: lower is served earlier; anything but 0 is refused unless the server schedules by priority. Absent: 0."""
    request_id: NotRequired[str]
    """vLLM: id for logs, and the tail of the reply's id. Absent: made by the server."""
    session_id: NotRequired[str | None]
    """vLLM: id that stays the same over the requests of one conversation. Absent or null: none."""
    cache_salt: NotRequired[str | None]
    """
    vLLM: secret mixed into the prefix cache, so that other users cannot learn about prompts by timing. Absent or
    null: none.
    """
    return_tokens_as_token_ids: NotRequired[bool | None]
    """vLLM: with logprobs, tokens are named token_id:N instead of by their text. Absent or null: false."""
    return_token_ids: NotRequired[bool | None]
    """vLLM: the reply carries prompt_token_ids and token_ids. Absent or null: false."""
    return_prompt_text: NotRequired[bool | None]
    """vLLM: the reply carries the rendered prompt in prompt_text. Absent or null: false."""
    return_token_offsets: NotRequired[bool | None]
    """vLLM, render endpoints only: character offsets of tokens; ignored here. Absent or null: false."""
    routed_experts_prompt_start: NotRequired[int]
    """vLLM: leave the first N prompt tokens out of routed_experts. Absent: 0."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: parameters for handing over the key-value cache between servers. Absent or null: none."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: parameters for handing over the encoder cache between servers. Absent or null: none."""
    vllm_xargs: NotRequired[VllmExtraArgs | None]
    """vLLM: values for the server's own extensions. Absent or null: none."""
    repetition_detection: NotRequired[RepetitionDetection | None]
    """vLLM: end the answer early when it repeats itself; finish_reason is then repetition. Absent or null: off."""
    stream_interval: NotRequired[int | None]
    """vLLM: tokens per streamed chunk, at least the server's own setting. Absent or null: the server's."""
    watermarking: NotRequired[bool | None]
    """vLLM: watermark the sampled text where the server supports it. Absent or null: the server's setting."""
    grammar: NotRequired[str]
    """
    llama.cpp: GBNF grammar that the text must follow; not together with json_schema (500) or tools (400). Absent or
    "": none.
    """
    json_schema: NotRequired[dict[str, Any]]
    """llama.cpp: JSON Schema that the text must follow, a shorter way to say response_format. Absent: none."""
    cache_prompt: NotRequired[bool]
    """llama.cpp: reuse what the slot still holds of the same prompt. Absent: true."""
    id_slot: NotRequired[int]
    """llama.cpp: slot that must serve the request; -1 is any idle one. Absent: -1."""
    n_predict: NotRequired[int]
    """llama.cpp's own name of max_tokens; -1 is no limit. Absent: max_tokens counts."""
    n_keep: NotRequired[int]
    """llama.cpp: prompt tokens to keep when the context overflows; -1 keeps all. Absent: 0."""
    n_discard: NotRequired[int]
    """llama.cpp: tokens to drop when the context is shifted; 0 is half of it. Absent: 0."""
    n_cache_reuse: NotRequired[int]
    """llama.cpp: smallest piece of a cached prompt worth reusing, in tokens; 0 is off. Absent: 0."""
    n_indent: NotRequired[int]
    """llama.cpp: smallest indentation of new lines, in blanks. Absent: 0."""
    n_probs: NotRequired[int]
    """llama.cpp's own name of top_logprobs. Absent: 0."""
    min_keep: NotRequired[int]
    """llama.cpp: every sampler leaves at least this many tokens. Absent: 0."""
    t_max_predict_ms: NotRequired[int]
    """llama.cpp: longest time of generation, in milliseconds, checked at line ends; 0 is no limit. Absent: 0."""
    typical_p: NotRequired[float]
    """llama.cpp: locally typical sampling; 1 is off. Absent: 1."""
    top_n_sigma: NotRequired[float]
    """llama.cpp: keep tokens within this many standard deviations of the best score; -1 is off. Absent: -1."""
    dynatemp_range: NotRequired[float]
    """llama.cpp: the temperature moves this far up and down with the entropy; 0 is off. Absent: 0."""
    dynatemp_exponent: NotRequired[float]
    """llama.cpp: how entropy maps to the moving temperature. Absent: 1."""
    repeat_penalty: NotRequired[float]
    """llama.cpp: penalty for tokens among the last repeat_last_n; 1 is off. Absent: 1."""
    repeat_last_n: NotRequired[int]
    """llama.cpp: how many last tokens count for repeat_penalty; 0 is off, -1 the whole context. Absent: 64."""
    dry_multiplier: NotRequired[float]
    """llama.cpp: strength of the DRY penalty on repeated sequences; 0 is off. Absent: 0."""
    dry_base: NotRequired[float]
    """llama.cpp: base of the DRY penalty's growth. Absent: 1.75."""
    dry_allowed_length: NotRequired[int]
    """llama.cpp: repeats up to this many tokens are free of the DRY penalty. Absent: 2."""
    dry_penalty_last_n: NotRequired[int]
    """llama.cpp: how many tokens DRY looks back; 0 is off, -1 the whole context. Absent: 64."""
    dry_sequence_breakers: NotRequired[list[str]]
    """llama.cpp: texts that end a sequence for DRY. Absent: line feed, colon, quote and asterisk."""
    xtc_probability: NotRequired[float]
    """llama.cpp: chance that XTC removes the likeliest tokens; 0 is off. Absent: 0."""
    xtc_threshold: NotRequired[float]
    """llama.cpp: least probability of the tokens that XTC removes; above 0.5 it is off. Absent: 0.1."""
    mirostat: NotRequired[Literal[0, 1, 2]]
    """llama.cpp: 0 no Mirostat sampling, 1 Mirostat, 2 Mirostat 2.0. Absent: 0."""
    mirostat_tau: NotRequired[float]
    """llama.cpp: entropy that Mirostat aims at. Absent: 5."""
    mirostat_eta: NotRequired[float]
    """llama.cpp: learning rate of Mirostat. Absent: 0.1."""
    adaptive_target: NotRequired[float]
    """llama.cpp: probability that the adaptive sampler aims at; -1 is off. Absent: -1."""
    adaptive_decay: NotRequired[float]
    """llama.cpp: how fast the adaptive sampler forgets. Absent: 0.9."""
    samplers: NotRequired[list[str]]
    """llama.cpp: the samplers in their order, by name; one that is left out is not used. Absent: the server's order."""
    timings_per_token: NotRequired[bool]
    """llama.cpp: every chunk of a stream carries timings. Absent: false, only the last one does."""
    return_progress: NotRequired[bool]
    """llama.cpp: a stream first reports how far the prompt is, in prompt_progress. Absent: false."""
    return_tokens: NotRequired[bool]
    """llama.cpp: return the ids of the generated tokens. Absent: false."""
    post_sampling_probs: NotRequired[bool]
    """llama.cpp: log probabilities are taken after sampling. Absent: false."""
    response_fields: NotRequired[list[str]]
    """llama.cpp, native endpoint: fields to return. Absent: all."""
    lora: NotRequired[list[LoraScale]]
    """
    llama.cpp: scales of the loaded LoRA adapters for this request; one that is left out counts 0. Absent: the
    server's scales.
    """
    sse_ping_interval: NotRequired[int]
    """llama.cpp: seconds between comment lines while a stream is silent; -1 is never. Absent: the server's setting."""
    backend_sampling: NotRequired[bool]
    """llama.cpp: sample on the device. Absent: the server's setting."""
    reasoning_format: NotRequired[Literal["none", "auto", "deepseek", "deepseek-legacy", "hidden", "raw", "parsed"]]
    """
    How reasoning is returned. llama.cpp: none leaves it in the text with its marks, deepseek and auto move it to
    reasoning_content, deepseek-legacy does both. Groq: hidden, raw (in the text) or parsed (in reasoning); it
    excludes include_reasoning. Absent: the server's setting.
    """
    reasoning_control: NotRequired[bool]
    """llama.cpp: lets a later call end the reasoning of this completion early. Absent: false."""
    reasoning: NotRequired[ReasoningOptions]
    """Ollama's /v1: another spelling of reasoning_effort. Absent: reasoning_effort counts."""
    disable_tool_validation: NotRequired[bool]
    """Groq: return calls of tools that are not in tools, instead of an error. Absent: false."""
    citation_options: NotRequired[Literal["enabled", "disabled"] | None]
    """Groq: whether the answer cites documents and search results in annotations. Absent or null: enabled."""
    compound_custom: NotRequired[CompoundCustom | None]
    """Groq: models and tools of a Compound system. Absent or null: its own choice."""
    search_settings: NotRequired[SearchSettings | None]
    """Groq: how a Compound system searches the web. Absent or null: no limits."""
    include_domains: NotRequired[list[str] | None]
    """Groq, deprecated: search_settings.include_domains."""
    exclude_domains: NotRequired[list[str] | None]
    """Groq, deprecated: search_settings.exclude_domains."""


class RerankDocument(TypedDict):
    """A document as an object; what other fields it has is read by nobody."""

    text: str
    """The text."""
    multi_modal: NotRequired[dict[str, Any] | None]
    """vLLM: images of the document; null for a text."""


RerankInput: TypeAlias = str | RerankDocument
"""A document, as text or as an object with a text."""


class RerankRequest(TypedDict):
    """Body of a request."""

    model: NotRequired[str | None]
    """Name of the model. llama.cpp and vLLM do without it."""
    query: str
    """The question."""
    documents: list[RerankInput]
    """What is ordered."""
    top_n: NotRequired[int | None]
    """Most results. Absent or null: one for each document; vLLM: 0 says so too."""
    return_documents: NotRequired[bool | None]
    """Jina, Cohere: whether results repeat their documents. vLLM always does, llama.cpp never; both ignore it."""
    truncate_prompt_tokens: NotRequired[int | None]
    """vLLM: cut question and document together to this many tokens; -1: to what the model takes."""
    user: NotRequired[str | None]
    """vLLM: id of the end user."""


class RerankResult(TypedDict):
    """How well one document answers."""

    index: int
    """Place of the document among the documents."""
    relevance_score: float
    """The more, the better."""
    document: NotRequired[str | RerankDocument | None]
    """The document, where the server repeats it."""


class RerankUsage(TypedDict):
    """Tokens of the question and the documents."""

    prompt_tokens: NotRequired[int]
    """Tokens of all pairs of question and document. Absent on vLLM before 0.11 and at Jina."""
    total_tokens: int
    """The same."""


class RerankResponse(TypedDict):
    """Body of a good answer."""

    object: NotRequired[Literal["list"]]
    """llama.cpp: always this. Absent on vLLM."""
    id: NotRequired[str]
    """vLLM: id of the answer. Absent on llama.cpp."""
    model: NotRequired[str]
    """Model that answered."""
    results: list[RerankResult]
    """The best first."""
    usage: NotRequired[RerankUsage]
    """What was counted."""


class AudioOutput(TypedDict):
    """OpenAI: an answer as sound."""

    id: str
    """Id to refer to it in later requests."""
    data: str
    """The sound in base64, in the format that the request named."""
    expires_at: int
    """Until when the id can be used, in seconds since 1970."""
    transcript: str
    """What is said."""


class ResponseMessage(TypedDict):
    """An answer of the model."""

    role: Literal["assistant"]
    """Always this."""
    content: NotRequired[str | None]
    """
    The text. With calls: null on OpenAI, null (auto) or "" (required, named) on vLLM, "" on llama.cpp and Ollama,
    absent on Groq. Null too for a refusal, and on vLLM when everything was reasoning.
    """
    refusal: NotRequired[str | None]
    """
    OpenAI: words with which the model refused; content is then null and finish_reason stop. Null: no refusal
    (always, on vLLM). Absent on other servers.
    """
    reasoning: NotRequired[str | None]
    """
    vLLM, Groq, Ollama: what the model thought. vLLM needs a reasoning parser, and sends null otherwise; Groq needs
    reasoning_format parsed. Absent: none.
    """
    reasoning_content: NotRequired[str | None]
    """llama.cpp: what the model thought. vLLM called its field so before it became reasoning. Absent: none."""
    tool_calls: NotRequired[list[MessageToolCall]]
    """The calls, in order. Absent when empty; no recorded server sends null or []."""
    function_call: NotRequired[FunctionCall | None]
    """Deprecated single call. vLLM: always null. Absent or null: none."""
    annotations: NotRequired[list[Annotation] | None]
    """Citations in the text. OpenAI: [] when empty; vLLM: null. Absent: none."""
    audio: NotRequired[AudioOutput | None]
    """OpenAI: the answer as sound. vLLM: null. Absent or null: none."""
    executed_tools: NotRequired[list[ExecutedTool]]
    """Groq: tools that a Compound system ran by itself; no call for the client to answer. Absent: none."""


class Choice(TypedDict):
    """One answer."""

    index: int
    """Position among the answers, from 0."""
    message: ResponseMessage
    """The answer."""
    finish_reason: FinishReason
    """Why it ended. A forced named call ends with stop on vLLM; decide by the calls, not by this."""
    logprobs: NotRequired[Logprobs | None]
    """Log probabilities. Null (OpenAI, vLLM, Groq) or absent (llama.cpp, Ollama): not asked."""
    stop_reason: NotRequired[str | int | None]
    """
    vLLM: the stop text, or the id of the stop token, that ended the answer. Null: neither did. Absent on other
    servers.
    """
    token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of the answer. Null: not asked. Absent on other servers."""
    routed_experts: NotRequired[str | None]
    """
    vLLM: which experts each token went through, an .npy array in base64. Null: not switched on. Absent on other
    servers.
    """


class GroqCacheUsage(TypedDict):
    """Groq: use of the hardware's caches."""

    sram_cached_tokens: NotRequired[int]
    """Tokens served from SRAM. Absent: not counted."""
    dram_cached_tokens: NotRequired[int]
    """Tokens served from DRAM. Absent: not counted."""


class XGroq(TypedDict):
    """Groq: data of its own in a whole answer."""

    id: str
    """Id of the request, for Groq's support."""
    seed: NotRequired[int | None]
    """Seed that was used. Null or absent: not given."""
    usage: NotRequired[GroqCacheUsage | None]
    """Use of the hardware's caches. Null or absent: not given."""
    debug: NotRequired[GroqDebug | None]
    """Tokens, when debugging was asked for. Null or absent: not asked."""


class ChatCompletion(TypedDict):
    """
    Body of a 200 answer to a request without stream. vLLM writes a null for everything that it could have sent;
    llama.cpp and Ollama leave out what they do not have; Groq and OpenAI mix both.
    """

    id: str
    """
    Id of the answer. vLLM: chatcmpl- and 16 hexadecimal digits, or the request_id; llama.cpp: chatcmpl- and 32
    letters and digits; Ollama: chatcmpl- and a number below 1000, so it is not unique.
    """
    object: Literal["chat.completion"]
    """Always this."""
    created: int
    """When the answer was made, in seconds since 1970. OpenAI's own test fixtures have 0."""
    model: str
    """
    The model that answered: a dated version on OpenAI, the alias or file name on llama.cpp, the name asked for
    elsewhere.
    """
    choices: list[Choice]
    """The answers, one per n."""
    usage: NotRequired[Usage]
    """
    Token counts of the whole request. Every recorded answer has it; OpenAI's specification lets it be absent, which
    means not counted.
    """
    service_tier: NotRequired[str | None]
    """Class of service that was used. vLLM: null. Absent: not given."""
    system_fingerprint: NotRequired[str | None]
    """
    Names the configuration of the server: version and settings on vLLM, the build on llama.cpp, fp_ollama on
    Ollama. Absent or null: not given.
    """
    metadata: NotRequired[Metadata | None]
    """OpenAI: labels of a stored completion. Absent or null: none."""
    moderation: NotRequired[ModerationReport | None]
    """OpenAI: what moderation found, when the request asked for it. Absent or null: not asked."""
    prompt_logprobs: NotRequired[list[PromptTokenLogprobs | None] | None]
    """
    vLLM: log probabilities of the prompt, one entry per token; the first is null, for nothing comes before it.
    Null: not asked. Absent on other servers.
    """
    prompt_token_ids: NotRequired[list[int] | None]
    """vLLM: token ids of the prompt. Null: not asked. Absent on other servers."""
    prompt_text: NotRequired[str | None]
    """vLLM: the prompt as the chat template wrote it. Null: not asked. Absent on other servers."""
    kv_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the key-value cache. Null: not used. Absent on other servers."""
    ec_transfer_params: NotRequired[dict[str, Any] | None]
    """vLLM: for handing over the encoder cache. Null: not used. Absent on other servers."""
    metrics: NotRequired[dict[str, Any] | None]
    """
    vLLM: measurements of the request, where the server is set to send them. Null: not sent. Absent on other
    servers.
    """
    timings: NotRequired[Timings]
    """llama.cpp: speed of the request. Absent on other servers."""
    x_groq: NotRequired[XGroq]
    """Groq: data of its own. Absent on other servers."""
    usage_breakdown: NotRequired[UsageBreakdown | None]
    """Groq: usage by model for Compound systems. Null or absent: one model."""


class TextsRequest(TypedDict):
    """TEI and llama.cpp: body of a request for a bare list of scores."""

    model: NotRequired[str | None]
    """Name of the model. Absent: the one that is served."""
    query: str
    """The question."""
    texts: list[str]
    """What is ordered."""
    return_text: NotRequired[bool | None]
    """Whether results repeat their texts. Absent or null: they do not."""
    raw_scores: NotRequired[bool | None]
    """TEI: scores as the model gives them, not between 0 and 1. Absent or null: between 0 and 1."""
    truncate: NotRequired[bool | None]
    """TEI: cut what is too long for the model. Absent or null: that is an error."""
    truncation_direction: NotRequired[Literal["left", "right", "Left", "Right"] | None]
    """TEI: the side that is cut. Absent or null: the right one."""


RerankQuestion: TypeAlias = RerankRequest | TextsRequest
"""Body of a request for an order, in either form."""


class TextScore(TypedDict):
    """How well one text answers."""

    index: int
    """Place of the text among the texts."""
    score: float
    """The more, the better."""
    text: NotRequired[str | None]
    """The text, where return_text asked for it."""


TextScores: TypeAlias = list[TextScore]
"""TEI and llama.cpp: body of a good answer, the best first."""


RerankAnswer: TypeAlias = RerankResponse | TextScores
"""Body of a good answer, in the form of the request."""


class ScoreRequest(TypedDict):
    """vLLM: body of POST /score. One text is scored against one or several others."""

    model: NotRequired[str | None]
    """Name of the model. Absent: the one that is served."""
    text_1: NotRequired[str | list[str]]
    """The text that the others are scored against."""
    text_2: NotRequired[str | list[str]]
    """The others."""
    queries: NotRequired[str | list[str]]
    """The same as text_1."""
    documents: NotRequired[str | list[str]]
    """The same as text_2."""
    data_1: NotRequired[str | list[str]]
    """The same as text_1."""
    data_2: NotRequired[str | list[str]]
    """The same as text_2."""
    truncate_prompt_tokens: NotRequired[int | None]
    """Cut both texts together to this many tokens; -1: to what the model takes."""
    user: NotRequired[str | None]
    """Id of the end user."""


class Score(TypedDict):
    """How near one text is to the first."""

    index: int
    """Place of the text among the others."""
    object: Literal["score"]
    """Always this."""
    score: float
    """The more, the nearer."""


class ScoreResponse(TypedDict):
    """vLLM: body of a good answer of POST /score."""

    id: NotRequired[str]
    """Id of the answer."""
    object: Literal["list"]
    """Always this."""
    created: NotRequired[int]
    """When it was made, in seconds since 1970."""
    model: str
    """Model that answered."""
    data: list[Score]
    """A score for each of the others, in their order."""
    usage: NotRequired[RerankUsage]
    """What was counted."""


class TokenizeRequest(TypedDict):
    """
    Body of POST /tokenize: vLLM wants prompt or messages, llama.cpp content (without it, it answers with no
    tokens).
    """

    model: NotRequired[str | None]
    """vLLM: name of the model. Absent: the one that is served."""
    prompt: NotRequired[str]
    """vLLM: the text."""
    content: NotRequired[str]
    """llama.cpp: the text."""
    messages: NotRequired[list[RequestMessage]]
    """vLLM: a conversation, which the chat template turns into a text."""
    tools: NotRequired[list[Tool] | None]
    """vLLM: the tools of the conversation."""
    add_generation_prompt: NotRequired[bool]
    """vLLM: end with the opening of an assistant message. Absent: true."""
    continue_final_message: NotRequired[bool]
    """vLLM: leave the last message open. Absent: false."""
    add_special_tokens: NotRequired[bool]
    """vLLM: add the tokenizer's special tokens (absent: for a prompt, not for messages)."""
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM: variables for the chat template."""
    return_token_strs: NotRequired[bool | None]
    """vLLM: answer with the texts of the tokens too. Absent: no."""
    add_special: NotRequired[bool]
    """llama.cpp: add special tokens, such as the one that begins a text. Absent: false."""
    parse_special: NotRequired[bool]
    """llama.cpp: read special tokens written in the text as such. Absent: true."""
    with_pieces: NotRequired[bool]
    """llama.cpp: answer with the texts of the tokens too. Absent: false."""


class TokenPiece(TypedDict):
    """llama.cpp: a token with its text."""

    id: int
    """Id of the token."""
    piece: str | list[int]
    """Its text, or its bytes where they are no text by themselves."""


class TokenizeResponse(TypedDict):
    """Body of a 200 answer of POST /tokenize. vLLM gives count and max_model_len too."""

    tokens: list[int | TokenPiece]
    """The tokens in order: ids, or with_pieces ids and texts."""
    count: NotRequired[int]
    """vLLM: how many. Absent on llama.cpp."""
    max_model_len: NotRequired[int]
    """vLLM: length of the context. Absent on llama.cpp."""
    token_strs: NotRequired[list[str] | None]
    """vLLM: texts of the tokens. Null: not asked. Absent on llama.cpp."""


class DetokenizeRequest(TypedDict):
    """Body of POST /detokenize."""

    model: NotRequired[str | None]
    """vLLM: name of the model. Absent: the one that is served."""
    tokens: list[int]
    """Ids of the tokens."""


class DetokenizeResponse(TypedDict):
    """Body of a 200 answer of POST /detokenize."""

    prompt: NotRequired[str]
    """vLLM: the text."""
    content: NotRequired[str]
    """llama.cpp: the text."""


class ApplyTemplateRequest(TypedDict):
    """llama.cpp: body of POST /apply-template, the fields of a chat request that make its prompt."""

    messages: list[RequestMessage]
    """
    The conversation, oldest message first. An assistant message with tool calls is followed by one tool message per
    call. llama.cpp continues a last assistant message instead of answering it, and refuses two assistant messages
    at the end; vLLM continues only with continue_final_message. An empty list is refused by every server but
    llama.cpp.
    """
    tools: NotRequired[list[Tool] | None]
    """
    What the model may call. vLLM refuses an empty list with 400, the others treat it as none. vLLM needs a tool
    parser at start, llama.cpp a chat template that knows tools. At most 128 (OpenAI, Groq). Absent or null: no
    tools.
    """
    chat_template_kwargs: NotRequired[dict[str, Any] | None]
    """vLLM, llama.cpp: variables for the chat template, such as {"enable_thinking": false}. Absent or null: none."""


class GatewayProps(TypedDict):
    """Body of GET /props of a gateway in front of several servers: of llama.cpp's properties those that it has itself."""

    total_slots: int
    """How many answers are written at the same time at most."""
    build_info: str
    """Name and version of the gateway."""
    model_alias: NotRequired[str]
    """Model that is asked if a request names no model. Absent: no model is known."""
    default_generation_settings: NotRequired[GenerationDefaults]
    """Length of that model's context. Absent: not known."""
    endpoint_slots: NotRequired[bool]
    """Whether GET /slots is served."""
    endpoint_props: NotRequired[bool]
    """Whether POST /props is served."""
    endpoint_metrics: NotRequired[bool]
    """Whether GET /metrics is served."""


Props: TypeAlias = PropsResponse | GatewayProps
"""Body of GET /props: of llama.cpp, or of a gateway, which says so in build_info."""


class ApplyTemplateResponse(TypedDict):
    """llama.cpp: body of a 200 answer of POST /apply-template."""

    prompt: str
    """The conversation as the model would see it."""


__all__ = [
    "AllowedTools",
    "AllowedToolsChoice",
    "Annotation",
    "ApplyTemplateRequest",
    "ApplyTemplateResponse",
    "ApproximateLocation",
    "AssistantContentPart",
    "AssistantMessage",
    "AudioDelta",
    "AudioEmbedsContent",
    "AudioOptions",
    "AudioOutput",
    "AudioReference",
    "AudioUrlContent",
    "BatchAnswer",
    "BatchFailure",
    "BatchRequestInput",
    "BatchRequestOutput",
    "ChatCompletion",
    "ChatCompletionChunk",
    "ChatCompletionRequest",
    "ChatTemplateCaps",
    "Choice",
    "ChunkChoice",
    "Completion",
    "CompletionAlternatives",
    "CompletionChoice",
    "CompletionChunk",
    "CompletionEvent",
    "CompletionLogprobs",
    "CompletionPrompt",
    "CompletionRequest",
    "CompletionTokensDetails",
    "CompoundCustom",
    "CompoundModels",
    "CompoundTools",
    "ContentPart",
    "CustomCall",
    "CustomDefinition",
    "CustomFormat",
    "CustomGrammar",
    "CustomGrammarFormat",
    "CustomTextFormat",
    "CustomTool",
    "CustomToolCall",
    "CustomVoice",
    "Delta",
    "DetailError",
    "DetokenizeRequest",
    "DetokenizeResponse",
    "DeveloperMessage",
    "DocumentCitation",
    "DocumentCitationAnnotation",
    "DocumentContent",
    "DocumentSource",
    "EmbeddingObject",
    "EmbeddingsInput",
    "EmbeddingsItem",
    "EmbeddingsRequest",
    "EmbeddingsResponse",
    "EmbeddingsUsage",
    "ErrorBody",
    "ErrorEnvelope",
    "ErrorResponse",
    "ErrorText",
    "ExecutedTool",
    "FileContent",
    "FileData",
    "FinishReason",
    "FunctionCall",
    "FunctionCallChoice",
    "FunctionCitation",
    "FunctionCitationAnnotation",
    "FunctionDefinition",
    "FunctionDelta",
    "FunctionMessage",
    "FunctionTool",
    "GatewayProps",
    "GenerationDefaults",
    "GroqCacheUsage",
    "GroqDebug",
    "GroqDocument",
    "HealthBody",
    "HealthResponse",
    "ImageContent",
    "ImageEmbedsContent",
    "ImageUrl",
    "InfillExtra",
    "InfillRequest",
    "InlineDocument",
    "InputAudio",
    "InputAudioContent",
    "InputVideo",
    "InputVideoContent",
    "JsonDocumentSource",
    "JsonObjectResponseFormat",
    "JsonSchemaResponseFormat",
    "JsonSchemaSpec",
    "LocalModel",
    "LocalModelDetails",
    "LogitBiasMap",
    "LogitBiasPair",
    "Logprobs",
    "LoraScale",
    "MediaIoOptions",
    "MediaUrl",
    "MessageToolCall",
    "Metadata",
    "Model",
    "ModelArchitecture",
    "ModelList",
    "ModelMeta",
    "ModelPermission",
    "ModelUsage",
    "ModerationFailure",
    "ModerationFlags",
    "ModerationInputTypes",
    "ModerationMode",
    "ModerationOptions",
    "ModerationOutcome",
    "ModerationPolicy",
    "ModerationReport",
    "ModerationResult",
    "ModerationResults",
    "ModerationScores",
    "MultimodalTokens",
    "NamedCustomTool",
    "NamedCustomToolChoice",
    "NamedFunction",
    "NamedToolChoice",
    "NativeCompletion",
    "NativeCompletionRequest",
    "NativeEvent",
    "NativePiece",
    "ObjectError",
    "Prediction",
    "PromptCacheBreakpoint",
    "PromptCacheOptions",
    "PromptEmbedsContent",
    "PromptLogprob",
    "PromptProgress",
    "PromptTexts",
    "PromptTokenLists",
    "PromptTokenLogprobs",
    "PromptTokens",
    "PromptTokensDetails",
    "Props",
    "PropsModalities",
    "PropsResponse",
    "ProxyEndpoint",
    "ProxyHealth",
    "ReasoningEffort",
    "ReasoningOptions",
    "RefusalContent",
    "RepetitionDetection",
    "RequestMessage",
    "RerankAnswer",
    "RerankDocument",
    "RerankInput",
    "RerankQuestion",
    "RerankRequest",
    "RerankResponse",
    "RerankResult",
    "RerankUsage",
    "ResponseFormat",
    "ResponseMessage",
    "Score",
    "ScoreRequest",
    "ScoreResponse",
    "SearchResult",
    "SearchResults",
    "SearchSettings",
    "ServiceTier",
    "StreamEvent",
    "StreamOptions",
    "StructuralTagResponseFormat",
    "StructureTag",
    "StructuredOutputs",
    "SystemMessage",
    "TextContent",
    "TextDocument",
    "TextDocumentSource",
    "TextResponseFormat",
    "TextScore",
    "TextScores",
    "TextsRequest",
    "ThinkingContent",
    "Timings",
    "TokenLogprob",
    "TokenPiece",
    "TokenizeRequest",
    "TokenizeResponse",
    "Tool",
    "ToolCall",
    "ToolCallDelta",
    "ToolChoice",
    "ToolChoiceMode",
    "ToolChoiceObject",
    "ToolMessage",
    "ToolReferenceContent",
    "TopLogprob",
    "UnknownAnnotation",
    "UnknownContent",
    "UnknownTool",
    "UrlCitation",
    "UrlCitationAnnotation",
    "Usage",
    "UsageBreakdown",
    "UserLocation",
    "UserMessage",
    "ValidationIssue",
    "VersionResponse",
    "VideoEmbedsContent",
    "VideoUrlContent",
    "VllmExtraArgs",
    "WebSearchOptions",
    "XGroq",
    "XGroqChunk",
]
