"""The words of the wire as tables: finish words, field names, bounds.

Nothing here decides; the other modules look things up. Sources: OpenAI OpenAPI 2.3.0 (`/chat/completions`) for the
published words, and schemas/wire/openai-chat/v1 for what each server adds.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.variants import ChatVariant

DIALECT: Final = "openai-chat"

PUBLISHED_FINISH_WORDS: Final[Mapping[str, FinishReason]] = MappingProxyType(
    {
        "stop": "stop",
        "length": "length",
        "tool_calls": "tool_calls",
        "function_call": "tool_calls",  # from before tools; deprecated
        "content_filter": "content_filter",
    }
)

# Words of other dialects and engines that compatible servers pass through. `eos` is left unknown on purpose: it says
# neither that the model was done nor that it was cut.
ALIASES: Final[Mapping[str, FinishReason]] = MappingProxyType(
    {
        "end_turn": "stop",
        "stop_sequence": "stop",
        "max_tokens": "length",
        "model_length": "length",
        "tool_use": "tool_calls",
        "abort": "error",
        "error": "error",
    }
)

WORD_OF: Final[Mapping[str, str]] = MappingProxyType(
    {"stop": "stop", "length": "length", "tool_calls": "tool_calls", "content_filter": "content_filter"}
)


def finish_words(raw: str | None, variant: ChatVariant) -> Mapping[str, FinishReason]:
    """What `raw` means from a server of this variant, as a table of one word; empty when it means nothing known."""
    if raw is None:
        return {}
    own = own_meaning(raw, variant)
    if own is None:
        own = ALIASES.get(raw)
    return {} if own is None else {raw: own}


def own_meaning(raw: str, variant: ChatVariant) -> FinishReason | None:
    """What `raw` means when it is a word that a server of this variant says itself."""
    return variant.more_finish_words.get(raw) or PUBLISHED_FINISH_WORDS.get(raw)


# Fields of the published specification, by level. A field that is not canonical goes into provider_options under the
# dialect's name when it stands here, else under the variant's.
PUBLISHED_REQUEST: Final = frozenset(
    {
        "audio",
        "frequency_penalty",
        "function_call",
        "functions",
        "logit_bias",
        "logprobs",
        "max_completion_tokens",
        "max_tokens",
        "messages",
        "metadata",
        "modalities",
        "model",
        "moderation",
        "n",
        "parallel_tool_calls",
        "prediction",
        "presence_penalty",
        "prompt_cache_key",
        "prompt_cache_options",
        "prompt_cache_retention",
        "reasoning_effort",
        "response_format",
        "safety_identifier",
        "seed",
        "service_tier",
        "stop",
        "store",
        "stream",
        "stream_options",
        "temperature",
        "tool_choice",
        "tools",
        "top_logprobs",
        "top_p",
        "user",
        "verbosity",
        "web_search_options",
    }
)
PUBLISHED_STREAM_OPTIONS: Final = frozenset({"include_usage", "include_obfuscation"})
PUBLISHED_MESSAGE: Final = frozenset({"role", "content", "name", "refusal", "audio", "tool_calls", "function_call"})
PUBLISHED_PART: Final = frozenset({"type", "prompt_cache_breakpoint"})
PUBLISHED_NOTHING: Final[frozenset[str]] = frozenset()
