"""Write the wire files of stories as the codecs have them now: `python -m tests.conversations.write [STORY ...]`.

What is written is a proposal: read it against the specifications before it is kept.
"""

from __future__ import annotations

import json
import sys

from tests.conversations.stories import FOLDER, codecs_of, stories, write


def main(names: list[str]) -> None:
    """Write the files of the named stories, or of all."""
    for story in stories():
        if names and story.name not in names:
            continue
        for codec in codecs_of(story):
            written = write(story, codec)
            folder = FOLDER / story.name
            text = json.dumps(written.document, ensure_ascii=False, indent=2)
            (folder / f"{codec}.json").write_text(f"{text}\n", encoding="utf-8")
            if written.stream is not None:
                (folder / f"{codec}.stream.txt").write_bytes(written.stream)


if __name__ == "__main__":
    main(sys.argv[1:])
