"""Agent threads over HTTP: made, continued, decided, followed, cancelled and deleted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.context import Mode
from turnwire_schema.v1.policy import ToolPolicy

from tests.agent.parts import calls
from tests.agent.test_loop import get_weather
from tests.gateway.server import RunningGateway, run_gateway
from tests.gateway.threaded import events_of, refusal, run_threads, said, words
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.core.errors import ConfigurationError, ProviderUnavailableError
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider
from turnwire.providers.secrets import Secret

WEATHER = calls(("get_weather", {"city": "Oslo"}))


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "threads.db"


@requirement("AGT-3")
def test_a_thread_is_made_continued_shown_listed_and_deleted(place: Path) -> None:
    with run_threads(place, ["One.", "Two."]) as gateway, gateway.client() as http:
        made = http.post("/agents/threads", json=said("First", title="A talk", metadata={"of": 1})).json()
        thread_id = made["thread"]["id"]
        assert made["reply"] == {"role": "assistant", "content": "One."}
        assert (made["thread"]["status"], made["thread"]["outcome"], made["pending"]) == ("idle", "completed", [])
        assert made["thread"]["metadata"] == {"of": 1}
        again = http.post(f"/agents/threads/{thread_id}/messages", json=said("Second")).json()
        assert again["reply"]["content"] == "Two."
        shown = http.get(f"/agents/threads/{thread_id}").json()
        assert shown == again
        whole = http.get(f"/agents/threads/{thread_id}", params={"context": "1"}).json()
        assert whole["context"]["title"] == "A talk"
        (branch,) = whole["context"]["branches"]
        texts = [(each["data"]["role"], each["data"]["content"]) for each in branch["entries"]]
        assert texts == [("user", "First"), ("assistant", "One."), ("user", "Second"), ("assistant", "Two.")]
        assert http.get("/agents/threads").json() == {"threads": [shown["thread"]]}
        assert shown["thread"]["title"] == "A talk"
        assert http.delete(f"/agents/threads/{thread_id}").json() == {"id": thread_id, "deleted": True}
        assert refusal(http.get(f"/agents/threads/{thread_id}")) == (404, "not_found", None)
        assert refusal(http.delete(f"/agents/threads/{thread_id}")) == (404, "not_found", None)
        assert http.get("/agents/threads").json() == {"threads": []}


@requirement("AGT-3")
def test_a_thread_without_messages_waits(place: Path) -> None:
    with run_threads(place, ["One."]) as gateway, gateway.client() as http:
        made = http.post("/agents/threads", json={}).json()
        assert (made["thread"]["status"], "outcome" in made["thread"], "reply" in made) == ("idle", False, False)
        thread_id = made["thread"]["id"]
        assert http.post(f"/agents/threads/{thread_id}/messages", json=said("Hi")).json()["reply"]["content"] == "One."


@requirement("AGT-3")
def test_a_mode_that_there_is_not_is_refused_with_those_there_are(place: Path) -> None:
    with run_threads(place, [], modes=[Mode(name="plan"), Mode(name="do")]) as gateway, gateway.client() as http:
        answer = http.post("/agents/threads", json={"mode": "fly"})
        assert refusal(answer) == (400, "unknown_mode", "/mode")
        assert answer.json()["error"]["message"] == "/mode: there are: plan, do"


@requirement("AGT-3")
def test_the_list_comes_in_pages(place: Path) -> None:
    with run_threads(place, []) as gateway, gateway.client() as http:
        ids = [http.post("/agents/threads", json={}).json()["thread"]["id"] for _ in range(3)]
        first = http.get("/agents/threads", params={"limit": "2"}).json()
        rest = http.get("/agents/threads", params={"limit": "2", "after": first["next"]}).json()
        assert [each["id"] for page in (first, rest) for each in page["threads"]] == ids[::-1]
        assert "next" not in rest
        assert refusal(http.get("/agents/threads", params={"limit": "0"})) == (400, "pattern", "/limit")
        assert http.get("/agents/threads", params={"after": "nowhere"}).status_code == 400


@requirement("AGT-3")
def test_a_stream_has_the_events_of_its_run_with_their_ids_and_ends_with_it(place: Path) -> None:
    with run_threads(place, ["One two.", "Three."]) as gateway, gateway.client() as http:
        answer = http.post("/agents/threads", json=said("First", stream=True))
        assert answer.headers["content-type"] == "text/event-stream"
        events = events_of(answer.text)
        assert [event["event_id"] for event in events] == list(range(1, len(events) + 1))
        kept = [word for word in words(events) if word != "chunk"]
        assert kept == ["entry_added", "run_started", "round_started", "answer", "run_ended"]
        chunks = [event["chunk"] for event in events if event["event"] == "chunk"]
        assert "".join(chunk.get("text") or "" for chunk in chunks) == "One two."
        thread_id = events[0]["thread_id"]
        more = events_of(http.post(f"/agents/threads/{thread_id}/messages", json=said("2", stream=True)).text)
        assert more[0]["event_id"] == len(events) + 1
        assert more[-1]["outcome"] == "completed"


@requirement("AGT-3")
def test_events_are_resumed_behind_the_one_that_is_known_by_header_or_query(place: Path) -> None:
    with run_threads(place, ["One two."]) as gateway, gateway.client() as http:
        events = events_of(http.post("/agents/threads", json=said("First", stream=True)).text)
        path = f"/agents/threads/{events[0]['thread_id']}/events"
        assert events_of(http.get(path).text) == events
        assert events_of(http.get(path, headers={"Last-Event-ID": "2"}).text) == events[2:]
        assert events_of(http.get(path, params={"after": "3"}).text) == events[3:]
        both = http.get(path, params={"after": "3"}, headers={"Last-Event-ID": "1"})
        assert events_of(both.text) == events[3:]
        back = http.get(path, params={"after": "1"}, headers={"Last-Event-ID": "3"})  # a browser that comes back
        assert events_of(back.text) == events[3:]
        assert events_of(http.get(path, params={"after": str(len(events))}).text) == []


@requirement("AGT-3", "AGT-2")
def test_after_a_restart_events_come_from_the_store_without_chunks(place: Path) -> None:
    with run_threads(place, ["One two."]) as gateway, gateway.client() as http:
        events = events_of(http.post("/agents/threads", json=said("First", stream=True)).text)
    with run_threads(place, []) as gateway, gateway.client() as http:
        again = events_of(http.get(f"/agents/threads/{events[0]['thread_id']}/events").text)
        assert again == [event for event in events if event["event"] != "chunk"]


@requirement("AGT-3")
@pytest.mark.parametrize("place_of_id", ["query", "header"])
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("999999", (409, "unknown_event")),
        ("-1", (400, "pattern")),
        ("x", (400, "pattern")),
        ("1" * 16, (400, "pattern")),
    ],
)
def test_an_event_that_there_is_not_is_refused(
    place: Path, place_of_id: str, given: str, expected: tuple[int, str]
) -> None:
    with run_threads(place, ["One."]) as gateway, gateway.client() as http:
        thread_id = http.post("/agents/threads", json=said("First")).json()["thread"]["id"]
        options: dict[str, Any] = (
            {"params": {"after": given}} if place_of_id == "query" else {"headers": {"Last-Event-ID": given}}
        )
        answer = http.get(f"/agents/threads/{thread_id}/events", **options)
        assert refusal(answer)[:2] == expected


@requirement("AGT-3", "CTX-3")
def test_a_pending_call_is_approved_with_its_hash_and_the_thread_goes_on(place: Path) -> None:
    with run_threads(place, [WEATHER, "Sunny."], tools=[get_weather]) as gateway, gateway.client() as http:
        asked = http.post("/agents/threads", json=said("Weather?")).json()
        assert asked["thread"]["status"] == "waiting"
        (pending,) = asked["pending"]
        path = f"/agents/threads/{asked['thread']['id']}"
        assert refusal(http.post(f"{path}/messages", json=said("And?"))) == (409, "pending", None)
        decision = {"request_id": pending["id"], "hash": pending["data"]["approval"]["hash"], "decision": "approve"}
        done = http.post(f"{path}/approvals", json={"decisions": [decision]}).json()
        assert (done["reply"]["content"], done["pending"]) == ("Sunny.", [])
        again = http.post(f"{path}/approvals", json={"decisions": [decision]})
        assert refusal(again) == (409, "already_used", "/decisions/0/request_id")


@requirement("AGT-3", "CTX-3")
def test_several_calls_wait_until_the_last_is_decided(place: Path) -> None:
    two = calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"}))
    with run_threads(place, [two, "Mixed."], tools=[get_weather]) as gateway, gateway.client() as http:
        asked = http.post("/agents/threads", json=said("Weather?")).json()
        path = f"/agents/threads/{asked['thread']['id']}/approvals"
        decisions = [
            {"request_id": each["id"], "hash": each["data"]["approval"]["hash"], "decision": decision}
            for each, decision in zip(asked["pending"], ("approve", "deny"), strict=True)
        ]
        first = events_of(http.post(path, json={"decisions": decisions[:1], "stream": True}).text)
        assert words(first) == ["approval_decided"]
        events = events_of(http.post(path, json={"decisions": decisions[1:], "stream": True}).text)
        assert [word for word in words(events) if word != "chunk"] == [
            *("approval_decided", "run_started", "tool_started", "tool_completed", "tool_completed"),
            *("round_started", "answer", "run_ended"),
        ]


@requirement("AGT-3", "CTX-3")
def test_decisions_are_made_all_or_none(place: Path) -> None:
    two = calls(("get_weather", {"city": "Oslo"}), ("get_weather", {"city": "Rome"}))
    with run_threads(place, [two], tools=[get_weather]) as gateway, gateway.client() as http:
        asked = http.post("/agents/threads", json=said("Weather?")).json()
        path = f"/agents/threads/{asked['thread']['id']}"
        one, other = (
            {"request_id": each["id"], "hash": each["data"]["approval"]["hash"], "decision": "approve"}
            for each in asked["pending"]
        )
        wrong = {**other, "hash": "0" * 64}
        assert refusal(http.post(f"{path}/approvals", json={"decisions": [one, wrong]})) == (
            409,
            "wrong_hash",
            "/decisions/1/hash",
        )
        assert http.get(path).json()["pending"] == asked["pending"]


class Gate:
    """A tool that waits until the test lets it go on."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.opened: asyncio.Event | None = None

    def tool(self) -> Any:
        async def wait() -> str:
            """Wait."""
            self.loop, self.opened = asyncio.get_running_loop(), asyncio.Event()
            self.reached.set()
            await self.opened.wait()
            return "opened"

        return wait

    def wait(self) -> None:
        assert self.reached.wait(PATIENCE_S)

    def open(self) -> None:
        assert self.loop is not None
        assert self.opened is not None
        self.loop.call_soon_threadsafe(self.opened.set)


