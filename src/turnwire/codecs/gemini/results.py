"""Results of tools: a text, a failure or media in canonical form; an object on the wire.

The wire wants an object as `response`. A text goes out as `{"output": text}`, a failure as `{"error": text}`, and a
text that is a JSON object as that object. Reading takes the same steps back. Where reading and writing would not give
the same object again, the difference is kept in the message's options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turnwire.codecs.gemini.names import KNOWN_RESULT
from turnwire.codecs.gemini.read_parts import PartError, foreign, read_part
from turnwire.codecs.own_options import difference, rest_of
from turnwire.codecs.wire_values import items_of
from turnwire.codecs.wirejson import dump_wire_json
from turnwire.core.jsontext import json_object

if TYPE_CHECKING:
    from turnwire_schema.wire.raw_gemini import RawFunctionResponse, RawPart


def write_response_object(text: str, *, is_error: bool, has_media: bool = False) -> dict[str, object]:
    """The object that says `text`."""
    value = json_object(text)
    if is_error:
        return {"error": text if value is None else value}
    if value is None or _is_wrapped(value) or (has_media and not value):
        return {"output": text}
    return value


def _is_wrapped(value: Mapping[str, object]) -> bool:
    """Whether an object would be read as what stands in it. A null stands for nothing."""
    return value.keys() in ({"output"}, {"error"}) and None not in value.values()


def read_result(part: RawPart, raw: RawFunctionResponse) -> tuple[dict[str, object], dict[str, object]]:
    """(`content` and `is_error` of the tool message, the fields that are not canonical).

    Raises:
        PartError: the response is not an object, or a part of it cannot be read.
    """
    response = raw.get("response", {})
    if not isinstance(response, Mapping):
        raise PartError("/response", "type", "response must be an object")
    media = [_media(item, index) for index, item in enumerate(items_of(raw.get("parts")))]
    try:
        text, is_error = _text_of(response)
    except ValueError:  # a caller's own value: no JSON, or nested too deep to be written
        raise PartError("/response", "json", "response must be JSON at most 200 levels deep") from None
    out: dict[str, object] = {}
    if is_error:
        out["is_error"] = True
    if not media:
        out["content"] = text
    else:
        out["content"] = [*([{"type": "text", "text": text}] if response else ()), *media]
    own = rest_of(part, {"functionResponse"})
    rest = rest_of(raw, KNOWN_RESULT)
    written = write_response_object(text, is_error=is_error, has_media=bool(media)) if response or not media else {}
    changes = difference(written, response)
    if changes:
        rest["response"] = changes
    if rest:
        own["functionResponse"] = rest
    return out, own


def _text_of(response: Mapping[str, object]) -> tuple[str, bool]:
    if _is_wrapped(response):
        for key, value in response.items():
            is_error = key == "error"
            return (value if isinstance(value, str) else dump_wire_json(value).decode()), is_error
    return dump_wire_json(dict(response)).decode(), False


def _media(item: object, index: int) -> dict[str, object]:
    if not isinstance(item, Mapping):
        raise PartError(f"/parts/{index}", "type", "a part must be an object")
    try:
        return read_part(item) if item.keys() & {"inlineData", "fileData"} else foreign(item)
    except PartError as error:
        raise PartError(f"/parts/{index}{error.path}", error.rule, error.message) from None
