"""Response with the workbench's report, sent in parts as they are made. It ends when its client disconnects."""

from __future__ import annotations

import contextlib
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from turnwire.codecs.dialect import JSON, NDJSON
from turnwire.gateway.http.active_responses import Running, stopping
from turnwire.gateway.http.request_body import ClientDisconnected
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.services import Services
from turnwire.gateway.workbench.program import report_on

_PIECE: Final = 256 * 1024
"""Bytes that are sent in one go: written at once, a report of many megabytes would hold the loop."""


class ReportResponse(Response):
    """The report on a question, which is inspected while the answer is sent."""

    def __init__(self, services: Services, context: RequestContext, question: bytearray) -> None:
        self._in_lines = NDJSON in context.headers.get("accept", "")
        super().__init__(media_type=NDJSON if self._in_lines else JSON, headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._services = services
        self._context = context
        self._question = question

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Inspect, and send what comes.

        Raises:
            Refusal: the workbench does not ask this question, or the gateway stops.
            ClientDisconnected: nobody waits for the answer.
        """
        run = Running()
        is_whole = False
        async with self._services.running.for_client(run, self._context):
            await self._send(send)
            is_whole = True
        if not is_whole:
            raise stopping() if run.is_cut else ClientDisconnected

    async def _send(self, send: Send) -> None:
        pieces = report_on(self._question, self._services.workers, in_lines=self._in_lines)
        has_begun = False
        async with contextlib.aclosing(pieces):
            async for piece in pieces:
                if not has_begun:  # a question that is refused is so before the first piece
                    has_begun = True
                    await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                view = memoryview(piece)
                for start in range(0, len(view), _PIECE):
                    body = view[start : start + _PIECE]
                    await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
