"""The published form of an answer: fields that a dialect's specification requires and that codecs leave out.

Codecs write what the answer says. The published specifications also require fields that say nothing on a local server
(no cache, no container); strict clients look for them. They are filled in here with the value by which the
specification says "nothing", only where they are absent, in whole answers and in the objects inside stream events.

Which fields, and by which specification, is said by the records of the dialects.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, cast

from turnwire.codecs.base import Fill
from turnwire.codecs.dialect import NOW, Client, RequiredFields
from turnwire.codecs.dialects import dialect_named


def published(dialect: str, body: Mapping[str, Any]) -> Mapping[str, Any]:
    """`body`, a whole answer, with every required field. `body` stays as it is."""
    return cast("Mapping[str, Any]", _filled(body, _client(dialect).required))


def filler(dialect: str) -> Fill | None:
    """The same for the events of a stream, before they are written. None: they need nothing."""
    events = _client(dialect).required_in_events
    if not events:
        return None

    def filled(event: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        rules = events.get(event)
        return fields if rules is None else cast("Mapping[str, Any]", _filled(fields, rules))

    return filled


def _client(dialect: str) -> Client:
    return dialect_named(dialect).client


def _filled(value: Any, rules: tuple[RequiredFields, ...]) -> Any:
    for rule in rules:
        value = _with(value, rule, rule.path)
    return value


def _with(value: Any, rule: RequiredFields, path: tuple[str, ...]) -> Any:
    """`value` with the fields of `rule` in the objects at `path`; what is changed is copied."""
    if not path:
        if not isinstance(value, Mapping) or (rule.kind is not None and value.get(rule.kind[0]) != rule.kind[1]):
            return value
        missing = {
            name: int(time.time()) if empty is NOW else empty
            for name, empty in rule.fields.items()
            if name not in value or (rule.also_null and value[name] is None)
        }
        return {**value, **missing} if missing else value
    step, *rest = path
    if step == "*":
        return [_with(each, rule, tuple(rest)) for each in value] if isinstance(value, list) else value
    if not isinstance(value, Mapping) or step not in value:
        return value
    return {**value, step: _with(value[step], rule, tuple(rest))}
