"""Where a name of the reference has its page, so that `code` in a text can lead there."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from typing import Final

_CODE: Final = re.compile(r"(?<![`\[])`([A-Za-z_][\w.]*)(\(\))?`(?![`\]])")


class Names:
    """Name → page and anchor, for example `Messages` → `reference/python/messages.md#Messages`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = dict(places)

    def link(self, name: str, page: str) -> str | None:
        """The link to a name from `page` (a path below the site's root); None where nothing has that name."""
        place = self._places.get(name)
        if place is None:
            return None
        target, _, anchor = place.partition("#")
        return f"{relative(target, page) if target != page else ''}#{anchor}"

    def linked(self, text: str, page: str) -> str:
        """Markdown `text` in which every name in backquotes leads to its place."""

        def replaced(match: re.Match[str]) -> str:
            link = self.link(match[1], page)
            return match[0] if link is None else f"[{match[0]}]({link})"

        return _CODE.sub(replaced, text)


def relative(target: str, page: str) -> str:
    """The path from a page to another, both below the site's root."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")
