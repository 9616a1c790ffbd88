"""What is plain of this wire, as rows: see `turnwire.codecs.rows`.

The wire counts thoughts beside the answer and the prompts of server tools beside the prompt; canonically thinking is
part of the completion, and every prompt part of the prompt.
"""

from __future__ import annotations

from typing import Final

from turnwire_schema.v1.provider import ModelInfo
from turnwire_schema.v1.usage import UsageInfo
from turnwire_schema.wire.gemini import GenerateContentResponse, GenerationConfig, Model, UsageMetadata

from turnwire.codecs.answer_rows import AnswerRows, named
from turnwire.codecs.request_rows import Field, RequestRows, same
from turnwire.codecs.rows import Rows, count_or_digits, size, text
from turnwire.codecs.usage_rows import ESTIMATE, lost_details

USAGE: Final = Rows(
    UsageMetadata,
    UsageInfo,
    (
        count_or_digits("promptTokenCount", "prompt_tokens", more="toolUsePromptTokenCount"),
        count_or_digits("candidatesTokenCount", "completion_tokens", less=("reasoning_tokens",)),
        count_or_digits("thoughtsTokenCount", "reasoning_tokens"),
        count_or_digits("cachedContentTokenCount", "cached_tokens"),
    ),
    lost=(ESTIMATE, lost_details("cache_write_tokens", "server_timings")),
    total="totalTokenCount",
    detail="usage_detail",
)

PARAMETERS: Final = RequestRows(
    GenerationConfig,
    (
        *same("temperature", "seed"),
        Field("topP", "top_p"),
        Field("topK", "top_k"),
        Field("maxOutputTokens", "max_tokens"),
        Field("frequencyPenalty", "frequency_penalty"),
        Field("presencePenalty", "presence_penalty"),
        Field("stopSequences", "stop_sequences"),
    ),
)
"""`generationConfig`, in which all of them stand; the URL names the model."""

ANSWER: Final = AnswerRows(
    GenerateContentResponse,
    named("createTime", id="responseId", model="modelVersion"),
    usage="usageMetadata",
    beside=("candidates",),
)

MODEL: Final = Rows(Model, ModelInfo, (text("name", "name"), size("inputTokenLimit", "context_length")))
