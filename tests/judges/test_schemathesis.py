"""Schemathesis on the gateway's own OpenAPI document: what it promises is what happens, with every check that there is.

One path at a time, over a real socket, against the stand-in model. The same cases come in every run. Bodies are drawn
from their whole schema, so many at most. What stands around a body (methods, types, keys, no body at all) is tried one
by one, with one good body: the document says of bodies so much that trying them one by one takes an hour.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest import mock

import jsonschema_rs
import orjson
import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.engine.recorder import ScenarioRecorder

from turnwire_schema.documents import openapi_text

from tests.cases import for_each
from tests.gateway.dialects import ALL
from tests.gateway.server import RunningGateway
from tests.judges.conftest import KEY
from tests.requirements import requirement

DOCUMENT = json.loads(openapi_text())
PATHS = sorted(DOCUMENT["paths"])
# `{}` among the ways: asked without a key, a part is answered (/health), and tests/gateway/test_door.py tries the rest.
PROTECTED = [
    path
    for path in PATHS
    if any(operation["security"] and {} not in operation["security"] for operation in DOCUMENT["paths"][path].values())
]

APPROVALS = "/agents/threads/{id}/approvals"
INSPECTOR = "/inspector/"

MANY = 25
"""Bodies that are drawn for a schema."""

CHECKS = {
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
}
"""Checks that look at every answer."""


def asked(*tools: tuple[str, dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A question with these tools."""
    functions = [{"name": name, "parameters": {"type": "object", **parameters}} for name, parameters in tools]
    more["tools"] = [{"type": "function", "function": each} for each in functions]
    return {"model": "mock", "messages": [{"role": "user", "content": "Hello"}], **more}


NAMED = {"type": "function", "function": {"name": "g"}}
FORM = {"type": "json_schema", "json_schema": {"name": "n", "schema": {"type": "object", "required": 1}}}

# Refusals of a body that fits its schema, with such a body. Each is between two places of the body, or inside a schema
# that the body carries, where no JSON Schema can look.
CHAT, THREADS = "/v1/chat/completions", "/agents/threads"
BEYOND_A_SCHEMA: dict[str, tuple[str, dict[str, Any]]] = {
    r"is not among the request's tools": (CHAT, asked(("f", {}), tool_choice=NAMED)),
    r"is taken by an earlier tool": (CHAT, asked(("f", {}), ("f", {}))),
    r"parameters is not a valid JSON Schema": (CHAT, asked(("f", {"properties": 1}))),
    r"the schema of the answer is not a JSON Schema": (CHAT, asked(response_format=FORM)),
    # What the agent has is its configuration's matter.
    r'"parameter": *"/provider"': (THREADS, {"provider": "another"}),
    r'"parameter": *"/mode"': (THREADS, {"mode": "another"}),
    # The text has one name at vLLM and another at llama.cpp, which takes a body without any.
    r"give prompt, content or messages": ("/tokenize", {}),
    r"must be one text, scored against the others": ("/score", {"text_1": ["a", "b"], "text_2": ["c", "d"]}),
    # What a model knows is the model's matter.
    r"the model server names no tokens": ("/tokenize", {"messages": [{"role": "user", "content": "Hello"}]}),
    r"provider mock: tokens: ": ("/detokenize", {"tokens": [300]}),
    r"provider mock: dimensions: ": ("/v1/embeddings", {"model": "m", "input": "Hello", "dimensions": 20_000}),
}

HELLO = {"messages": [{"role": "user", "content": "Hello"}]}
DECIDED = {"decisions": [{"request_id": "1", "hash": "0" * 64, "decision": "deny"}]}

SCORE = {"model": "mock", "text_1": "fruit", "text_2": ["an apple", "a stone"]}
RERANK = {"model": "mock", "query": "fruit", "documents": ["an apple", "a stone"]}
EMBED = {"content": {"parts": [{"text": "Hello"}]}}

POOL_MEMBER = "/pools/{pool}/members/{id}"
BODIES: dict[str, dict[str, Any]] = {
    "/agents/threads": HELLO,
    "/agents/threads/{id}/messages": HELLO,
    "/agents/threads/{id}/approvals": DECIDED,
    "/api/show": {"model": "mock"},
    POOL_MEMBER: {"state": "draining"},
    "/api/generate": {"model": "mock", "prompt": "Once upon"},
    "/api/embed": {"model": "mock", "input": "Hello"},
    "/api/embeddings": {"model": "mock", "prompt": "Hello"},
    "/v1/completions": {"model": "mock", "prompt": "Once upon"},
    **{path: {"prompt": "Once upon", "n_predict": 8} for path in ("/completion", "/completions")},
    "/infill": {"input_prefix": "Once", "input_suffix": "time"},
    "/v1/embeddings": {"model": "mock", "input": ["Hello", "there"]},
    **dict.fromkeys(("/v1/rerank", "/rerank", "/v2/rerank", "/v1/reranking", "/reranking"), RERANK),
    **dict.fromkeys(("/score", "/v1/score"), SCORE),
    "/tokenize": {"model": "mock", "prompt": "Hello"},
    "/detokenize": {"model": "mock", "tokens": [72, 105]},
    "/v1beta/models/{model}:embedContent": EMBED,
    "/v1beta/models/{model}:batchEmbedContents": {"requests": [{"model": "models/mock", **EMBED}]},
    "/v1/messages/count_tokens": {"model": "mock", "messages": [{"role": "user", "content": "Hello"}]},
    **{each.path: each.request()[1] for each in ALL.values()},
}
"""A good body for each path that takes one; those that are not here are another path's."""


