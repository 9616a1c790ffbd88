"""Reads thoughts and calls out of the text that a model wrote, by the row of its format.

Pure, incremental, linear: a piece of text gives what is certain by now, and only what could still be a mark is held
back. However the text is cut, the same comes out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from turnwire.codecs.text.call_parts import BlockCalls, Judge
from turnwire.codecs.text.events import NoCall, ReadEvent, Reason, TextPiece
from turnwire.codecs.text.formats import Block, CompiledFormat
from turnwire.codecs.text.quoting import Quoting
from turnwire.codecs.text.source import DONE, MORE, Source
from turnwire.codecs.text.steps import Run

_SPACE: Final = " \t\r\n"


def takes_all(name: str, arguments: str, raw: str) -> Reason | None:
    """Every complete call is one."""
    return None


class TextReader:
    """Reads one answer.

    Args:
        format: the format of the model's text.
        tools: from the name of an offered tool to the JSON Schema of its parameters; None where nothing is known.
        judge: what else decides whether a complete call is one.
        in_thoughts: whether the prompt opened the thoughts, so that the text begins inside them.
    """

    def __init__(
        self,
        format: CompiledFormat,
        tools: Mapping[str, Any] | None = None,
        judge: Judge = takes_all,
        *,
        in_thoughts: bool = False,
    ) -> None:
        self._format = format
        self._source = Source()
        self._calls = BlockCalls(self._source, tools, judge)
        self._quoting = Quoting()
        self._mode: Literal["content", "thought", "calls", "skip"] = "thought" if in_thoughts else "content"
        self._space = ""  # white space that may belong to the next mark
        self._drop = format.thought_space_inside if in_thoughts else ""  # white space that belongs to the last one
        self._is_start = True  # nothing but white space and thoughts so far
        self._may_think = True  # nothing but white space since the beginning, the last thoughts or the last call
        self._block: Block | None = None
        self._run: Run | None = None
        self._is_ending = False
        self._was_cut = False
        self._out: list[ReadEvent] = []

    def feed(self, text: str) -> list[ReadEvent]:
        """Take the next piece of the text; returns what is certain by now."""
        source = self._source
        source.text = source.text[source.at :] + text
        source.at = 0
        return self._go_on()

    def end(self, *, is_cut: bool = False) -> list[ReadEvent]:
        """The text is over. `is_cut`: the model did not end it, so that an open call is a cut one."""
        self._is_ending = True
        self._calls.was_cut = is_cut
        self._was_cut = is_cut
        out = self.feed("")
        if self._space and not (self._calls.count and self._may_think):
            out.append(TextPiece("content", self._space))
        self._space = ""
        return out

    def _go_on(self) -> list[ReadEvent]:
        self._out = []
        steps = {
            "content": self._read_content,
            "thought": self._read_thought,
            "calls": self._read_calls,
            "skip": self._skip,
        }
        while steps[self._mode]():
            pass
        return self._out

    # content

    def _read_content(self) -> bool:
        source, format = self._source, self._format
        if self._drop:
            source.at = _behind(source.text, source.at, self._drop)
            if source.at == len(source.text):
                return False
            self._drop = ""
        text, at = source.text, source.at
        if self._may_think:
            end = _behind(text, at, _SPACE)
            self._space += text[at:end]
            source.at = at = end
            if at == len(text):
                return False
            if self._is_start and format.bare is not None and text[at] in format.bare_signs:
                return self._begin(format.bare, at, at)
            if self._is_start and format.starts:
                source.is_end = self._is_ending
                if (word := source.starts_with(format.start_words)) == "":
                    return False
                if word:
                    return self._begin(format.starts[word], at, at + len(word))
        found = format.begins.search(text, at)
        if found is not None and not self._is_ending and _could_be_longer(text, found.start(), found.group(), format):
            self._tell_content(text[at : found.start()])
            source.at = found.start()
            return False
        if found is None:
            held = len(text) if self._is_ending else _held_from(text, at, format.words)
            self._tell_content(text[at:held])
            source.at = held
            return False
        self._tell_content(text[at : found.start()])
        source.at = found.start()
        block = format.blocks[found.group()]
        if block.kind == "dropped":
            source.at = found.end()
            return True
        if not block.is_anywhere and not self._may_think:
            return self._pass(found.group(), "not_at_start")
        if self._quoting.is_quoted():
            return self._pass(found.group(), "quoted")
        return self._begin(block, found.start(), found.end())

    def _pass(self, mark: str, reason: Reason) -> bool:
        self._out.append(NoCall("no_call", reason, None, mark))
        self._tell_content(mark)
        self._source.at += len(mark)
        return True

    def _begin(self, block: Block, start: int, end: int) -> bool:
        source = self._source
        source.at = end
        if block.kind == "thought":
            self._mode = "thought"
            self._drop = block.space_inside
        else:
            self._mode = "calls"
            self._calls.open(source.text[start:end], self._space, holds_all=block is self._format.bare)
            self._block = block
            self._run = Run(block.steps, source, self._calls)
        self._space = ""
        return True

    def _tell_content(self, text: str) -> None:
        if not text:
            return
        body = text.rstrip(self._format.edges) if self._format.edges else text
        if body:
            self._content(self._space + body)
            self._space = ""
        self._space += text[len(body) :]

    def _content(self, text: str) -> None:
        self._quoting.add(text)
        self._is_start = self._may_think = False
        self._out.append(TextPiece("content", text))

    # thoughts

    def _read_thought(self) -> bool:
        source, format = self._source, self._format
        if self._drop:
            source.at = _behind(source.text, source.at, self._drop)
            if source.at == len(source.text):
                return False
            self._drop = ""
        text, at = source.text, source.at
        found = format.thought_ends.search(text, at)
        held = found.start() if found else len(text)
        if found is None and not self._is_ending:
            held = _held_from(text, at, format.thought_words)
        piece = self._space + text[at:held]
        body = piece.rstrip(format.thought_space_inside) if format.thought_space_inside else piece
        if body:
            self._out.append(TextPiece("thought", body))
        self._space = piece[len(body) :]
        source.at = held
        if found is None:
            if self._is_ending and self._space:
                self._out.append(TextPiece("thought", self._space))
                self._space = ""
            return False
        source.at = found.end()
        self._space = ""
        self._mode = "content"
        self._may_think = True
        self._drop = format.thought_space_after
        return True

    # calls

    def _read_calls(self) -> bool:
        source, calls, run = self._source, self._calls, self._run
        assert run is not None
        assert self._block is not None
        calls.go_on()
        state = run.go_on()
        if state == MORE and self._is_ending:
            source.is_end = True
            state = run.go_on()
            if state != DONE:
                source.at = len(source.text)
                return self._end_block("cut" if self._was_cut else "unfinished")
        if state == DONE and self._block is self._format.bare:
            source.skip_space()
            if source.at == len(source.text) and not self._is_ending:
                state = MORE
            elif source.at < len(source.text):
                return self._end_block("malformed")
        if state == MORE:
            calls.pause()
            self._out.extend(calls.take())
            return False
        return self._end_block(None if state == DONE else "malformed")

    def _end_block(self, reason: Reason | None) -> bool:
        calls, run, block = self._calls, self._run, self._block
        assert run is not None
        assert block is not None
        before = calls.count
        calls.close(reason)
        self._run = None
        self._mode = "content"
        if calls.count > before:
            self._is_start = False
        self._may_think = True
        for event in calls.take():
            if event.kind == "content":
                self._content(event.text)
            else:
                self._out.append(event)
        if reason == "malformed" and run.has_begun and block.closes:
            self._mode = "skip"
        return True

    def _skip(self) -> bool:
        """Give out text up to the closing mark of a block that was wrong: what is inside it must not become a call."""
        source, block = self._source, self._block
        assert block is not None
        text, at = source.text, source.at
        ends = [end + len(word) for word in block.closes if (end := text.find(word, at)) >= 0]
        held = min(ends) if ends else len(text) if self._is_ending else _held_from(text, at, block.closes)
        if held > at:
            self._content(text[at:held])
        source.at = held
        if ends:
            self._mode = "content"
        return bool(ends)


def _behind(text: str, at: int, chars: str) -> int:
    while at < len(text) and text[at] in chars:
        at += 1
    return at


def _held_from(text: str, at: int, words: tuple[str, ...]) -> int:
    """Where the end of `text` begins that could be the beginning of one of `words`."""
    if not words:
        return len(text)
    for start in range(max(at, len(text) - len(words[0]) + 1), len(text)):
        rest = text[start:]
        if any(word.startswith(rest) for word in words):
            return start
    return len(text)


def _could_be_longer(text: str, start: int, word: str, format: CompiledFormat) -> bool:
    """Whether the mark at `start` may turn out to be a longer one."""
    rest = text[start : start + len(format.words[0])]
    return start + len(rest) == len(text) and any(
        len(longer) > len(word) and longer.startswith(rest) for longer in format.words
    )