ALLOW = ToolPolicy(default="allow")


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def waiting(place: Path, gate: Gate) -> Iterator[tuple[RunningGateway, str]]:
    """A gateway with a thread whose client has left in the middle of its run."""
    script = [calls(("wait", {})), "Done.", "More."]
    with run_threads(place, script, tools=[gate.tool()], policy=ALLOW) as gateway, gateway.client() as http:
        with http.stream("POST", "/agents/threads", json=said("Go", stream=True)) as answer:
            lines = (line for line in answer.iter_lines() if line.startswith("data: "))
            thread_id = events_of(f"id: 1\nevent: entry_added\n{next(lines)}\n\n")[0]["thread_id"]
            gate.wait()
        yield gateway, thread_id


@requirement("AGT-3")
def test_a_client_that_leaves_does_not_end_the_run(waiting: tuple[RunningGateway, str], gate: Gate) -> None:
    gateway, thread_id = waiting
    path = f"/agents/threads/{thread_id}"
    with gateway.client() as http:
        assert http.get(path).json()["thread"]["status"] == "running"
        assert refusal(http.post(f"{path}/messages", json=said("Hurry"))) == (409, "busy", None)
        with http.stream("GET", f"{path}/events", params={"after": "1"}) as answer:
            gate.open()
            answer.read()
        events = events_of(answer.text)
        assert (events[0]["event_id"], words(events)[-1], events[-1]["outcome"]) == (2, "run_ended", "completed")
        assert http.get(path).json()["reply"]["content"] == "Done."
        assert http.post(f"{path}/messages", json=said("More")).json()["reply"]["content"] == "More."


