"""Work that is done again and again while something else goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable


@contextlib.asynccontextmanager
async def periodically(work: Callable[[], Awaitable[None]], every_s: float) -> AsyncIterator[None]:
    """While the block runs, do `work` every `every_s` seconds. An error of it ends the repetition, and is raised at the
    end of the block.
    """

    async def repeat() -> None:
        while True:
            await asyncio.sleep(every_s)
            await work()

    task = asyncio.ensure_future(repeat())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error
