"""Reading recorded HTTP exchanges with real servers, in the forms in which recordings come.

In: the path of one `.json` file. Out: one `Recording`: who answered, the request, the response, and for a stream its
bytes. Three forms are known and distinguished by their fields (`schemas/meta/recording.schema.json` has them):

* a body with its exact text (`body` and `body_text`, or `body_base64`), streams as `sse` or `ndjson`, one item for each
  line, with the exact bytes in a file NAME.sse or NAME.ndjson next to it, and perhaps the `pieces` in which they came;
* parsed values only: `body`, `ndjson` (one value for each line) or `sse` (one text for each event); the bytes of such a
  stream are written again from the values;
* as a vendor published it: parsed values, and `dialect` and `source` in place of a server and its version.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NoReturn

from turnwire.codecs.values.wire_values import whole_of
from turnwire.core.errors import TurnwireError
from turnwire.providers.paths import path_of

Framing = Literal["json", "text", "ndjson", "sse", "empty"]

_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"})


class RecordingError(TurnwireError, ValueError):
    """A recording cannot be used; the message names the file, the place in it, and what would be right."""

    def __init__(self, file: Path, pointer: str, problem: str) -> None:
        self.file = file
        self.pointer = pointer
        self.problem = problem
        super().__init__(f"{file}: {pointer or '/'}: {problem}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.pointer, self.problem)


@dataclass(frozen=True, slots=True)
class RecordedRequest:
    """The request. `body` is the parsed JSON; `raw` the bytes as sent, None if it had no body."""

    method: str
    path: str
    headers: Mapping[str, str]
    raw: bytes | None = None
    body: Any = None
    is_json: bool = False


@dataclass(frozen=True, slots=True)
class RecordedResponse:
    """The response: a stream (`framing` ndjson or sse) as `raw` bytes, a whole body also parsed as `body`."""

    status: int
    headers: Mapping[str, str]
    framing: Framing
    raw: bytes
    body: Any = None
    bytes_are_exact: bool = True
    was_aborted: bool = False
    connection_error: str | None = None
    pieces: tuple[int, ...] = ()
    """Sizes of the pieces in which the body came, in bytes; empty if unknown."""

    @property
    def content_type(self) -> str:
        """The media type without its parameters, lower case; empty if the header is missing."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @property
    def is_stream(self) -> bool:
        """Whether the answer came in pieces."""
        return self.framing in ("ndjson", "sse")


