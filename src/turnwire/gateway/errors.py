"""Convert any exception to an error response in the dialect of the request.

In: an exception. Out: an `ErrorInfo` whose status shows whose fault it is (the client's 4xx, ours 500, the model
server's 502 to 504), and by the dialect's codec the status and body. Messages come from typed errors, which hold no
content; of an unexpected exception only the type is shown.

Rules between fields (two tools of one name, a choice that names no tool) are checked on the canonical request, so their
problems name canonical places; `with_wire_paths` finds the place in the body that the client sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from starlette.exceptions import HTTPException

from turnwire_schema._late_patterns import late_pattern
from turnwire_schema.v1.error import ErrorInfo

from turnwire.codecs.base import WireError
from turnwire.codecs.dialect import Dialect, ToolPlaces
from turnwire.codecs.registry import get_codec
from turnwire.core.errors import InvalidDataError, LossRefusedError, Problem, ProviderError
from turnwire.gateway.calls.surfaces import dialect_of

MOST_PROBLEMS: Final = 5
"""Faults that one error lists; the first is also its parameter."""


class Refusal(Exception):
    """The gateway itself does not do what was asked; `info` says why, `headers` go with the answer."""

    def __init__(
        self, status: int | None, message: str, *, headers: Mapping[str, str] | None = None, **fields: Any
    ) -> None:
        fields.setdefault("category", "invalid_request")
        self.info = ErrorInfo(code="ACODE-MDL-003", message=message, status=status, **fields)
        self.headers = dict(headers or {})
        super().__init__(message)


def refused(status: int, problems: Iterable[Problem], **fields: Any) -> Refusal:
    """A refusal of a body, with the paths of its faults."""
    listed = list(problems)
    return Refusal(status, _listed(listed), parameter=wire_path(listed[0].path) or None, **fields)


def wire_path(pointer: str) -> str:
    """A JSON pointer as clients write paths: `messages[0].content`."""
    path = ""
    for step in pointer.split("/")[1:]:
        name = step.replace("~1", "/").replace("~0", "~")
        path += f"[{name}]" if name.isdigit() else f".{name}" if path else name
    return path


def _listed(problems: list[Problem]) -> str:
    told = "; ".join(
        f"{wire_path(each.path)}: {each.message}" if each.path else each.message for each in problems[:MOST_PROBLEMS]
    )
    more = len(problems) - MOST_PROBLEMS
    return f"{told} (and {more} more)" if more > 0 else told


# What a model server says about the gateway's own key is not the client's fault.
_NOT_THE_CLIENTS: Final = {
    "authentication": "the model server refuses the gateway's key",
    "permission": "the model server refuses the gateway",
}
_CLIENT_FAULTS: Final = frozenset(
    {"invalid_request", "not_found", "unsupported", "content_filter", "context_overflow", "tool_use_failed"}
)
_SERVERS_FAULTS: Final = frozenset({"server_error", "protocol", "interrupted"})
_HTTP_CATEGORIES: Final = {404: "not_found", 405: "invalid_request"}
_HTTP_MESSAGES: Final = {
    404: "there is nothing at {path}; GET /openapi.json lists the paths",
    405: "{path} does not take {method}",
}
_LONGEST_PATH: Final = 200


class Asked(Protocol):
    """Facts about a request for its error: path and method, and the provider that was asked."""

    path: str
    method: str

    @property
    def provider_id(self) -> str | None:
        """Id of the provider."""

    @property
    def endpoint(self) -> str | None:
        """Endpoint of the provider's server."""


def info_of(error: BaseException, asked: Asked | None = None) -> ErrorInfo:
    """Return the `ErrorInfo` for `error` of the request `asked`."""
    match error:
        case Refusal():
            return error.info
        case ProviderError():
            return _named(of_provider(error.info), asked)
        case InvalidDataError():
            return refused(400, error.problems or [Problem("", "invalid", error.what)]).info
        case LossRefusedError():
            lost = [Problem(loss.at, loss.id, f"{loss.reason} [{loss.id}]") for loss in error.losses]
            return refused(400, lost, category="unsupported").info
        case HTTPException():
            category: Any = _HTTP_CATEGORIES.get(error.status_code, "invalid_request")
            path, method = ("this path", "this method") if asked is None else (asked.path[:_LONGEST_PATH], asked.method)
            message = _HTTP_MESSAGES.get(error.status_code, "the request is refused").format(path=path, method=method)
            verbs = dialect_of(path, {}).client.verbs if ":" in path.rpartition("/")[2] else ()
            if error.status_code == 405 and verbs and not path.endswith(verbs):
                message += f"; what a model can be asked for is {', '.join(verbs)}"
            elif error.status_code == 405 and (allowed := (error.headers or {}).get("Allow")):
                message += f"; it takes {allowed}"
            return Refusal(error.status_code, message, category=category).info
        case _:
            return ErrorInfo(
                code="ACODE-MDL-004",
                message=f"the gateway failed ({type(error).__name__}); its log names this request",
                status=500,
                category="server_error",
            )


