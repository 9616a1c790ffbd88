"""The workbench's report says what servers do not hold of the schemas in a request."""

from __future__ import annotations

import json
from typing import Any

from tests.requirements import requirement
from turnwire.gateway.workbench.payload import inspect

_SCHEMA = {
    "type": "object",
    "properties": {"code": {"type": "string", "pattern": r"^\d$"}, "share": {"type": "number", "minimum": 0}},
}
_AT = "/response_format/json_schema/schema"


def report(schema: Any = None, **more: Any) -> Any:
    body: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "Hi"}], **more}
    if schema is not None:
        body["response_format"] = {"type": "json_schema", "json_schema": {"name": "form", "schema": schema}}
    return inspect({"text": json.dumps(body)})["schemas"]


@requirement("COD-2")
def test_each_schema_has_every_known_server_with_its_faults_and_what_is_rewritten() -> None:
    (schema,) = report(_SCHEMA)
    servers = {each["server"]: each for each in schema.pop("servers")}
    assert schema == {"pointer": _AT, "surface": "format", "name": "form"}
    llamacpp = servers["llamacpp"]
    faults = [(each["pointer"], each["feature"], each["effect"], each["rewritten"]) for each in llamacpp["faults"]]
    assert sorted(faults) == [
        (f"{_AT}/properties/code/pattern", "pattern_class_escape", "wider", True),
        (f"{_AT}/properties/share/minimum", "number_bounds", "wider", False),
    ]
    assert llamacpp["held"] is False
    assert [(each["pointer"], each["name"]) for each in llamacpp["changes"]] == [
        (f"{_AT}/properties/code/pattern", "pattern_classes")
    ]
    assert llamacpp["sent"]["properties"]["code"]["pattern"] == "^[0-9]$"


@requirement("COD-2")
def test_tools_count_if_they_are_strict_and_a_payload_without_schemas_has_none() -> None:
    tools = [
        {"type": "function", "function": {"name": name, "parameters": _SCHEMA, "strict": strict}}
        for name, strict in (("loose", False), ("bound", True))
    ]
    assert [(each["pointer"], each["surface"], each["name"]) for each in report(tools=tools)] == [
        ("/tools/1/function/parameters", "tool", "bound")
    ]
    assert report() == []
    assert inspect({"text": "{}"})["schemas"] == []
