"""Two judges of JSON Schema, each of which says by itself whether a value is valid."""

from __future__ import annotations

import warnings
from typing import Any

import jsonschema
import jsonschema_rs


class Judges:
    """Both judges of one schema, with formats asserted."""

    def __init__(self, schema: Any) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._first = jsonschema.validators.validator_for(schema, jsonschema.Draft202012Validator)(
                schema, format_checker=jsonschema.FormatChecker()
            )
        self._second = jsonschema_rs.validator_for(schema, validate_formats=True)

    def verdicts(self, value: Any) -> tuple[bool, bool]:
        """Whether the value is valid by jsonschema, and by jsonschema-rs."""
        return self._first.is_valid(value), self._second.is_valid(value)
