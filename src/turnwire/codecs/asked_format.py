"""Whether the text of an answer is what the request's `response_format` asked for.

Judged is the text of an answer that came to its end by itself. One that was cut, refused, or that calls tools is not
whole or not meant to fit, and its finish reason says so. A schema that cannot be compiled judges nothing.
"""

from __future__ import annotations

from functools import lru_cache

from pydantic_core import from_json, to_json

from turnwire_schema.v1.request import ChatRequest, JsonObjectFormat, JsonSchemaFormat
from turnwire_schema.v1.response import ChatResponse

from turnwire.codecs.endings import note
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import SchemaChecker, compile_schema
from turnwire.core.jsontext import read_json

BROKEN_FORMAT = "format_not_met"
_AT = "/message/content"


def format_fault(response: ChatResponse, request: ChatRequest) -> dict[str, object] | None:
    """The diagnostic of an answer whose text is not what the request asked for; None where there is nothing to say."""
    wanted, message = request.response_format, response.message
    if response.finish_reason not in ("stop", "other") or message.tool_calls or message.invalid_tool_calls:
        return None
    if not isinstance(wanted, (JsonSchemaFormat, JsonObjectFormat)):
        return None
    try:
        value = read_json(message.text, replace_surrogates=True)
    except ValueError:
        return note(BROKEN_FORMAT, "the text is not JSON, which was asked for", _AT)
    if isinstance(wanted, JsonObjectFormat):
        return None if isinstance(value, dict) else note(BROKEN_FORMAT, "a JSON object was asked for", _AT)
    try:
        checker = _checker(to_json(wanted.json_schema))
    except InvalidDataError:
        return None
    rules = sorted({problem.rule for problem in checker.problems(value)})
    if not rules:
        return None
    return note(BROKEN_FORMAT, f"the text breaks the JSON schema that was asked for: {', '.join(rules)}", _AT)


@lru_cache(maxsize=64)
def _checker(schema: bytes) -> SchemaChecker:
    return compile_schema(from_json(schema))
