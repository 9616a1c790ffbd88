"""An answer to a request with stop sequences: from this wire it names the one that ended it, else that is a loss."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.codecs.registry import get_codec
from turnwire.core.losses import Converted

pytestmark = pytest.mark.requirement("COD-6")

CODEC = get_codec("anthropic")
LOSS = "anthropic.stop_sequence"


def asked(*stop: str) -> ChatRequest:
    parameters = {"model": "m", **({"stop_sequences": list(stop)} if stop else {})}
    return ChatRequest.from_dict({"messages": [{"role": "user", "content": "q"}], "parameters": parameters})


def answered(**fields: Any) -> ChatResponse:
    message = {"role": "assistant", "content": "One"}
    return ChatResponse.from_dict(
        {"message": message, "usage": {"prompt_tokens": 1, "completion_tokens": 1}, "id": "i", "model": "m", **fields}
    )


def written(answer: ChatResponse, request: ChatRequest | None, *, stream: bool) -> Converted[dict[str, Any]]:
    """The end of an answer as it is written, and what was lost."""
    if not stream:
        return CODEC.encode_response(answer, request=request)
    encoder = CODEC.stream_encoder(request=request)
    data = encoder.feed(whole(answer)) + encoder.close()
    again = CODEC.decode_stream([data])
    end = {"stop_reason": again.raw_finish_reason, "stop_sequence": (again.extras or {}).get("stop_sequence")}
    return Converted(end, encoder.losses)


def whole(answer: ChatResponse) -> StreamingChunk:
    fields = {name: value for name, value in answer.to_dict().items() if name != "message"}
    return StreamingChunk.from_dict({"text": answer.message.text, "is_complete": True, **fields})


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("request_", "fields", "end", "lost"),
    [
        (asked("x"), {"finish_reason": "stop"}, ("end_turn", None), [(LOSS, "/finish_reason", "sent as end_turn")]),
        (asked("x"), {"finish_reason": "stop", "raw_finish_reason": "end_turn"}, ("end_turn", None), []),
        (
            asked("x"),
            {"finish_reason": "stop", "raw_finish_reason": "stop_sequence", "extras": {"stop_sequence": "x"}},
            ("stop_sequence", "x"),
            [],
        ),
        (asked("x"), {"finish_reason": "length"}, ("max_tokens", None), []),
        (asked(), {"finish_reason": "stop"}, ("end_turn", None), []),
        (None, {"finish_reason": "stop"}, ("end_turn", None), []),
    ],
)
def test_the_stop_sequence_that_ended_an_answer_is_named_or_a_loss(
    request_: ChatRequest | None, fields: dict[str, Any], end: tuple[str, str | None], lost: list[Any], stream: bool
) -> None:
    body, losses = written(answered(**fields), request_, stream=stream)
    assert (body["stop_reason"], body["stop_sequence"]) == end
    assert [(loss.id, loss.at, loss.action) for loss in losses] == lost
