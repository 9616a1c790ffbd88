"""A server that answers with wrong types, behind the gateway: 502 in the client's dialect, or the answer, never 500."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import httpx
import pytest

from tests.gateway.dialects import Dialect, every_dialect
from tests.gateway.server import run_gateway
from tests.patience import PATIENCE_S
from tests.providers.standin import CHAT, SSE, StandIn, completion, delta, replies, sse, streams, vllm
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import ProviderError


@requirement("COD-7", "COD-1")
@every_dialect
@pytest.mark.parametrize("body", [{"choices": 1}, {"choices": [{"message": {"tool_calls": 1}}]}])
def test_an_answer_of_the_wrong_type_is_a_bad_gateway_in_the_dialects_form(client: Dialect, body: Any) -> None:
    with (
        StandIn({CHAT: replies(body)}) as upstream,
        run_gateway(vllm(upstream)) as gateway,
        gateway.client() as http,
    ):
        answer = client.ask(http, model="m")
        # Anthropic has no type of error with this status.
        assert answer.status_code == (500 if client.dialect == "anthropic" else 502)
        assert "cannot be read" in client.error_of(answer)


@requirement("COD-7")
@every_dialect
def test_odd_things_beside_a_good_answer_reach_no_client_as_an_error(client: Dialect) -> None:
    usage = {"prompt_tokens": 7, "completion_tokens": 2, "prompt_tokens_details": [1]}
    with (
        StandIn({CHAT: replies(completion(usage=usage, created=float("nan")))}) as upstream,
        run_gateway(vllm(upstream)) as gateway,
        httpx.Client(
            base_url=gateway.url, timeout=PATIENCE_S
        ) as http,  # not judged: clients of the server's own dialect get what it wrote
    ):
        answer = client.ask(http, model="m")
        assert answer.status_code == 200
        assert get_codec(client.dialect).decode_response(answer.json()).message.text == "Hello!"


@requirement("COD-7")
@every_dialect
def test_a_stream_that_goes_wrong_ends_with_an_error_in_the_dialects_form(client: Dialect) -> None:
    responder = streams(sse(delta("Half an answer"), {"choices": 1}, done=False), content_type=SSE)
    with (
        StandIn({CHAT: responder}) as upstream,
        run_gateway(vllm(upstream)) as gateway,
        gateway.client() as http,
    ):
        path, body = client.request(stream=True, model="m")
        said = b""
        with (
            suppress(httpx.RemoteProtocolError),  # the connection may be cut after the error
            http.stream("POST", path, json=body, headers=dict(client.headers)) as answer,
        ):
            for piece in answer.iter_raw():
                said += piece
    assert answer.status_code == 200
    with pytest.raises(ProviderError, match="must be a list of choices") as caught:
        get_codec(client.dialect).decode_stream([said])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "Half an answer"
