"""Provider options that are meant for another dialect: lost when a request is converted.

A program may carry options for several servers in one request; sending it to one of them loses nothing. Converting a
payload from one dialect to another does: the options that were read from the first mean nothing to the second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from turnwire_schema.v1.error import Loss
from turnwire_schema.v1.request import ChatRequest

from turnwire.codecs.base import Codec


def foreign_options(request: ChatRequest, codec: Codec) -> list[Loss]:
    """One loss for each option in `request` that `codec` does not send because it belongs to another dialect."""
    return option_losses(_places(request), codec)


def option_losses(places: Iterable[tuple[str, Mapping[str, Any] | None]], codec: Codec) -> list[Loss]:
    """The same for provider options anywhere: pairs of JSON pointer and options."""
    understood = {codec.dialect, codec.name}
    return [
        Loss(id=f"{codec.dialect}.foreign_option", at=at, reason=f"the option {option} of {owner}", action="left out")
        for at, options in places
        for owner, own in (options or {}).items()
        if owner not in understood
        for option in _names(own)
    ]


def _names(options: Mapping[str, Any]) -> Iterator[str]:
    """The names of single options; those that Ollama keeps in `options` count one by one."""
    for name, value in options.items():
        if value is None:
            continue  # "say nothing about it", which saying nothing does
        if name == "options" and isinstance(value, Mapping):
            yield from (f"options.{inner}" for inner in value)
        else:
            yield name


def _places(request: ChatRequest) -> Iterator[tuple[str, Mapping[str, Any] | None]]:
    yield "/parameters/provider_options", request.parameters.provider_options
    for index, tool in enumerate(request.tools or ()):
        yield f"/tools/{index}/provider_options", tool.provider_options
    for index, message in enumerate(request.messages):
        yield f"/messages/{index}/provider_options", message.provider_options
        for place, part in enumerate(message.parts):
            yield f"/messages/{index}/content/{place}/provider_options", getattr(part, "provider_options", None)
        for kind in ("tool_calls", "invalid_tool_calls"):
            for place, call in enumerate(getattr(message, kind, None) or ()):
                yield f"/messages/{index}/{kind}/{place}/provider_options", call.provider_options
