"""A pool: servers of the same model behind one name.

    first = VllmProvider("first", endpoint="http://127.0.0.1:8000")
    second = VllmProvider("second", endpoint="http://127.0.0.1:8001")
    pool = PoolProvider("gpu", [first, second])

Which of them gets a call is said in `turnwire.providers.calls.pool_members`. A call whose server fails goes to another
one as long as no answer has begun, by the rule of fallbacks. Every answer has a diagnostic `pool` that names the
member; the audit events of a call name it, too.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.config import PoolMemberConfig, ProviderConfig
from turnwire_schema.v1.embedding import EmbeddingRequest, EmbeddingResponse
from turnwire_schema.v1.error import Diagnostic
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ProviderHealth, ProviderInfo, ProviderType
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest, RerankResponse
from turnwire_schema.v1.tokens import TokenCount

from turnwire.core.argument_types import require_setting
from turnwire.core.audit_sink import AuditSink, NullSink
from turnwire.core.errors import ConfigurationError, ProviderError
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.call_record import Clock
from turnwire.providers.calls.composite import CompositeProvider, Tries, falls_over, limit_of
from turnwire.providers.calls.pool_call import PoolTries
from turnwire.providers.calls.pool_members import COOL_DOWN_S, QUEUE, QUEUE_TIMEOUT_S, PoolMembers, State
from turnwire.providers.calls.waiting import all_of
from turnwire.providers.settings import (
    Surroundings,
    configured_models,
    count,
    per_second,
    pool_limits,
    read_options,
    seconds,
)
from turnwire.providers.sync.base import SyncModelProvider
from turnwire.providers.transport.protocol import CallWatcher

P = TypeVar("P", bound=ModelProvider | SyncModelProvider)
T = TypeVar("T")

OPTIONS: Final = {
    "concurrency": count,
    "rate": per_second,
    "queue": count,
    "queue_timeout": seconds,
    "cool_down": seconds,
}


class _Shared(Generic[P]):
    """What both twins share: members, settings and facts."""

    def __init__(
        self,
        provider_id: str,
        members: Iterable[P],
        *,
        concurrency: int | None = None,
        rate: float | None = None,
        limits: Iterable[PoolMemberConfig] = (),
        queue: int = QUEUE,
        queue_timeout: float = QUEUE_TIMEOUT_S,
        cool_down: float = COOL_DOWN_S,
        models: Sequence[ModelInfo] = (),
        sink: AuditSink | None = None,
        clock: Clock = time.monotonic_ns,
    ) -> None:
        wanted = "providers in a list, as in PoolProvider('gpu', [first, second])"
        require_setting(members, Iterable, "members", wanted)
        self._providers: dict[str, P] = {}
        for each in members:
            require_setting(each, (ModelProvider, SyncModelProvider), "members", wanted)
            if each.provider_id in self._providers:
                text = f"members: two have the id {each.provider_id}; give each its own as the first argument"
                raise ConfigurationError(text, provider_id=provider_id, retryable=False)
            self._providers[each.provider_id] = each
        if not self._providers:
            raise ConfigurationError("members: name at least one provider", provider_id=provider_id, retryable=False)
        for name, limit in (("concurrency", concurrency), ("queue", queue)):
            try:
                if limit is not None:
                    count(limit)
            except ValueError as error:
                raise ConfigurationError(f"{name}: {error}", provider_id=provider_id, retryable=False) from None
        self._first: P = next(iter(self._providers.values()))
        self._provider_id = provider_id
        self._queue_timeout_s = queue_timeout
        self._models = tuple(models)
        self._sink = sink or NullSink()
        self._clock = clock
        own = {each.provider: each for each in limits}
        stray = next((name for name in own if name not in self._providers), None)
        if stray is not None:
            text = f"limits: {stray} is no member of the pool; use one of: {', '.join(self._providers)}"
            raise ConfigurationError(text, provider_id=provider_id, retryable=False)
        self._members = PoolMembers(
            provider_id,
            self._providers,
            concurrency=concurrency,
            rate=rate,
            limits=own,
            queue=queue,
            cool_down_s=cool_down,
            clock=clock,
        )

    @property
    def pool(self) -> PoolMembers | None:
        return self._members

    def drain(self, member: str, state: State = "draining") -> None:
        """Give `member` no new calls; those that run go on. With `state="active"` it gets calls again.

        Raises:
            ConfigurationError: the pool has no such member.
        """
        self._members.set_state(member, state)

    @property
    def provider_id(self) -> str:
        return self._provider_id

    @property
    def provider_type(self) -> ProviderType:
        return "pool"

    @property
    def reports_losses(self) -> bool:
        return all(each.reports_losses for each in self._providers.values())

    def info(self, *, is_default: bool = False) -> ProviderInfo:
        first = self._first.info()
        return ProviderInfo(
            provider_id=self._provider_id,
            type=self.provider_type,
            is_default=is_default,
            models=self._models or first.models,
            defaults=first.defaults,
            members=tuple(self._providers),
        )

    def _way(self, model: str | None, limit_s: float | None, turn: ChatRequest | None = None) -> dict[str, Any]:
        """The arguments of the tries of one call."""
        return {
            "providers": self._providers,
            "members": self._members,
            "turn": turn,
            "limit_s": limit_s,
            "model": model,
            "queue_timeout_s": self._queue_timeout_s,
            "sink": self._sink,
            "clock": self._clock,
        }

    def _ready(self) -> list[P]:
        """The members, those first that take calls."""
        ready = {each.member for each in self._members.states() if each.is_available}
        return sorted(self._providers.values(), key=lambda each: each.provider_id not in ready)

    def _health(self, healths: Sequence[ProviderHealth]) -> ProviderHealth:
        """The health of the pool, from those of its members: it is available where one of them is."""
        well = [each for each in healths if each.is_available]
        diagnostics = [
            Diagnostic(id="pool_member", what=f"{each.provider_id} is not available: {each.error.message}")
            for each in healths
            if each.error is not None
        ]
        lists = {each.provider_id: frozenset(model.name for model in each.models or ()) for each in well}
        if len(set(lists.values())) > 1:
            what = "the members have different models; clients see those that all have"
            diagnostics.append(Diagnostic(id="pool_models", what=what))
        found = (well or list(healths))[0].replace(provider_id=self._provider_id, diagnostics=diagnostics or None)
        return found.replace(models=common([each.models or () for each in well])) if well else found

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._provider_id!r}, [{', '.join(self._providers)}])"


def common(lists: Sequence[Sequence[ModelInfo]]) -> tuple[ModelInfo, ...]:
    """The models that are in each of `lists`; all models where the lists have none in common."""
    names = [{model.name for model in each} for each in lists]
    shared = set.intersection(*names) if names else set()
    every: dict[str, ModelInfo] = {}
    for model in (model for each in lists for model in each):
        every.setdefault(model.name, model)
    return tuple(model for model in every.values() if model.name in shared or not shared)


class PoolProvider(_Shared[ModelProvider], CompositeProvider):
    """Servers of the same model behind one name, each of which gets a part of the calls.

    `concurrency`: most calls at once for each member; None: as many as come. `rate`: most calls that begin in a second
    at each member, at equal distances; None: as many as come. `limits`: both for single members. `queue`: most calls
    that wait for each member, at most `queue_timeout` seconds. `cool_down`: seconds without calls for a member that
    failed. `models`: what clients see; default: the models that all members have. `close` closes the members.

    Raises:
        ConfigurationError: there is no member, two have the same id, or a limit is for none of them.
    """

    def _tries(self, request: ChatRequest | CompletionRequest, timeout: float | None) -> Tries:
        turn = request if isinstance(request, ChatRequest) else None
        return PoolTries(**self._way(request.parameters.model, limit_of(request, timeout), turn))

    async def is_available(self) -> bool:
        return any(await all_of(each.is_available for each in self._providers.values()))

    async def health(self) -> ProviderHealth:
        return self._health(await all_of(each.health for each in self._providers.values()))

    async def count_tokens(
        self, what: str | ChatRequest, *, model: str | None = None, special: bool = True, timeout: float | None = None
    ) -> TokenCount:
        return await self._answered(
            PoolTries(**self._way(model, timeout)),
            lambda at: at.provider.count_tokens(what, model=model, special=special, timeout=at.left_s),
        )

    async def detokenize(
        self, token_ids: Sequence[int], *, model: str | None = None, timeout: float | None = None
    ) -> str:
        return await self._answered(
            PoolTries(**self._way(model, timeout)),
            lambda at: at.provider.detokenize(token_ids, model=model, timeout=at.left_s),
        )

    async def answer_embedding(self, request: EmbeddingRequest, *, timeout: float | None = None) -> EmbeddingResponse:
        return await self._answered(
            PoolTries(**self._way(request.model, timeout)),
            lambda at: at.provider.answer_embedding(request, timeout=at.left_s),
        )

    async def answer_rerank(self, request: RerankRequest, *, timeout: float | None = None) -> RerankResponse:
        return await self._answered(
            PoolTries(**self._way(request.model, timeout)),
            lambda at: at.provider.answer_rerank(request, timeout=at.left_s),
        )

    async def capabilities(self, model: str | None = None) -> Capabilities:
        *others, last = self._ready()
        for each in others:
            try:
                return await each.capabilities(model)
            except ProviderError as error:
                if not falls_over(error):
                    raise
        return await last.capabilities(model)

    async def _asked(self, ask: Callable[[ModelProvider], Awaitable[T]]) -> list[T]:
        """What the members give that can be asked; the error of the last one where that is no member."""
        found: list[T] = []
        failed: ProviderError | None = None
        for each in self._ready():
            try:
                found.append(await ask(each))
            except ProviderError as error:
                failed = error
        if failed is not None and not found:
            raise failed
        return found

    async def models(self) -> tuple[ModelInfo, ...]:
        return common(await self._asked(lambda each: each.models()))

    async def load(self, model: str, *, keep_alive: object = None) -> None:
        await self._asked(lambda each: each.load(model, keep_alive=keep_alive))

    def watch_calls(self, watcher: CallWatcher) -> None:
        for each in self._providers.values():
            each.watch_calls(watcher)

    async def close(self) -> None:
        self._members.close()
        for each in self._providers.values():
            await each.close()


def pool_from_config(provider_id: str, config: ProviderConfig, surroundings: Surroundings) -> PoolProvider:
    """The pool that a configuration describes.

    Raises:
        ConfigurationError: an option is unknown or wrong, or a member is not there.
    """
    members, settings = _configured(provider_id, config, surroundings)
    return PoolProvider(provider_id, members, **settings)


def _configured(
    provider_id: str, config: ProviderConfig, surroundings: Surroundings
) -> tuple[list[Any], dict[str, Any]]:
    """The members and the settings of a pool."""
    options = {name: value for name, value in read_options("pool", config, OPTIONS).items() if value is not None}
    limits = pool_limits(config)
    missing = [each for each in limits if each not in surroundings.providers]
    if missing:
        text = f"members: {missing[0]} is not here; make_registry makes a pool with its members"
        raise ConfigurationError(text, provider_id=provider_id, retryable=False)
    members = [surroundings.providers[each] for each in limits]
    return members, {
        **options,
        "limits": limits.values(),
        "models": configured_models(config),
        "sink": surroundings.sink,
    }