@requirement("AGT-3")
def test_a_run_is_cancelled_and_the_thread_goes_on_later(waiting: tuple[RunningGateway, str]) -> None:
    gateway, thread_id = waiting
    with gateway.client() as http:
        view = http.post(f"/agents/threads/{thread_id}/cancel").json()
        assert (view["thread"]["status"], view["thread"]["outcome"]) == ("idle", "cancelled")
        assert http.post(f"/agents/threads/{thread_id}/cancel").json() == view
        assert http.post(f"/agents/threads/{thread_id}/messages", json=said("On")).json()["reply"]["content"] == "Done."


@requirement("AGT-3")
def test_a_thread_that_runs_is_deleted_with_its_run(waiting: tuple[RunningGateway, str]) -> None:
    gateway, thread_id = waiting
    with gateway.client() as http:
        assert http.delete(f"/agents/threads/{thread_id}").json()["deleted"] is True
        assert http.get("/agents/threads").json() == {"threads": []}


@requirement("AGT-3")
def test_a_follower_gets_a_sign_of_life_in_a_silence(place: Path, gate: Gate) -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, keep_alive_s=0.05)
    script = [calls(("wait", {})), "Done."]
    with (
        run_threads(place, script, tools=[gate.tool()], policy=ALLOW, settings=settings) as gateway,
        gateway.client() as http,
        http.stream("POST", "/agents/threads", json=said("Go", stream=True)) as answer,
    ):
        lines = answer.iter_lines()
        assert next(line for line in lines if line.startswith(":")) == ": keep-alive"
        gate.open()
        assert "event: run_ended" in list(lines)


