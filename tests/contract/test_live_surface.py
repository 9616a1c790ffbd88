"""The clauses of the HTTP surface: bodies drawn from the OpenAPI document, other methods, paths that are only read."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import anyio
import pytest

from tests.contract.served import Answer, Asked, Fault, RightAnswers, Served, judge, target
from tests.requirements import requirement
from turnwire.contract.live import generated_bodies as drawing
from turnwire.contract.live.checks import surface
from turnwire.contract.live.clauses import all_clauses
from turnwire.contract.live.dialects import DIALECTS
from turnwire.contract.live.generated_bodies import drawn, ready
from turnwire.contract.live.verdict import Verdict
from turnwire.contract.surfaces import faults
from turnwire.install import install_hint

CLAUSES: Final = {clause.id: clause for clause in all_clauses() if clause.area == "surface"}
HELLO: Final = {"model": "mock", "messages": [{"role": "user", "content": "Hello"}]}
TOOL: Final = {"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}}
# Two tools of one name: no schema can say that this is wrong.
BODIES: Final = {
    "fitting": (HELLO, {**HELLO, "stream": True}, {**HELLO, "tools": [TOOL, TOOL]}),
    "broken": ({}, {**HELLO, "messages": "Hello"}, b"\x00"),
}
RIGHT: Final = RightAnswers()


@pytest.fixture
def fixed_bodies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bodies by hand in the place of drawn ones."""
    monkeypatch.setattr(surface, "drawn", lambda dialect, kind: BODIES[kind])


def verdict(clause: str, fault: Fault | None = None) -> Verdict:
    async def run() -> Verdict:
        return await judge(CLAUSES[clause], target("openai-chat", Served(RIGHT, fault)))

    return anyio.run(run)


@requirement("CON-2")
@pytest.mark.usefixtures("fixed_bodies")
@pytest.mark.parametrize("clause", CLAUSES)
def test_a_right_server_keeps_every_clause_of_the_surface(clause: str) -> None:
    assert verdict(clause).outcome == "pass"


def only(condition: Callable[[Asked, Answer], bool], change: Callable[[Answer], Answer]) -> Fault:
    return lambda asked, answer: change(answer) if condition(asked, answer) else answer


def is_answered(asked: Asked, answer: Answer) -> bool:
    return asked.method == "POST" and answer.status == 200


def is_refused(asked: Asked, answer: Answer) -> bool:
    return asked.method == "POST" and answer.status == 400


def is_broken(asked: Asked, answer: Answer) -> bool:
    return asked.body in (b'{"max_tokens": 16}', b"\x00")


def typed(kind: str) -> Callable[[Answer], Answer]:
    return lambda answer: replace(answer, headers=(("content-type", kind),))


OK: Final = Answer(200, (("content-type", "application/json"),), b"{}")
FAULTS: Final[dict[str, list[tuple[Fault, str]]]] = {
    "surface.fitting-no-server-error": [
        (only(is_answered, lambda answer: replace(answer, status=500)), "2 of 3 bodies: status 500."),
        (
            only(is_answered, lambda answer: replace(answer, broken="the connection was reset")),
            "2 of 3 bodies: the connection was reset.",
        ),
    ],
    "surface.fitting-answers-fit": [
        (
            only(is_answered, lambda answer: answer.with_body(answer.body.replace(b'"choices"', b'"options"'))),
            "2 of 2 bodies: the answer does not fit at /: required 'choices'; an event does not fit at /: required",
        ),
        (
            only(is_answered, lambda answer: answer.with_body(answer.body.replace(b"data: {", b"data: {{"))),
            "1 of 2 bodies: A line or event of the stream is not JSON",
        ),
    ],
    "surface.fitting-refusals-fit": [
        (
            only(is_refused, lambda answer: answer.with_body(b'{"fault": "no"}')),
            "1 of 1 bodies: the refusal with status 400 does not fit at /",
        ),
        (
            only(is_refused, lambda answer: answer.with_body(b"no")),
            "1 of 1 bodies: the refusal with status 400 is not JSON.",
        ),
    ],
    "surface.broken-refused": [(only(is_broken, lambda answer: OK), "2 of 3 bodies: answered with status 200.")],
    "surface.broken-no-server-error": [
        (only(is_broken, lambda answer: replace(answer, status=502)), "2 of 3 bodies: status 502."),
    ],
    "surface.broken-refusals-fit": [
        (
            only(is_broken, lambda answer: answer.with_body(b"[]")),
            "2 of 3 bodies: the refusal with status 400 does not",
        ),
    ],
    "surface.media-types": [
        (only(is_answered, typed("text/html")), "2 of 3 bodies: status 200 came as text/html."),
        (only(is_broken, typed("text/plain")), "2 of 3 bodies: status 400 came as text/plain."),
    ],
    "surface.other-methods": [
        (only(lambda asked, answer: asked.method == "PUT", lambda answer: OK), "PUT got 200 at /v1/chat/completions."),
    ],
    "surface.documented-reads": [
        (
            only(lambda asked, answer: asked.path == "/v1/models", lambda answer: answer.with_body(b"[]")),
            "/v1/models: does not fit at /",
        ),
        (
            only(lambda asked, answer: asked.path == "/v1/models", lambda answer: replace(answer, status=500)),
            "/v1/models: status 500.",
        ),
    ],
}


