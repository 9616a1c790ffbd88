"""Wire values as tables: finish and block reasons, field names; and function names, in both directions.

In the API a function name must begin with a letter or an underscore. A canonical name may begin with a digit and then
gets an underscore prefix. The conversion back needs the tools of the request, so an answer is read together with its
request. Sources: the v1beta service definition, Vertex AI v1 discovery (the newer of the two), and google-genai 3.4.0
for the words that neither has yet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import FinishReason
from turnwire_schema.wire.gemini import Content

from turnwire.codecs.gemini.fields import ANSWER
from turnwire.codecs.losses import DialectLosses, sentences
from turnwire.core.tools import fit_name

DIALECT: Final = "gemini"

NOTHING_WORDS: Final = frozenset({"OTHER", "IMAGE_OTHER"})
"""Finish words without a reason: an answer with one of them and without parts is not an answer."""

_FILTERED: Final[FinishReason] = "content_filter"
_FAILED: Final[FinishReason] = "error"

FINISH_WORDS: Final[Mapping[str, FinishReason]] = {
    "STOP": "stop",  # also with function calls
    "MAX_TOKENS": "length",
    "CONTINUATION": "length",  # can be continued with the candidate's continuationToken
    **dict.fromkeys(("SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"), _FILTERED),
    **dict.fromkeys(("IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION"), _FILTERED),
    **dict.fromkeys(("MODEL_ARMOR", "ESCALATION", "PUP_LIMITED_DISABLED"), _FILTERED),
    # finishMessage describes the problem of the function call, and quotes it
    **dict.fromkeys(("MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "MISSING_THOUGHT_SIGNATURE"), _FAILED),
    "MALFORMED_RESPONSE": "error",
    "NO_IMAGE": "error",
    "TOO_MANY_TOOL_CALLS": "other",
    "OTHER": "other",
    "IMAGE_OTHER": "other",
    "FINISH_REASON_UNSPECIFIED": "other",
}

WORD_OF: Final[Mapping[str, Literal["STOP", "MAX_TOKENS", "SAFETY", "OTHER"]]] = {
    "stop": "STOP",
    "tool_calls": "STOP",
    "length": "MAX_TOKENS",
    "content_filter": "SAFETY",
    "error": "OTHER",
    "cancelled": "OTHER",
    "other": "OTHER",
}
INEXACT_WORDS: Final = frozenset({"error", "cancelled"})
"""Canonical reasons for which no published word exists."""

BLOCKED: Final = "blockReason:"
"""Prefix of the raw finish reason of a blocked prompt, before the word of `promptFeedback`."""
NO_REASON_WORD: Final = "FINISH_REASON_UNSPECIFIED"
NO_BLOCK_WORD: Final = "BLOCK_REASON_UNSPECIFIED"

# base64 of `skip_thought_signature_validator`, the documented placeholder for calls that Gemini did not make; found in
# live requests of pydantic-ai.
DUMMY_SIGNATURE: Final = "c2tpcF90aG91Z2h0X3NpZ25hdHVyZV92YWxpZGF0b3I="
DUMMY_SIGNATURES: Final = (DUMMY_SIGNATURE, "skip_thought_signature_validator")

# Members of a Part that hold its content; each part has one of them.
DATA_MEMBERS: Final = frozenset(
    {
        "text",
        "inlineData",
        "fileData",
        "functionCall",
        "functionResponse",
        "executableCode",
        "codeExecutionResult",
        "toolCall",
        "toolResponse",
        "audioTranscription",
    }
)

# Canonical fields of an answer, by level; all others are recorded as extras.
KNOWN_BODY: Final = ANSWER.keys
KNOWN_CANDIDATE: Final = frozenset({"content", "finishReason", "index"})
KNOWN_CONTENT: Final = frozenset(Content.__annotations__)

# Canonical fields of a request, by definition; all others are provider options.
KNOWN_REQUEST: Final = frozenset({"model", "contents", "systemInstruction", "tools", "toolConfig", "generationConfig"})
KNOWN_FUNCTION: Final = frozenset({"name", "description", "parameters", "parametersJsonSchema"})
FORMAT_FIELDS: Final = frozenset({"responseMimeType", "responseSchema", "responseJsonSchema", "responseFormat"})
KNOWN_CALL: Final = frozenset({"id", "name", "args"})
KNOWN_RESULT: Final = frozenset({"id", "name", "response", "parts"})
KNOWN_BLOB: Final = frozenset({"data", "mimeType"})
KNOWN_FILE: Final = frozenset({"fileUri", "mimeType"})

RESOLUTIONS: Final[Mapping[str, str]] = {
    detail: f"MEDIA_RESOLUTION_{detail.upper()}" for detail in ("low", "medium", "high")
}
"""`mediaResolution.level` of a part by canonical `detail`."""

WIRE_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.:-]{0,127}")
NO_NAME: Final = "unknown"


def wire_name(name: str) -> str:
    """Return the wire name of a tool; the same name always gives the same result."""
    if WIRE_NAME.fullmatch(name):
        return name
    return name if not name else f"_{name}" if name[0].isdigit() and WIRE_NAME.fullmatch(f"_{name}") else _fitted(name)


def _fitted(name: str) -> str:
    fitted = fit_name(name)
    return f"_{fitted}"[:64] if fitted[0].isdigit() else fitted


def canonical_names(request: ChatRequest | None) -> Mapping[str, str]:
    """Return a map from wire names to canonical names, for the renamed tools of `request`."""
    if request is None or not request.tools:
        return {}
    written = ((wire_name(tool.name), tool.name) for tool in request.tools)
    return {wire: name for wire, name in written if wire != name}


OWN: Final[Mapping[str, str]] = {
    "seed": "a seed has 32 bits",
    "thinking_off": "the model cannot stop thinking",
    "thinking_unsupported": "the model does not think",
    "schema": "the older schema form cannot express this",
    "system_parts": "the system instruction is one list of texts, whatever message they stood in",
    "empty_message": "a turn cannot be empty",
    "tool_name": "a function name must begin with a letter or an underscore",
    "orphan_result": "a function response must name its function",
    "result_parts": "a function response holds only one text",
    "file_type": "a file has no kind besides its media type",
    "part_pieces": "a streamed part with fields of its own must come in one piece",
}


LOSSES: Final = sentences(
    DIALECT,
    OWN,
    """
    sampling stop_limit thinking_level thinking_budget include_usage tool_choice_without_tools parallel_tool_calls
    tool_namespace tool_grammar format_words developer_role system_in_the_middle message_name prefill result_order
    tool_media call_order invalid_tool_call invalid_call_mark unnamed_tool_call part_order thinking_foreign refusal
    path_not_loaded image_detail audio_transcript document_name document_text foreign_part unknown_part finish_reason
    answer_part created usage_unknown usage_detail
    """,
)
"""Descriptions of all losses of this dialect, by id."""


class GeminiLosses(DialectLosses):
    """Losses of one conversion into this dialect."""

    dialect = DIALECT
    own = OWN
