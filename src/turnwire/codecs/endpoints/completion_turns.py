"""Convert completions to turns of a conversation and back: the same text, end and counts.

A completion is an answer with one text, so what builds, streams and checks the answers of chats serves completions too;
only requests and the words on the wire differ. Pure; what a completion has no field for stays in its extras.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from turnwire_schema.v1.completion import CompletionChunk, CompletionRequest, CompletionResponse
from turnwire_schema.v1.content import ContentPart, RefusalPart, TextPart, ThinkingPart
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.core.accumulate import MESSAGE_EXTRAS
from turnwire.core.validate import require_model

_SHARED: Final = ("response_format", "stream", "stream_options", "metadata", "extras")
_ENDS: Final = ("finish_reason", "raw_finish_reason", "usage", "model", "id", "created", "extras")
_PIECES: Final = ("text", "thinking", "is_complete", *_ENDS)


def turn_of_request(request: CompletionRequest) -> ChatRequest:
    """Return `request` as a turn with the prompt as the user's message, without suffix and token ids.

    Raises:
        InvalidDataError: `request` is not a request.
    """
    require_model(request, CompletionRequest)
    prompt = request.prompt if isinstance(request.prompt, str) else ""
    content: Any = prompt
    if request.images:
        content = [*([{"type": "text", "text": prompt}] if prompt else []), *request.images]
    system = [] if request.system is None else [{"role": "system", "content": request.system}]
    messages: list[object] = [*system, {"role": "user", "content": content}]
    fields = {name: getattr(request, name) for name in _SHARED if getattr(request, name) is not None}
    return ChatRequest(messages=messages, parameters=request.parameters, **fields)


def request_of_turn(turn: ChatRequest, request: CompletionRequest) -> CompletionRequest:
    """Return `request` with the changes of its turn: defaults filled in, files read, marks escaped."""
    last = turn.messages[-1]
    texts = [part.text for part in last.parts if isinstance(part, TextPart)]
    images = [part for part in last.parts if part.type == "image"]
    changes: dict[str, object] = {"parameters": turn.parameters, "stream": turn.stream}
    if turn.stream_options is not None:
        changes["stream_options"] = turn.stream_options
    if isinstance(request.prompt, str):
        changes["prompt"] = "".join(texts)
    if images:
        changes["images"] = images
    if request.system is not None:
        changes["system"] = "".join(part.text for part in turn.messages[0].parts if isinstance(part, TextPart))
    return request.replace(**changes)


def completion_of(turn: ChatResponse) -> CompletionResponse:
    """Return the completion in an answer: its texts joined, its thoughts joined."""
    text, thinking, rest = _sorted(turn.message.parts)
    extras = dict(turn.extras or {})
    if rest:
        extras["parts"] = [part.to_dict() for part in rest]
    if turn.message.extras:
        extras[MESSAGE_EXTRAS] = dict(turn.message.extras)
    fields = {name: getattr(turn, name) for name in _ENDS if getattr(turn, name) is not None}
    fields["extras"] = extras or None
    if turn.diagnostics:
        fields["diagnostics"] = [_moved(note.to_dict()) for note in turn.diagnostics]
    return CompletionResponse(text=text, thinking=thinking or None, **fields)


def _sorted(parts: Sequence[ContentPart]) -> tuple[str, str, list[ContentPart]]:
    text: list[str] = []
    thinking: list[str] = []
    rest: list[ContentPart] = []
    for part in parts:
        if isinstance(part, (TextPart, RefusalPart)):
            text.append(part.text)
        elif isinstance(part, ThinkingPart) and part.text is not None:
            thinking.append(part.text)
        else:
            rest.append(part)
    return "".join(text), "".join(thinking), rest


def _moved(note: Mapping[str, object]) -> dict[str, object]:
    """Return a diagnostic with its place in a completion."""
    at = str(note.get("at") or "")
    return {**note, "at": "/text"} if at == "/message" or at.startswith("/message/content") else dict(note)


def turn_of(completion: CompletionResponse) -> ChatResponse:
    """Return a completion as an answer."""
    extras = dict(completion.extras or {})
    message: dict[str, object] = {"role": "assistant", "content": completion.text}
    if completion.thinking is not None:
        parts: list[dict[str, object]] = [{"type": "thinking", "text": completion.thinking}]
        message["content"] = [*parts, {"type": "text", "text": completion.text}] if completion.text else parts
    own = extras.pop(MESSAGE_EXTRAS, None)
    if isinstance(own, dict):
        message["extras"] = dict(own)
    fields = {name: getattr(completion, name) for name in (*_ENDS, "diagnostics") if getattr(completion, name)}
    fields["extras"] = extras or None
    fields["usage"] = completion.usage
    return ChatResponse(message=message, **fields)


def chunk_of(piece: StreamingChunk) -> CompletionChunk:
    """Return a chunk of an answer as a chunk of a completion."""
    fields: dict[str, object] = {name: value for name in _PIECES if (value := getattr(piece, name)) is not None}
    if piece.refusal is not None:
        fields["text"] = (piece.text or "") + piece.refusal
    if piece.diagnostics:
        fields["diagnostics"] = [_moved(note.to_dict()) for note in piece.diagnostics]
    return CompletionChunk(**fields)


def piece_of(chunk: CompletionChunk) -> StreamingChunk:
    """Return a chunk of a completion as a chunk of an answer."""
    fields: dict[str, object] = {
        name: value for name in (*_PIECES, "diagnostics") if (value := getattr(chunk, name)) is not None
    }
    return StreamingChunk(**fields)
