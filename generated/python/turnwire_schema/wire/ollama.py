# Generated from schemas/wire/ollama/v1/ by `make generate`. Do not edit: changes are lost.

"""Wire format of the dialect ollama.

* chat: Ollama native chat.
* embed: Ollama embeddings.
* error: Ollama native errors.
* generate: Ollama native completions.
* manage: Ollama models managed.
* models: Ollama native models.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias

if TYPE_CHECKING:
    from typing import TypedDict
else:
    from turnwire_schema._late_dicts import TypedDict


ToolParseErrorLine = TypedDict(
    "ToolParseErrorLine",
    {
        "error parsing tool call": str,
    },
)


Timestamp: TypeAlias = str
"""
A time in RFC 3339 with up to nine digits of a second's fraction and any offset (Z for created_at). May lie
beyond the year 2262: expires_at of a model that is kept for ever is in 2319.
"""


ToolArguments: TypeAlias = dict[str, Any]
"""
Arguments of a tool call: names and JSON values, {} when empty, never text and never partial. The order of the
names is kept since 0.14.0.
"""


class ToolCallFunction(TypedDict):
    """Name and arguments of a call that the model asks for."""

    index: NotRequired[int]
    """
    Position among the calls of the whole answer, from 0. Always sent since 0.12.6, left out when 0 before, unknown
    before 0.4.7. Several parsers up to 0.20 number every call 0, so it distinguishes no calls.
    """
    name: str
    """Name of the function, as the model wrote it: not necessarily one that was offered."""
    arguments: ToolArguments
    """The arguments, as the model wrote them: not checked against the tool's parameters."""


class ToolCall(TypedDict):
    """A call that the model asks for. There is no "type"."""

    id: NotRequired[str]
    """
    Id of the call (0.12.10): "call_" and 8 letters or digits, or 32 letters and digits from models that run their
    own jinja template (0.30.0). Opaque. Absent before.
    """
    function: ToolCallFunction
    """What to call."""


ImageData: TypeAlias = str
"""
A file in standard base64 with padding: PNG, JPEG, and WebP where the model can; no "data:" prefix, no address
(400 "illegal base64 data"). Line breaks are skipped.
"""


class ResponseMessage(TypedDict):
    """What the model says, whole or in part."""

    role: Literal["assistant", ""]
    """"assistant"; "" only in the reply to _debug_render_only."""
    content: str
    """
    Text of the answer, "" when this object has none. Stays "" for a whole answer if the model never stopped
    thinking. A stop text is not part of it.
    """
    thinking: NotRequired[str]
    """What the model thinks (0.9.0), before the content; one object may have both, thinking first. Absent when empty."""
    images: NotRequired[list[ImageData] | None]
    """Pictures made by the model. Left out when empty; null in streams of servers of 2023."""
    tool_calls: NotRequired[list[ToolCall]]
    """
    Calls that the model asks for (0.2.6), each whole. They may come on objects with done false, one by one, or on
    the final object. Two equal calls are two calls. Absent when empty.
    """


class DebugInfo(TypedDict):
    """What the model would have been given."""

    rendered_template: str
    """The prompt after the template was applied."""
    image_count: NotRequired[int]
    """How many images go with it. Left out when zero."""


class TopLogprob(TypedDict):
    """A token that was possible at this place, with its probability."""

    token: str
    """Text of the token; parts of a character are replaced, see bytes."""
    logprob: float
    """Natural logarithm of its probability."""
    bytes: NotRequired[list[int]]
    """The token's bytes in UTF-8. Left out when the text is empty."""


class TokenLogprob(TypedDict):
    """One generated token and its probability (0.12.11)."""

    token: str
    """Text of the token; parts of a character are replaced, see bytes."""
    logprob: float
    """Natural logarithm of its probability."""
    bytes: NotRequired[list[int]]
    """The token's bytes in UTF-8. Left out when the text is empty."""
    top_logprobs: NotRequired[list[TopLogprob]]
    """The likeliest tokens at this place, likeliest first, as many as top_logprobs asked for. Left out when none were."""


