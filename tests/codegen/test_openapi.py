"""The OpenAPI document of the gateway: what it says of each path, and that it is made from the schemas alone."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis

from codegen.gateway import TABLE, table_of
from codegen.schemaset import DanglingReference, SchemaError, SchemaSet, subschemas
from codegen.targets import TARGETS
from codegen.targets.json import PACKAGE
from codegen.targets.openapi import FILE, document, generate
from tests.codegen.samples import DRAFT, WIRE, paths_table, sample, texts
from tests.requirements import requirement
from turnwire.gateway.calls.surfaces import endpoint_surfaces, surfaces
from turnwire.gateway.routes import ROWS

ROOT = Path(__file__).resolve().parents[2]
REF = "#/components/schemas/"
GATEWAY = "urn:turnwire:gateway"

RERANK = ("/v1/rerank", "/rerank", "/v2/rerank", "/v1/reranking", "/reranking")
# What the gateway answers, each with the dialect of its bodies.
MODEL_PATHS = {
    "POST /api/chat": "ollama.ChatRequest",
    "POST /api/generate": "ollama.GenerateRequest",
    "POST /api/show": "ollama.ShowRequest",
    "POST /v1/chat/completions": "openai-chat.ChatCompletionRequest",
    "POST /v1/completions": "openai-chat.CompletionRequest",
    "POST /tokenize": "openai-chat.TokenizeRequest",
    "POST /detokenize": "openai-chat.DetokenizeRequest",
    "POST /v1/embeddings": "openai-chat.EmbeddingsRequest",
    "POST /api/embed": "ollama.EmbedRequest",
    "POST /api/embeddings": "ollama.EmbeddingsRequest",
    "POST /v1beta/models/{model}:embedContent": "gemini.EmbedContentRequest",
    "POST /v1beta/models/{model}:batchEmbedContents": "gemini.BatchEmbedContentsRequest",
    "POST /v1/models/{model}:embedContent": "gemini.EmbedContentRequest",
    "POST /v1/models/{model}:batchEmbedContents": "gemini.BatchEmbedContentsRequest",
    "POST /completion": "openai-chat.NativeCompletionRequest",
    "POST /completions": "openai-chat.NativeCompletionRequest",
    "POST /infill": "openai-chat.InfillRequest",
    **{f"POST {path}": "openai-chat.RerankQuestion" for path in RERANK},
    "POST /v1/score": "openai-chat.ScoreRequest",
    "POST /score": "openai-chat.ScoreRequest",
    "POST /v1/responses": "openai-responses.ResponsesRequest",
    "POST /v1/messages": "anthropic.MessagesRequest",
    "POST /v1/messages/count_tokens": "anthropic.CountTokensRequest",
    "POST /v1beta/interactions": "gemini-interactions.InteractionRequest",
    "POST /v1/interactions": "gemini-interactions.InteractionRequest",
    "POST /v1beta/models/{model}:generateContent": "gemini.GenerateContentRequest",
    "POST /v1beta/models/{model}:streamGenerateContent": "gemini.GenerateContentRequest",
    "POST /v1beta/models/{model}:countTokens": "gemini.CountTokensRequest",
    "POST /v1/models/{model}:generateContent": "gemini.GenerateContentRequest",
    "POST /v1/models/{model}:streamGenerateContent": "gemini.GenerateContentRequest",
    "POST /v1/models/{model}:countTokens": "gemini.CountTokensRequest",
    "POST /agents/threads": "turnwire.ThreadRequest",
    "POST /agents/threads/{id}/messages": "turnwire.ThreadMessages",
    "POST /agents/threads/{id}/approvals": "turnwire.ApprovalDecisions",
    "POST /inspector/exchanges/{id}/again": "gateway.SendAgain",
    "POST /pools/{pool}/members/{id}": "gateway.PoolMemberChange",
}
OTHER_PATHS = {
    "GET /api/tags",
    "GET /api/ps",
    "GET /api/version",
    "GET /pools",
    "GET /version",
    "GET /props",
    "GET /v1/models",
    "GET /v1/models/{model}",
    "GET /v1beta/models",
    "GET /v1beta/models/{model}",
    "GET /schemas",
    "GET /schemas/{path}",
    "GET /openapi.json",
    "GET /health",
    "GET /metrics",
    "GET /agents/threads",
    "GET /agents/threads/{id}",
    "DELETE /agents/threads/{id}",
    "POST /agents/threads/{id}/cancel",
    "GET /agents/threads/{id}/events",
    "GET /agents/messages/test",
    "GET /inspector/exchanges",
    "DELETE /inspector/exchanges",
    "GET /inspector/exchanges/{id}",
    "GET /inspector/exchanges/{id}/state",
    "GET /inspector/exchanges/{id}/recording",
    "POST /inspector/exchanges/{id}/pin",
    "DELETE /inspector/exchanges/{id}/pin",
    "GET /inspector/recordings",
    "GET /inspector/events",
}
STREAMS = {
    "POST /api/chat": ("application/x-ndjson", "ollama.StreamLine"),
    "POST /api/generate": ("application/x-ndjson", "ollama.GenerateLine"),
    "POST /v1/completions": ("text/event-stream", "openai-chat.CompletionEvent"),
    "POST /v1/chat/completions": ("text/event-stream", "openai-chat.StreamEvent"),
    "POST /v1/responses": ("text/event-stream", "openai-responses.StreamData"),
    "POST /v1/messages": ("text/event-stream", "anthropic.MessageStreamEvent"),
    "POST /completion": ("text/event-stream", "openai-chat.NativeEvent"),
    "POST /completions": ("text/event-stream", "openai-chat.NativeEvent"),
    "POST /infill": ("text/event-stream", "openai-chat.NativeEvent"),
    "POST /v1beta/interactions": ("text/event-stream", "gemini-interactions.InteractionEvent"),
    "POST /v1/interactions": ("text/event-stream", "gemini-interactions.InteractionEvent"),
    "POST /v1beta/models/{model}:streamGenerateContent": ("text/event-stream", "gemini.GenerateContentResponse"),
    "POST /v1/models/{model}:streamGenerateContent": ("text/event-stream", "gemini.GenerateContentResponse"),
    "POST /agents/threads": ("text/event-stream", "turnwire.AgentEvent"),
    "POST /agents/threads/{id}/messages": ("text/event-stream", "turnwire.AgentEvent"),
    "POST /agents/threads/{id}/approvals": ("text/event-stream", "turnwire.AgentEvent"),
    "GET /agents/threads/{id}/events": ("text/event-stream", "turnwire.AgentEvent"),
    "GET /inspector/events": ("text/event-stream", "gateway.InspectorEvent"),
}
ERRORS = {"400", "401", "403", "404", "405", "413", "415", "422", "429", "500", "502", "503", "504"}
OF_MODELS = {"422", "502", "504"}
"""Those that a model server has a part in. A run that fails is no failure of the request that began it."""

# Vectors of the dialects that the gateway decides otherwise, by component; each by a rule under `narrowed` of its table
REFUSED_HERE = {
    "anthropic.MessagesRequest": {"no messages"},
    "gemini-interactions.FunctionTool": {"only the tag"},
    "gemini.FileData": {"snake_case", "nulls", "nothing", "a field that nobody knows"},
    "gemini.GenerateContentRequest": {"an image by address", "a stored beginning, labels, a service tier"},
    "ollama.ChatRequest": {"a role in capitals, only rendered"},
    "ollama.ImageData": {"with line breaks"},
    "ollama.Message": {"a role of the OpenAI API, left to the template"},
    "openai-chat.ChatCompletionRequest": {"no model", "model null"},
    "openai-chat.EmbeddingsRequest": {"no model"},
    "openai-chat.RequestMessage": {"function"},
    "openai-responses.FunctionCallOutput": {"least"},
    "openai-responses.InputItem": {"untyped reference"},
    "openai-responses.ResponsesRequest": {
        "a stored prompt in place of input",
        "goes on with a stored answer",
        "null fields",
        "every field",
    },
    "turnwire.ChatMessage": {"assistant", "assistant with calls only", "tool"},
    "turnwire.SystemMessage": {"an empty text", "every property", "no parts", "parts of several kinds"},
    "turnwire.UserMessage": {"an empty text", "every property", "no parts", "parts of several kinds"},
}
TAKEN_HERE = {
    "anthropic.CustomTool": {"name with characters outside of its rule"},
    "anthropic.MessagesRequest": {
        "without max_tokens",
        "without max_tokens, which llama.cpp alone takes",
        "an id of a call with a blank",
    },
    "anthropic.ToolReferenceBlock": {"tool_name with characters outside of its rule"},
    "anthropic.ToolResultBlockParam": {"tool_use_id with characters outside of its rule"},
    "anthropic.ToolUseBlockParam": {"id with characters outside of its rule"},
    "openai-chat.FunctionDefinition": {"a name with a blank", "a name of 65 letters"},
    "openai-chat.JsonSchemaSpec": {"a name with a blank"},
    "openai-chat.Tool": {"a name with a blank"},
}


@cache
def schemas() -> SchemaSet:
    return SchemaSet.load(ROOT / "schemas")


@cache
def gateway() -> dict[str, Any]:
    """The document, made anew."""
    made: dict[str, Any] = json.loads(generate(schemas())[FILE])
    return made


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in gateway()["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def validator(name: str, registry: Any = None) -> Any:
    """A validator of one component, of the gateway's document if no other is given."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"{GATEWAY}{REF}{name}"}, registry=registry or registry_of(gateway())
    )


