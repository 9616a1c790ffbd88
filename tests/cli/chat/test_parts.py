"""The parts of the chat without a terminal: commands, references, blocks, completion, what is shown."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from tests.cases import for_each
from tests.requirements import requirement
from turnwire.cli.chat import markdown
from turnwire.cli.chat.commands import COMMANDS, Answer, Typed, as_message, read_answer, read_command
from turnwire.cli.chat.completion import Choices, Offer, offers
from turnwire.cli.chat.markdown import Blocks, ending, rendered, split
from turnwire.cli.chat.references import read_spoken, written_path
from turnwire.cli.chat.text_lines import argument_lines, short
from turnwire.cli.exit_codes import UsageError
from turnwire.cli.output import Cleaner, visible
from turnwire.core.errors import InvalidDataError


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/help", Typed(COMMANDS["help"], "")),
        ("/MODE  plan ", Typed(COMMANDS["mode"], "plan")),
        ("/mode", Typed(COMMANDS["mode"], "")),
        ("/save my file.json", Typed(COMMANDS["save"], "my file.json")),
        ("/exit", Typed(COMMANDS["quit"], "")),
        ("hello", None),
        (" /help", None),
        ("//help", None),
        ("/usr/bin is a folder", None),
        ("/", None),
    ],
)
def test_a_line_is_a_command_or_a_message(line: str, expected: Typed | None) -> None:
    assert read_command(line) == expected


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("/nope", "there is no command /nope; /help lists them, and a space before it makes it a message"),
        ("/save", "write /save FILE"),
        ("/undo two", "/undo takes nothing behind it"),
    ],
)
def test_a_command_that_cannot_be_says_what_would_be_right(line: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_command(line)
    assert str(caught.value) == message


@requirement("CLI-3")
def test_two_slashes_say_one() -> None:
    assert [as_message("//help"), as_message("/usr/bin"), as_message("a")] == ["/help", "/usr/bin", "a"]


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("y", Answer("once")),
        ("Yes", Answer("once")),
        ("a", Answer("always")),
        ("n", Answer("no")),
        ("no, the other file", Answer("no", "the other file")),
        ("v", Answer("all")),
        ("", None),
        ("yes but not there", None),
        ("yep", None),
        ("always and for ever", None),
    ],
)
def test_only_a_clear_answer_decides_about_a_call(line: str, expected: Answer | None) -> None:
    assert read_answer(line) == expected


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see @src/a.py:10-20, please", [("src/a.py", 10, 20)]),
        ("@a.py and @a.py (and @b.py)", [("a.py", None, None), ("b.py", None, None)]),
        ('read @"my file.txt":3-4!', [("my file.txt", 3, 4)]),
        ("lines @a.py:7-", [("a.py", 7, None)]),
        ("mail me@example.org or a/@b", []),
        ("write \\@a.py", []),
        ("@ alone and @@twice", []),
        ("@property", [("property", None, None)]),
        ("is it @src/a.py?", [("src/a.py", None, None)]),
    ],
)
def test_references_of_a_message(text: str, expected: list[tuple[str, int | None, int | None]]) -> None:
    found = read_spoken(text).references
    assert [(each.data.path, each.data.start_line, each.data.end_line) for each in found] == expected


@requirement("CLI-3")
def test_the_words_stay_as_they_are_and_an_escaped_at_is_an_at() -> None:
    assert read_spoken("see @a.py, not \\@b.py").text == "see @a.py, not @b.py"


@requirement("CLI-3")
def test_lines_that_cannot_be_name_the_reference() -> None:
    with pytest.raises(InvalidDataError) as caught:
        read_spoken("see @a.py:9-3")
    assert "@a.py:9-3" in str(caught.value)


@requirement("CLI-3")
@pytest.mark.parametrize("path", ["a.py", "my file.txt", "a:10", "it's.txt", 'say "x".txt', "a@b.txt"])
def test_a_path_that_is_offered_is_read_as_itself(path: str) -> None:
    (found,) = read_spoken(f"@{written_path(path)}").references
    assert found.data.path == path


CHOICES = Choices(
    files=lambda prefix: [path for path in ("src/", "src/app.py", "my notes.txt") if path.startswith(prefix)],
    paths=lambda prefix: [path for path in ("out.json", "pic.png") if path.startswith(prefix)],
    names=lambda command: {"mode": [("plan", "thinks"), ("code", "")]}.get(command, []),
)


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("/mo", [("/mode ", 3), ("/model ", 3)]),
        ("/undo", [("/undo", 5)]),
        ("/mode pl", [("plan", 2)]),
        ("/image p", [("pic.png", 1)]),
        ("/file src/a", [("src/app.py", 5)]),
        ("what is @src/a", [("src/app.py", 5)]),
        ("what is @my", [('"my notes.txt"', 2)]),
        ('what is @"my no', [('"my notes.txt"', 6)]),
        ("me@src", []),
        ("hello", []),
        ("see @src/app.py and", []),
    ],
)
def test_completions(before: str, expected: list[tuple[str, int]]) -> None:
    assert [(offer.text, offer.replaced) for offer in offers(before, CHOICES)] == expected


@requirement("CLI-3")
def test_a_command_is_offered_with_what_it_takes_and_does() -> None:
    assert list(offers("/sa", CHOICES)) == [
        Offer("/save ", 3, "/save FILE", "write the whole conversation to a JSON file")
    ]


BLOCKS = (
    "# Title\nText that\ngoes on\n\n- one\n- two\n\n  more of two\n\n1. a\n2. b\n\n```py\nx = 1\n\n\ny = 2\n```\n"
    "> quote\nlazy\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nHeading\n===\n#no heading\n\n    code\n\nend"
)


@requirement("CLI-3")
@for_each("seed", range(40))
def test_blocks_are_the_same_however_the_text_is_cut_and_lose_nothing(seed: int) -> None:
    chance = random.Random(seed)
    blocks, ready, at = Blocks(), list[str](), 0
    while at < len(BLOCKS):
        size = chance.randint(1, 9)
        ready.extend(blocks.add(BLOCKS[at : at + size]))
        at += size
    found = [*ready, *blocks.end()]
    assert "".join(found) == BLOCKS
    assert found == split(BLOCKS)
    assert [block.strip() for block in found] == [
        "# Title",
        "Text that\ngoes on",
        "- one\n- two\n\n  more of two",
        "1. a\n2. b",
        "```py\nx = 1\n\n\ny = 2\n```",
        "> quote\nlazy",
        "| a | b |\n|---|---|\n| 1 | 2 |",
        "Heading\n===",
        "#no heading",
        "code",
        "end",
    ]


@requirement("CLI-3")
def test_what_is_ready_is_not_parsed_again() -> None:
    blocks = Blocks()
    for number in range(200):
        blocks.add(f"paragraph {number}\n\n")
        assert len(blocks.open) < 40


@requirement("CLI-3")
def test_a_long_block_is_parsed_a_few_times_and_not_for_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    monkeypatch.setattr(markdown, "split", lambda text: parsed.append(len(text)) or split(text))
    blocks = Blocks()
    text = "```\n" + "x = 1\n" * 20_000
    for line in text.splitlines(keepends=True):
        assert blocks.add(line) == []
    assert blocks.open == text
    assert sum(parsed) <= 12 * len(text)


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("short\ntext", "short\ntext"),
        ("```py\n" + "x\n" * 50, "```py\nx\nx\n"),
        ("words " * 50, ("words " * 50)[-30:]),
        ("- item\n" * 50, "- item\n- item\n"),
    ],
)
def test_only_the_end_of_a_long_open_block_is_drawn(text: str, expected: str) -> None:
    assert ending(text, 3, 10) == expected


@requirement("CLI-3")
def test_line_ends_of_two_characters_come_in_two_pieces_and_a_lone_one_is_seen() -> None:
    cleaner = Cleaner()
    pieces = ["a\r", "\nb\r", "c", "\r"]
    assert "".join([*map(cleaner.clean, pieces), cleaner.end()]) == "a\nb\\x0dc\\x0d"


@requirement("CLI-3")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b]52;c;QUJD\x07", "\\x1b]52;c;QUJD\\x07"),
        ("\x9b31m", "\\x9b31m"),
        ("a\u202eb\u2066c\u2069", "a\\u202eb\\u2066c\\u2069"),
        ("a\u200bb\u2028c\ufeff", "a\\u200bb\\u2028c\\ufeff"),
        ("\U000e0041", "\\U000e0041"),
        ("\ud800", "\\ud800"),
        ("שלום\u200f · 👩‍💻 · e\u0301\t\n", "שלום\u200f · 👩‍💻 · e\u0301\t\n"),
    ],
)
def test_what_steers_a_terminal_or_hides_is_written_out_and_scripts_stay(text: str, shown: str) -> None:
    assert visible(text) == shown


def shown_by_rich(text: str, width: int = 60) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=True, color_system=None, highlight=False)
    console.print(rendered(text))
    return out.getvalue()


@requirement("CLI-3")
@for_each("code", [7, 8, 27, 127, 0x85, 0x9B, 0x202E, 0x2067])
@for_each("frame", ["{}", "`{}`", "```\n{}\n```", "```{}\nx\n```", "[x](http://h/{})", "| {} |\n|--|\n| {} |"])
def test_no_character_that_steers_comes_through_markdown(code: int, frame: str) -> None:
    for sign in (chr(code), f"&#{code};", f"&#x{code:x};"):
        out = shown_by_rich(frame.replace("{}", f"a{sign}b"))
        assert not {character for character in out if visible(character) != character}, (sign, out)


@requirement("CLI-3")
def test_html_and_addresses_of_links_are_seen() -> None:
    assert shown_by_rich("<b>x</b> [bank](http://evil.example/)\n\n[a]: http://b\n") == (
        "<b>x</b> bank (http://evil.example/)\n\n[a]: http://b\n"
    )


@requirement("CLI-3")
def test_arguments_of_a_call_are_shown_whole_up_to_a_limit_that_is_said() -> None:
    arguments = {"path": "a", "text": "one\ntwo", "count": 3}
    assert argument_lines(arguments) == (['path: "a"', "text:", "  │ one", "  │ two", "count: 3"], False)
    lines, is_cut = argument_lines({"text": "x" * 5000})
    assert is_cut
    assert lines[0] == 'text: "' + "x" * 1993 + "…"
    assert lines[1] == "… 3008 more characters; v shows all of them"
    assert argument_lines({"text": "x" * 5000}, most=None) == (['text: "' + "x" * 5000 + '"'], False)
    assert argument_lines({}) == (["(no arguments)"], False)


@requirement("CLI-3")
def test_a_short_line_is_one_line() -> None:
    assert short("a\n b\t c", 10) == "a b c"
    assert short("x" * 20, 10) == "x" * 9 + "…"
