"""Whether a body fits what the gateway's OpenAPI document says of it: what is promised there is what is taken.

Codecs read what they need and carry the rest on, so a field that nobody reads could be anything. Here every field
counts. The check comes after the codec, whose sentences are about the dialect; what is found here is what the codec had
no need of. The validators are compiled at their first use.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialects
from turnwire.convert.unknown import known_keys
from turnwire.core.errors import Problem
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.unknown_keys import KnownKeys, UnknownKey
from turnwire.gateway.errors import refused
from turnwire.gateway.schemas import openapi_text

LISTS: Final = ("messages", "input", "contents", "tools")
"""Fields whose lists may be long. What the document says of them concerns each of their items alone."""

_DOCUMENT: Final = "urn:turnwire:openapi"

PIECE: Final = 500
"""Items of a list that are checked in one go: the validator lets no other thread run."""


def validate_body(path: str, body: Mapping[str, Any], dialect: Dialect | None = None) -> None:
    """Let a body to `path` (as the document writes it) pass.

    Raises:
        Refusal: it does not fit; every fault has its path.
    """
    if faults := body_problems(path, body, dialect):
        raise refused(400, faults)


def body_problems(path: str, body: Mapping[str, Any], dialect: Dialect | None = None) -> Sequence[Problem]:
    """What in a body to `path` does not fit, each with its path; nothing where it fits."""
    checker = _checker(path)
    if checker is None or _fits(checker, body, dialect):
        return ()
    plain = None if dialect is None else dialect.client.plain_form
    if plain is not None and _fits(checker, resolved(plain)(body), dialect):
        return ()
    return checker.problems(body)


def _fits(checker: SchemaChecker, body: Mapping[str, Any], dialect: Dialect | None) -> bool:
    """Whether `body` fits; long lists are looked at piece by piece, between which other threads run."""
    whole = None if dialect is None else dialect.client.whole_list
    names = [name for name in LISTS if name != whole]
    lists = {name: held for name in names if isinstance(held := body.get(name), list) and len(held) > PIECE}
    if not lists:
        return checker.is_valid(body)
    if not checker.is_valid({**body, **{name: held[:1] for name, held in lists.items()}}):
        return False
    # What a body must have beside its lists are texts and numbers. Everything else was checked just now.
    least = {name: value for name, value in body.items() if not isinstance(value, (dict, list))}
    shortest = {**least, **{name: held[:1] for name, held in lists.items()}}
    pieces = (
        {**shortest, name: held[start : start + PIECE]}
        for name, held in lists.items()
        for start in range(0, len(held), PIECE)
    )
    # A piece that does not fit may also miss what was left out here, so then the whole decides.
    return all(map(checker.is_valid, pieces)) or checker.is_valid(body)


def unknown_in_body(path: str, body: Mapping[str, Any], dialect: str) -> tuple[UnknownKey, ...]:
    """Return the keys in a body to `path` (as the document writes it) that the document does not name."""
    known = _known_keys(path, dialect)
    return () if known is None else known.unknown_in(body)


@cache
def _known_keys(path: str, dialect: str) -> KnownKeys | None:
    document, reference = _document(), _reference(path)
    return None if document is None or reference is None else known_keys(document, reference, dialects().get(dialect))


def compile_validators(paths: Iterable[str]) -> None:
    """Compile what bodies to `paths` are checked by, which takes long: before anybody asks."""
    for path in paths:
        _checker(path)


@cache
def _document() -> dict[str, Any] | None:
    text = openapi_text()
    return None if text is None else json.loads(text)


@cache
def _checker(path: str) -> SchemaChecker | None:
    """The check for bodies to `path`; None where the document says nothing of it."""
    reference = _reference(path)
    return None if reference is None else _compiled(reference)


def _reference(path: str) -> str | None:
    """The schema of bodies to `path`; None where the document says nothing of it."""
    document = _document()
    described = {} if document is None else document["paths"].get(path, {}).get("post", {}).get("requestBody", {})
    return described["content"]["application/json"]["schema"]["$ref"] if described else None


@cache
def _compiled(reference: str) -> SchemaChecker:
    import jsonschema_rs

    schema = {"$ref": f"{_DOCUMENT}{reference}"}
    return SchemaChecker(jsonschema_rs.Draft202012Validator(schema, registry=_definitions()), schema=_document())


@cache
def _definitions() -> Any:
    """What the document defines: more than a megabyte, read once and not for each validator."""
    import jsonschema_rs

    document = _document()
    assert document is not None
    return jsonschema_rs.Registry([(_DOCUMENT, {"components": document["components"]})])
