"""Select the extras that a client of their own dialect can read: those with values that the wire document allows.

In: the extras of one place of an answer. Out: those that a client's types accept, and the names of the others, such as
an id that is a list. Inner objects (a choice, a function) are checked field by field. Fields that the document does not
name stay.

Log probabilities: Chat requires `bytes` and `top_logprobs` of each token; missing ones are computed from the token's
text, and are null if the text is not a whole character. Ollama leaves out unknown values. Source: `TokenLogprob` in
schemas/wire/openai-chat/v1/response.schema.json and schemas/wire/ollama/v1/chat.schema.json.

Timings of llama.cpp: its clients' types require every field, and some versions omit fields. These are computed as
llama.cpp does it: speeds from counts and times, cached tokens from the prompt's. Nothing is guessed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from math import isfinite
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.documents import load_document
from turnwire_schema.v1.usage import UsageInfo

from turnwire.codecs.dialect import AnswerForm
from turnwire.codecs.dialects import dialect_named
from turnwire.core.jsonschema import compile_schema, thaw

_CHAT: Final = "openai-chat"
_OLLAMA: Final = "ollama"
_LOGPROBS: Final = "logprobs"
_TOP: Final = "top_logprobs"
_BROKEN: Final = "\ufffd"
_OLLAMA_FIELDS: Final = ("token", "logprob", "bytes", _TOP)


def moved(
    extras: Mapping[str, Any] | None, source: str, target: str
) -> tuple[dict[str, Any], Mapping[str, Any] | None]:
    """Return (the log probabilities as extras of the dialect `target`, the other extras of the dialect `source`)."""
    tokens, rest = _taken(extras or {}, source)
    if tokens is None or {source, target} != {_CHAT, _OLLAMA}:
        return {}, extras
    if target == _CHAT:
        return {"choice": {_LOGPROBS: {"content": [_for_chat(each) for each in tokens], "refusal": None}}}, rest
    return {_LOGPROBS: [_for_ollama(each) for each in tokens]}, rest


def filled(extras: Mapping[str, Any] | None, dialect: str) -> Mapping[str, Any] | None:
    """Return the extras of a Chat answer with missing fields of its tokens added; of other dialects unchanged."""
    tokens, _ = _taken(extras or {}, dialect) if dialect == _CHAT else (None, None)
    if extras is None or tokens is None or all(map(_is_whole, tokens)):
        return extras
    choice = extras["choice"]
    found = {**choice[_LOGPROBS], "content": [_for_chat(each) for each in tokens]}
    return {**extras, "choice": {**choice, _LOGPROBS: found}}


def _taken(extras: Mapping[str, Any], dialect: str) -> tuple[Sequence[Any] | None, Mapping[str, Any]]:
    """Return (the tokens, None if no readable ones exist; the other extras)."""
    if dialect == _OLLAMA:
        tokens = extras.get(_LOGPROBS)
        return _readable(tokens), {name: value for name, value in extras.items() if name != _LOGPROBS}
    choice = extras.get("choice")
    held = choice.get(_LOGPROBS) if isinstance(choice, Mapping) else None
    tokens = held.get("content") if isinstance(held, Mapping) else None
    if dialect != _CHAT or not isinstance(choice, Mapping):
        return None, extras
    others = {name: value for name, value in choice.items() if name != _LOGPROBS}
    rest = {name: value for name, value in extras.items() if name != "choice"}
    return _readable(tokens), {**rest, "choice": others} if others else rest


def _readable(tokens: Any) -> Sequence[Any] | None:
    if not isinstance(tokens, Sequence) or isinstance(tokens, str):
        return None
    return tokens if all(isinstance(each, Mapping) and isinstance(each.get("token"), str) for each in tokens) else None


def _is_whole(token: Mapping[str, Any]) -> bool:
    top = token.get(_TOP)
    return (
        "bytes" in token
        and isinstance(top, Sequence)
        and all(isinstance(each, Mapping) and "bytes" in each for each in top)
    )


def _for_chat(token: Mapping[str, Any]) -> dict[str, Any]:
    top = token.get(_TOP)
    alternatives = top if isinstance(top, Sequence) and not isinstance(top, str) else ()
    return {
        **_with_bytes(token),
        _TOP: [_with_bytes(each) if isinstance(each, Mapping) else each for each in alternatives],
    }


def _with_bytes(token: Mapping[str, Any]) -> dict[str, Any]:
    text = token.get("token")
    is_whole = isinstance(text, str) and _BROKEN not in text
    known = list(text.encode("utf-8", "replace")) if is_whole and isinstance(text, str) else None
    return {"bytes": known, **token}


def _for_ollama(token: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: token[name] for name in _OLLAMA_FIELDS if token.get(name) is not None}
    if "bytes" not in found and (known := _with_bytes({"token": token["token"]})["bytes"]):
        found["bytes"] = known
    if alternatives := _readable(found.pop(_TOP, None)):
        found[_TOP] = [_for_ollama(each) for each in alternatives]
    return found


_TIMINGS: Final = "timings"
_PARTS: Final = ("prompt", "predicted")


def with_whole_timings(extras: Mapping[str, Any] | None, usage: UsageInfo | None) -> Mapping[str, Any] | None:
    """Return the extras of a Chat answer with the missing timings that follow from others."""
    given = (extras or {}).get(_TIMINGS)
    if extras is None or not isinstance(given, Mapping):
        return extras
    found: dict[str, Any] = {}
    for part in _PARTS:
        count, time = _number(given.get(f"{part}_n")), _number(given.get(f"{part}_ms"))
        if count and time:
            found |= {f"{part}_per_token_ms": time / count, f"{part}_per_second": 1000 * count / time}
    prompt, read = None if usage is None else usage.prompt_tokens, _number(given.get("prompt_n"))
    if prompt is not None and read is not None and prompt >= read:
        found["cache_n"] = prompt - int(read)
    missing = {name: value for name, value in found.items() if name not in given and isfinite(value)}
    return {**extras, _TIMINGS: {**given, **missing}} if missing else extras


def _number(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > sys.float_info.max:
        return None
    return float(value)


_CALL: Final = "/call/extras"
_A_CALL: Final = late_pattern("/message/(?:invalid_)?tool_calls/[0-9]+/extras")
_OWN_NOTES: Final = frozenset({"original_id", "original_name"})  # no wire has them


def _form(dialect: str) -> AnswerForm | None:
    return dialect_named(dialect).answer


def fitting_options(dialect: str, kind: str, options: Mapping[str, Any] | None) -> ExtrasForClient:
    """Return the provider options of a part of this type, or of a call, that the dialect's document allows."""
    form, own = _form(dialect), (options or {}).get(dialect)
    known = None if form is None else form.own.get(kind)
    if options is None or known is None or not isinstance(own, Mapping):
        return ExtrasForClient(options, [])
    within = {name: (f"#{definition}",) for name, definition in known.within.items()}
    kept, odd = _filtered(dialect, (f"#{known.definition}",), within, own)
    if not odd:
        return ExtrasForClient(options, odd)
    rest = {name: each for name, each in options.items() if name != dialect}
    return ExtrasForClient({**rest, **({dialect: kept} if kept else {})} or None, odd)