def registry_of(made: dict[str, Any]) -> Any:
    """A document by its address, so that it is read once for all validators."""
    return jsonschema_rs.Registry([(GATEWAY, {"$schema": DRAFT, **made})])


def made_from(**change: Any) -> dict[str, Any]:
    """The document of the small table."""
    files = sample()
    files[WIRE]["$defs"]["Box"] = {
        "description": "A body or a box.",
        "anyOf": [{"$ref": "#/$defs/Body"}, {"$ref": "#/$defs/Other"}],
    }
    files[WIRE]["$defs"]["Other"] = {"type": "string", "description": "Another body.", "x-names": ["a"]}
    return document(SchemaSet.from_texts(texts(files)), paths_table(**copy.deepcopy(change)))


@requirement("SCH-1")
def test_every_path_is_described_with_the_dialects_own_request() -> None:
    found = dict(operations())

    assert set(found) == MODEL_PATHS.keys() | OTHER_PATHS
    for label, component in MODEL_PATHS.items():
        body = found[label]["requestBody"]
        assert body["required"] is True
        (media,) = body["content"].items()
        assert (media[0], media[1]["schema"]) == ("application/json", {"$ref": REF + component})
        assert validator(component).is_valid(media[1]["example"])
    assert all("requestBody" not in found[label] for label in OTHER_PATHS)