class ChatResponse(TypedDict):
    """
    One object of the answer: a piece of it while done is false, the last piece with the metrics when done is true.
    With stream false it is the only object and holds the whole: texts joined, calls and logprobs gathered. The
    final object of a stream usually has content "", but it may carry text, thinking or tool calls and must be read
    like any other.
    """

    model: str
    """The model as it was asked for, without a tag if none was given."""
    created_at: Timestamp
    """When the server made this object."""
    message: NotRequired[ResponseMessage]
    """The piece of the answer. Absent only on final objects of servers of 2023, which the documentation still shows."""
    done: bool
    """Whether this is the last object. false on a whole body (stream false) means that the answer was cut off."""
    done_reason: NotRequired[str]
    """
    Why the answer ended: stop (end of text, stop text, or a tool call: never "tool_calls"), length (num_predict or
    the context is used up), load, unload (0.3.11). New values may come. Absent while done is false, before 0.1.35,
    and when the connection to the runner was lost.
    """
    remote_model: NotRequired[str]
    """Name of the model on the remote host that answered (0.12.0). Absent for local models."""
    remote_host: NotRequired[str]
    """
    Address of the remote host that answered (0.12.0). Absent for local models; present means that the conversation
    has left the machine.
    """
    logprobs: NotRequired[list[TokenLogprob]]
    """
    Log probabilities of the tokens of this object, if asked for (0.12.11). They also come with empty content while
    the server holds back a call or a think tag.
    """
    _debug_info: NotRequired[DebugInfo]
    """The rendered prompt, if _debug_render_only was set."""
    total_duration: NotRequired[int]
    """Wall time of the whole call, in nanoseconds. Final object only; left out when zero."""
    load_duration: NotRequired[int]
    """
    Part of it spent loading the model, in nanoseconds; large on a cold model. Final object only; left out when
    zero.
    """
    prompt_eval_count: NotRequired[int]
    """
    Tokens of the prompt, cached ones included (before 0.2.0 absent when the prompt was cached; 0.30.0 counted only
    the uncached ones). Final object only; left out when zero, so absence is unknown rather than 0. The only trace
    of a truncated prompt.
    """
    prompt_eval_cached_count: NotRequired[int]
    """
    How many of prompt_eval_count came from the cache (0.33.3). 0 is sent and means that nothing was cached; absent
    means that the server does not report it.
    """
    prompt_eval_duration: NotRequired[int]
    """Time spent on the prompt, in nanoseconds. Final object only; left out when zero."""
    eval_count: NotRequired[int]
    """
    Tokens generated, thinking included; for a structured answer of a thinking model only those of the second,
    constrained run. Final object only; left out when zero.
    """
    eval_duration: NotRequired[int]
    """Time spent generating, in nanoseconds. Final object only; left out when zero, as for an answer of one token."""


class ErrorLine(TypedDict):
    """
    The last line of a stream that failed after it had begun: HTTP status 200, no model, no done, then the end of
    the stream. Everything received before it is partial. Servers before 0.12.6 also send it as the only line when
    the failure came before the first token, where later ones still answer with the proper status and an
    ErrorResponse.
    """

    error: str
    """What went wrong, as in ErrorResponse."""
    status: NotRequired[int]
    """
    The HTTP status that the failure would have had. Servers before 0.12.6 print it where they know it; absent
    since.
    """
    signin_url: NotRequired[str]
    """
    Where the user can sign in, as in ErrorResponse. Ollama's own clients look for it in a line too; no recorded
    line has it.
    """


StreamLine: TypeAlias = ChatResponse | ErrorLine | ToolParseErrorLine
"""
One line of the newline-delimited JSON stream of POST /api/chat, and equally the whole body of a call with
stream false. Each line ends with a line feed; there are no blank lines and no end marker but done true and the
end of the stream. A stream that ends without done true was cut off (the runner died, or the server stopped a
model that repeated one token), even if the connection closed cleanly. The reply to a load or unload request is
one line, typed application/json even where a stream was asked for.
"""


FormatName: TypeAlias = Literal["json", ""]
""""json": any JSON value; "": no constraint. Any other text, also a schema written as text, is a 500."""


FormatSchema: TypeAlias = dict[str, Any]
"""
A JSON Schema that the answer must follow (0.5.0). A schema that the server cannot turn into a grammar is a 500
before 0.30.0, a 400 since, with the runner's JSON as text.
"""


Format: TypeAlias = FormatName | FormatSchema
"""
How the answer must look. It only steers the sampling and is not shown to the model, so say it in the prompt as
well. An answer cut by num_predict is broken JSON. With tools the constraint covers everything, also the text of
a call. Cloud models do not enforce it.
"""


