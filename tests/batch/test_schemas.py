"""Answers that do not fit their schema: asked for again, counted, and reported in every form of result."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.batch import BatchSummary
from turnwire_schema.v1.request import ChatRequest

from tests.batch.samples import read_lines, request, write_lines
from tests.requirements import requirement
from turnwire import MockProvider
from turnwire.batch import Batch, BatchSettings, answer_all
from turnwire.core.errors import InvalidDataError

SCHEMA = {"type": "object", "properties": {"stars": {"type": "integer"}}, "required": ["stars"]}
FORMAT = {"type": "json_schema", "json_schema": SCHEMA}
FAULT = {
    "path": "/stars",
    "rule": "type",
    "message": "the type must be integer",
    "request_at": "/response_format/json_schema/properties/stars/type",
}


def answers(request: ChatRequest) -> str:
    """What the text says; the right answer where the model has read what is wrong."""
    if len(request.messages) > 1 and request.messages[0].text != '{"stars": "never"}':
        return '{"stars": 5}'
    return request.messages[0].text


def run(folder: Path, *lines: Any, repair: int = 0, **options: Any) -> tuple[BatchSummary, list[dict[str, Any]]]:
    """The summary of a run over these requests, and its results."""
    requests, results = write_lines(folder / "requests.jsonl", lines), folder / "results.jsonl"

    async def main() -> BatchSummary:
        async with MockProvider(answers) as provider:
            settings = BatchSettings(concurrency=1, repair=repair)
            return await Batch(requests, results, provider, settings, **options).run()

    return asyncio.run(main()), read_lines(results)


def line(name: str, text: str) -> dict[str, Any]:
    return {"id": name, "request": {**request(text), "response_format": FORMAT}}


@requirement("SCM-3", "CLI-2")
def test_results_report_the_faults_of_an_answer_and_the_summary_counts_it(tmp_path: Path) -> None:
    summary, (good, bad) = run(tmp_path, line("good", '{"stars": 1}'), line("bad", '{"stars": "none"}'))
    assert "diagnostics" not in good["response"]
    assert [note["faults"] for note in bad["response"]["diagnostics"]] == [[FAULT]]
    assert (summary.answered, summary.failed, summary.unfit, summary.asked_again) == (2, 0, 1, None)


@requirement("SCM-3", "CLI-2")
def test_an_answer_in_a_dialect_has_its_diagnostics_next_to_it(tmp_path: Path) -> None:
    _, (bad,) = run(tmp_path, line("bad", '{"stars": "none"}'), target="ollama")
    assert bad["body"]["message"]["content"] == '{"stars": "none"}'
    assert [(note["id"], note["faults"]) for note in bad["diagnostics"]] == [("format_not_met", [FAULT])]


@requirement("SCM-3", "CLI-2")
def test_an_answer_is_asked_for_again_as_often_as_the_settings_say(tmp_path: Path) -> None:
    lines = [line("good", '{"stars": 1}'), line("bad", '{"stars": "none"}'), line("never", '{"stars": "never"}')]
    summary, (good, bad, never) = run(tmp_path, *lines, repair=2)
    assert [json.loads(each["response"]["message"]["content"]) for each in (good, bad, never)] == [
        {"stars": 1},
        {"stars": 5},
        {"stars": "never"},
    ]
    notes = [[note["id"] for note in each["response"].get("diagnostics", [])] for each in (good, bad, never)]
    assert notes == [[], ["asked_again"], ["format_not_met", "asked_again"]]
    assert never["response"]["diagnostics"][1]["extras"]["attempts"] == 3
    assert (summary.answered, summary.unfit, summary.asked_again, summary.retries) == (3, 1, 2, 0)


@requirement("SCM-3", "CLI-2")
def test_the_tokens_of_every_attempt_count(tmp_path: Path) -> None:
    (tmp_path / "once").mkdir()
    once, (first,) = run(tmp_path / "once", line("bad", '{"stars": "none"}'))
    both, (last,) = run(tmp_path, line("bad", '{"stars": "none"}'), repair=1)
    earlier = last["response"]["diagnostics"][0]["extras"]["earlier_usage"]
    assert earlier == {name: first["response"]["usage"][name] for name in ("prompt_tokens", "completion_tokens")}
    assert once.prompt_tokens == earlier["prompt_tokens"]
    assert both.prompt_tokens == earlier["prompt_tokens"] + last["response"]["usage"]["prompt_tokens"]


@requirement("SCM-3")
def test_a_request_with_a_schema_has_an_output_in_a_program() -> None:
    texts = ['{"stars": 1}', '{"stars": "none"}', '{"stars": "never"}']
    requests = [ChatRequest.from_dict({**request(text), "response_format": FORMAT}) for text in texts]

    async def main() -> list[Any]:
        settings = BatchSettings(concurrency=1, repair=1)
        async with MockProvider(answers) as provider, aclosing(answer_all(provider, requests, settings)) as found:
            return [each async for each in found]

    found = asyncio.run(main())
    assert [each.output for each in found] == [{"stars": 1}, {"stars": 5}, None]
    assert [each.reply.attempts for each in found] == [1, 2, 2]
    assert [found[2].output_error.problems[0].path] == ["/stars"]


@requirement("SCM-3")
@pytest.mark.parametrize("repair", [-1, 11, True, 1.0, None])
def test_settings_refuse_a_number_of_repairs_that_makes_no_sense(repair: Any) -> None:
    with pytest.raises(InvalidDataError, match="/repair: give a whole number from 0 to 10"):
        BatchSettings(repair=repair)