def body_of(path: str) -> dict[str, Any] | None:
    """A good body; None for a path that takes none."""
    if schema_of(path) is None:
        return None
    name = path.replace("/v1/", "/v1beta/") if path not in BODIES else path
    return BODIES.get(name, BODIES["/v1beta/models/{model}:generateContent"])


def schema_of(path: str) -> Any:
    return DOCUMENT["paths"][path].get("post", {}).get("requestBody")


# Gemini's paths are there twice, with one schema; it is enough to draw bodies for the first one.
SCHEMAS = [
    path
    for path in PATHS
    if schema_of(path) and path == next(each for each in PATHS if schema_of(each) == schema_of(path))
]


def with_one_body(document: dict[str, Any], path: str) -> dict[str, Any]:
    """The document of which `path` takes one body and no other."""
    body = body_of(path)
    if body is None:
        return document
    changed = copy.deepcopy(document["paths"][path])
    changed["post"]["requestBody"]["content"]["application/json"]["schema"] = {"type": "object", "enum": [body]}
    return {**document, "paths": {**document["paths"], path: changed}}


DOCUMENTS: dict[str, Any] = {}


def document_of(gateway: RunningGateway) -> Any:
    """What a gateway says of itself; it is asked once."""
    if gateway.url not in DOCUMENTS:
        with gateway.client() as http:
            DOCUMENTS[gateway.url] = http.get("/openapi.json").json()
    return DOCUMENTS[gateway.url]


Place = tuple[str, str]
"""A kind of components, and the name of one."""


@cache
def named_by(url: str, place: Place) -> set[Place]:
    """The components that one of them names itself; each is looked through once."""
    kind, name = place
    return named_in(DOCUMENTS[url]["components"][kind][name])


def named_in(said: Any) -> set[Place]:
    """The components that a part of a document names."""
    return set(re.findall(r'"#/components/([^/"]+)/([^/"]+)', orjson.dumps(said).decode()))


def part_of(gateway: RunningGateway, path: str) -> dict[str, Any]:
    """The document of one path, with what it names: every path and schema would be looked through for each."""
    document = document_of(gateway)
    # Those that one address can mean belong together.
    stem = path.partition(":")[0]
    paths = {name: said for name, said in document["paths"].items() if name.partition(":")[0] == stem}
    named: set[Place] = set()
    waiting = named_in(paths)
    while waiting:
        named |= waiting
        waiting = set().union(*(named_by(gateway.url, place) for place in waiting)) - named
    components = {
        kind: {name: said for name, said in each.items() if kind == "securitySchemes" or (kind, name) in named}
        for kind, each in document["components"].items()
    }
    part: dict[str, Any] = orjson.loads(orjson.dumps({**document, "paths": paths, "components": components}))
    return part


def new_thread(gateway: RunningGateway, key: str) -> str:
    """The id of a thread that waits for its first message."""
    with gateway.client() as http:
        made = http.post("/agents/threads", json={}, headers={"x-api-key": key})
    name: str = made.json()["thread"]["id"]
    return name


def judge(gateway: RunningGateway, path: str, *, key: str | None = None, bodies: int = 0) -> tuple[list[str], set[str]]:
    """What is wrong with `path`, and which checks looked at it: with so many bodies, or else around one good body.

    With a key the model or thread in the path is there: only what is answered can be refused without the key.
    """
    known = {} if key is None else {"path.model": "mock", "path.id": new_thread(gateway, key)}
    config = SchemathesisConfig.from_dict(
        {
            "seed": 1,
            "workers": 1,
            "continue-on-failure": True,
            **({} if key is None else {"headers": {"x-api-key": key}, "parameters": known}),
            "phases": {
                "examples": {"enabled": False},
                "coverage": {"enabled": not bodies},
                "fuzzing": {"enabled": bool(bodies)},
                "stateful": {"enabled": False},
            },
            "generation": {
                "deterministic": True,
                "max-examples": bodies or 1,
                "no-shrink": True,
                "database": "none",
                "with-security-parameters": False,
            },
        }
    )
    document = part_of(gateway, path)
    schema = schemathesis.openapi.from_dict(document if bodies else with_one_body(document, path), config=config)
    schema.config.update(base_url=str(gateway))
    faults: list[str] = []
    looked: set[str] = set()
    for event in from_schema(schema.include(path=path)).execute():
        if isinstance(event, events.ScenarioFinished):
            looked |= {check.name for checks in event.recorder.checks.values() for check in checks}
            faults += _faults(event.recorder)
        elif isinstance(event, events.NonFatalError):
            faults.append(f"{event.label}: {event.value}")
        elif isinstance(event, events.FatalError):
            raise event.exception
    return faults, looked