def _named(info: ErrorInfo, asked: Asked | None) -> ErrorInfo:
    """`info` of a provider with the provider's id and endpoint, neither of which holds a secret."""
    if asked is None or asked.provider_id is None:
        return info
    place = f" at {asked.endpoint}" if asked.endpoint else ""
    message = info.message.removeprefix(f"{asked.endpoint}: ")  # an error of the connection names it itself
    return info.replace(message=f"provider {asked.provider_id}{place}: {message}")


def of_provider(info: ErrorInfo) -> ErrorInfo:
    """The error of a provider, for a client of the gateway."""
    if info.category in _NOT_THE_CLIENTS and info.status in (401, 403, 407):
        message = f"{_NOT_THE_CLIENTS[info.category]} (status {info.status})"
        return ErrorInfo(code=info.code, message=message, status=502, category="server_error", retryable=False)
    if info.category in _CLIENT_FAULTS:
        return info.replace(status=None) if info.status is not None and info.status >= 500 else info
    status = info.status if info.status is not None and info.status >= 400 else None
    if status == 500 or (status is None and (info.status is not None or info.category in _SERVERS_FAULTS)):
        return info.replace(status=502)  # the same for an answer that ended in the error, whole or streamed
    return info


def headers_of(error: BaseException) -> dict[str, str]:
    """Headers that go with an error."""
    if isinstance(error, Refusal):
        return error.headers
    if isinstance(error, HTTPException):
        return dict(error.headers or {})
    if isinstance(error, ProviderError) and error.info.retry_after_s is not None:
        return {"retry-after": str(max(1, round(error.info.retry_after_s)))}
    return {}


def wire_error(info: ErrorInfo, dialect: Dialect) -> WireError:
    """Status and body in the words of `dialect`."""
    return get_codec(dialect.name).encode_error(info)


_TOOL: Final = late_pattern(r"/tools/(?P<tool>\d+)(?P<rest>(/parameters(/.*)?)?)", re.DOTALL)
# Rules by which the canonical model validates a tool; the faults that a codec finds have their place already.
_OF_A_TOOL: Final = frozenset({"const", "tool_parameters_are_a_schema"})
_UNKNOWN_CHOICE: Final = "named_tool_is_offered"
_NO_TOOL_NAME: Final = frozenset({"pattern", "minLength", "maxLength"})
"""Rules of a tool's name: what breaks one is the name of no tool."""


def with_wire_paths(error: InvalidDataError, dialect: Dialect, body: Mapping[str, Any]) -> InvalidDataError:
    """`error` with every problem at its place in `body`, as far as it can be found."""
    places = dialect.tools
    if places is None:
        return error
    return InvalidDataError(error.what, [_placed(problem, places, body) for problem in error.problems])


def _placed(problem: Problem, places: ToolPlaces, body: Mapping[str, Any]) -> Problem:
    if problem.rule == _UNKNOWN_CHOICE:
        return Problem(places.choice, problem.rule, problem.message)
    if problem.path == "/tool_choice/name" and problem.rule in _NO_TOOL_NAME:
        return Problem(places.choice, problem.rule, "this name is not among the request's tools")
    if problem.rule == "tool_names_are_unique":
        path = _tool_at(int(problem.path.split("/")[2]), "/name", places, body)
    else:
        found = _TOOL.fullmatch(problem.path)
        if found is None or places.is_placed or problem.rule not in _OF_A_TOOL:
            return problem
        path = _tool_at(int(found["tool"]), found["rest"] or "/parameters", places, body)
    return problem if path is None else Problem(path, problem.rule, problem.message)


def _tool_at(number: int, rest: str, places: ToolPlaces, body: Mapping[str, Any]) -> str | None:
    """The pointer of something in the tool of this number; None if the body has no such tool."""
    tools = list(places.tools(body))
    if number >= len(tools):
        return None
    pointer, definition = tools[number]
    if rest.startswith("/parameters"):
        name = next((each for each in places.parameters if each in definition), places.parameters[0])
        rest = f"/{name}{rest.removeprefix('/parameters')}"
    return pointer + rest
