"""What a person writes wrongly is an error in words, of one family; what a document has beside its schema is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import BaseModel, Field, TypeAdapter, ValidationError, model_validator

from turnwire_schema._runtime import RawModel

from tests.cases import for_each
from tests.core.instances import Instance, classes, instances
from tests.requirements import requirement
from turnwire import (
    AssistantMessage,
    AudioPart,
    ChatMessage,
    ChatRequest,
    ImagePart,
    InvalidDataError,
    ModelParameters,
    ModelProviders,
    Problem,
    ProviderConfig,
    ToolCall,
    ToolDefinition,
    ToolResult,
    TurnwireError,
    UsageInfo,
    UserMessage,
    assistant,
    make_tool,
    tool_result,
    user,
)

pytestmark = pytest.mark.filterwarnings("ignore::turnwire.core.rules.LongDescriptionWarning")
CLOSED_NAMES = [kind for kind in classes() if not issubclass(kind, RawModel)]


@requirement("API-2")
@for_each("kind", CLOSED_NAMES, ids=lambda kind: kind.__name__)
def test_a_keyword_that_a_class_does_not_have_is_an_error_wherever_it_is_given(kind: Any) -> None:
    value = next(instance.value for instance in instances() if type(instance.value) is kind)
    given = {name: getattr(value, name) for name in value.model_fields_set}
    assert kind(**given) == value
    for make in (
        lambda: kind(**given, qzx=1),
        lambda: value.replace(qzx=1),
        lambda: value.model_copy(update={"qzx": 1}),
    ):
        with pytest.raises(InvalidDataError) as caught:
            make()
        (problem,) = caught.value.problems
        assert (problem.path, problem.rule) == ("", "additionalProperties")
        assert problem.message.startswith("'qzx' is not known here; known are: ")
        assert all(name in problem.message for name in kind.model_fields)


@requirement("API-2")
@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: ModelParameters(model="m", temprature=1), "did you mean 'temperature'?"),
        (lambda: ChatRequest(messages=[user("a")], temperature=1), "write `parameters=ModelParameters(temperature=…)`"),
        (lambda: user("a", nmae="b"), "did you mean 'name'?"),
        (lambda: assistant("a", finish_reason="stop"), "'finish_reason' is not known here; known are: role, content"),
        (lambda: tool_result("c", "a", eror=True), "did you mean 'is_error'?"),
        (lambda: make_tool("f", "d", {"type": "object"}, strct=True), "did you mean 'strict'?"),
        (lambda: ToolResult.success(ToolCall(id="c", name="f", arguments={}), "a", txt="b"), "did you mean 'text'?"),
        (lambda: ProviderConfig(type="ollama", endpont="http://127.0.0.1"), "did you mean 'endpoint'?"),
        (lambda: ToolCall(id="c", name="f", arguments={}, id_origin="mintd"), "; did you mean 'minted'?"),
        (lambda: ProviderConfig(type="ollama", allow_hosts=["a"]), "ModelProviders has it"),
    ],
)
def test_a_misspelt_keyword_is_named_with_what_was_meant(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        make()
    assert sentence in str(caught.value)


@requirement("API-2")
def test_a_union_is_not_called_and_names_its_members() -> None:
    with pytest.raises(InvalidDataError) as caught:
        ChatMessage(role="user", content="a")  # type: ignore[operator]  # what a newcomer tries
    assert str(caught.value) == (
        "a union has no constructor: /: make one of these instead: "
        "SystemMessage, UserMessage, AssistantMessage, ToolMessage"
    )


@requirement("API-2")
def test_bytes_of_an_image_are_answered_with_the_form_that_is_sent() -> None:
    with pytest.raises(InvalidDataError) as caught:
        ImagePart(data=b"SECRET", media_type="image/png")  # type: ignore[arg-type]  # it is sent as text
    assert str(caught.value) == (
        "not a valid ImagePart: /data: must be a string, not bytes: "
        "it must be standard base64 without spaces, line feeds or a data: prefix"
    )


@requirement("API-2", "MSG-2")
def test_what_a_document_has_beside_its_schema_is_kept_also_inside_a_constructor() -> None:
    assert ModelParameters.from_dict({"model": "m", "later": 1}).extras == {"later": 1}
    assert ModelParameters.from_json('{"model": "m", "later": 1}').extras == {"later": 1}
    request = ChatRequest(messages=[{"role": "user", "content": "a"}], parameters={"model": "m", "later": 1})
    assert request.parameters.extras == {"later": 1}
    assert ModelParameters(model="m", extras={"later": 1}).extras == {"later": 1}


@requirement("API-2")
@pytest.mark.parametrize(
    ("make", "problems"),
    [
        (lambda: ModelParameters(model=" "), [Problem("/model", "pattern", "must not be empty or blank")]),
        (
            lambda: ToolDefinition(name="get weather", description="d", parameters={"type": "object"}),
            [Problem("/name", "pattern", "must be 1 to 64 of A-Z, a-z, 0-9 and _")],
        ),
        (
            lambda: ProviderConfig(type="ollama", endpoint="localhost:11434"),
            [
                Problem(
                    "/endpoint",
                    "pattern",
                    "must be a URL with http:// or https://, a host, and at most a port and a path, "
                    "for example http://127.0.0.1:11434",
                )
            ],
        ),
        (
            lambda: ImagePart(data="data:image/png;base64,AAAA", media_type="image/png"),
            [Problem("/data", "pattern", "must be standard base64 without spaces, line feeds or a data: prefix")],
        ),
        (
            lambda: ChatRequest(messages=[], parameters=ModelParameters(model="m")),
            [Problem("/messages", "minItems", "must have at least 1 item, not 0")],
        ),
        (
            lambda: ChatRequest(messages="hi", parameters=ModelParameters(model="m")),
            [Problem("/messages", "type", "must be a list")],
        ),
        (lambda: AudioPart(), [Problem("", "oneOf", "exactly one of url | data | path | file_id is required")]),
        (
            lambda: user([{"text": "a"}]),
            [
                Problem(
                    "/content/0",
                    "oneOf",
                    "must be an object with a 'type': text, image, audio, document, thinking, refusal, foreign, "
                    "or another word",
                )
            ],
        ),
        (
            lambda: ModelProviders.from_dict({"providers": {"a": {"type": "ollama", "url": "x"}}}),
            [
                Problem(
                    "/providers/a",
                    "additionalProperties",
                    f"'url' is not known here; known are: {', '.join(ProviderConfig.model_fields)}",
                )
            ],
        ),
    ],
)
def test_a_wrong_value_is_described_in_a_sentence(make: Callable[[], object], problems: list[Problem]) -> None:
    with pytest.raises(InvalidDataError) as caught:
        make()
    assert list(caught.value.problems) == problems


class Theirs(BaseModel):
    """Somebody else's model with ours inside."""

    message: UserMessage | AssistantMessage
    parameters: ModelParameters | None = None


