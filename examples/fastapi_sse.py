"""An endpoint that streams an answer as server-sent events; a client that goes away cancels it at the model.

uvicorn fastapi_sse:app
"""

from collections.abc import AsyncIterator

from fastapi import FastAPI
from fastapi.sse import EventSourceResponse, ServerSentEvent

from turnwire import OllamaProvider

app = FastAPI()
ollama = OllamaProvider(model="qwen3:4b")


@app.get("/ask", response_class=EventSourceResponse)
async def ask(question: str) -> AsyncIterator[ServerSentEvent]:
    async with ollama.chat_stream(question, max_tokens=500) as stream:
        async for chunk in stream:
            if chunk.text:
                yield ServerSentEvent(data=chunk.text)
    yield ServerSentEvent(data=stream.reply.finish_reason, event="end")
