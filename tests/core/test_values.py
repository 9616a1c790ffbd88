"""Every type is a value: it cannot change, copies and pickles are equal, and a changed copy is checked."""

from __future__ import annotations

import copy
import gc
import pickle
from typing import Any

import pytest

from turnwire_schema._runtime import Model
from turnwire_schema.errors import InvalidDataError, Problem

from tests.cases import for_each
from tests.core.instances import Instance, classes, instances
from tests.requirements import requirement
from turnwire import (
    ChatRequest,
    ChatResponse,
    ImagePart,
    Messages,
    ModelParameters,
    StreamingChunk,
    ToolCall,
    ToolMessage,
    UsageInfo,
    UserMessage,
    assistant,
    make_tool,
    user,
)

pytestmark = pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")


@requirement("REQ-5", "MSG-2")
@for_each("instance", instances(), ids=lambda instance: instance.name)
def test_copy_deepcopy_and_pickle_give_an_equal_value(instance: Instance) -> None:
    value = instance.value
    copies = [
        copy.copy(value),
        copy.deepcopy(value),
        value.model_copy(),
        value.model_copy(deep=True),
        value.replace(),
        *(pickle.loads(pickle.dumps(value, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)),
    ]
    for made in copies:
        assert type(made) is type(value)
        assert made == value
        assert hash(made) == hash(value)
        assert made.to_dict() == value.to_dict()
        assert made.model_fields_set == value.model_fields_set


@requirement("REQ-5", "MSG-2")
@for_each("instance", instances(), ids=lambda instance: instance.name)
def test_no_field_can_be_set_or_deleted(instance: Instance) -> None:
    before = instance.value.to_dict()
    for name in type(instance.value).model_fields:
        with pytest.raises(InvalidDataError):
            setattr(instance.value, name, None)
        with pytest.raises(InvalidDataError):
            delattr(instance.value, name)
    with pytest.raises(InvalidDataError):
        instance.value.no_such_field = 1  # what must fail is tested
    assert instance.value.to_dict() == before


@requirement("REQ-5", "MSG-10")
@for_each("instance", instances(), ids=lambda instance: instance.name)
def test_nothing_inside_a_value_can_be_changed(instance: Instance) -> None:
    """Walk everything that can be reached from the value: each list and dict refuses every change."""
    seen = 0
    for inner in _reachable(instance.value):
        if isinstance(inner, dict):
            seen += 1
            for change in (
                lambda: inner.__setitem__("k", 1),  # noqa: B023  # called at once
                lambda: inner.update(k=1),  # noqa: B023  # called at once
                lambda: inner.clear(),  # noqa: B023  # called at once
                lambda: inner.setdefault("k", 1),  # noqa: B023  # called at once
                lambda: inner.pop("k", None),  # noqa: B023  # called at once
            ):
                with pytest.raises(TypeError):
                    change()
        elif isinstance(inner, list):
            seen += 1
            for change in (
                lambda: inner.append(1),  # noqa: B023  # called at once
                lambda: inner.clear(),  # noqa: B023  # called at once
                lambda: inner.extend([1]),  # noqa: B023  # called at once
                lambda: inner.sort(),  # noqa: B023  # called at once
                lambda: inner.__setitem__(slice(None), []),  # noqa: B023  # called at once
            ):
                with pytest.raises(TypeError):
                    change()
        else:
            assert isinstance(inner, (str, int, float, bool, tuple, type(None), Model)), type(inner)


def _reachable(value: Any) -> Any:
    if isinstance(value, Model):
        for inner in {**value.__dict__, **(value.__pydantic_private__ or {})}.values():
            yield inner
            yield from _reachable(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield inner
            yield from _reachable(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield inner
            yield from _reachable(inner)


@requirement("MSG-10", "REQ-5")
def test_what_the_caller_passed_in_stays_the_callers() -> None:
    arguments: dict[str, Any] = {"a": {"b": [1, {"c": 2}]}}
    call = ToolCall(id="c1", name="f", arguments=arguments)
    arguments["a"]["b"][1]["c"] = 3
    arguments["new"] = 1
    assert call.arguments == {"a": {"b": [1, {"c": 2}]}}
    tools = [make_tool("f", "d", {"type": "object"})]
    request = ChatRequest(messages=[user("a")], parameters=ModelParameters(model="m"), tools=tools)
    tools.clear()
    assert request.tools is not None
    assert len(request.tools) == 1
    assert isinstance(request.tools, tuple)
    assert isinstance(request.messages, tuple)


@requirement("REQ-5")
def test_a_changed_copy_keeps_the_rest_and_what_was_not_set() -> None:
    parameters = ModelParameters(model="m", seed=1)
    changed = parameters.replace(temperature=0.0)
    assert changed == ModelParameters(model="m", seed=1, temperature=0.0)
    assert changed.model_fields_set == {"model", "seed", "temperature"}
    assert parameters == ModelParameters(model="m", seed=1)
    assert parameters.model_copy(update={"seed": 2}) == ModelParameters(model="m", seed=2)


@requirement("REQ-5")
@pytest.mark.parametrize(
    ("value", "changes"),
    [
        (ModelParameters(model="m"), {"temperature": 2.1}),
        (ModelParameters(model="m"), {"top_p": -0.1}),
        (ModelParameters(model="m"), {"max_tokens": 0}),
        (ModelParameters(model="m"), {"model": " "}),
        (ChatRequest(messages=[user("a")], parameters=ModelParameters(model="m")), {"messages": []}),
        (assistant("a"), {"content": None}),
        (ToolMessage(content="a", tool_call_id="c1"), {"tool_call_id": ""}),
        (ImagePart(url="u"), {"path": "p"}),
        (ToolCall(id="c1", name="f", arguments={}), {"name": "a b"}),
        (ToolCall(id="c1", name="f", arguments={}), {"arguments": []}),
        (UsageInfo(prompt_tokens=1), {"prompt_tokens": -1}),
        (StreamingChunk(text="a"), {"text": 5}),
        (make_tool("f", "d", {"type": "object"}), {"parameters": {"type": "object", "properties": 5}}),
    ],
    ids=str,
)
def test_a_changed_copy_is_checked_in_both_spellings(value: Any, changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidDataError):
        value.replace(**changes)
    with pytest.raises(InvalidDataError):
        value.model_copy(update=changes)


@requirement("REQ-5")
def test_an_unknown_name_in_a_changed_copy_is_an_error_and_extras_are_kept() -> None:
    message = UserMessage.from_dict({"role": "user", "content": "a", "later": 1})
    for change in (message.replace, lambda **changes: message.model_copy(update=changes)):
        with pytest.raises(InvalidDataError) as caught:
            change(nmae="b")
        assert caught.value.problems == (
            Problem("", "additionalProperties", "'nmae' is not known here; did you mean 'name'?"),
        )
    assert message.replace(name="b").extras == {"later": 1}
    assert message.replace(extras={"other": 2}).extras == {"other": 2}


@requirement("REQ-5")
def test_a_chain_is_a_value_too() -> None:
    chain = Messages().human("a").ai("b")
    for made in (copy.copy(chain), copy.deepcopy(chain), pickle.loads(pickle.dumps(chain))):
        assert made == chain
        assert hash(made) == hash(chain)
        assert type(made) is Messages
    with pytest.raises(AttributeError):
        chain.other = 1  # type: ignore[attr-defined]  # what must fail is tested
    with pytest.raises(TypeError):
        chain[0] = user("c")  # type: ignore[index]  # what must fail is tested


@requirement("REQ-5", "NFR-3")
def test_values_hold_no_cycles_and_go_when_they_are_dropped() -> None:
    gc.collect()
    before = len([item for item in gc.get_objects() if isinstance(item, ChatResponse)])
    response = ChatResponse(message=assistant("a"), usage=UsageInfo(), finish_reason="stop")
    del response
    after = len([item for item in gc.get_objects() if isinstance(item, ChatResponse)])
    assert after == before


@requirement("REQ-5")
def test_every_class_is_frozen_and_hides_its_input() -> None:
    assert {kind.__name__ for kind in classes() if not kind.model_config.get("frozen")} == set()
    assert {kind.__name__ for kind in classes() if not kind.model_config.get("hide_input_in_errors")} == set()
    assert issubclass(UserMessage, Model)
