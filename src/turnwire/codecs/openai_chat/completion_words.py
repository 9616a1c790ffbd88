"""The same answer as a completion, as llama.cpp's own completion, and as a chat completion: words for words.

In: the body of one. Out: the body of another; everything beside the words stays where it stood.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire.codecs.openai_chat.losses import ChatLosses
from turnwire.codecs.wire_values import unreadable
from turnwire.core.errors import ProviderResponseError

STOP_TYPES: Final[Mapping[str, str]] = {"eos": "stop", "word": "stop", "limit": "length"}
"""llama.cpp's `stop_type` in OpenAI's words; `none` is no reason that has a word."""

_SAID: Final = ("content", "reasoning", "reasoning_content", "refusal")
_PLAIN_PART: Final = frozenset({"type", "text"})
_NATIVE: Final = frozenset({"content", "index", "stop", "tokens_evaluated", "tokens_predicted"})


def is_native(body: Mapping[str, object]) -> bool:
    """Whether a body, or an event of a stream, is llama.cpp's own."""
    return "choices" not in body and "content" in body and "stop" in body


def chat_body(body: dict[str, Any]) -> dict[str, Any]:
    """A whole completion as a chat completion.

    Raises:
        ProviderResponseError: a text is none.
    """
    if is_native(body):
        body = _from_native(body)
    choices = body.get("choices")
    if not isinstance(choices, (list, tuple)):
        return body
    said = [_with(choice, "message", place) for place, choice in enumerate(choices)]
    return {**body, "object": "chat.completion", "choices": said}


def chat_chunk(body: dict[str, Any]) -> dict[str, Any]:
    """An event of a streamed completion as one of a chat.

    Raises:
        ProviderResponseError: a text is none.
    """
    if is_native(body):
        body = _from_native(body)
    choices = body.get("choices")
    if not isinstance(choices, list):
        return body
    said = [_with(choice, "delta", place) for place, choice in enumerate(choices)]
    return {**body, "object": "chat.completion.chunk", "choices": said}


def _with(choice: object, field: str, place: int) -> Any:
    """A choice whose text stands in the message, or the piece of one, under `field`."""
    if not isinstance(choice, dict):
        return choice
    text = choice.get("text")
    if text is None and field == "message":
        raise ProviderResponseError(f"choices[{place}] has no text", category="protocol")
    if text is not None and not isinstance(text, str):
        raise unreadable(f"/choices/{place}/text", "text")
    rest = {key: value for key, value in choice.items() if key not in ("text", "message", "delta")}
    return {**rest, field: {"role": "assistant", "content": text}}


def _from_native(body: Mapping[str, object]) -> dict[str, Any]:
    """llama.cpp's own answer in OpenAI's words; its fields stay beside them."""
    word = body.get("stop_type")
    reason = STOP_TYPES.get(word, word) if isinstance(word, str) else "stop"
    choice = {"index": 0, "text": body.get("content"), "finish_reason": reason if body.get("stop") is True else None}
    wire = {key: value for key, value in body.items() if key not in _NATIVE}
    wire["choices"] = [choice]
    counts = {"prompt_tokens": body.get("tokens_evaluated"), "completion_tokens": body.get("tokens_predicted")}
    known = {name: value for name, value in counts.items() if value is not None}
    if known and body.get("stop") is True:
        wire["usage"] = known
    return wire


def completion_body(body: Mapping[str, Any], losses: ChatLosses) -> dict[str, Any]:
    """A whole chat completion as a completion."""
    choices = [text_choice(choice, "message", losses) for choice in body["choices"]]
    return {**body, "object": "text_completion", "choices": choices}


def text_choice(choice: object, field: str, losses: ChatLosses) -> Any:
    """A choice with its text in place of the message, or the piece of one, under `field`."""
    if not isinstance(choice, Mapping):
        return choice
    message = choice.get(field) or {}
    text = message.get("content") or ""
    if not isinstance(text, str):  # parts: a list of texts and what else a message may hold
        if len(text) > 1 or any(not isinstance(part, Mapping) or part.keys() != _PLAIN_PART for part in text):
            losses.lose("completion_part", "/text")
        text = "".join(part.get("text") or "" for part in text if isinstance(part, Mapping))
    if message.get("refusal"):
        text += message["refusal"]
    if any(message.get(name) for name in ("reasoning", "reasoning_content")):
        losses.lose("completion_thinking", "/thinking")
    if message.keys() - {"role", *_SAID}:
        losses.lose("completion_part", "/extras", detail="fields of a message")
    rest = {key: value for key, value in choice.items() if key != field}
    return {"text": text, "index": rest.pop("index", 0), "logprobs": rest.pop("logprobs", None), **rest}
