"""Every error Turnwire raises, as one tree.

    TurnwireError
    ├── InvalidDataError            data that a schema or a named rule refuses; lists each fault by JSON pointer
    │   ├── ToolArgumentError           a tool call's arguments do not fit the tool's schema
    │   ├── NewerVersionError           an entry or a context is of a later major version than this program reads
    │   └── OutputError                 an answer does not fit the type that was asked for; keeps its text
    ├── LossRefusedError            a conversion would lose something and the caller asked for none
    ├── ContextError                a context cannot do that; `reason` is a stable word
    │   └── NotInContextError           no such entry, branch or mode; also a KeyError
    ├── HistoryError                a message does not fit the conversation; names the broken rule
    └── ProviderError               a call to a model server failed; carries an `ErrorInfo`
        ├── ProviderUnavailableError    ACODE-MDL-001
        ├── ProviderTimeoutError        ACODE-MDL-002
        ├── ProviderResponseError       ACODE-MDL-003
        ├── ConfigurationError          ACODE-MDL-004
        ├── ProviderNotFoundError       ACODE-MDL-005
        ├── ModelNotFoundError          ACODE-MDL-006
        ├── RequestCancelledError       ACODE-MDL-007
        ├── StreamError                 ACODE-MDL-008
        ├── ToolCallParseError          ACODE-MDL-009
        └── TokenLimitError             ACODE-MDL-010

Packages with an error of their own put it below TurnwireError, too: `turnwire.tools.ApprovalError`,
`turnwire.mcp.McpServerError`, `turnwire.files.FileError`, `turnwire.images.ImageError`, the tree of
`turnwire.store.StoreError`, and `ThreadError`, `HookError` and `BudgetError` of `turnwire.agent`.

Messages name fields, files and limits; they never show message text, tool output or secrets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from turnwire_schema.errors import (
    InvalidDataError as InvalidDataError,
    Problem as Problem,
    ToolArgumentError as ToolArgumentError,
    TurnwireError as TurnwireError,
)
from turnwire_schema.v1.error import ErrorInfo

if TYPE_CHECKING:
    from turnwire_schema.v1.error import Loss
    from turnwire_schema.v1.response import ChatResponse


def counted(count: object, noun: str) -> str:
    """`1 call`, `2 calls`; `noun` is one whose plural takes an s."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class OutputError(InvalidDataError):
    """An answer does not fit the type that was asked for; `text` is the answer as the model wrote it.

    The message shows none of it.
    """

    def __init__(self, what: str, problems: Iterable[Problem], text: str) -> None:
        self.text = text
        super().__init__(what, problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.what, self.problems, self.text)


class NewerVersionError(InvalidDataError):
    """Stored data are of a later major version than this program reads; nothing was changed.

    `entry_type` and `version` are those of the data, `supported` is the latest version that is read.
    """

    def __init__(self, entry_type: str, version: str, supported: str) -> None:
        self.entry_type, self.version, self.supported = entry_type, version, supported
        text = f"version {version} is newer than {supported}, the latest that this program reads; update turnwire"
        super().__init__(f"a {entry_type} of a later version", [Problem("/version", "version", text)])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.entry_type, self.version, self.supported)


class ContextError(TurnwireError):
    """A context cannot do what was asked and is unchanged; `reason` is a stable word, such as `branch_exists`."""

    def __init__(self, reason: str, message: str) -> None:
        self.reason, self.text = reason, message
        super().__init__(message)

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.text)


class NotInContextError(ContextError, KeyError):
    """The context has no such entry, branch or mode."""


