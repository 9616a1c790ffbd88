"""A client that goes away in the middle of a stream ends the call of the model server, whichever client it is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from tests.gateway.server import RunningGateway
from tests.gateway.test_streaming import behind, first_then_wait
from tests.judges.clients import anthropic_client, genai_client, groq_client, ollama_client, openai_client
from tests.patience import PATIENCE_S
from tests.requirements import requirement

ASK: Any = [{"role": "user", "content": "hello"}]


def _chat(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        stream = client.chat.completions.create(model="m", messages=ASK, stream=True)
        next(each for each in stream if each.choices[0].delta.content == "First.")
        stream.close()


def _responses(gateway: RunningGateway) -> None:
    with openai_client(gateway) as client:
        stream = client.responses.create(model="m", input="hello", stream=True)
        next(each for each in stream if each.type == "response.output_text.delta")
        stream.close()


def _anthropic(gateway: RunningGateway) -> None:
    with (
        anthropic_client(gateway) as client,
        client.messages.stream(model="m", max_tokens=9, messages=ASK) as stream,
    ):
        assert next(iter(stream.text_stream)) == "First."


def _groq(gateway: RunningGateway) -> None:
    with groq_client(gateway) as client:
        stream = client.chat.completions.create(model="m", messages=ASK, stream=True)
        next(each for each in stream if each.choices[0].delta.content == "First.")
        stream.close()


def _ollama(gateway: RunningGateway) -> None:
    with ollama_client(gateway) as client:
        stream: Any = client.chat(model="m", messages=ASK, stream=True)
        with closing(stream):
            assert next(stream).message.content == "First."


def _genai(gateway: RunningGateway) -> None:
    with genai_client(gateway) as client:
        stream: Any = client.models.generate_content_stream(model="m", contents="hello")
        with closing(stream):
            assert next(stream).text == "First."


def _interactions(gateway: RunningGateway) -> None:
    with genai_client(gateway) as client:
        stream: Any = client.interactions.create(model="m", input="hello", stream=True)
        next(each for each in stream if each.event_type == "step.delta")
        stream.response.close()


LEAVERS: dict[str, Callable[[RunningGateway], None]] = {
    "openai chat": _chat,
    "openai responses": _responses,
    "anthropic": _anthropic,
    "groq": _groq,
    "ollama": _ollama,
    "google-genai": _genai,
    "google-genai interactions": _interactions,
}


@requirement("NFR-3", "PRV-1")
@pytest.mark.parametrize("name", LEAVERS)
def test_a_client_that_closes_its_stream_cancels_the_call(name: str) -> None:
    with behind(first_then_wait) as (gateway, upstream):
        LEAVERS[name](gateway)
        assert upstream.gone.wait(PATIENCE_S)
        lines = gateway.wait_for_log(1)
    assert [line.get("client_gone") for line in lines] == [True]
