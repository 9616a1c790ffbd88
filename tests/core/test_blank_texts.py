"""What is blank to the code is blank to the schemas: `\\S` of ECMA-262, whose spaces are not those of Python."""

from __future__ import annotations

import jsonschema_rs

from tests.requirements import requirement
from turnwire.core.validate import is_empty_content

SOMETHING = jsonschema_rs.Draft202012Validator({"type": "string", "pattern": "\\S"})
CHARACTERS = [chr(number) for number in (*range(0xD800), *range(0xE000, 0x10000), 0x1F600, 0x10FFFF)]


@requirement("MSG-15", "MSG-16")
def test_every_character_is_blank_to_the_code_where_it_is_blank_to_the_schemas() -> None:
    assert [c for c in CHARACTERS if is_empty_content(c) == SOMETHING.is_valid(c)] == []
    assert is_empty_content("")
    assert is_empty_content([{"type": "text", "text": "\ufeff"}])
    assert not is_empty_content([{"type": "text", "text": "\x1f"}])
