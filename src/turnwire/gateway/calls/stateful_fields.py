"""Fields that refer to something a server would have kept. The gateway keeps nothing, so they are refused, with their
path: an answer without what they refer to would be an answer to something else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnwire.codecs.dialect import Dialect
from turnwire.core.errors import Problem
from turnwire.gateway.errors import refused


def refuse_stateful_fields(dialect: Dialect, body: Mapping[str, Any]) -> None:
    """Refuse a request that refers to what is not kept.

    Raises:
        Refusal: it does; the path is named.
    """
    client = dialect.client
    problems = [
        Problem(f"/{field.name}", "kept_state", field.instead)
        for field in client.stateful
        if (value := body.get(field.name)) is not None and (value is True or not field.only_true)
    ]
    if client.stateful_items is not None:
        problems += client.stateful_items(body)
    if problems:
        raise refused(400, problems)
