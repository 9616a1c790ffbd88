"""Streamed completions, both ways: the chat's decoder and encoder in the words of completions.

In: bytes of server-sent events, or chunks. Out: the other. Every rule of chat streams holds here, for it is their code
that keeps it. llama.cpp's own stream ends with the piece that says `stop`; no [DONE] follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from turnwire_schema.v1.stream import StreamingChunk
from turnwire_schema.wire.openai_chat import Delta

from turnwire.codecs.openai_chat.completion_words import chat_body, chat_chunk, is_native, text_choice
from turnwire.codecs.openai_chat.losses import CompletionLosses
from turnwire.codecs.openai_chat.read_stream import ChatStreamDecoder
from turnwire.codecs.openai_chat.write_stream import ChatStreamEncoder
from turnwire.codecs.variants import ChatVariant
from turnwire.core.errors import ProviderResponseError, StreamError

_PLAIN_BODY: Final = frozenset(
    {"id", "object", "created", "model", "choices", "usage", "system_fingerprint", "service_tier"}
)
_PLAIN_CHOICE: Final = frozenset(
    {"index", "text", "finish_reason", "logprobs", "stop_reason", "token_ids", "prompt_token_ids"}
)
_UNSAID: Final = ("logprobs", "stop_reason", "token_ids", "prompt_token_ids")


class CompletionStreamDecoder(ChatStreamDecoder):
    """Decodes one stream of a completion."""

    def _everyday_pieces(self) -> None:
        return None  # a chunk of a completion has another form

    def _plain(self, body: Any) -> dict[str, Any] | None:
        try:
            [choice] = body["choices"]
            text = choice["text"]
            if choice["finish_reason"] or choice["index"] != 0 or self._is_special or type(text) is not str:
                return None
            if not body.keys() <= _PLAIN_BODY or not choice.keys() <= _PLAIN_CHOICE or body.get("usage") is not None:
                return None
            if any(choice.get(name) is not None for name in _UNSAID):
                return None
        except (KeyError, TypeError, ValueError, AttributeError):
            return None  # of another form: read with care
        return {"text": text} if text else {}

    def _event(self, event: str, body: object, chunks: list[StreamingChunk]) -> None:
        if body is None:  # recordings/llama.cpp-*/completions/stream-prompt-list.json begins so
            return
        if isinstance(body, dict) and "error" not in body and event != "error":
            body = chat_chunk(body)
        super()._event(event, body, chunks)

    def _take_whole(self, body: object) -> list[StreamingChunk]:
        if isinstance(body, dict) and (body.get("choices") or is_native(body)):
            try:
                body = chat_body(body)
            except ProviderResponseError as error:
                raise StreamError(error.info.replace(code=StreamError.code)) from None
        return super()._take_whole(body)


class CompletionStreamEncoder(ChatStreamEncoder):
    """Encodes one stream of a completion."""

    text_open: ClassVar[bytes] = b',"choices":[{"text":'
    text_tail: ClassVar[bytes] = b',"index":0,"logprobs":null,"finish_reason":null}]}\n\n'

    def __init__(self, variant: ChatVariant, **known: Any) -> None:
        super().__init__(variant, **known)
        self._losses = CompletionLosses()

    def _head(self) -> dict[str, object]:
        return {**super()._head(), "object": "text_completion"}

    def _event(self, choices: Sequence[Mapping[str, object]], more: Mapping[str, object] | None = None) -> bytes:
        return super()._event([text_choice(choice, "delta", self._losses) for choice in choices], more)

    def _chunk(self, delta: Delta) -> bytes:
        return b"" if "role" in delta else super()._chunk(delta)