@requirement("AGT-3")
def test_the_gateways_end_ends_runs_and_stores_them(place: Path, gate: Gate) -> None:
    script = [calls(("wait", {}))]
    with run_threads(place, script, tools=[gate.tool()], policy=ALLOW) as gateway, gateway.client() as http:
        with http.stream("POST", "/agents/threads", json=said("Go", stream=True)) as answer:
            gate.wait()
            gateway.stop()
            answer.read()
        events = events_of(answer.text)
        assert (words(events)[-1], events[-1]["outcome"]) == ("run_ended", "cancelled")
    with run_threads(place, ["On."]) as gateway, gateway.client() as http:
        shown = http.get(f"/agents/threads/{events[0]['thread_id']}").json()
        assert (shown["thread"]["status"], shown["thread"]["outcome"]) == ("idle", "cancelled")


@requirement("AGT-3")
def test_a_run_takes_a_place_until_it_ends_and_without_one_nothing_is_said(place: Path, gate: Gate) -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, concurrency=1)
    script = [calls(("wait", {})), "Done.", "Second."]
    with (
        run_threads(place, script, tools=[gate.tool()], policy=ALLOW, settings=settings) as gateway,
        gateway.client() as http,
    ):
        idle = http.post("/agents/threads", json={}).json()["thread"]["id"]
        with http.stream("POST", "/agents/threads", json=said("Go", stream=True)) as answer:
            gate.wait()
            for path in ("/agents/threads", f"/agents/threads/{idle}/messages"):
                refused = http.post(path, json=said("Me too"))
                assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
            assert len(http.get("/agents/threads").json()["threads"]) == 2
            refused = http.get(f"/agents/threads/{idle}/events")
            assert refusal(refused) == (503, "followers", None)
            gate.open()
            answer.read()
        whole = http.get(f"/agents/threads/{idle}", params={"context": "1"}).json()
        assert "entries" not in whole["context"]["branches"][0] or whole["context"]["branches"][0]["entries"] == []
        done = http.post(f"/agents/threads/{idle}/messages", json=said("Now")).json()
        assert done["reply"]["content"] == "Second."


@requirement("AGT-3")
def test_a_model_that_fails_is_told_by_the_thread_and_not_by_the_status(place: Path) -> None:
    script = [ProviderUnavailableError("refused", retryable=True)]
    with run_threads(place, script) as gateway, gateway.client() as http:
        answer = http.post("/agents/threads", json=said("First"))
        view = answer.json()
        assert (answer.status_code, view["thread"]["status"], view["thread"]["outcome"]) == (200, "failed", "failed")
        assert view["thread"]["error"]["code"].startswith("ACODE-")


@requirement("AGT-3")
def test_without_threads_their_paths_say_what_to_do() -> None:
    with run_gateway(MockProvider(stand_in_script())) as gateway, gateway.client() as http:
        for answer in (http.post("/agents/threads", json=said("Hi")), http.get("/agents/threads/x/events")):
            assert refusal(answer) == (404, "no_threads", None)
            assert "turnwire serve --threads" in answer.json()["error"]["message"]
        assert http.get("/agents/messages/test").status_code == 200


@requirement("AGT-3", "MSG-16")
def test_the_chain_of_messages_is_tried_and_each_step_reported(gateway: RunningGateway) -> None:
    with gateway.client() as http:
        report = http.get("/agents/messages/test").json()
    assert report["passed"] is True
    assert [(check["name"], check["passed"]) for check in report["checks"]] == [
        ("build", True),
        ("validate", True),
        ("filter", True),
        ("refuse_unknown_role", True),
        ("refuse_forged_assistant", True),
        ("refuse_forged_tool", True),
        ("refuse_empty", True),
        ("concatenate", True),
        ("estimate", True),
    ]


