"""Names of other libraries are aliases here, or errors that say what to write: one table, held to the classes."""

from __future__ import annotations

import copy
import json
import pickle
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import turnwire
import turnwire.batch
from tests.cases import for_each
from tests.requirements import requirement
from tools import write_names
from turnwire import (
    ChatRequest,
    ConversationHistory,
    FinishReason,
    MessageRole,
    Messages,
    ModelParameters,
    ProviderRegistry,
    StreamingChunk,
    SyncMockProvider,
    ToolCall,
    ToolDefinition,
    ToolResult,
    UsageInfo,
    tool,
    user,
)
from turnwire.core.foreign_names import ARGUMENTS, ASKED, NAMES, SETTINGS
from turnwire.core.hints import advice
from turnwire.providers.calls.chat import ChatParameters
from turnwire.providers.kinds.named import ServerSettings


@tool
def get_weather(city: str) -> str:
    """Get the weather."""
    return city


PROVIDER = SyncMockProvider("Hello!")
REPLY = PROVIDER.chat("Hi", model="m")
CALL = ToolCall(id="call_1", name="get_weather", arguments={"city": "Oslo"})
STREAM = PROVIDER.chat_stream("Hi", model="m")
assert [chunk.is_complete for chunk in STREAM][-1]  # at its end it has a reply
SAMPLES: dict[str, Any] = {
    "MessageRole": MessageRole,
    "FinishReason": FinishReason,
    "Messages": Messages(user("Hi")),
    "ConversationHistory": ConversationHistory(),
    "ProviderRegistry": ProviderRegistry(),
    "ModelProvider": PROVIDER,
    "ChatReply": REPLY,
    "ChatStream": STREAM,
    "ChatMessage": REPLY.message,
    "ToolCall": CALL,
    "ToolDefinition": ToolDefinition(name="f", description="d", parameters={"type": "object"}),
    "Tool": get_weather,
    "ToolResult": ToolResult.failure(CALL, "no connection"),
    "UsageInfo": REPLY.usage,
    "ChatResponse": REPLY.response,
    "StreamingChunk": StreamingChunk(text="Hi"),
    "ChatRequest": ChatRequest(messages=[user("Hi")], parameters=ModelParameters(model="m")),
    "turnwire": turnwire,
}
SPOKEN_OF: dict[str, Any] = {
    "chain": SAMPLES["Messages"],
    "history": SAMPLES["ConversationHistory"],
    "registry": SAMPLES["ProviderRegistry"],
    "chunk": SAMPLES["StreamingChunk"],
    "message": SAMPLES["ChatMessage"],
    "Messages": Messages,
    "turnwire": turnwire,
}
"""What the rows call an object that is not the one that was asked."""
ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "docs" / "requirements.md"
ROWS = [(owner, name) for owner, rows in NAMES.items() if owner != "role" for name in rows]


@requirement("API-2", "SCH-1")
def test_the_table_fits_its_schema() -> None:
    schema = json.loads((ROOT / "schemas" / "meta" / "names.schema.json").read_bytes())
    table = json.loads((ROOT / "src" / "turnwire" / "core" / "foreign_names.json").read_bytes())
    assert list(jsonschema_rs.validator_for(schema).iter_errors(table)) == []


@requirement("API-2")
def test_every_class_of_the_table_has_a_sample() -> None:
    assert {*NAMES} == {*SAMPLES, "role"}


@requirement("API-2", "NFR-2")
@for_each(("owner", "name"), ROWS)
def test_a_name_of_another_library_is_an_alias_or_says_what_to_write(owner: str, name: str) -> None:
    sample, row = SAMPLES[owner], NAMES[owner][name]
    own = getattr(sample if owner == "turnwire" or isinstance(sample, type) else type(sample), name, None)
    if own is not None:
        first = re.split(r"\W", row.here)[0]
        alias: Any = getattr(sample if isinstance(sample, type) else type(sample), first)
        assert getattr(sample if isinstance(sample, type) else type(sample), name) is alias
        return
    assert not hasattr(sample, name)
    with pytest.raises(AttributeError) as caught:
        getattr(sample, name)
    why = f" ({row.why})" if row.why else ""
    assert str(caught.value).endswith(f" has no attribute {name!r}; write `{row.here}`{why}")
    assert (caught.value.name, caught.value.obj) == (name, sample)


@requirement("API-2")
@for_each(("owner", "name"), ROWS)
def test_what_the_table_says_to_write_exists(owner: str, name: str) -> None:
    here = NAMES[owner][name].here
    if owner != "turnwire" and re.match(rf"(len|tuple|list|not|{'|'.join(SPOKEN_OF)})\b", here):
        eval(here.replace("(…)", ""), dict(SPOKEN_OF))  # that it can be written is all that is asked
        return
    found: Any = SAMPLES[owner]
    for step in re.match(r"[\w.]+", here)[0].split("."):  # type: ignore[index]  # every row begins with a name
        assert hasattr(found, step)
        found = getattr(found, step)


