"""One completion from request to answer, as `Steps`: a chat call in the words of the endpoint."""

from __future__ import annotations

from typing import cast

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.endpoints.completion_turns import turn_of_request
from turnwire.codecs.endpoints.completions import CompletionCodec, CompletionTurns
from turnwire.providers.calls.call_record import CallRecord
from turnwire.providers.calls.chat_call import Completing, chat
from turnwire.providers.calls.endpoint_call import codec_at
from turnwire.providers.calls.io_actions import Steps
from turnwire.providers.kinds.server import ModelServer


def ask_completion(
    server: ModelServer, request: CompletionRequest, *, stream: bool, timeout: float | None, record: CallRecord
) -> Steps[ChatResponse | None]:
    """Let the model go on with a text. The answer is a turn, see `turnwire.codecs.endpoints.completion_turns`.

    Raises:
        ProviderError: the call failed, or the server's dialect has no completions.
        InvalidDataError: the request is refused before sending.
        LossRefusedError: the dialect cannot say something and the policy refuses that.
    """
    codec = cast(CompletionCodec, codec_at(server, "completions"))
    way = Completing(CompletionTurns(codec, request), codec.path(request))
    turn = turn_of_request(request)
    return (yield from chat(server, turn, stream=stream, timeout=timeout, record=record, completion=way))