@requirement("AGT-3")
def test_a_step_of_the_chain_that_fails_is_reported_with_503(
    own_gateway: RunningGateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnwire.gateway.workbench.message_self_test.check_user_input", lambda messages: None)
    with own_gateway.client() as http:
        answer = http.get("/agents/messages/test")
    failed = [check["name"] for check in answer.json()["checks"] if not check["passed"]]
    assert (answer.status_code, answer.json()["passed"]) == (503, False)
    assert failed == ["refuse_forged_assistant", "refuse_forged_tool"]


@requirement("AGT-3", "PRV-9")
def test_who_may_ask_is_the_gateways_rule(place: Path) -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, key=Secret("the-right-key"))
    with run_threads(place, ["One."], settings=settings) as gateway, gateway.client() as http:
        assert http.post("/agents/threads", json=said("Hi")).status_code == 401
        assert http.get("/agents/threads", headers={"x-api-key": "another"}).status_code == 401
        keyed = {"x-api-key": "the-right-key"}
        foreign = http.get("/agents/threads", headers={**keyed, "origin": "http://elsewhere.example"})
        assert (foreign.status_code, foreign.json()["error"]["category"]) == (403, "permission")
        rebound = http.get("/agents/threads", headers={**keyed, "host": "elsewhere.example"})
        assert rebound.status_code == 403
        assert http.post("/agents/threads", json=said("Hi"), headers=keyed).status_code == 200


@requirement("AGT-3", "CTX-3")
@pytest.mark.parametrize(
    ("name", "decider"), [(None, "client"), ("Anna B.2", "client: Anna B.2"), ("policy", "client: policy")]
)
@pytest.mark.parametrize("word", ["approve", "deny"])
def test_who_decided_is_whom_the_gateway_names_and_not_what_a_client_says(
    place: Path, name: str | None, decider: str, word: str
) -> None:
    settings = GatewaySettings(port=0, grace_s=0.2, key=Secret("the-right-key"), key_name=name)
    keyed = {"x-api-key": "the-right-key"}
    script = [calls(("get_weather", {"city": "Oslo"})), "Well."]
    with run_threads(place, script, tools=[get_weather], settings=settings) as gateway, gateway.client() as http:
        asked = http.post("/agents/threads", json=said("Weather?"), headers=keyed).json()
        path = f"/agents/threads/{asked['thread']['id']}"
        (call,) = asked["pending"]
        made = {"request_id": call["id"], "hash": call["data"]["approval"]["hash"], "decision": word}
        forged = {"decisions": [{**made, "decided_by": "somebody"}]}
        assert http.post(f"{path}/approvals", json=forged, headers=keyed).status_code == 400
        http.post(f"{path}/approvals", json={"decisions": [made]}, headers=keyed)
        stored = http.get(path, params={"context": "1"}, headers=keyed)
    (entry,) = [e for e in stored.json()["context"]["branches"][0]["entries"] if e["type"] == "tool_request"]
    assert entry["data"]["approval"]["decided_by"] == decider
    assert "the-right-key" not in stored.text
    assert ("The user denied" in stored.text) == (word == "deny")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "give a name"),
        ("a\nb", "give a name"),
        ("a" * 65, "give a name"),
        (" a", "give a name"),
        ("the-right-key", "looks like the key"),
        ("sk-another-key", "looks like the key"),
    ],
)
def test_a_name_of_the_key_is_a_name_and_no_key(name: str, words: str) -> None:
    with pytest.raises(ConfigurationError, match=words) as caught:
        GatewaySettings(key=Secret("the-right-key"), key_name=name)
    assert "-key" not in str(caught.value).replace("--api-key", "")


@requirement("AGT-3")
def test_the_log_has_a_line_for_each_request_without_content(place: Path) -> None:
    with run_threads(place, ["A secret answer."]) as gateway, gateway.client() as http:
        http.post("/agents/threads", json=said("A secret question"))
        http.post("/agents/threads", json={"messages": [{"role": "robot", "content": "secret"}]})
        lines = gateway.wait_for_log(2)
        told = [
            (line["route"], line["status"], line.get("provider"), line.get("prompt_tokens", 0) > 0) for line in lines
        ]
        assert told == [("/agents/threads", 200, "mock", True), ("/agents/threads", 400, None, False)]
        assert "secret" not in gateway.log.getvalue()
