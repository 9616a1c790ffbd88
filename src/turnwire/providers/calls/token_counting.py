"""Count tokens at the server, as `Steps`: `WAYS` has a row for the path of each kind of server.

In: a text or a request. Out: the count, exact where the server counts, and the estimate where it has no such path. The
guards are those of a chat call: the model is admitted before anything is sent, and no address is fetched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.tokens import TokenCount

from turnwire.codecs.dialects import dialect_named
from turnwire.codecs.requests.attribution import without_attribution
from turnwire.codecs.values.wire_values import count_of, whole_of
from turnwire.codecs.values.wirejson import dump_wire_json
from turnwire.core.errors import ConfigurationError, ModelNotFoundError, ProviderError, ProviderResponseError
from turnwire.providers.calls.completions import estimating, require_countable, require_token_ids
from turnwire.providers.calls.endpoints import not_offered
from turnwire.providers.calls.io_actions import Budget, Steps, aside, is_large_request
from turnwire.providers.calls.media import refuse_fetched, refuse_remote_media
from turnwire.providers.kinds.server import ModelServer, models_named

NOT_THERE: Final = frozenset({404, 405, 501})
"""Statuses by which a server says that it has no such path."""

_OF_A_PROMPT: Final = ("messages", "tools", "chat_template_kwargs")


class Words(NamedTuple):
    """Field names of a server's /tokenize and /detokenize."""

    text: str
    special: str


WORDS: Final[Mapping[str, Words]] = {
    "vllm": Words(text="prompt", special="add_special_tokens"),
    "llamacpp": Words(text="content", special="add_special"),
}
"""By codec; other servers have no such paths."""


def count(
    server: ModelServer, what: str | ChatRequest, model: str | None, special: bool, timeout: float | None
) -> Steps[TokenCount]:
    """The tokens of a text, or of a request.

    Raises:
        InvalidDataError: it is neither of the two.
        ConfigurationError: a text is to be counted for no model.
        ProviderError: the server could not be asked, or the call is not allowed.
    """
    require_countable(what)
    words = WORDS.get(server.codec.name)
    try:
        if isinstance(what, str):
            if words is None:
                return (yield from estimating(what))
            named = _model(server, model)
            return (yield from _of_text(server, words, what, named, special, timeout))
        refuse_remote_media(what, server.local_only)
        what = without_attribution(what, server.codec.variant)
        if words is not None:
            return (yield from _of_turns(server, words, what, timeout))
        if dialect_named(server.codec.dialect).count_path is not None:
            return (yield from _of_vendor(server, what, timeout))
    except ProviderError as error:
        if error.info.status not in NOT_THERE or isinstance(error, ModelNotFoundError):
            raise
    return (yield from estimating(what))


def _of_text(
    server: ModelServer, words: Words, text: str, model: str, special: bool, timeout: float | None
) -> Steps[TokenCount]:
    body: dict[str, Any] = {"model": model, words.text: text, words.special: special}
    told = yield from _ask(server, "/tokenize", body, model, timeout)
    return _counted(told, model)


def _of_turns(server: ModelServer, words: Words, request: ChatRequest, timeout: float | None) -> Steps[TokenCount]:
    """The tokens of the prompt that the server makes of a conversation."""
    encode = partial(server.codec.encode_request, server.adapt(request), stream=False)
    body, _ = yield from aside(encode, heavy=is_large_request(request))
    model = request.parameters.model
    said: dict[str, Any] = {name: body[name] for name in ("model", *_OF_A_PROMPT) if name in body}
    refuse_fetched(said, server.codec.dialect, server.local_only)
    if words.text == "prompt":
        return _counted((yield from _ask(server, "/tokenize", said, model, timeout)), model)
    prompt = yield from _ask(server, "/apply-template", said, model, timeout)
    text = prompt.get("prompt")
    if not isinstance(text, str):
        raise _unreadable("/apply-template")
    return (yield from _of_text(server, words, text, model, True, timeout))


def _of_vendor(server: ModelServer, request: ChatRequest, timeout: float | None) -> Steps[TokenCount]:
    codec = server.codec
    encode, decode = codec.encode_count_tokens, codec.decode_token_count
    place = dialect_named(codec.dialect).count_path
    if encode is None or decode is None or place is None:  # no dialect today
        return (yield from estimating(request))
    body, _ = yield from aside(partial(encode, server.adapt(request)), heavy=is_large_request(request))
    refuse_fetched(body, codec.dialect, server.local_only)
    if place.startswith(":"):
        place = f"{server.path_for(request, stream=False).rpartition(':')[0]}{place}"
    model = request.parameters.model
    told = yield from _ask(server, place, body, model, timeout)
    return TokenCount(tokens=decode(told), model=model)


def text_of(server: ModelServer, ids: Sequence[int], model: str | None, timeout: float | None) -> Steps[str]:
    """The text of tokens.

    Raises:
        InvalidDataError: these are no ids of tokens.
        ConfigurationError: no model is given and none is configured.
        ProviderError: the server could not be asked, or has no such path.
    """
    require_token_ids(ids)
    words = WORDS.get(server.codec.name)
    if words is None:
        raise not_offered(server.provider_id, "text of tokens")
    named = _model(server, model)
    told = yield from _ask(server, "/detokenize", {"model": named, "tokens": list(ids)}, named, timeout)
    text = told.get(words.text)
    if not isinstance(text, str):
        raise _unreadable("/detokenize")
    return text


def _ask(server: ModelServer, path: str, body: Mapping[str, Any], model: str, timeout: float | None) -> Steps[Any]:
    """The object that `path` answers."""
    budget = Budget(server.policy.timeouts.for_call(timeout), server.clock)
    yield from server.begin()
    yield from server.admit(models_named(model, body), budget)
    data = yield from aside(partial(dump_wire_json, body), heavy=is_large_request(body))
    told = yield from server.ask_json(path, body=data, budget=budget)
    if not isinstance(told, Mapping):
        raise _unreadable(path)
    return told


def _model(server: ModelServer, model: str | None) -> str:
    found = model or server.default_model
    if found is None:
        text = "model: none is given and none is configured; name one, or set models in the provider's configuration"
        raise ConfigurationError(text, provider_id=server.provider_id, retryable=False)
    return found


def _counted(told: Mapping[str, Any], model: str) -> TokenCount:
    tokens = told.get("tokens")
    listed = tokens if isinstance(tokens, (list, tuple)) else None
    ids = [whole_of(each.get("id") if isinstance(each, Mapping) else each) for each in listed or ()]
    known = ids if listed is not None and None not in ids else None
    number = count_of(told.get("count"))
    if number is None and known is not None:
        number = len(known)
    if number is None:
        raise _unreadable("/tokenize")
    return TokenCount(tokens=number, model=model, **({} if known is None else {"token_ids": known}))


def _unreadable(path: str) -> ProviderResponseError:
    return ProviderResponseError(f"{path} answered with something else than it promises", category="protocol")
