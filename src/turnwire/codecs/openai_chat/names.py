"""Tables of the wire's names: finish words, field names, bounds.

Data only; the other modules use it. Sources: OpenAI OpenAPI 2.3.0 (`/chat/completions`) for the published names, and
schemas/wire/openai-chat/v1 for what each server adds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire import known_keys, openai_chat as typed

from turnwire.codecs.losses import DialectLosses, sentences
from turnwire.codecs.variants import ChatVariant

DIALECT: Final = "openai-chat"
NO_REQUEST: Final = "not a valid chat request"
"""Start of the error message for an invalid request body."""

PUBLISHED_FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "stop": "stop",
    "length": "length",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",  # from before tools; deprecated
    "content_filter": "content_filter",
}

# Words of other dialects and engines that compatible servers pass through. `eos` is left unknown on purpose: it says
# neither that the model was done nor that it was cut.
ALIASES: Final[Mapping[str, FinishReason]] = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "max_tokens": "length",
    "model_length": "length",
    "tool_use": "tool_calls",
    "abort": "error",
    "error": "error",
}

WORD_OF: Final[Mapping[str, typed.FinishReason]] = {
    "stop": "stop",
    "length": "length",
    "tool_calls": "tool_calls",
    "content_filter": "content_filter",
}

ThinkingField: TypeAlias = Literal["reasoning", "reasoning_content"]
THINKING_FIELDS: Final[tuple[ThinkingField, ...]] = ("reasoning", "reasoning_content")

PIECED: Final = ("reasoning_details", "thinking_blocks")
"""Lists of thoughts whose entries come in pieces when they are streamed."""
SWITCH: Final = "enable_thinking"
"""The name in `chat_template_kwargs` by which thinking is switched."""


def finish_words(raw: str | None, variant: ChatVariant) -> Mapping[str, FinishReason]:
    """Return what `raw` means from a server of this variant, as a table of one word; empty if it is unknown."""
    if raw is None:
        return {}
    own = own_meaning(raw, variant) or ALIASES.get(raw)
    return {} if own is None else {raw: own}


def own_meaning(raw: str, variant: ChatVariant) -> FinishReason | None:
    """Return what `raw` means if it is a word of this variant's own."""
    return variant.more_finish_words.get(raw) or PUBLISHED_FINISH_WORDS.get(raw)


def _up_to(document: type, last: str) -> frozenset[str]:
    """Return the first fields of a document."""
    names = tuple(document.__annotations__)
    return frozenset(names[: names.index(last) + 1])


# Fields of the published specification, by level. A field that is not canonical goes into provider_options under the
# dialect's name if it is listed here, else under the variant's.
PUBLISHED_REQUEST: Final = _up_to(typed.ChatCompletionRequest, "function_call")
"""The document has OpenAI's fields first; each later one names its server, and a test holds it to that."""
PUBLISHED_MESSAGE: Final = frozenset({"role", "content", "name", "refusal", "audio", "tool_calls", "function_call"})
PUBLISHED_PART: Final = frozenset({"type", "prompt_cache_breakpoint"})
PUBLISHED_NOTHING: Final[frozenset[str]] = frozenset()
PUBLISHED_COMPLETION: Final = _up_to(typed.Completion, "service_tier")

# Fields of an answer that are canonical, by level; every other field that is not null is an extra.
KNOWN_CHOICE: Final = typed.Choice.__required_keys__ | typed.ChunkChoice.__required_keys__
KNOWN_MESSAGE: Final = _up_to(typed.ResponseMessage, "function_call")
KNOWN_CALL: Final = known_keys(typed.ToolCallDelta)
KNOWN_FUNCTION: Final = known_keys(typed.FunctionDelta)


OWN: Final[Mapping[str, str]] = {
    "model_stop": "the model takes no stop sequences",
    "named_tool_choice": "the server ignores the name in tool_choice",
    "format_ignored": "the server ignores the format of the answer",
    "ignored_option": "the server accepts this option and ignores it",
    "stop_text": "the stop text stays at the end of the answer",
    "text_beside_calls": "the server ignores the text of a message with tool calls",
    "texts_joined": "this message holds only one text",
    "thinking_order": "thoughts stand together, before everything else",
    "audio_source": "audio must be data in a format that the server takes",
    "suffix": "the server continues a text and fills no gap",
    "system_text": "a completion has no instructions besides the prompt",
    "prompt_image": "a prompt is text alone",
    "completion_format": "the endpoint cannot hold an answer to a format",
    "completion_thinking": "a completion has one text, and no thoughts beside it",
    "completion_part": "a completion has one text, and no parts",
    "completion_option": "the server takes this option and does not obey it",
    "infill_prompt": "what the gap begins with is the end of what stands before it",
    "native_form": "the answer has its usual fields, whatever is asked of its form",
    "native_identity": "an answer in llama.cpp's own form has no id",
    "native_choices": "an answer in llama.cpp's own form is one text",
    "native_usage": "an answer in llama.cpp's own form counts the tokens of the prompt and of the text alone",
    "native_probabilities": "probabilities of tokens in another form than llama.cpp's own",
    "native_end": "llama.cpp has no word for this end",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    sampling reasoning_sampling stop_limit include_usage thinking_level thinking_switch thinking_budget tool_choice
    tool_choice_without_tools parallel_tool_calls tool_namespace text_parameters tool_grammar strict_subset
    format_detail developer_role system_messages system_place message_name prefill is_error tool_media call_order
    invalid_tool_call invalid_call_mark unnamed_tool_call part_options thinking_foreign refusal path_not_loaded
    media_type image_source audio_transcript document document_source document_text foreign_part unknown_part
    finish_reason answer_part rejected_call identity created usage_unknown usage_detail
    """,
)
"""The sentences of all losses of this dialect, by id."""


class ChatLosses(DialectLosses):
    """Losses of one conversion into the words of one server of this dialect."""

    dialect = DIALECT
    own = OWN

    def __init__(self, variant: ChatVariant) -> None:
        super().__init__()
        self.variant = variant


# Opaque fields of answers that their servers want back in the history, by level; the request writer takes them from the
# extras. reasoning_details: OpenRouter and MiniMax. extra_content: Gemini's compatible endpoint, which answers 400 to a
# call without its signature. thinking_blocks, provider_specific_fields: LiteLLM. reasoning_opaque: GitHub Copilot.
# provider_specific_fields of a message are not among them: LiteLLM fills them with what it read of any server.
RETURNED_IN_MESSAGE: Final = ("reasoning_details", "thinking_blocks", "reasoning_opaque", "extra_content")
RETURNED_IN_CALL: Final = ("extra_content", "provider_specific_fields", "thought_signature")
RETURNED_IN_FUNCTION: Final = ("provider_specific_fields", "thought_signature")
RETURNED_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    # litellm sends the whole message back, what it read of any server included.
    "AssistantMessage": (*RETURNED_IN_MESSAGE, "provider_specific_fields"),
    "ToolCall": RETURNED_IN_CALL,
    "FunctionCall": RETURNED_IN_FUNCTION,
}
"""The same by the definition of the wire document that describes the object."""
