"""A file of answers for the mock provider: a JSON list, given in order, the last one again and again.

An item is a text, an assistant message (`{"role": "assistant", …}`), a whole answer (`{"message": …}`), or an error
(`{"error": {"code": "ACODE-MDL-003", "message": …, "status": 429}}`).
"""

from __future__ import annotations

from typing import Any

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.message import AssistantMessage
from turnwire_schema.v1.response import ChatResponse

from turnwire.core.errors import InvalidDataError, Problem, error_from_info
from turnwire.core.validate import load, parse_json
from turnwire.providers.kinds.mock import Answer, Script


def read_script(data: bytes, name: str, *, latency: float = 0.0) -> Script:
    """The script in a file's bytes.

    Raises:
        InvalidDataError: it is not a script; each problem has its path.
    """
    items = parse_json(data, name)
    if not isinstance(items, list) or not items:
        raise InvalidDataError(f"{name}: not a valid script", [Problem("", "type", "must be a list of answers")])
    return Script([_answer(item, place, name) for place, item in enumerate(items)], latency=latency)


def _answer(item: Any, place: int, name: str) -> Answer:
    try:
        match item:
            case str():
                return item
            case {"error": error}:
                return error_from_info(load(ErrorInfo, error))
            case {"message": _}:
                return load(ChatResponse, item)
            case {"role": _}:
                return load(AssistantMessage, item)
    except InvalidDataError as error:
        problems = [each._replace(path=f"/{place}{each.path}") for each in error.problems]
        raise InvalidDataError(f"{name}: not a valid script", problems) from None
    text = 'give a text, an assistant message, an answer, or {"error": …}'
    raise InvalidDataError(f"{name}: not a valid script", [Problem(f"/{place}", "type", text)])