@dataclass(frozen=True, slots=True)
class Recording:
    """One HTTP exchange with a real server; `server` is the dialect's name if the server is unknown."""

    file: Path
    name: str
    server: str
    server_version: str
    feature: str
    request: RecordedRequest
    response: RecordedResponse
    notes: str = ""
    server_options: tuple[str, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether the HTTP status says that the server refused."""
        return self.response.status >= 400


def read_recording(file: str | os.PathLike[str], root: Path | None = None) -> Recording:
    """The exchange in `file`; its name is the path below `root` (by default the file's own folder).

    Raises:
        RecordingError: the file cannot be read, is not JSON, or lacks or contradicts a field.
        ConfigurationError: it is no path.
    """
    file = path_of(file, "file")
    reader = _Reader(file)
    top = reader.load()
    request = _request(reader, reader.object(top, "", "request"))
    # The form with exact texts has server_options; the form with parsed values says where it comes from.
    has_exact_bytes = "server_options" in top
    who, version = ("server", "server_version") if "server" in top or "dialect" not in top else ("dialect", "source")
    return Recording(
        file=file,
        name=file.relative_to(root if root is not None else file.parent).as_posix(),
        server=reader.name(top, who),
        server_version=reader.name(top, version),
        feature=reader.name(top, "feature"),
        request=request,
        response=_response(reader, reader.object(top, "", "response"), has_exact_bytes),
        notes=reader.optional(top, "", "notes", str, ""),
        server_options=tuple(reader.texts(top, "", "server_options")) if has_exact_bytes else (),
    )


def find_recordings(directory: Path) -> list[Path]:
    """The exchange files of `directory`: every `.json` file below it, in a folder of its own server.

    Files that lie directly in a folder of folders (an index, expectations) are not exchanges.
    """
    files = sorted(directory.rglob("*.json"))
    folders = [entry for entry in directory.iterdir() if entry.is_dir()]
    return [file for file in files if not folders or file.parent != directory]


def _request(reader: _Reader, value: Mapping[str, Any]) -> RecordedRequest:
    at = "/request"
    method = reader.text(value, at, "method")
    if method not in _METHODS:
        reader.fail(f"{at}/method", f"must be one of {', '.join(sorted(_METHODS))}")
    path = reader.text(value, at, "path")
    if not path.startswith("/"):
        reader.fail(f"{at}/path", "must start with a slash")
    headers = reader.headers(value, at)
    raw: bytes | None = None
    body, is_json = value.get("body"), value.get("body") is not None
    if "body_base64" in value and "body_text" in value:
        reader.fail(at, "has both body_text and body_base64")
    if "body_base64" in value:
        raw = reader.base64(value, at, "body_base64")
    elif "body_text" in value:
        raw = reader.text(value, at, "body_text").encode("utf-8", "surrogatepass")
        if is_json and not _same(body, raw):
            reader.fail(f"{at}/body_text", "is not the text of body")
    elif is_json:
        raw = json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass")
    return RecordedRequest(method, path, headers, raw, body, is_json)


def _response(reader: _Reader, value: Mapping[str, Any], has_exact_bytes: bool) -> RecordedResponse:
    at = "/response"
    status = whole_of(value.get("status"))
    if status is None or not 100 <= status <= 599:
        reader.fail(f"{at}/status", "must be an HTTP status, 100 to 599")
    forms = [name for name in ("ndjson", "sse") if name in value]
    if len(forms) == 2 or (forms and not {"body", "body_text", "body_base64"}.isdisjoint(value)):
        reader.fail(at, "has more than one of body, ndjson and sse")
    if "body_text" in value and "body_base64" in value:
        reader.fail(at, "has both body_text and body_base64")
    headers = reader.headers(value, at)
    ended = {
        "was_aborted": reader.optional(value, at, "aborted_by_client", bool, False),
        "connection_error": reader.optional(value, at, "connection_error", str, None),
        "pieces": reader.sizes(value, at, "pieces"),
    }
    if forms:
        raw, is_exact = _stream_bytes(reader, value, forms[0], has_exact_bytes)
        framing: Framing = "ndjson" if forms[0] == "ndjson" else "sse"
        return RecordedResponse(status, headers, framing, raw, None, is_exact, **ended)
    body, text = value.get("body"), value.get("body_text")
    if "body_base64" in value:
        return RecordedResponse(status, headers, "text", reader.base64(value, at, "body_base64"), None, True, **ended)
    if text is not None:
        raw = reader.text(value, at, "body_text").encode("utf-8", "surrogatepass")
        if body is not None and not _same(body, raw):
            reader.fail(f"{at}/body_text", "is not the text of body")
        framing = "json" if body is not None else "text" if raw else "empty"
        return RecordedResponse(status, headers, framing, raw, body, True, **ended)
    if "body" in value:
        raw = json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass")
        return RecordedResponse(status, headers, "json", raw, body, False, **ended)
    return RecordedResponse(status, headers, "empty", b"", None, True, **ended)


def _stream_bytes(reader: _Reader, value: Mapping[str, Any], form: str, has_exact_bytes: bool) -> tuple[bytes, bool]:
    """(bytes of the stream, whether they are those that came)."""
    at = f"/response/{form}"
    if form == "ndjson":
        items = value["ndjson"]
        if not isinstance(items, list):
            reader.fail(at, "must be a list of values, one for each line")
        if not has_exact_bytes:
            return b"".join(json.dumps(item, ensure_ascii=False).encode() + b"\n" for item in items), False
        raw, name = _bytes_beside(reader, at, ".ndjson")
        if repr([parsed_line(line) for line in raw.split(b"\n") if line.strip()]) != repr(items):
            reader.fail(at, f"the values are not those of {name}")
        return raw, True
    texts = reader.texts(value, "/response", "sse")
    if not has_exact_bytes:
        return "".join(f"{text}\n\n" for text in texts).encode(), False
    raw, name = _bytes_beside(reader, at, ".sse")
    if text_lines(raw) != texts:
        reader.fail(at, f"the lines are not those of {name}")
    return raw, True


def text_lines(raw: bytes) -> list[str]:
    """The lines of a stream of events that are not empty, as a recording lists them."""
    return [line for line in raw.decode("utf-8", "replace").replace("\r\n", "\n").split("\n") if line]


def parsed_line(line: bytes) -> Any:
    """The value of one line, as a recording lists it; its text where it is no JSON."""
    try:
        return json.loads(line)
    except ValueError:
        return line.decode("utf-8", "replace")


def _bytes_beside(reader: _Reader, at: str, ending: str) -> tuple[bytes, str]:
    """The exact bytes of a stream, and the name of their file."""
    beside = reader.file.with_suffix(ending)
    try:
        return beside.read_bytes(), beside.name
    except OSError:
        reader.fail(at, f"the bytes of the stream are missing: there is no file {beside.name} beside it")


def _same(body: Any, raw: bytes) -> bool:
    """Whether `raw` is a text of `body`: equal as JSON, numbers by kind and value, NaN equal to NaN."""
    try:
        return repr(json.loads(raw)) == repr(body)
    except ValueError:
        return False


class _Reader:
    """Typed access to the fields of one file; every failure names the file and the JSON pointer."""

    __slots__ = ("file",)

    def __init__(self, file: Path) -> None:
        self.file = file

    def fail(self, pointer: str, problem: str) -> NoReturn:
        raise RecordingError(self.file, pointer, problem)

    def load(self) -> Mapping[str, Any]:
        try:
            value = json.loads(self.file.read_bytes())
        except OSError as error:
            self.fail("", f"cannot be read: {error.strerror}")
        except ValueError as error:
            self.fail("", f"is not JSON: {error}")
        if not isinstance(value, dict):
            self.fail("", "must be a JSON object")
        return value

    def object(self, value: Mapping[str, Any], at: str, name: str) -> Mapping[str, Any]:
        found = value.get(name)
        if not isinstance(found, dict):
            self.fail(f"{at}/{name}", "must be a JSON object")
        return found

    def text(self, value: Mapping[str, Any], at: str, name: str) -> str:
        found = value.get(name)
        if not isinstance(found, str):
            self.fail(f"{at}/{name}", "must be a text")
        return found

    def name(self, value: Mapping[str, Any], name: str) -> str:
        found = self.text(value, "", name)
        if not found:
            self.fail(f"/{name}", "must not be empty")
        return found

    def texts(self, value: Mapping[str, Any], at: str, name: str) -> list[str]:
        found = value.get(name)
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            self.fail(f"{at}/{name}", "must be a list of strings")
        return found

    def sizes(self, value: Mapping[str, Any], at: str, name: str) -> tuple[int, ...]:
        found = value.get(name, [])
        sizes = [whole_of(item) or 0 for item in found] if isinstance(found, list) else [0]
        if not all(size > 0 for size in sizes):
            self.fail(f"{at}/{name}", "must be a list of sizes, each above 0")
        return tuple(sizes)

    def optional(self, value: Mapping[str, Any], at: str, name: str, kind: type, default: Any) -> Any:
        found = value.get(name, default)
        if found is not default and not isinstance(found, kind):
            self.fail(f"{at}/{name}", f"must be of type {kind.__name__}")
        return found

    def headers(self, value: Mapping[str, Any], at: str) -> Mapping[str, str]:
        found = value.get("headers", {})
        if not isinstance(found, dict) or not all(isinstance(item, str) for item in found.values()):
            self.fail(f"{at}/headers", "must be an object of strings")
        return MappingProxyType({name.lower(): text for name, text in found.items()})

    def base64(self, value: Mapping[str, Any], at: str, name: str) -> bytes:
        try:
            return base64.b64decode(self.text(value, at, name), validate=True)
        except (binascii.Error, ValueError):
            self.fail(f"{at}/{name}", "must be standard base64")


def read_all(directory: Path) -> Iterator[Recording]:
    """Every exchange below `directory`, in the order of their names.

    Raises:
        RecordingError: see `read_recording`.
    """
    for file in find_recordings(directory):
        yield read_recording(file, directory)
