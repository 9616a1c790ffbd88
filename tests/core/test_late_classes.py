"""Generated classes are built when they are first used: what is seen of them before is what is seen after."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import typing
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from turnwire_schema import v1

from tests.cases import for_each
from tests.core.instances import classes
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire import UserMessage, user

DIALECTS = ("anthropic", "gemini", "gemini_interactions", "ollama", "openai_chat", "openai_responses")


def _in_a_new_process(program: str, given: str = "") -> str:
    head = "import sys, turnwire\nfrom turnwire_schema import v1\n"
    command = [sys.executable, "-c", head + program]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


NAMES = ("UserMessage", "UsageInfo", "ChatRequest", "ForeignPart", "ProviderConfig")
FACTS = ("fields", "config", "schema", "computed", "subclass")

# A process of its own for each, forked where everything is imported and nothing was asked.
_FACTS = """
import json, os
def said(name, fact):
    kind = getattr(v1, name)
    if fact == "fields":
        return [[name, repr(field.default), field.is_required()] for name, field in kind.model_fields.items()]
    if fact == "config":
        return {key: repr(value) for key, value in sorted(kind.model_config.items())}
    if fact == "schema":
        return sorted(kind.model_json_schema()["properties"])
    if fact == "computed":
        return list(kind.model_computed_fields)
    class Mine(kind):
        volume: int = 3
    return [list(Mine.model_fields), Mine.__mro__[1].__name__]
for asked in json.loads(sys.stdin.read()):
    if os.fork():
        assert os.wait()[1] == 0, asked
    else:
        print(json.dumps([asked, said(*asked)]))
        sys.exit()
"""


@cache
def said_first() -> dict[tuple[str, str], Any]:
    """What a process says that is asked for one fact of one class, and has been asked for nothing before."""
    asked = [(name, fact) for name in NAMES for fact in FACTS]
    said = map(json.loads, _in_a_new_process(_FACTS, json.dumps(asked)).splitlines())
    return {(name, fact): value for (name, fact), value in said}


@requirement("NFR-3")
@for_each("fact", FACTS)
@for_each("name", NAMES)
def test_what_is_asked_first_of_a_class_is_what_is_asked_last(name: str, fact: str) -> None:
    kind: Any = getattr(v1, name)
    expected: Any = {
        "fields": lambda: [[key, repr(one.default), one.is_required()] for key, one in kind.model_fields.items()],
        "config": lambda: {key: repr(value) for key, value in sorted(kind.model_config.items())},
        "schema": lambda: sorted(kind.model_json_schema()["properties"]),
        "computed": lambda: list(kind.model_computed_fields),
        "subclass": lambda: [[*kind.model_fields, "volume"], name],
    }[fact]()
    assert said_first()[name, fact] == expected


@requirement("NFR-3")
def test_a_pickle_may_be_the_first_thing_that_a_process_sees_of_a_class() -> None:
    text = pickle.dumps(user("Hello", id="m")).hex()
    program = """
import pickle
message = pickle.loads(bytes.fromhex(sys.stdin.read()))
print(message.to_json(), hash(message) == hash(turnwire.user("Hello")), len(message.model_fields_set))
"""
    assert _in_a_new_process(program, text) == '{"role":"user","content":"Hello","id":"m"} True 3'


_AT_ONCE = """
import threading
sys.setswitchinterval(1e-6)
kinds = [kind for kind in (getattr(v1, name) for name in v1.__all__) if isinstance(kind, type)]
barrier, found = threading.Barrier(16), [None] * 16
def look(position):
    barrier.wait()
    found[position] = [list(kind.model_fields) for kind in (kinds if position % 2 else kinds[::-1])]
threads = [threading.Thread(target=look, args=(position,)) for position in range(16)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(all(each == (found[1] if position % 2 else found[1][::-1]) for position, each in enumerate(found)))
"""


@requirement("NFR-3")
def test_many_threads_may_ask_for_the_fields_of_every_class_at_once() -> None:
    assert _in_a_new_process(_AT_ONCE) == "True"


@requirement("SCH-4")
def test_every_class_is_an_ordinary_model_once_it_is_used() -> None:
    for kind in classes():
        kind.model_rebuild()
        assert type(kind) is type(UserMessage)
        assert kind.__pydantic_complete__
        assert not [name for name in kind.model_fields if name in vars(kind)], kind


@requirement("SCH-4")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_wire_types_have_the_keys_of_their_annotations(dialect: str) -> None:
    module = import_module(f"turnwire_schema.wire.{dialect}")
    kinds = [kind for kind in vars(module).values() if typing.is_typeddict(kind) and kind.__module__ == module.__name__]
    assert kinds
    for kind in kinds:
        hints = typing.get_type_hints(kind, include_extras=True)
        optional = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
        assert (kind.__required_keys__, kind.__optional_keys__) == (hints.keys() - optional, optional), kind
        assert kind.__total__


@requirement("API-2")
def test_an_adapter_around_a_class_warns_of_nothing_as_fastapi_makes_and_uses_it() -> None:
    program = """
import warnings
from typing import Annotated
from pydantic import Field, TypeAdapter, ValidationError
warnings.simplefilter("error")
kinds = [kind for kind in (getattr(v1, name) for name in v1.__all__) if isinstance(kind, type)]
for kind in kinds:
    adapter = TypeAdapter(Annotated[kind, Field(description="x")])
    try:
        adapter.validate_python(())
    except ValidationError:
        pass
print(len(kinds) > 50)
"""
    assert _in_a_new_process(program) == "True"


@requirement("API-2")
def test_every_class_has_a_json_schema_as_what_comes_in_and_as_what_goes_out() -> None:
    program = """
from pydantic import TypeAdapter
kinds = [kind for kind in (getattr(v1, name) for name in v1.__all__) if isinstance(kind, type)]
documents = [TypeAdapter(kind).json_schema(mode=mode) for kind in kinds for mode in ("validation", "serialization")]
call = TypeAdapter(v1.ToolCall).json_schema(mode="serialization")
print(len(documents) > 100, call["properties"]["arguments"]["type"])
"""
    assert _in_a_new_process(program) == "True object"


_FOLLOW_UPS: list[tuple[str, dict[str, Any], list[tuple[str | int, ...]]]] = [
    ("ChatRequest", {"messages": [{"role": "nobody"}], "parameters": {"model": "m"}}, [("messages", 0)]),
    ("ChatRequest", {"messages": [], "parameters": {"model": "m"}}, [("messages",)]),
    (
        "ChatRequest",
        {"messages": [{"role": "user"}, 1], "parameters": {}},
        [("messages", 0, "user", "content"), ("messages", 1), ("parameters", "model")],
    ),
    ("AssistantMessage", {"role": "assistant", "content": "a", "tool_calls": [1]}, [("tool_calls", 0)]),
    ("EmbeddingRequest", {"model": "m", "inputs": [None]}, [("inputs", 0, "string"), ("inputs", 0, "array")]),
    ("RerankRequest", {"model": "m", "query": "q", "documents": [1]}, [("documents", 0)]),
]


@requirement("API-2")
@pytest.mark.parametrize(("name", "value", "places"), _FOLLOW_UPS)
def test_a_bad_item_does_not_make_its_list_too_short(
    name: str, value: dict[str, Any], places: list[tuple[str | int, ...]]
) -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(getattr(v1, name)).validate_python(value, from_attributes=True)
    assert [line["loc"][: len(place)] for line, place in zip(caught.value.errors(), places, strict=True)] == places
