"""`turnwire convert`: every kind between every two dialects, on what real servers and clients sent."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Container, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.response import ChatResponse

from tests.cases import for_each
from tests.cli.recordings import RECORDINGS, recordings
from tests.cli.runner import script, turnwire
from tests.requirements import requirement
from turnwire.cli.convert import Kind
from turnwire.codecs.registry import CODEC_NAMES
from turnwire.contract.surfaces import codec_for, surface_of
from turnwire.convert.payload import Outcome, convert_payload, detect_payload
from turnwire.convert.stream import StreamTranscoder
from turnwire.core.closed_schema import close_objects
from turnwire.core.errors import InvalidDataError, ProviderError


class Dialect(StrEnum):
    """What a payload can be written in."""

    CANONICAL = "canonical"
    OLLAMA = "ollama"
    OPENAI_CHAT = "openai-chat"
    VLLM = "vllm"
    LLAMACPP = "llamacpp"
    GROQ = "groq"
    OLLAMA_V1 = "ollama-v1"
    TRANSFORMERS_SERVE = "transformers-serve"
    MLX_LM = "mlx-lm"
    LITELLM = "litellm"
    OPENAI_RESPONSES = "openai-responses"
    ANTHROPIC = "anthropic"
    ANTHROPIC_2026 = "anthropic-2026-10-21"
    GEMINI = "gemini"
    GEMINI_INTERACTIONS = "gemini-interactions"


CANONICAL = Dialect.CANONICAL
WIRES = [dialect for dialect in Dialect if dialect is not CANONICAL]

# One recorded exchange for each dialect that servers were recorded in.
SAMPLES = {
    (Dialect.OLLAMA, Kind.REQUEST): "ollama-0.33.0-rc2/tools.json",
    (Dialect.OLLAMA, Kind.RESPONSE): "ollama-0.33.0-rc2/tools.json",
    (Dialect.OLLAMA, Kind.STREAM): "ollama-0.33.0-rc2/tools-stream.json",
    (Dialect.OLLAMA, Kind.ERROR): "ollama-0.33.0-rc2/model-404.json",
    (Dialect.OLLAMA_V1, Kind.REQUEST): "ollama-0.33.0-rc2/v1-tools.json",
    (Dialect.OLLAMA_V1, Kind.RESPONSE): "ollama-0.33.0-rc2/v1-tools.json",
    (Dialect.OLLAMA_V1, Kind.STREAM): "ollama-0.33.0-rc2/v1-tools-stream.json",
    (Dialect.VLLM, Kind.REQUEST): "vllm-0.32.0/chat/tool-named.json",
    (Dialect.VLLM, Kind.RESPONSE): "vllm-0.32.0/chat/tool-named.json",
    (Dialect.VLLM, Kind.STREAM): "vllm-0.32.0/chat-stream/tool-named.json",
    (Dialect.VLLM, Kind.ERROR): "vllm-0.32.0/errors/chat-unknown-model.json",
    (Dialect.TRANSFORMERS_SERVE, Kind.REQUEST): "transformers-serve-5.24.0/chat/tool-required.json",
    (Dialect.TRANSFORMERS_SERVE, Kind.RESPONSE): "transformers-serve-5.24.0/chat/tool-required.json",
    (Dialect.TRANSFORMERS_SERVE, Kind.STREAM): "transformers-serve-5.24.0/chat-stream/tool-required.json",
    (Dialect.MLX_LM, Kind.REQUEST): "mlx-lm-0.32.2/chat/tool-auto.json",
    (Dialect.MLX_LM, Kind.RESPONSE): "mlx-lm-0.32.2/chat/tool-auto.json",
    (Dialect.MLX_LM, Kind.STREAM): "mlx-lm-0.32.2/chat-stream/tool-auto.json",
    (Dialect.MLX_LM, Kind.ERROR): "mlx-lm-0.32.2/chat/nulls.json",
    (Dialect.LITELLM, Kind.REQUEST): "litellm-proxy-1.105.2/chat/tool-auto-mlx.json",
    (Dialect.LITELLM, Kind.STREAM): "litellm-proxy-1.105.2/chat-stream/tool-auto-mlx.json",
    (Dialect.LITELLM, Kind.ERROR): "litellm-proxy-1.105.2/errors/chat-unknown-model.json",
    (Dialect.LLAMACPP, Kind.REQUEST): "llama.cpp-xllamacpp-2026.10.11549/chat/tool-required.json",
    (Dialect.LLAMACPP, Kind.RESPONSE): "llama.cpp-xllamacpp-2026.10.11549/chat/tool-required.json",
    (Dialect.LLAMACPP, Kind.STREAM): "llama.cpp-xllamacpp-2026.10.11549/chat-stream/tool-required.json",
    (Dialect.LLAMACPP, Kind.ERROR): "llama.cpp-xllamacpp-2026.10.11549/errors/auth-missing-chat.json",
}


def sample(source: Dialect, kind: Kind) -> bytes:
    """The recorded bytes of a payload; written from a vLLM one where nothing was recorded in the dialect."""
    if kind is Kind.MESSAGES:
        return messages_sample(source)
    name = SAMPLES.get((source, kind))
    if name is None:
        value = convert_payload(kind, sample(Dialect.VLLM, kind), Dialect.VLLM, source, status=404).value
        if source is CANONICAL and kind is Kind.STREAM:
            chunk = {"text": "hello", "model": "m"}
            return b"".join(json.dumps(line).encode() + b"\n" for line in (chunk, {**END, "model": "m"}))
        return value if isinstance(value, bytes) else json.dumps(value).encode()
    (found,) = (recording for recording in recordings() if recording.name == name)
    raw = found.request.raw if kind is Kind.REQUEST else found.response.raw
    assert raw is not None
    return raw


def messages_sample(source: Dialect) -> bytes:
    """The messages of a recorded request alone, written in the dialect from those that vLLM took."""
    body = json.loads(sample(Dialect.VLLM, Kind.REQUEST))
    messages = json.dumps(body["messages"]).encode()
    return json.dumps(convert_payload("messages", messages, Dialect.VLLM, source).value).encode()


END = {"is_complete": True, "finish_reason": "stop", "usage": {"prompt_tokens": 3, "completion_tokens": 1}}


@requirement("COD-1")
def test_every_codec_can_be_named() -> None:
    assert {dialect.value for dialect in Dialect} == {"canonical", *CODEC_NAMES}


@requirement("CLI-2", "COD-1", "COD-4")
@for_each("kind", list(Kind))
@for_each("source", list(Dialect))
@for_each("target", list(Dialect))
def test_every_kind_goes_from_every_dialect_to_every_other(kind: Kind, source: Dialect, target: Dialect) -> None:
    data = sample(source, kind)
    command = ("convert", "--from", source, "--to", target, "--kind", kind, "--status", "404", "--model", "m")
    plain = turnwire(*command, stdin=data)
    assert plain.code == 0
    as_json = turnwire(*command, "-", "--json", stdin=data)
    assert (as_json.code, as_json.err) == (0, "")
    assert set(as_json.json) == {"value", "losses"}
    assert plain.err.count("\n") == len(as_json.json["losses"])
    assert all(line.startswith("loss: ") for line in plain.err.splitlines())
    if kind is Kind.STREAM and target is not CANONICAL:
        assert plain.out == as_json.json["value"]
    else:
        assert plain.json == as_json.json["value"]


@requirement("CLI-2", "COD-2")
def test_messages_are_converted_with_the_system_text_where_each_dialect_has_it(here: Path) -> None:
    chat = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}]
    (here / "messages.json").write_text(json.dumps(chat))
    command = ("convert", "--from", "openai-chat", "--kind", "messages", "messages.json", "--to")
    anthropic = {
        "messages": [{"role": "user", "content": "Hi"}],
        "system": "Be brief.",
    }
    assert turnwire(*command, "anthropic").json == anthropic
    assert turnwire(*command, "ollama").json == chat
    assert turnwire(*command, "canonical").json == chat
    back = ("convert", "--from", "anthropic", "--kind", "messages", "--to", "openai-chat", "-")
    assert turnwire(*back, stdin=json.dumps(anthropic).encode()).json == chat
    assert turnwire(*back, stdin=json.dumps(anthropic["messages"]).encode()).json == chat[1:]
    odd = turnwire(*back, stdin=b"5")
    assert (odd.code, odd.out) == (1, "")
    assert "messages" in odd.err


@requirement("CLI-2", "COD-2")
def test_a_request_is_converted_to_exactly_this(here: Path) -> None:
    body = {
        "model": "qwen3:4b",
        "messages": [{"role": "user", "content": "Hi"}],
        "stream": False,
        "options": {"num_predict": 5, "num_ctx": 4096, "mirostat": 1},
        "keep_alive": "5m",
    }
    (here / "request.json").write_text(json.dumps(body))
    command = ("convert", "--from", "ollama", "--to", "openai-chat", "--kind", "request", "request.json")
    as_json = turnwire(*command, "--json")
    assert as_json.json["value"] == {
        "model": "qwen3:4b",
        "messages": [{"role": "user", "content": "Hi"}],
        "max_completion_tokens": 5,
    }
    assert [(loss["at"], loss["reason"], loss["action"]) for loss in as_json.json["losses"]] == [
        ("/parameters/provider_options", f"the option {name} of ollama", "left out")
        for name in ("keep_alive", "options.num_ctx", "options.mirostat")
    ]
    plain = turnwire(*command)
    assert plain.json == as_json.json["value"]
    assert plain.err.splitlines() == [
        f"loss: /parameters/provider_options: the option {name} of ollama (left out) [openai-chat.foreign_option]"
        for name in ("keep_alive", "options.num_ctx", "options.mirostat")
    ]
    assert script(*command, cwd=here).json == plain.json


@requirement("COD-2")
def test_an_option_of_another_dialect_is_a_loss_wherever_it_stands() -> None:
    request = {
        "messages": [
            {
                "role": "user",
                "content": [{"type": "text", "text": "x", "provider_options": {"groq": {"a": 1}}}],
                "provider_options": {"ollama": {"b": 1}},
            },
            {
                "role": "assistant",
                "tool_calls": [{"id": "1", "name": "f", "arguments": {}, "provider_options": {"vllm": {"c": None}}}],
            },
            {"role": "tool", "content": "", "tool_call_id": "1", "name": "f"},
        ],
        "tools": [
            {
                "name": "f",
                "description": "d",
                "parameters": {"type": "object"},
                "provider_options": {"anthropic": {"d": 1}},
            }
        ],
        "parameters": {"model": "m", "provider_options": {"vllm": {"top_k": 3}, "ollama": {"options": {"e": 1}}}},
    }
    result = turnwire(
        "convert",
        "--from",
        "canonical",
        "--to",
        "vllm",
        "--kind",
        "request",
        "--json",
        stdin=json.dumps(request).encode(),
    )
    foreign = [loss for loss in result.json["losses"] if loss["id"] == "openai-chat.foreign_option"]
    assert [(loss["at"], loss["reason"]) for loss in foreign] == [
        ("/parameters/provider_options", "the option options.e of ollama"),
        ("/tools/0/provider_options", "the option d of anthropic"),
        ("/messages/0/provider_options", "the option b of ollama"),
        ("/messages/0/content/0/provider_options", "the option a of groq"),
    ]


@requirement("CLI-2", "MSG-9")
@for_each("kind", list(Kind))
@for_each("source", list(Dialect))
@for_each("data", [b"", b"SECRET", b"[1]", b'"SECRET"', b'{"model": 5}', b"\xff\xfe", b"[" * 9999])
def test_what_is_no_payload_is_a_typed_error_without_its_content(kind: Kind, source: Dialect, data: bytes) -> None:
    if kind is Kind.ERROR and source is not CANONICAL:
        # Whatever a server sends with an error status is an error, and says at least its size.
        result = turnwire("convert", "--from", source, "--to", "canonical", "--kind", kind, stdin=data)
        assert result.code == 0
        assert "SECRET" not in result.out
        return
    result = turnwire("convert", "--from", source, "--to", "ollama", "--kind", kind, stdin=data)
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("turnwire: ")
    assert '"SECRET"' not in result.err.replace("'SECRET'", "")
    as_json = turnwire("convert", "--from", source, "--to", "ollama", "--kind", kind, "--json", stdin=data)
    assert as_json.code == 1
    assert set(as_json.json) == {"error"}


REQUEST = b'{"model": "m", "messages": [{"role": "user", "content": "SECRET"}], "options": {"num_ctx": 8}}'
ANTHROPIC = (
    b'{"model": "m", "max_tokens": 9, "messages": [{"role": "assistant", "content": [{"type": "tool_use", "id": "a", '
    b'"name": "b", "input": {}}]}]}'
)


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("source", "kind", "data", "hint"),
    [
        ("ollama", "response", REQUEST, "request of ollama; try --from ollama --kind request"),
        ("ollama", "stream", REQUEST, "request of ollama; try --from ollama --kind request"),
        ("vllm", "response", REQUEST, "request of ollama; try --from ollama --kind request"),
        ("ollama", "request", ANTHROPIC, "request of anthropic; try --from anthropic --kind request"),
        ("ollama", "request", b'{"model": "m", "messages": []}', None),
        ("ollama", "response", b'{"a": 1}', None),
    ],
)
def test_a_payload_that_is_of_another_kind_or_dialect_is_said_to_be(
    source: str, kind: str, data: bytes, hint: str | None
) -> None:
    result = turnwire("convert", "--from", source, "--to", "openai-chat", "--kind", kind, stdin=data)
    assert result.code == 1
    told = [line for line in result.err.splitlines() if line.startswith("hint: ")]
    assert told == ([] if hint is None else [f"hint: this looks like a {hint}"])
    assert "SECRET" not in result.err


@requirement("CLI-2")
@for_each(("dialect", "kind"), sorted(SAMPLES))
def test_what_a_payload_is_written_in_and_what_it_is_are_detected(dialect: Dialect, kind: Kind) -> None:
    data = sample(dialect, kind)
    found = detect_payload(data)
    assert found is not None
    assert found.kind == kind.value
    target = "anthropic" if found.dialect != "anthropic" else "ollama"
    said = turnwire("convert", "--to", target, "--from", found.dialect, "--kind", kind, "-m", "m", stdin=data)
    detected = turnwire("convert", "--to", target, "-m", "m", stdin=data)
    assert (detected.code, detected.out, detected.err) == (said.code, said.out, said.err)


@requirement("CLI-2")
def test_a_list_of_messages_lines_and_other_endpoints_are_detected_too() -> None:
    messages = b'[{"role": "user", "content": "Hi"}]'
    assert turnwire("convert", "--to", "anthropic", stdin=messages).json == json.loads(messages)
    embeddings = turnwire(
        "convert", "--to", "ollama", stdin=b'{"model": "m", "input": ["x"], "encoding_format": "float"}'
    )
    assert embeddings.json == {"model": "m", "input": ["x"]}
    request = b'{"model":"m","messages":[{"role":"user","content":"Hi"}]}\n'
    lines = turnwire("convert", "--to", "gemini", "--lines", stdin=request * 2)
    assert (lines.code, len(lines.out.splitlines())) == (0, 2)


@requirement("CLI-2")
def test_what_is_no_payload_is_refused_with_the_options_that_say_what_it_is() -> None:
    assert turnwire("convert", "--to", "ollama", stdin=b'{"x": 1}').err == (
        "turnwire: -: this does not look like a payload of any dialect; say what it is with --from and --kind\n"
    )
    assert turnwire("convert", "--to", "ollama", "--from", "vllm", stdin=b'{"x": 1}').err.endswith("with --kind\n")
    assert turnwire("convert", "--to", "ollama", stdin=b'{"models": [{"name": "x", "model": "x"}]}').code == 2


@requirement("CLI-2")
def test_the_values_of_an_option_that_is_wrong_are_in_one_line() -> None:
    result = turnwire("convert", "--to", "ollama", "--kind", "x")
    assert result.code == 2
    assert result.err.startswith("turnwire: Invalid value for '--kind': ")
    assert result.err.count("\n") == 1


@requirement("PRV-6")
def test_an_error_keeps_its_status_and_code(here: Path) -> None:
    (here / "error.json").write_text('{"error": "model \\"nosuch\\" not found"}')
    command = ("convert", "--from", "ollama", "--to", "canonical", "--kind", "error", "error.json", "--status", "404")
    info = turnwire(*command).json
    assert (info["code"], info["status"]) == ("ACODE-MDL-006", 404)


@pytest.mark.parametrize("status", ["99", "600", "-1", "x"])
def test_a_status_that_is_none_is_a_usage_error(status: str) -> None:
    result = turnwire("convert", "--from", "ollama", "--to", "vllm", "--kind", "error", "--status", status)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("turnwire: Invalid value for '--status': ")


def test_a_file_that_is_not_there_is_a_usage_error_that_names_it() -> None:
    result = turnwire("convert", "--from", "ollama", "--to", "vllm", "--kind", "request", "no.json")
    assert (result.code, result.err) == (2, "turnwire: no.json: No such file or directory\n")


def test_the_bytes_of_a_stream_come_out_as_they_are(here: Path) -> None:
    command = ("convert", "--from", "vllm", "--to", "vllm", "--kind", "stream", "--json")
    data = sample(Dialect.VLLM, Kind.STREAM).replace(b"Paris", "Zürich 🏔".encode())
    value = turnwire(*command, stdin=data).json["value"].encode()
    assert script(*command[:-1], stdin=data, cwd=here).out_bytes == value
    assert "Zürich 🏔".encode() in value
    assert value.endswith(b"data: [DONE]\n\n")


FAILED_AT_ONCE = b'data: {"error":{"message":"CUDA out of memory","type":"InternalServerError","code":500}}\n\n'


@requirement("REQ-3")
@pytest.mark.parametrize("target", WIRES)
def test_a_stream_that_fails_with_its_first_event_is_the_error_event_of_the_target(target: str) -> None:
    transcoder = StreamTranscoder("openai-chat", target)
    event = transcoder.feed(FAILED_AT_ONCE) + transcoder.close()
    result = turnwire("convert", "--from", "openai-chat", "--to", target, "--kind", "stream", stdin=FAILED_AT_ONCE)
    assert result.code == 1
    assert (result.out.encode(), result.err) == (event, "turnwire: ACODE-MDL-008: CUDA out of memory\n")
    assert b"CUDA out of memory" in event


ENDS = (b'"done":true', b'"finish_reason":"')


@requirement("REQ-3")
@pytest.mark.parametrize("source", [Dialect.OLLAMA, Dialect.VLLM, CANONICAL])
@pytest.mark.parametrize("target", [CANONICAL, Dialect.VLLM, Dialect.OLLAMA])
def test_a_stream_that_breaks_is_converted_as_far_as_it_came(source: Dialect, target: Dialect) -> None:
    lines = sample(source, Kind.STREAM).splitlines(keepends=True)
    last = next(n for n, line in enumerate(lines) if any(end in line.replace(b" ", b"") for end in ENDS))
    data = b"".join(lines[:last])
    command = ("convert", "--from", source, "--to", target, "--kind", "stream")
    as_json = turnwire(*command, "--json", stdin=data)
    assert as_json.code == 1
    assert as_json.json["error"]["code"] == "ACODE-MDL-008"
    plain = turnwire(*command, stdin=data)
    assert plain.code == 1
    assert "turnwire: ACODE-MDL-008: the stream ended" in plain.err
    if target is CANONICAL:
        assert plain.json == as_json.json["value"]
        assert plain.json["finish_reason"] == "error"
    else:
        assert plain.out == as_json.json["value"]
        assert '"error"' in plain.out
        assert '"error"' not in turnwire(*command, stdin=sample(source, Kind.STREAM)).out


@requirement("REQ-3")
def test_what_came_before_a_bad_line_is_kept() -> None:
    good = json.dumps(
        {
            "model": "m",
            "created_at": "2026-01-01T00:00:00Z",
            "message": {"role": "assistant", "content": "Hel"},
            "done": False,
        }
    )
    result = turnwire(
        "convert",
        "--from",
        "ollama",
        "--to",
        "canonical",
        "--kind",
        "stream",
        "--json",
        stdin=f"{good}\nno json\n".encode(),
    )
    assert result.code == 1
    assert result.json["value"]["message"] == {"role": "assistant", "content": "Hel"}
    assert "not JSON" in result.json["error"]["message"]


# Over all recordings

CHAT = ("openai-chat", "vllm", "llamacpp", "groq", "ollama-v1", "transformers-serve", "mlx-lm", "litellm")


def chats() -> list[tuple[str, Kind, Dialect, bytes]]:
    """(name, kind, dialect, bytes) of every recorded answer to a chat request."""
    found = []
    for recording in recordings():
        surface = surface_of(recording)
        codec = codec_for(surface, recording.server)
        if surface.is_chat and codec is not None and not recording.is_error and recording.response.raw:
            kind = Kind.STREAM if recording.response.is_stream else Kind.RESPONSE
            found.append((recording.name, kind, Dialect(codec.name), recording.response.raw))
    return found


def message_of(value: Mapping[str, Any]) -> dict[str, Any]:
    """The message of a canonical answer, without who made ids: those of calls are the server's once they are written,
    those of parts and the field that thoughts stood in are of the one wire only.
    """
    message = ChatResponse.from_dict(value).message.to_dict()
    for call in (*message.get("tool_calls", ()), *message.get("invalid_tool_calls", ())):
        for field in ("id_origin", "provider_options", "detail"):
            call.pop(field, None)
    parts = message.get("content")
    if isinstance(parts, list):
        for part in parts:
            part.pop("provider_options", None)
            part.pop("origin", None)
        if [part["type"] for part in parts] == ["text"]:
            message["content"] = parts[0]["text"]
    return message


def converted(kind: Kind, data: bytes, source: Dialect, target: Dialect) -> Outcome | None:
    """The outcome; None where the payload is broken, which other tests look at."""
    try:
        outcome = convert_payload(kind, data, source, target, model="m")
    except (ProviderError, InvalidDataError):
        return None
    return outcome if outcome.error is None else None


@cache
def as_canonical(kind: Kind, data: bytes, source: Dialect) -> Outcome | None:
    """What a payload is before it is written for one of the other dialects; read once for all of them."""
    return converted(kind, data, source, CANONICAL)


@requirement("COD-2", "COD-3", "COD-4")
@pytest.mark.parametrize("target", WIRES)
def test_an_answer_read_back_from_another_dialect_is_the_same_where_no_loss_is_told(target: Dialect) -> None:
    differing: Counter[tuple[str, str]] = Counter()
    compared = 0
    for name, kind, source, data in chats():
        first, there = as_canonical(kind, data, source), converted(kind, data, source, target)
        if first is None or there is None or there.losses:
            continue
        written = there.value if isinstance(there.value, bytes) else json.dumps(there.value).encode()
        back = converted(kind, written, target, CANONICAL)
        is_nothing = first.value["finish_reason"] == "other" and not first.value["message"].get("content")
        if back is None and (first.value["finish_reason"] == "error" or is_nothing):
            continue  # an answer that failed, or one without words and a reason, is an error there
        assert back is not None, name
        compared += 1
        if message_of(first.value) != message_of(back.value):
            differing[kind.value, target.value] += 1
    assert differing == {}
    # Most answers lose something beside the message elsewhere: their id in Ollama's, their time in Anthropic's …
    assert compared >= (300 if target in CHAT else 50)


def asked(value: Mapping[str, Any], strict: Container[str]) -> dict[str, Any]:
    """What a request asks the model: not how the one or the other server wants it spelled.

    Only some servers want it said that objects of the tools in `strict` are closed.
    """
    request = ChatRequest.from_dict(value)
    form = request.response_format
    parameters = request.parameters.replace(provider_options=None).to_dict()
    thinking = parameters.get("thinking")
    return {
        "messages": [
            (
                message.role,
                message.text,
                getattr(message, "tool_call_id", None),
                [(call.id, call.name, call.arguments) for call in getattr(message, "tool_calls", None) or ()],
            )
            for message in request.messages
        ],
        "tools": [
            (tool.name, tool.description, close_objects(tool.parameters) if tool.name in strict else tool.parameters)
            for tool in request.tools or ()
        ],
        "format": getattr(form, "json_schema", "text" if form is None else form.type),
        "parameters": parameters | {"model": "m", "thinking": THINKING.get(thinking, thinking)},
        "stream": request.stream,
    }


# Switched off is the lowest level where a switch is a level.
THINKING = {False: "none"}
# Gemini says the model and the stream in the URL; Anthropic wants a limit in every request.
NOT_COMPARED = {
    Dialect.GEMINI: {"stream"},
    Dialect.ANTHROPIC: {"max_tokens"},
    Dialect.ANTHROPIC_2026: {"max_tokens"},
    Dialect.VLLM: {"format"},  # its schema is rewritten, with the same meaning
}


FEWER_NAMES = {Dialect.OPENAI_CHAT, Dialect.TRANSFORMERS_SERVE, Dialect.MLX_LM}


def without(said: dict[str, Any], names: set[str]) -> dict[str, Any]:
    kept = {name: value for name, value in said.items() if name not in names}
    kept["parameters"] = {name: value for name, value in said["parameters"].items() if name not in names}
    return kept


@requirement("COD-2", "COD-3", "COD-4")
@pytest.mark.parametrize("target", WIRES)
def test_a_request_read_back_from_another_dialect_asks_the_same_where_no_loss_is_told(target: Dialect) -> None:
    compared = 0
    for recording in recordings():
        surface, raw = surface_of(recording), recording.request.raw
        codec = codec_for(surface, recording.server)
        if not surface.is_chat or codec is None or raw is None or recording.is_error:
            continue
        source = Dialect(codec.name)
        # Fields that the source has no name for stay in the body, where a variant reads its own: `top_k`, or the
        # `reasoning_effort` that mlx-lm ignores.
        readers = (source, target) if source in FEWER_NAMES and target in CHAT else (source,)
        read = [as_canonical(Kind.REQUEST, raw, reader) for reader in readers]
        there = converted(Kind.REQUEST, raw, source, target)
        first = next((each for each in read if each is not None), None)
        if first is None or there is None or there.losses:
            continue
        back = converted(Kind.REQUEST, json.dumps(there.value).encode(), target, CANONICAL)
        assert back is not None, recording.name
        unsaid = NOT_COMPARED.get(target, set())
        strict = {tool["name"] for tool in first.value.get("tools") or () if tool.get("strict")}
        wanted = [without(asked(each.value, strict), unsaid) for each in read if each is not None]
        assert without(asked(back.value, strict), unsaid) in wanted, recording.name
        compared += 1
    # That version of Anthropic's API takes no sampling parameters, and nearly every request has some.
    assert compared >= (5 if target is Dialect.ANTHROPIC_2026 else 150)


def test_the_recordings_of_every_kind_were_read() -> None:
    counted = Counter((kind.value, dialect.value) for _, kind, dialect, _ in chats())
    assert all(counted["response", name] and counted["stream", name] for name in ("ollama", "vllm", "llamacpp"))
    assert RECORDINGS.is_dir()
