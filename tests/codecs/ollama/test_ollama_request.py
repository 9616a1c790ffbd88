"""Bodies of chat requests, read and written: what stands where, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.ollama.wire import CODEC, WEATHER, Data, check_wire, plain, request
from tests.normal_forms.ollama import NORMAL_FORM, normal_request
from tests.requirements import requirement
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import InvalidDataError
from turnwire.core.schema_refs import write_out

USER: Data = {"role": "user", "content": "Hello!"}


def read(**fields: Any) -> ChatRequest:
    return CODEC.decode_request({"model": "m", "messages": [USER], **fields}).value


def parameters_of(**fields: Any) -> Data:
    return plain(read(**fields).parameters.to_dict())  # type: ignore[no-any-return]  # plain() gives what it gets


def test_the_codec_is_registered_under_its_dialect() -> None:
    codec = get_codec("ollama")
    assert (type(codec).__name__, codec.dialect, codec.name) == ("Codec", "ollama", "ollama")


def test_a_whole_request_goes_out_with_everything_in_its_place() -> None:
    asked = ChatRequest.from_dict(
        {
            "messages": [
                {"role": "system", "content": "Be brief.", "id": "m1", "metadata": {"a": 1}, "extras": {"b": 2}},
                {"role": "user", "content": "Weather?"},
                {
                    "role": "assistant",
                    "content": [{"type": "thinking", "text": "hm"}, {"type": "text", "text": "Let me see."}],
                    "tool_calls": [{"id": "call_1", "name": "get_weather", "arguments": {"city": "Paris"}}],
                },
                {"role": "tool", "tool_call_id": "call_1", "content": ""},
            ],
            "parameters": {
                "model": "m",
                "temperature": 0,
                "top_p": 0.5,
                "top_k": 3,
                "min_p": 0.1,
                "seed": 7,
                "max_tokens": 9,
                "stop_sequences": ["a"],
                "frequency_penalty": 1,
                "presence_penalty": -1,
                "repeat_penalty": 1.1,
                "thinking": "low",
                "timeout": 5,
                "provider_options": {
                    "ollama": {"logprobs": True, "top_logprobs": 2, "options": {"num_ctx": 4096, "seed": None}},
                },
            },
            "tools": [WEATHER],
            "response_format": {"type": "json_schema", "json_schema": {"type": "object"}, "name": "n"},
            "stream": True,
        }
    )
    wire, losses = CODEC.encode_request(asked, on_loss="raise")
    assert losses == ()
    assert wire == {
        "model": "m",
        "messages": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "Weather?"},
            {
                "role": "assistant",
                "content": "Let me see.",
                "thinking": "hm",
                "tool_calls": [{"id": "call_1", "function": {"name": "get_weather", "arguments": {"city": "Paris"}}}],
            },
            {"role": "tool", "content": "", "tool_name": "get_weather", "tool_call_id": "call_1"},
        ],
        "tools": [{"type": "function", "function": WEATHER}],
        "format": {"type": "object"},
        "options": {
            "temperature": 0,
            "top_p": 0.5,
            "top_k": 3,
            "min_p": 0.1,
            "num_predict": 9,
            "frequency_penalty": 1,
            "presence_penalty": -1,
            "repeat_penalty": 1.1,
            "stop": ["a"],
            "num_ctx": 4096,
        },
        "stream": True,
        "think": "low",
        "truncate": False,
        "logprobs": True,
        "top_logprobs": 2,
    }
    check_wire("ChatRequest", wire)


def test_the_stream_flag_of_the_call_beats_the_requests() -> None:
    assert CODEC.encode_request(request(), stream=True).value["stream"] is True
    assert CODEC.encode_request(request().replace(stream=True), stream=False).value["stream"] is False


def test_a_request_without_a_stream_flag_streams() -> None:
    assert (read().stream, read(stream=None).stream, read(stream=False).stream) == (True, True, False)


def test_absent_sampling_stays_the_servers_own() -> None:
    assert parameters_of() == {
        "model": "m",
        "temperature": None,
        "top_p": None,
        "provider_options": {"ollama": {"truncate": None}},
    }
    assert "options" not in CODEC.encode_request(read()).value
    assert "truncate" not in CODEC.encode_request(read()).value


def test_options_beyond_the_canonical_bounds_travel_as_they_came() -> None:
    options = {"temperature": 3.5, "num_predict": -1, "top_k": -1, "stop": [""], "num_ctx": 4096, "seed": 3.0}
    assert parameters_of(options=options) == {
        "model": "m",
        "temperature": None,
        "top_p": None,
        "seed": 3,  # JSON has one kind of number: 3.0 is the integer 3
        "provider_options": {
            "ollama": {
                "truncate": None,
                "options": {name: value for name, value in options.items() if name != "seed"},
            }
        },
    }
    assert CODEC.encode_request(read(options=options)).value["options"] == options


def test_fields_that_are_not_canonical_travel_at_their_level() -> None:
    body = {
        "model": "m",
        "messages": [
            {"role": "user", "content": "x", "novel": [1]},
            {
                "role": "assistant",
                "content": "",
                "tool_calls": [{"id": "a", "novel": 1, "function": {"name": "f", "arguments": {}, "index": 3, "x": 2}}],
                "tool_name": "odd",
            },
            {"role": "developer", "content": "y"},
        ],
        "tools": [{"type": "function", "novel": 1, "function": {**WEATHER, "strict": True}}],
        "novel": {"a": None},
        "keep_alive": 0,
        "stream": False,
    }
    asked = CODEC.decode_request(body).value
    assert plain(asked.parameters.provider_options) == {
        "ollama": {"novel": {"a": None}, "keep_alive": 0, "truncate": None}
    }
    assert plain([message.provider_options for message in asked.messages]) == [
        {"ollama": {"novel": [1]}},
        {"ollama": {"tool_name": "odd"}},
        {"ollama": {"role": "developer"}},
    ]
    again = CODEC.encode_request(asked)
    assert again.losses == ()
    assert plain(again.value) == body


@requirement("MSG-1")
def test_roles_are_read_in_any_case_and_developer_is_a_system_message() -> None:
    asked = read(messages=[{"role": "System", "content": "a"}, {"role": "developer", "content": "b"}, USER])
    assert [(message.role, getattr(message, "variant", None)) for message in asked.messages] == [
        ("system", None),
        ("system", "developer"),
        ("user", None),
    ]


def test_a_tool_without_description_goes_back_without_but_never_without_a_schema() -> None:
    body: Data = {
        "model": "m",
        "messages": [USER],
        "tools": [
            {"type": "function", "function": {"name": "f"}},
            {"type": "function", "function": {"name": "g", "description": "", "parameters": {"properties": {}}}},
        ],
        "stream": False,
    }
    asked = CODEC.decode_request(body).value
    assert [(tool.name, tool.description, plain(tool.parameters)) for tool in asked.tools or ()] == [
        ("f", "f", {"type": "object", "properties": {}}),
        ("g", "g", {"type": "object", "properties": {}}),
    ]
    for tool in body["tools"]:
        tool["function"]["parameters"] = {"type": "object", "properties": {}}
    assert plain(CODEC.encode_request(asked).value) == body


@requirement("COD-5")
def test_foreign_tool_names_are_fitted_alike_in_tools_calls_and_results() -> None:
    body: Data = {
        "model": "m",
        "messages": [
            USER,
            {
                "role": "assistant",
                "content": "",
                "tool_calls": [{"id": "a", "function": {"name": "get-it", "arguments": {}}}],
            },
            {"role": "tool", "content": "x", "tool_name": "get-it", "tool_call_id": "a"},
        ],
        "tools": [{"function": {**WEATHER, "name": "get-it"}}, {"function": {**WEATHER, "name": "get_it"}}],
    }
    asked = CODEC.decode_request(body).value
    assert [(tool.name, tool.original_name) for tool in asked.tools or ()] == [("get_it_2", "get-it"), ("get_it", None)]
    wire = CODEC.encode_request(asked).value
    assert wire["messages"][1]["tool_calls"][0]["function"]["name"] == "get_it_2"
    assert wire["messages"][2]["tool_name"] == "get_it_2"


def test_a_result_without_id_is_matched_by_name_then_by_order() -> None:
    calls = [{"function": {"name": name, "arguments": {}}, "id": name * 2} for name in ("f", "g", "f")]
    asked = read(
        messages=[
            USER,
            {"role": "assistant", "tool_calls": calls},
            {"role": "tool", "content": "1", "tool_name": "g"},
            {"role": "tool", "content": "2"},
            {"role": "tool", "content": "3", "tool_name": "f"},
            {"role": "tool", "content": "4"},
        ]
    )
    ids = [getattr(message, "tool_call_id", None) for message in asked.messages[2:]]
    assert ids[:3] == ["gg", "ff", "ff"]
    assert ids[3]
    assert ids[3].startswith("call_")


def test_a_call_without_a_name_is_kept_as_invalid() -> None:
    asked = read(
        messages=[USER, {"role": "assistant", "tool_calls": [{"function": {"name": "", "arguments": {"a": 1}}}]}]
    )
    message = asked.messages[1]
    assert isinstance(message, AssistantMessage)
    (call,) = message.invalid_tool_calls or ()
    assert (call.reason, call.arguments_text, call.position, call.id_origin) == ("no_name", '{"a":1}', 0, "minted")


def test_an_invalid_call_of_the_history_goes_out_as_a_call_that_the_server_can_read() -> None:
    bad = {"id": "a", "name": "get it", "arguments_text": '{"x": 1}', "reason": "bad_name", "position": 0}
    cut = {"id": "c", "name": "f", "arguments_text": '{"x": ', "reason": "truncated"}
    good = {"id": "b", "name": "f", "arguments": {}}
    wire, losses = CODEC.encode_request(
        request({"role": "assistant", "tool_calls": [good], "invalid_tool_calls": [bad, cut]})
    )
    assert wire["messages"][0]["tool_calls"] == [
        {"id": "a", "function": {"name": "get it", "arguments": {"x": 1}}},
        {"id": "b", "function": {"name": "f", "arguments": {}}},
        {"id": "c", "function": {"name": "f", "arguments": {}}},
    ]
    assert [loss.action for loss in losses] == [
        "sent as an ordinary call under the name it came with",
        "sent with arguments {} in place of the raw text",
    ]


REFUSED: dict[str, tuple[Any, list[str]]] = {
    "no object": ([1], [""]),
    "no model": ({"messages": [USER]}, ["/model"]),
    "a load request": ({"model": "m", "messages": []}, ["/messages"]),
    "messages as text": ({"model": "m", "messages": "x"}, ["/messages"]),
    "a message as text": ({"model": "m", "messages": ["x"]}, ["/messages/0"]),
    "an unknown role": ({"model": "m", "messages": [{"role": "judge", "content": "x"}]}, ["/messages/0/role"]),
    "content as parts": ({"model": "m", "messages": [{"role": "user", "content": []}]}, ["/messages/0/content"]),
    "an image as object": ({"model": "m", "messages": [{**USER, "images": [{}]}]}, ["/messages/0/images/0"]),
    "arguments as text": (
        {
            "model": "m",
            "messages": [{"role": "assistant", "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]}],
        },
        ["/messages/0/tool_calls/0/function/arguments"],
    ),
    "a call without function": (
        {"model": "m", "messages": [{"role": "assistant", "tool_calls": [{"id": "a"}]}]},
        ["/messages/0/tool_calls/0"],
    ),
    "several faults": (
        {"model": 1, "messages": [USER], "think": "extreme", "format": "xml", "options": {"top_k": "x", "stop": 5}},
        ["/model", "/options/top_k", "/options/stop", "/think", "/format"],
    ),
    "think as a list": ({"model": "m", "messages": [USER], "think": []}, ["/think"]),
    "a tool without name": (
        {"model": "m", "messages": [USER], "tools": [{"function": {}}]},
        ["/tools/0/function/name"],
    ),
    "a tool whose schema is not an object": (
        {"model": "m", "messages": [USER], "tools": [{"function": {**WEATHER, "parameters": {"type": "array"}}}]},
        ["/tools/0/function/parameters/type"],
    ),
    "a tool that is none": ({"model": "m", "messages": [USER], "tools": [1]}, ["/tools/0"]),
    "stream as text": ({"model": "m", "messages": [USER], "stream": "yes"}, ["/stream"]),
}


@requirement("MSG-9")
@for_each("name", REFUSED)
def test_a_body_that_is_no_chat_request_is_refused_with_every_path(name: str) -> None:
    body, paths = REFUSED[name]
    with pytest.raises(InvalidDataError) as caught:
        CODEC.decode_request(body)
    assert [problem.path for problem in caught.value.problems] == paths


def test_an_image_that_is_no_base64_is_refused_with_its_path_and_no_content() -> None:
    with pytest.raises(InvalidDataError, match="messages/0/images/0") as caught:
        read(messages=[{"role": "user", "content": "secret", "images": ["not base64!"]}])
    assert "secret" not in str(caught.value)


def test_the_normal_form_has_a_sentence_for_each_rule_and_leaves_the_body_alone() -> None:
    assert len({name for name, _ in NORMAL_FORM}) == len(NORMAL_FORM)
    body = {
        "model": "m",
        "messages": [{"role": "USER", "images": ["data:image/png;base64,aGk"]}],
        "options": {"stop": "a"},
    }
    before = plain(body)
    assert normal_request(body) == {
        "model": "m",
        "messages": [{"role": "user", "content": "", "images": ["aGk="]}],
        "options": {"stop": ["a"]},
        "stream": True,
    }
    assert body == before


# Media

PNG = "iVBORw0KGgoAAAANSUhEUg=="


@pytest.mark.parametrize(
    ("image", "part"),
    [
        (PNG, {"type": "image", "data": PNG, "media_type": "image/png"}),
        (f"{PNG[:8]}\r\n{PNG[8:]}", {"type": "image", "data": PNG, "media_type": "image/png"}),
        (PNG.rstrip("="), {"type": "image", "data": PNG, "media_type": "image/png"}),
        (f"data:image/gif;base64,{PNG}", {"type": "image", "data": PNG, "media_type": "image/png"}),
        ("data:image/heic;base64,AAAA", {"type": "image", "data": "AAAA", "media_type": "image/heic"}),
        ("data:audio/aac,%01%02%03", {"type": "audio", "data": "AQID", "media_type": "audio/aac"}),
        ("AAAA", {"type": "image", "data": "AAAA", "media_type": "application/octet-stream"}),
        ("UklGRhAAAABXQVZFZm10IA==", {"type": "audio", "data": "UklGRhAAAABXQVZFZm10IA==", "media_type": "audio/wav"}),
    ],
)
def test_the_type_of_media_is_read_off_their_first_bytes(image: str, part: Data) -> None:
    asked = read(messages=[{"role": "user", "content": "", "images": [image]}])
    assert plain(asked.messages[0].to_dict()) == {"role": "user", "content": [part]}


def test_sound_goes_out_among_the_images() -> None:
    sound = {"type": "audio", "data": "UklGRhAAAABXQVZFZm10IA==", "media_type": "audio/wav"}
    picture = {"type": "image", "data": PNG, "media_type": "image/png"}
    wire, losses = CODEC.encode_request(request({"role": "user", "content": [sound, picture]}))
    assert (wire["messages"], losses) == (
        [{"role": "user", "content": "", "images": ["UklGRhAAAABXQVZFZm10IA==", PNG]}],
        (),
    )


def test_what_is_no_data_url_is_no_base64() -> None:
    with pytest.raises(InvalidDataError):
        read(messages=[{"role": "user", "images": ["data:image/png"]}])


def test_a_tool_of_another_kind_keeps_its_kind() -> None:
    body: Data = {
        "model": "m",
        "messages": [USER],
        "tools": [{"type": "custom", "function": WEATHER}, {"type": "function", "function": {**WEATHER, "name": "f"}}],
        "stream": False,
    }
    assert plain(CODEC.encode_request(CODEC.decode_request(body).value).value) == body


def test_own_fields_of_a_result_are_merged_into_it() -> None:
    result = {"role": "tool", "tool_call_id": "a", "content": "x", "provider_options": {"ollama": {"novel": [1]}}}
    wire = CODEC.encode_request(request(result)).value
    assert wire["messages"] == [{"role": "tool", "content": "x", "tool_call_id": "a", "novel": [1]}]


def test_own_options_that_only_take_out_leave_no_empty_object() -> None:
    asked = request(temperature=0.5, top_p=None, provider_options={"ollama": {"options": {"temperature": None}}})
    assert "options" not in CODEC.encode_request(asked).value


def test_a_schema_written_out_again_does_not_change() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/a~1b"}, "b": {"anyOf": [{"$ref": "#"}]}},
        "$defs": {"a/b": {"type": "integer"}},
    }
    itself = {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"anyOf": [{"type": "object"}]}}}
    once = write_out(schema)
    assert tuple(once) == (
        {"type": "object", "properties": {"a": {"type": "integer"}, "b": {"anyOf": [itself]}}},
        True,
        True,
    )
    assert write_out(once.schema) == (once.schema, False, False)
    lost = {"type": "object", "properties": {"a": {"$ref": "#/$defs/none"}, "b": {"$ref": "https://example.org/x"}}}
    assert write_out(lost) == (lost, False, True)
