"""Read thoughts and calls from the text that a model wrote, by the row of its format.

Pure, incremental, linear: each piece of text gives what is certain by now; only what could still be a mark is held
back. How the text is cut does not change the result.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import NoneType
from typing import Any, Literal

from turnwire_schema.text_formats import TextReason

from turnwire.codecs.text.call_parts import BlockCalls, Judge
from turnwire.codecs.text.events import NoCall, ReadEvent, TextPiece
from turnwire.codecs.text.formats import Block, CompiledFormat
from turnwire.codecs.text.machine import Run
from turnwire.codecs.text.quoting import Quoting
from turnwire.codecs.text.source import DONE, MORE, Source, behind, could_be_longer, held_from
from turnwire.core.argument_types import require


def takes_all(name: str, arguments: str, raw: str) -> TextReason | None:
    """Accept every complete call."""
    return None


class TextReader:
    """Reads one answer.

    Args:
        format: the format of the model's text.
        tools: from the name of an offered tool to the JSON Schema of its parameters; None if unknown.
        judge: a further check of complete calls.
        in_thoughts: whether the prompt opened the thoughts, so that the text begins inside them.

    Raises:
        InvalidDataError: one of these has another type.
    """

    def __init__(
        self,
        format: CompiledFormat,
        tools: Mapping[str, Any] | None = None,
        judge: Judge = takes_all,
        *,
        in_thoughts: bool = False,
    ) -> None:
        require(format, CompiledFormat, "format", "a text format; `text_reader` takes its name")
        require(tools, (Mapping, NoneType), "tools", "schemas of parameters by the name of the tool, or None")
        self._format = format
        self._source = Source()
        self._calls = BlockCalls(self._source, tools, judge)
        self._quoting = Quoting()
        self._mode: Literal["content", "thought", "calls", "skip"] = "thought" if in_thoughts else "content"
        self._space: list[str] = []  # white space that may belong to the next mark
        self._drop = format.thought_space_inside if in_thoughts else ""  # white space that belongs to the last one
        self._is_start = True  # nothing but white space and thoughts so far
        self._may_think = True  # nothing but white space since the beginning, the last thoughts or the last call
        self._block: Block | None = None
        self._run: Run | None = None
        self._takes_no_calls = False  # whether a block was wrong of which nothing tells the end
        self._is_bare = False  # whether no mark began the block
        self._is_ending = False
        self._out: list[ReadEvent] = []
        self._is_idle = False  # whether text without a sign of a mark is content and nothing else
        self._finds_sign = format.finds_sign
        self._edges = frozenset(format.edges)
        self._follow = self._quoting.add

    @property
    def held(self) -> int:
        """Number of characters that wait for the next piece, without white space."""
        return len(self._source.text) - self._source.at

    def plain(self, text: str) -> str | None:
        """Return what is certain by this next piece if it has no sign of a mark; else None, and nothing is read."""
        if not self._is_idle or self._finds_sign(text):
            return None
        self._follow(text)
        if not self._space and text[-1:] not in self._edges:
            return text
        body = text.rstrip(self._format.edges)
        if body and self._space:
            self._space.append(body)
            said = self._take_space()
        else:
            said = body
        if len(body) < len(text):
            self._space.append(text[len(body) :])
        return said

    def feed(self, text: str) -> list[ReadEvent]:
        """Take the next piece of the text; return what is certain by now."""
        source = self._source
        source.text = source.text[source.at :] + text
        source.at = 0
        return self._go_on()

    def end(self, *, is_cut: bool = False) -> list[ReadEvent]:
        """End the text. `is_cut`: the model did not end it, so that an open call is a cut one."""
        self._is_ending = True
        self._calls.was_cut = is_cut
        out = self.feed("")
        if self._space and not (self._calls.count and self._may_think):
            out.append(TextPiece("content", self._take_space()))
        return out

    def _go_on(self) -> list[ReadEvent]:
        self._out = []
        goes_on = True
        while goes_on:
            if self._mode == "content":
                goes_on = self._read_content()
            elif self._mode == "calls":
                goes_on = self._read_calls()
            elif self._mode == "thought":
                goes_on = self._read_thought()
            else:
                goes_on = self._skip()
        source = self._source
        is_used = source.at == len(source.text)
        self._is_idle = is_used and self._mode == "content" and not (self._may_think or self._drop)
        return self._out

    def _take_space(self) -> str:
        space = "".join(self._space)
        self._space.clear()
        return space

    # content

    def _read_content(self) -> bool:
        source, format = self._source, self._format
        if self._is_still_dropping() or (self._may_think and not self._reads_start()):
            return False
        if self._mode != "content":
            return True
        text, at = source.text, source.at
        found = format.begins.search(text, at)
        if found is None:
            held = len(text) if self._is_ending else held_from(text, at, format.words)
        else:
            held = found.start()
        self._tell_content(text[at:held])
        source.at = held
        if found is None:
            return False
        if not self._is_ending and could_be_longer(text, held, found.group(), format.words):
            return False
        return self._read_mark(found)

    def _is_still_dropping(self) -> bool:
        """Drop white space that belongs to the last mark; return False if no more of it can come."""
        if not self._drop:
            return False
        source = self._source
        source.at = behind(source.text, source.at, self._drop)
        if source.at == len(source.text):
            return True
        self._drop = ""
        return False

    def _reads_start(self) -> bool:
        """Read what may come only before any content; return False if more text is needed to decide."""
        source, format = self._source, self._format
        if space := source.skip_space():
            self._space.append(space)
            self._quoting.add(space)
        text, at = source.text, source.at
        if at == len(text):
            return False
        if not self._is_start:
            return True
        source.is_end = self._is_ending
        if text[at] in format.bare:
            word = source.starts_with(format.words)
            if word is None:
                return self._begin(format.bare[text[at]], at, at)
            return bool(word)
        if format.starts:
            word = source.starts_with(format.start_words)
            if word == "":
                return False
            if word:
                return self._begin(format.starts[word], at, at + len(word))
        return True

    def _read_mark(self, found: re.Match[str]) -> bool:
        source, mark = self._source, found.group()
        block = self._format.blocks[mark]
        if block.kind == "dropped":
            if self._quoting.is_quoted():
                self._tell_content(mark)
            source.at = found.end()
            return True
        if self._takes_no_calls and block.kind == "calls":
            return self._pass(mark, "malformed")
        if not block.is_anywhere and not self._may_think:
            return self._pass(mark, "not_at_start")
        if self._quoting.is_quoted():
            self._quoting.keep()
            return self._pass(mark, "quoted")
        return self._begin(block, found.start(), found.end())

    def _pass(self, mark: str, reason: TextReason) -> bool:
        self._out.append(NoCall("no_call", reason, None, mark))
        self._tell_content(mark)
        self._source.at += len(mark)
        return True

    def _begin(self, block: Block, start: int, end: int) -> bool:
        source = self._source
        end -= block.keeps
        source.at = end
        if block.kind == "thought":
            self._mode = "thought"
            self._drop = self._format.thought_space_inside
        else:
            self._mode = "calls"
            self._may_think = True
            is_bare = start == end
            self._calls.open(source.text[start:end], self._take_space(), holds_all=is_bare)
            self._is_bare = is_bare
            self._block = block
            self._run = Run(block.steps, source, self._calls)
        self._space.clear()
        return True

    def _tell_content(self, text: str) -> None:
        if not text:
            return
        self._quoting.add(text)
        body = text.rstrip(self._format.edges) if self._format.edges else text
        if body:
            self._content(self._take_space() + body)
        if len(body) < len(text):
            self._space.append(text[len(body) :])

    def _content(self, text: str) -> None:
        self._is_start = self._may_think = False
        self._out.append(TextPiece("content", text))

    # thoughts

    def _read_thought(self) -> bool:
        source, format = self._source, self._format
        if self._is_still_dropping():
            return False
        text, at = source.text, source.at
        found = format.thought_ends.search(text, at)
        held = found.start() if found else len(text)
        if found is None and not self._is_ending:
            held = held_from(text, at, format.thought_words)
        self._tell_thought(text[at:held])
        source.at = held
        if found is None:
            if self._is_ending and self._space:
                self._out.append(TextPiece("thought", self._take_space()))
            return False
        source.at = found.end()
        self._space.clear()
        self._mode = "content"
        self._may_think = True
        self._drop = format.thought_space_after
        return True

    def _tell_thought(self, text: str) -> None:
        edges = self._format.thought_space_inside
        body = text.rstrip(edges) if edges else text
        if body:
            self._out.append(TextPiece("thought", self._take_space() + body))
        if len(body) < len(text):
            self._space.append(text[len(body) :])

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
                return self._end_block("cut" if calls.was_cut else "unfinished")
        if state == DONE and self._is_bare:
            source.skip_space()
            if source.at == len(source.text) and not self._is_ending:
                state = MORE
            elif source.at < len(source.text):
                return self._end_block("malformed")
        if state == MORE:
            calls.pause()
            self._tell_calls()
            return False
        return self._end_block(None if state == DONE else "malformed")

    def _end_block(self, reason: TextReason | None) -> bool:
        calls, run, block = self._calls, self._run, self._block
        assert run is not None
        assert block is not None
        calls.close(reason)
        self._run = None
        self._mode = "content"
        self._is_start = False
        self._tell_calls()
        if reason == "malformed" and run.has_begun:  # what is inside it must not become a call
            if block.closes:
                self._mode = "skip"
            else:
                self._takes_no_calls = True
        return True

    def _tell_calls(self) -> None:
        for event in self._calls.take():
            if event.kind == "content":
                self._quoting.add(event.text)
                self._content(event.text)
            else:
                self._out.append(event)

    def _skip(self) -> bool:
        """Emit text up to the closing mark of an invalid block."""
        source, block = self._source, self._block
        assert block is not None
        text, at = source.text, source.at
        found = block.ends.search(text, at)
        held = found.end() if found else len(text) if self._is_ending else held_from(text, at, block.closes)
        if held > at:
            self._quoting.add(text[at:held])
            self._content(text[at:held])
        source.at = held
        if found:
            self._mode = "content"
        return found is not None