def test_a_stream_says_its_media_type_and_what_each_event_is() -> None:
    streamed = {
        label: (media, content["x-item-schema"]["$ref"].removeprefix(REF))
        for label, operation in operations()
        for media, content in operation["responses"]["200"]["content"].items()
        if "x-item-schema" in content
    }

    assert streamed == STREAMS


def test_every_error_is_in_the_words_of_its_dialect() -> None:
    for label, operation in operations():
        found = set(operation["responses"]) - {"200"}
        wanted = ERRORS if operation.get("requestBody") else ERRORS - {"413", "415", "422"}
        wanted = wanted - OF_MODELS if re.search(" /(agents/threads|inspector/)", label) else wanted
        assert found >= (wanted if operation["security"] else wanted - {"401"}), label
        assert ("401" in found) is bool(operation["security"]), label
        for status in found:
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            for each in schema.get("anyOf", [schema]):
                dialect, _, name = each["$ref"].removeprefix(REF).partition(".")
                if name == "Health":
                    assert (label, status) == ("GET /health", "503")
                    continue
                if name == "MessageCheckReport":
                    assert (label, status) == ("GET /agents/messages/test", "503")
                    continue
                if operation["tags"] == ["agents"]:
                    assert (dialect, name) == ("turnwire", "ThreadProblem")
                    continue
                assert name in ("ErrorResponse", "ErrorEnvelope")
                is_ours = operation["tags"] in (["gateway"], ["inspector"])
                tags = {"openai-chat" if is_ours else operation["tags"][0]}
                assert dialect in tags | ({"anthropic", "gemini"} if label.startswith("GET /v1/models") else set())


