"""Constructors give what the validator gives, whatever their keywords: the same instances, errors and messages."""

from __future__ import annotations

import enum
import inspect
import math
import random
from typing import Any

import pytest
from hypothesis import given, strategies as st
from pydantic import ConfigDict, Field, PrivateAttr, field_validator

from turnwire_schema import _plain as plain
from turnwire_schema._behaviour import RequestModel
from turnwire_schema._json import FrozenDict, FrozenList
from turnwire_schema._runtime import Model
from turnwire_schema._trust import CHECKED, NotTrustworthyError, same
from turnwire_schema.v1 import constructors
from turnwire_schema.v1.constructors import WRITTEN
from turnwire_schema.v1.request import ChatRequest

from tests.cases import for_each
from tests.core.instances import classes, instances
from tests.properties import examples
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    InvalidDataError,
    Messages,
    ModelParameters,
    SystemMessage,
    TextPart,
    ToolCall,
    ToolDefinition,
    ToolMessage,
    UserMessage,
    user,
)

pytestmark = pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")


class _Text(str):
    """A text of a class of its own."""


class _Number(int):
    """A number of a class of its own."""


class _Word(enum.StrEnum):
    """Words of an enumeration."""

    USER = "user"
    SERVER = "server"


CALL = ToolCall(id="c", name="f", arguments={})
COMMON: tuple[tuple[type[Any], dict[str, Any]], ...] = (
    (SystemMessage, {"content": "a"}),
    (UserMessage, {"content": "Zürich"}),
    (UserMessage, {"content": "a", "name": "b", "id": None, "metadata": {"a": [1]}}),
    (UserMessage, {"content": [TextPart(text="a"), TextPart(text="b")]}),
    (AssistantMessage, {"content": "a"}),
    (AssistantMessage, {"tool_calls": [CALL, CALL]}),
    (ToolMessage, {"content": "a", "tool_call_id": "c", "name": "f", "is_error": True}),
    (ToolCall, {"id": "c", "name": "f", "arguments": {"a": [1, {"b": None}]}}),
    (ModelParameters, {"model": "m", "temperature": 0.2, "top_p": 0.5, "max_tokens": 5}),
    (ToolDefinition, {"name": "f", "description": "d", "parameters": {"type": "object", "properties": {}}}),
    (ChatRequest, {"messages": (user("a"),), "parameters": ModelParameters(model="m"), "tool_choice": "auto"}),
    (ChatRequest, {"messages": Messages([user("a")]), "parameters": ModelParameters(model="m")}),
)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 2**63 - 1, 2**63, -(2**63) - 1, 10**4000, 10**5000),
    *(0.0, -0.0, 1.0, 0.5, 2.0, 2.0000001, math.nan, math.inf, -math.inf, 5e-324, 1e308),
    *(
        "",
        " ",
        "\u00a0",
        "\n",
        "a",
        "a\n",
        "f" * 64,
        "f" * 65,
        "ü",
        "🎈",
        "\ud800",
        "a\udfff",
        "\x00",
        "user",
        "minted",
    ),
    *(_Text("a"), _Text(""), _Number(1), _Word.USER, _Word.SERVER, b"a", bytearray(b"a")),
    *([], (), {}, set(), [None], ["a"], [""], ["\ud800"], [[]], {"a": 1}, {"a": "\ud800"}, {"\ud800": 1}, {1: 2}),
    *({"a": math.nan}, {"a": 10**5000}, {"a": (1, [2])}, {"a": object()}, {_Text("a"): _Text("b")}),
    *(FrozenDict({"a": 1}), FrozenList([1]), {"type": "object"}, {"type": "string"}, {"type": _Text("object")}),
    *({"type": "object", "properties": 1}, FrozenDict({"type": "object"}), range(2), object()),
    *([user("a")], (user("a"), None), [user("a"), {"role": "user", "content": "b"}], [{"role": "x"}]),
    AssistantMessage.model_construct(),  # what it never judged, it judges where the instance is given
    *([CALL], (CALL,), iter([CALL]), CALL, [CALL, user("a")], {"type": "text", "text": "a"}),
    *(Messages(), Messages([user("a"), user("b")])),
)


def _carefully(cls: type[Any], keywords: dict[str, Any]) -> Any:
    """What the validator makes of the keywords, with nothing before it."""
    given = cls._with_definitions(keywords) if cls is ChatRequest else keywords
    made = cls.__new__(cls)
    made.judge_keywords({**cls.__tags__, **given})
    return made


def _outcome(make: Any, *arguments: Any, **keywords: Any) -> Any:
    try:
        return make(*arguments, **keywords)
    except (InvalidDataError, TypeError, RecursionError) as error:
        return (type(error), str(error), getattr(error, "problems", None))


def _assert_the_same(cls: type[Any], keywords: dict[str, Any]) -> None:
    again = {name: list(value) if hasattr(value, "__next__") else value for name, value in keywords.items()}
    made = _outcome(cls, **again)
    right = _outcome(_carefully, cls, again)
    assert same(made, right), (cls.__name__, list(keywords), made, right)


@requirement("API-2", "MSG-9", "NFR-1")
@for_each("cls", classes(), ids=lambda cls: cls.__name__)
def test_every_odd_value_of_every_field_is_what_the_validator_says_of_it(cls: Any) -> None:
    value = next(instance.value for instance in instances() if type(instance.value) is cls)
    given = {name: getattr(value, name) for name in value.model_fields_set}
    for _ in range(2):  # the first one is made before there is anything faster
        _assert_the_same(cls, given)
    for name in [*cls.model_fields, "unknown"]:
        _assert_the_same(cls, {key: kept for key, kept in given.items() if key != name})
        for odd in ODD:
            _assert_the_same(cls, {**given, name: odd})


