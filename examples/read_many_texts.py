"""Each line of reviews.txt as a `Review`, with a bar; an answer that does not fit is asked for again."""

from pathlib import Path

from pydantic import BaseModel

from turnwire import OllamaProvider
from turnwire.batch import BatchSettings, ProgressBar, answer_all_sync


class Review(BaseModel):
    stars: int


ollama = OllamaProvider(model="qwen3:4b")
texts = Path("reviews.txt").read_text().splitlines()
for answer in answer_all_sync(ollama, texts, BatchSettings(repair=2), output=Review, on_progress=ProgressBar()):
    print(answer.line, answer.output or answer.error or answer.output_error)