class Options(TypedDict):
    """
    Settings of one call; they override the model's own parameters, which override the defaults. Whole numbers may
    be sent as 4096.0. A wrong type is a 500 ("option \\"temperature\\" must be of type float32"), an unknown name is
    ignored with a line in the server's log, null means absent. Other load options than those of the last call
    (num_ctx, num_batch, num_gpu, main_gpu, use_mmap, num_thread) reload the model. mirostat, tfs_z,
    penalize_newline, low_vram, f16_kv, use_mlock, numa and others worked once and were removed between 0.5.2 and
    0.7.0.
    """

    num_keep: NotRequired[int | None]
    """Tokens at the start of the prompt that survive when the context is shifted. Absent means 4."""
    seed: NotRequired[int | None]
    """Seed of the sampler. Absent and -1 mean a random one."""
    num_predict: NotRequired[int | None]
    """
    Most tokens to generate. Absent, -1 and -2 mean no limit (ten times num_ctx since 0.30.0). 0 means no limit as
    well up to 0.24.0, one token on jinja models since 0.30.0. Reaching the limit gives done_reason "length", even
    inside a tool call, which is then lost or comes as text.
    """
    top_k: NotRequired[int | None]
    """Sample among this many of the likeliest tokens. Absent means 40."""
    top_p: NotRequired[float | None]
    """Sample among the likeliest tokens that together have this probability. Absent means 0.9."""
    min_p: NotRequired[float | None]
    """Drop tokens less likely than this share of the likeliest one. Absent means 0."""
    typical_p: NotRequired[float | None]
    """Locally typical sampling; 1 turns it off. Absent means 1."""
    repeat_last_n: NotRequired[int | None]
    """How many of the last tokens the penalties look at. Absent means 64."""
    temperature: NotRequired[float | None]
    """Randomness of the choice; 0 always takes the likeliest token. Absent means 0.8."""
    repeat_penalty: NotRequired[float | None]
    """Factor against repetition; 1 turns it off. Absent means 1.0 since 0.32.10 and from 0.17.5 to 0.17.7, else 1.1."""
    presence_penalty: NotRequired[float | None]
    """Subtracted once from a token that has occurred. Absent means 0."""
    frequency_penalty: NotRequired[float | None]
    """Subtracted from a token for each time it has occurred. Absent means 0."""
    stop: NotRequired[list[str] | None]
    """
    Texts that end the answer; they are not part of it. Must be a list: one bare text is a 500, although the
    server's own OpenAPI file allows it. Absent: the model's own stop texts.
    """
    num_ctx: NotRequired[int | None]
    """
    Context size in tokens, for prompt and answer together. Absent: the model's parameter, then
    OLLAMA_CONTEXT_LENGTH, then by GPU memory 4096, 32768 or 262144 (since 0.15.5; 4096 since 0.6.7; 2048 before).
    Capped to the trained length and raised to a minimum (256 in effect since 0.30.0); GET /api/ps reports what is
    in force.
    """
    num_batch: NotRequired[int | None]
    """Prompt tokens processed in one step. Absent means 512."""
    num_gpu: NotRequired[int | None]
    """Layers to put on the GPU; 0 means CPU only. Absent and -1 let the server decide."""
    main_gpu: NotRequired[int | None]
    """Number of the GPU that does the small work. Absent means 0."""
    use_mmap: NotRequired[bool | None]
    """Whether to map the model file into memory instead of reading it. Absent lets the server decide."""
    num_thread: NotRequired[int | None]
    """Threads of the CPU. Absent and 0 let the server decide."""
    draft_num_predict: NotRequired[int | None]
    """Tokens that a draft model proposes at a time, in versions with speculative decoding. Absent means 4."""


KeepAlive: TypeAlias = float | str
"""
A number of seconds, or a duration with units as text: "5m", "1h30m", "300ms". Negative: for ever. 0: unload
after the call. A number written as text needs a unit ("5" is a 400, "0" is not).
"""


ThinkLevel: TypeAlias = Literal["low", "medium", "high", "max"]
"""
How much to think (0.11.0; "max" 0.22.0). Models other than gpt-oss refused levels from 0.11.0 to 0.17.6. gpt-
oss takes "max" as "high".
"""


Think: TypeAlias = bool | ThinkLevel
"""
true or false, or a level for models that have levels. gpt-oss ignores true and false and cannot be stopped from
thinking. Any other text, and any number: 400.
"""


class MessageToolCallFunction(TypedDict):
    """Name and arguments of a tool call in the history."""

    index: NotRequired[int | None]
    """Position among the calls of the message, from 0 (0.4.7). Absent means 0."""
    name: str
    """Name of the function."""
    arguments: NotRequired[ToolArguments]
    """
    The arguments. Must be a JSON object: the text form of the OpenAI API is a 400, "Value looks like object, but
    can't find closing '}' symbol" since 0.14.0 and "json: cannot unmarshal string ..." before. Absent means no
    arguments.
    """


class MessageToolCall(TypedDict):
    """A tool call in the history, sent back to the server."""

    id: NotRequired[str | None]
    """Id of the call, as the server gave it or as the client made it (0.12.10; ignored before). Any text."""
    type: NotRequired[str | None]
    """
    "function", as Ollama's documentation of tool calling and OpenAI's clients write it. Ignored: every call is one
    of a function.
    """
    function: MessageToolCallFunction
    """What was called."""


class Message(TypedDict):
    """
    One message of the conversation as a client sends it. Models with a Go template get neighbouring messages of one
    role joined by a blank line (tool calls and ids of the later one are lost), so keep images and calls of one turn
    on one message.
    """

    role: str
    """
    Who speaks: system, user, assistant or tool. Lower-cased by the server; any other text is accepted and left to
    the model's template, most of which drop such a message silently.
    """
    content: NotRequired[str | None]
    """
    The text. Absent and null mean "", which is usual with tool_calls. A list of parts is refused (400): join texts,
    and put images in images.
    """
    thinking: NotRequired[str | None]
    """
    What the model thought before this assistant message (0.9.0). Whether the model sees it again is up to its
    template; jinja models (0.30.0) never do.
    """
    images: NotRequired[list[ImageData] | None]
    """
    Pictures that go with the text, in order. Since 0.20.0 also sound, for models with the capability "audio". A
    model without "vision" refuses them.
    """
    tool_calls: NotRequired[list[MessageToolCall] | None]
    """The calls that the model asked for in this assistant message, in their order."""
    tool_name: NotRequired[str | None]
    """
    In a tool message: name of the function whose result this is (0.9.6). Older servers go by order alone. Some
    models are shown only this, some only tool_call_id: send both.
    """
    tool_call_id: NotRequired[str | None]
    """In a tool message: id of the call that is answered (0.12.10). Ignored by older servers."""


ToolProperty: TypeAlias = dict[str, Any]
"""
JSON Schema of one parameter; an object, not true or false. Any keyword may be sent. The server keeps type (a
name or a list of names), description, enum, items, anyOf, properties (0.13.5) and required (0.20.0), and drops
the rest (default, format, const, minimum, additionalProperties, $ref ...) before the template sees it.
"""


