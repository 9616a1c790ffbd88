# Generated from schemas/wire/ollama/v1/ by `make generate`. Do not edit: changes are lost.

"""Common forms of the dialect ollama: objects of exactly these properties and types.

A reader raises ValueError for everything else, which says nothing about the document: it is then read with care.
"""

from typing import Final, Literal

from msgspec import Struct
from msgspec.json import Decoder


class CommonLineMessage(Struct, forbid_unknown_fields=True, gc=False):
    role: Literal["assistant"]
    content: str
    thinking: str | None = None


class CommonLine(Struct, forbid_unknown_fields=True, gc=False):
    message: CommonLineMessage
    done: bool
    model: str | None = None
    created_at: str | None = None


read_common_line: Final = Decoder(CommonLine).decode
