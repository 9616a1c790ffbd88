"""Choice of the model for an agent: the requested one, or the first that is listed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from turnwire_schema.v1.provider import ModelInfo

from turnwire.core.errors import ConfigurationError, ModelNotFoundError
from turnwire.gateway.calls.routing import Listed, Router, find_listed
from turnwire.providers.base import ModelProvider

PLAIN_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]*")
"""Names of models that every agent takes as they are."""
SHORT_NAME: Final = "local"
"""The name by which agents get a model with another name."""
USUAL_CONTEXT: Final = 32_768
"""Tokens of context that coding agents want: their first prompt alone has 5,000 to 20,000."""
_MOST_NAMED: Final = 8


@dataclass(frozen=True, kw_only=True)
class Choice:
    """The model of an agent."""

    provider_id: str
    model: str
    """Its name at the provider."""
    context_length: int | None = None
    """Most tokens of prompt and answer together; None if the server does not say so."""
    notes: tuple[str, ...] = ()
    """Notes to the user before the agent starts, each one sentence."""

    @property
    def shown_as(self) -> str:
        """The agent's name for it: its own name, or a short one if agents would misread that."""
        return self.model if PLAIN_NAME.fullmatch(self.model) else SHORT_NAME


async def choose(router: Router, wanted: str | None, remedy: str) -> Choice:
    """The model that was asked for, or the first; `remedy` is what to do where a server does not answer.

    Raises:
        ConfigurationError: the provider does not answer, or has no such model; the message says what to do.
    """
    default = router.providers[0]
    if wanted is not None:
        try:
            target = await router.find(wanted)
        except ModelNotFoundError:
            raise await _unknown(default, router, wanted, remedy) from None
        provider, model, known = target.provider, target.model, target.is_known
        if not await provider.is_available():
            raise _silent(provider, remedy)
        listed = next((each for each in await router.all() if each.provider is provider and each.model == model), None)
        if listed is None and not known and await router.models_of(provider):
            raise await _unknown(provider, router, wanted, remedy)
        notes = await _notes(router, listed, model) if listed else ()
        if model != wanted and not await router.is_named(wanted):
            other = f"{provider.provider_id} has no model {wanted}; its {model} answers, as it does every name"
            notes = (other, *notes)
        context = listed.info.context_length if listed else None
        return Choice(provider_id=provider.provider_id, model=model, context_length=context, notes=notes)
    if not await default.is_available():
        raise _silent(default, remedy)
    models = [each for each in await router.all() if each.provider is default]
    if not models:
        raise ConfigurationError(f"{default.provider_id} lists no model: {_more_of(default)}", retryable=False)
    first = models[0]
    others = f"{first.model} of {default.provider_id} is used; --model takes another of its {len(models)}"
    notes = await _notes(router, first, first.model)
    return Choice(
        provider_id=default.provider_id,
        model=first.model,
        context_length=first.info.context_length,
        notes=(others, *notes) if len(models) > 1 else notes,
    )


def listed_choice(gateway: str, wanted: str | None, models: Sequence[ModelInfo], *, is_ours: bool) -> Choice:
    """The requested model, or the first one that a running gateway lists, with its listing.

    A name that is not listed may be right: an alias `*`, or the default provider, answers it. What answers there may
    be another server, which has not the paths of every agent.
    """
    other = f"{gateway} answers, but not as a gateway of Turnwire does; the agent may not find its paths there"
    notes = [] if is_ours else [other]
    if wanted is None:
        first = next(iter(models), None)
    else:  # our gateway also takes the id of the model's provider before it
        first = find_listed(wanted, models, lambda each: (each.extras or {}).get("owned_by") if is_ours else None)
    if first is None:
        assert wanted is not None
        text = f"{gateway} lists no model {wanted}; it lists {_some(models)}: --model takes one of them"
        return Choice(provider_id="gateway", model=wanted, notes=(*notes, text))
    if wanted is None and len(models) > 1:
        notes.append(f"{first.name} of {gateway} is used; --model takes another of its {len(models)}")
    extras = first.extras or {}
    can, context = extras.get("capabilities"), extras.get("context_length")
    if isinstance(can, list) and can and "tools" not in can:
        known = f"{gateway} does not say that {first.name} can call tools"
        notes.append(f"{known}, and coding agents do nothing without them; choose a model that can")
    if isinstance(context, int) and context < USUAL_CONTEXT:
        notes.append(_small(first.name, context))
    return Choice(
        provider_id="gateway",
        model=wanted or first.name,
        context_length=context if isinstance(context, int) else None,
        notes=tuple(notes),
    )


def _small(model: str, context: int) -> str:
    return (
        f"{model} has a context of {context} tokens; coding agents want {USUAL_CONTEXT} and more, and may stop at once"
    )


async def _notes(router: Router, listed: Listed, model: str) -> tuple[str, ...]:
    notes = []
    can = await router.capabilities_of(listed)
    if can.tools == "no":
        notes.append(f"{model} cannot call tools, and coding agents do nothing without them; choose a model that can")
    context = listed.info.context_length
    if context is not None and context < USUAL_CONTEXT:
        notes.append(_small(model, context))
    return tuple(notes)


def _silent(provider: ModelProvider, remedy: str) -> ConfigurationError:
    info = provider.info()
    return ConfigurationError(
        f"{info.type} does not answer at {info.endpoint}; start it, or: {remedy}", retryable=False
    )


async def _unknown(provider: ModelProvider, router: Router, wanted: str, remedy: str) -> ConfigurationError:
    if not await provider.is_available():
        return _silent(provider, remedy)
    some = _some(await router.models_of(provider))
    text = f"{provider.provider_id} has no model {wanted}; it has {some}: choose one, or {_more_of(provider)}"
    return ConfigurationError(text, retryable=False)


def _some(models: Sequence[ModelInfo]) -> str:
    names = [info.name for info in models]
    return (", ".join(names[:_MOST_NAMED]) + (" …" if len(names) > _MOST_NAMED else "")) or "none"


def _more_of(provider: ModelProvider) -> str:
    """How a server gets a model."""
    match provider.provider_type:
        case "ollama":
            return "load one with `ollama pull NAME`"
        case _:
            return "start its server with one"