ToolProperties: TypeAlias = dict[str, ToolProperty]
"""Parameters by name. The order of the names is kept in later versions."""


class ToolParameters(TypedDict):
    """
    A JSON Schema of type object. Any keyword may be sent, but the server reads only type, properties, required,
    items and $defs and drops the rest before the template sees it, and it neither constrains the model nor checks
    its arguments by the schema.
    """

    type: NotRequired[str | None]
    """"object". A list of types is refused here (400)."""
    properties: NotRequired[ToolProperties | None]
    """The parameters by name."""
    required: NotRequired[list[str] | None]
    """Names of the parameters that must be given. Absent and null mean none."""


class ToolFunction(TypedDict):
    """Name, purpose and parameters of a function."""

    name: str
    """Name that the model uses to call it. The server sets no rule for it."""
    description: NotRequired[str | None]
    """What the function does, for the model. Absent: before 0.12.6 the template saw "", since then nothing."""
    parameters: NotRequired[ToolParameters | None]
    """JSON Schema of the arguments. Absent: an empty schema whose properties some templates render as null."""


class Tool(TypedDict):
    """A function that is offered to the model."""

    type: NotRequired[str | None]
    """"function" by convention; shown to the model, not checked by the server."""
    function: ToolFunction
    """The function."""


class ChatRequest(TypedDict):
    """
    Body of POST /api/chat. Unknown keys are ignored, keys are matched without regard to case, and null means
    absent. A wrong type is a 400 with the words of Go's decoder (a 500 inside options). There is no tool_choice, no
    parallel_tool_calls and no strict. Fields that a version does not know are ignored silently, so an old server
    drops what a newer one obeys.
    """

    model: str
    """
    Name of the model, such as "llama3.2" or "llama3.2:1b"; without a tag "latest" is meant, and case does not
    matter. Names ending in ":cloud" or "-cloud" are answered by ollama.com; ":local" forces the local model
    (0.18.0). Absent or empty: 400 "model is required".
    """
    messages: NotRequired[list[Message] | None]
    """
    The conversation, oldest first. Absent, null or empty turns the call into a load request (an unload request with
    keep_alive 0). The model's own SYSTEM text is put in front unless the first message is a system message.
    """
    tools: NotRequired[list[Tool] | None]
    """
    Functions the model may ask for. A model without the capability "tools" refuses with 400 "... does not support
    tools". With stream true tools work since 0.4.6 and really stream since 0.8.0.
    """
    format: NotRequired[Format | None]
    """Constrains the output to JSON or to a JSON Schema. Absent, null and "" all mean free text."""
    options: NotRequired[Options | None]
    """Sampling and load settings. Absent: the model's own parameters, then the server's defaults."""
    stream: NotRequired[bool | None]
    """Whether to answer line by line. Absent means true."""
    keep_alive: NotRequired[KeepAlive | None]
    """
    How long the model stays in memory after this call. Absent: five minutes, or what OLLAMA_KEEP_ALIVE says. 0 is
    not absence: it unloads the model after the call.
    """
    think: NotRequired[Think | None]
    """
    Whether the model thinks first, and how much (0.9.0). Absent on a thinking model means true since 0.12.4; from
    0.9.0 to 0.12.3 it means that the think tags stay in the content. true for a model without the capability is a
    400, false never is (but in 0.12.4).
    """
    truncate: NotRequired[bool | None]
    """
    Whether messages may be dropped, oldest first, when the prompt does not fit the context (0.12.6; older servers
    always drop). Absent means true, and nothing in the reply says that it happened. false: 400 instead.
    """
    shift: NotRequired[bool | None]
    """
    Whether generation may go on past the context size by forgetting old tokens (0.12.6). Absent means true; false
    ends the answer with done_reason "length". Since 0.30.0 another value than the last call's reloads the model.
    """
    logprobs: NotRequired[bool | None]
    """Whether to report the log probability of each token (0.12.11; ignored before). Absent means false."""
    top_logprobs: NotRequired[int | None]
    """
    How many alternatives to report per token, with logprobs true (0.12.11). Absent means 0; outside of 0 to 20:
    400.
    """
    _debug_render_only: NotRequired[bool | None]
    """
    Returns the rendered prompt in _debug_info instead of calling the model. A debugging aid without promise of
    stability. Absent means false.
    """


EmbedInput: TypeAlias = str | list[str]
"""One text or several. An empty text, or none: the model is loaded, and there is no vector."""


class EmbedRequest(TypedDict):
    """Body of POST /api/embed."""

    model: str
    """Name of the model."""
    input: EmbedInput
    """What to embed."""
    truncate: NotRequired[bool | None]
    """Whether an input that is too long is cut; false: it is refused with 400. Absent: it is cut."""
    dimensions: NotRequired[int | None]
    """
    Length that the vectors shall have: they are cut and normalised again (0.11.11 and later). Absent or 0: the
    model's own.
    """
    keep_alive: NotRequired[KeepAlive | None]
    """How long the model stays loaded afterwards."""
    options: NotRequired[Options | None]
    """Options of the runner, for example num_ctx."""


EmbedVector: TypeAlias = list[float]
"""A vector."""


