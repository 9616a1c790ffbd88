"""Tables of patterns accept what the patterns accept, and stop at a form that they do not know."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

import pytest
from hypothesis import given, strategies as st

from codegen.schemaset import SchemaError, SchemaSet, subschemas
from codegen.targets.native.patterns import UnknownPattern, table
from codegen.targets.native.rules import modules
from tests.properties import examples
from tests.targets.native.languages import schemas

PATTERNS = sorted(
    {
        schema["pattern"]
        for document in schemas().documents.values()
        for _pointer, schema in subschemas(document.schema)
        if "pattern" in schema
    }
    | {"a|bc|", "^(?:ab)*$", "x{2,}", "^[^a-c]?$", "^a{0}b{1,3}$", r"^\d\D\w\W\s\S$", r"^[\d\-\]]+$", "^.$", "^(a+)+$"}
)
ALPHABET = "aabcxyzABZ0159 _-./~%:=+#?@\n\r\té—\u2028\ufeffµ😀TZhs"


def accepts(machine: dict[str, Any], text: str) -> bool:
    """What a validator does with a table."""
    state = 0
    for character in text:
        state = machine["next"][state][machine["classes"][bisect_right(machine["starts"], ord(character)) - 1]]
        if state < 0:
            return False
    return state in machine["accepts"]


def fits(pattern: str, text: str) -> bool:
    """What Python says, made ECMA-262: ``$`` is the end, ``\\s`` has U+FEFF, digits and letters are ASCII."""
    spaces = "\\t-\\r \xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff"
    ours = pattern.replace("\\S", f"[^{spaces}]") if "[^" not in pattern else pattern
    ours = ours.replace("[^\\s", f"[^{spaces}").replace("\\s", f"[{spaces}]")
    ours = ours.replace("^.$", "^[^\\n\\r\\u2028\\u2029]$")
    return re.search(ours[:-1] + r"\Z" if ours.endswith("$") else ours, text, re.ASCII) is not None


@pytest.mark.parametrize("pattern", PATTERNS)
@examples(12)
@given(text=st.one_of(st.text(ALPHABET, max_size=8), st.text(max_size=4)))
def test_a_table_accepts_what_the_pattern_accepts(pattern: str, text: str) -> None:
    assert accepts(table(pattern), text) == fits(pattern, text)


@pytest.mark.parametrize("pattern", PATTERNS)
@examples(12)
@given(data=st.data())
def test_a_table_accepts_what_is_made_from_the_pattern(pattern: str, data: st.DataObject) -> None:
    text = data.draw(st.from_regex(re.compile(pattern, re.ASCII), fullmatch=pattern.startswith("^")))
    assert accepts(table(pattern), text) == fits(pattern, text)


@pytest.mark.parametrize(
    "pattern",
    ["(?=a)b", "(?!a)b", "a+?", "(a", "a)", r"\bword", r"(a)\1", "a^b", "a$b", "a{2000}", "[a", r"\p{L}", "*a"],
)
def test_a_form_without_a_table_stops_the_generation(pattern: str) -> None:
    with pytest.raises(UnknownPattern, match="no table is made of this form"):
        table(pattern)


def test_a_pattern_or_keyword_that_the_validators_do_not_know_is_named_with_its_place() -> None:
    def of(schema: dict[str, Any]) -> SchemaSet:
        definitions = {"Pet": {"type": "string", "description": "A pet.", **schema}}
        document = {"title": "Pets", "description": "Animals.", "$ref": "#/$defs/Pet", "$defs": definitions}
        return SchemaSet.from_texts({"turnwire/v1/pet.schema.json": str(document).replace("'", '"')})

    with pytest.raises(SchemaError, match=r"pet\.schema\.json#/\$defs/Pet/pattern: .*no table"):
        modules(of({"pattern": "(?=a)"}))
    with pytest.raises(SchemaError, match=r"pet\.schema\.json#/\$defs/Pet: contentEncoding: the validators"):
        modules(of({"contentEncoding": "base64"}))
