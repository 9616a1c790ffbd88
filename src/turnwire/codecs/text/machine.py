"""State machine that runs the steps of a block of calls, and the interface of a step.

A step takes text from a `Source` and says `DONE`, `MORE` or `WRONG`. White space before a word of the format is free.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from turnwire.codecs.text.call_parts import BlockCalls
from turnwire.codecs.text.source import DONE, WRONG, Source


class Run:
    """The state of reading one block: nested steps, and the data of the current one."""

    def __init__(self, steps: Steps, source: Source, parts: BlockCalls) -> None:
        self.frames: list[_Frame] = [_Frame(steps)]
        self.source = source
        self.parts = parts
        self.memory: Any = None
        self.has_begun = False
        """Whether anything of the format was found after the opening mark."""
        self.key = ""
        self.type = ""

    def go_on(self) -> int:
        """Read as far as the text goes. DONE if the block is complete."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            if frame.next == len(frame.steps):
                state = self._leave(frame)
            else:
                state = frame.steps[frame.next].run(self)
                if state == DONE:
                    self.memory = None
            if state != DONE:
                return state
        return DONE

    def enter(self, steps: Steps, owner: Step | None = None) -> int:
        """Read `steps` next; the current step is done after them, and runs again if it is a loop."""
        self.frames[-1].next += 1
        self.frames.append(_Frame(steps, owner))
        return DONE

    def advance(self) -> int:
        """Finish the current step."""
        self.frames[-1].next += 1
        self.has_begun = True
        return DONE

    def _leave(self, frame: _Frame) -> int:
        owner = frame.owner
        if owner is not None and owner.is_call and not self.parts.finish():
            return WRONG
        self.frames.pop()
        if owner is not None and owner.is_loop:
            self.frames[-1].next -= 1
        return DONE


class _Frame:
    def __init__(self, steps: Steps, owner: Step | None = None) -> None:
        self.steps = steps
        self.next = 0
        self.owner = owner


class Step(ABC):
    """One step of a format."""

    is_call = False
    is_loop = False

    @abstractmethod
    def run(self, run: Run) -> int:
        """Take text from the source of `run`."""

    def may_begin(self, source: Source) -> bool | None:
        """Return True if the next text is this step; None if that is still open."""
        return True


Steps = tuple[Step, ...]
