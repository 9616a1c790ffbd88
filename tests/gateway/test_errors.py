"""Every mistake of a client, and every failure of a model server, in the form of the dialect that was asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from turnwire_schema.v1.stream import StreamingChunk

from tests.cases import for_each
from tests.gateway.dialects import CLIENTS, Dialect, every_dialect
from tests.gateway.server import RunningGateway, run_gateway
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.core.errors import ProviderError, TokenLimitError
from turnwire.gateway.settings import GatewaySettings
from turnwire.gateway.stub.mock_script import stand_in_script
from turnwire.providers.kinds.mock import MockProvider

BY_NAME = {client.dialect: client for client in CLIENTS}
# Anthropic has no type of error with these statuses, so it tells them by the nearest that it has.
ANTHROPICS = {502: 500, 503: 529}


def status_in(client: Dialect, status: int) -> int:
    """The status by which a dialect tells what HTTP tells by `status`."""
    return ANTHROPICS.get(status, status) if client.dialect == "anthropic" else status


@requirement("COD-1")
@every_dialect
@pytest.mark.parametrize("body", [b"", b"{", b'{"a": 1} x', b'{"a": NaN}', b"\xff\xfe", b"[" * 90])
def test_a_body_that_is_no_json_is_refused(client: Dialect, gateway: RunningGateway, body: bytes) -> None:
    with gateway.client() as http:
        path, _ = client.request()
        answer = http.post(path, content=body, headers={"content-type": "application/json", **client.headers})
    assert answer.status_code == 400
    assert client.error_of(answer).startswith("the body is not JSON: ")


@every_dialect
@pytest.mark.parametrize("body", [[], "text", 1, None])
def test_a_body_that_is_no_object_is_refused(client: Dialect, gateway: RunningGateway, body: Any) -> None:
    with gateway.client() as http:
        answer = http.post(client.request()[0], content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert client.error_of(answer) == "the body must be a JSON object"


@every_dialect
def test_a_fault_in_the_body_is_told_with_its_path(client: Dialect, gateway: RunningGateway) -> None:
    path, body = client.request()
    field = client.field_of_messages
    body[field] = [{"role": "wizard", "content": "the secret text", "parts": [{"text": "the secret text"}]}]
    with gateway.client() as http:
        answer = http.post(path, json=body, headers=dict(client.headers))
    assert answer.status_code == 400
    assert f"{field}[0]" in client.error_of(answer)
    assert "secret" not in answer.text


@every_dialect
def test_missing_messages_are_told_with_their_path(client: Dialect, gateway: RunningGateway) -> None:
    path, body = client.request()
    del body[client.field_of_messages]
    if client.dialect == "ollama":
        body["messages"] = 1  # without any the model is loaded, see test_loading
    with gateway.client() as http:
        answer = http.post(path, json=body, headers=dict(client.headers))
    assert answer.status_code == 400
    assert client.field_of_messages in client.error_of(answer)


@every_dialect
@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "application/json; charset=utf-16"])
def test_a_wrong_content_type_is_refused(client: Dialect, gateway: RunningGateway, kind: str) -> None:
    path, body = client.request()
    with gateway.client() as http:
        answer = http.post(path, content=json.dumps(body), headers={"content-type": kind})
    assert answer.status_code == 415
    client.error_of(answer)


@every_dialect
def test_a_compressed_body_is_refused(client: Dialect, gateway: RunningGateway) -> None:
    path, body = client.request()
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    with gateway.client() as http:
        answer = http.post(path, content=json.dumps(body), headers=headers)
    assert answer.status_code == 415


@every_dialect
def test_a_body_without_a_type_is_read_as_json(client: Dialect, gateway: RunningGateway) -> None:
    path, body = client.request()
    with gateway.client() as http:
        answer = http.post(path, content=json.dumps(body).encode(), headers=dict(client.headers))
    assert answer.status_code == 200


_OLLAMA: dict[str, dict[str, Any]] = {
    "/api/chat": {"messages": [{"role": "user", "content": "x"}]},
    "/api/generate": {"prompt": "x"},
    "/api/embed": {"input": "x"},
    "/api/embeddings": {"prompt": "x"},
    "/api/show": {},
}


@pytest.mark.parametrize("path", _OLLAMA)
@pytest.mark.parametrize(
    "kind",
    [
        *("application/octet-stream", "application/x-www-form-urlencoded", "application/x-ndjson", "text/json", ""),
        "nonsense",
    ],
)
def test_ollamas_paths_take_every_type_in_which_no_form_can_send_json(
    gateway: RunningGateway, path: str, kind: str
) -> None:
    body = json.dumps({"model": "mock", **_OLLAMA[path]})
    with gateway.client() as http:
        assert http.post(path, content=body, headers={"content-type": kind}).status_code == 200


@pytest.mark.parametrize("path", _OLLAMA)
@pytest.mark.parametrize("kind", ["text/plain", "Text/Plain;charset=UTF-8", "multipart/form-data; boundary=x"])
def test_ollamas_paths_refuse_a_type_in_which_a_form_of_any_page_can_send_json(
    gateway: RunningGateway, path: str, kind: str
) -> None:
    body = json.dumps({"model": "mock", **_OLLAMA[path]})
    with gateway.client() as http:
        answer = http.post(path, content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()) == (415, {"error": "Content-Type must be application/json"})


@pytest.mark.parametrize("kind", ["application/octet-stream", "application/x-www-form-urlencoded", "text/json"])
def test_other_dialects_take_json_alone(gateway: RunningGateway, kind: str) -> None:
    path, body = BY_NAME["openai-chat"].request()
    with gateway.client() as http:
        assert http.post(path, content=json.dumps(body), headers={"content-type": kind}).status_code == 415


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        (
            "/v1/responses",
            {"model": "m", "input": "x", "tools": [{"type": "namespace", "name": "n", "tools": []}]},
            "tools[0].tools: the list must have at least 1 item",
        ),
        (
            "/v1/chat/completions",
            {"model": "m", "messages": 5, "temperature": "x"},
            "messages: must be a list with at least one message; temperature: must be a number",
        ),
        (
            "/v1/chat/completions",
            {"model": "fault-nonsense", "messages": [{"role": "user", "content": "x"}]},
            "provider mock: there is no such fault; "
            "there are fault-400 to fault-599, fault-break, fault-context and fault-timeout",
        ),
        (
            "/v1beta/models/local:frobnicate",
            {},
            "/v1beta/models/local:frobnicate does not take POST; what a model can be asked for is :generateContent, "
            ":streamGenerateContent, :countTokens, :embedContent, :batchEmbedContents",
        ),
    ],
)
def test_an_error_says_once_what_would_be_right(
    gateway: RunningGateway, path: str, body: dict[str, Any], said: str
) -> None:
    with gateway.client() as http:
        assert http.post(path, json=body).json()["error"]["message"] == said


@every_dialect
@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_a_wrong_method_is_refused(client: Dialect, gateway: RunningGateway, method: str) -> None:
    path = client.request()[0]
    if method == "GET" and path.startswith("/v1beta/models/"):
        pytest.skip("a model's page has the same beginning, so this is a question for a model of that name")
    with gateway.client() as http:
        answer = http.request(method, path)
    assert answer.status_code == 405
    assert "POST" in answer.headers["allow"]
    assert client.error_of(answer) == f"{path} does not take {method}; it takes {answer.headers['allow']}"


@pytest.mark.parametrize(
    ("path", "dialect"),
    [
        ("/api/nothing", "ollama"),
        ("/v1/nothing", "openai-chat"),
        ("/nothing", "openai-chat"),
        ("/v1/responses/resp_1", "openai-responses"),
        ("/v1/messages/batches", "anthropic"),
        ("/v1beta/nothing", "gemini"),
    ],
)
def test_an_unknown_path_is_told_in_the_dialect_of_its_beginning(
    gateway: RunningGateway, path: str, dialect: str
) -> None:
    with gateway.client() as http:
        answer = http.get(path)
    assert answer.status_code == 404
    assert BY_NAME[dialect].error_of(answer) == f"there is nothing at {path}; GET /openapi.json lists the paths"


@every_dialect
@pytest.mark.parametrize("is_declared", [True, False])
def test_a_body_over_the_limit_is_refused_also_when_its_length_is_not_told(client: Dialect, is_declared: bool) -> None:
    path, body = client.request("x" * 2000)
    data = json.dumps(body).encode()
    content: Any = data if is_declared else iter([data[:500], data[500:]])
    with run_gateway(MockProvider(), GatewaySettings(port=0, body_limit=1000)) as gateway, gateway.client() as http:
        answer = http.post(path, content=content, headers={"content-type": "application/json", **client.headers})
    assert answer.status_code == 413
    assert client.error_of(answer) == "the body is over the limit of 1000 bytes"


@every_dialect
def test_a_body_of_just_the_limit_is_taken(client: Dialect) -> None:
    path, body = client.request()
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json", **client.headers}
    settings = GatewaySettings(port=0, body_limit=len(data))
    with run_gateway(MockProvider(), settings) as gateway, gateway.client() as http:
        statuses = [http.post(path, content=each, headers=headers).status_code for each in (data, data + b" ")]
    assert statuses == [200, 413]


@pytest.mark.parametrize("path", ["/api/show", "/playground/inspect", "/v1/messages/count_tokens"])
def test_the_limit_holds_for_every_path_that_reads_a_body(path: str) -> None:
    settings = GatewaySettings(port=0, body_limit=1000)
    with run_gateway(MockProvider(), settings) as gateway, gateway.client() as http:
        answer = http.post(path, json={"model": "mock", "text": "x" * 1000})
    assert answer.status_code == 413


@every_dialect
def test_a_body_that_is_said_to_be_over_the_limit_is_refused_before_it_comes(client: Dialect) -> None:
    import socket

    with run_gateway(MockProvider(), GatewaySettings(port=0, body_limit=1000)) as gateway:
        host, port = httpx.URL(gateway.url).host, httpx.URL(gateway.url).port
        assert port is not None
        with socket.create_connection((host, port), timeout=PATIENCE_S) as sock:
            sock.sendall(
                f"POST {client.request()[0]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1001\r\n\r\n".encode()
            )
            head = sock.makefile("rb").read()  # the connection is closed, for the body would have to be read
    assert head.split()[1] == b"413"
    assert b"connection: close" in head.lower()


@every_dialect
def test_a_body_that_does_not_come_is_refused(client: Dialect) -> None:
    import socket

    settings = GatewaySettings(port=0, body_timeout_s=0.05)
    with run_gateway(MockProvider(), settings) as gateway:
        host, port = httpx.URL(gateway.url).host, httpx.URL(gateway.url).port
        assert port is not None
        with socket.create_connection((host, port), timeout=PATIENCE_S) as sock:
            sock.sendall(
                f"POST {client.request()[0]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{{".encode()
            )
            answer = sock.makefile("rb").readline()
    assert answer.split()[1] == b"408"


@requirement("PRV-6")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("model", "status"),
    [
        ("fault-400", 400),
        ("fault-401", 502),  # the gateway's key is refused, not the client's
        ("fault-403", 502),
        ("fault-404", 404),
        ("fault-429", 429),
        ("fault-500", 502),  # the model server's fault
        ("fault-503", 503),
        ("fault-context", 400),
        ("fault-timeout", 504),
    ],
)
def test_a_failure_of_the_model_server_has_the_status_that_says_whose_fault_it_is(
    client: Dialect, gateway: RunningGateway, model: str, status: int, stream: bool
) -> None:
    with gateway.client() as http:
        answer = client.ask(http, model=model, stream=stream)
    if stream and model == "fault-context" and client.dialect == "openai-responses":
        assert_failed_in_stream(answer)
        return
    assert answer.status_code == status_in(client, status)
    client.error_of(answer)


@requirement("PRV-6")
@every_dialect
@pytest.mark.parametrize("stream", [False, True])
def test_a_prompt_that_does_not_fit_is_the_clients_fault_whatever_the_model_server_says(
    client: Dialect, stream: bool
) -> None:
    def overflow(request: object) -> ProviderError:
        return TokenLimitError("the prompt does not fit", category="context_overflow", status=500)

    with run_gateway(MockProvider([overflow])) as gateway, gateway.client() as http:
        answer = client.ask(http, stream=stream)
    if stream and client.dialect == "openai-responses":
        assert_failed_in_stream(answer)
        return
    assert answer.status_code == 400
    assert client.error_of(answer).endswith("the prompt does not fit")  # behind the words that the client acts on


def assert_failed_in_stream(answer: httpx.Response) -> None:
    """A Responses stream that begins and fails: Codex looks for the code there."""
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/event-stream")
    last = json.loads(answer.text.rstrip().rpartition("data: ")[2])
    assert (last["type"], last["response"]["error"]["code"]) == ("response.failed", "context_length_exceeded")


@requirement("PRV-6")
@every_dialect
@for_each("stream", [False, True])
@for_each(("told", "after"), [("7", "7"), ("0.2", "1")])
def test_a_client_is_told_how_long_the_model_server_wants_it_to_wait(
    client: Dialect, told: str, after: str, stream: bool
) -> None:
    from tests.providers.standin import CHAT, StandIn, replies, vllm

    busy = replies({"error": {"message": "slow down", "type": "x", "code": 429}}, 429, retry_after=told)
    with (
        StandIn({CHAT: busy}) as upstream,
        run_gateway(vllm(upstream)) as gateway,
        gateway.client() as http,
    ):
        answer = client.ask(http, model="m", stream=stream)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, after)


def test_of_many_faults_the_first_five_are_told_and_how_many_more_there_are(gateway: RunningGateway) -> None:
    body = {"model": "mock", "messages": [{"role": "wizard", "content": "x"}] * 7}
    with gateway.client() as http:
        answer = http.post("/v1/chat/completions", json=body)
    error = answer.json()["error"]
    assert (answer.status_code, error["param"]) == (400, "messages[0].role")
    told = error["message"].split("; ")
    assert [each.partition(":")[0] for each in told] == [f"messages[{place}].role" for place in range(5)]
    assert told[-1].endswith(" (and 2 more)")


@requirement("COD-1")
@every_dialect
def test_an_error_in_mid_stream_is_told_in_the_stream(client: Dialect, own_gateway: RunningGateway) -> None:
    from turnwire.codecs.registry import get_codec
    from turnwire.core.errors import ProviderError

    with own_gateway.client() as http:
        answer, seen = client.ask_until_broken(http, model="fault-break")
    assert answer.status_code == 200
    with pytest.raises(ProviderError) as caught:
        get_codec(client.dialect).decode_stream([seen])
    assert caught.value.partial is not None
    assert caught.value.partial.message.text == "This is cut off "
    assert b"the stand-in broke the stream off" in seen
    (line,) = own_gateway.wait_for_log(1)
    assert (line["status"], line["error_code"]) == (200, "ACODE-MDL-008")


@requirement("PRV-6")
@every_dialect
def test_a_model_that_nobody_has_is_not_found(client: Dialect) -> None:
    settings = GatewaySettings(port=0, only_listed_models=True)
    with run_gateway(MockProvider(stand_in_script()), settings) as gateway, gateway.client() as http:
        answer = client.ask(http, model="no-such-model")
    assert answer.status_code == 404
    assert "no-such-model" in client.error_of(answer)


@every_dialect
def test_a_gateway_that_is_full_says_so(client: Dialect) -> None:
    settings = GatewaySettings(port=0, concurrency=1)
    with run_gateway(MockProvider(), settings) as gateway, gateway.client() as http:
        gateway.gateway.services.metrics.active = 1
        answer = client.ask(http)
        gateway.gateway.services.metrics.active = 0
        assert client.ask(http).status_code == 200
    assert answer.status_code == status_in(client, 503)
    assert answer.headers["retry-after"] == "1"
    assert "ask again" in client.error_of(answer)


@every_dialect
def test_a_fault_of_ours_is_a_500_that_shows_nothing_but_its_type(client: Dialect) -> None:
    def broken(request: object) -> str:
        raise RuntimeError("the secret text")

    with run_gateway(MockProvider([broken])) as gateway, gateway.client() as http:
        answer = client.ask(http)
        lines = gateway.wait_for_log(2)
    assert answer.status_code == 500
    assert client.error_of(answer) == "the gateway failed (RuntimeError); its log names this request"
    assert (lines[0]["event"], lines[0]["fault"]) == ("fault", "RuntimeError")
    assert lines[0]["request_id"] == answer.headers["turnwire-request-id"]
    assert "secret" not in gateway.log.getvalue()


@every_dialect
def test_a_fault_of_ours_in_mid_stream_is_told_there_and_logged_by_its_type(client: Dialect) -> None:
    class Breaking(list[StreamingChunk]):
        def __iter__(self) -> Iterator[StreamingChunk]:
            yield StreamingChunk(text="First.")
            raise RuntimeError("the secret text")

    with run_gateway(MockProvider([Breaking()])) as gateway, gateway.client() as http:
        answer, seen = client.ask_until_broken(http)
        fault, line = gateway.wait_for_log(2)
    assert answer.status_code == 200
    assert b"the gateway failed (RuntimeError); its log names this request" in seen
    assert (fault["event"], fault["fault"]) == ("fault", "RuntimeError")
    assert (line["status"], line["error_code"], line["request_id"]) == (200, "ACODE-MDL-004", fault["request_id"])
    assert "secret" not in seen.decode() + gateway.log.getvalue()


@every_dialect
def test_an_answer_that_failed_leaves_its_place_to_the_next(client: Dialect) -> None:
    settings = GatewaySettings(port=0, concurrency=1)
    with run_gateway(MockProvider(stand_in_script()), settings) as gateway, gateway.client() as http:
        for model in ("fault-400", "fault-500"):
            for stream in (False, True):
                client.ask(http, model=model, stream=stream)
        client.ask(http, model="fault-break")
        client.ask_until_broken(http, model="fault-break")
        assert client.ask(http).status_code == 200


@requirement("COD-2")
def test_a_request_that_cannot_be_said_is_refused_when_losses_are(gateway: RunningGateway) -> None:
    from tests.providers.standin import StandIn, ollama, ollama_routes, replies

    body = {
        "model": "m",
        "messages": [{"role": "user", "content": "x"}],
        "logit_bias": {"50256": -100},
        "stream": False,
    }
    with StandIn(ollama_routes(replies({}))) as upstream:
        settings = GatewaySettings(port=0, on_loss="raise")
        with run_gateway(ollama(upstream), settings) as strict, strict.client() as http:
            answer = http.post("/v1/chat/completions", json=body)
        assert "/api/chat" not in upstream.paths()
    assert answer.status_code == 400
    assert "the option logit_bias of openai-chat [ollama.foreign_option]" in answer.json()["error"]["message"]