class LossRefusedError(TurnwireError):
    """A conversion would lose something and `on_loss="raise"` was asked; `losses` says what."""

    def __init__(self, losses: Iterable[Loss]) -> None:
        self.losses = tuple(losses)
        listed = "; ".join(f"{loss.at or '/'}: {loss.reason}" for loss in self.losses[:5])
        super().__init__(f"{counted(len(self.losses), 'thing')} would be lost in this dialect: {listed}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.losses,)


class HistoryError(TurnwireError, ValueError):
    """A message does not fit the conversation; `rule` is the name of the `HistoryPolicy` field that it breaks."""

    def __init__(self, rule: str, message: str, *, position: int | None = None) -> None:
        self.rule = rule
        self.position = position
        self.text = message
        super().__init__(message if position is None else f"message[{position}]: {message}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild_history_error, (self.rule, self.text, self.position)


def _rebuild_history_error(rule: str, text: str, position: int | None) -> HistoryError:
    return HistoryError(rule, text, position=position)


class ProviderError(TurnwireError):
    """A call to a model server failed; `info` holds the stable code, provider id and details."""

    code: ClassVar[str] = "ACODE-MDL-003"
    partial: ChatResponse | None = None
    """The answer before the failure; None if nothing came."""
    earlier: tuple[ChatResponse, ...] = ()
    """Answers that did not fit and were asked for again with `repair`, before the call that failed."""

    def __init__(self, info: ErrorInfo | str, *, provider_id: str | None = None, **fields: Any) -> None:
        if isinstance(info, str):
            given = {"provider_id": provider_id, **fields}
            info = ErrorInfo(
                code=self.code,  # each subclass names one member of the schema's ErrorCode
                message=info,
                **{name: value for name, value in given.items() if value is not None},
            )
        elif not isinstance(info, ErrorInfo):
            raise TypeError(f"give an ErrorInfo or a text, not {type(info).__name__}")
        elif provider_id is not None and info.provider_id is None:
            info = info.replace(provider_id=provider_id)
        self.info: ErrorInfo = info
        where = f" [{info.provider_id}]" if info.provider_id else ""
        super().__init__(f"{info.code}{where}: {info.message}")

    @property
    def provider_id(self) -> str | None:
        """Id of the provider that failed."""
        return self.info.provider_id

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild_provider_error, (type(self), self.info, self.partial, _picklable(self.__cause__), self.earlier)


class CauseError(TurnwireError):
    """Replaces a cause that cannot be pickled; its text is the name of the cause's type."""


def _picklable(cause: BaseException | None) -> BaseException | None:
    # Many exceptions of other libraries cannot be made again from their text (httpx.HTTPStatusError): then their name
    # goes along, so that the error itself always arrives.
    if cause is None:
        return None
    import pickle  # only programs that send errors between processes pay for it

    try:
        pickle.loads(pickle.dumps(cause))
    except Exception:  # pickling runs the code of foreign exceptions
        return CauseError(f"{type(cause).__module__}.{type(cause).__qualname__}")
    return cause


def _rebuild_provider_error(
    kind: type[ProviderError],
    info: ErrorInfo,
    partial: ChatResponse | None,
    cause: BaseException | None,
    earlier: tuple[ChatResponse, ...] = (),
) -> ProviderError:
    error = kind(info)
    error.partial, error.earlier = partial, earlier
    error.__cause__ = cause
    return error


class ProviderUnavailableError(ProviderError):
    """The server cannot be reached: refused, no such address, or reset before an answer began."""

    code = "ACODE-MDL-001"


class ProviderTimeoutError(ProviderError):
    """A time limit passed; `info.limit_s` is the limit in seconds."""

    code = "ACODE-MDL-002"


class ProviderResponseError(ProviderError):
    """The server answered with an error or with something that is not an answer; `info.status` is the HTTP status."""

    code = "ACODE-MDL-003"


class ConfigurationError(ProviderError):
    """A setting is wrong or forbidden; the message names the file, line and path, and what is allowed."""

    code = "ACODE-MDL-004"


class ProviderNotFoundError(ProviderError):
    """No provider of that id is registered."""

    code = "ACODE-MDL-005"


class ModelNotFoundError(ProviderError):
    """The server does not have the model."""

    code = "ACODE-MDL-006"


class RequestCancelledError(ProviderError):
    """The caller ended the call; `partial` holds what came until then, if anything did."""

    code = "ACODE-MDL-007"


class StreamError(ProviderError):
    """A stream broke, or ended without its end; `partial` holds the answer up to then."""

    code = "ACODE-MDL-008"


class ToolCallParseError(ProviderError):
    """The server could not read the model's tool call, or the call is not valid."""

    code = "ACODE-MDL-009"


class TokenLimitError(ProviderError):
    """The prompt does not fit the model's context, or the limit was passed while answering."""

    code = "ACODE-MDL-010"


ERRORS_BY_CODE: dict[str, type[ProviderError]] = {
    kind.code: kind
    for kind in (
        ProviderUnavailableError,
        ProviderTimeoutError,
        ProviderResponseError,
        ConfigurationError,
        ProviderNotFoundError,
        ModelNotFoundError,
        RequestCancelledError,
        StreamError,
        ToolCallParseError,
        TokenLimitError,
    )
}


def error_from_info(
    info: ErrorInfo, *, provider_id: str | None = None, partial: ChatResponse | None = None
) -> ProviderError:
    """The exception that belongs to the code of `info`, with the partial answer where there is one.

    Raises:
        InvalidDataError: `info` is invalid.
    """
    given: Any = info
    if not isinstance(given, ErrorInfo):
        text = f"give an ErrorInfo, not {type(given).__name__}; ErrorInfo.from_dict makes one of a dict"
        raise InvalidDataError("this is no error", [Problem("", "type", text)])
    error = ERRORS_BY_CODE[info.code](info, provider_id=provider_id)
    error.partial = partial
    return error


def stream_error_from_info(info: ErrorInfo) -> ProviderError:
    """The exception for an error that came inside a stream: a broken stream, but a full context stays what it is."""
    if info.code == TokenLimitError.code:
        return TokenLimitError(info)
    return StreamError(info.replace(code=StreamError.code))
