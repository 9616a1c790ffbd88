"""What a server does not hold of a schema is a loss of every request, at its place in the schema."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from turnwire_schema.engines import SERVERS
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.codecs.schema_support.examples import HELD, array, integer, number, record, text
from tests.requirements import requirement
from turnwire.codecs.registry import codec_of, get_codec
from turnwire.codecs.schema_support.advice import unknown_version
from turnwire.codecs.schema_support.prepare import prepare_schema
from turnwire.codecs.schema_support.support import IGNORED, SchemaFault, schema_faults, server_row
from turnwire.codecs.variants import CHAT_VARIANTS, VLLM
from turnwire.core.errors import LossRefusedError
from turnwire.core.losses import settle

FORMAT = "/response_format/json_schema"


def request(*, schema: Any = None, tools: tuple[dict[str, Any], ...] = ()) -> ChatRequest:
    asked: dict[str, Any] = {"parameters": {"model": "m"}, "messages": [{"role": "user", "content": "?"}]}
    if schema is not None:
        asked["response_format"] = {"type": "json_schema", "json_schema": schema}
    if tools:
        asked["tools"] = [{"name": f"t{place}", "description": "d", **tool} for place, tool in enumerate(tools)]
    return ChatRequest.from_dict(asked)


def named(asked: ChatRequest, server: str) -> list[tuple[str, str]]:
    """The losses of schemas that are sent as they are, by id and place."""
    codec = codec_of(replace(get_codec(server).variant, rewrites_schemas=False))
    losses = codec.encode_request(asked).losses
    return [(loss.id, loss.at) for loss in losses if ".schema_" in loss.id and "written_out" not in loss.id]


@requirement("SCM-2")
@for_each(
    "server, schema, losses",
    [
        ("llamacpp", number(minimum=0), [("llamacpp.schema_not_held", f"{FORMAT}/minimum")]),
        ("llamacpp", {"$ref": "#i", "$defs": {"I": {"$anchor": "i"}}}, [("llamacpp.schema_refused", f"{FORMAT}/$ref")]),
        ("llamacpp", {"allOf": [text()]}, [("llamacpp.schema_narrower", f"{FORMAT}/allOf")]),
        ("llamacpp", text(pattern=r"^a\.+$"), [
            ("llamacpp.schema_not_held", f"{FORMAT}/pattern"),
            ("llamacpp.schema_narrower", f"{FORMAT}/pattern"),
        ]),
        ("vllm", number(minimum=0), []),
        ("vllm", {"minimum": 0}, [("vllm.schema_not_held", f"{FORMAT}/minimum")]),
        ("vllm", text(pattern="^ab"), [("vllm.schema_narrower", f"{FORMAT}/pattern")]),
        ("ollama", number(minimum=0), [("ollama.schema_not_held", f"{FORMAT}/minimum")]),
        ("ollama-v1", number(minimum=0), [("ollama-v1.schema_not_held", f"{FORMAT}/minimum")]),
        ("openai-chat", number(minimum=0), []),
    ],
)  # fmt: skip
def test_what_is_not_held_of_a_format_is_a_loss_at_its_place(
    server: str, schema: Any, losses: list[tuple[str, str]]
) -> None:
    assert named(request(schema=schema), server) == losses


@requirement("SCM-2")
@for_each("server", ["llamacpp", "vllm", "ollama", "ollama-v1"])
def test_a_schema_that_is_held_loses_nothing(server: str) -> None:
    strict = [{"parameters": schema, "strict": True} for schema in HELD if schema.get("type") == "object"]
    for schema in HELD:
        assert named(request(schema=schema), server) == []
    assert [loss for loss in named(request(tools=tuple(strict)), server) if "keywords" not in loss[0]] == []


UNIQUE = record(properties={"n": array(items=integer(), uniqueItems=True)}, required=["n"])


@requirement("SCM-2")
def test_strict_tools_are_held_as_the_server_holds_tools() -> None:
    asked = request(tools=({"parameters": record()}, {"parameters": UNIQUE, "strict": True}))
    at = "/tools/1/parameters/properties/n/uniqueItems"
    assert named(asked, "llamacpp") == [("llamacpp.schema_not_held", at)]
    assert named(asked, "vllm") == [("vllm.schema_not_held", at)]  # as a format vLLM refuses it
    assert named(request(schema=UNIQUE), "vllm") == [("vllm.schema_refused", f"{FORMAT}/properties/n/uniqueItems")]


@requirement("SCM-2")
def test_a_tool_that_is_not_strict_loses_only_what_is_refused_all_the_same() -> None:
    broken = record(properties={"n": False, "m": number(minimum=0)})
    asked = request(tools=({"parameters": UNIQUE, "strict": False}, {"parameters": broken, "strict": False}))
    assert named(asked, "llamacpp") == [("llamacpp.schema_refused", "/tools/1/parameters/properties/n")]
    assert named(asked, "vllm") == []


@requirement("SCM-2")
def test_vllm_takes_another_engine_for_what_xgrammar_does_not_hold() -> None:
    written = record(properties={"p": {"minimum": 0}, "s": text(pattern="^[a-z]+$", maxLength=3)})
    assert schema_faults(written, "vllm", "format") == ()  # llguidance holds both
    assert schema_faults(written, "vllm", "tool") == (
        SchemaFault("number_words_without_type", "wider", "/properties/p/minimum", "xgrammar-0.2.8"),
        SchemaFault("pattern_with_length", "wider", "/properties/s/maxLength", "xgrammar-0.2.8"),
    )


@requirement("SCM-2")
@for_each("server", ["transformers-serve", "mlx-lm"])
def test_a_server_that_ignores_schemas_loses_the_whole_format_once_and_each_strict_tool(server: str) -> None:
    tools = ({"parameters": UNIQUE, "strict": False}, {"parameters": UNIQUE, "strict": True})
    losses = get_codec(server).encode_request(request(schema=UNIQUE, tools=tools)).losses
    assert [(loss.id, loss.at, loss.reason) for loss in losses] == [
        (
            f"{server}.schema_not_held",
            "/tools/1/parameters",
            "the server accepts answers that this part of the schema forbids: it ignores every schema",
        ),
        ("openai-chat.format_ignored", "/response_format", "the server ignores the format of the answer"),
    ]


@requirement("SCM-2")
def test_rows_of_servers_and_variants_agree_on_who_ignores_formats() -> None:
    ignoring = {row["server"] for row in SERVERS if row["engine"] == IGNORED and row["surface"] == "format"}
    assert {variant.name for variant in CHAT_VARIANTS if not variant.honours_formats} == ignoring


@requirement("SCM-2")
@for_each(
    "server, version, is_known",
    [
        ("vllm", "0.33.0", True),
        ("vllm", "0.33", True),
        ("vllm", "v0.34.1", True),
        ("vllm", "0.32.2", False),
        ("vllm", "0", False),
        ("vllm", "main", True),
        ("ollama", "0.30.0", True),
        ("ollama", "0.29.9", False),
        ("llamacpp", "b11549-1a2b3c", True),
        ("llamacpp", "b11433", False),
    ],
)
def test_a_row_is_true_from_its_first_version_on(server: str, version: str, is_known: bool) -> None:
    assert (server_row(server, "format", version) is not None) is is_known


@requirement("SCM-2")
def test_a_version_of_which_nothing_is_known_is_said_with_those_that_are() -> None:
    assert unknown_version("vllm", "0.33") is None
    assert unknown_version("vllm", "0.1") == "nothing is known of vllm 0.1; known are: vllm (0.33.0 and later)"
    assert (unknown_version("groq", "1") or "").startswith(
        "nothing is known of the schemas of groq; known are: llamacpp (b11434 and later), "
    )


@requirement("SCM-2")
def test_losses_are_those_of_the_version_of_the_server_where_it_is_known() -> None:
    def losses(version: str | None) -> list[str]:
        codec = codec_of(replace(VLLM, rewrites_schemas=False, server_version=version))
        return [loss.id for loss in codec.encode_request(request(schema={"minimum": 0})).losses]

    assert losses("0.33.1") == losses(None) == ["vllm.schema_not_held"]
    assert losses("0.32") == []  # nothing is known of it


@requirement("SCM-2")
def test_losses_of_schemas_can_be_refused_and_say_what_and_which_engine() -> None:
    losses = get_codec("llamacpp").encode_request(request(schema=number(minimum=0))).losses
    assert [(loss.reason, loss.action) for loss in losses] == [
        (
            "the server accepts answers that this part of the schema forbids: "
            "`minimum`, `maximum` or their exclusive forms for a `number` (llama.cpp b11434)",
            "sent all the same; check the answer",
        )
    ]
    with pytest.raises(LossRefusedError):
        settle(None, losses, "raise")


@requirement("SCM-2")
def test_a_server_of_which_nothing_is_known_has_no_faults() -> None:
    assert schema_faults(UNIQUE, "no-such-server", "format") == ()
    assert server_row("no-such-server", "format") is None


@requirement("SCM-2")
def test_the_schema_that_is_sent_is_the_one_that_is_judged() -> None:
    prepared = prepare_schema(UNIQUE, "llamacpp", "format", rewrite=False)
    assert (prepared.schema, prepared.changes) == (UNIQUE, ())
    assert prepared.faults == schema_faults(prepared.schema, "llamacpp", "format")
