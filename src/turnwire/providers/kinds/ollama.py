"""Provider for Ollama's native API: POST /api/chat, and /api/tags, /api/show, /api/ps, /api/version.

Two things that this server does silently become errors. A prompt that does not fit is cut: so it is asked not to
(`truncate` and `shift` false, since 0.12.6), and where it does not know these words the counted tokens are compared
with the context in force. A model may really be on another machine (`…-cloud`, `remote_host`): such a call is refused,
before it is sent by the model's name and by what /api/show says, and afterwards by what the answer says. Source:
ollama/ollama at fb307609, server/routes.go and api/types.go; schemas/wire/ollama/v1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from turnwire_schema.v1.config import ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest
from turnwire_schema.v1.provider import Capabilities, ModelInfo
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.codec import Codec
from turnwire.codecs.ollama.models import (
    decode_capabilities,
    decode_models,
    decode_running,
    decode_show,
    decode_version,
)
from turnwire.codecs.ollama.read_answer import asked_context, may_be_cut
from turnwire.codecs.registry import get_codec
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.errors import ProviderError
from turnwire.core.trusted_copy import changed
from turnwire.providers.calls.io_actions import Budget, Steps
from turnwire.providers.kinds.named import NamedProvider
from turnwire.providers.kinds.server import E, ModelServer
from turnwire.providers.settings import Check, Surroundings, anything, count, one_of

TRUNCATED: Final = "possibly_truncated_prompt"
_PS_LIMIT_S: Final = 2.0


class OllamaServer(ModelServer):
    """Options: `num_ctx`, `keep_alive`, `on_overflow` (`error`: the server is asked not to cut; `warn`: it may cut)."""

    cloud_kind = "ollama"
    kinds = ("ollama",)
    own_options: Mapping[str, Check] = {
        "num_ctx": count,
        "keep_alive": anything,
        "on_overflow": one_of("error", "warn"),
    }

    def __init__(self, provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> None:
        super().__init__(provider_id, config, surroundings)
        self._contexts: dict[str, int] = {}

    def choose_codec(self, options: Mapping[str, Any]) -> Codec:
        return get_codec("ollama")

    @property
    def chat_path(self) -> str:
        return "/api/chat"

    def adapt(self, request: ChatRequest) -> ChatRequest:
        """With the provider's context size and keep-alive, and the wish that nothing is cut; the request wins."""
        given = dict(request.parameters.provider_options or {})
        own = dict(given.get("ollama") or {})
        if self.options.get("on_overflow", "error") == "error":
            own.setdefault("truncate", False)
            own.setdefault("shift", False)  # 0.30.9+ refuses a long prompt only with both (llm/llama_server.go)
        else:
            own.setdefault("truncate", True)
        if "keep_alive" in self.options:
            own.setdefault("keep_alive", self.options["keep_alive"])
        if "num_ctx" in self.options:
            own["options"] = {"num_ctx": self.options["num_ctx"], **(own.get("options") or {})}
        given["ollama"] = own
        return changed(request, parameters=request.parameters.replace(provider_options=given))

    def adapt_endpoint(self, request: E) -> E:
        """With the provider's context size and keep-alive, and the wish that nothing is cut; the request wins."""
        given = dict(getattr(request, "provider_options", None) or {})
        own = dict(given.get("ollama") or {})
        if "keep_alive" in self.options:
            own.setdefault("keep_alive", self.options["keep_alive"])
        if "num_ctx" in self.options:
            own["options"] = {"num_ctx": self.options["num_ctx"], **(own.get("options") or {})}
        changes: dict[str, Any] = {"provider_options": {**given, "ollama": own}} if own else {}
        if isinstance(request, EmbeddingRequest) and request.truncate is None and "truncate" not in own:
            changes["truncate"] = self.options.get("on_overflow", "error") != "error"
        adapted: E = request.replace(**changes) if changes else request  # type: ignore[attr-defined]  # a canonical model
        return adapted

    def review(self, request: ChatRequest, usage: UsageInfo | None, budget: Budget) -> Steps[list[dict[str, Any]]]:
        """Return diagnostics if the server seems to have cut the prompt; asks /api/ps once for each model."""
        if usage is None or usage.prompt_tokens is None or asked_context(request) is not None:
            return []  # with a size in the request the codec has compared already
        context = self._contexts.get(request.parameters.model)
        if context is None:
            context = yield from self._context_in_force(request.parameters.model, budget)
        if context is None or not may_be_cut(request, usage.prompt_tokens, context):
            return []
        what = f"the prompt fills the context of {context} tokens or half of it: the server may have dropped messages"
        return [{"id": TRUNCATED, "what": what, "at": "/usage/prompt_tokens"}]

    def _context_in_force(self, model: str, budget: Budget) -> Steps[int | None]:
        """The context size of the loaded model; None if the server does not report it (before 0.10.0)."""
        try:
            if not budget.left_s:  # it is never below 0
                return None
            limit = self.short(min(_PS_LIMIT_S, budget.left_s))
            running = decode_running((yield from self.ask_json("/api/ps", budget=limit)))
        except ProviderError:
            return None
        wanted = _full_name(model)
        found = next((entry.context_length for entry in running if _full_name(entry.name) == wanted), None)
        if found is not None:
            self._contexts[model] = found
        return found

    def load(self, model: str, keep_alive: object) -> Steps[None]:
        budget = Budget(self.policy.timeouts, self.clock)
        yield from self.admit((model,), budget)
        wanted = self.options.get("keep_alive") if keep_alive is None else keep_alive
        more = {} if wanted is None else {"keep_alive": wanted}
        yield from self.ask_json(
            self.chat_path,
            body=dump_wire_json({"model": model, "messages": [], "stream": False, **more}),
            budget=budget,
        )

    def ping(self, budget: Budget) -> Steps[str | None]:
        return decode_version((yield from self.ask_json("/api/version", budget=budget)))

    def list_models(self) -> Steps[tuple[ModelInfo, ...]]:
        models = decode_models((yield from self.ask_json("/api/tags")))
        size = self.options.get("num_ctx")  # requests ask for it, whatever a model was trained for
        if size is None:
            return models
        return tuple(each.replace(context_length=min(size, each.context_length or size)) for each in models)

    def template_of(self, model: str, budget: Budget) -> Steps[str | None]:
        """Return the template that /api/show reports, if any."""
        try:
            show = yield from self.ask_json("/api/show", body=dump_wire_json({"model": model}), budget=budget)
        except ProviderError:
            return None
        template = show.get("template") if isinstance(show, Mapping) else None
        return template if isinstance(template, str) else None

    def describe(self, model: str | None) -> Steps[Capabilities]:
        model = model or self.default_model
        if model is None:
            return decode_capabilities(None)
        if self.cloud is not None:
            self.cloud.refuse_names((model,))
        show = yield from self.ask_json("/api/show", body=dump_wire_json({"model": model}))
        return decode_show(show, model).capabilities or decode_capabilities(None)


def _full_name(model: str) -> str:
    """Names are compared without case, and `latest` is the tag of a name without one."""
    name = model.strip().lower()
    return name if ":" in name.rpartition("/")[2] else f"{name}:latest"


class OllamaProvider(NamedProvider):
    """A running Ollama, at http://127.0.0.1:11434 unless an address is given.

    Raises:
        ConfigurationError: the configuration is wrong, or the endpoint may not be called.
    """

    kinds = ("ollama",)
    serves = OllamaServer
