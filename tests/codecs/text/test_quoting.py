"""What is in code or in a quotation, by CommonMark, and on the safe side where that leaves it open."""

from __future__ import annotations

from tests.cases import for_each
from tests.codecs.text.splits import splits
from tests.requirements import requirement
from turnwire.codecs.text.quoting import Quoting

QUOTED = {
    "in a fence": "```\n",
    "in a fence with a language": "```json\n",
    "on the line of a fence": "``` ",
    "in a fence of tildes": "~~~\n",
    "a shorter run does not end a fence": "````\n```\n",
    "a run of the other kind does not end a fence": "```\n~~~\n",
    "a run with text behind it does not end a fence": "```\n``` x\n",
    "an indented run does not end a fence": "```\n    ```\n",
    "a fence in a fence": "~~~\n```\n~~~\n```\n",
    "a fence goes on over blank lines": "```\n\nx\n\n",
    "a fence in a list": "- ```\n  ",
    "a fence in a numbered list": "1. x\n2. ~~~\n   ",
    "a run before a list's text, which ends its fence or begins one": "- ```\n```\n",
    "a fence that is longer than any line's beginning": "`" * 300 + "\n" + "`" * 200 + "\n",
    "in a span of code": "a `",
    "in a span of two backticks": "a `` ` ",
    "in a span that the line before opened": "a `b\nc ",
    "behind an escaped backtick, in a span": "\\` and `",
    "behind two backslashes a backtick opens a span": "\\\\`",
    "in a span, backslashes escape nothing": "`\\` `",
    "in a span of a list item, whatever the item before left open": "- a ` b\n- c `",
    "in a span behind a heading that left one open": "# a ` b\nc `",
    "in indented code": "x\n\n    ",
    "in code that a tab indents": "\t",
    "on an indented line behind text": "    see ",
    "in a block quote": "> ",
    "in a block quote without space": "a\n>b ",
    "on a line that goes on a block quote": "> a\n",
    "on a second line that goes on a block quote": "> a\nb\n",
    "behind a quotation mark": 'they say "',
    "behind a quotation mark of another language": "sie sagen „",
    "behind a quotation mark and the space that belongs to it": "ils disent « ",
    "behind a quotation mark and a space that does not break": "ils disent «\u202f",
    "in a block quote of a list": "1. a\n2. - > ",
    "behind a bracket": "(",
}
PLAIN = {
    "at the beginning": "",
    "behind text": "a ",
    "behind a closed fence": "```\nx\n```\n",
    "behind a fence that a longer run closed": "```\nx\n`````  \n",
    "behind a closed fence of tildes": "~~~ x ` \n`\n~~~\n",
    "behind a closed fence in a list": "- ```\n  x\n  ```\n",
    "behind a closed span": "a `b` ",
    "behind a closed span of two backticks": "`` ` `` ",
    "behind a span of two lines": "a `b\nc` d\n\n",
    "behind a paragraph that left a backtick open": "a ` b\n\n",
    "behind an escaped backtick": "\\` ",
    "behind a block quote and a blank line": "> a\n\n",
    "in a list": "- a\n- ",
    "behind three backticks that are a span": "``` a ``` b\nc ",
    "on a line that is indented a little": "   ",
    "behind a quotation": 'they say "a" ',
    "behind a quotation that is followed by a space": "sie sagen „a“ ",
    "behind a comparison": "1 > 0 ",
    "behind a comparison in a list": "- 1 > 0 ",
}


def is_quoted(pieces: list[str]) -> bool:
    quoting = Quoting()
    for piece in pieces:
        quoting.add(piece)
    return quoting.is_quoted()


@requirement("TXT-2")
@for_each("text", QUOTED.values(), ids=QUOTED)
def test_a_mark_here_is_quoted_however_the_text_is_cut(text: str) -> None:
    assert [pieces for pieces in splits(text) if not is_quoted(pieces)] == []


@for_each("text", PLAIN.values(), ids=PLAIN)
def test_a_mark_here_is_not_quoted_however_the_text_is_cut(text: str) -> None:
    assert [pieces for pieces in splits(text) if is_quoted(pieces)] == []


def test_asking_on_the_way_changes_nothing() -> None:
    for text in (*QUOTED.values(), *PLAIN.values()):
        quoting = Quoting()
        for sign in text:
            quoting.add(sign)
            quoting.is_quoted()

        assert quoting.is_quoted() == is_quoted([text]), text
