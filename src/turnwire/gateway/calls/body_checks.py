"""Checks of a client's body that its codec does not make.

It fits what the gateway's OpenAPI document says: codecs read what they need and carry the rest on, so a field that
nobody reads could be anything. It refers to nothing that a server would have stored, for the gateway stores nothing.
And from other machines it names no address of this one: a model server fetches what an address in a request names, and
a client elsewhere would read through it what only this machine can reach. Other hosts are for the provider to decide
about, by `allow_hosts`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from turnwire.codecs.dialect import Dialect, resolved
from turnwire.codecs.dialects import dialects
from turnwire.codecs.requests.addresses import fetched_addresses
from turnwire.convert.detect import known_keys
from turnwire.core.errors import ConfigurationError, Problem
from turnwire.core.jsonschema import SchemaChecker
from turnwire.core.unknown_keys import KnownKeys, UnknownKey
from turnwire.gateway.errors import refused
from turnwire.gateway.schemas import openapi_text
from turnwire.gateway.settings import GatewaySettings
from turnwire.providers.transport.local_only import is_loopback, lists_host, parse_endpoint

if TYPE_CHECKING:
    from turnwire.gateway.calls.surfaces import EndpointSurface, Surface
    from turnwire.gateway.request_context import RequestContext

T = TypeVar("T")

_DOCUMENT: Final = "urn:turnwire:openapi"

_LEFT_OPEN: Final = frozenset({"not", "if", "const", "enum", "default", "examples"})
"""Keywords whose values keep their meaning only as they are."""


def read_checked(
    context: RequestContext,
    surface: Surface | EndpointSurface,
    body: Mapping[str, Any],
    settings: GatewaySettings,
    read: Callable[[], T],
) -> T:
    """Return the result of `read`, which decodes the body of `context`, with every check before and after it.

    Raises:
        Refusal: the body must not pass; every fault has its path.
    """
    refuse_stateful_fields(surface.dialect, body)
    refuse_own_addresses(surface.dialect.name, body, settings)
    found = read()  # first, because its sentences are about the dialect
    if not context.fits:
        validate_body(surface.described_path, body, surface.dialect)
    return found


def fits_exactly(path: str, body: Mapping[str, Any]) -> bool:
    """Return whether a body to `path` fits and has no key that the document does not name, as nearly every one.

    One walk, which no Python code makes, says both; where it says no, the other checks find out what is wrong.
    """
    checker = _checker(path, is_closed=True)
    return checker is not None and checker.is_valid(body)


def validate_body(path: str, body: Mapping[str, Any], dialect: Dialect | None = None) -> None:
    """Validate a body for `path` (as the OpenAPI document writes it).

    Raises:
        Refusal: the body is not valid; each error has its path.
    """
    if faults := body_problems(path, body, dialect):
        raise refused(400, faults)


def body_problems(path: str, body: Mapping[str, Any], dialect: Dialect | None = None) -> Sequence[Problem]:
    """Return the schema errors in a body for `path`, each with its path; empty if the body is valid."""
    checker = _checker(path)
    if checker is None or checker.is_valid(body):
        return ()
    plain = None if dialect is None else dialect.client.plain_form
    if plain is not None and checker.is_valid(resolved(plain)(body)):
        return ()
    return checker.problems(body)


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
        _checker(path, is_closed=True)


@cache
def _document() -> dict[str, Any] | None:
    text = openapi_text()
    return None if text is None else json.loads(text)


@cache
def _checker(path: str, *, is_closed: bool = False) -> SchemaChecker | None:
    """The check for bodies to `path`; None if the document says nothing of it."""
    reference = _reference(path)
    return None if reference is None else _compiled(reference, is_closed)


def _reference(path: str) -> str | None:
    """The schema of bodies to `path`; None if the document says nothing of it."""
    document = _document()
    described = {} if document is None else document["paths"].get(path, {}).get("post", {}).get("requestBody", {})
    return described["content"]["application/json"]["schema"]["$ref"] if described else None


@cache
def _compiled(reference: str, is_closed: bool) -> SchemaChecker:
    import jsonschema_rs

    schema = {"$ref": f"{_DOCUMENT}{reference}"}
    validator = jsonschema_rs.Draft202012Validator(schema, registry=_definitions(is_closed))
    return SchemaChecker(validator, schema=_document())


@cache
def _definitions(is_closed: bool) -> Any:
    """What the document defines: more than a megabyte, read once and not for each validator."""
    import jsonschema_rs

    document = _document()
    assert document is not None
    defined = document["components"]["schemas"]
    if is_closed:
        defined = {name: _closed(schema) for name, schema in defined.items()}
    return jsonschema_rs.Registry([(_DOCUMENT, {"components": {"schemas": defined}})])


def _closed(schema: Any) -> Any:
    """`schema` with no object that takes keys which it does not name, unless it says what they are."""
    if isinstance(schema, list):
        return [_closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: value if key in _LEFT_OPEN else _closed(value) for key, value in schema.items()}
    if isinstance(named := schema.get("properties"), dict):
        found["properties"] = {name: _closed(each) for name, each in named.items()}
        if "additionalProperties" not in schema:
            found["unevaluatedProperties"] = False
    return found


def refuse_stateful_fields(dialect: Dialect, body: Mapping[str, Any]) -> None:
    """Refuse a request that refers to what is not kept.

    Raises:
        Refusal: it does; the path is named.
    """
    client = dialect.client
    problems = [
        Problem(f"/{field.name}", "kept_state", field.instead)
        for field in client.stateful
        if (value := body.get(field.name)) is not None and (value is True or not field.only_true)
    ]
    if client.stateful_items is not None:
        problems += client.stateful_items(body)
    if problems:
        raise refused(400, problems)


def refuse_own_addresses(dialect: str, body: Mapping[str, Any], settings: GatewaySettings) -> None:
    """Refuse addresses of this machine where other machines may ask.

    Raises:
        Refusal: there is one; its path is named, the address is not shown.
    """
    if settings.is_loopback:
        return
    text = "an address of the gateway's own machine is not fetched for others; send the content itself"
    problems = [
        Problem(at, "not_local", text)
        for at, url in fetched_addresses(body, dialect)
        if not _is_fine(url, settings.url_hosts)
    ]
    if problems:
        raise refused(400, problems)


def _is_fine(url: str, url_hosts: tuple[str, ...]) -> bool:
    try:
        target = parse_endpoint(url.strip().partition("#")[0].partition("?")[0])
    except ConfigurationError:
        return False  # not one of the notations that every reader reads alike
    return not is_loopback(target.host) or lists_host(url_hosts, target.host, target.port)
