"""The official clients, unchanged, each pointed at a gateway: no retries, closed at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import pydantic

from tests.gateway.server import RunningGateway
from tests.late import Late
from tests.patience import PATIENCE_S

if TYPE_CHECKING:
    import anthropic
    import groq
    import ollama
    import openai
    from google import genai
else:
    anthropic = Late("anthropic")
    groq = Late("groq")
    ollama = Late("ollama")
    openai = Late("openai")
    genai = Late("google.genai")

Answer = TypeVar("Answer", bound=pydantic.BaseModel)


def openai_client(gateway: RunningGateway, key: str = "x") -> openai.OpenAI:
    """OpenAI's client; a context manager."""
    return openai.OpenAI(base_url=f"{gateway}/v1", api_key=key, max_retries=0, timeout=PATIENCE_S * 5)


def async_openai_client(gateway: RunningGateway) -> openai.AsyncOpenAI:
    """OpenAI's asynchronous client; a context manager."""
    return openai.AsyncOpenAI(base_url=f"{gateway}/v1", api_key="x", max_retries=0, timeout=PATIENCE_S * 5)


def anthropic_client(gateway: RunningGateway, key: str = "x", version: str | None = None) -> anthropic.Anthropic:
    """Anthropic's client, speaking `version` of the API; a context manager."""
    headers = None if version is None else {"anthropic-version": version}
    return anthropic.Anthropic(
        base_url=str(gateway), api_key=key, max_retries=0, timeout=PATIENCE_S * 5, default_headers=headers
    )


def async_anthropic_client(gateway: RunningGateway) -> anthropic.AsyncAnthropic:
    """Anthropic's asynchronous client; a context manager."""
    return anthropic.AsyncAnthropic(base_url=str(gateway), api_key="x", max_retries=0, timeout=PATIENCE_S * 5)


def groq_client(gateway: RunningGateway, key: str = "x") -> groq.Groq:
    """Groq's client, whose paths begin with /openai/v1; a context manager."""
    return groq.Groq(base_url=str(gateway), api_key=key, max_retries=0, timeout=PATIENCE_S * 5)


@contextmanager
def ollama_client(gateway: RunningGateway, key: str | None = None) -> Iterator[ollama.Client]:
    """Ollama's client."""
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    client = ollama.Client(host=str(gateway), timeout=PATIENCE_S * 5, headers=headers)
    try:
        yield client
    finally:
        client.close()


@contextmanager
def genai_client(gateway: RunningGateway, key: str = "x") -> Iterator[genai.Client]:
    """Google's client."""
    options: Any = {"base_url": str(gateway), "timeout": int(PATIENCE_S * 5000)}
    client = genai.Client(api_key=key, http_options=options)
    try:
        yield client
    finally:
        client.close()


def strictly(answer: Answer) -> Answer:
    """`answer`, which must fit the client's own model: the clients themselves build answers without checking."""
    type(answer).model_validate(answer.model_dump(mode="json", by_alias=True, exclude_unset=True))
    return answer