@requirement("CON-2")
@pytest.mark.usefixtures("fixed_bodies")
@pytest.mark.parametrize(
    ("clause", "fault", "sentence"),
    [(clause, fault, sentence) for clause, rows in FAULTS.items() for fault, sentence in rows],
)
def test_a_server_with_one_fault_fails_the_clause_that_is_about_it(clause: str, fault: Fault, sentence: str) -> None:
    found = verdict(clause, fault)
    assert (found.outcome, found.sentence[: len(sentence)]) == ("fail", sentence)


def test_every_clause_of_the_surface_has_a_fault() -> None:
    assert list(FAULTS) == list(CLAUSES)


@requirement("CON-2")
def test_drawn_bodies_fit_the_schema_or_break_it_and_are_the_same_every_time() -> None:
    request = DIALECTS["ollama"].surface.request
    assert request is not None
    for kind in ("fitting", "broken"):
        bodies = drawing.drawn("ollama", kind, 3)
        again = drawing.drawn.__wrapped__("ollama", kind, 3)
        assert 0 < len(bodies) <= 3
        assert bodies == again
        assert [isinstance(body, bytes) or bool(faults(request, body)) for body in bodies] == [
            kind == "broken" for _ in bodies
        ]


@requirement("CON-2")
def test_drawing_bodies_leaves_nothing_in_the_working_directory(tmp_path: Path) -> None:
    program = f"from {drawing.__name__} import drawn; assert drawn('ollama', 'fitting', 1)"
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)
    assert list(tmp_path.iterdir()) == []


def test_a_body_that_fits_is_sent_with_the_model_and_a_short_limit() -> None:
    body = {"model": "x", "messages": [], "max_completion_tokens": 100_000}
    assert drawing.ready("openai-chat", body, "m1", is_fitting=True) == (
        b'{"model": "m1", "messages": [], "max_tokens": 16}'
    )
    assert drawing.ready("gemini", {"contents": []}, "m1", is_fitting=True) == (
        b'{"contents": [], "generationConfig": {"maxOutputTokens": 16}}'
    )
    assert drawing.ready("openai-chat", body, "m1", is_fitting=False).startswith(b'{"model": "x"')
    assert body["model"] == "x"


def test_the_same_bodies_are_drawn_whatever_modules_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    from hypothesis.internal.conjecture import providers

    asked: list[str] = []

    def constants() -> Any:
        asked.append("constants of what is loaded")
        return vars(providers)["_local_constants"]

    monkeypatch.setitem(vars(providers), "_get_local_constants", constants)
    drawn.__wrapped__("ollama", "fitting", 3)
    assert asked == []
    assert vars(providers)["_get_local_constants"] is constants


def test_a_broken_body_gets_a_short_limit_unless_that_would_mend_it() -> None:
    def sent(dialect: str, body: Any) -> Any:
        return json.loads(ready(dialect, body, "m", is_fitting=False))

    assert sent("openai-chat", {"messages": 7}) == {"messages": 7, "max_tokens": 16}
    without_limit = {"model": "m", "messages": [{"role": "user", "content": "Hello"}]}
    assert sent("anthropic", without_limit) == without_limit
    assert ready("openai-chat", b"\x00", "m", is_fitting=False) == b"\x00"


def test_without_schemathesis_nothing_is_said_and_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "schemathesis", None)
    drawing.drawn.cache_clear()
    found = verdict("surface.broken-refused")
    missing = f"schemathesis is not installed; install the extra: {install_hint('contract')}"
    assert found == Verdict("inconclusive", f"No body could be drawn: {missing}.")


def test_the_other_clauses_of_the_surface_do_not_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "schemathesis", None)
    names: list[Any] = ["surface.other-methods", "surface.documented-reads"]
    assert [verdict(name).outcome for name in names] == ["pass", "pass"]
