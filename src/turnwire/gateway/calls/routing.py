"""Choose the provider for a model name, and the name that it is asked for.

A name is looked up in this order: an alias; `provider_id/model`; a model that a provider lists, the default provider
before the others; the alias `*`, for every other name; and last the default provider, which gets the name as it is. The
embedded provider has one model, so as the default it answers under any name. What providers list is asked at most every
thirty seconds.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import anyio

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.provider import Capabilities, ModelInfo, ParameterDefaults

from turnwire.core.errors import ModelNotFoundError, ProviderError, ProviderTimeoutError
from turnwire.providers.base import AVAILABLE_LIMIT_S, ModelProvider
from turnwire.providers.registry import ProviderRegistry
from turnwire.providers.settings import overlaid

FRESH_S: Final = 30.0
"""How long a list of models is considered current."""

FAILED_S: Final = 3.0
"""How long a provider that could not be asked is not asked again."""

_ONE_MODEL: Final = frozenset({"embedded"})
_ANY_NAME: Final = frozenset({"mock", "llamacpp"})  # llama-server answers under any name with the model that it has
MOST_ASKED: Final = 32
"""Longest list of models that are asked one by one what they can do."""
_LATEST: Final = ":latest"
EVERY_OTHER: Final = "*"
"""The alias for every name that nobody lists."""


class Target(NamedTuple):
    """The provider for a request, and the model's name there. `is_known`: the name is listed or configured, so it may
    be logged.
    """

    provider: ModelProvider
    model: str
    is_known: bool


class Listed(NamedTuple):
    """A model as clients see it."""

    name: str
    """Name to ask for; with the provider's id before it where another provider has the same name."""
    provider: ModelProvider
    info: ModelInfo
    model: str
    """Name at the provider."""


N = TypeVar("N", Listed, ModelInfo)


class _List(NamedTuple):
    models: tuple[ModelInfo, ...]
    names: frozenset[str]
    until: float
    is_told: bool
    """Whether the provider said so, and not only the configuration."""


class _Known(NamedTuple):
    capabilities: Capabilities
    until: float