class EmbedResponse(TypedDict):
    """Body of a good answer of /api/embed."""

    model: str
    """Name of the model, as it was asked for."""
    embeddings: list[EmbedVector]
    """A vector for each text, of the Euclidean length 1."""
    total_duration: NotRequired[int]
    """The whole call, in nanoseconds. Absent where nothing was embedded."""
    load_duration: NotRequired[int]
    """Loading the model, in nanoseconds. Absent where nothing was embedded."""
    prompt_eval_count: NotRequired[int]
    """Tokens of all texts. Absent where none was counted."""


class EmbeddingsRequest(TypedDict):
    """Body of POST /api/embeddings."""

    model: str
    """Name of the model."""
    prompt: NotRequired[str | None]
    """The text. Absent or empty: the model is loaded, and there is no vector."""
    keep_alive: NotRequired[KeepAlive | None]
    """How long the model stays loaded afterwards."""
    options: NotRequired[Options | None]
    """Options of the runner."""


class EmbeddingsResponse(TypedDict):
    """Body of a good answer of /api/embeddings: nothing but the vector."""

    embedding: EmbedVector
    """The vector, not normalised. Empty where there was no text."""


class ErrorResponse(TypedDict):
    """
    The body of every refused call on the native endpoints, together with the HTTP status: one text, without a code
    or a type. The cloud guard answers with the same shape on the /v1 paths too. Three refusals have no such body: a
    foreign Host or Origin header (403, empty), an unknown path (404, plain text) and a wrong method (405, plain
    text; 404 before 0.7.0).
    """

    error: str
    """
    What went wrong, in words that change between versions. Names are quoted in three ways: 'x', "x" and
    registry.ollama.ai/library/x:latest. Since 0.30.0 the text may be the JSON document of the model runner (see
    RunnerErrorDocument); parse it a second time for the reader and keep the whole text for the log.
    """
    signin_url: NotRequired[str]
    """
    Where the user can sign in to ollama.com. Sent with status 401 when a cloud model is asked for and nobody is
    signed in (since 0.12.1). The address carries the name and public key of the machine: not for logs.
    """
    StatusCode: NotRequired[int]
    """
    HTTP status of the upstream host, capital letters as sent. Only in errors passed on from a remote (cloud) model,
    where the server prints its internal error value.
    """
    Status: NotRequired[str]
    """
    HTTP status line of the upstream host, such as "429 Too Many Requests". Goes together with StatusCode; may be
    empty.
    """


class RunnerError(TypedDict):
    """One refusal of the model runner."""

    code: int
    """HTTP status of the runner's answer; Ollama answers with the same status."""
    message: str
    """What went wrong, for people."""
    type: str
    """
    Kind of refusal: exceed_context_size_error when the prompt does not fit, invalid_request_error for an unusable
    format schema; llama-server has more, so any text is allowed.
    """
    n_prompt_tokens: NotRequired[int]
    """Tokens of the prompt that did not fit. Only with exceed_context_size_error."""
    n_ctx: NotRequired[int]
    """Context size in force, in tokens. Only with exceed_context_size_error."""


class RunnerErrorDocument(TypedDict):
    """
    What llama-server, the model runner inside Ollama since 0.30.0, said about a request that it refused. It arrives
    as text inside ErrorResponse.error and has this shape once that text is parsed.
    """

    error: RunnerError
    """The refusal itself."""


class GenerateResponse(TypedDict):
    """A whole answer, or one line of a stream."""

    model: str
    """The model as it was asked for, without a tag if none was given."""
    created_at: Timestamp
    """When the server made this object."""
    response: str
    """The text, or its next piece; empty otherwise."""
    thinking: NotRequired[str]
    """Thoughts, or the next piece (0.9.0). Absent: none."""
    tool_calls: NotRequired[list[ToolCall]]
    """Calls that a model's parser found in the text (0.11.0). Absent: none."""
    context: NotRequired[list[int]]
    """Token ids of prompt and answer, in the object that ends it; not in raw mode, deprecated since 0.5.0."""
    done: bool
    """Whether this is the last object. false on a whole body (stream false) means that the answer was cut off."""
    done_reason: NotRequired[str]
    """
    Why the answer ended: stop (end of text, stop text, or a tool call: never "tool_calls"), length (num_predict or
    the context is used up), load, unload (0.3.11). New values may come. Absent while done is false, before 0.1.35,
    and when the connection to the runner was lost.
    """
    remote_model: NotRequired[str]
    """Name of the model on the remote host that answered (0.12.0). Absent for local models."""
    remote_host: NotRequired[str]
    """
    Address of the remote host that answered (0.12.0). Absent for local models; present means that the conversation
    has left the machine.
    """
    logprobs: NotRequired[list[TokenLogprob]]
    """
    Log probabilities of the tokens of this object, if asked for (0.12.11). They also come with empty content while
    the server holds back a call or a think tag.
    """
    _debug_info: NotRequired[DebugInfo]
    """The rendered prompt, if _debug_render_only was set."""
    total_duration: NotRequired[int]
    """Wall time of the whole call, in nanoseconds. Final object only; left out when zero."""
    load_duration: NotRequired[int]
    """
    Part of it spent loading the model, in nanoseconds; large on a cold model. Final object only; left out when
    zero.
    """
    prompt_eval_count: NotRequired[int]
    """
    Tokens of the prompt, cached ones included (before 0.2.0 absent when the prompt was cached; 0.30.0 counted only
    the uncached ones). Final object only; left out when zero, so absence is unknown rather than 0. The only trace
    of a truncated prompt.
    """
    prompt_eval_cached_count: NotRequired[int]
    """
    How many of prompt_eval_count came from the cache (0.33.3). 0 is sent and means that nothing was cached; absent
    means that the server does not report it.
    """
    prompt_eval_duration: NotRequired[int]
    """Time spent on the prompt, in nanoseconds. Final object only; left out when zero."""
    eval_count: NotRequired[int]
    """
    Tokens generated, thinking included; for a structured answer of a thinking model only those of the second,
    constrained run. Final object only; left out when zero.
    """
    eval_duration: NotRequired[int]
    """Time spent generating, in nanoseconds. Final object only; left out when zero, as for an answer of one token."""