@requirement("API-2")
def test_inside_other_peoples_models_faults_are_pydantic_errors_and_extras_are_kept() -> None:
    made = Theirs.model_validate({"message": {"role": "user", "content": "a", "later": 1}})
    assert made.message.extras == {"later": 1}
    with pytest.raises(ValidationError) as caught:
        Theirs.model_validate({"message": {"role": "user", "content": "a"}, "parameters": {"model": ""}})
    assert [item["loc"] for item in caught.value.errors()] == [("parameters", "model")]
    with pytest.raises(ValidationError):
        UserMessage.model_validate({"role": "user"})
    with pytest.raises(TurnwireError):
        UserMessage.from_dict({"role": "user"})


@requirement("API-2", "MSG-6")
@for_each("instance", instances(), ids=lambda instance: instance.name)
def test_nulls_are_left_out_however_a_model_is_dumped(instance: Instance) -> None:
    value, expected = instance.value, instance.value.to_dict()
    around = TypeAdapter(dict[str, type(value)])  # type: ignore[misc]  # a type known only now
    assert value.model_dump(mode="json") == expected
    assert json.loads(value.model_dump_json()) == expected
    assert around.dump_python({"a": value}, mode="json") == {"a": expected}
    assert json.loads(around.dump_json({"a": value})) == {"a": expected}


@requirement("API-2")
def test_nulls_are_left_out_inside_other_peoples_models_and_kept_where_they_mean_something() -> None:
    theirs = Theirs(message=UserMessage(content="a"), parameters=ModelParameters(model="m", temperature=None))
    assert theirs.model_dump() == {
        "message": {"role": "user", "content": "a"},
        "parameters": {"model": "m", "temperature": None, "top_p": 1.0},
    }
    assert json.loads(theirs.model_dump_json()) == theirs.model_dump()


@requirement("API-2")
@for_each("kind", classes(), ids=lambda kind: kind.__name__)
def test_the_first_instance_and_later_ones_are_what_a_document_gives(kind: Any) -> None:
    for instance in instances():
        value = instance.value
        if type(value) is kind and not isinstance(value, RawModel):
            given = {name: getattr(value, name) for name in value.model_fields_set}
            made = [kind(**given) for _ in range(3)]
            assert [each.to_dict() for each in made] == [value.to_dict()] * 3
            assert [each.model_fields_set for each in made] == [value.model_fields_set] * 3
            assert [each.__pydantic_extra__ for each in made] == [
                kind.from_dict(value.to_dict()).__pydantic_extra__
            ] * 3


class _Loud(UserMessage):
    """A message of a program's own, with a field, a rule and something that is done at its birth."""

    volume: int = 1
    born: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _not_too_loud(self) -> Any:
        if self.volume > 9:
            raise ValueError("too loud")
        return self

    def model_post_init(self, context: Any, /) -> None:
        super().model_post_init(context)
        self.born.append(self.text)


@requirement("API-2")
def test_a_class_of_ones_own_is_made_by_its_own_rules() -> None:
    UserMessage(content="x")
    UserMessage(content="x")
    for _ in range(3):
        loud = _Loud(content="x", volume=5, born=[])
        assert (type(loud), loud.volume, loud.born, loud.role) == (_Loud, 5, ["x"], "user")
        with pytest.raises(InvalidDataError, match="_Loud"):
            _Loud(content="x", volume=10)
        with pytest.raises(InvalidDataError) as caught:
            _Loud(content="x", pitch=1)
        assert caught.value.problems[0].rule == "additionalProperties"
    assert UserMessage(content="x").to_dict() == {"role": "user", "content": "x"}


@pytest.mark.parametrize(
    ("kind", "keywords"),
    [
        (ModelParameters, {"n": 3}),
        (ModelParameters, {"temperature": "x"}),
        (UserMessage, {"content": "x", "unknown": 1}),
        (UserMessage, {"content": 5}),
        (UsageInfo, {"prompt_tokens": 1.5}),
    ],
)
def test_the_error_about_keywords_comes_alone(kind: type, keywords: dict[str, Any]) -> None:
    for _ in range(3):  # the constructor is built when a second instance is made
        with pytest.raises(InvalidDataError) as caught:
            kind(**keywords)
        assert caught.value.__cause__ is None
        assert caught.value.__context__ is None or caught.value.__suppress_context__