FIELDS = {cls: list(cls.model_fields) for cls in classes()}


@requirement("API-2", "MSG-9", "NFR-1")
@examples(60)
@given(st.integers(min_value=0))
def test_keywords_drawn_from_the_schemas_give_what_the_validator_gives(seed: int) -> None:
    chance = random.Random(seed)
    instance = chance.choice(instances()).value
    cls = type(instance)
    keywords = {name: getattr(instance, name) for name in instance.model_fields_set}
    for name in chance.sample(FIELDS[cls], k=min(len(FIELDS[cls]), chance.randrange(4))):
        others = [each.value for each in instances() if name in type(each.value).model_fields]
        keywords[name] = chance.choice([chance.choice(ODD), getattr(chance.choice(others), name)])
    names = list(keywords)
    chance.shuffle(names)
    _assert_the_same(cls, {name: keywords[name] for name in names})


@requirement("NFR-1")
@pytest.mark.parametrize(("cls", "keywords"), COMMON)
def test_common_keywords_are_plain(cls: Any, keywords: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    cls(**keywords)  # with the first one it gets its constructor
    asked: list[Any] = []
    judge = cls.judge_keywords

    def judge_and_count(self: Any, data: dict[str, Any]) -> None:
        asked.append(self)
        judge(self, data)

    monkeypatch.setattr(cls, "judge_keywords", judge_and_count)
    made = cls(**keywords)
    assert all(each is not made for each in asked), "the validator made it"


@requirement("NFR-1")
@pytest.mark.parametrize("cls", WRITTEN, ids=lambda cls: cls.__name__)
def test_the_written_constructor_of_a_class_is_used_from_the_second_instance_on(cls: Any) -> None:
    value = next(instance.value for instance in instances() if type(instance.value) is cls)
    given = {name: getattr(value, name) for name in value.model_fields_set}
    before = str(inspect.signature(cls))
    for _ in range(2):
        cls(**given)
    assert vars(cls)["__init__"].__wrapped__ in (Model.__init__, RequestModel.__init__)
    assert str(inspect.signature(cls)) == before
    assert inspect.signature(cls.__init__) == inspect.signature(vars(cls)["__init__"].__wrapped__)


@requirement("API-2")
def test_a_value_without_its_name_is_refused_as_before() -> None:
    for _ in range(3):
        UserMessage(content="a")
    for unnamed in (("a",), ("a", "b", "c", "d", "e", "f")):
        for named in ({}, {"content": "a"}, {"loudness": 1}):
            with pytest.raises(InvalidDataError, match=r"as in UserMessage\(content=…\)"):
                UserMessage(*unnamed, **named)


@requirement("MSG-9")
def test_instances_share_nothing_that_changes() -> None:
    one, other = ([UserMessage(content="a") for _ in range(3)][-1] for _ in range(2))
    assert one.__dict__ is not other.__dict__
    assert one.__pydantic_fields_set__ is not other.__pydantic_fields_set__
    assert one.__pydantic_extra__ is not other.__pydantic_extra__


@requirement("MSG-9")
def test_what_is_given_may_change_afterwards() -> None:
    arguments: dict[str, Any] = {"city": "Paris"}
    calls = [ToolCall(id="c", name="f", arguments=arguments) for _ in range(3)]
    message = AssistantMessage(tool_calls=calls)
    arguments["city"] = "Oslo"
    calls.clear()
    assert [call.arguments["city"] for call in message.tool_calls or ()] == ["Paris"] * 3


class _Trimmed(UserMessage):
    model_config = ConfigDict(str_strip_whitespace=True)


class _Judged(UserMessage):
    @field_validator("content")
    @classmethod
    def _loud(cls, value: Any) -> Any:
        return value.upper()


class _Born(UserMessage):
    born: list[int] = Field(default_factory=list)

    def model_post_init(self, context: Any, /) -> None:
        self.born.append(1)


class _Private(UserMessage):
    _count: int = PrivateAttr(default=3)


class _Short(UserMessage):
    def __init__(self, text: str) -> None:
        super().__init__(content=text, name="n")


class _Named(UserMessage):
    volume: int = Field(default=1, alias="loudness")


@requirement("API-2")
def test_classes_of_ones_own_are_made_by_their_own_rules() -> None:
    for _ in range(3):
        assert _Trimmed(content=" a ").content == "a"
        assert _Judged(content="a").content == "A"
        assert _Born(content="a").born == [1]
        assert (_Short("a").name, _Short("a").model_fields_set) == ("n", {"role", "content", "name"})
        assert _Private(content="a")._count == 3
        assert _Named.from_dict({"role": "user", "content": "a", "loudness": 5}).volume == 5


@pytest.mark.skipif(not CHECKED, reason="the switch is off, as in a program")
def test_a_plain_instance_that_is_another_one_is_found_by_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        UserMessage(content="a")
    monkeypatch.setattr(constructors, "set_extra", lambda made, value: constructors.set_given(made, set()))
    with pytest.raises(NotTrustworthyError, match="UserMessage: not what the validator makes of content"):
        UserMessage(content="a")


def test_remembered_texts_are_few_and_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "MOST", 3)
    pattern = plain.Pattern("^a*$")
    for length in range(1, 10):
        assert pattern.take("a" * length) == "a" * length
        with pytest.raises(ValueError, match="pattern"):
            pattern.take("b" * length)
        assert len(pattern.known) <= 3
    assert pattern.take("a" * 1000) == "a" * 1000
    assert max(map(len, pattern.known)) < 1000
