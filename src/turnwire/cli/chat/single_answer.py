"""One question and its answer without a store: nothing is kept, no tool is offered, the text goes out as it comes.

This is `turnwire chat "…"` of an installation that has neither a database nor a line editor. With `--json` it prints
the same events as a stored chat.
"""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import UTC, datetime
from typing import Any, Final

from turnwire_schema.v1.error import ErrorInfo
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.thread import AnswerArrived, ChunkArrived, RunEnded

from turnwire.cli.chat.text_lines import EMPTY
from turnwire.cli.conversation import first_model
from turnwire.cli.exit_codes import Exit, exit_code
from turnwire.cli.output import Cleaner, Waiting, print_error, tell
from turnwire.core.errors import ProviderError, ProviderUnavailableError
from turnwire.core.messages import Messages
from turnwire.providers.base import ModelProvider

_THREAD: Final = "not-stored"
_RUN: Final = "run-1"


class SingleAnswer:
    """Asks one question and shows its answer."""

    def __init__(self, *, as_json: bool, hint: str | None = None) -> None:
        """`hint` is shown where the server cannot be reached."""
        self._as_json = as_json
        self._hint = hint
        self._events = 0
        self._cleaner = Cleaner()
        self._shown = ""

    def run(self, provider: ModelProvider, text: str, model: str | None) -> int:
        """Ask, show the answer, and return the exit code. The provider is closed."""
        try:
            asyncio.run(self._ask(provider, text, model))
        except KeyboardInterrupt:
            return self._end("cancelled", Exit.CANCELLED, None)
        except ProviderError as error:
            return self._end("failed", exit_code(error), error)
        return self._end("completed", Exit.SUCCESS, None)

    async def _ask(self, provider: ModelProvider, text: str, model: str | None) -> None:
        async with provider:
            name = model or await first_model(provider)
            request = ChatRequest(messages=tuple(Messages().human(text)), parameters=ModelParameters(model=name))
            with Waiting(f"{name} answers") as sign:
                async with provider.stream(request) as stream:
                    async for chunk in stream:
                        sign.end()
                        self._event(ChunkArrived, chunk=chunk)
                        self._write(self._cleaner.clean((chunk.text or "") + (chunk.refusal or "")))
                self._event(AnswerArrived, round=1, response=stream.response)

    def _end(self, outcome: str, code: Exit, error: ProviderError | None) -> int:
        self._write(self._cleaner.end())
        if self._shown and not self._shown.endswith("\n"):
            self._write("\n")
        told: dict[str, ErrorInfo] = {} if error is None else {"error": error.info}
        self._event(RunEnded, run_id=_RUN, outcome=outcome, rounds=1, **told)
        if self._as_json:
            return code
        if error is not None:
            print_error(error, as_json=False)
            if self._hint is not None and isinstance(error, ProviderUnavailableError):
                tell(self._hint)
        elif code is Exit.CANCELLED:
            tell("turnwire: cancelled")
        elif not self._shown:
            tell(f"turnwire: {EMPTY}")
        return code

    def _event(self, kind: Any, **fields: Any) -> None:
        if not self._as_json:
            return
        self._events += 1
        at = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        event = kind(event_id=self._events, at=at, thread_id=_THREAD, **fields)
        sys.stdout.write(json.dumps(event.to_dict(), ensure_ascii=True) + "\n")
        sys.stdout.flush()

    def _write(self, text: str) -> None:
        if self._as_json or not text:
            return
        self._shown += text
        sys.stdout.write(text)
        sys.stdout.flush()
