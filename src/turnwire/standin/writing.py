"""Recordings of one server in a folder: files are numbered in the order of the requests and never written over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from turnwire.contract.scrub import Scrubber
from turnwire.contract.writing import Exchange, written
from turnwire.core.errors import ConfigurationError

_NUMBER: Final = re.compile(r"(\d{4,})-")


class RecordingWriter:
    """Writes recordings of one server into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            taken = [int(found[1]) for each in folder.iterdir() if (found := _NUMBER.match(each.name))]
        except OSError as error:
            text = f"--to {folder}: recordings cannot be written there: {error.strerror}"
            raise ConfigurationError(text, retryable=False) from None
        self._last = max(taken, default=0)
        self._scrubber = Scrubber()

    def begin(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Exchange:
        """A new exchange, whose secrets are known from now on."""
        self._last += 1
        self._scrubber.learn(headers.items(), path.partition("?")[2], body.decode("utf-8", "replace"))
        return Exchange(self._last, method, path, dict(headers), body)

    def write(self, exchange: Exchange, server: str, version: str) -> Path:
        """Write an exchange that is over; gives its file.

        Raises:
            OSError: it cannot be written.
        """
        self._scrubber.learn(exchange.response_headers.items(), "", "")
        recording = written(exchange, server, version, self._scrubber, by="turnwire record")
        name = self.folder / recording.name
        if recording.beside is not None:
            ending, raw = recording.beside
            name.with_suffix(ending).write_bytes(raw)
        file = name.with_suffix(".json")
        file.write_text(recording.text, encoding="utf-8")
        return file
