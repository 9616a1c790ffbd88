"""Convert errors of a thread to HTTP errors: status, a stable code, and the place in the request.

`ErrorInfo` says it: `server_type` is the word, `parameter` the JSON pointer. Nothing of a store is shown but which kind
of fault it has: its place is nobody's business who asks over HTTP.
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, ParamSpec, TypeVar

from turnwire_schema.v1.error import ErrorInfo

from turnwire.agent.errors import ThreadError
from turnwire.codecs.base import WireError
from turnwire.core.errors import ContextError, InvalidDataError, Problem, TurnwireError
from turnwire.gateway.errors import MOST_PROBLEMS, Refusal
from turnwire.gateway.http.active_responses import stopping
from turnwire.gateway.logs import LOGGER
from turnwire.store import ConflictError, NotStoredError, StoreError
from turnwire.tools import ApprovalError

P = ParamSpec("P")
T = TypeVar("T")

NOT_FOUND: Final = 404
CONFLICT: Final = 409
_STATUS_OF: Final = {"overloaded": 503, "rate_limited": 429, "server_error": 500}


def thread_refusal(status: int, reason: str, message: str, *, at: str | None = None, **fields: Any) -> Refusal:
    """A refusal with its stable word, and its place as a JSON pointer."""
    fields.setdefault("category", "not_found" if status == NOT_FOUND else "invalid_request")
    return Refusal(status, message, server_type=reason, parameter=at, **fields)


def misplaced(problems: Iterable[Problem]) -> Refusal:
    """The refusal of a body, with the places of its faults; the first is also its parameter."""
    listed = list(problems)
    told = "; ".join(f"{each.path}: {each.message}" if each.path else each.message for each in listed[:MOST_PROBLEMS])
    more = len(listed) - MOST_PROBLEMS
    first = listed[0]
    text = f"{told} (and {more} more)" if more > 0 else told
    return thread_refusal(400, first.rule, text, at=first.path or None)


def refusal_of(error: TurnwireError) -> Refusal | None:
    """Return the HTTP error for `error` of a thread, a decision or the store; None for any other error."""
    match error:
        case ThreadError(fault="closed"):
            return stopping()
        case ThreadError():
            return thread_refusal(NOT_FOUND if error.fault == "not_found" else CONFLICT, error.fault, error.text)
        case ApprovalError():
            status = NOT_FOUND if error.reason == "unknown_request" else CONFLICT
            return thread_refusal(status, error.reason, error.text, at=_place_of(error))
        case ContextError():
            at = "/mode" if error.reason == "unknown_mode" else None
            return thread_refusal(400, error.reason, "the context does not allow it", at=at)
        case ConflictError():
            text = "somebody else has changed the thread meanwhile; look at it and ask again"
            return thread_refusal(CONFLICT, "conflict", text, retryable=True)
        case NotStoredError():
            return thread_refusal(NOT_FOUND, "not_found", "there is no such thread")
        case StoreError():
            LOGGER.error("store", extra={"turnwire": {"fault": error.fault, "reason": error.message}})
            text = f"the store cannot do it now ({error.fault}); nothing of this request was kept"
            return thread_refusal(503, error.fault, text, category="overloaded", retryable=True)
        case InvalidDataError():
            return misplaced(error.problems or [Problem("", "invalid", error.what)])
        case _:
            return None


def _place_of(error: ApprovalError) -> str | None:
    if error.place is None:
        return None
    return f"/decisions/{error.place}/{'hash' if error.reason == 'wrong_hash' else 'request_id'}"


def telling(handler: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """`handler`, whose errors about threads are refusals with their status."""

    @functools.wraps(handler)
    async def told(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await handler(*args, **kwargs)
        except TurnwireError as error:
            refusal = refusal_of(error)
            if refusal is None:
                raise
            raise refusal from None

    return told


def problem_body(info: ErrorInfo) -> WireError:
    """Status and body of an error on the paths of threads."""
    status = info.status or _STATUS_OF.get(info.category or "", 500)
    return WireError(status, {"error": info.replace(status=status).to_dict()})
