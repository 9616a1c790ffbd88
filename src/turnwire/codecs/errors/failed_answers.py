"""Find the error in which an answer ended: a finish reason that means failure, or an error next to the answer.

In: the server's finish reason, the dialect's table of words, and the error object in the choice, if there is one. Out:
an `ErrorInfo`, or None for every other end. Such an answer is never returned as finished, whole or streamed; the error
carries it as its partial answer. The words of `FAILED` are read in every dialect, because servers and proxies pass on
the words of the engine behind them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.response import FinishReason

from turnwire.codecs.errors.kinds import TOOL_PARSE, Kind

_ENGINE: Final = Kind("server_error", True)
_ENDED: Final = Kind("interrupted", None)
_BUSY: Final = Kind("overloaded", True)
_BAD_CALL: Final = Kind("tool_use_failed", True, code=TOOL_PARSE)  # another sample may be a good call
_UNSHOWN: Final = "of an unknown form"

FAILED: Final[Mapping[str, Kind]] = {
    # vLLM 0.32 (FinishReason of the engine), LMDeploy 0.18 (serve/openai/protocol.py), mistralai 3.7,
    # openrouter 1.3.84 (ChatFinishReasonEnum)
    "error": _ENGINE,
    # vLLM 0.32 (errors/chat-stream-server-terminated.json), SGLang 0.5.23 (FINISH_ABORT), LMDeploy 0.18
    "abort": _ENDED,
    "aborted": _ENDED,
    # TensorRT-LLM (finish reasons of its CompletionOutput)
    "cancelled": _ENDED,
    "canceled": _ENDED,
    "timeout": _ENDED,
    "failed": _ENGINE,  # Responses and Interactions: the status of an answer that failed
    "insufficient_system_resource": _BUSY,  # DeepSeek API: the request was interrupted
    "network_error": _ENGINE,  # GLM: zai-sdk 0.2.3, and litellm 1.110 knows it
    "parse_error": _BAD_CALL,  # LMDeploy 0.18: its parser could not read the call
    # Gemini API; proxies pass the words on, and Google's compatible endpoint behind "function_call_filter: "
    "malformed_function_call": _BAD_CALL,
    "unexpected_tool_call": _BAD_CALL,
    "malformed_response": _ENGINE,
    "missing_thought_signature": Kind("invalid_request"),  # the request lacks it
    "no_image": _ENGINE,  # an image was asked for, and none was made
    # Amazon Bedrock: StopReason in botocore 1.44.8
    "malformed_tool_use": _BAD_CALL,
    "malformed_model_output": _ENGINE,
}
"""The meaning of each lower-case finish reason that is a failure."""


def failed_word(raw: str | None) -> Kind | None:
    """Return the meaning of a finish reason that means failure in any dialect; None for every other one."""
    return None if raw is None else FAILED.get(raw.rpartition(": ")[2].lower())


def failure_in(raw: str | None, words: Mapping[str, FinishReason], told: ErrorInfo | None = None) -> ErrorInfo | None:
    """Return the error in which the answer ended, or None.

    `raw` is the finish reason, `words` are those of the dialect, and `told` is the error next to the answer.
    """
    meaning = None if raw is None else words.get(raw)
    if told is None and meaning is not None and meaning not in ("error", "cancelled"):
        return None
    kind = failed_word(raw) or (_ENGINE if meaning == "error" else _ENDED if meaning == "cancelled" else None)
    if told is not None:
        known = {} if told.category is not None else _fields(kind or _ENGINE)
        named = {} if told.server_type is not None or raw is None else {"server_type": word_shown(raw)}
        return told.replace(**{**known, **named})
    if kind is None:
        return None
    word = word_shown(raw)
    shown = word if word == _UNSHOWN else f"'{word}'"
    message = f"the server ended the answer with the finish reason {shown}"
    return ErrorInfo(message=message, server_type=word, **_fields(kind))


def _fields(kind: Kind) -> dict[str, Any]:
    return {"code": kind.code, "category": kind.category, "retryable": kind.retryable}


def word_shown(raw: str | None) -> str:
    """Return a finish reason as a message may show it: a single word, never other text from the server."""
    word = (raw or "").rpartition(": ")[2]
    return word if len(word) <= 64 and word.isprintable() else _UNSHOWN
