"""Turnwire's reader of texts, in the environment that runs the benchmark, by the same rules as its peers."""

from __future__ import annotations

from bench.peers.text import Gathered, Reading
from bench.peers.text_worker import FORMAT, TOOLS, work
from turnwire.codecs.text.formats import text_format
from turnwire.codecs.text.reader import TextReader
from turnwire.codecs.text.reading import fits_schemas, judge_of


def stream(pieces: list[str]) -> Reading:
    """A new reader for each text, as for each answer; arguments are gathered from their pieces."""
    reader = TextReader(text_format(FORMAT), TOOLS, judge_of(fits_schemas(TOOLS)))
    content: list[str] = []
    gathered = Gathered()
    sent: dict[int, int] = {}
    for piece in (*pieces, None):
        if piece is not None and (said := reader.plain(piece)) is not None:
            content.append(said)
            continue
        for event in reader.end() if piece is None else reader.feed(piece):
            if event.kind == "content":
                content.append(event.text)
            elif event.kind == "arguments":
                gathered.add_call(event.number, None, event.text)
                sent[event.number] = sent.get(event.number, 0) + len(event.text)
            elif event.kind == "call":
                gathered.add_call(event.number, event.name, event.arguments[sent.get(event.number, 0) :])
    gathered.add("".join(content))
    return gathered.reading()


if __name__ == "__main__":
    work("turnwire", stream)
