"""Bodies drawn from our OpenAPI document by schemathesis: some fit the schema of a dialect, some do not.

Schemathesis only draws; what is drawn goes out through the probe, so that nothing but the named server is asked and
every exchange is evidence. The same bodies come in every run. Needs the extra `contract`, imported when asked for.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from turnwire_schema.documents import openapi_text

from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.surfaces import faults
from turnwire.install import install_hint

Kind = Literal["fitting", "broken"]

HOW_MANY: Final = 12
"""Bodies of each kind and dialect."""
_DRAWS: Final = 2
"""How many are drawn for each that is used: some come twice, some are of the other kind."""
_SHORT: Final = 16
"""Limit of an answer to a drawn body, which would let a server write for minutes."""


class NotInstalled(Exception):
    """Schemathesis is missing; the message says how to get it."""


@cache
def document() -> dict[str, Any]:
    """Our OpenAPI document. It is never changed."""
    found: dict[str, Any] = json.loads(openapi_text())
    return found


def reads_of(dialect: str) -> list[tuple[str, dict[str, Any]]]:
    """Paths of the dialect that are read without a body, and their descriptions in the document."""
    return [
        (path, said["get"])
        for path, said in document()["paths"].items()
        if "get" in said and said["get"].get("tags") == [dialect]
    ]


@cache
def drawn(dialect: str, kind: Kind, number: int = HOW_MANY) -> tuple[Any, ...]:
    """So many bodies for the dialect's chat: JSON values, or bytes that are no JSON.

    Raises:
        NotInstalled: schemathesis is missing.
    """
    try:
        import schemathesis
        from hypothesis import HealthCheck, Phase, given, settings
        from hypothesis.configuration import set_hypothesis_home_dir
        from schemathesis import GenerationMode
    except ImportError:
        raise NotInstalled(f"schemathesis is not installed; install the extra: {install_hint('contract')}") from None
    path = DIALECTS[dialect].path
    operation = schemathesis.openapi.from_dict(_alone(path))[path]["POST"]
    mode = GenerationMode.POSITIVE if kind == "fitting" else GenerationMode.NEGATIVE
    found: list[Any] = []

    request = DIALECTS[dialect].surface.request
    assert request is not None  # every chat has one

    @settings(
        max_examples=_DRAWS * number,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def collect(case: Any) -> None:
        # What breaks the operation may be in its path instead of the body.
        is_broken = isinstance(case.body, bytes) or bool(faults(request, case.body))
        if is_broken == (kind == "broken") and case.body not in found:
            found.append(case.body)

    with TemporaryDirectory() as folder, _whatever_is_loaded():
        set_hypothesis_home_dir(folder)  # it keeps tables, by default in the working directory
        try:
            collect()
        finally:
            set_hypothesis_home_dir(None)
    return tuple(found[:number])


@contextmanager
def _whatever_is_loaded() -> Iterator[None]:
    """Draw the same bodies in every program: Hypothesis also draws constants of the modules that are loaded."""
    from hypothesis.internal.conjecture import providers

    own = vars(providers)  # there is no setting
    names = ("_get_local_constants", "Constants", "CONSTANTS_CACHE")
    if not all(name in own for name in names):
        yield
        return
    find, make, cache_ = (own[name] for name in names)
    nothing = make()
    own["_get_local_constants"] = lambda: nothing
    cache_.cache.clear()
    try:
        yield
    finally:
        own["_get_local_constants"] = find
        cache_.cache.clear()


def _alone(path: str) -> dict[str, Any]:
    """The document with this one operation only, whose body is drawn."""
    whole = document()
    operation = {name: said for name, said in whole["paths"][path]["post"].items() if name != "security"}
    operation["parameters"] = [each for each in operation.get("parameters", ()) if each.get("in") == "path"]
    return {**whole, "paths": {path: {"post": operation}}, "security": []}


def ready(dialect: str, body: Any, model: str, *, is_fitting: bool) -> bytes:
    """A drawn body as it is sent: one that fits asks the model that is there.

    The answer is to be short; a body that only the limit would break is sent as it is.
    """
    if not isinstance(body, dict):
        return body if isinstance(body, bytes) else json.dumps(body).encode()
    request = DIALECTS[dialect].surface.request
    assert request is not None  # every chat has one
    short = copy.deepcopy(body)
    if is_fitting and "{model}" not in DIALECTS[dialect].path:
        short["model"] = model
    _shorten(short, DIALECTS[dialect].limit)
    return json.dumps(short if is_fitting or faults(request, short) else body).encode()


def _shorten(body: dict[str, Any], place: Sequence[str]) -> None:
    *way, last = place
    for step in way:
        if not isinstance(body.get(step), dict):
            body[step] = {}
        body = body[step]
    body[last] = _SHORT
    body.pop("max_completion_tokens", None)