def _faults(recorder: ScenarioRecorder) -> Iterator[str]:
    for case, checks in recorder.checks.items():
        for check in checks:
            if check.failure_info is None:
                continue
            exchange = recorder.interactions[case]
            answer = exchange.response.text if exchange.response is not None else ""
            if check.name == "positive_data_acceptance" and _is_beyond_a_schema(answer):
                continue
            asked = (exchange.request.body or b"").decode(errors="replace")
            told = f"{check.name}: {check.failure_info.failure.message}"
            yield f"{told}\n{exchange.request.method} {exchange.request.uri}\n{asked}\n-> {answer[:500]}"


def _is_beyond_a_schema(answer: str) -> bool:
    return any(re.search(pattern, answer) for pattern in BEYOND_A_SCHEMA)


@cache
def body_judge(path: str) -> jsonschema_rs.Draft202012Validator:
    """The judge of the bodies of a path, made once: it holds the whole document."""
    described = {**schema_of(path)["content"]["application/json"]["schema"], "components": DOCUMENT["components"]}
    return jsonschema_rs.Draft202012Validator(described)


@pytest.fixture(scope="module", autouse=True)
def _no_surroundings() -> Iterator[None]:
    """Requests looks for a file of passwords and for proxies before each request: they have no part in an answer."""
    no_netrc = mock.patch("requests.sessions.get_netrc_auth", return_value=None)
    no_proxies = mock.patch("requests.sessions.get_environ_proxies", return_value={})
    with no_netrc, no_proxies:
        yield


@pytest.mark.parametrize("refusal", BEYOND_A_SCHEMA)
def test_a_refusal_that_no_schema_can_say_is_one_of_a_body_that_fits(
    refusal: str, threads_gateway: RunningGateway
) -> None:
    path, body = BEYOND_A_SCHEMA[refusal]
    assert body_judge(path).is_valid(body)
    with threads_gateway.client() as http:
        answer = http.post(path, json=body)
    assert answer.status_code == 400
    assert re.search(refusal, answer.text)


@requirement("AGT-3")
@for_each("path", PATHS)
def test_a_path_does_what_the_document_says(path: str, threads_gateway: RunningGateway) -> None:
    faults, looked = judge(threads_gateway, path)
    assert "\n\n".join(faults) == ""
    assert looked >= {*CHECKS, "unsupported_method", "allow_header_conformance", "negative_data_rejection"}


@requirement("AGT-3")
@for_each("path", SCHEMAS)
def test_a_body_is_taken_where_the_document_says_so_and_refused_where_not(
    path: str, threads_gateway: RunningGateway
) -> None:
    faults, looked = judge(threads_gateway, path, bodies=MANY)
    assert "\n\n".join(faults) == ""
    assert looked >= {*CHECKS, "positive_data_acceptance", "negative_data_rejection"}


@requirement("AGT-3", "PRV-9")
@for_each("path", PATHS)
def test_with_a_key_a_path_does_what_the_document_says_and_nothing_without_it(
    path: str, locked_gateway: RunningGateway
) -> None:
    known = locked_gateway.log_count
    faults, looked = judge(locked_gateway, path, key=KEY)
    assert "\n\n".join(faults) == ""
    refused = [line for line in locked_gateway.log_lines_from(known) if line.get("status") == 401]
    if path == "/health":
        assert looked >= CHECKS
    elif path in (APPROVALS, POOL_MEMBER) or path.startswith(INSPECTOR):
        # No call waits there, there is no pool, and nothing is kept to be inspected: nothing is answered that could be
        # refused. Who has no key gets nothing of what is kept and changes no pool: tests/inspector/test_paths.py,
        # tests/gateway/test_pools.py.
        assert (looked >= CHECKS, refused) == (True, [])
    elif path in PROTECTED:
        # The check asks once without a key and once with a wrong one in each way to show it.
        assert looked >= {*CHECKS, "ignored_auth"}
        assert len(refused) == len(DOCUMENT["paths"][path]) * (1 + len(DOCUMENT["components"]["securitySchemes"]))
    else:
        assert (looked >= CHECKS, refused) == (True, [])
