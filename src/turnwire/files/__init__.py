"""Files of a workspace: read and written beneath one folder, for a role, with every refusal kept as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnwire_schema.lazy import lazy_names

if TYPE_CHECKING:
    from turnwire.files.access_rules import DEFAULT_DENY as DEFAULT_DENY, DenyRule as DenyRule
    from turnwire.files.errors import FILE_FAULTS as FILE_FAULTS, FileError as FileError, FileFault as FileFault
    from turnwire.files.references import parse_reference as parse_reference
    from turnwire.files.resolver import FileResolver as FileResolver

__getattr__, __all__ = lazy_names(
    __name__,
    {
        "access_rules": ("DEFAULT_DENY", "DenyRule"),
        "errors": ("FILE_FAULTS", "FileError", "FileFault"),
        "references": ("parse_reference",),
        "resolver": ("FileResolver",),
    },
)
