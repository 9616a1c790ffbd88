"""The rows of text formats that the packages ship, by the names of their files."""

from __future__ import annotations

from codegen.schemaset import FORMAT_SUFFIX, TEXT_FOLDER, SchemaSet


def formats(schemas: SchemaSet) -> dict[str, str]:
    """``NAME.format.json`` to its text, in the order of the names."""
    return {
        path.rsplit("/", 1)[-1]: text
        for path, text in sorted(schemas.files.items())
        if path.startswith(TEXT_FOLDER) and path.endswith(FORMAT_SUFFIX)
    }
