"""The same answer as a completion, as llama.cpp's own completion, and as a chat completion: words for words.

In: the body of one. Out: the body of another; everything beside the words stays where it stood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from turnwire_schema.wire.openai_chat import ChatCompletion

from turnwire.codecs.endpoint_values import without
from turnwire.codecs.openai_chat.fields import NATIVE_COUNTS
from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.openai_chat.names import THINKING_FIELDS
from turnwire.codecs.wire_values import items_of, object_of, objects_of, text_of, unreadable
from turnwire.core.errors import ProviderResponseError

if TYPE_CHECKING:
    from turnwire_schema.wire.raw import AnyRaw
    from turnwire_schema.wire.raw_openai_chat import RawCompletionChoice, RawNativeCompletion, RawResponseMessage

STOP_TYPES: Final[Mapping[str, str]] = {"eos": "stop", "word": "stop", "limit": "length"}
"""llama.cpp's `stop_type` in OpenAI's words; `none` is no reason that has a word."""

_SAID: Final = frozenset({"role", "content", "refusal", *THINKING_FIELDS})
_PLAIN_PART: Final = frozenset({"type", "text"})
_NATIVE: Final = frozenset({"content", "index", "stop", *NATIVE_COUNTS})


def is_native(body: AnyRaw) -> bool:
    """Whether a body, or an event of a stream, is llama.cpp's own."""
    return "choices" not in body and "content" in body and "stop" in body


def chat_body(body: AnyRaw) -> dict[str, object]:
    """A whole completion as a chat completion.

    Raises:
        ProviderResponseError: a text is none.
    """
    return _in_chat_words(body, "message", "chat.completion", (list, tuple))


def chat_chunk(body: AnyRaw) -> dict[str, object]:
    """An event of a streamed completion as one of a chat.

    Raises:
        ProviderResponseError: a text is none.
    """
    return _in_chat_words(body, "delta", "chat.completion.chunk", (list,))


def _in_chat_words(body: AnyRaw, field: str, kind: str, lists: tuple[type, ...]) -> dict[str, object]:
    wire = _from_native(body) if is_native(body) else dict(body.items())
    choices = wire.get("choices")
    if isinstance(choices, lists):
        said = [_with(choice, field, place) for place, choice in enumerate(items_of(choices))]
        wire |= {"object": kind, "choices": said}
    return wire


def _with(choice: object, field: str, place: int) -> object:
    """A choice whose text stands in the message, or the piece of one, under `field`."""
    if not isinstance(choice, dict):
        return choice
    raw: RawCompletionChoice = choice
    text = raw.get("text")
    if text is None and field == "message":
        raise ProviderResponseError(f"choices[{place}] has no text", category="protocol")
    if text is not None and not isinstance(text, str):
        raise unreadable(f"/choices/{place}/text", "text")
    return {**without(raw, "text", "message", "delta"), field: {"role": "assistant", "content": text}}


def _from_native(body: RawNativeCompletion) -> dict[str, object]:
    """llama.cpp's own answer in OpenAI's words; its fields stay beside them."""
    word, has_ended = body.get("stop_type"), body.get("stop") is True
    reason = STOP_TYPES.get(word, word) if isinstance(word, str) else "stop"
    choice = {"index": 0, "text": body.get("content"), "finish_reason": reason if has_ended else None}
    wire: dict[str, object] = {**without(body, *_NATIVE), "choices": [choice]}
    counted: AnyRaw = body
    counts = {name: counted.get(own) for own, name in NATIVE_COUNTS.items()}
    known = {name: value for name, value in counts.items() if value is not None}
    if known and has_ended:
        wire["usage"] = known
    return wire


def completion_body(body: ChatCompletion, losses: ChatLosses) -> dict[str, object]:
    """A whole chat completion as a completion."""
    held: Sequence[object] = body["choices"]  # further ones are as odd as they came
    said = [text_choice(choice, "message", losses) if isinstance(choice, Mapping) else choice for choice in held]
    return {**body, "object": "text_completion", "choices": said}


def text_choice(choice: Mapping[str, object], field: str, losses: ChatLosses) -> dict[str, object]:
    """A choice with its text in place of the message, or the piece of one, under `field`."""
    message: RawResponseMessage = object_of(choice.get(field))
    content = message.get("content") or ""
    if not isinstance(content, str):  # parts: a list of texts and what else a message may hold
        parts = items_of(content)
        if len(parts) > 1 or any(not isinstance(part, Mapping) or part.keys() != _PLAIN_PART for part in parts):
            losses.lose("completion_part", "/text")
        content = "".join(text_of(part.get("text")) or "" for part in objects_of(parts))
    content += text_of(message.get("refusal")) or ""
    if any(message.get(name) for name in THINKING_FIELDS):
        losses.lose("completion_thinking", "/thinking")
    if message.keys() - _SAID:
        losses.lose("completion_part", "/extras", detail="fields of a message")
    first = {"text": content, "index": choice.get("index", 0), "logprobs": choice.get("logprobs")}
    return first | without(choice, field, *first)
