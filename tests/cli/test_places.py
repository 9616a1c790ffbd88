"""The line of a value in a JSON text."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, strategies as st

from turnwire.cli.json_locations import line_of

TEXT = """\
{
  "a": 1,
  "b/c~d": {"e": [
    1,
    "\\"]}",
    {"f": true}
  ]},
  "a":
    2
}"""


def test_every_pointer_has_the_line_on_which_its_value_begins() -> None:
    lines = {
        "": 1,
        "/a": 9,  # of two the last one counts
        "/b~1c~0d": 3,
        "/b~1c~0d/e": 3,
        "/b~1c~0d/e/0": 4,
        "/b~1c~0d/e/1": 5,
        "/b~1c~0d/e/2/f": 6,
        "/b~1c~0d/e/9": 3,  # what is not there: the value around it
        "/nope/deeper": 1,
        "/a/b": 9,
    }
    assert {pointer: line_of(TEXT, pointer) for pointer in lines} == lines


KEYS = st.text(max_size=4)
VALUES = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def pointers(value: Any, at: str = "") -> list[tuple[str, Any]]:
    """Every value inside, with its pointer."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    inner = [(f"{at}/{str(key).replace('~', '~0').replace('/', '~1')}", item) for key, item in items]
    return [(at, value), *(pair for place, item in inner for pair in pointers(item, place))]


@given(VALUES)
def test_the_text_from_that_line_on_holds_the_value(value: Any) -> None:
    text = json.dumps(value, indent=0, ensure_ascii=False)
    lines = text.split("\n")
    for pointer, inner in pointers(value):
        rest = "\n".join(lines[line_of(text, pointer) - 1 :])
        assert json.dumps(inner, indent=0, ensure_ascii=False) in rest
        if pointer == "":
            assert line_of(text, pointer) == 1