GenerateLine: TypeAlias = GenerateResponse | ErrorLine
"""
One line of the stream of POST /api/generate, and equally the whole body of a call with stream false. The reply
to a load or unload request is one line with an empty response, typed application/json even where a stream was
asked for.
"""


class GenerateRequest(TypedDict):
    """Body of POST /api/generate. Unknown keys are ignored, and null means absent."""

    model: str
    """
    Name of the model, such as "llama3.2" or "llama3.2:1b"; without a tag "latest" is meant, and case does not
    matter. Names ending in ":cloud" or "-cloud" are answered by ollama.com; ":local" forces the local model
    (0.18.0). Absent or empty: 400 "model is required".
    """
    prompt: NotRequired[str | None]
    """
    The text to answer or, with raw true, to go on with. Absent or empty (and without images): the model is loaded,
    or unloaded with keep_alive 0.
    """
    suffix: NotRequired[str | None]
    """
    Text after the gap that the model fills; a model without the capability insert answers 400. Absent or empty:
    none.
    """
    system: NotRequired[str | None]
    """System text in place of the model's own. Absent or empty: the model's."""
    template: NotRequired[str | None]
    """Template in place of the model's own. Absent or empty: the model's."""
    context: NotRequired[list[int] | None]
    """Token ids of an earlier answer to go on from; deprecated since 0.5.0. Absent: none."""
    raw: NotRequired[bool | None]
    """
    True: the prompt goes to the model as it is, without a template; 400 together with system, template or context.
    Absent: false.
    """
    images: NotRequired[list[ImageData] | None]
    """Images that the prompt speaks of, in base64. Absent: none."""
    format: NotRequired[Format | None]
    """Constrains the output to JSON or to a JSON Schema. Absent, null and "" all mean free text."""
    options: NotRequired[Options | None]
    """Sampling and load settings. Absent: the model's own parameters, then the server's defaults."""
    stream: NotRequired[bool | None]
    """Whether to answer line by line. Absent means true."""
    keep_alive: NotRequired[KeepAlive | None]
    """
    How long the model stays in memory after this call. Absent: five minutes, or what OLLAMA_KEEP_ALIVE says. 0 is
    not absence: it unloads the model after the call.
    """
    think: NotRequired[Think | None]
    """
    Whether the model thinks first, and how much (0.9.0). Absent on a thinking model means true since 0.12.4; from
    0.9.0 to 0.12.3 it means that the think tags stay in the content. true for a model without the capability is a
    400, false never is (but in 0.12.4).
    """
    truncate: NotRequired[bool | None]
    """
    Whether messages may be dropped, oldest first, when the prompt does not fit the context (0.12.6; older servers
    always drop). Absent means true, and nothing in the reply says that it happened. false: 400 instead.
    """
    shift: NotRequired[bool | None]
    """
    Whether generation may go on past the context size by forgetting old tokens (0.12.6). Absent means true; false
    ends the answer with done_reason "length". Since 0.30.0 another value than the last call's reloads the model.
    """
    logprobs: NotRequired[bool | None]
    """Whether to report the log probability of each token (0.12.11; ignored before). Absent means false."""
    top_logprobs: NotRequired[int | None]
    """
    How many alternatives to report per token, with logprobs true (0.12.11). Absent means 0; outside of 0 to 20:
    400.
    """
    _debug_render_only: NotRequired[bool | None]
    """
    Returns the rendered prompt in _debug_info instead of calling the model. A debugging aid without promise of
    stability. Absent means false.
    """


class Progress(TypedDict):
    """How far the server is. Done is what says success."""

    status: str
    """What is being done; success at the end."""
    digest: NotRequired[str]
    """Layer that is moved. Absent: none."""
    total: NotRequired[int]
    """Bytes of the layer."""
    completed: NotRequired[int]
    """Bytes that have moved; absent until there are some."""


ProgressLine: TypeAlias = Progress | ErrorLine
"""One line of the stream of a pull, push or create, and equally the whole body with stream false."""


class PullRequest(TypedDict):
    """Body of POST /api/pull."""

    model: NotRequired[str]
    """Name of the model; without a tag "latest" is meant."""
    name: NotRequired[str]
    """Older name of model."""
    insecure: NotRequired[bool | None]
    """Whether a registry without TLS may be used."""
    stream: NotRequired[bool | None]
    """Absent means true."""


