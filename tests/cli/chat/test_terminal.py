"""The chat in a real terminal: what is typed and what is seen."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.chat.stories import asked, call, configure, opening, words
from tests.cli.chat.tmux import Screen, terminal
from tests.cli.server import Answers, vllm
from tests.patience import PATIENCE_S
from tests.requirements import requirement
from turnwire.context import Context
from turnwire.store import ContextStore

__all__ = ["vllm"]

MODES = "agent:\n  modes:\n  - {name: plan, system_prompt: You plan.}\n  - {name: code, role: executor}\n"
SLOW_SERVER = """
import asyncio
from mcp.server.mcpserver import MCPServer

server = MCPServer("slow")

@server.tool()
async def wait() -> str:
    "Wait for ever."
    await asyncio.Event().wait()
    return "never"

server.run("stdio")
"""
MARKDOWN = (
    "# Title\n\nSome **bold** words and a [link](http://example.org/).\n\n1. one\n2. two\n\n"
    "```python\nprint('hi')\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
)


@pytest.fixture
def chat(vllm: Answers, here: Path) -> Iterator[tuple[Screen, Answers]]:
    """A chat with a server in a window of 80 × 24; a workspace with a file."""
    configure(vllm, here, agent=MODES)
    (here / "src").mkdir()
    (here / "src" / "app.py").write_text("import os\n\n\ndef main():\n    print('hi')\n")
    with terminal(here=here) as screen:
        screen.wait_for("› ", "main · plan · m1")
        yield screen, vllm


def stored(here: Path) -> list[Context]:
    """The stored conversations, the last changed first."""
    with ContextStore.open(here / "data" / "turnwire" / "turnwire.db") as store:
        return [store.load(row.id) for row in store.list().contexts]


def said(context: Context, branch: str = "main") -> list[tuple[str, Any]]:
    """(role or type, words) of the entries of a branch."""
    return [
        (entry.data.role, entry.data.content) if entry.type == "text" else (entry.type, None)
        for entry in context.line(branch)
    ]


@requirement("CLI-3")
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_an_answer_is_shown_as_markdown_and_its_thoughts_before_it(
    vllm: Answers, here: Path, width: int, height: int
) -> None:
    configure(vllm, here)
    vllm.chat = [words(*MARKDOWN, thinking="Hm. A list.")]
    with terminal("hello", here=here, width=width, height=height) as screen:
        seen = screen.wait_for("Hm. A list.", "Title", " 2 two", "print('hi')", "main · m1")
    lines = [line.rstrip() for line in seen.splitlines()]
    first = lines.index("Hm. A list.")
    assert lines[first : first + 14] == [
        "Hm. A list.",
        "",
        "Title",
        "",
        "Some bold words and a link (http://example.org/).",
        "",
        " 1 one",
        " 2 two",
        "",
        "  print('hi')",
        "",
        " a  b",
        " ────",
        " 1  2",
    ]
    assert "**" not in seen
    assert "```" not in seen


@requirement("CLI-3")
def test_a_long_answer_is_there_from_the_first_line_to_the_last_and_each_once(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    code = "```\n" + "".join(f"code {number:03}\n" for number in range(90)) + "```\n"
    paragraphs = "".join(f"paragraph {number:03}\n\n" for number in range(60))
    text = paragraphs + code
    vllm.chat = [words(*(text[at : at + 50] for at in range(0, len(text), 50)))]
    with terminal("go", here=here) as screen:
        screen.wait_for("code 089", "main · m1")
        seen = screen.text(is_whole=True)
    assert [line.strip() for line in seen.splitlines() if "paragraph" in line] == [
        f"paragraph {number:03}" for number in range(60)
    ]
    assert [line.strip() for line in seen.splitlines() if "code " in line] == [
        f"code {number:03}" for number in range(90)
    ]


@requirement("CLI-3")
def test_a_call_is_shown_whole_and_runs_when_it_is_approved_and_always_asks_no_more(
    chat: tuple[Screen, Answers], here: Path
) -> None:
    screen, server = chat
    arguments = {"path": "notes.md", "content": "one\ntwo\n"}
    server.chat = [call("write_file", arguments), words("Wrote it."), call("write_file", arguments), words("Again.")]
    screen.enter("/mode code")
    screen.wait_for("main · code")
    screen.enter("write")
    screen.wait_for("? write_file wants to run", 'path: "notes.md"', "│ one", "│ two", "run it?")
    assert not (here / "notes.md").exists()
    screen.enter("maybe")
    screen.wait_for("y, a, n or v; Ctrl-C decides later")
    screen.enter("a")
    screen.wait_for("← write_file:", "Wrote it.", "main · code")
    assert (here / "notes.md").read_text() == "one\ntwo\n"
    (here / "notes.md").unlink()
    screen.enter("again")
    screen.wait_for("Again.", "main · code")
    assert (here / "notes.md").read_text() == "one\ntwo\n"


@requirement("CLI-3")
def test_a_denied_call_does_not_run_and_the_model_is_told_the_reason(chat: tuple[Screen, Answers], here: Path) -> None:
    screen, server = chat
    server.chat = [call("write_file", {"path": "notes.md", "content": "x"}), words("I see.")]
    screen.enter("write")
    screen.wait_for("run it?")
    screen.enter("n not in this folder")
    screen.wait_for("✗ write_file:", "I see.")
    assert not (here / "notes.md").exists()
    assert "not in this folder" in asked(server)[-1][-1]["content"]


@requirement("CLI-3")
def test_a_call_can_be_decided_later_and_comes_before_the_next_message(
    chat: tuple[Screen, Answers], here: Path
) -> None:
    screen, server = chat
    server.chat = [call("write_todos", {"todos": []}), words("Done."), words("Hello.")]
    screen.enter("plan")
    screen.wait_for("run it?")
    screen.press("C-c")
    screen.wait_for("1 call waiting; decide with /calls", "1 call waiting: /calls")
    screen.enter("hello?")
    screen.wait_for("calls of the last answer come first")
    screen.enter("y")
    screen.wait_for("Done.", "› hello?")
    screen.press("Enter")
    screen.wait_for("Hello.")


@requirement("CLI-3")
def test_a_file_is_completed_and_its_lines_go_to_the_model(chat: tuple[Screen, Answers]) -> None:
    screen, server = chat
    server.chat = [words("It prints.")]
    screen.type("what does @src/a")
    screen.wait_for("@src/a", "src/app.py")
    screen.press("Tab")
    screen.wait_for("what does @src/app.py")
    screen.enter(":4-5 do?")
    screen.wait_for("@ src/app.py:4-5: read, 5 lines in the file", "It prints.")
    sent = json.dumps(asked(server)[-1])
    assert "4: def main():" in sent
    assert "import os" not in sent
    assert "what does @src/app.py:4-5 do?" in sent


@requirement("CLI-3")
def test_a_file_that_is_not_there_is_said_before_anything_is_sent_and_the_message_comes_back(
    chat: tuple[Screen, Answers],
) -> None:
    screen, server = chat
    screen.enter("what does @src/b.py do?")
    screen.wait_for("✗ @src/b.py: there is no such file", "› what does @src/b.py do?")
    assert asked(server) == []


@requirement("CLI-3")
def test_ctrl_c_stops_an_answer_and_keeps_what_came(chat: tuple[Screen, Answers], here: Path) -> None:
    screen, server = chat
    server.chat, server.open_end = [opening("What came ", "so far")], True
    screen.enter("go")
    screen.wait_for("What came so far")
    screen.press("C-c")
    screen.wait_for("What came so far", "stopped; what came is kept", "main · plan · m1")
    assert server.is_gone.wait(timeout=PATIENCE_S)
    context = stored(here)[0]
    assert said(context) == [("user", "go"), ("assistant", "What came so far")]
    assert context.entries[-1].data.finish_reason == "cancelled"
    server.chat, server.open_end = [words("Whole.")], False
    screen.enter("once more")
    screen.wait_for("Whole.")


@requirement("CLI-3")
def test_ctrl_c_stops_a_tool_that_runs_and_the_chat_goes_on(vllm: Answers, here: Path) -> None:
    (here / "server.py").write_text(SLOW_SERVER)
    mcp = f"agent:\n  tools: {{default: allow}}\n  mcp:\n    slow: {{command: {sys.executable}, args: [server.py]}}\n"
    configure(vllm, here, agent=mcp)
    vllm.chat = [call("wait", {}), words("Never mind.")]
    with terminal("go", here=here) as screen:
        screen.wait_for("wait runs (Ctrl-C stops)")
        screen.press("C-c")
        screen.wait_for("stopped; what came is kept", "main · m1")
        screen.enter("and now?")
        screen.wait_for("Never mind.")


@requirement("CLI-3")
def test_ctrl_c_at_the_prompt_gives_a_hint_and_ctrl_d_leaves(chat: tuple[Screen, Answers]) -> None:
    screen, _ = chat
    screen.press("C-c")
    screen.wait_for("Ctrl-D or /quit leaves")
    screen.press("C-d")
    screen.wait_for("EXIT 0")


@requirement("CLI-3")
def test_undo_and_retry_and_branches_lose_nothing(chat: tuple[Screen, Answers], here: Path) -> None:
    screen, server = chat
    server.chat = [words("first answer"), words("other answer"), words("better answer")]
    screen.enter("ask @src/app.py")
    screen.wait_for("first answer", "main · plan")
    screen.enter("/undo")
    screen.wait_for("undo-1 · plan", "› ask @src/app.py")
    screen.press("C-u")
    screen.enter("another question")
    screen.wait_for("other answer", "undo-1 · plan")
    screen.enter("/retry")
    screen.wait_for("better answer", "retry-1 · plan")
    screen.enter("/branch main")
    screen.wait_for("branch main", "main · plan")
    context = stored(here)[0]
    assert [branch.name for branch in context.branches] == ["main", "undo-1", "retry-1"]
    assert said(context)[:3] == [("file_reference", None), ("user", "ask @src/app.py"), ("assistant", "first answer")]
    assert [row for row in said(context, "undo-1") if row[0] != "system_control"] == [
        ("user", "another question"),
        ("assistant", "other answer"),
    ]
    assert [row for row in said(context, "retry-1") if row[0] != "system_control"] == [
        ("user", "another question"),
        ("assistant", "better answer"),
    ]


@requirement("CLI-3")
def test_several_lines_are_one_message_and_input_is_remembered(chat: tuple[Screen, Answers], here: Path) -> None:
    screen, server = chat
    server.chat = [words("Two lines.")]
    screen.type("one")
    screen.press("M-Enter")
    screen.type("two")
    screen.press("Enter")
    screen.wait_for("Two lines.")
    assert asked(server)[0][-1]["content"] == "one\ntwo"
    history = here / "data" / "turnwire" / "chat-history"
    assert "+one\n+two\n" in history.read_text()
    assert history.stat().st_mode & 0o077 == 0


@requirement("CLI-3")
def test_a_thread_goes_on_in_a_later_chat(vllm: Answers, here: Path) -> None:
    configure(vllm, here)
    vllm.chat = [words("My name is Ada."), words("Ada, as I said.")]
    with terminal("Who are you?", here=here) as screen:
        screen.wait_for("My name is Ada.", "main · m1")  # with the prompt below it
        screen.press("C-d")
        screen.wait_for("EXIT 0")
    with terminal("--continue", here=here) as screen:
        screen.wait_for("› Who are you?", "My name is Ada.")
        screen.enter("Again?")
        screen.wait_for("Ada, as I said.")
        screen.enter("/threads")
        screen.wait_for("* ", "Who are you?")
    assert [message["content"] for message in asked(vllm)[-1]] == ["Who are you?", "My name is Ada.", "Again?"]


@requirement("CLI-3", "PRV-3")
def test_the_embedded_model_answers_in_a_terminal(here: Path) -> None:
    (here / ".agent").mkdir()
    short = "{type: embedded, defaults: {max_tokens: 12, temperature: 0}}"
    (here / ".agent" / "config.yml").write_text(f"model_providers:\n  providers:\n    small: {short}\n")
    with terminal("--no-tools", "Say hello.", here=here) as screen:
        screen.wait_for("› ", "main · smollm2")
        screen.enter("/usage")
        screen.wait_for("this thread: 1 requests, 0 calls", "tokens/s")
        ((_, question), (role, answer)) = said(stored(here)[0])
        assert (question, role) == ("Say hello.", "assistant")
        assert answer.split()[0] in screen.text(is_whole=True)


@requirement("CLI-3")
def test_lines_that_are_pasted_during_an_answer_are_one_input_at_the_next_prompt(
    chat: tuple[Screen, Answers],
) -> None:
    screen, server = chat
    server.chat, server.word = [words("It is answered.")], threading.Event()
    screen.enter("hello")
    screen.wait_for("waiting for the model")
    screen.paste("first line\nsecond line")
    server.word.set()
    screen.wait_for("It is answered.", "› first line · second line main · plan · m1")


@requirement("CLI-3")
def test_the_mock_provider_answers_in_a_terminal(here: Path) -> None:
    with terminal("--provider", "mock", here=here) as screen:
        screen.wait_for("main · mock")
        screen.enter("hello")
        screen.wait_for("This is the mock provider.", "main · mock")


@requirement("CLI-3")
def test_the_conversation_is_saved_as_a_document_and_never_over_another_file(
    chat: tuple[Screen, Answers], here: Path
) -> None:
    screen, server = chat
    server.chat = [words("Hello.")]
    screen.enter("Hi")
    screen.wait_for("Hello.")
    screen.enter("/save talk.json")
    screen.wait_for("written to talk.json")
    assert said(Context.from_json((here / "talk.json").read_text())) == [("user", "Hi"), ("assistant", "Hello.")]
    screen.enter("/save talk.json")
    screen.wait_for("talk.json: the file is there already")


@requirement("CLI-3")
def test_escape_sequences_of_models_and_tools_and_names_never_reach_the_terminal(
    chat: tuple[Screen, Answers], here: Path
) -> None:
    screen, server = chat
    evil = "\x1b]0;owned\x07\x1b[2J\x1b]52;c;QUJD\x07\x9b31m\u202ecba\r\nend"
    (here / "evil.txt").write_text(evil)
    server.chat = [
        words(*evil, thinking=evil),
        call("read_file", {"path": "evil.txt\u2066"}),
        call("read_file", {"path": "evil.txt", evil: 1}),  # nobody is asked about a call that does not fit
        words("&#27;[2J&#x9b;31m <b>html</b>\n\n```\n\x1b[2J\n```\n"),
    ]
    screen.enter("go")
    screen.wait_for("\\x1b]0;owned\\x07\\x1b[2J\\x1b]52;c;QUJD\\x07\\x9b31m\\u202ecba", "main · plan")
    screen.enter("read")
    screen.wait_for("\\x1b[2J", "evil.txt\\u2066", "run it?")
    screen.enter("y")
    screen.wait_for("<b>html</b>", "\\x1b]0;owned\\x07\\x1b[2J", "do not fit", "main · plan")
    title = screen._tmux("display-message", "-p", "-t", "chat", "#{pane_title}")
    assert "owned" not in title
