"""Asks a validator what fits a schema: the judges of the cases. Formats are asserted. Argument: the judge's name."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import jsonschema
import jsonschema_rs
from answering import Refused, answer_all


def _value(text: str) -> Any:
    """The value of a JSON text. Raises ValueError for text that is not JSON."""

    def refuse(word: str) -> Any:
        raise ValueError(f"{word} is not JSON")

    return json.loads(text, parse_constant=refuse)


def _fit(validator: Any, instances: list[str]) -> Iterator[bool]:
    for text in instances:
        try:
            value = _value(text)
        except ValueError:
            yield False
        else:
            yield validator.is_valid(value)


def ask_jsonschema(schema: Any, instances: list[str]) -> list[bool]:
    """What jsonschema takes; formats only where the packages that check them are installed."""
    kind = jsonschema.validators.validator_for(schema, default=jsonschema.Draft202012Validator)
    try:
        return list(_fit(kind(schema, format_checker=kind.FORMAT_CHECKER), instances))
    except Exception as error:  # what a judge raises is its answer
        raise Refused(f"{type(error).__name__}: {error}") from error


def ask_jsonschema_rs(schema: Any, instances: list[str]) -> list[bool]:
    """What jsonschema-rs takes."""
    try:
        return list(_fit(jsonschema_rs.validator_for(schema, validate_formats=True), instances))
    except Exception as error:  # what a judge raises is its answer
        raise Refused(f"{type(error).__name__}: {error}") from error


if __name__ == "__main__":
    answer_all({"jsonschema": ask_jsonschema, "jsonschema-rs": ask_jsonschema_rs}[sys.argv[1]])