def test_a_gateway_that_stops_tells_its_health_with_503() -> None:
    told = dict(operations())["GET /health"]["responses"]["503"]["content"]["application/json"]["schema"]
    assert {"$ref": f"{REF}gateway.Health"} in told["anyOf"]


def test_paths_that_say_nothing_of_anybody_are_open_and_all_others_take_a_key_in_four_ways() -> None:
    without_key = {label for label, operation in operations() if operation["security"] == []}
    assert without_key == {"GET /schemas", "GET /schemas/{path}", "GET /openapi.json"}
    ways: list[dict[str, list[str]]] = [{"bearer": []}, {"xApiKey": []}, {"xGoogApiKey": []}, {"keyInQuery": []}]
    in_part = "GET /health"  # whether providers are up takes one
    assert dict(operations())[in_part]["security"] == [{}, *ways]
    keyed = [each["security"] for label, each in operations() if label not in {*without_key, in_part}]
    assert keyed == [ways] * len(keyed)
    assert list(gateway()["components"]["securitySchemes"]) == [name for way in ways for name in way]


def test_operation_ids_are_unique_and_parameters_in_the_path_are_required() -> None:
    ids = [operation["operationId"] for _, operation in operations()]
    assert len(set(ids)) == len(ids)
    for label, operation in operations():
        required = {each["name"] for each in operation.get("parameters", ()) if each.get("required")}
        assert required == set(re.findall(r"\{(\w+)\}", label))


@requirement("SCH-1")
def test_every_reference_leads_to_a_component_and_every_component_is_reached() -> None:
    text = json.dumps(gateway())
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    components = gateway()["components"]["schemas"]

    assert referred == set(components)
    assert all(re.fullmatch(r"[a-zA-Z0-9._-]+", name) for name in components)
    assert not [part for schema in components.values() for _, part in subschemas(schema) if "$defs" in part]


@requirement("SCH-1", "SCH-2")
def test_the_document_is_valid_openapi_and_each_component_valid_json_schema() -> None:
    schemathesis.openapi.from_dict(gateway()).validate()
    for schema in gateway()["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": DRAFT, **schema})
    with pytest.raises(jsonschema_rs.ValidationError):
        schemathesis.openapi.from_dict({**gateway(), "paths": {"no slash": {}}}).validate()


