"""Fields that refer to something a server would have kept. The gateway keeps nothing, so they are refused, with their
path: an answer without what they refer to would be an answer to something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from turnwire.core.errors import Problem
from turnwire.gateway.errors import refused


class _Field(NamedTuple):
    """A field at the top of a request, when it refers to kept state, and what to do instead."""

    name: str
    refers: Callable[[Any], bool]
    instead: str


def _is_given(value: Any) -> bool:
    return value is not None


def _is_true(value: Any) -> bool:
    return value is True


_RESEND: Final = "answers are not kept here; send the whole conversation in `input`"

# Sources: the published request objects of both dialects.
_FIELDS: Final[Mapping[str, tuple[_Field, ...]]] = {
    "openai-responses": (
        _Field("previous_response_id", _is_given, _RESEND),
        _Field("conversation", _is_given, _RESEND),
        _Field("background", _is_true, "answers are not kept here, so none can be fetched later; leave it out"),
        _Field("prompt", _is_given, "prompts are not kept here; send the text in `input` or `instructions`"),
    ),
    "gemini-interactions": (
        _Field("previous_interaction_id", _is_given, _RESEND),
        _Field("background", _is_true, "answers are not kept here, so none can be fetched later; leave it out"),
        _Field("agent", _is_given, "there are no agents here; name a model"),
    ),
    "gemini": (
        _Field("cachedContent", _is_given, "contents are not kept here; send them in `contents`"),
        _Field("cached_content", _is_given, "contents are not kept here; send them in `contents`"),
    ),
}


def refuse_stateful_fields(dialect: str, body: Mapping[str, Any]) -> None:
    """Refuse a request that refers to what is not kept.

    Raises:
        Refusal: it does; the path is named.
    """
    problems = [
        Problem(f"/{field.name}", "kept_state", field.instead)
        for field in _FIELDS.get(dialect, ())
        if field.refers(body.get(field.name))
    ]
    if dialect == "openai-responses" and isinstance(body.get("input"), list):
        problems += [
            Problem(f"/input/{place}", "kept_state", "items are not kept here; send the item itself")
            for place, item in enumerate(body["input"])
            if isinstance(item, Mapping) and item.get("type") == "item_reference"
        ]
    if problems:
        raise refused(400, problems)
