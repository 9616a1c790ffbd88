"""Kind of model server, without I/O: prepares calls, makes additional requests, and checks the answers.

Everything here is values and `Steps`; `calls.io_loop` carries the steps out. One object serves both twins and any
number of calls at once; what it remembers (which models are local) is safe to share between threads.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from pydantic import BaseModel

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.error import ErrorInfo, Loss
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.answers.request_checks import wants_reading
from turnwire.codecs.codec import Codec
from turnwire.codecs.endpoints.completions import CompletionTurns
from turnwire.codecs.registry import codec_of
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.core.errors import (
    ConfigurationError,
    ProviderError,
    ProviderResponseError,
    ProviderTimeoutError,
    ProviderUnavailableError,
    counted,
    error_from_info,
)
from turnwire.core.markers import MarkerFound, check_markers
from turnwire.core.parameter_defaults import with_defaults
from turnwire.core.trusted_copy import changed
from turnwire.providers.base import AVAILABLE_LIMIT_S
from turnwire.providers.calls.call_record import Clock, report_losses
from turnwire.providers.calls.io_actions import Budget, HttpCall, Reply, Steps, Work, aside, fetch, is_large_request
from turnwire.providers.calls.media import has_paths, load_media, refuse_fetched, refuse_remote_media
from turnwire.providers.kinds.ollama_cloud import CloudGuard, Kind
from turnwire.providers.kinds.tested_versions import judged
from turnwire.providers.secrets import BEARER, Headers, KeyHeader, api_key
from turnwire.providers.settings import (
    COMMON_OPTIONS,
    DEFAULT_ENDPOINTS,
    CallPolicy,
    Check,
    Surroundings,
    check_settings,
    check_surroundings,
    check_text_format,
    configured_models,
    overlaid,
    read_options,
)
from turnwire.providers.transport.local_only import Endpoint, is_loopback

T = TypeVar("T")
E = TypeVar("E", bound=BaseModel)


NO_MODELS: Final = "the server is up and lists no model that could be asked"


@dataclass(frozen=True, slots=True)
class Prepared:
    """A call that is ready: the request as the codec sees it, the body, and what there is to say about both."""

    request: ChatRequest
    body: Mapping[str, Any]
    notes: tuple[dict[str, Any], ...]
    is_large_request: bool = False
    """Whether the request is much work to write."""


def _of_version(codec: Codec, version: str) -> Codec:
    """The codec for a server of this version.

    Raises:
        ConfigurationError: nothing is known of it.
    """
    from turnwire.codecs.schema_support.advice import unknown_version  # most configurations name none

    if unknown := unknown_version(codec.variant.name, version):
        raise ConfigurationError(f"options.server_version: {unknown}", retryable=False)
    return codec_of(replace(codec.variant, server_version=version))


class ModelServer(ABC):
    """One configured server of one kind.

    Raises:
        ConfigurationError: the configuration is wrong, or the endpoint may not be called.
    """

    kinds: tuple[ProviderType, ...] = ()
    """The types of configuration that it takes; none: any."""
    own_options: Mapping[str, Check] = {}
    """Options in addition to `COMMON_OPTIONS`."""
    is_answered_in_process: bool = False
    """Whether a transport of the program answers without a server, as in tests: nobody is there who could be asked
    where a model runs, or who could forward it.
    """
    cloud_kind: Kind | None = None
    """Whether the server is an Ollama, which forwards cloud models; None: it is asked."""
    clock: Clock = staticmethod(time.monotonic_ns)
    """Monotonic time in nanoseconds."""

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        check_settings(provider_id, config, self.kinds)
        check_surroundings(surroundings)
        try:
            self._read(provider_id, config, surroundings)
        except ConfigurationError as error:
            raise ConfigurationError(error.info, provider_id=provider_id) from error.__cause__

    def _read(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        self.provider_id = provider_id
        self.provider_type: ProviderType = config.type
        self.local_only = surroundings.local_only
        self.sink = surroundings.sink
        endpoint = config.endpoint or DEFAULT_ENDPOINTS.get(config.type)
        if endpoint is None:
            raise ConfigurationError(f"endpoint: a provider of type {config.type} needs one", retryable=False)
        self.endpoint: Endpoint = self.local_only.admit(endpoint)
        key = api_key(config, surroundings.environ, base=surroundings.base)
        self.headers = Headers(config.headers or {}, key, self.key_header)
        self.tls = config.tls
        self.options = read_options(config.type, config, {**COMMON_OPTIONS, **self.own_options})
        self.codec = self.choose_codec(self.options)
        if not self.options.get("rewrite_schemas", True):
            self.codec = codec_of(replace(self.codec.variant, rewrites_schemas=False))
        if "server_version" in self.options:
            self.codec = _of_version(self.codec, self.options["server_version"])
        self.policy = CallPolicy.read(config, {"on_loss": surroundings.on_loss, **self.options})
        self.models_configured = configured_models(config)
        self.defaults = config.defaults
        if self.defaults is not None:
            check_text_format("defaults.text_format", self.defaults.text_format)
        self._text_formats: dict[str, str | None] = {}  # by model, as its template shows it
        self.cloud: CloudGuard | None = None
        if str(self.endpoint) != DEFAULT_ENDPOINTS.get(config.type) or is_loopback(self.endpoint.host):
            self.cloud = CloudGuard(self.local_only, lambda: self.clock(), self._read_error, kind=self.cloud_kind)

    def _read_error(self, status: int, body: bytes) -> ErrorInfo:
        return self.codec.decode_error(status, body)

    @abstractmethod
    def choose_codec(self, options: Mapping[str, Any]) -> Codec:
        """The codec of this server; `options` are read and checked."""

    @property
    @abstractmethod
    def chat_path(self) -> str:
        """Path of the chat endpoint, below the endpoint's own."""

    @property
    def key_header(self) -> KeyHeader:
        """The header in which the server looks for the key."""
        return BEARER

    def path_for(self, request: ChatRequest, *, stream: bool) -> str:
        """Path, with its query, at which this request is answered."""
        return self.chat_path

    @property
    def default_model(self) -> str | None:
        """The first model named in the configuration."""
        return self.models_configured[0].name if self.models_configured else None

    def info(self, *, is_default: bool) -> ProviderInfo:
        """Facts that are known without asking."""
        return ProviderInfo(
            provider_id=self.provider_id,
            type=self.provider_type,
            endpoint=str(self.endpoint),
            is_default=is_default,
            models=self.models_configured or None,
            defaults=self.defaults,
        )

    # A call

    def prepare(
        self, request: ChatRequest, *, stream: bool, budget: Budget, completion: CompletionTurns | None = None
    ) -> Steps[Prepared]:
        """Everything before the call itself: local files read, markers looked for, losses noted.

        `completion` is the codec where the request is the turn that a completion is.

        Raises:
            ProviderError: the call is not allowed.
            InvalidDataError: a file cannot be sent, or the text holds a marker and the policy refuses that.
            LossRefusedError: the dialect cannot say something and the policy refuses that.
        """
        heavy = is_large_request(request)
        has_template = completion is None or completion.has_template
        ready, notes = yield from aside(partial(self._ready, request, has_template), heavy=heavy)
        if wants_reading(ready):
            ready = yield from self._with_text_format(ready, budget)
        if has_paths(ready):
            ready = yield Work(partial(load_media, ready, limit=self.policy.media_limit))
            heavy = heavy or is_large_request(ready)
        codec = completion or self.codec
        encode = partial(codec.encode_request, ready, stream=stream, on_loss=self.policy.on_loss)
        body, losses = yield from aside(encode, heavy=heavy)
        report_losses(losses)
        refuse_fetched(body, self.codec.dialect, self.local_only)
        yield from self.admit(models_named(ready.parameters.model, body), budget)
        return Prepared(ready, body, (*notes, *map(loss_note, losses)), heavy)

    def _ready(self, request: ChatRequest, has_template: bool) -> tuple[ChatRequest, list[dict[str, Any]]]:
        """Return the request to encode, and diagnostics about its texts.

        If no template wraps a text, turn marks in it are the caller's own words to the model.
        """
        refuse_remote_media(request, self.local_only)
        if not has_template:
            return self.adapt(with_defaults(request, self.defaults)), []
        checked = check_markers(request, self.policy.markers)
        ready = self.adapt(with_defaults(checked.request, self.defaults))
        return ready, [_marker_note(found, self.policy.markers) for found in checked.found]

    def _with_text_format(self, request: ChatRequest, budget: Budget) -> Steps[ChatRequest]:
        """`request` with the text format that the model's chat template shows, where its name does not tell.

        Raises:
            InvalidDataError: there is no format of the name that the request gives.
        """
        # It loads the rows of all formats.
        from turnwire.codecs.text.choosing import format_of_request, format_of_template

        model = request.parameters.model
        if format_of_request(request) is not None:
            return request
        if model not in self._text_formats:
            template = yield from self.template_of(model, self._begun(budget))
            self._text_formats[model] = None if template is None else format_of_template(template)
        name = self._text_formats[model]
        if name is None:
            return request
        return changed(request, parameters=request.parameters.replace(text_format=name))

    def template_of(self, model: str, budget: Budget) -> Steps[str | None]:
        """The chat template of `model`, where the server tells it."""
        yield from ()
        return None

    def admit(self, models: Collection[str], budget: Budget) -> Steps[None]:
        """Check that this server may be asked for `models`, all that the body and the path of a call name.

        Raises:
            ConfigurationError: one of them runs on another machine.
            ProviderError: whether it does could not be found out.
        """
        if self.cloud is not None:
            self.cloud.refuse_names(models)
            if not self.is_answered_in_process:
                yield from self.cloud.admit(models, self._begun(budget))

    def _begun(self, budget: Budget) -> Budget:
        """What is left of `budget`, and of it no more than the wait for a first byte."""
        first_byte = budget.timeouts.first_byte
        if first_byte is None or first_byte >= budget.left_s:
            return budget
        return Budget(budget.timeouts.for_call(first_byte), self.clock)

    def adapt(self, request: ChatRequest) -> ChatRequest:
        """The request with what the configuration adds to it; the request's own words win."""
        return request

    def inspect(self, extras: Mapping[str, Any]) -> None:
        """Check the fields of an answer or chunk that are not canonical.

        Raises:
            ConfigurationError: it shows that the answer did not come from this machine.
        """
        if self.cloud is not None:
            self.cloud.check_remote(extras)

    def rejected(self, body: bytes) -> AssistantMessage | None:
        """The model's turn in the body of an error, where the server reports what it refused."""
        return None

    def review(self, request: ChatRequest, usage: UsageInfo | None, budget: Budget) -> Steps[list[dict[str, Any]]]:
        """Further diagnostics of a finished answer; may ask the server."""
        yield from ()
        return []

    # Endpoints other than chat

    def begin(self) -> Steps[None]:
        """What must be before anything is asked.

        Raises:
            ProviderError: it could not be done.
        """
        yield from ()

    def adapt_endpoint(self, request: E) -> E:
        """A request of an endpoint with what the configuration adds to it; the request's own words win."""
        return request

    def endpoint_path(self, path: str) -> str:
        """The path of an endpoint at this server, where a codec says `path`."""
        return path

    # Short questions

    def ask(self, path: str, *, body: bytes | None = None, budget: Budget | None = None) -> Steps[Reply]:
        """Ask something short; an error status is raised as the error it reports.

        Raises:
            ProviderError: no answer, or an error.
        """
        call = HttpCall("GET" if body is None else "POST", path, body)
        reply = yield from fetch(call, budget or self.short(AVAILABLE_LIMIT_S))
        if 300 <= reply.head.status < 400:
            text = f"{path} answered {reply.head.status}; redirects are not followed"
            raise ProviderResponseError(text, category="protocol", status=reply.head.status, retryable=False)
        if reply.head.status != 200:
            raise error_from_info(self.codec.decode_error(reply.head.status, reply.body))
        return reply

    def short(self, seconds: float) -> Budget:
        """The time of a short question, not more than a call may take."""
        timeouts = self.policy.timeouts
        return Budget(timeouts.for_call(min(seconds, timeouts.total)), self.clock)

    def ask_json(self, path: str, *, body: bytes | None = None, budget: Budget | None = None) -> Steps[Any]:
        """The JSON of a short answer.

        Raises:
            ProviderError: no answer, an error, or no JSON.
        """
        reply = yield from self.ask(path, body=body, budget=budget)
        try:
            return parse_wire_json(reply.body)
        except NotJsonError:
            text = f"{path} answered with {len(reply.body)} bytes that are not JSON; is this a model server?"
            raise ProviderResponseError(text, category="protocol", status=200, retryable=False) from None

    def load(self, model: str, keep_alive: object) -> Steps[None]:
        """Load or unload a model, if the server has such a command.

        Raises:
            ProviderError: the model could not be loaded or unloaded.
        """
        yield from ()

    @abstractmethod
    def ping(self, budget: Budget) -> Steps[str | None]:
        """The cheapest question that shows that the server is up; gives its version where it reports one.

        Raises:
            ProviderError: it is not up.
        """

    @abstractmethod
    def list_models(self) -> Steps[tuple[ModelInfo, ...]]:
        """The models that the server offers.

        Raises:
            ProviderError: the server could not be asked.
        """

    @abstractmethod
    def describe(self, model: str | None) -> Steps[Capabilities]:
        """Return the capabilities of `model`, or else of the server.

        Raises:
            ProviderError: the server could not be asked.
        """

    def capabilities(self, model: str | None) -> Steps[Capabilities]:
        """Return the capabilities of `model`, or else of the server: configured ones first, the rest from the server.

        Raises:
            ProviderError: the server could not be asked.
        """
        name = model or self.default_model
        configured = next((info.capabilities for info in self.models_configured if info.name == name), None)
        return overlaid((yield from self.describe(model)), configured)

    def named(self, steps: Steps[T]) -> Steps[T]:
        """`steps`, whose errors name this provider."""
        try:
            return (yield from steps)
        except ProviderError as error:
            if error.info.provider_id is not None:
                raise
            named = type(error)(self._with_address(error), provider_id=self.provider_id)
            named.partial = error.partial
            raise named from error.__cause__

    def _with_address(self, error: ProviderError) -> ErrorInfo:
        """What an error says, without secrets; one of the connection names the address that was asked."""
        info = self.headers.cut_out_of(error.info)
        is_silent = isinstance(error, (ProviderUnavailableError, ProviderTimeoutError)) and info.status is None
        if not is_silent or info.category == "interrupted" or info.retryable is False:
            return info
        return info.replace(message=f"{self.endpoint}: {info.message}")

    def is_up(self) -> Steps[bool]:
        """Return whether the server answers. Never raises a ProviderError."""
        try:
            yield from self.ping(self.short(AVAILABLE_LIMIT_S))
        except ProviderError:
            return False
        return True

    def check_health(self) -> Steps[ProviderHealth]:
        """Return latency, version and models, or the error that prevents an answer."""
        start = self.clock()
        try:
            version = yield from self.ping(self.short(AVAILABLE_LIMIT_S))
            latency = self.clock() - start
            models = yield from self.list_models()
        except ProviderError as error:
            info = error.info if error.info.provider_id else self._with_address(error)
            info = info if info.provider_id else info.replace(provider_id=self.provider_id)
            return ProviderHealth(provider_id=self.provider_id, is_available=False, error=info)
        said: dict[str, Any] = judged(self.provider_type, version)
        if version is not None:
            said["version"] = version
        if not models:
            said["diagnostics"] = (*said.get("diagnostics", ()), {"id": "no_models", "what": NO_MODELS})
        return ProviderHealth(
            provider_id=self.provider_id,
            is_available=True,
            latency_ns=latency,
            models=models,
            **said,
        )


def models_named(model: str, body: Mapping[str, Any]) -> Collection[str]:
    """The names that a server may take for the model's: options of a dialect can put another one into the body."""
    named = body.get("model")
    model = model.removeprefix("models/")  # as the path has it where a dialect names it there
    return dict.fromkeys((model, named) if isinstance(named, str) else (model,))


def _marker_note(found: MarkerFound, policy: str) -> dict[str, Any]:
    done = "escaped in what was sent" if policy == "escape" else "sent as it is"
    times = counted(found.times, "time")
    return {
        "id": "server_marker",
        "what": f"message[{found.position}] imitates a server's marker ({found.name}, {times}); {done}",
        "extras": {"request_at": found.at, "marker": found.name, "count": found.times},
    }


def loss_note(loss: Loss) -> dict[str, Any]:
    """The diagnostic of an answer for something that its request could not say."""
    return {"id": loss.id, "what": f"{loss.reason}: {loss.action}", "extras": {"request_at": loss.at}}