class PushRequest(TypedDict):
    """Body of POST /api/push."""

    model: NotRequired[str]
    """Name of the model; without a tag "latest" is meant."""
    name: NotRequired[str]
    """Older name of model."""
    insecure: NotRequired[bool | None]
    """Whether a registry without TLS may be used."""
    stream: NotRequired[bool | None]
    """Absent means true."""


CreateRequest = TypedDict(
    "CreateRequest",
    {
        "model": NotRequired[str],
        "name": NotRequired[str],
        "from": NotRequired[str],
        "files": NotRequired[dict[str, str]],
        "adapters": NotRequired[dict[str, str]],
        "template": NotRequired[str],
        "license": NotRequired[str | list[str]],
        "system": NotRequired[str],
        "parameters": NotRequired[dict[str, Any]],
        "messages": NotRequired[list[Message]],
        "quantize": NotRequired[str],
        "stream": NotRequired[bool | None],
    },
)


class CopyRequest(TypedDict):
    """Body of POST /api/copy, answered with an empty 200."""

    source: str
    """Model to copy."""
    destination: str
    """Name of the copy."""


class DeleteRequest(TypedDict):
    """Body of DELETE /api/delete, answered with an empty 200."""

    model: NotRequired[str]
    """Name of the model; without a tag "latest" is meant."""
    name: NotRequired[str]
    """Older name of model."""


class ModelDetails(TypedDict):
    """Short description of a model, the same in all three replies but for the last two fields."""

    parent_model: NotRequired[str]
    """
    What the model was made from: a name, "", or in the reply to /api/show a file path of the server. Absent only in
    examples of the documentation.
    """
    format: str
    """File format: gguf, safetensors, or "" for a cloud stub."""
    family: str
    """Architecture, such as "llama"; may be ""."""
    families: list[str] | None
    """All architectures in the model's files; null when the server knows none."""
    parameter_size: str
    """Number of parameters for people, such as "3.2B" or "134.52M"; may be ""."""
    quantization_level: str
    """How the weights are packed, such as "Q4_K_M"; "unknown" or "" where the server does not know."""
    context_length: NotRequired[int]
    """Trained context length, in tokens (0.30.0, only in /api/tags). Left out when zero."""
    embedding_length: NotRequired[int]
    """Width of the embeddings (0.30.0, only in /api/tags). Left out when zero."""


class ListedModel(TypedDict):
    """A model in the list."""

    name: str
    """Name with its tag, such as "llama3.2:latest"."""
    model: str
    """The same name again."""
    remote_model: NotRequired[str]
    """Name of the model on the remote host, for a stub of a cloud model (0.12.0). Absent for local models."""
    remote_host: NotRequired[str]
    """
    Address of the remote host, for a stub of a cloud model (0.12.0). Absent for local models; present means that
    conversations leave the machine.
    """
    modified_at: Timestamp
    """When the model was last changed on this server."""
    size: int
    """Size of its files, in bytes; a few hundred for a cloud stub."""
    digest: str
    """SHA-256 of its manifest: 64 hexadecimal digits without a prefix."""
    details: ModelDetails
    """Family, format and size."""
    capabilities: NotRequired[list[str]]
    """
    What the model can do: completion, tools, insert, vision, embedding, thinking (0.9.0), image (0.14.0), audio
    (0.20.0); more may come, the order means nothing. Since 0.30.0 in this list; absent before, which means unknown,
    not none.
    """


class TagsResponse(TypedDict):
    """Body of GET /api/tags: the models that the server has, latest change first."""

    models: list[ListedModel]
    """The models; [] when empty."""


class RunningModel(TypedDict):
    """A model in memory."""

    name: str
    """Name with its tag."""
    model: str
    """The same name again."""
    size: int
    """Memory it takes, in bytes; not the size of its file."""
    digest: str
    """SHA-256 of its manifest: 64 hexadecimal digits without a prefix."""
    details: ModelDetails
    """Family, format and size."""
    expires_at: Timestamp
    """When it will be unloaded if nobody uses it; some 292 years ahead after keep_alive -1."""
    size_vram: int
    """Part of size that lies in GPU memory, in bytes; 0 means CPU only."""
    context_length: NotRequired[int]
    """Context size in force, in tokens (0.10.0); may differ from the num_ctx that was asked for. Absent before."""


class PsResponse(TypedDict):
    """Body of GET /api/ps: the models in memory, the one with the longest time to live first (0.1.38)."""

    models: list[RunningModel]
    """The models in memory; [] when empty."""


class ShowRequest(TypedDict):
    """
    Body of POST /api/show. Names the model by model or by the old field name; both empty or absent: 400 "model is
    required". null means absent.
    """

    model: NotRequired[str | None]
    """Name of the model."""
    name: NotRequired[str | None]
    """Old field for the name of the model; read when model is absent or empty."""
    verbose: NotRequired[bool | None]
    """
    Whether model_info includes the token tables, which makes the reply large. Absent means false, which leaves them
    null.
    """
    system: NotRequired[str | None]
    """System text to show the Modelfile with, in place of the model's own."""
    template: NotRequired[str | None]
    """Old field: template to show the Modelfile with."""
    options: NotRequired[Options | None]
    """Parameters to show the Modelfile with."""


