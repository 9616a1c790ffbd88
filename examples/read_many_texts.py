"""Each line of reviews.txt as a `Review`, with a bar; an answer that does not fit is asked for again."""

import asyncio
from pathlib import Path

from pydantic import BaseModel

from turnwire import OllamaProvider
from turnwire.batch import ProgressBar, answer_all


class Review(BaseModel):
    stars: int


async def main(texts: list[str]) -> None:
    async with OllamaProvider(model="qwen3:4b") as ollama:
        async for answer in answer_all(ollama, texts, output=Review, output_retries=2, on_progress=ProgressBar()):
            print(answer.line, answer.output or answer.error or answer.output_error)


asyncio.run(main(Path("reviews.txt").read_text().splitlines()))
