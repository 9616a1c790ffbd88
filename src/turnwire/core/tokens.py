"""Estimate of the number of tokens in a text, without a tokenizer.

Measured against o200k on fifty texts in twenty languages and notations (tests/core/data/token-counts.json; a test holds
these numbers): the estimate lies between 0.8 and 1.4 of the real count and is 9 % off on average; characters / 4 lies
between 0.28 and 1.3 and is 50 % off. The exact count comes from the server: `usage` of an answer, or its tokenize
endpoint.

Rule: a Latin word is 1 and 1 more for every six letters after the first, plus its accents; one to three digits are 1; a
Chinese character or kana 0.8, a hangul syllable 0.85; a word in another script as many as its letters by the table
below, at least 1; a run of ASCII punctuation 0.9 and 0.3 for each mark after the first; a line end 0.5; any other
symbol 1.5. Blanks are free, except before digits. A long text is sampled.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from turnwire_schema._late_patterns import late_pattern

if TYPE_CHECKING:
    from turnwire_schema.v1.message import ChatMessage
    from turnwire_schema.v1.request import ChatRequest

MESSAGE_OVERHEAD = 4
"""Tokens that a chat template adds to each message (role and markers), about."""

MEDIA_TOKENS = 768
"""Tokens of one image or other medium: what Ollama counts for an image when it cuts a prompt."""

LONG_TEXT = 400_000
"""Characters above which a text is estimated from a sample: sixteen pieces of it, evenly spaced."""
_SAMPLES, _SAMPLE_SIZE = 16, 20_000

# Marks of Hebrew, Arabic, Indic scripts, Thai and Lao belong to the word; Python's \w leaves most of them out.
_WORD = r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f\u0591-\u05c7\u0610-\u065f\u0900-\u0eff])*"
_PIECE = late_pattern(
    r"(?P<ascii>[A-Za-z]+(?![^\W\d_]))|(?P<digits> ?[0-9]{1,3})"
    r"|(?P<han>[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0002ffff])"
    rf"|(?P<hangul>[\u1100-\u11ff\uac00-\ud7af])|(?P<word>{_WORD})"
    r"|(?P<marks>[!-/:-@\[-`{-~]+)|(?P<line>[\r\n]+)|(?P<symbol>\S)"
)
# The same rule for a text of ASCII, whose pieces are counted and not looked at one by one.
_SIXTHS = late_pattern("[A-Za-z]{1,6}")
_DIGITS = late_pattern("[0-9]{1,3}")
_BLANK_BEFORE_DIGIT = late_pattern(" (?=[0-9])")
_MARKS = late_pattern("[!-/:-@\\[-`{-~]+")
_LINES = late_pattern("[\r\n]+")
_OTHER = late_pattern(r"[^\s!-~]")

_LATIN_END, _GREEK_END, _CYRILLIC_END = "\u0250", "\u0400", "\u0530"
_RARE_LATIN = late_pattern("[\u0100-\u024f]")  # ł, ě, ş: tokenizers split the word there
_LATIN_1 = late_pattern("[\u00c0-\u00ff]")


def estimate_text_tokens(text: str) -> int:
    """About how many tokens `text` is; 0 for an empty text."""
    if len(text) <= LONG_TEXT:
        return ceil(_estimate(text))
    step = (len(text) - _SAMPLE_SIZE) // (_SAMPLES - 1)
    sampled = sum(_estimate(text[start : start + _SAMPLE_SIZE]) for start in range(0, step * _SAMPLES, step))
    return ceil(sampled * len(text) / (_SAMPLES * _SAMPLE_SIZE))


def _estimate(text: str) -> float:
    if text.isascii():
        return _estimate_ascii(text)
    total = 0.0
    for match in _PIECE.finditer(text):
        piece = match.group()
        match match.lastgroup:
            case "ascii":
                total += 1 + (len(piece) - 1) // 6
            case "digits":
                total += 1.8 if piece[0] == " " else 1
            case "han":
                total += 0.8
            case "hangul":
                total += 0.85
            case "word":
                total += _word_tokens(piece)
            case "marks":
                total += 0.6 + 0.3 * len(piece)
            case "line":
                total += 0.5
            case _:
                total += 1.5
    return total


def _estimate_ascii(text: str) -> float:
    marks = _MARKS.findall(text)
    tenths = (
        10 * (len(_SIXTHS.findall(text)) + len(_DIGITS.findall(text)))
        + 8 * len(_BLANK_BEFORE_DIGIT.findall(text))
        + 6 * len(marks)
        + 3 * len("".join(marks))
        + 5 * len(_LINES.findall(text))
        + 15 * len(_OTHER.findall(text))
    )
    return tenths / 10


def _word_tokens(word: str) -> float:
    first = word[0]
    if first < _LATIN_END or "\u1e00" <= first <= "\u1eff":
        accents = 1.2 * len(_RARE_LATIN.findall(word)) + 0.3 * len(_LATIN_1.findall(word))
        return 1 + (len(word) - 1) // 6 + accents
    letters_per_token = 2.6 if first < _GREEK_END else 3.4 if first < _CYRILLIC_END else 2.5
    return max(1.0, len(word) / letters_per_token)


def estimate_tokens(message: ChatMessage) -> int:
    """About how many tokens `message` is in a prompt: text, thinking, calls, media, and the template's markers."""
    total = MESSAGE_OVERHEAD + sum(_part_tokens(part) for part in message.parts)
    for call in getattr(message, "tool_calls", None) or ():
        arguments = to_json(call.arguments).decode()
        total += MESSAGE_OVERHEAD + estimate_text_tokens(call.name) + estimate_text_tokens(arguments)
    for call in getattr(message, "invalid_tool_calls", None) or ():
        name = estimate_text_tokens(call.name or "")
        total += MESSAGE_OVERHEAD + name + estimate_text_tokens(call.arguments_text)
    return total


def estimate_request_tokens(request: ChatRequest) -> int:
    """About how many tokens the prompt of `request` is, its tools included."""
    tools = sum(estimate_text_tokens(to_json(tool.to_dict()).decode()) for tool in request.tools or ())
    return tools + sum(estimate_tokens(message) for message in request.messages)


def _part_tokens(part: Any) -> int:
    match part.type:
        case "text" | "refusal" | "thinking":
            return estimate_text_tokens(part.text or "")
        case "document" if part.text is not None:
            return estimate_text_tokens(part.text)
        case "image" | "audio" | "document":
            return MEDIA_TOKENS
        case _:
            return 0  # foreign and unknown parts: only their own server can count them