class Router:
    """Finds providers. Used on the event loop only."""

    def __init__(
        self,
        registry: ProviderRegistry,
        aliases: Mapping[str, str],
        *,
        only_listed: bool = False,
        alias_defaults: Mapping[str, ParameterDefaults] | None = None,
    ) -> None:
        self._registry = registry
        self._aliases = dict(aliases)
        self._alias_defaults = dict(alias_defaults or {})
        self._capabilities: dict[tuple[str, str], _Known] = {}
        self._only_listed = only_listed
        self._lists: dict[str, _List] = {}
        self._locks: dict[str, anyio.Lock] = {}

    @property
    def providers(self) -> tuple[ModelProvider, ...]:
        """Every provider, the default one first."""
        default, found = self._registry.default_id, self._registry.all()
        return found if len(found) < 2 else tuple(sorted(found, key=lambda each: each.provider_id != default))

    def defaults_of(self, name: str) -> ParameterDefaults | None:
        """Return default parameters for requests to the alias `name`, or those of the alias `*` if no such alias
        exists.
        """
        return self._alias_defaults.get(name if name in self._aliases else EVERY_OTHER)

    async def lost_aliases(self) -> dict[str, str]:
        """Aliases that lead to nothing, with what they stand for.

        A provider that answers under any name, or that cannot be asked now, may have every model.
        """
        await self._refresh()
        return {name: wanted for name, wanted in self._aliases.items() if not await self._may_be_there(wanted)}

    async def _may_be_there(self, wanted: str) -> bool:
        provider_id, _, rest = wanted.partition("/")
        named = self._registry.get(provider_id) if rest else None
        asked = (named,) if named is not None else self.providers
        model = wanted if named is None else rest
        for provider in asked:
            has_list = provider.provider_type in _ONE_MODEL or await self._is_listing(provider)
            if _same(model, (await self._list_of(provider)).names) is not None or not has_list:
                return True
        last = named or next(iter(asked), None)
        is_free = last is not None and last.provider_type in (_ANY_NAME if named else _ANY_NAME | _ONE_MODEL)
        return is_free and not self._only_listed

    async def _is_listing(self, provider: ModelProvider) -> bool:
        """Return whether `provider` could be asked for its models."""
        await self.models_of(provider)
        held = self._lists.get(provider.provider_id)
        return held is not None and held.is_told

    async def capabilities_of(self, listed: Listed) -> Capabilities:
        """Return the capabilities of a model: from its provider or, if that cannot be asked, from configuration and
        listings.
        """
        if listed.provider.provider_type in _ONE_MODEL:  # its server would be started for the question
            return listed.info.capabilities or Capabilities()
        key = (listed.provider.provider_id, listed.model)
        held = self._capabilities.get(key)
        if held is not None and held.until > time.monotonic():
            return held.capabilities
        found, fresh_s = listed.info.capabilities or Capabilities(), FAILED_S
        with contextlib.suppress(ProviderError, TimeoutError), anyio.fail_after(AVAILABLE_LIMIT_S):
            found, fresh_s = await listed.provider.capabilities(listed.model), FRESH_S
        self._capabilities[key] = _Known(found, time.monotonic() + fresh_s)
        return found

    async def known(self, models: Sequence[Listed]) -> list[Listed]:
        """`models` with what they can do; of a long list only what is known without asking for each."""
        if len(models) > MOST_ASKED:
            return list(models)
        found: dict[int, Listed] = {}

        async def ask(place: int, listed: Listed) -> None:
            can = await self.capabilities_of(listed)
            found[place] = listed._replace(info=listed.info.replace(capabilities=can))

        async with anyio.create_task_group() as group:
            for place, listed in enumerate(models):
                group.start_soon(ask, place, listed)
        return [found[place] for place in range(len(models))]

    async def find(self, name: str) -> Target:
        """Return the target for `name`.

        Raises:
            ModelNotFoundError: no provider has the model.
        """
        return await self._found(name)

    async def _found(self, name: str) -> Target:
        wanted, found = await self._named(name)
        return found or await self._default(wanted, name)

    async def entry(self, name: str) -> Listed:
        """The model that answers for `name` with what it can do: as it is listed, else under `name`.

        Raises:
            ModelNotFoundError: nobody answers, or the server that would be asked does not have the model.
        """
        target = await self._found(name)
        named = [each for each in await self.all() if (each.provider, each.model) == (target.provider, target.model)]
        listed = next((each for each in named if each.name == name), next(iter(named), None))
        if listed is not None:
            return (await self.known([listed]))[0]
        info = ModelInfo(name=name)
        try:
            with anyio.fail_after(AVAILABLE_LIMIT_S):  # not remembered: clients may name anything
                info = info.replace(capabilities=await target.provider.capabilities(target.model))
        except ModelNotFoundError:
            raise not_found(name) from None
        except (ProviderError, TimeoutError):
            pass  # it may have the model: what it can do is not known
        return Listed(name, target.provider, info, target.model)

    async def is_named(self, name: str) -> bool:
        """Return whether a list, an alias or a provider's id leads from `name` to a model; else only the default
        answers.
        """
        return (await self._named(name))[1] is not None

    async def _named(self, name: str) -> tuple[str, Target | None]:
        """What `name` stands for, and who answers for that; None where only the default is left."""
        wanted = self._aliases.get(name, name)
        found = await self._listed(wanted, name)
        if found is None and EVERY_OTHER in self._aliases and wanted is name:
            wanted = self._aliases[EVERY_OTHER]
            found = await self._listed(wanted, name)
        return wanted, found

    async def _listed(self, wanted: str, name: str) -> Target | None:
        """Who answers for `wanted`, which stands for `name`; None if no provider is named and none lists it."""
        provider_id, slash, rest = wanted.partition("/")
        named = self._registry.get(provider_id) if slash else None
        if named is not None and rest:
            return await self._of(named, rest, name, is_known=wanted is not name)
        providers = self.providers
        if len(providers) > 1:
            await self._refresh()
        for provider in providers:
            known = _same(wanted, (await self._list_of(provider)).names)
            if known is not None:
                return Target(provider, known, True)
        return None

    async def _default(self, wanted: str, name: str) -> Target:
        """The default provider for a name that nobody lists."""
        if self._only_listed or not self.providers:
            raise not_found(name)
        default = self._registry.default()
        if default.provider_type in _ONE_MODEL:
            return Target(default, (await self.models_of(default))[0].name, True)
        return Target(default, wanted, wanted is not name)

    async def _of(self, provider: ModelProvider, model: str, name: str, *, is_known: bool) -> Target:
        """The named provider; one that has a fixed list is held to it."""
        known = _same(model, (await self._list_of(provider)).names)
        if known is not None:
            return Target(provider, known, True)
        if self._only_listed or provider.provider_type in _ONE_MODEL:
            raise not_found(name)
        return Target(provider, model, is_known)

    async def models_of(self, provider: ModelProvider) -> tuple[ModelInfo, ...]:
        """Return the models of `provider`: configured ones and those of its server; empty if the server cannot be
        asked.
        """
        return (await self._list_of(provider)).models

    async def _list_of(self, provider: ModelProvider) -> _List:
        provider_id = provider.provider_id
        held = self._lists.get(provider_id)
        if held is not None and held.until > time.monotonic():
            return held
        lock = self._locks.setdefault(provider_id, anyio.Lock())
        if held is not None and lock.locked():  # it is being asked: a thousand calls do not wait for that
            return held
        async with lock:
            held = self._lists.get(provider_id)
            if held is not None and held.until > time.monotonic():
                return held
            held = self._lists[provider_id] = await _ask(provider, held)
            return held

    async def _refresh(self) -> None:
        """Ask all providers whose lists are old, at once."""
        now = time.monotonic()
        fresh = {provider_id for provider_id, held in self._lists.items() if held.until > now}
        old = [each for each in self.providers if each.provider_id not in fresh]
        if len(old) > 1:
            async with anyio.create_task_group() as group:
                for provider in old:
                    group.start_soon(self.models_of, provider)

    async def first(self) -> Listed | None:
        """The model that is asked where a client names none; None if there is no model."""
        return next(iter(await self.all()), None)

    async def with_model(self, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """`body` with the first model where it names none, for clients whose servers have one model alone.

        Raises:
            ModelNotFoundError: there is no model.
        """
        if body.get("model") is not None:
            return body
        first = await self.first()
        if first is None:
            raise not_found("")
        return {**body, "model": first.name}

    async def all(self) -> list[Listed]:
        """Every model of every provider, under names that find them again."""
        found: list[Listed] = []
        taken: set[str] = set()
        aliases = await self._targets()
        for provider in self.providers:
            for info in await self.models_of(provider):
                held = aliases.get(info.name)
                is_hidden = held is not None and (held.provider, held.model) != (provider, info.name)
                is_plain = info.name not in taken and not is_hidden
                name = info.name if is_plain else f"{provider.provider_id}/{info.name}"
                if name not in taken:
                    taken.add(name)
                    found.append(Listed(name, provider, info, info.name))
        for alias, target in aliases.items():
            if alias not in taken:
                models = await self.models_of(target.provider)
                known = next((info for info in models if info.name == target.model), ModelInfo(name=target.model))
                found.append(Listed(alias, target.provider, known.replace(name=alias), target.model))
        return found

    async def _targets(self) -> dict[str, Target]:
        """Who answers for each alias, without those that lead to nothing now."""
        found: dict[str, Target] = {}
        for alias in self._aliases:
            if alias != EVERY_OTHER:
                with contextlib.suppress(ModelNotFoundError):
                    found[alias] = await self._found(alias)
        return found


async def _ask(provider: ModelProvider, held: _List | None) -> _List:
    """What `provider` lists. `held` is what it listed before: that holds on where no answer came in time, since it may
    be this process that was late, and a model that is there would not be found.
    """
    configured = tuple(provider.info().models or ())
    if provider.provider_type in _ONE_MODEL:  # its server would be started for the question
        return _list(configured, FRESH_S)
    try:
        with anyio.fail_after(AVAILABLE_LIMIT_S):
            offered = await provider.models()
    except (ProviderTimeoutError, TimeoutError):
        return _list(configured, FAILED_S) if held is None else held._replace(until=time.monotonic() + FAILED_S)
    except ProviderError:
        return _list(configured, FAILED_S)
    known = {info.name: info for info in configured}
    names = {info.name for info in offered}
    told = tuple(_merged(info, known.get(info.name)) for info in offered)
    return _list((*told, *(info for info in configured if info.name not in names)), FRESH_S)


def _list(models: tuple[ModelInfo, ...], fresh_s: float) -> _List:
    return _List(models, frozenset(info.name for info in models), time.monotonic() + fresh_s, fresh_s == FRESH_S)


def _merged(offered: ModelInfo, configured: ModelInfo | None) -> ModelInfo:
    """What a server says of a model, with what the configuration says of it."""
    if configured is None:
        return offered
    can = overlaid(offered.capabilities or Capabilities(), configured.capabilities)
    context = offered.context_length or configured.context_length
    return offered.replace(capabilities=can, **({} if context is None else {"context_length": context}))


def find_listed(wanted: str, models: Sequence[N], owner_of: Callable[[N], object]) -> N | None:
    """The first of `models` that answers to the name `wanted`, which may begin with the id of its owner."""
    provider_id, _, rest = wanted.partition("/")
    for name, among in ((wanted, models), (rest, [each for each in models if owner_of(each) == provider_id])):
        found = _same(name, frozenset(each.name for each in among))
        if found is not None:
            return next(each for each in among if each.name == found)
    return None


def _same(name: str, names: frozenset[str]) -> str | None:
    """Which of `names` is `name`; Ollama leaves the tag `latest` out."""
    return next((each for each in (name, f"{name}{_LATEST}") if each in names), None)


LONGEST_SHOWN: Final = 200
"""Characters of a model's name that an error repeats."""


def not_found(name: str) -> ModelNotFoundError:
    """The error for a name that nobody has."""
    shown = name if len(name) <= LONGEST_SHOWN else f"{name[:LONGEST_SHOWN]}…"
    return ModelNotFoundError(
        f"model {shown!r} not found; GET /v1/models lists what there is", category="not_found", parameter="model"
    )
