"""Determine whether the text of an answer begins inside thoughts that the prompt opened, by guessing if necessary.

If the prompt was seen, it is certain. Else the model's usual behaviour is assumed until the text shows otherwise: a
text that begins thoughts itself, or ends without an end of thoughts, is the answer.
"""

from __future__ import annotations

from collections.abc import Callable

from turnwire.codecs.text.choosing import TextPlan
from turnwire.codecs.text.events import ReadEvent
from turnwire.codecs.text.reader import TextReader


class GuessingReader:
    """Reads the texts of one answer, one after the other. Not thread-safe."""

    def __init__(self, plan: TextPlan) -> None:
        self._plan = plan
        self._reader: TextReader | None = None
        self._openings = plan.format.thought_openings
        self._start = ""
        """The beginning of a text while it is undecided whether it begins inside thoughts."""
        self._guessed: list[str] | None = None
        """The pieces of a text that is assumed to begin inside thoughts, although the prompt was not seen."""
        self.plain: Callable[[str], str | None] = _nothing
        """See `TextReader.plain`."""
        self._has_begun = False
        """Whether a text was read before: only the first one may begin inside thoughts."""
        self.has_thoughts = False
        """Whether the server sent thoughts of its own: then the text does not begin inside them."""

    @property
    def is_open(self) -> bool:
        """Whether a text has begun and has not ended."""
        return self._reader is not None or bool(self._start)

    def feed(self, text: str) -> list[ReadEvent]:
        """Take the next piece of the text; return what is certain by now."""
        reader = self._reader
        if reader is None:
            text, self._start = self._start + text, ""
            if self._is_undecided(text):
                self._start = text
                return []
            reader = self._begin(text)
        if self._guessed is not None:
            self._guessed.append(text)
        return reader.feed(text)

    def end(self, *, is_cut: bool) -> list[ReadEvent]:
        """End the text. `is_cut`: the model did not end it."""
        found: list[ReadEvent] = []
        if start := self._start:
            self._start = ""
            self._begin(start)
            found = self.feed(start)
        reader = self._reader
        if reader is None:
            return found
        self._reader, self._has_begun = None, True
        self.plain = _nothing
        found += reader.end(is_cut=is_cut)
        return found if is_cut else [*found, *self._read_again()]

    def _is_undecided(self, text: str) -> bool:
        """Return True if the text is undecided when the model begins its thoughts itself against its habit."""
        start = text.lstrip()
        return self._may_begin_inside() and any(word != start and word.startswith(start) for word in self._openings)

    def _may_begin_inside(self) -> bool:
        return self._plan.in_thoughts and not self.has_thoughts and not self._has_begun

    def _begin(self, text: str) -> TextReader:
        """Begin to read a text that begins with `text`."""
        in_thoughts = self._may_begin_inside() and not text.lstrip().startswith(self._openings)
        self._guessed = [] if in_thoughts and not self._plan.is_sure else None
        self._reader = reader = self._plan.reader(in_thoughts=in_thoughts)
        if self._guessed is None:
            self.plain = reader.plain
        return reader

    def _read_again(self) -> list[ReadEvent]:
        """Read a text again that was taken for thoughts but did not end any: it is the answer."""
        text, self._guessed = "".join(self._guessed or ()), None
        if not text or self._plan.format.thought_ends.search(text) is not None:
            return []
        reader = self._plan.reader(in_thoughts=False)
        return [*reader.feed(text), *reader.end()]


def _nothing(text: str) -> None:
    return None
