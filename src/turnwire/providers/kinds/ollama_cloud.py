"""Detect Ollama's cloud models, which an Ollama on this machine forwards in any dialect.

In: the model that a body names. Out: nothing, or a refusal before the prompt is sent. Three signs are looked for: the
name; whether the server is an Ollama, which it says at /api/version or /; and what such a server says of the model at
/api/show. What was found is remembered for a minute, since a name can be given to another model at any time. An answer
that cannot be read is a refusal: a model is local only if the server reports it. Source: ollama/ollama at fb307609,
server/routes.go (GenerateRoutes, ShowHandler) and server/cloud_proxy.go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.ollama.models import is_cloud_model
from turnwire.codecs.values.wirejson import NotJsonError, dump_wire_json, parse_wire_json
from turnwire.core.errors import ConfigurationError, ProviderResponseError, error_from_info
from turnwire.providers.calls.io_actions import Budget, HttpCall, Steps, fetch
from turnwire.providers.transport.local_only import LocalOnly, how_to_allow, parse_endpoint

CLOUD: Final = ("ollama.com", 443)
"""Where a local Ollama sends calls of cloud models (api/client.go, server/cloud_proxy.go)."""

REMEMBERED_NS: Final = 60 * 10**9
"""How long an answer about the server or a model holds, in nanoseconds."""

MOST_REMEMBERED: Final = 1000

Kind: TypeAlias = Literal["ollama", "other", "unclear"]
"""What a server says that it is. `unclear`: it answered, but with nothing that decides; /api/show then decides."""

ReadError: TypeAlias = Callable[[int, bytes], ErrorInfo]

_NO_SUCH_PATH: Final = frozenset({404, 405, 410, 501})
_GREETING: Final = b"Ollama is running"
_SHOWN: Final = frozenset({"details", "modelfile", "remote_host", "remote_model"})
"""What only the answer of an Ollama to /api/show has."""


class CloudGuard:
    """Check whether the models of one server run on that server's machine. Any number of calls may ask at once."""

    def __init__(
        self, local_only: LocalOnly, clock: Callable[[], int], read_error: ReadError, *, kind: Kind | None = None
    ) -> None:
        self._local_only = local_only
        self._clock = clock
        self._kind_given = kind
        self._read_error = read_error
        self._kind: tuple[Kind, int] | None = None
        self._local: dict[str, int] = {}

    def refuse_names(self, models: Iterable[str]) -> None:
        """Nothing is sent for a name that says where its model runs.

        Raises:
            ConfigurationError: it is a cloud model and the cloud is not opened; category `not_local`.
        """
        for model in models:
            if is_cloud_model(model) and not self._local_only.permits(*CLOUD):
                raise not_local(model, "its name says that it runs in the cloud", CLOUD[0])

    def admit(self, models: Iterable[str], budget: Budget) -> Steps[None]:
        """Ask the server about each model of which nothing is remembered.

        Raises:
            ConfigurationError: a model runs elsewhere, and the host is not opened.
            ProviderError: the server could not be asked, or answered with an error or something that cannot be read.
        """
        for model in models:
            if self._is_fresh(self._local.get(model)):
                continue
            kind = self._kind_given or (yield from self._find_kind(budget))
            if kind == "other":
                return
            yield from self._admit(model, kind, budget)

    def _admit(self, model: str, kind: Kind, budget: Budget) -> Steps[None]:
        reply = yield from fetch(HttpCall("POST", "/api/show", dump_wire_json({"model": model})), budget)
        if kind == "unclear" and not (reply.head.status == 200 and _has_any(reply.body, _SHOWN)):
            return
        if reply.head.status != 200:
            raise error_from_info(self._read_error(reply.head.status, reply.body))
        show = read_show(reply.body)
        if is_cloud_model(remote_host=show.get("remote_host"), remote_model=show.get("remote_model")):
            self.check_remote(show, model)
        if len(self._local) >= MOST_REMEMBERED:
            self._local.clear()
        self._local[model] = self._clock()

    def _is_fresh(self, then: int | None) -> bool:
        return then is not None and self._clock() - then <= REMEMBERED_NS

    def _find_kind(self, budget: Budget) -> Steps[Kind]:
        if self._kind is None or not self._is_fresh(self._kind[1]):
            self._kind = (yield from self._ask_kind(budget)), self._clock()
        return self._kind[0]

    def _ask_kind(self, budget: Budget) -> Steps[Kind]:
        version = yield from fetch(HttpCall("GET", "/api/version"), budget)
        if version.head.status == 200 and _has_any(version.body, ("version",)):
            return "ollama"
        root = yield from fetch(HttpCall("GET", "/", accept="*/*"), budget)
        if root.head.status == 200 and root.body.strip().startswith(_GREETING):
            return "ollama"
        return "other" if version.head.status in _NO_SUCH_PATH else "unclear"

    def check_remote(self, found: Mapping[str, Any], model: str = "the model") -> None:
        """Refuse a value that names `remote_host` or `remote_model`, unless that host may be called.

        Raises:
            ConfigurationError: the host is not allowed; category `not_local`.
        """
        host = found.get("remote_host")
        if not host and not found.get("remote_model"):
            return
        if isinstance(host, str) and host:
            try:
                remote = parse_endpoint(host if "://" in host else f"https://{host}")
            except ConfigurationError:
                raise not_local(model, "the server forwards it to another host") from None
            if not self._local_only.permits(remote.host, remote.port):
                raise not_local(model, f"the server forwards it to {remote.host}", remote.host)
        elif host or not self._local_only.permits(*CLOUD):
            raise not_local(model, "the server forwards it to another host", None if host else CLOUD[0])


def _has_any(body: bytes, names: Collection[str]) -> bool:
    """Return whether `body` is a JSON object with one of these properties."""
    try:
        found = parse_wire_json(body)
    except NotJsonError:
        return False
    return isinstance(found, Mapping) and not found.keys().isdisjoint(names)


def read_show(body: bytes) -> Mapping[str, Any]:
    """Return the result of /api/show for a model.

    Raises:
        ProviderResponseError: it says nothing, or something of another shape: `details` is always an object, and what
            names another host is text.
    """
    try:
        found = parse_wire_json(body)
    except NotJsonError:
        found = None
    if isinstance(found, Mapping) and isinstance(found.get("details"), Mapping):
        remote = (found.get("remote_host"), found.get("remote_model"))
        if all(text is None or isinstance(text, str) for text in remote):
            return found
    text = "/api/show answered in another shape than Ollama's: whether the model is local is not known"
    raise ProviderResponseError(text, category="protocol", status=200, retryable=False)


def not_local(model: str, why: str, host: str | None = None) -> ConfigurationError:
    """The refusal of a model that runs elsewhere; `host` is what would have to be allowed, where that is known."""
    cure = "choose a local model" if host is None else f"choose a local model, or {how_to_allow(host)}"
    text = f"{model}: {why}; {cure}"
    return ConfigurationError(text, category="not_local", retryable=False)
