"""The steps of the Python target that datamodel-code-generator does not do for us."""

from __future__ import annotations

import re
from importlib import import_module
from typing import get_args, is_typeddict

import pytest

from turnwire_schema.wire import known_keys

from codegen.targets.python.emit import MadeUpName, containers, in_order
from codegen.targets.python.prepare import portable_pattern
from codegen.targets.python.raw import raw_modules
from tests.requirements import requirement


@requirement("SCH-2")
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x: list[int]\n", "x: Items[int]\n"),
        ("x: list[list[int] | None] | None = None\n", "x: Items[Items[int] | None] | None = None\n"),
        ("x: dict[str, list[StrictStr]]\n", "x: FrozenMap[str, Items[Text]]\n"),
        ("x: Annotated[list[A], Field(min_length=1)]\n", "x: Annotated[Items[A], Field(min_length=1)]\n"),
        (
            'x: Literal["list[int]"] = "dict[a]"\n"""A list[int]."""\n',
            'x: Literal["list[int]"] = "dict[a]"\n"""A list[int]."""\n',
        ),
        ("from pydantic import Field, StrictStr\nx: StrictStr\n", "from pydantic import Field, StrictStr\nx: Text\n"),
        ("list: int\ndict: StrictStr\n", "list: int\ndict: Text\n"),
    ],
)
def test_containers_become_read_only_by_tokens(source: str, expected: str) -> None:
    assert containers(source) == expected


@requirement("SCH-2")
def test_statements_stand_in_the_order_of_the_schema_as_far_as_they_can() -> None:
    source = 'import a\n\nclass C(B):\n    pass\n\n\nA: X = 1\n"""About A."""\n\n\nclass B:\n    y: A\n'
    ordered = in_order(source, ["C", "B", "A"])
    assert re.findall(r"^(?:import a|A|class \w)", ordered, flags=re.MULTILINE) == [
        "import a",
        "A",
        "class B",
        "class C",
    ]
    assert 'A: X = 1\n"""About A."""\n' in ordered


@requirement("SCH-2")
def test_a_numbered_name_that_the_generator_made_up_stops_the_generation() -> None:
    with pytest.raises(MadeUpName, match="the name Item1"):
        in_order("Item: int = 1\nItem1: int = 2\n", ["A"])


@requirement("SCH-2")
@pytest.mark.parametrize(
    ("pattern", "portable"),
    [
        (r"^\d+$", "^[0-9]+$"),
        (r"^[\d_-]+$", "^[0-9_-]+$"),
        (r"\W", "[^A-Za-z0-9_]"),
        (r"^a\.b\\d$", r"^a\.b\\d$"),
        (r"[$^]x$", r"[$^]x$"),
    ],
)
def test_patterns_mean_the_same_in_every_engine(pattern: str, portable: str) -> None:
    assert portable_pattern(pattern) == portable


@requirement("SCH-2")
def test_the_end_of_a_text_is_no_line_feed_before_it() -> None:
    assert portable_pattern("^[$]a$", end=r"\Z") == r"^[$]a\Z"
    assert re.search(portable_pattern("^a$", end=r"\Z"), "a\n") is None


@requirement("SCH-2")
@pytest.mark.parametrize(("text", "fits"), [(" ", False), ("\u3000\ufeff", False), ("\x85", True), ("a", True)])
def test_white_space_is_that_of_ecma_262(text: str, fits: bool) -> None:
    assert (re.search(portable_pattern(r"\S"), text) is not None) is fits


@requirement("SCH-2")
@pytest.mark.parametrize(
    "dialect", ["anthropic", "gemini", "gemini_interactions", "ollama", "openai_chat", "openai_responses"]
)
def test_a_raw_object_has_the_keys_of_its_definition(dialect: str) -> None:
    wire, raw = (import_module(f"turnwire_schema.wire.{name}") for name in (dialect, f"raw_{dialect}"))
    objects = {name: value for name, value in vars(wire).items() if is_typeddict(value) and known_keys(value)}
    names = {name: frozenset(get_args(get_args(getattr(raw, f"Raw{name}"))[0])) for name in objects}
    assert names == {name: known_keys(value) for name, value in objects.items()}


@requirement("SCH-2")
def test_a_raw_union_has_the_keys_of_all_its_members_and_of_nothing_that_they_hold() -> None:
    body = (
        'class A(TypedDict):\n    a: int\n\nclass B(A):\n    b: list["C"]\n\nC = TypedDict("C", {"@c": int})\n'
        'Either: TypeAlias = Union["B", list["C"], str]\nAll: TypeAlias = Either | C | "All"\nWord: TypeAlias = str\n'
    )
    module = raw_modules("some-wire", body)["wire/raw_some_wire.py"]
    assert re.findall(r"^Raw(\w+): .*Literal\[(.*?)\]", module, flags=re.MULTILINE) == [
        ("A", "'a'"),
        ("All", "'a', 'b', '@c'"),
        ("B", "'a', 'b'"),
        ("C", "'@c'"),
        ("Either", "'a', 'b'"),
    ]
