"""Asks lm-format-enforcer's character parser. The characters of the instances are added to its alphabet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from answering import Refused, answer_all
from lmformatenforcer import CharacterLevelParser, CharacterLevelParserConfig, JsonSchemaParser
from lmformatenforcer.consts import COMPLETE_ALPHABET


def ask(schema: Any, instances: list[str]) -> Iterator[bool]:
    """Whether each instance can be written below the schema."""
    alphabet = COMPLETE_ALPHABET + "".join(sorted(set("".join(instances)) - set(COMPLETE_ALPHABET)))
    try:
        parser = JsonSchemaParser(schema, CharacterLevelParserConfig(alphabet=alphabet))
        parser.get_allowed_characters()
    except Exception as error:  # of no common kind: whatever it raises is its answer
        raise Refused(f"{type(error).__name__}: {error}") from error
    return (_fits(parser, text) for text in instances)


def _fits(parser: CharacterLevelParser, text: str) -> bool:
    for character in text:
        if character not in parser.get_allowed_characters():
            return False
        parser = parser.add_character(character)
    return bool(parser.can_end())


if __name__ == "__main__":
    answer_all(ask)
