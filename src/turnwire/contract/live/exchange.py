"""One exchange with the server as it happened: what was sent, what came back and when, and a curl line that repeats it.

It holds secrets as they were sent; `as_evidence` is the form that may be shown.

In a curl line a body that is text is an argument. One that no argument can hold (bytes that are not UTF-8, or very
many) is written by printf, and repetitions are written as such, so the line stays short enough to be pasted.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from turnwire_schema._secrets import names_a_secret
from turnwire_schema.v1.contract import ContractExchange, ContractHeader

from turnwire.codecs.values.wirejson import NotJsonError, parse_wire_json
from turnwire.contract.redaction import Scrubber

HIDDEN: Final = "$API_KEY"
"""Replaces the API key: the shell fills it in."""
LONGEST: Final = 64 * 1024
"""How long a line may be."""
_AS_ARGUMENT: Final = 16 * 1024
_REPEATED: Final = re.compile(rb"(.{1,8}?)\1{255,}", re.DOTALL)


def curl_line(words: Sequence[str], body: bytes | None, hidden: Callable[[str], str]) -> str:
    """These words of a curl command with the body; `hidden` takes secrets out of a text."""
    line = " ".join(_quoted(word) for word in words)
    if body is None:
        return line
    text = _text(body)
    if text is not None and len(body) <= _AS_ARGUMENT and not _REPEATED.search(body):
        # --data-binary takes what begins with @ for the name of a file.
        option = "--data-raw" if text.startswith("@") else "--data-binary"
        return f"{line} {option} {_quoted(hidden(text))}"
    pieces = "; ".join(_pieces(body, hidden))
    whole = f"{{ {pieces}; }} | {line} --data-binary @-"
    return whole if len(whole) <= LONGEST else f"# The body of {len(body)} bytes is too long for a command line."


def _pieces(body: bytes, hidden: Callable[[str], str]) -> Iterator[str]:
    """The commands that write the body."""
    at = 0
    for found in _REPEATED.finditer(body):
        unit = _text(found[1])
        if unit is None:  # no format can hold it
            continue
        if found.start() > at:
            yield _printf(body[at : found.start()], hidden)
        form = unit.replace("\\", "\\\\").replace("%", "%%")
        yield f"printf {shlex.quote(form + '%.0s')} $(seq {len(found[0]) // len(found[1])})"
        at = found.end()
    if at < len(body):
        yield _printf(body[at:], hidden)


def _printf(piece: bytes, hidden: Callable[[str], str]) -> str:
    text = _text(piece)
    if text is not None:
        return f"printf %s {_quoted(hidden(text))}"
    # The key is ASCII, so its bytes here are those of its text.
    readable = hidden(piece.decode("latin-1"))
    escaped = "".join(sign if " " <= sign <= "~" and sign != "\\" else f"\\0{ord(sign):03o}" for sign in readable)
    return f"printf %b {_quoted(escaped)}"


def _text(body: bytes) -> str | None:
    """The text that an argument can hold; None if these bytes are no such text."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return None if "\x00" in text else text


def _quoted(word: str) -> str:
    """`word` for a shell; the place of the key stays a variable."""
    if HIDDEN not in word:
        return shlex.quote(word)
    return f'"{HIDDEN}"'.join(shlex.quote(part) if part else "" for part in word.split(HIDDEN))


SHOWN_BYTES: Final = 16 * 1024
"""How much of a body is kept as evidence."""


@dataclass(slots=True, kw_only=True)
class Exchange:
    """A request and its response. Complete when `ask` has returned it; not changed afterwards."""

    origin: str
    method: str
    path: str
    request_headers: tuple[tuple[str, str], ...]
    request_body: bytes | None = None
    secrets: tuple[str, ...] = ()
    status: int | None = None
    """None: no answer came."""
    header_pairs: tuple[tuple[str, str], ...] = ()
    """Headers of the answer as they came, names in lower case."""
    pieces: list[tuple[float, bytes]] = field(default_factory=list)
    """The received parts of the body: (seconds since sending, bytes), as the network cut it."""
    total_s: float = 0.0
    broken: str | None = None
    """How the exchange broke, in words; None: it did not."""
    closed_early: bool = False
    """Whether we closed the connection before the end."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers of the answer by name in lower case; those that came twice are joined by a comma."""
        found: dict[str, str] = {}
        for name, value in self.header_pairs:
            found[name] = f"{found[name]}, {value}" if name in found else value
        return found

    @property
    def body(self) -> bytes:
        """The body as far as it was read."""
        return b"".join(piece for _, piece in self.pieces)

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode("utf-8", "replace")

    @property
    def json(self) -> Any:
        """The body as JSON; None if it is not JSON."""
        try:
            return parse_wire_json(self.body)
        except NotJsonError:
            return None

    @property
    def content_type(self) -> str:
        """The media type without its parameters, in lower case; empty if the header is missing."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @property
    def is_ok(self) -> bool:
        """Whether the server answered with a 2xx status."""
        return self.status is not None and 200 <= self.status < 300

    @property
    def first_byte_s(self) -> float | None:
        """Time to the first byte of the body, in seconds; None if no byte came."""
        return self.pieces[0][0] if self.pieces else None

    def curl(self) -> str:
        """A command line that sends the same request again."""
        words = ["curl", "-sS", "-N", f"{self.origin}{self._without_secrets(self.path)}"]
        if self.method != ("GET" if self.request_body is None else "POST"):
            words[1:1] = ["-X", self.method]
        if any(sign in self.path for sign in "[]{}"):
            words[1:1] = ["-g"]  # curl would read a pattern of several addresses
        for name, value in self.request_headers:
            if name.lower() not in ("accept", "user-agent", "host", "content-length", "accept-encoding"):
                words += ["-H", f"{name}: {self._without_secrets(value, name)}"]
        return curl_line(words, self.request_body, self._without_secrets)

    def as_evidence(self) -> ContractExchange:
        """The exchange as a report shows it: secrets replaced, long bodies cut."""
        body = self.body
        return ContractExchange(
            method=self.method,
            path=self._without_secrets(self.path),
            request_headers=self._shown(self.request_headers),
            request_body=None if self.request_body is None else self._text(self.request_body),
            status=self.status,
            response_headers=None if self.status is None else self._shown(self.header_pairs),
            response_body=None if self.status is None else self._text(body),
            response_bytes=None if self.status is None else len(body),
            first_byte_ms=None if self.first_byte_s is None else round(self.first_byte_s * 1000),
            total_ms=round(self.total_s * 1000),
            broken=self.broken,
            closed_early=True if self.closed_early else None,
            curl=_clean(self.curl()),
        )

    def _shown(self, pairs: tuple[tuple[str, str], ...]) -> list[ContractHeader]:
        return [
            ContractHeader(name=name.lower(), value=_clean(self._without_secrets(value, name))) for name, value in pairs
        ]

    def _text(self, body: bytes) -> str:
        return _cut(_clean(self._without_secrets(body.decode("utf-8", "replace"))))

    def _without_secrets(self, text: str, header: str = "") -> str:
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN)
        if header and names_a_secret(header) and HIDDEN not in text:
            return HIDDEN
        return Scrubber().clean(text)


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN_BYTES else f"{text[:SHOWN_BYTES]}… (cut here)"


def _clean(text: str) -> str:
    return text.replace("\x00", "\ufffd")
