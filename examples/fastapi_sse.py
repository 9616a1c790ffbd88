"""An endpoint that streams an answer as server-sent events; a client that goes away cancels it at the model.

uvicorn fastapi_sse:app
"""

import json
from collections.abc import AsyncIterator

from fastapi import FastAPI
from fastapi.responses import StreamingResponse

from turnwire import OllamaProvider

app = FastAPI()
ollama = OllamaProvider(model="qwen3:4b")


@app.get("/ask")
def ask(question: str) -> StreamingResponse:
    async def events() -> AsyncIterator[str]:
        async with ollama.chat_stream(question, max_tokens=500) as stream:
            async for chunk in stream:
                yield f"data: {json.dumps(chunk.text or '')}\n\n"

    return StreamingResponse(events(), media_type="text/event-stream")
