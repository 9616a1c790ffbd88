"""Provider for servers that speak OpenAI Chat Completions: vLLM, llama.cpp's server, transformers serve, mlx-lm,
LiteLLM's proxy, Groq, and any other.

How they differ on the wire is in `turnwire.codecs.variants`; their other differences (paths of health, version and
models) are in the table `KINDS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderType

from turnwire.codecs.codec import Codec
from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.openai_chat.models import read_models
from turnwire.codecs.openai_chat.read_errors import invalid_call_from_tool_use_failed
from turnwire.codecs.registry import codec_of, get_codec
from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.codecs.variants import OPENAI_CHAT, ChatVariant
from turnwire.core.errors import ProviderError, ProviderUnavailableError
from turnwire.providers.calls.io_actions import Budget, Steps
from turnwire.providers.kinds.named import NamedProvider
from turnwire.providers.kinds.server import ModelServer
from turnwire.providers.settings import DEFAULT_ENDPOINTS, Check, Surroundings, check_settings, one_of, with_vendor_key


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """Paths of one kind of server other than the chat endpoint, relative to the endpoint."""

    codec: str = "openai-chat"
    has_health: bool | None = True
    """Whether the server has `health_path`; None: unknown. Without it, `/v1/models` shows that the server is up."""
    health_path: str = "/health"
    version_path: str | None = None
    version_key: str = "version"
    tool_choice: str = "unknown"
    parallel_tool_calls: str = "unknown"
    structured_output: str = "unknown"
    local_templates: bool = True
    """Whether it is a local server, whatever its codec says: its models may have chat templates that take one system
    message only, and it knows no tools but functions.
    """


KINDS: Final[Mapping[str, Kind]] = {
    # /health: 200 with an empty body, 503 once the engine is dead; needs no key
    "vllm": Kind(
        codec="vllm",
        version_path="/version",
        tool_choice="yes",
        parallel_tool_calls="yes",
        structured_output="yes",
    ),
    # /health: {"status":"ok"}; 503 while the model loads
    "llamacpp": Kind(
        codec="llamacpp",
        version_path="/props",  # there is no /version: recordings llama.cpp-*/errors/version-not-served.json
        version_key="build_info",
        tool_choice="no",  # a named choice is ignored: recordings llama.cpp-*/chat/tool-named.json
        parallel_tool_calls="yes",
        structured_output="yes",
    ),
    # /health: {"status":"ok"}; 503 once the thread that generates is dead. No path has the version: recordings
    # transformers-serve-5.24.0/models/version.json
    "transformers-serve": Kind(codec="transformers-serve", tool_choice="no", structured_output="no"),
    # /health: {"status":"ok"}, or 503; the version is in the system_fingerprint of answers alone
    "mlx-lm": Kind(codec="mlx-lm", tool_choice="no", structured_output="no"),
    # /health asks every server behind it: recordings litellm-proxy-1.105.2/models/health.json
    "litellm": Kind(codec="litellm", health_path="/health/liveliness"),
    "embedded": Kind(
        codec="llamacpp",  # llama.cpp in this process: turnwire.providers.kinds.embedded
        tool_choice="yes",
        structured_output="yes",
    ),
    "groq": Kind(
        codec="groq",
        has_health=False,
        tool_choice="yes",
        parallel_tool_calls="yes",
        structured_output="yes",
        local_templates=False,
    ),
    "openai-compatible": Kind(has_health=None),
}

_NO_PATH: Final = frozenset({404, 405, 501})


class OpenAICompatibleServer(ModelServer):
    """Options: `codec` (another variant of the dialect than the type's own), `system_messages` (`fold`: one system
    message, at the start; `as_is`: as the conversation has them).
    """

    kinds: tuple[ProviderType, ...] = (
        "openai-compatible",
        "vllm",
        "llamacpp",
        "transformers-serve",
        "mlx-lm",
        "litellm",
        "groq",
    )
    own_options: Mapping[str, Check] = {
        "codec": one_of(*dialect_named("openai-chat").variants),
        "system_messages": one_of("fold", "as_is"),
    }

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        check_settings(provider_id, config, self.kinds)
        self._kind = KINDS[config.type]
        if config.endpoint is not None:
            # Endpoints are often written with /v1, as SDKs want them; /health and /version are next to /v1.
            config = config.replace(endpoint=config.endpoint.rstrip("/").removesuffix("/v1"))
        if config.type == "groq":
            config = config.replace(endpoint=config.endpoint or DEFAULT_ENDPOINTS["groq"])
            config = with_vendor_key(config, ("GROQ_API_KEY",), surroundings.environ)
        super().__init__(provider_id, config, surroundings)

    def choose_codec(self, options: Mapping[str, Any]) -> Codec:
        codec = get_codec(options.get("codec", self._kind.codec))
        row = codec.variant
        if not isinstance(row, ChatVariant):
            return codec
        is_local = row == OPENAI_CHAT and self._kind.local_templates
        folds = row.one_system_message or is_local
        if "system_messages" in options:
            folds = options["system_messages"] == "fold"
        fitted = replace(row, one_system_message=folds, text_tools=row.text_tools and not is_local)
        return codec if fitted == row else codec_of(fitted)

    @property
    def chat_path(self) -> str:
        return "/v1/chat/completions"

    def rejected(self, body: bytes) -> AssistantMessage | None:
        return invalid_call_from_tool_use_failed(body)

    def ping(self, budget: Budget) -> Steps[str | None]:
        if self._kind.has_health is False or not (yield from self._is_healthy(budget)):
            yield from self.ask("/v1/models", budget=budget)
        if self._kind.version_path is None:
            return None
        try:
            found = yield from self.ask_json(self._kind.version_path, budget=budget)
        except ProviderError:
            return None  # a server may want a key for it, or hide it; the health check has been passed
        version = found.get(self._kind.version_key) if isinstance(found, Mapping) else None
        return version if isinstance(version, str) and version else None

    def _is_healthy(self, budget: Budget) -> Steps[bool]:
        """Return whether the server says at its health path that it is well; False if it may not have that path.

        Raises:
            ProviderError: the server is not healthy.
        """
        try:
            reply = yield from self.ask(self._kind.health_path, budget=budget)
        except ProviderError as error:
            if self._kind.has_health is None and error.info.status in _NO_PATH:
                return False
            raise
        if self._kind.has_health is not None:
            return True
        try:
            body = parse_wire_json(reply.body)
        except NotJsonError:
            return True  # most servers answer with an empty body or a word
        if not isinstance(body, Mapping):
            return True
        if body.get("healthy_count") == 0 and body.get("unhealthy_count"):
            # LiteLLM asks the servers behind it: recordings litellm-proxy-1.105.2/models/health.json
            text = f"{self._kind.health_path}: none of the servers behind this one is well"
            raise ProviderUnavailableError(text, retryable=True)
        return "error" not in body  # LM Studio answers every path that it does not have with 200 and an error

    def list_models(self) -> Steps[tuple[ModelInfo, ...]]:
        return read_models((yield from self.ask_json("/v1/models")))

    def describe(self, model: str | None) -> Steps[Capabilities]:
        kind = self._kind
        fields = {
            "streaming": "yes",
            "tools": "unknown",
            "tool_choice": kind.tool_choice,
            "parallel_tool_calls": kind.parallel_tool_calls,
            "thinking": "unknown",
            "structured_output": kind.structured_output,
            "vision": "unknown",
            "audio": "unknown",
            "embedding": "unknown",
        }
        if self.provider_type == "llamacpp":
            fields.update((yield from self._modalities()))
        return Capabilities.from_dict(fields)

    def template_of(self, model: str, budget: Budget) -> Steps[str | None]:
        """Return the template that llama.cpp reports in /props, if any."""
        if self.provider_type not in ("llamacpp", "embedded"):
            return None
        try:
            props = yield from self.ask_json("/props", budget=budget)
        except ProviderError:
            return None
        template = props.get("chat_template") if isinstance(props, Mapping) else None
        return template if isinstance(template, str) else None

    def _modalities(self) -> Steps[dict[str, str]]:
        """What llama.cpp reports in /props; nothing if it does not."""
        try:
            props = yield from self.ask_json("/props")
        except ProviderError:
            return {}
        told = props.get("modalities") if isinstance(props, Mapping) else None
        known = told if isinstance(told, Mapping) else {}
        fields = {
            name: "yes" if known[name] else "no" for name in ("vision", "audio") if isinstance(known.get(name), bool)
        }
        caps = props.get("chat_template_caps") if isinstance(props, Mapping) else None
        if isinstance(caps, Mapping) and isinstance(caps.get("supports_tool_calls"), bool):
            fields["tools"] = "yes" if caps["supports_tool_calls"] else "no"
        return fields


class OpenAICompatibleProvider(NamedProvider):
    """A running server that speaks OpenAI Chat Completions; a configuration may name vllm, llamacpp,
    transformers-serve, mlx-lm, litellm or groq.

    Raises:
        ConfigurationError: the configuration is wrong, or the endpoint may not be called.
    """

    kinds: ClassVar[tuple[ProviderType, ...]] = OpenAICompatibleServer.kinds
    serves = OpenAICompatibleServer


class VllmProvider(OpenAICompatibleProvider):
    """A running vLLM server, at http://127.0.0.1:8000 unless an address is given."""

    kinds = ("vllm",)


class LlamaCppProvider(OpenAICompatibleProvider):
    """A running llama-server of llama.cpp, at http://127.0.0.1:8080 unless an address is given."""

    kinds = ("llamacpp",)


class TransformersServeProvider(OpenAICompatibleProvider):
    """A running `transformers serve`, at http://127.0.0.1:8000 unless an address is given."""

    kinds = ("transformers-serve",)


class MlxLmProvider(OpenAICompatibleProvider):
    """A running `mlx_lm.server`, at http://127.0.0.1:8080 unless an address is given."""

    kinds = ("mlx-lm",)


class LiteLLMProvider(OpenAICompatibleProvider):
    """A running LiteLLM proxy, at http://127.0.0.1:4000 unless an address is given."""

    kinds = ("litellm",)


class GroqProvider(OpenAICompatibleProvider):
    """Groq's hosted API. Its host must be allowed: `allow_hosts=["api.groq.com"]`."""

    kinds = ("groq",)