@requirement("API-2")
def test_no_row_shadows_what_a_class_has() -> None:
    assert not SETTINGS.keys() & ServerSettings.__optional_keys__ - {"model"}
    assert not ARGUMENTS.keys() & ChatParameters.__optional_keys__


@requirement("API-2", "NFR-2")
@for_each("owner", [owner for owner in SAMPLES if owner != "turnwire"])
def test_any_other_attribute_is_missing_as_it_always_is(owner: str) -> None:
    sample = SAMPLES[owner]
    assert not hasattr(sample, "no_such_thing")
    with pytest.raises(AttributeError, match="no_such_thing") as caught:
        sample.no_such_thing  # noqa: B018  # asked for the error
    assert "write" not in str(caught.value)
    assert advice(owner, "__deepcopy__") == ""


@requirement("API-2", "MSG-2")
@pytest.mark.parametrize(
    "owner", ["Messages", "ChatReply", "ChatMessage", "ToolCall", "ToolResult", "UsageInfo", "ChatResponse"]
)
def test_a_class_with_hints_is_copied_and_pickled_as_before(owner: str) -> None:
    sample = SAMPLES[owner]
    assert pickle.loads(pickle.dumps(sample)) == sample
    assert copy.copy(sample) == copy.deepcopy(sample) == sample


@requirement("API-2")
def test_a_property_that_fails_keeps_its_own_error() -> None:
    class Odd(Messages):
        __slots__ = ()

        @property
        def last(self) -> Any:
            return self.nothing_of_that_name  # type: ignore[attr-defined]  # that is the fault

    with pytest.raises(AttributeError, match="nothing_of_that_name"):
        Odd().last  # noqa: B018  # asked for the error


@requirement("MSG-1", "MSG-14", "API-2")
@pytest.mark.parametrize(
    ("role", "said"),
    [
        ("robot", "/1/role: 'robot' is not a role; use one of system, user, assistant, tool"),
        ("human", "/1/role: 'human' is not a role; write `'user'`; use one of system, user, assistant, tool"),
        ("two words are content", "/1/role: use one of system, user, assistant, tool"),
    ],
)
def test_an_unknown_role_is_named_once_with_its_position(role: str, said: str) -> None:
    data = [{"role": "user", "content": "a"}, {"role": role, "content": "b"}]
    text = f'[{{"role": "user", "content": "a"}}, {{"role": "{role}", "content": "b"}}]'
    for act, where in (
        (lambda: Messages.from_json(text), ""),
        (lambda: ConversationHistory.from_json(text), ""),
        (lambda: PROVIDER.chat(data, model="m"), "/messages"),  # type: ignore[arg-type]  # dicts are for people who copy
    ):
        with pytest.raises(turnwire.InvalidDataError) as caught:
            act()
        assert str(caught.value) == f"not valid messages: {where}{said}"


@requirement("API-2", "NFR-2")
@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: UsageInfo(output_tokens=2), "'output_tokens' is not known here; write `completion_tokens=…`"),
        (lambda: ToolCall(id="1", name="f", args={}), "'args' is not known here; write `arguments=…`"),
        (lambda: ToolResult(tool_call_id="1", name="f", result="x"), "'result' is not known here; write `text=…`"),
        (
            lambda: ChatRequest(messages=[user("Hi")], top_p=1),
            "'top_p' is not known here; write `parameters=ModelParameters(top_p=…)`",
        ),
        (lambda: ModelParameters(model="m", num_predict=2), "'num_predict' is not known here; write `max_tokens`"),
        (lambda: UsageInfo(tariff=2), "'tariff' is not known here; known are: "),
    ],
    ids=range(6),
)
def test_a_keyword_of_another_library_says_what_to_write(act: Any, said: str) -> None:
    with pytest.raises(turnwire.InvalidDataError) as caught:
        act()
    assert f": /: {said}" in str(caught.value)


@requirement("API-2", "DOC-1")
def test_the_page_of_names_is_what_the_table_says() -> None:
    assert write_names.TARGET.read_text(encoding="utf-8") == write_names.text(), (
        "docs/guides/names-in-other-libraries.md differs from the table. Run: python tools/write_names.py"
    )
    assert {*write_names.OWNERS, "role"} == {*NAMES}


@requirement("API-2", "DOC-1")
def test_the_names_of_the_requirements_lead_to_what_exists() -> None:
    for row in ASKED:
        for path in row["here"]:
            found: Any = turnwire
            for step in path.split(".")[1:]:
                found = getattr(found, step)
    ids = {line.split("|")[1].strip() for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines() if "|" in line}
    assert {row["id"] for row in ASKED} <= ids
