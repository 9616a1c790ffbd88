"""A server of Chat Completions in a thread: it says what it was asked, waits a little, and counts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections import Counter
from types import TracebackType
from typing import Any, Self

from turnwire_schema.v1.config import ProviderConfig

from tests.patience import PATIENCE_S
from turnwire.providers.base import ModelProvider
from turnwire.providers.factory import make_provider


def provider_at(url: str) -> ModelProvider:
    """A provider that asks the server at that address."""
    return make_provider("up", ProviderConfig.from_dict({"type": "vllm", "endpoint": url}))


HEAD = b"HTTP/1.1 %d OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n%b\r\n"


class EchoServer:
    """Answers `you: TEXT`. `latency` is in seconds; `asked` counts the texts."""

    def __init__(self, latency: float = 0.0, refusals: int = 0) -> None:
        self.latency = latency
        self.asked: Counter[str] = Counter()
        self.most_at_once = 0
        self.reached = threading.Event()
        """Set when `wake_at` questions were asked."""
        self.wake_at: int | None = None
        self._refusals = refusals
        self._open = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()
        self.port = 0

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait(PATIENCE_S)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)

        async def start() -> asyncio.Server:
            return await asyncio.start_server(self._serve, "127.0.0.1", 0, backlog=512)

        server = self._loop.run_until_complete(start())
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while head := await reader.readuntil(b"\r\n\r\n"):
                length = next(
                    (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
                )
                body = await reader.readexactly(length)
                if b"/chat/completions" not in head[:80]:
                    writer.write(HEAD % (404, 2, b"") + b"{}")
                elif self._refusals:
                    self._refusals -= 1
                    writer.write(HEAD % (429, 2, b"Retry-After: 0\r\n") + b"{}")
                else:
                    writer.write(await self._answer(json.loads(body)))
                await writer.drain()
        writer.close()

    async def _answer(self, body: dict[str, Any]) -> bytes:
        text = body["messages"][-1]["content"]
        self.asked[text] += 1
        self._open += 1
        self.most_at_once = max(self.most_at_once, self._open)
        if self.wake_at is not None and self.asked.total() >= self.wake_at:
            self.wake_at = None
            self.reached.set()
        if self.latency:
            await asyncio.sleep(self.latency)  # the time of a model
        self._open -= 1
        message = {"role": "assistant", "content": f"you: {text}"}
        answer = {
            "id": "c",
            "object": "chat.completion",
            "created": 1,
            "model": "m",
            "choices": [{"index": 0, "message": message, "finish_reason": "stop"}],
            "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
        }
        data = json.dumps(answer).encode()
        return HEAD % (200, len(data), b"") + data