ModelInfo: TypeAlias = dict[str, Any]
"""
Metadata by key, such as general.architecture. Most keys begin with the architecture (llama.context_length,
qwen3.embedding_length): look for the suffix. Lists are null unless verbose was set; the documentation shows []
there. general.name and tokenizer.chat_template are left out by the server.
"""


class StoredMessage(TypedDict):
    """A message that belongs to a model (MESSAGE in its Modelfile)."""

    role: str
    """system, user or assistant."""
    content: str
    """The text."""


class Tensor(TypedDict):
    """One tensor of the model's weights."""

    name: str
    """Its name, such as "blk.0.attn_k.weight"."""
    type: str
    """How its numbers are packed, such as "F32" or "Q4_1"."""
    shape: list[int]
    """Its dimensions."""


class ShowResponse(TypedDict):
    """Body of the reply to POST /api/show. Every field but details, model_info and modified_at is left out when empty."""

    license: NotRequired[str]
    """Licence texts, joined."""
    modelfile: NotRequired[str]
    """The Modelfile that would make this model again; names file paths of the server."""
    parameters: NotRequired[str]
    """
    The model's own options as text, one "name value" a line, texts in quotes; a name comes again for each stop
    text.
    """
    template: NotRequired[str]
    """The template: of Go, or the jinja chat template of the GGUF file for models that run it (0.30.0)."""
    system: NotRequired[str]
    """The model's own system text, put in front of conversations that do not begin with a system message."""
    renderer: NotRequired[str]
    """Name of the server's built-in prompt renderer, for models that use one."""
    parser: NotRequired[str]
    """Name of the server's built-in output parser, for models that use one."""
    details: ModelDetails
    """Family, format and size."""
    messages: NotRequired[list[StoredMessage]]
    """Messages that the model puts in front of every conversation."""
    remote_model: NotRequired[str]
    """Name of the model on the remote host, for a stub of a cloud model (0.12.0). Absent for local models."""
    remote_host: NotRequired[str]
    """
    Address of the remote host, for a stub of a cloud model (0.12.0). Absent for local models; present means that
    conversations leave the machine.
    """
    model_info: NotRequired[ModelInfo]
    """Metadata of the model file. Before 0.14.3 left out when empty."""
    projector_info: NotRequired[ModelInfo]
    """Metadata of the vision projector, for models that have one in a file of its own."""
    tensors: NotRequired[list[Tensor]]
    """The weights by name, a few hundred entries for most models."""
    capabilities: NotRequired[list[str]]
    """
    What the model can do: completion, tools, insert, vision, embedding, thinking (0.9.0), image (0.14.0), audio
    (0.20.0); more may come, the order means nothing. Since 0.6.4; absent before, which means unknown, not none.
    """
    modified_at: NotRequired[Timestamp]
    """When the model was last changed on this server. Absent only in old examples of the documentation."""
    requires: NotRequired[str]
    """Lowest version of Ollama that can run the model."""


class VersionResponse(TypedDict):
    """Body of GET /api/version."""

    version: str
    """
    Version such as "0.32.15" or "0.33.0-rc2"; "0.0.0" from builds without release flags. Not to be used to find out
    what a server can do: look for the fields.
    """


class CloudStatus(TypedDict):
    """Whether this server may pass calls on to ollama.com."""

    disabled: bool
    """true if the cloud is switched off; calls to cloud models are then refused with 403."""
    source: Literal["none", "env", "config", "both"]
    """What switched it off: none (it is on), env (OLLAMA_NO_CLOUD), config (the server's settings) or both."""


class StatusResponse(TypedDict):
    """Body of GET /api/status (0.16.2; 404 in plain text before)."""

    cloud: CloudStatus
    """Whether cloud models may be used."""


__all__ = [
    "ChatRequest",
    "ChatResponse",
    "CloudStatus",
    "CopyRequest",
    "CreateRequest",
    "DebugInfo",
    "DeleteRequest",
    "EmbedInput",
    "EmbedRequest",
    "EmbedResponse",
    "EmbedVector",
    "EmbeddingsRequest",
    "EmbeddingsResponse",
    "ErrorLine",
    "ErrorResponse",
    "Format",
    "FormatName",
    "FormatSchema",
    "GenerateLine",
    "GenerateRequest",
    "GenerateResponse",
    "ImageData",
    "KeepAlive",
    "ListedModel",
    "Message",
    "MessageToolCall",
    "MessageToolCallFunction",
    "ModelDetails",
    "ModelInfo",
    "Options",
    "Progress",
    "ProgressLine",
    "PsResponse",
    "PullRequest",
    "PushRequest",
    "ResponseMessage",
    "RunnerError",
    "RunnerErrorDocument",
    "RunningModel",
    "ShowRequest",
    "ShowResponse",
    "StatusResponse",
    "StoredMessage",
    "StreamLine",
    "TagsResponse",
    "Tensor",
    "Think",
    "ThinkLevel",
    "Timestamp",
    "TokenLogprob",
    "Tool",
    "ToolArguments",
    "ToolCall",
    "ToolCallFunction",
    "ToolFunction",
    "ToolParameters",
    "ToolParseErrorLine",
    "ToolProperties",
    "ToolProperty",
    "TopLogprob",
    "VersionResponse",
]
