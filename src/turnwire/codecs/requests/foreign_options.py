"""Leave out and report provider options that are meant for another server.

A program may carry options for several servers in one request. Each codec sends its own and gives one loss for each of
the others, so that an option under a misspelt name is seen as well as one that a payload brought from another dialect.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from turnwire_schema.v1.content import TextPart
from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.message import ChatMessage
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.values.wire_values import object_of
from turnwire.codecs.variants import Variant
from turnwire.core.trusted_copy import changed

UNREAD: Final = "provider.unread_option"
"""Id of the loss of an option at a provider that sends nothing, and so has no dialect to name it by."""

_TYPE: Final = "type"
_NOTHING: Final[Mapping[str, Collection[str]]] = MappingProxyType({})


_SAME: Final[Mapping[frozenset[str], tuple[str, ...]]] = {
    # both: whether log probabilities are requested, and 0 to 20 alternatives for each token
    frozenset({"openai-chat", "ollama"}): ("logprobs", "top_logprobs"),
}
"""Options that two dialects have under the same name and with the same meaning."""


def with_same_options(request: ChatRequest, variant: Variant) -> ChatRequest:
    """Return `request` with shared options of other dialects added to those of `variant`, whose own take precedence."""
    options = request.parameters.provider_options
    if not options:
        return request
    found = dict(options)
    for owner in options:
        given, own = object_of(found[owner]), object_of(found.get(variant.dialect))
        names = _SAME.get(frozenset({owner, variant.dialect}), ())
        if shared := {name: given[name] for name in names if name in given and name not in own}:
            found[variant.dialect] = {**own, **shared}
            found[owner] = {name: value for name, value in given.items() if name not in shared}
    if found == options:
        return request
    return changed(request, parameters=request.parameters.replace(provider_options=found))


def foreign_options(request: ChatRequest, variant: Variant) -> list[Loss]:
    """Return one loss for each option in `request` that `variant` does not get because it is another server's."""
    return option_losses(option_places(request), variant)


def foreign_answer_options(response: ChatResponse, variant: Variant) -> list[Loss]:
    """Return the same losses for an answer."""
    return option_losses(_message_places(response.message, "/message"), variant)


def option_losses(
    places: Iterable[tuple[str, Mapping[str, object]]],
    variant: Variant,
    obeyed: Mapping[str, Collection[str]] = _NOTHING,
) -> list[Loss]:
    """Return the losses for provider options anywhere, given as pairs of JSON pointer and options.

    `obeyed`: options of other dialects, by dialect, that are obeyed without this server.
    """
    return _losses(places, f"{variant.dialect}.foreign_option", {variant.dialect, variant.name}, obeyed)


def unread_options(
    places: Iterable[tuple[str, Mapping[str, object]]],
    owners: Collection[str],
    obeyed: Mapping[str, Collection[str]] = _NOTHING,
) -> list[Loss]:
    """Return the losses at a provider without a codec, which reads the options under the names of `owners`.

    `obeyed`: options under other names that it obeys anyway. An empty list or object requests nothing: published
    clients send back the empty lists of an answer.
    """
    said = ((at, {owner: _filled(object_of(own)) for owner, own in options.items()}) for at, options in places)
    return _losses(said, UNREAD, owners, obeyed)


def _filled(own: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in own.items() if not _is_empty(value)}


def _is_empty(value: object) -> bool:
    """Return True if a value is empty: null, an empty list, an object with only empty values."""
    if isinstance(value, dict):
        return all(map(_is_empty, value.values()))
    return value is None or value in ([], ())


def _losses(
    places: Iterable[tuple[str, Mapping[str, object]]],
    loss_id: str,
    owners: Collection[str],
    obeyed: Mapping[str, Collection[str]],
) -> list[Loss]:
    return [
        Loss(id=loss_id, at=at, reason=f"the option {option} of {owner}", action="left out")
        for at, options in places
        for owner, own in options.items()
        if owner not in owners
        for option in _names(object_of(own))
        if option not in obeyed.get(owner, ())
    ]


def _names(options: Mapping[str, object]) -> Iterator[str]:
    """Return the names of single options; those in Ollama's `options` count one by one."""
    for name, value in options.items():
        if name == _TYPE or _says_nothing(name, value):
            continue  # "say nothing about it", which saying nothing does; what it is called elsewhere is no option
        if name == "options" and isinstance(value, dict):
            yield from (f"options.{inner}" for inner in value)
        else:
            yield name


def _says_nothing(name: str, value: object) -> bool:
    """Return True if an option is null, an object of such options, or the description of a tool that has none."""
    if isinstance(value, dict) and value:
        return all(_says_nothing(str(inner), held) for inner, held in value.items())
    return value is None or (name == "description" and value == "")


# Few values are such: a place is put into words only for them.


def option_places(request: ChatRequest, *, answers: bool = True) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Return every place in `request` that has provider options, as pairs of JSON pointer and options.

    Without `answers`, messages of the assistant are skipped: options that a server once returned request nothing.
    """
    if request.parameters.provider_options:
        yield "/parameters/provider_options", request.parameters.provider_options
    for index, tool in enumerate(request.tools or ()):
        if tool.provider_options:
            yield f"/tools/{index}/provider_options", tool.provider_options
        if tool.namespace is not None and tool.namespace.provider_options:
            yield f"/tools/{index}/namespace/provider_options", tool.namespace.provider_options
    for index, message in enumerate(request.messages):
        if not answers and message.role == "assistant":
            continue
        if message.provider_options or _holds_more(message):
            yield from _message_places(message, f"/messages/{index}")


def _holds_more(message: ChatMessage) -> bool:
    """Return True if a part or call of a message may have options."""
    content = message.content
    if content is not None and type(content) is not str:
        for part in content:
            if type(part) is not TextPart or part.provider_options:
                return True
    if message.role != "assistant":
        return False
    if message.invalid_tool_calls:
        return True
    for call in message.tool_calls or ():  # noqa: SIM110 - a generator costs as much again, and every message comes here
        if call.provider_options:
            return True
    return False


def _message_places(message: ChatMessage, at: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    if message.provider_options:
        yield f"{at}/provider_options", message.provider_options
    if message.content is not None and not isinstance(message.content, str):
        for place, part in enumerate(message.content):
            if options := getattr(part, "provider_options", None):
                yield f"{at}/content/{place}/provider_options", options
    if message.role != "assistant":
        return
    for place, call in enumerate(message.tool_calls or ()):
        if call.provider_options:
            yield f"{at}/tool_calls/{place}/provider_options", call.provider_options
    for place, invalid in enumerate(message.invalid_tool_calls or ()):
        if invalid.provider_options:
            yield f"{at}/invalid_tool_calls/{place}/provider_options", invalid.provider_options
