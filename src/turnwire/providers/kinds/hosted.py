"""Providers for hosted APIs (OpenAI, Anthropic, Gemini) and for local servers that speak their dialects.

Nothing is sent unless the configuration names the host in `allow_hosts`. Their differences outside the wire format
(address, how the key is sent, which path answers) are in the table `KINDS`. A key is taken from the variable that the
vendor's own SDK reads only where the endpoint is the vendor's own; any other gets no more than the configuration says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import Capabilities, ModelInfo
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.codec import Codec
from turnwire.codecs.openai_chat.models import read_models as read_openai_models
from turnwire.codecs.registry import get_codec
from turnwire.providers.calls.io_actions import Budget, Steps
from turnwire.providers.kinds.named import NamedProvider
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.secrets import BEARER, KeyHeader
from turnwire.providers.settings import (
    DEFAULT_ENDPOINTS,
    Check,
    Surroundings,
    check_settings,
    one_of,
    with_vendor_key,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Api:
    """One way to ask a server: the codec, the path, how the key is sent, further headers."""

    codec: str
    path: str
    """Path of the chat endpoint; `{model}` is the model's name."""
    stream_path: str | None = None
    """Path of a streamed answer, where it is another."""
    models_path: str = "/v1/models"
    key_header: KeyHeader = BEARER
    headers: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One vendor: its APIs by the word of the option `api`, the first of which is the usual one."""

    apis: Mapping[str, Api]
    key_variables: tuple[str, ...]
    """Variables that the vendor's own SDK reads its key from."""


def _gemini(version: str) -> Api:
    models = f"/{version}/models"
    return Api(
        codec="gemini",
        path=f"{models}/{{model}}:generateContent",
        stream_path=f"{models}/{{model}}:streamGenerateContent?alt=sse",
        models_path=models,
        key_header=KeyHeader("x-goog-api-key"),
    )


KINDS: Final[Mapping[str, Kind]] = {
    "openai": Kind(
        apis={
            "responses": Api(codec="openai-responses", path="/v1/responses"),
            "chat": Api(codec="openai-chat", path="/v1/chat/completions"),
        },
        key_variables=("OPENAI_API_KEY",),
    ),
    "anthropic": Kind(
        apis={
            # anthropic (Python) 2.12.0 sends the key as a bearer token with this version, 1.x as x-api-key before.
            "2026-10-21": Api(
                codec="anthropic-2026-10-21", path="/v1/messages", headers={"anthropic-version": "2026-10-21"}
            ),
            "2023-06-01": Api(
                codec="anthropic",
                path="/v1/messages",
                key_header=KeyHeader("x-api-key"),
                headers={"anthropic-version": "2023-06-01"},
            ),
        },
        key_variables=("ANTHROPIC_API_KEY",),
    ),
    "gemini": Kind(
        apis={
            "v1beta": _gemini("v1beta"),
            "v1": _gemini("v1"),
            "interactions": Api(
                codec="gemini-interactions",
                path="/v1beta/interactions",
                stream_path="/v1beta/interactions?alt=sse",
                models_path="/v1beta/models",
                key_header=KeyHeader("x-goog-api-key"),
            ),
        },
        key_variables=("GEMINI_API_KEY", "GOOGLE_API_KEY"),
    ),
}


class HostedServer(ModelServer):
    """Options: `api` (one of the vendor's APIs or versions)."""

    kinds = ("openai", "anthropic", "gemini")

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        check_settings(provider_id, config, self.kinds)
        kind = KINDS[config.type]
        self._kind = kind
        self.own_options: Mapping[str, Check] = {"api": one_of(*kind.apis)}
        wanted = (config.options or {}).get("api")
        self._api = kind.apis.get(str(wanted)) or next(iter(kind.apis.values()))
        super().__init__(provider_id, self._completed(config, surroundings), surroundings)

    def _completed(self, config: ProviderConfig, surroundings: Surroundings) -> ProviderConfig:
        """The configuration with the vendor's address, headers and key variable where it names none."""
        official = DEFAULT_ENDPOINTS[config.type]
        endpoint = (config.endpoint or official).rstrip("/").removesuffix("/v1beta").removesuffix("/v1")
        headers = dict(self._api.headers or {})
        given = {name.lower() for name in config.headers or {}}
        headers = {name: value for name, value in headers.items() if name not in given} | dict(config.headers or {})
        config = config.replace(endpoint=endpoint, headers=headers or None)
        return with_vendor_key(config, self._kind.key_variables, surroundings.environ)

    @property
    def key_header(self) -> KeyHeader:
        return self._api.key_header

    def choose_codec(self, options: Mapping[str, Any]) -> Codec:
        return get_codec(self._api.codec)

    @property
    def chat_path(self) -> str:
        return self._api.path

    def path_for(self, request: ChatRequest, *, stream: bool) -> str:
        path = (self._api.stream_path if stream else None) or self._api.path
        model = request.parameters.model.removeprefix("models/")
        return path.replace("{model}", quote(model, safe="-._~"))

    def endpoint_path(self, path: str) -> str:
        return path.replace("/v1beta/models", self._api.models_path, 1) if path.startswith("/v1beta/models/") else path

    def ping(self, budget: Budget) -> Steps[str | None]:
        yield from self.ask(self._api.models_path, budget=budget)
        return None

    def list_models(self) -> Steps[tuple[ModelInfo, ...]]:
        read = self.codec.decode_models or read_openai_models
        return read((yield from self.ask_json(self._api.models_path)))

    def describe(self, model: str | None) -> Steps[Capabilities]:
        yield from ()
        known = dict.fromkeys(("streaming", "tools", "tool_choice", "structured_output"), "yes")
        unknown = dict.fromkeys(("parallel_tool_calls", "thinking", "vision", "audio", "embedding"), "unknown")
        return Capabilities.from_dict({**known, **unknown})


class HostedProvider(NamedProvider):
    """A hosted API of type openai, anthropic or gemini.

    Raises:
        ConfigurationError: the configuration is wrong, or does not name the host.
    """

    serves = HostedServer


class OpenAIProvider(HostedProvider):
    """OpenAI's API (Responses, or Chat Completions with `options={"api": "chat"}`), or a server that speaks it.

    The vendor's host must be allowed: `allow_hosts=["api.openai.com"]`.
    The key is read from the vendor's own variable.
    """

    kinds = ("openai",)


class AnthropicProvider(HostedProvider):
    """Anthropic's API, or a server that speaks it.

    The vendor's host must be allowed: `allow_hosts=["api.anthropic.com"]`.
    The key is read from the vendor's own variable.
    """

    kinds = ("anthropic",)


class GeminiProvider(HostedProvider):
    """Google's Gemini API, or a server that speaks it.

    The vendor's host must be allowed: `allow_hosts=["generativelanguage.googleapis.com"]`.
    The key is read from the vendor's own variable.
    """

    kinds = ("gemini",)
