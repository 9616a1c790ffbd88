"""Requests, both ways, and everything that this wire cannot say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given as drawn, strategies as st

from turnwire_schema.v1.request import ChatRequest

from tests.codecs.anthropic.anthropic_wire import (
    ANTHROPIC_CODEC,
    CITATION,
    CODECS,
    NEW,
    OLD,
    OWN,
    PNG,
    SONNET,
    WEATHER,
    Data,
    assistant,
    encode,
    encode_lossy,
    names,
    plain,
    request,
    result,
    text,
    use,
    user,
)
from tests.normal_forms import normalize_request
from tests.requirements import requirement
from turnwire.codecs.anthropic.ids import WireIds, original_id, wire_id
from turnwire.codecs.anthropic.names import JSON_INSTRUCTION
from turnwire.codecs.anthropic.strict_schema import StrictSchema
from turnwire.codecs.anthropic.variants import facts_of
from turnwire.core.errors import InvalidDataError, LossRefusedError

HELLO = {"role": "user", "content": "Hello!"}
CALL = {"id": "toolu_1", "name": "get_weather", "arguments": {"city": "Paris"}}


def read(wire: Data, variant: str = "anthropic") -> ChatRequest:
    return CODECS[variant].decode_request({"model": "m", "max_tokens": 100, **wire}).value


def refused(wire: Any) -> list[tuple[str, str]]:
    with pytest.raises(InvalidDataError) as caught:
        ANTHROPIC_CODEC.decode_request(wire)
    return [(problem.path, problem.rule) for problem in caught.value.problems]


def losses_of(value: ChatRequest, variant: str = "anthropic") -> list[tuple[str, str]]:
    return encode_lossy(value, variant)[1]


# Parameters


def test_a_plain_request_is_written_whole() -> None:
    given = request(
        {"role": "system", "content": "Be kind."},
        HELLO,
        model=SONNET,
        temperature=0.5,
        top_k=3,
        stop_sequences=["a"],
        stream=True,
        tools=[WEATHER],
        tool_choice="required",
        parallel_tool_calls=False,
    )
    assert encode(given) == {
        "model": SONNET,
        "max_tokens": 100,
        "temperature": 0.5,
        "top_k": 3,
        "stop_sequences": ["a"],
        "system": "Be kind.",
        "messages": [user("Hello!")],
        "tools": [
            {
                "name": "get_weather",
                "description": "Get the weather in a city",
                "input_schema": WEATHER["parameters"],
            }
        ],
        "tool_choice": {"type": "any", "disable_parallel_tool_use": True},
        "stream": True,
    }


@requirement("COD-2")
@pytest.mark.parametrize(
    ("model", "wanted"),
    [("m", 4096), ("claude-3-haiku-20240307", 4096), (OLD, 8192), (SONNET, 32000), ("claude-2.1", 4096)],
)
def test_the_limit_that_the_wire_needs_comes_from_the_models_row_and_is_told_as_made_up(
    model: str, wanted: int
) -> None:
    wire, losses = ANTHROPIC_CODEC.encode_request(request(model=model, max_tokens=...))
    assert wire["max_tokens"] == facts_of(model).max_tokens == wanted
    assert [loss.to_dict() for loss in losses] == [
        {
            "id": "anthropic.max_tokens",
            "at": "/parameters/max_tokens",
            "reason": "a token limit is required, and must not be too small",
            "action": f"made up: sent as {wanted}, the default",
        }
    ]


def test_sampling_depends_on_version_and_model() -> None:
    given = {"temperature": 0.5, "top_p": 0.9, "top_k": 4}
    every = [("sampling", f"/parameters/{name}") for name in given]
    assert losses_of(request(**given)) == []
    assert losses_of(request(model=SONNET, **given)) == [every[1]]  # not both
    assert losses_of(request(model=NEW, **given)) == every
    assert losses_of(request(**given), "anthropic-2026-10-21") == every
    assert losses_of(request(model=SONNET, thinking_budget_tokens=1024, max_tokens=9000, **given)) == every


def test_sampling_that_is_the_servers_own_is_no_loss() -> None:
    given = {"temperature": 1, "top_p": 0.995}
    assert encode(request(model=NEW, **given))["top_p"] == 0.995
    assert encode(request(model=NEW, temperature=1, top_p=1), "anthropic-2026-10-21").keys() == {
        *("model", "max_tokens", "messages"),
    }
    assert losses_of(request(model=NEW, **given), "anthropic-2026-10-21") == [("sampling", "/parameters/top_p")]
    unset = ChatRequest.from_dict({"messages": [HELLO], "parameters": {"model": NEW, "max_tokens": 5}})
    assert encode(unset).keys() == {"model", "max_tokens", "messages"}
    unset = unset.replace(parameters={"model": OLD, "max_tokens": 5})
    assert encode(unset)["temperature"] == 0.7


def test_a_temperature_above_the_range_is_cut_and_comes_back_where_it_came_from_here() -> None:
    wire, losses = encode_lossy(request(temperature=1.5))
    assert (wire["temperature"], losses) == (1, [("temperature_range", "/parameters/temperature")])
    assert encode(read({"messages": [user("x")], "temperature": 1.6}))["temperature"] == 1.6


def test_sampling_that_the_wire_has_not_is_a_loss_each() -> None:
    given = {
        "seed": 1,
        "min_p": 0.1,
        "frequency_penalty": 1,
        "presence_penalty": 1,
        "repeat_penalty": 1.1,
        "stop_sequences": ["\n", "a"],
    }
    wire, losses = encode_lossy(request(model=SONNET, **given))
    assert wire["stop_sequences"] == ["a"]
    assert losses == [
        *(("sampling", f"/parameters/{name}") for name in list(given)[:5]),
        ("blank_stop", "/parameters/stop_sequences"),
    ]
    assert encode(request(stop_sequences=["\n"]))["stop_sequences"] == ["\n"]


@pytest.mark.parametrize(
    ("model", "thinking", "wanted", "losses"),
    [
        (NEW, "high", {"thinking": {"type": "adaptive"}, "output_config": {"effort": "high"}}, []),
        (NEW, True, {"thinking": {"type": "adaptive"}}, []),
        (NEW, False, {"thinking": {"type": "disabled"}}, []),
        (NEW, "none", {"thinking": {"type": "disabled"}}, []),
        (NEW, "minimal", {"thinking": {"type": "adaptive"}, "output_config": {"effort": "low"}}, ["thinking_level"]),
        (
            "claude-opus-4-6",
            "xhigh",
            {"thinking": {"type": "adaptive"}, "output_config": {"effort": "high"}},
            ["thinking_level"],
        ),
        (SONNET, "low", {"thinking": {"type": "enabled", "budget_tokens": 2048}}, ["thinking_level"]),
        (SONNET, True, {"thinking": {"type": "enabled", "budget_tokens": 10000}}, ["thinking_level"]),
        (OLD, "low", {}, ["thinking_switch"]),
        (OLD, False, {}, []),
    ],
)
def test_thinking_is_asked_for_in_the_models_own_way(
    model: str, thinking: Any, wanted: Data, losses: list[str]
) -> None:
    wire, found = encode_lossy(request(model=model, thinking=thinking, max_tokens=20000))
    assert {key: wire[key] for key in wire if key in ("thinking", "output_config")} == wanted
    assert [name for name, _ in found] == losses


def test_a_thinking_budget_fits_below_the_limit_or_is_a_loss() -> None:
    at = "/parameters/thinking_budget_tokens"

    def budget(tokens: int, **fields: Any) -> tuple[Any, int, list[tuple[str, str]]]:
        wire, losses = encode_lossy(request(model=SONNET, thinking_budget_tokens=tokens, **fields))
        return wire.get("thinking"), wire["max_tokens"], losses

    assert budget(2000, max_tokens=4000) == ({"type": "enabled", "budget_tokens": 2000}, 4000, [])
    made_up = [("max_tokens", "/parameters/max_tokens")]
    assert budget(40000, max_tokens=...) == ({"type": "enabled", "budget_tokens": 40000}, 44096, made_up)
    assert budget(500, max_tokens=4000)[2] == [("thinking_budget", at)]
    assert budget(5000, max_tokens=4000)[0] == {"type": "enabled", "budget_tokens": 3999}
    assert budget(4000, max_tokens=4000) == (
        {"type": "enabled", "budget_tokens": 3999},
        4000,
        [("thinking_budget", at)],
    )
    assert budget(1024, max_tokens=1025) == ({"type": "enabled", "budget_tokens": 1024}, 1025, [])
    assert budget(1024, max_tokens=1024) == (None, 1024, [("thinking_budget", at)])
    assert budget(5000, max_tokens=900) == (None, 900, [("thinking_budget", at)])
    wire, losses = encode_lossy(request(model=NEW, thinking_budget_tokens=2000))
    assert (wire["thinking"], losses) == ({"type": "adaptive"}, [("thinking_budget", at)])
    assert losses_of(request(thinking=False, thinking_budget_tokens=2000)) == [("thinking_budget", at)]
    both = request(model="claude-opus-4-5", thinking="low", thinking_budget_tokens=2000, max_tokens=9000)
    assert encode(both)["output_config"] == {"effort": "low"}
    assert losses_of(request(model=SONNET, thinking="low", thinking_budget_tokens=2000, max_tokens=9000)) == [
        ("thinking_level", "/parameters/thinking")
    ]


@pytest.mark.parametrize(
    "wire",
    [
        {"thinking": {"type": "adaptive", "display": "summarized"}, "output_config": {"effort": "max"}},
        {"thinking": {"type": "enabled", "budget_tokens": 50, "display": "omitted"}, "max_tokens": 0},
        {"thinking": {"type": "between_tools"}},
        {"thinking": {"type": "disabled"}, "output_config": {"effort": "low"}},
        {"output_config": {"effort": "low", "x": 1}},
        {"metadata": {"user_id": "u"}, "service_tier": "auto", "of_the_future": [1]},
        {
            "tool_choice": {"type": "tool", "name": "web_search"},
            "tools": [{"type": "web_search_x", "name": "web_search"}],
        },
    ],
)
def test_what_only_this_dialect_says_goes_back_as_it_came(wire: Data) -> None:
    body = {"model": "m", "max_tokens": 100, "messages": [user("x")], **wire}
    written = ANTHROPIC_CODEC.encode_request(ANTHROPIC_CODEC.decode_request(body).value)
    if "enabled" not in str(wire):
        assert (plain(written.value), names(written.losses)) == (body, [])
    else:
        assert plain(written.value)["max_tokens"] == 0


def test_canonical_values_of_thinking() -> None:
    def found(**wire: Any) -> Any:
        parameters = read({"messages": [user("x")], **wire}).parameters
        return parameters.thinking, parameters.thinking_budget_tokens

    assert found(thinking={"type": "enabled", "budget_tokens": 2000}) == (True, 2000)
    assert found(thinking={"type": "adaptive"}) == (True, None)
    assert found(thinking={"type": "adaptive"}, output_config={"effort": "low"}) == ("low", None)
    assert found(output_config={"effort": "low"}) == ("low", None)
    assert found(thinking={"type": "disabled"}) == (False, None)
    assert found() == (None, None)


# Tools and formats

POINT: Data = {"type": "json_schema", "schema": {"type": "object", "properties": {"x": {"type": "integer"}}}}


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"output_format": POINT}, {"output_config": {"format": POINT}}),
        (
            {"output_format": POINT, "output_config": {"effort": "low"}},
            {"output_config": {"effort": "low", "format": POINT}},
        ),
        ({"output_format": POINT, "output_config": None}, {"output_config": {"format": POINT}}),
        ({"output_format": POINT, "output_config": {"format": None}}, {"output_config": {"format": POINT}}),
        ({"output_format": POINT, "output_config": {"format": POINT}}, {"output_config": {"format": POINT}}),
        ({"output_format": {**POINT, "name": "p"}}, {"output_config": {"format": {**POINT, "name": "p"}}}),
        ({"output_format": None}, {}),
    ],
)
def test_the_format_of_the_beta_means_what_output_config_means(given: Data, wanted: Data) -> None:
    body = {"model": "m", "max_tokens": 5, "messages": [user("x")]}
    assert read({**body, **given}) == read({**body, **wanted})
    assert normalize_request(ANTHROPIC_CODEC, {**body, **given}) == normalize_request(
        ANTHROPIC_CODEC, {**body, **wanted}
    )


@pytest.mark.parametrize(
    "given",
    [
        {"output_format": {"type": "grammar", "grammar": "x"}},
        {"output_format": POINT, "output_config": {"format": {**POINT, "schema": {"type": "object"}}}},
    ],
)
def test_a_format_of_the_beta_that_cannot_be_merged_is_sent_as_it_is(given: Data) -> None:
    request = read({"model": "m", "max_tokens": 5, "messages": [user("x")], **given})
    written = plain(ANTHROPIC_CODEC.encode_request(request).value)
    assert {name: written[name] for name in given} == given


def test_a_fault_in_the_format_of_the_beta_is_at_its_own_place() -> None:
    body = {"model": "m", "max_tokens": 5, "messages": [user("x")]}
    with pytest.raises(InvalidDataError) as caught:
        read({**body, "output_format": {**POINT, "schema": {"minimum": float("nan")}}})
    assert caught.value.problems[0].path.startswith("/output_format/")


def test_tool_choices_and_their_losses() -> None:
    named = {"type": "tool", "name": "get_weather"}
    at = [("tool_choice", "/tool_choice")]

    def choice(model: str = "m", **fields: Any) -> tuple[Any, list[tuple[str, str]]]:
        wire, losses = encode_lossy(request(model=model, tools=[WEATHER], **fields))
        return wire.get("tool_choice"), losses

    assert choice() == (None, [])
    assert choice(tool_choice="auto") == ({"type": "auto"}, [])
    assert choice(tool_choice="none", parallel_tool_calls=False) == (
        {"type": "none"},
        [("parallel_tool_calls", "/parallel_tool_calls")],
    )
    assert choice(tool_choice=named) == (named, [])
    assert choice(parallel_tool_calls=False) == ({"type": "auto", "disable_parallel_tool_use": True}, [])
    assert choice(parallel_tool_calls=True) == (None, [])
    assert choice("claude-fable-5", tool_choice=named) == ({"type": "auto"}, at)
    assert choice("claude-mythos-preview", tool_choice="required") == ({"type": "auto"}, at)
    assert choice(SONNET, tool_choice="required", thinking_budget_tokens=1024, max_tokens=9000) == (
        {"type": "auto"},
        at,
    )
    assert losses_of(request(tool_choice="auto", parallel_tool_calls=False)) == [
        ("tool_choice_without_tools", "/tool_choice"),
        ("tool_choice_without_tools", "/parallel_tool_calls"),
    ]


def test_a_strict_tool_is_closed_and_for_claude_brought_into_the_subset() -> None:
    schema = {
        "type": "object",
        "properties": {
            "n": {"type": "integer", "minimum": 0, "description": "How many"},
            "s": {"oneOf": [{"type": "string", "maxLength": 3}, {"type": "null"}]},
        },
    }
    tool = {**WEATHER, "parameters": schema, "strict": True}
    assert encode(request(tools=[tool]))["tools"][0]["input_schema"] == {**schema, "additionalProperties": False}
    wire, losses = encode_lossy(request(model=SONNET, tools=[tool]))
    assert losses == [("schema_keyword", "/tools/0/parameters")]
    assert wire["tools"][0] == {
        "name": "get_weather",
        "description": "Get the weather in a city",
        "input_schema": {
            "type": "object",
            "properties": {
                "n": {"type": "integer", "description": "How many {minimum: 0}"},
                "s": {"anyOf": [{"type": "string", "description": "{maxLength: 3}"}, {"type": "null"}]},
            },
            "additionalProperties": False,
        },
        "strict": True,
    }


def test_a_strict_schema_that_refers_to_itself_is_sent_without_strict() -> None:
    node = {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}
    schema = {"type": "object", "properties": {"tree": {"$ref": "#/$defs/Node"}}, "$defs": {"Node": node}}
    wire, losses = encode_lossy(request(model=SONNET, tools=[{**WEATHER, "parameters": schema, "strict": True}]))
    assert losses == [("strict", "/tools/0/strict")]
    assert wire["tools"][0]["input_schema"] == schema
    assert StrictSchema({"type": "object", "properties": {"a": {"$ref": "#"}}}).is_recursive
    assert not StrictSchema({"$ref": "#/$defs/A", "$defs": {"A": {"type": "object"}}}).is_recursive
    assert names(
        ANTHROPIC_CODEC.encode_request(
            request(model=SONNET, response_format={"type": "json_schema", "json_schema": schema})
        ).losses
    ) == [("strict", "/response_format/json_schema")]


def test_structured_output_and_its_losses() -> None:
    schema = {"type": "object", "properties": {}}
    wanted = {"type": "json_schema", "json_schema": schema, "name": "n", "description": "d", "strict": False}
    wire, losses = encode_lossy(request(response_format=wanted, thinking="low"))
    assert wire["output_config"] == {"effort": "low", "format": {"type": "json_schema", "schema": schema}}
    assert losses == [("format_detail", f"/response_format/{name}") for name in ("name", "description", "strict")]
    assert encode(request(response_format={"type": "text"})).keys() == {"model", "max_tokens", "messages"}
    back = read({"messages": [user("x")], "output_config": wire["output_config"]}).response_format
    assert back is not None
    assert plain(back.to_dict()) == {"type": "json_schema", "json_schema": schema}


def test_any_json_is_asked_for_in_the_system_text() -> None:
    given = {"response_format": {"type": "json_object"}}
    at = [("json_object", "/response_format")]
    for system, wanted in (
        ([], JSON_INSTRUCTION),
        ([{"role": "system", "content": "A"}], f"A\n\n{JSON_INSTRUCTION}"),
        ([{"role": "system", "content": [text("A")]}], [text("A"), text(JSON_INSTRUCTION)]),
    ):
        wire, losses = encode_lossy(request(*system, HELLO, **given))
        assert (wire["system"], losses) == (wanted, at)
    with pytest.raises(LossRefusedError):
        ANTHROPIC_CODEC.encode_request(request(**given), on_loss="raise")


def test_tools_of_a_client_keep_their_names_and_those_of_the_server_their_form() -> None:
    web = {"type": "web_search_20250305", "name": "web_search", "max_uses": 2}
    mine = {"name": "get-weather", "input_schema": {"type": "object"}, "defer_loading": True}
    wire = {
        "messages": [
            user("x"),
            assistant(use({"a": 1}, name="get-weather")),
            user(result()),
        ],
        "tools": [web, mine],
        "tool_choice": {"type": "tool", "name": "get-weather"},
    }
    found = read(wire)
    [tool] = found.tools or ()
    assert (tool.name, tool.original_name, tool.description) == ("get_weather", "get-weather", "get-weather")
    assert found.messages[1].to_dict()["tool_calls"][0]["name"] == "get_weather"
    assert found.messages[2].to_dict()["name"] == "get_weather"
    written = encode(found)
    assert written["tools"] == [{**mine, "name": "get_weather"}, web]
    assert written["tool_choice"] == {"type": "tool", "name": "get_weather"}


# Messages


def test_the_system_text_comes_from_the_first_messages_alone() -> None:
    first, second = (
        {"role": "system", "content": "A"},
        {"role": "system", "content": [text("B")], "variant": "developer"},
    )
    wire, losses = encode_lossy(request(first, second, HELLO))
    assert wire["system"] == [text("A"), text("B")]
    assert losses == [("developer_role", "/messages/1/variant"), ("system_messages", "/messages/1")]
    marked = [text("A", cache_control={"type": "ephemeral"}), text("B")]
    found = read({"system": marked, "messages": [user("x")]})
    assert [message.role for message in found.messages] == ["system", "user"]
    assert encode(found)["system"] == marked
    assert "system" not in encode(read({"system": "", "messages": [user("x")]}))
    assert losses_of(request({"role": "system", "content": " "}, HELLO)) == [("empty_text", "/messages/0/content")]


@requirement("COD-4")
def test_a_system_message_further_on_stands_in_place_or_in_the_users_words() -> None:
    later = {"role": "system", "content": "Stop."}
    answered = {"role": "assistant", "content": "ok"}
    moved = [("system_place", "/messages/1")]

    def sent(model: str, *messages: Data) -> tuple[list[Data], list[tuple[str, str]]]:
        wire, losses = encode_lossy(request(*messages, model=model))
        return wire["messages"], losses

    assert sent(NEW, HELLO, later) == ([user("Hello!"), {"role": "system", "content": "Stop."}], [])
    assert sent(NEW, HELLO, later, answered, HELLO)[1] == []
    assert sent(SONNET, HELLO, later, answered, HELLO)[0][1] == user(text("<system>Stop.</system>"))
    assert sent(SONNET, HELLO, later) == ([user("Hello!"), user(text("<system>Stop.</system>"))], moved)
    # before another user it would be no legal place
    both = [user("Hello!"), user(text("<system>Stop.</system>"), text("Hello!"))]
    assert sent(NEW, HELLO, later, HELLO) == (both, moved)
    assert sent(NEW, HELLO, answered, later, HELLO)[0][2] == user(text("<system>Stop.</system>"), text("Hello!"))


def test_a_system_message_between_a_call_and_its_result_moves_behind_the_result() -> None:
    calling = {"role": "assistant", "tool_calls": [CALL]}
    told = {"role": "tool", "tool_call_id": "toolu_1", "content": "11 °C"}
    wire, losses = encode_lossy(request(HELLO, calling, {"role": "system", "content": "S"}, told, model=NEW))
    assert losses == [("system_place", "/messages/2")]
    assert wire["messages"][2:] == [user(result("11 °C")), {"role": "system", "content": "S"}]


def test_results_stand_first_in_one_message_in_the_order_of_the_calls() -> None:
    calling = {"role": "assistant", "tool_calls": [CALL, {**CALL, "id": "toolu_2"}]}
    one, two = ({"role": "tool", "tool_call_id": f"toolu_{number}", "content": str(number)} for number in (1, 2))
    wanted = user(result("1"), result("2", "toolu_2"), text("Hello!"))
    assert encode(request(HELLO, calling, one, two, HELLO))["messages"][2:] == [wanted]
    wire, losses = encode_lossy(request(HELLO, calling, two, HELLO, one))
    assert wire["messages"][2:] == [wanted]
    assert losses == [("result_order", "/messages/3"), ("result_order", "/messages/2")]
    found = read({"messages": [user("x"), assistant(use(), use(call_id="toolu_2")), wanted]}).messages
    assert [message.role for message in found] == ["user", "assistant", "tool", "tool", "user"]


def test_a_search_result_is_a_text_and_goes_back_as_it_was() -> None:
    found: Data = {"type": "search_result", "source": "s", "title": "t"}
    one = {**found, "content": [text("a\nb")], "citations": {"enabled": True}}
    two = {**found, "content": [text("a"), text("b")]}
    cited = {**found, "content": [{**text("a"), "citations": []}]}
    document = {"type": "document", "title": "d", "source": {"type": "content", "content": [text("a"), text("b")]}}
    wire = {"messages": [user(one, two, cited, document), assistant(use()), user(result([one, two]))]}
    whole = {**document["source"], "data": None, "media_type": None}
    wanted: list[tuple[str, Data]] = [
        ("t\ns\na\nb", {"type": "search_result", "citations": {"enabled": True}}),
        ("t\ns\na\n\nb", two),
        ("t\ns\na", cited),
        ("a\n\nb", {"source": whole}),
    ]
    parts = [part.to_dict() for part in read(wire).messages[0].parts]
    assert [(part["text"], plain(part["provider_options"]["anthropic"])) for part in parts] == wanted
    assert plain(encode(read(wire))["messages"]) == wire["messages"]


def test_what_a_plain_function_cannot_say_of_a_tool_is_reported() -> None:
    tool = {
        "name": "crm__ask",
        "description": "Ask.",
        "parameters": {"type": "object"},
        "namespace": {"name": "crm", "description": "Customers."},
        "text_input": {"grammar": "start: /a/", "syntax": "lark"},
    }
    wire, losses = encode_lossy(request(HELLO, tools=[tool]))
    assert [each["name"] for each in wire["tools"]] == ["crm__ask"]
    assert losses == [("tool_namespace", "/tools/0/namespace/description"), ("tool_grammar", "/tools/0/text_input")]


def test_a_turn_of_results_and_words_comes_back_as_it_was() -> None:
    turn = user(
        result([text("x"), {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": PNG}}]),
        result(None, "toolu_2", is_error=True, cache_control={"type": "ephemeral"}),
        {"type": "search_result", "source": "s", "title": "t", "content": [text("y")]},
        text("Short please."),
    )
    wire = {"messages": [user("x"), assistant(use(), use(call_id="toolu_2")), {**turn, "of_the_future": 1}]}
    found = read(wire)
    assert [message.provider_options for message in found.messages[2:]] == [
        {"anthropic": {"message": {"of_the_future": 1}}},  # what the turn itself says stays with its first result
        {"anthropic": {"cache_control": {"type": "ephemeral"}}},
        None,
    ]
    assert encode(found)["messages"] == wire["messages"]
    only = {"messages": [user("x"), assistant(use()), {**user(result()), "of_the_future": 1}]}
    assert encode(read(only))["messages"] == only["messages"]


def test_blank_texts_are_left_out_with_a_loss_each() -> None:
    said = {"role": "user", "content": [text(" "), text("x")]}
    calling = {"role": "assistant", "content": "", "tool_calls": [CALL]}
    told = {"role": "tool", "tool_call_id": "toolu_1", "content": " \n"}
    wire, losses = encode_lossy(request(said, calling, told, {"role": "assistant", "content": ""}, HELLO))
    assert wire["messages"] == [
        user(text("x")),
        assistant(use({"city": "Paris"}, name="get_weather")),
        user(result(None), text("Hello!")),
    ]
    assert losses == [
        ("empty_text", "/messages/0/content/0"),
        ("empty_text", "/messages/3/content"),
        ("empty_text", "/messages/2/content"),
    ]


def test_an_answer_that_the_caller_began() -> None:
    begun = {"role": "assistant", "content": "So \n"}
    assert encode(request(HELLO, begun))["messages"][1] == assistant("So \n")
    wire, losses = encode_lossy(request(HELLO, begun, model=OLD))
    assert (wire["messages"][1], losses) == (assistant("So"), [("trailing_space", "/messages/1/content")])
    wire, losses = encode_lossy(request(HELLO, {**begun, "content": [text("So ")]}, model="claude-opus-4-6"))
    assert wire["messages"][1] == assistant(text("So"))
    assert [name for name, _ in losses] == ["trailing_space", "prefill"]
    paused = [{"type": "server_tool_use", "id": "srvtoolu_1", "name": "web_search", "input": {}}]
    assert encode(read({"model": NEW, "messages": [user("x"), assistant(*paused)]}))["messages"][1] == assistant(
        *paused
    )


@pytest.mark.parametrize(
    ("model", "stays"),
    [("claude-3-5-sonnet-20241022", False), ("claude-sonnet-4-5", True), ("claude-opus-4-7", True), ("m", True)],
)
def test_thinking_that_is_switched_off_is_left_out_only_for_models_that_cannot_think(model: str, stays: bool) -> None:
    thinking = {"thinking": {"type": "disabled"}} if stays else {}
    wire = {"model": model, "max_tokens": 5, "messages": [{"role": "user", "content": "x"}]}
    normal = normalize_request(ANTHROPIC_CODEC, {**wire, "thinking": {"type": "disabled", "budget_tokens": None}})
    assert normal == normalize_request(ANTHROPIC_CODEC, {**wire, **thinking})
    assert ("thinking" in normal) is stays
    read = ANTHROPIC_CODEC.decode_request({**wire, "thinking": {"type": "disabled"}}).value
    assert normalize_request(ANTHROPIC_CODEC, plain(ANTHROPIC_CODEC.encode_request(read).value)) == normal


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"max_tokens": []}, "/max_tokens: must be an integer"),
        ({"max_tokens": "5"}, "/max_tokens: must be an integer"),
        ({"top_k": True}, "/top_k: must be an integer"),
        ({"temperature": "hot"}, "/temperature: must be a number"),
    ],
)
def test_a_number_of_another_kind_is_refused_with_the_kind_that_is_right(fields: Data, words: str) -> None:
    wire = {"model": "m", "max_tokens": 5, "messages": [{"role": "user", "content": "x"}], **fields}
    with pytest.raises(InvalidDataError, match=re.escape(words)):
        ANTHROPIC_CODEC.decode_request(wire)


def test_a_block_goes_back_only_to_the_dialect_it_came_from() -> None:
    def sent(dialect: str) -> tuple[Any, list[tuple[str, str]]]:
        block = {"type": "foreign", "dialect": dialect, "data": {"type": "novel", "x": 1}}
        wire, losses = encode_lossy(request({"role": "user", "content": [{"type": "text", "text": "t"}, block]}))
        return wire["messages"][0]["content"], losses

    assert sent("anthropic") == ([{"type": "text", "text": "t"}, {"type": "novel", "x": 1}], [])
    for dialect in ("a", "anthropics", "gemini"):
        content, losses = sent(dialect)
        assert (content, losses) == ([{"type": "text", "text": "t"}], [("foreign_part", "/messages/0/content/1")])


def test_names_that_messages_cannot_carry() -> None:
    given = request(
        {**HELLO, "name": "Ann"},
        {"role": "assistant", "tool_calls": [CALL], "name": "Bot"},
        {"role": "tool", "tool_call_id": "toolu_1", "content": "x", "name": "other"},
        {**HELLO, "name": "Ann"},
    )
    assert sorted(losses_of(given)) == [("message_name", f"/messages/{place}/name") for place in range(4)]
    same = {"role": "tool", "tool_call_id": "toolu_1", "content": "x", "name": "get_weather"}
    assert encode(request(HELLO, {"role": "assistant", "tool_calls": [CALL]}, same))["messages"][2] == user(result("x"))


def test_calls_keep_their_place_among_the_blocks() -> None:
    blocks = [
        {"type": "thinking", "thinking": "hm", "signature": "c2ln"},
        use(call_id="a", name="f"),
        text("then"),
        {"type": "redacted_thinking", "data": "eHg="},
        use(call_id="b", name="f", caller={"type": "direct"}),
    ]
    wire = {"messages": [user("x"), assistant(*blocks), user(result(call_id="a"), result(call_id="b"))]}
    found = read(wire)
    calls = found.messages[1].to_dict()["tool_calls"]
    assert [(call["id"], call.get("part_index")) for call in calls] == [("a", 1), ("b", None)]
    assert encode(found)["messages"] == wire["messages"]


def test_invalid_calls_of_the_history_are_sent_as_objects() -> None:
    bad = [
        {"id": "a", "arguments_text": '{"a": ', "reason": "truncated", "name": "f", "position": 0},
        {"id": "b", "arguments_text": "{}", "reason": "server_rejected", "name": "f", "position": 1},
        {"id": "c", "arguments_text": "{}", "reason": "no_name", "position": 2},
        {"id": "d", "arguments_text": "{}", "reason": "bad_name", "name": "g" * 201, "position": 3},
    ]
    wire, losses = encode_lossy(request(HELLO, {"role": "assistant", "invalid_tool_calls": bad}))
    assert [(block["name"], block["input"]) for block in wire["messages"][1]["content"]] == [
        ("f", {}),
        ("f", {}),
        ("unknown", {}),
        ("g" * 200, {}),
    ]
    at = "/messages/1/invalid_tool_calls"
    assert losses == [
        ("invalid_tool_call", f"{at}/0/arguments_text"),
        ("invalid_call_mark", f"{at}/1"),
        ("unnamed_tool_call", f"{at}/2"),
        ("unnamed_tool_call", f"{at}/3"),
    ]


@requirement("COD-4")
def test_ids_of_other_wires_are_rewritten_alike_and_stay_apart() -> None:
    def turn(call_id: str) -> list[Data]:
        calling = {"role": "assistant", "tool_calls": [{**CALL, "id": call_id}]}
        return [calling, {"role": "tool", "tool_call_id": call_id, "content": "x"}]

    given = request(HELLO, *turn("functions.f:0"), *turn("functions.f:0"), *turn("ok-1"))
    wire, losses = encode_lossy(given)
    said = wire["messages"]
    assert losses == [("call_id", "/messages/3/tool_calls/0/id")]  # its number is not taken off again
    used = [block["id"] for message in said[1::2] for block in message["content"]]
    answered = [block["tool_use_id"] for message in said[2::2] for block in message["content"]]
    assert used == answered == ["toolu_tw-functions_2ef_3a0", "toolu_tw-functions_2ef_3a0_2", "ok-1"]
    assert encode_lossy(given)[0] == wire
    ids = WireIds()
    assert len({ids.of_call(call_id) for call_id in ("a.b", "a:b", "é", "a.b")}) == 4
    assert len({wire_id(call_id) for call_id in ("a.b", "a:b", "a_b", "a/b")}) == 4
    # The hash keeps apart what is cut off of a very long id: 100 characters of the id, a line, twelve digits.
    long = [wire_id("." * 99 + end) for end in ("xy", "xz")]
    assert [(len(found), found[:101]) for found in long] == [(113, "_" * 99 + "x_")] * 2
    assert long[0] != long[1]


@requirement("COD-4")
@drawn(st.text(min_size=1, max_size=40) | st.sampled_from(["toolu_tw-a", "toolu_tw-_2e", "toolu_tw-", "a_2e"]))
def test_every_id_is_written_in_the_wires_form_and_read_as_it_was(call_id: str) -> None:
    written = wire_id(call_id)
    assert re.fullmatch(r"[a-zA-Z0-9_-]+", written)
    assert original_id(written) == call_id
    assert original_id(call_id) == call_id or written != call_id


@requirement("COD-4")
@pytest.mark.parametrize("beside", [{}, {"cache_control": {"type": "ephemeral"}}])
def test_a_result_finds_its_call_by_the_id_of_the_server(beside: Data) -> None:
    """In the common form and in one with more fields."""
    used = {"type": "tool_use", "id": wire_id("functions.f:0"), "name": "f", "input": {}, **beside}
    result = {"type": "tool_result", "tool_use_id": used["id"], "content": "x", **beside}
    body = {"model": "m", "max_tokens": 5}
    said = [{"role": "user", "content": "Go"}, {"role": "assistant", "content": [used]}]
    found = ANTHROPIC_CODEC.decode_request({**body, "messages": [*said, {"role": "user", "content": [result]}]}).value
    assert [call.id for call in found.messages[1].tool_calls or ()] == ["functions.f:0"]
    assert (found.messages[2].tool_call_id, found.messages[2].name) == ("functions.f:0", "f")


# Parts


def test_media_are_written_in_the_wires_forms() -> None:
    png = {"type": "base64", "media_type": "image/png", "data": PNG}
    parts = [
        ({"type": "image", "data": PNG, "media_type": "image/png"}, {"type": "image", "source": png}),
        ({"type": "image", "url": f"data:image/png;base64,{PNG}"}, {"type": "image", "source": png}),
        (
            {"type": "image", "data": PNG, "media_type": "image/jpg"},
            {"type": "image", "source": {**png, "media_type": "image/jpeg"}},
        ),
        (
            {"type": "image", "url": "https://example.org/a.png"},
            {"type": "image", "source": {"type": "url", "url": "https://example.org/a.png"}},
        ),
        ({"type": "image", "file_id": "f1"}, {"type": "image", "source": {"type": "file", "file_id": "f1"}}),
        (
            {"type": "document", "text": "x", "name": "a.txt"},
            {
                "type": "document",
                "source": {"type": "text", "media_type": "text/plain", "data": "x"},
                "title": "a.txt",
            },
        ),
        (
            {"type": "document", "data": "JVBERg==", "media_type": "application/pdf"},
            {"type": "document", "source": {"type": "base64", "media_type": "application/pdf", "data": "JVBERg=="}},
        ),
        ({"type": "document", "file_id": "f1"}, {"type": "document", "source": {"type": "file", "file_id": "f1"}}),
        (
            {"type": "document", "url": "https://example.org/a.pdf"},
            {"type": "document", "source": {"type": "url", "url": "https://example.org/a.pdf"}},
        ),
    ]
    wire = encode(request({"role": "user", "content": [part for part, _ in parts]}))
    assert wire["messages"][0]["content"] == [block for _, block in parts]
    again = read({"messages": wire["messages"]})
    assert encode(again)["messages"] == wire["messages"]


@pytest.mark.parametrize(
    ("part", "loss", "sent"),
    [
        ({"type": "image", "path": "a.png"}, "path_not_loaded", None),
        ({"type": "document", "path": "a.pdf"}, "path_not_loaded", None),
        ({"type": "image", "data": PNG, "media_type": "image/tiff"}, "image_source", None),
        (
            {"type": "image", "url": "https://x/a.png", "detail": "low"},
            "image_detail",
            {"type": "image", "source": {"type": "url", "url": "https://x/a.png"}},
        ),
        ({"type": "audio", "data": PNG, "media_type": "audio/wav"}, "audio", None),
        ({"type": "document", "data": PNG, "media_type": "application/zip"}, "document_source", None),
        ({"type": "document", "data": "/w==", "media_type": "text/plain"}, "document_source", None),
        (
            {"type": "document", "data": "eA==", "media_type": "text/markdown"},
            "document_type",
            {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "x"}},
        ),
        (
            {"type": "document", "text": "x", "media_type": "text/markdown"},
            "document_type",
            {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "x"}},
        ),
        ({"type": "foreign", "dialect": "gemini", "data": {}}, "foreign_part", None),
        ({"type": "of_the_future", "a": 1}, "unknown_part", None),
        ({"type": "refusal", "text": "No."}, "refusal", text("No.")),
        ({"type": "thinking", "text": "hm"}, "thinking_foreign", None),
    ],
)
def test_parts_that_the_wire_has_not(part: Data, loss: str, sent: Data | None) -> None:
    wire, losses = encode_lossy(request({"role": "user", "content": [text("x"), part]}))
    assert wire["messages"] == [user(*([text("x")] if sent is None else [text("x"), sent]))]
    assert [name for name, _ in losses] == [loss]
    assert losses[0][1].startswith("/messages/0/content/1")


def test_an_assistant_holds_no_images_and_documents_in_one_version_only() -> None:
    document = {"type": "document", "text": "x"}
    given = request(HELLO, {"role": "assistant", "content": [text("x"), document]}, HELLO)
    assert len(encode(given)["messages"][1]["content"]) == 2
    at = [("assistant_media", "/messages/1/content/1")]
    assert losses_of(given, "anthropic-2026-10-21") == at
    image = {"type": "image", "data": PNG, "media_type": "image/png"}
    assert losses_of(request(HELLO, {"role": "assistant", "content": [text("x"), image]}, HELLO)) == at


def test_citations_of_a_users_text_are_left_out_where_they_are_refused() -> None:
    wire = {"messages": [user(text("x", citations=[CITATION])), assistant(text("y", citations=[CITATION])), user("z")]}
    assert encode(read(wire))["messages"] == wire["messages"]
    written, losses = encode_lossy(read(wire, "anthropic-2026-10-21"), "anthropic-2026-10-21")
    assert losses == [("user_citations", "/messages/0/content/0/provider_options/anthropic/citations")]
    assert written["messages"] == [user(text("x")), *wire["messages"][1:]]


def test_thoughts_go_back_only_where_they_came_from_and_signed() -> None:
    def sent(part: Data, model: str = NEW) -> tuple[Any, list[str]]:
        said = {"role": "assistant", "content": [part, text("x")]}
        wire, losses = encode_lossy(request(HELLO, said, HELLO, model=model))
        return wire["messages"][1]["content"][:-1], [name for name, _ in losses]

    signed = {"type": "thinking", "text": "", "signature": "c2ln", "origin": OWN}
    assert sent(signed) == ([{"type": "thinking", "thinking": "", "signature": "c2ln"}], [])
    hidden = {"type": "thinking", "redacted_data": "eHg=", "origin": OWN}
    assert sent(hidden) == ([{"type": "redacted_thinking", "data": "eHg="}], [])
    plain_text = {"type": "thinking", "text": "hm", "origin": OWN}
    assert sent(plain_text) == ([], ["thinking_foreign"])
    assert sent(plain_text, "m") == ([{"type": "thinking", "thinking": "hm", "signature": ""}], [])
    for dialect in ("gemini", "openai-responses"):
        assert sent({**signed, "origin": {"dialect": dialect}}) == ([], ["thinking_foreign"])
    assert sent({"type": "thinking", "text": "hm", "signature": "c2ln"}, "m") == ([], ["thinking_foreign"])


def test_keys_that_only_sdks_add_are_not_sent() -> None:
    said = {"role": "assistant", "content": [{**text("x"), "provider_options": {"anthropic": {"parsed_output": {}}}}]}
    assert encode(request(HELLO, said, HELLO))["messages"][1] == assistant(text("x"))


# Faults


def test_faults_have_their_path_in_the_body() -> None:
    assert refused([]) == [("", "type")]
    assert refused({"model": "m", "messages": []}) == [("/messages", "minItems")]
    wire = {
        "model": "m",
        "system": 1,
        "messages": [
            1,
            {"role": "tool", "content": "x"},
            {"role": "user"},
            user(1, {"text": "x"}, {"type": "text"}, {"type": "tool_result"}, result({"a": 1})),
            assistant({"type": "thinking"}, {"type": "text"}),
        ],
        "max_tokens": "x",
        "temperature": "x",
        "top_k": [],
        "stop_sequences": "a",
        "thinking": 1,
        "stream": "x",
        "tools": [
            1,
            {"input_schema": {}},
            {"name": "f", "input_schema": 1},
            {"name": "f", "input_schema": {}, "strict": 1},
        ],
        "tool_choice": "auto",
    }
    assert refused(wire) == [
        ("/tools/0", "type"),
        ("/tools/1/name", "required"),
        ("/tools/2/input_schema", "type"),
        ("/tools/3/strict", "type"),
        ("/system", "type"),
        ("/messages/0", "type"),
        ("/messages/1/role", "enum"),
        ("/messages/2/content", "required"),
        ("/messages/3/content/0", "type"),
        ("/messages/3/content/1/type", "required"),
        ("/messages/3/content/2/text", "type"),
        ("/messages/3/content/3/tool_use_id", "required"),
        ("/messages/3/content/4/content", "type"),
        ("/messages/4/content/0/thinking", "type"),
        ("/messages/4/content/1/text", "type"),
        ("/tool_choice", "type"),
        ("/stream", "type"),
        ("/max_tokens", "type"),
        ("/temperature", "type"),
        ("/top_k", "type"),
        ("/stop_sequences", "type"),
        ("/thinking", "type"),
    ]
    assert refused({"model": " ", "messages": [user("x")]}) == [("/model", "pattern")]
    assert refused({"model": "m", "messages": [user("x")], "tools": 1, "tool_choice": {"type": "x"}}) == [
        ("/tools", "type"),
        ("/tool_choice/type", "enum"),
    ]


# Counting


def test_the_request_to_count_tokens_says_what_counts() -> None:
    given = request(HELLO, temperature=0.5, seed=1, tools=[WEATHER], stop_sequences=["a"], thinking="low", stream=True)
    counted = ANTHROPIC_CODEC.encode_count_tokens(given)
    assert counted.losses == ()
    assert counted.value.keys() == {"model", "messages", "tools", "thinking", "output_config"}
    found = ANTHROPIC_CODEC.decode_count_tokens(plain(counted.value)).value
    assert found.parameters.max_tokens is None
    assert names(ANTHROPIC_CODEC.encode_count_tokens(request({"role": "user", "content": " "})).losses) == [
        ("empty_text", "/messages/0/content")
    ]


@requirement("COD-1")
def test_a_whole_number_that_is_written_as_a_decimal_is_that_number() -> None:
    body = {"model": "m", "max_tokens": 5.0, "top_k": 7.0, "messages": [{"role": "user", "content": "x"}]}
    parameters = ANTHROPIC_CODEC.decode_request(body).value.parameters
    assert (parameters.max_tokens, parameters.top_k) == (5, 7)
