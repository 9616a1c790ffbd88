"""Answers that break the schema that was asked for: the events say so, and a call that does not fit is not run."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat
from turnwire_schema.v1.thread import AgentEvent, AnswerArrived, NoticeGiven

from tests.agent.parts import agent_of, calls, in_loop
from tests.requirements import requirement
from turnwire.agent import AgentThread, HookView

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


def wants_schema(request: ChatRequest, view: HookView) -> ChatRequest:
    return request.replace(response_format=JsonSchemaFormat(json_schema=SCHEMA))


def seen(events: list[AgentEvent]) -> tuple[list[Any], list[tuple[str, str]]]:
    """The faults of each answer with its id, and the notices."""
    faults = [
        [(note.id, fault.path, fault.rule) for note in event.response.diagnostics or () for fault in note.faults or ()]
        for event in events
        if isinstance(event, AnswerArrived)
    ]
    return faults, [(event.notice.id, event.notice.message) for event in events if isinstance(event, NoticeGiven)]


@requirement("SCM-3", "AGT-1")
@pytest.mark.parametrize("streamed", [True, False])
def test_an_answer_that_does_not_fit_is_an_event_with_its_faults_and_a_notice(streamed: bool) -> None:
    @in_loop
    async def run() -> None:
        thread = AgentThread.new(agent_of(['{"city": 5}'], hooks=[wants_schema])[0])
        if streamed:
            events = [event async for event in thread.send("Which city?")]
        else:
            await thread.ask("Which city?")
            events = list(thread.journal.remembered)
        what = "the text breaks the JSON schema that was asked for: type"
        assert seen(events) == ([[("format_not_met", "/city", "type")]], [("answer.format_not_met", what)])

    run()


@requirement("SCM-3", "AGT-1")
@in_loop
async def test_a_call_that_does_not_fit_is_reported_and_not_run() -> None:
    ran: list[str] = []

    def get_weather(city: str) -> str:
        """The weather."""
        ran.append(city)
        return "sunny"

    agent, script = agent_of([calls(("get_weather", {"town": "Oslo"})), "Sorry."], tools=[get_weather])
    thread = AgentThread.new(agent)
    await thread.ask("Weather?")
    faults, notices = seen(list(thread.journal.remembered))
    assert ran == []
    assert [[(name, rule) for name, _, rule in each] for each in faults] == [
        [("arguments_do_not_fit", "additionalProperties"), ("arguments_do_not_fit", "required")],
        [],
    ]
    assert [name for name, _ in notices] == ["answer.arguments_do_not_fit"]
    assert "The call was not run." in script.calls[1].messages[-1].text
