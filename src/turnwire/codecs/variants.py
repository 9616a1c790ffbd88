"""Variants of dialects: how servers deviate, as rows of facts with their sources. Codecs have no `if` for a server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from turnwire_schema.v1.response import FinishReason

if TYPE_CHECKING:
    from turnwire_schema.wire.openai_chat import FinishReason as WireReason, ReasoningEffort


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """How one server deviates from its dialect. The defaults are the published dialect."""

    name: str
    dialect: str
    rewrites_schemas: bool = True
    """Whether a JSON schema is rewritten, with the same meaning, into a form of which the engine holds more."""
    server_version: str | None = None
    """Version of the server, by which its engine for schemas is known; None: the newest that is known."""


OLLAMA = Variant(name="ollama", dialect="ollama")
GEMINI_INTERACTIONS = Variant(name="gemini-interactions", dialect="gemini-interactions")


# OpenAI chat. The defaults are the words of the published specification (OpenAI OpenAPI 2.3.0); a row says what a
# server does differently, and its comment where that is seen. Recordings are under tests/recordings.

_PENALTIES: Final = {"frequency_penalty": "frequency_penalty", "presence_penalty": "presence_penalty"}
_EFFORTS: Final = frozenset({"none", "minimal", "low", "medium", "high", "xhigh", "max"})


def _table(**words: str) -> Mapping[str, str]:
    return MappingProxyType(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatVariant(Variant):
    """How one server deviates from OpenAI Chat Completions."""

    dialect: str = "openai-chat"

    # Parameters
    max_tokens_field: str = "max_completion_tokens"
    """Field in which the token limit is sent; both names are read."""
    stop_limit: int | None = 4
    """Most stop texts in one request; None: no limit."""
    keeps_stop_text: bool = False
    """Whether the stop text stays at the end of the answer."""
    openai_models: bool = False
    """Whether OpenAI's model names mean OpenAI's models, with the facts in `openai_models.py`."""
    sampling: Mapping[str, str] = field(default_factory=lambda: _table(**_PENALTIES))
    """Further canonical sampling parameters that the server obeys, with their wire names."""
    efforts: frozenset[str] = _EFFORTS
    """Values of `reasoning_effort` that are canonical thinking levels."""
    thinking_off: ReasoningEffort | None = "none"
    """Value of `reasoning_effort` that switches thinking off, if thinking is switched by an effort."""
    thinking_on: ReasoningEffort | None = None
    """Value of `reasoning_effort` for thinking at the server's default level; None: no such value."""
    switches_in_template: bool = False
    """Whether thinking is switched by `chat_template_kwargs.enable_thinking` instead of an effort."""
    thinking_budget_field: str | None = None
    """Field for the most tokens of thinking; None: no such field."""

    # Messages
    thinking_field: Literal["reasoning", "reasoning_content"] | None = None
    """Field of a request's assistant message for thoughts that came from another dialect."""
    replayed_fields: frozenset[str] = frozenset({"reasoning", "reasoning_content", "content"})
    """Fields in which thoughts are sent back to the server that wrote them."""
    takes_unknown_fields: bool = True
    """Whether messages may carry the opaque fields that some servers want back (`names.py`)."""
    one_system_message: bool = False
    """Whether the chat template may accept only one system message, at the start, and no developer role. What the
    template does is a fact of a model; the row says what to expect of the server's models.
    """
    developer_role: bool = True
    participant_names: bool = True
    """Whether system, user and assistant messages may carry a name."""
    tool_message_names: bool = False
    """Whether a tool message may carry the tool's name."""
    text_lists: bool = True
    """Whether a list of text parts is read as one message."""
    refusal_parts: bool = True
    audio_formats: frozenset[Literal["wav", "mp3"]] = frozenset({"wav", "mp3"})
    """Values of `input_audio.format`; empty: no audio."""
    audio_urls: bool = False
    files: bool = True
    """Whether `file` parts exist."""
    short_call_ids: bool = False
    """Whether call ids must be nine letters and digits, as the tokenizers of Mistral's models require. This is a fact
    of a model, so no row sets it; `replace(VLLM, short_call_ids=True)` makes the row for such a model.
    """
    continues_answers: bool = False
    """Whether the model continues a last assistant message; OpenAI's models write a new one."""
    continue_option: str | None = None
    """Own option of a request that makes the model continue it."""
    text_beside_calls: bool = True
    """Whether the text of an assistant message with tool calls reaches the model."""

    # Tools
    named_tool_choice: Literal["named", "only_that_tool", "ignored"] = "named"
    honours_tool_choice: bool = True
    honours_parallel_off: bool = True
    auto_needs_parser: bool = False
    """Whether a server that was started without a tool call parser refuses tools with automatic choice."""
    text_tools: bool = False
    """Whether custom tools, which take text, exist; if not, they are sent as functions."""
    strict_subset: bool = True
    """Whether `strict` is refused for a schema outside the subset of JSON Schema that OpenAI compiles."""

    # Formats and own options
    honours_formats: bool = True
    """Whether `response_format` has an effect."""
    ignored_options: frozenset[str] = frozenset()
    """Published fields outside the canonical form that the server accepts and ignores."""
    ignored_in_streams: frozenset[str] = frozenset()
    """Those that it ignores if the answer is streamed."""
    always_counts: bool = False
    """Whether a stream has usage even if the request asks for none."""

    # Answers
    answer_thinking_field: Literal["reasoning", "reasoning_content"] = "reasoning_content"
    """Field for thoughts in answers to clients of this variant."""
    whole_calls: bool = False
    """Whether a tool call always comes whole, in one piece."""
    more_finish_words: Mapping[str, FinishReason] = field(default_factory=lambda: MappingProxyType({}))
    """Finish words in addition to the published ones."""
    words_for: Mapping[str, WireReason] = field(default_factory=lambda: MappingProxyType({}))
    """Words for canonical reasons that the published words cannot express."""

    # Errors
    error_code: Literal["word", "status", "status_text"] = "word"
    """Content of `error.code`: a word for the kind of error, or the HTTP status as a number or as text."""
    failure_status: int | None = None
    """Status of every failure to read a prompt or to generate; None: statuses have their usual meanings."""
    error_param: bool = True
    error_types: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Error type by category, if the server has its own words."""
    stream_error: Literal["done", "bare", "event"] = "bare"
    """How an error in mid-stream is reported: with [DONE] after it, with nothing after it, as `event: error`.

    The published dialect ends a complete stream with [DONE], so nothing follows an error: clients that skip unknown
    events (litellm among them) take a stream with [DONE] as finished.
    """


OPENAI_CHAT = ChatVariant(name="openai-chat", openai_models=True, text_tools=True)

VLLM = ChatVariant(
    name="vllm",
    max_tokens_field="max_tokens",  # 0.32 takes both names, older versions only this one
    stop_limit=4,  # vllm-0.32.0/errors/chat-stop-many.json: "List should have at most 4 items"
    sampling=_table(**_PENALTIES, top_k="top_k", min_p="min_p", repeat_penalty="repetition_penalty"),
    switches_in_template=True,  # templates of Qwen, DeepSeek, GLM … read enable_thinking
    thinking_budget_field="thinking_token_budget",  # OpenAPI description served by vLLM 0.32.0
    thinking_field="reasoning",  # vllm#27755: `reasoning_content` until 0.11, `reasoning` since
    # vllm#42407 (Qwen): "System message must be at the beginning."; vllm#43590: its Responses path folds by itself
    one_system_message=True,
    tool_message_names=True,  # handed to the chat template
    auto_needs_parser=True,  # 0.33.0: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser'
    # vllm-0.32.0/chat-stream/tool-required-strict.json: `maxLength` in a strict schema, 200
    strict_subset=False,
    audio_urls=True,  # OpenAPI description: content parts `audio_url`
    files=False,  # vllm-0.32.0/errors/chat-content-part-unknown-type.json names the parts it reads; file is not one
    continue_option="continue_final_message",  # vllm-0.32.0/chat/continue-final-message.json
    answer_thinking_field="reasoning",
    more_finish_words=MappingProxyType[str, FinishReason](
        {
            "abort": "error",  # vllm-0.32.0/errors/chat-stream-server-terminated.json
            "error": "error",  # the engine failed (FinishReason.ERROR of the engine)
            "repetition": "other",  # stopped by repetition_detection
        }
    ),
    words_for=MappingProxyType[str, "WireReason"]({"error": "error", "cancelled": "abort"}),
    error_code="status",
    error_types=_table(
        invalid_request="BadRequestError",
        not_found="NotFoundError",
        server_error="InternalServerError",
        overloaded="Service Unavailable",
        unsupported="NotImplementedError",
    ),
    stream_error="done",  # chat_completion_stream_generator: [DONE] after the error as after a whole answer
)

LLAMACPP = ChatVariant(
    name="llamacpp",
    max_tokens_field="max_tokens",
    stop_limit=None,
    sampling=_table(**_PENALTIES, top_k="top_k", min_p="min_p", repeat_penalty="repeat_penalty"),
    switches_in_template=True,  # llama.cpp#13196
    thinking_budget_field="thinking_budget_tokens",  # read by llama-server for one request; -1 is not a limit
    thinking_field="reasoning_content",  # llama.cpp-*/chat/reasoning-content-sent-back.json
    replayed_fields=frozenset({"reasoning_content"}),
    one_system_message=True,  # llama.cpp#20215 (Qwen): "System message must be at the beginning."
    tool_message_names=True,  # becomes tool_name for the chat template
    refusal_parts=False,  # llama.cpp-*/errors/chat-content-part-unknown-type.json: 400 unsupported content[].type
    continues_answers=True,  # llama.cpp-*/chat/assistant-prefill.json
    files=False,
    named_tool_choice="only_that_tool",  # llama.cpp-*/chat/tool-named.json: get_time was named, get_weather was called
    honours_parallel_off=False,  # llama.cpp-*/chat/parallel-tool-calls-false.json: several calls come all the same
    # llama.cpp-*/chat/json-schema.json: it becomes a grammar with or without strict; what it holds: schemas/engines
    strict_subset=False,
    error_code="status",
    error_param=False,
    error_types=_table(
        context_overflow="exceed_context_size_error",
        authentication="authentication_error",
        permission="permission_error",
        not_found="not_found_error",
        server_error="server_error",
        overloaded="unavailable_error",
        unsupported="not_supported_error",
    ),
    stream_error="bare",  # llama.cpp-*/errors/chat-tool-output-does-not-parse-stream.json
)

GROQ = ChatVariant(
    name="groq",
    sampling=_table(),  # Groq OpenAPI 2.1: penalties are "not yet supported by any of our models"; no top_k
    efforts=frozenset({"none", "low", "medium", "high"}),
    thinking_on="default",
    thinking_field="reasoning",
    replayed_fields=frozenset({"reasoning"}),
    takes_unknown_fields=False,  # 400 `property 'reasoning_details' is unsupported`
    participant_names=False,
    refusal_parts=False,
    audio_formats=frozenset(),
    files=False,
    strict_subset=True,  # Groq OpenAPI 2.1: "Only a subset of JSON Schema is supported when `strict` is `true`"
    answer_thinking_field="reasoning",
    whole_calls=True,  # groq-sdk/chat-stream-reasoning-tool-call.json: one piece with id, name and all arguments
    stream_error="event",  # groq-sdk/chat-stream-tool-use-failed.json
)

OLLAMA_V1 = ChatVariant(
    name="ollama-v1",
    max_tokens_field="max_tokens",  # max_completion_tokens is ignored (ollama#7125)
    stop_limit=None,
    efforts=frozenset({"none", "low", "medium", "high", "max"}),
    thinking_field="reasoning",
    replayed_fields=frozenset({"reasoning"}),
    developer_role=False,  # templates know no such role and drop the message
    participant_names=False,
    tool_message_names=True,
    text_lists=False,  # every part becomes a message of its own, and a tool result loses its id (openai/openai.go)
    refusal_parts=False,
    audio_formats=frozenset(),
    files=False,
    named_tool_choice="ignored",
    honours_tool_choice=False,  # tool_choice is not a field of the server's request type (openai/openai.go)
    honours_parallel_off=False,
    strict_subset=False,  # strict is not a field of the server's request type (openai/openai.go)
    answer_thinking_field="reasoning",
    whole_calls=True,  # ollama-0.33.0-rc2/v1-tools-stream.json
)

TRANSFORMERS_SERVE = ChatVariant(  # 5.24.0: transformers/cli/serving, and the recordings transformers-serve-5.24.0
    name="transformers-serve",
    max_tokens_field="max_tokens",  # both are read; max_completion_tokens wins: chat/both-max-tokens.json
    stop_limit=None,
    keeps_stop_text=True,  # chat/stop-list.json: "one two three" for the stop text "three"
    # chat_completion.py: becomes repetition_penalty 1 + x; presence_penalty is ignored, top_k and others are 422
    sampling=_table(frequency_penalty="frequency_penalty"),
    efforts=frozenset(),  # chat/reasoning-effort.json: ignored
    thinking_off=None,
    switches_in_template=True,  # chat_completion.py: chat_template_kwargs go to the template
    replayed_fields=frozenset(),  # utils.py: of a message only role, content, tool_calls and tool_call_id are read
    takes_unknown_fields=False,
    one_system_message=True,  # the model's own chat template decides, as with vLLM
    participant_names=False,
    refusal_parts=False,  # utils.py: parts of other types are left out
    audio_urls=True,
    files=False,
    text_beside_calls=False,  # utils.py: content is dropped from messages with tool_calls
    named_tool_choice="ignored",
    honours_tool_choice=False,  # errors/chat-tool-choice-unknown-name.json: another tool is called
    honours_parallel_off=False,
    strict_subset=False,
    honours_formats=False,
    ignored_options=frozenset({"n", "logprobs", "top_logprobs"}),  # chat/n2.json, chat/logprobs-top.json
    always_counts=True,  # chat-stream/usage-off.json
    whole_calls=True,  # chat-stream/tool-parallel.json
    stream_error="bare",  # chat_completion.py: {"error": "text"} as the last event
)

MLX_LM = ChatVariant(  # 0.32.2: mlx_lm/server.py, and the recordings mlx-lm-0.32.2
    name="mlx-lm",
    max_tokens_field="max_tokens",  # both are read; max_completion_tokens wins: chat/both-max-tokens.json
    stop_limit=None,
    sampling=_table(**_PENALTIES, top_k="top_k", min_p="min_p", repeat_penalty="repetition_penalty"),
    efforts=frozenset(),  # chat/reasoning-effort.json: ignored
    thinking_off=None,
    switches_in_template=True,  # chat/template-kwargs.json
    thinking_field="reasoning_content",  # messages go to the template as they are; those of Qwen and GLM read this one
    replayed_fields=frozenset({"reasoning", "reasoning_content"}),
    one_system_message=True,  # the model's own chat template decides, as with vLLM
    tool_message_names=True,
    refusal_parts=False,  # errors/chat-part-unknown.json: "Only 'text' content type is supported."
    audio_formats=frozenset(),
    files=False,
    named_tool_choice="ignored",
    honours_tool_choice=False,  # chat/tool-none.json: a tool is called
    honours_parallel_off=False,  # chat/tool-parallel-off.json
    strict_subset=False,
    honours_formats=False,
    ignored_options=frozenset({"n"}),  # chat/n2.json
    ignored_in_streams=frozenset({"logprobs", "top_logprobs"}),  # server.py: only a whole answer has them
    answer_thinking_field="reasoning",  # chat/thinking.json
    whole_calls=True,  # chat-stream/tool-auto.json
    failure_status=404,  # chat/image-part.json; server.py: of any exception once the parameters are checked
)

LITELLM = ChatVariant(  # LiteLLM's proxy 1.105.2: the recordings litellm-proxy-1.105.2
    name="litellm",
    max_tokens_field="max_tokens",  # translated for the server behind it
    stop_limit=None,  # errors/chat-stop-many.json; the server behind it has the limit
    one_system_message=True,  # the server behind it may be a local one
    strict_subset=False,  # the server behind it decides
    answer_thinking_field="reasoning_content",  # chat/thinking-mlx.json: whatever the server behind it calls it
    error_code="status_text",  # errors/chat-bad-json.json: "400"
    error_types=_table(
        not_found="invalid_request_error",  # errors/chat-unknown-model.json
        server_error="internal_server_error",  # errors/chat-part-unknown.json
        rate_limited="throttling_error",  # while a server behind it cools down; chat/empty-tools-mlx.json
    ),
)

CHAT_VARIANTS: Final = (OPENAI_CHAT, VLLM, LLAMACPP, GROQ, OLLAMA_V1, TRANSFORMERS_SERVE, MLX_LM, LITELLM)
"""All rows of OpenAI Chat Completions."""
