"""Answers that break the schema that was asked for: how the gateway reports them, and the error in their place.

The check is that of the codecs (`codecs/answers/request_checks.py`), whose diagnostics list the broken rules. A client
reads them in the header `turnwire-diagnostics` of a whole answer. With `refuse_unfit` it gets the status 502, or in a
stream, whose pieces it has by then, the error at the end. A request whose schema cannot be read
is then refused before it is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.error import AnswerFault, Diagnostic
from turnwire_schema.v1.request import ChatRequest, JsonSchemaFormat

from turnwire.core.broken_rules import unfit
from turnwire.core.errors import InvalidDataError, Problem, ProviderResponseError
from turnwire.core.jsonschema import checker_for

_TOOL: Final = late_pattern(r"/tools/([0-9]+)/", re.ASCII)


def unfit_words(diagnostics: Sequence[Diagnostic]) -> list[str]:
    """Return each diagnostic as header and log name it: its id, and the keywords that are broken, if there are any."""
    return [
        f"{each.id}: {', '.join(sorted({_words(fault) for fault in each.faults}))}" if each.faults else each.id
        for each in diagnostics
    ]


def unfit_header(diagnostics: Sequence[Diagnostic]) -> dict[str, str]:
    """Return the header that names them, or no header without any."""
    return {"turnwire-diagnostics": "; ".join(unfit_words(diagnostics))} if diagnostics else {}


def refuse_unreadable_schema(request: ChatRequest) -> None:
    """Refuse a request whose schema cannot be read: whether its answer fits would stay unknown.

    Raises:
        InvalidDataError: the schema is not valid or refers to something outside itself; the problem has its place.
    """
    wanted = request.response_format
    if not isinstance(wanted, JsonSchemaFormat):
        return
    try:
        checker_for(wanted.json_schema)
    except InvalidDataError as error:
        problems = [
            Problem(
                f"/response_format/json_schema{each.path}", each.rule, f"{each.message}; the answer cannot be checked"
            )
            for each in error.problems
        ]
        raise InvalidDataError(error.what, problems) from None


def refuse_unfit(diagnostics: Iterable[Diagnostic] | None, request: ChatRequest) -> None:
    """Refuse an answer that does not have the format that `request` asks for, or calls a strict tool with arguments
    that do not fit it. A tool that is not strict promises nothing.

    Raises:
        ProviderResponseError: it does not fit; the message lists places and keywords, and no content.
    """
    faults = list(_promised(diagnostics, request))
    if not faults:
        return
    places = "; ".join(f"{fault.path or '/'}: {fault.message} ({_words(fault)})" for fault in faults)
    at = faults[0].request_at or "/response_format"
    raise ProviderResponseError(
        f"the answer does not fit the schema that was asked for: {places}",
        category="protocol",
        status=502,
        parameter=at.split("/")[1],
        retryable=True,
        details={"faults": [fault.to_dict() for fault in faults]},
    )


def _promised(diagnostics: Iterable[Diagnostic] | None, request: ChatRequest) -> Iterator[AnswerFault]:
    tools = request.tools or ()
    for diagnostic in unfit(diagnostics):
        for fault in diagnostic.faults or ():
            match = _TOOL.match(fault.request_at or "")
            if match is None or tools[int(match[1])].strict:
                yield fault


def _words(fault: AnswerFault) -> str:
    return f"{fault.rule} (not held by the server)" if fault.could_hold is False else fault.rule