def vectors_of(components: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(component, valid or invalid, vector) for every definition that became one of `components`."""
    for part in schemas().documents.values():
        folder = part.path.split("/")[1 if part.path.startswith("wire/") else 0]
        for name, vectors in (part.vectors or {"definitions": {}})["definitions"].items():
            if f"{folder}.{name}" in components:
                for kind in ("valid", "invalid"):
                    yield from ((f"{folder}.{name}", kind, vector) for vector in vectors[kind])


def disputed(made: dict[str, Any]) -> set[tuple[str, str, str]]:
    """The vectors about which a document says something else than the vector itself."""
    registry = registry_of(made)
    judges: dict[str, Any] = {}
    found = set()
    for component, kind, vector in vectors_of(made["components"]["schemas"]):
        judge = judges.get(component) or judges.setdefault(component, validator(component, registry))
        if judge.is_valid(vector["value"]) != (kind == "valid"):
            found.add((component, kind, vector["name"]))
    return found


@requirement("SCH-1")
def test_a_component_accepts_and_refuses_what_its_definition_does() -> None:
    table = table_of(schemas())
    assert table is not None
    made = document(schemas(), {**table, "narrowed": []})

    assert disputed(made) == set()
    assert len(list(vectors_of(made["components"]["schemas"]))) > 5000


@requirement("SCH-1", "AGT-3")
def test_the_gateway_takes_less_or_more_than_a_dialect_only_where_its_table_says_so() -> None:
    found: dict[str, dict[str, set[str]]] = {"valid": {}, "invalid": {}}
    for component, kind, name in disputed(gateway()):
        found[kind].setdefault(component, set()).add(name)

    assert found == {"valid": REFUSED_HERE, "invalid": TAKEN_HERE}


def test_what_the_gateway_does_not_keep_is_not_taken() -> None:
    asked = {"model": "m", "input": "Hello"}
    responses = validator("openai-responses.ResponsesRequest")
    assert responses.is_valid(asked)
    assert responses.is_valid({**asked, "previous_response_id": None, "background": False})
    assert not responses.is_valid({**asked, "previous_response_id": "resp_1"})
    assert not responses.is_valid({**asked, "background": True})
    assert not responses.is_valid({"model": "m", "input": [{"type": "item_reference", "id": "msg_1"}]})

    turns = {"contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
    gemini = validator("gemini.GenerateContentRequest")
    assert gemini.is_valid(turns)
    assert not gemini.is_valid({**turns, "cachedContent": "cachedContents/x1"})


def test_a_union_names_the_component_of_each_tag_or_no_discriminator() -> None:
    found = 0
    for schema in gateway()["components"]["schemas"].values():
        for _, part in subschemas(schema):
            if "discriminator" in part:
                found += 1
                members = {member["$ref"] for member in part["oneOf"]}
                assert set(part["discriminator"]["mapping"].values()) == members
    assert found > 5


@requirement("SCH-2")
def test_the_generated_document_is_the_same_in_the_package_and_on_disk() -> None:
    made = generate(schemas())
    assert TARGETS["openapi"] == "codegen.targets.openapi"
    assert set(made) == {FILE, f"{PACKAGE}/{FILE}"}
    assert made[FILE] == made[f"{PACKAGE}/{FILE}"] == generate(schemas())[FILE]


def test_the_package_gives_the_document_and_does_not_count_it_as_a_schema() -> None:
    from turnwire_schema import documents

    assert json.loads(documents.openapi_text())["openapi"].startswith("3.1")
    assert not [name for name in documents.document_names() if name.startswith("openapi/")]
    with pytest.raises(documents.UnknownDocument, match="no OpenAPI document 'other'"):
        documents.openapi_text("other")


def test_the_paths_of_the_gateway_are_those_of_the_document() -> None:
    """But for the pages and the playground, which are for people."""
    served = {f"POST {surface.path}" for surface in (*surfaces(), *endpoint_surfaces())}
    served |= {f"{row.method} {row.path}" for row in ROWS}
    for_people = {label for label in served if re.search(r" /($|static/|playground/|inspector$)", label)}
    written = {re.sub(r"\{(\w+):path\}", r"{\1}", label) for label in served - for_people}

    assert written == set(dict(operations()))


def test_a_small_table_becomes_a_whole_document() -> None:
    body = {"$ref": f"{REF}demo.Body"}
    headers = {"x-id": {"$ref": "#/components/headers/x-id"}}
    content = {"application/json": {"schema": body}}
    assert made_from() == {
        "openapi": "3.1.1",
        "info": {"title": "Demo", "description": "A demo.", "version": "1.0.0"},
        "servers": [{"url": "/", "description": "The gateway that serves this document."}],
        "tags": [{"name": "demo", "description": "Demo."}],
        "paths": {
            "/ask/{model}": {
                "post": {
                    "operationId": "ask",
                    "tags": ["demo"],
                    "summary": "Answer.",
                    "parameters": [
                        {
                            "name": "model",
                            "in": "path",
                            "description": "The model.",
                            "schema": {"type": "string"},
                            "required": True,
                        }
                    ],
                    "requestBody": {"description": "A body.", "required": True, "content": content},
                    "responses": {
                        "200": {"description": "A body.", "headers": headers, "content": content},
                        "400": {"description": "Bad.", "headers": headers, "content": content},
                        "503": {"description": "Away.", "headers": headers, "content": content},
                    },
                    "security": [{"bearer": []}],
                }
            }
        },
        "components": {
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer", "description": "The key."}},
            "headers": {"x-id": {"description": "Id.", "schema": {"type": "string"}}},
            "schemas": {
                "demo.Body": {
                    "type": "object",
                    "description": "A body.",
                    "properties": {"model": {"type": "string", "description": "Model."}},
                    "required": ["model"],
                }
            },
        },
    }


def test_a_narrowed_property_says_why_and_a_union_loses_a_member() -> None:
    box = {"description": "A box.", "definition": f"{WIRE}#/$defs/Box"}
    made = made_from(
        row={"request": box},
        narrowed=[
            {
                "definition": f"{WIRE}#/$defs/Body",
                "why": "nothing is kept",
                "properties": {"model": {"const": "m"}},
                "required": ["model", "size"],
            },
            {
                "definition": f"{WIRE}#/$defs/Box",
                "why": "w",
                "without": [f"{WIRE}#/$defs/Other"],
                "keywords": {"minProperties": 1},
            },
        ],
    )["components"]["schemas"]

    assert made["demo.Body"]["properties"] == {
        "model": {"type": "string", "const": "m", "description": "Model. At the gateway: nothing is kept."}
    }
    assert made["demo.Body"]["required"] == ["model", "size"]
    assert made["demo.Box"] == {
        "description": "A body or a box. At the gateway: w.",
        "anyOf": [{"$ref": f"{REF}demo.Body"}],
        "minProperties": 1,
    }
    assert "demo.Other" not in made


def test_our_own_keywords_do_not_leave_the_house() -> None:
    other = {"description": "Another body.", "definition": f"{WIRE}#/$defs/Other"}
    assert made_from(row={"request": other})["components"]["schemas"]["demo.Other"] == {
        "type": "string",
        "description": "Another body.",
    }


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"row": {"errors": [f"{WIRE}#/$defs/Gone"]}}, DanglingReference, "no such definition"),
        (
            {"narrowed": [{"definition": f"{WIRE}#/$defs/Body", "why": "w", "properties": {"size": {}}}]},
            SchemaError,
            "size is narrowed, and is not here",
        ),
        (
            {
                "narrowed": [
                    {"definition": f"{WIRE}#/$defs/Body", "why": "w", "without": [f"{WIRE}#/$defs/Other"]},
                ]
            },
            SchemaError,
            "Other is not a member",
        ),
    ],
)
def test_a_table_that_names_what_is_not_there_is_a_clear_error(
    change: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        made_from(**change)


def test_two_definitions_that_would_be_one_component_are_a_clear_error() -> None:
    files = sample()
    other = WIRE.replace("chat", "other")
    files[other] = {**files[WIRE], "$id": files[WIRE]["$id"].replace("chat", "other")}
    table = paths_table(row={"errors": [f"{other}#/$defs/Body"]})
    with pytest.raises(SchemaError, match=f"Body is defined in {WIRE} too; rename one"):
        document(SchemaSet.from_texts(texts(files)), table)


def test_schemas_without_a_table_make_no_document() -> None:
    assert generate(SchemaSet.from_texts(texts(sample()))) == {}
    assert TABLE not in sample()
