"""Extras that a client of their own dialect can read: those whose values the dialect's wire document allows.

In: the extras of one place of an answer. Out: those that a client's types take, and the names of the others, as an id
that is a list. What stands within (a choice, a function) is judged field by field. The document decides; a field that
it does not name is nobody's type and stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema._late_tuples import NamedTuple
from turnwire_schema.documents import load_document

from turnwire.codecs.dialect import AnswerForm
from turnwire.codecs.dialects import dialect_named
from turnwire.core.jsonschema import compile_schema, thaw

_CALL: Final = "/call/extras"
_A_CALL: Final = late_pattern("/message/(?:invalid_)?tool_calls/[0-9]+/extras")
_OWN_NOTES: Final = frozenset({"original_id", "original_name"})  # no wire has them


def _form(dialect: str) -> AnswerForm | None:
    return dialect_named(dialect).answer


def fitting_options(dialect: str, kind: str, options: Mapping[str, Any] | None) -> ExtrasForClient:
    """The provider options of a part of this type, or of a call, whose values the dialect's document allows."""
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
    """The extras that fit, the same object where all do, and the names of the others, of inner ones with their path."""

    kept: Mapping[str, Any] | None
    odd: list[str]


def fitting(dialect: str, at: str, extras: Mapping[str, Any] | None) -> ExtrasForClient:
    """The extras at `at` whose values the dialect's document allows there."""
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
    """(the fields that fit an object at `steps`, the names of the others)."""
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
    """(what fits of an object's fields, or of the objects in a list; the names of the others); None: nothing does."""
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
    """By property of what stands at `steps`: what makes its validator when it is first needed."""
    schema, found = _at(dialect, steps)

    def of(name: str) -> Any:
        return compile_schema({"$defs": schema["$defs"], **found["properties"][name]})

    return {name: cache(lambda name=name: of(name)) for name in found.get("properties", {})}


@cache
def _whole(dialect: str, steps: tuple[str, ...]) -> Any:
    """What makes the validator of the whole object at `steps`, when it is first needed."""
    schema, found = _at(dialect, steps)
    return cache(lambda: compile_schema({"$defs": schema["$defs"], **found}))


def _at(dialect: str, steps: tuple[str, ...]) -> tuple[Mapping[str, Any], Any]:
    """(the document, the object in it) at `steps` of the dialect's answer; `#Name`: of that definition."""
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
    """The object behind references, lists and alternatives to null."""
    while "properties" not in found:
        if "$ref" in found:
            found = schema["$defs"][found["$ref"].rpartition("/")[2]]
        elif "items" in found:
            found = found["items"]
        else:
            kinds = found.get("anyOf") or found.get("oneOf") or found["allOf"]  # of calls, functions stand first
            found = next(each for each in kinds if each.get("type") != "null")
    return found
