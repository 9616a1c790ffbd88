"""Ties tests to the table of edge cases and to the rows of the behaviour matrix that other packages got wrong.

Each entry says the situation on the wire; the test that carries its number shows the right answer. A test per dialect
asks `uncovered` whether every number of the dialect has a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

EDGE_CASES: dict[int, str] = {
    # Ollama's native dialect
    1: "two calls in separate lines, both with index 0",
    2: "two calls in one line, same name, different arguments",
    3: "a call without id (older servers)",
    4: "arguments with nested objects, integers and floats",
    5: "empty arguments",
    6: "a call on the line that says done",
    7: "done_reason stop with calls",
    8: "done_reason length with calls",
    9: "the token limit inside a call: empty content, no calls, done_reason length",
    10: "done_reason load and unload",
    11: "an unknown done_reason",
    12: "done_reason without done",
    13: "the connection closes without done",
    14: "an error line in a stream with status 200",
    15: "a model that is not there",
    16: "a capability that the model lacks",
    17: "a cloud model without sign-in",
    18: "remote_host and remote_model, and tags that end in -cloud",
    19: "prompt_eval_count is absent",
    20: "prompt_eval_cached_count is there",
    21: "durations in nanoseconds",
    22: "created_at with nine fraction digits and any zone",
    23: "a prompt longer than num_ctx",
    24: "num_ctx, keep_alive and think",
    25: "thinking left to the server, switched off, and levels",
    26: "thinking and content in one line",
    27: "think tags in the content",
    28: "image tags in the user's text",
    29: "an image as data: URL or http URL",
    30: "message content as parts or null",
    31: "a tool schema with references and hidden keywords",
    32: "a tool schema with a list of types",
    33: "tool_choice required or named, parallel calls forbidden",
    34: "a format that the server does not hold to",
    35: "a system text and messages that the model brings along",
    36: "a cold model: no headers for minutes",
    37: "the client cancels in the middle",
    38: "long lines, lines cut inside a character, line separators that are text",
    39: "blank lines, carriage returns, a byte order mark, no line end at the end",
    40: "two results for the same tool",
    41: "an empty first delta",
    42: "a server older than a field",
    # OpenAI chat as vLLM, llama.cpp, Groq, Ollama's /v1 and others speak it
    43: "a new id at an index that is in use",
    44: "no index",
    45: "an id in the first delta only, later empty or absent",
    46: "a name repeated in every delta, a name split over deltas",
    47: "no type, function null, tool_calls null or empty",
    48: "arguments as object, null, empty text, white space",
    49: "arguments encoded twice",
    50: "nested objects as text where the schema says object",
    51: "finish tool_calls although the arguments end inside",
    52: "a complete last call at exactly the token limit",
    53: "finish length: arguments that are not closed, or a name only",
    54: "arguments that are not JSON",
    55: "no finish reason, and [DONE]",
    56: "an empty finish reason in every delta",
    57: "finish words of other engines, and unknown ones",
    58: "content or a second reason after the finish chunk",
    59: "usage in a chunk of its own, beside choices, in every chunk",
    60: "no usage at all",
    61: "usage details null or unknown",
    62: "an error as the first event of a 200",
    63: "[DONE] and nothing else",
    64: "an error in mid-stream that becomes an empty chunk",
    65: "a 200 with an error, HTML, nothing, or no choices",
    66: "an error body as text, detail, object error, message",
    67: "reasoning, reasoning_content, reasoning_details, thinking in a list",
    68: "thinking in the history, sent or not",
    69: "content null, empty or missing beside calls",
    70: "content as a list in an answer",
    71: "ids of nine letters and digits (Mistral's models)",
    72: "ids that repeat in every turn",
    73: "ids that repeat within an answer",
    74: "an order of roles that the template refuses",
    75: "lists of parts on Ollama's /v1",
    76: "fields that Ollama's /v1 ignores",
    77: "tool_use_failed with failed_generation",
    78: "usage under x_groq, times in usage",
    79: "refusal, and content_filter with or without text",
    80: "n above 1, log probabilities, annotations, audio",
    81: "every freedom of server-sent events",
    82: "a whole body in place of a stream",
    # Anthropic
    87: "a call's input in pieces, the first one empty, or none at all",
    88: "the token limit inside a call",
    89: "signed, redacted and empty thoughts",
    90: "pause_turn, refusal, a full context, and unknown stop reasons",
    91: "an overloaded error as the first event",
    92: "counts without the cache, and cumulative counts",
    93: "results of parallel calls",
    94: "system in the middle, two users in a row, blank texts",
    95: "a tool result with an image, and one that failed",
    96: "blocks of an unknown type",
    # Gemini
    97: "two calls to one function without ids",
    98: "finish STOP with calls",
    99: "a malformed or unexpected call, no candidates",
    100: "a blocked prompt",
    101: "signatures on calls and on empty texts",
    102: "thought parts, and thoughts counted apart",
    103: "schemas with references and constants",
    104: "finish words of filters, limits, and unknown ones",
    105: "a stream as one JSON array",
    # OpenAI Responses
    83: "an incomplete response: the token limit, the content filter, a call that was cut",
    84: "call_id and the id of the item",
    85: "reasoning with encrypted content and no summary",
    86: "the stream closes without its last event",
    # every dialect
    106: "an unknown field at every level",
    107: "an unknown part, and a known part with a bad body",
    118: "lone surrogates, NaN, big integers, great depth",
    119: "null, absent, empty text, empty list and 0",
    125: "the same bytes as a stream and as a whole",
    126: "what the caller passed in",
}
MATRIX_ROWS: dict[str, str] = {
    "ollama: two calls in two lines": "two calls, the server's ids, tool_calls",
    "ollama: two calls in one line": "two calls",
    "ollama: call with {} arguments": "{}",
    "ollama: error in mid-stream": "a server error with the text so far",
    "ollama: end without done": "interrupted",
    "ollama: done without prompt_eval_count": "prompt None, completion 1",
    "ollama: done_reason load": "no turn: other with the raw word, empty, flagged",
    "ollama: <think> in prose": "the text untouched",
    "ollama: <think> block in content": "one rule, equal streamed and whole",
    "ollama: U+2028 in JSON": "the text kept",
    "ollama: remote_host and unknown fields": "kept in extras",
    "2 ids, same index 0": "two calls",
    "index missing": "two calls",
    "name repeated per chunk": "the name once",
    "later delta id and name empty": "the first id stays",
    "no id at all": "an id is made and marked",
    "finish stop + tool call": "tool_calls, raw stop",
    "args cut + length": "a cut call that never runs",
    "length, 2nd call has no args yet": "the first is good, the second is cut",
    "EOF, no finish, no [DONE]": "interrupted, with what came",
    "no finish but [DONE]": "interrupted",
    "in-band error": "a server error with what came",
    "usage in every chunk": "the last numbers",
    "no usage (full)": "unknown",
    "finish eos": "other, raw eos",
    "reasoning_content / reasoning": "one thinking part that knows its field",
    "args as object (full)": "accepted",
    "args null (full)": "{} and a note",
    "args {'x': 1} (full)": "an invalid call with its text",
    "duplicate ids in one response (full)": "the second id is made anew, the first kept",
    "HTTP 200 {error: {code: 429}}": "rate_limited",
    "choices [] (full)": "a protocol error",
    "HTML body, 200": "a protocol error",
}

_covered: set[int | str] = set()


def edge_case(*numbers: int) -> Callable[[F], F]:
    """Mark a test as showing the right answer of these edge cases."""
    unknown = [number for number in numbers if number not in EDGE_CASES]
    assert not unknown, f"no such edge case: {unknown}"

    def mark(test: F) -> F:
        _covered.update(numbers)
        return test

    return mark


def matrix_row(*names: str) -> Callable[[F], F]:
    """Mark a test as showing the right answer of these rows of the behaviour matrix."""
    unknown = [name for name in names if name not in MATRIX_ROWS]
    assert not unknown, f"no such row: {unknown}"

    def mark(test: F) -> F:
        _covered.update(names)
        return test

    return mark


def uncovered(wanted: Iterable[int | str]) -> list[int | str]:
    """The numbers and names among `wanted` that no imported test carries."""
    return [item for item in wanted if item not in _covered]