class ExtrasForClient(NamedTuple):
    """The extras that fit (the same object if all do), and the names of the others, inner ones with paths."""

    kept: Mapping[str, Any] | None
    odd: list[str]


def fitting(dialect: str, at: str, extras: Mapping[str, Any] | None) -> ExtrasForClient:
    """Return the extras at `at` with values that the dialect's document allows there."""
    form = _form(dialect)
    if not extras or form is None:
        return ExtrasForClient(extras, [])
    place = _CALL if _A_CALL.fullmatch(at) else at
    steps = form.calls if place == _CALL else form.places.get(at, ())
    within = form.within.get(place, {})
    kept, odd = _filtered(dialect, steps, within, extras)
    return ExtrasForClient(kept or None, odd) if odd else ExtrasForClient(extras, odd)


def _filtered(
    dialect: str, steps: tuple[str, ...], within: Mapping[str, tuple[str, ...]], fields: Mapping[str, Any]
) -> tuple[dict[str, Any], list[str]]:
    """Return (the fields that fit an object at `steps`, the names of the others)."""
    kept: dict[str, Any] = {}
    odd: list[str] = []
    for name, value in fields.items():
        if name in _OWN_NOTES:
            kept[name] = value
        elif name in within:
            held, inner = _inside(dialect, within[name], value)
            odd += [f"{name}/{each}" for each in inner] if held is not None else [name]
            if held is not None:
                kept[name] = held
        elif _fits(dialect, steps, name, value):
            kept[name] = value
        else:
            odd.append(name)
    return kept, odd


def _inside(dialect: str, steps: tuple[str, ...], value: Any) -> tuple[Any, list[str]]:
    """Return (the fields that fit in an object or a list of objects; the names of the others), or None."""
    if isinstance(value, Mapping):
        odd = [name for name, item in value.items() if not _fits(dialect, steps, name, item)]
        return ({name: item for name, item in value.items() if name not in odd} if odd else value), odd
    if not isinstance(value, (list, tuple)):
        return None, []
    kept, odd = [], []
    for index, item in enumerate(value):
        held, inner = _inside(dialect, steps, item) if isinstance(item, Mapping) else (None, [])
        if held is None or not _whole(dialect, steps)().is_valid(thaw(held)):
            odd.append(str(index))
        else:
            kept.append(held)
            odd += [f"{index}/{name}" for name in inner]
    return (kept if odd else value), odd


def _fits(dialect: str, steps: tuple[str, ...], name: str, value: Any) -> bool:
    validator = _validators(dialect, steps).get(name)
    return validator is None or bool(validator().is_valid(thaw(value)))


@cache
def _validators(dialect: str, steps: tuple[str, ...]) -> dict[str, Any]:
    """Return the validators of the properties of the object at `steps`, each built on first use."""
    schema, found = _at(dialect, steps)

    def of(name: str) -> Any:
        return compile_schema({"$defs": schema["$defs"], **found["properties"][name]})

    return {name: cache(lambda name=name: of(name)) for name in found.get("properties", {})}


@cache
def _whole(dialect: str, steps: tuple[str, ...]) -> Any:
    """Return the builder of the validator for the whole object at `steps`, for first use."""
    schema, found = _at(dialect, steps)
    return cache(lambda: compile_schema({"$defs": schema["$defs"], **found}))


def _at(dialect: str, steps: tuple[str, ...]) -> tuple[Mapping[str, Any], Any]:
    """Return (the document, the object in it) at `steps` of the dialect's answer; `#Name`: of that definition."""
    form = _form(dialect)
    assert form is not None
    definition, schema = form.definition, load_document(form.document)
    if steps and steps[0].startswith("#"):
        definition, steps = steps[0][1:], steps[1:]
    found: Any = schema["$defs"][definition]
    for step in steps:
        found = _target(schema, found["properties"][step])
    return schema, found


def _target(schema: Mapping[str, Any], found: Any) -> Any:
    """Return the object behind references, lists and alternatives to null."""
    while "properties" not in found:
        if "$ref" in found:
            found = schema["$defs"][found["$ref"].rpartition("/")[2]]
        elif "items" in found:
            found = found["items"]
        else:
            kinds = found.get("anyOf") or found.get("oneOf") or found["allOf"]  # of calls, functions come first
            found = next(each for each in kinds if each.get("type") != "null")
    return found
