"""`turnwire schema check`: what servers do not hold of schemas in files, for people who write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from turnwire.cli.exit_codes import UsageError, did_you_mean
from turnwire.cli.inputs import read_input
from turnwire.cli.json_locations import line_of, refuse_broken
from turnwire.cli.output import print_json, say, tell
from turnwire.codecs.schema_support.advice import (
    Advice,
    AskedSchema,
    advise,
    asked_schemas,
    known_servers,
    known_versions,
    unknown_version,
)
from turnwire.codecs.schema_support.support import server_row
from turnwire.convert.payload import detect_payload, load_request
from turnwire.core.errors import InvalidDataError
from turnwire.core.jsonschema import check_schema
from turnwire.core.validate import parse_json

if TYPE_CHECKING:
    from turnwire_schema.engines import SchemaEffect, SchemaSurface

_VERSION: Final = re.compile(r"[bv]?\d+(\.\d+)*[A-Za-z0-9.+-]*")
_WORDS: Final = frozenset(
    (
        *("$schema", "$ref", "$defs", "$id", "definitions", "type", "enum", "const", "properties", "required", "items"),
        *("prefixItems", "additionalProperties", "patternProperties", "anyOf", "oneOf", "allOf", "not", "pattern"),
        *("minimum", "maximum", "format"),
    )
)
"""Words of which a schema has one at its top."""
Server = tuple[str, str | None]
"""A server and its version, None if it is not named."""


class Checked(NamedTuple):
    """A schema of a file, and what one server does not hold of it. `text` is the file's."""

    file: str
    text: str
    asked: AskedSchema
    server: Server
    found: tuple[Advice, ...]

    @property
    def is_right(self) -> bool:
        """Whether nothing was found for which the check fails."""
        return not any(advice.is_failing for advice in self.found)

    @property
    def is_held(self) -> bool | None:
        """Whether the server takes the schema, and no answer can come that does not fit; None if it is not asked to."""
        return self.is_right if self.asked.strict else None


def named_server(text: str) -> Server:
    """The server and version in `SERVER` or `SERVER@VERSION`.

    Raises:
        UsageError: nothing is known of the server, or of that version.
    """
    name, at, version = text.partition("@")
    known = known_servers()
    if name not in known:
        meant = did_you_mean(name, known) or f"{name!r} is not a server whose schemas are known"
        raise UsageError(f"--for: {meant}; known are: {', '.join(map(known_versions, known))}")
    if at and not _VERSION.fullmatch(version):
        raise UsageError(f"--for: {text}: {version!r} is no version; write for example {_example(name)}")
    if at and (unknown := unknown_version(name, version)):
        raise UsageError(f"--for: {unknown}")
    return name, version if at else None


def _example(server: str) -> str:
    from turnwire_schema.engines import SERVERS

    versions = [row["since"] for row in SERVERS if row["server"] == server and "since" in row]
    return f"{server}@{versions[-1] if versions else '1.0'}"


def check_files(
    names: Iterable[str], servers: Iterable[Server], surface: SchemaSurface | None, broken: list[str], *, as_sent: bool
) -> Iterator[Checked]:
    """Yield each schema of each file with each server; none given: every server that reads schemas.

    A file that cannot be read, is not JSON, or has no schema or one that is not valid is named on stderr and comes
    into `broken`.

    Raises:
        UsageError: nothing is known of what was asked.
    """
    wanted = tuple(servers)
    for name, data in _files(names, broken):
        text = data.decode("utf-8", "replace")
        try:
            schemas = list(_schemas(name, data, surface))
        except (UsageError, InvalidDataError) as error:
            _pass_over(name, error, broken)
            continue
        for asked in schemas:
            for server in wanted or [(each, None) for each in known_servers(asked.surface, ignoring=False)]:
                if server_row(server[0], asked.surface, server[1]) is None:
                    _unknown_surface(name, asked, server[0])
                    continue
                found = advise(asked.schema, server[0], asked.surface, server[1], strict=asked.strict, as_sent=as_sent)
                yield Checked(name, text, asked, server, found)


def _unknown_surface(name: str, asked: AskedSchema, server: str) -> None:
    """Say that nothing is known of a server for tools, or for formats.

    Raises:
        UsageError: it was asked for by itself.
    """
    about = f"nothing is known of {_SURFACE_WORDS[asked.surface]} of {server}"
    if not asked.pointer:
        raise UsageError(f"--surface {asked.surface}: {about}")
    tell(f"{name}: {asked.pointer}: {about}")


_SURFACE_WORDS: Final[Mapping[SchemaSurface, str]] = {"format": "answers in a schema", "tool": "strict tools"}


def _pass_over(name: str, error: Exception, broken: list[str]) -> None:
    tell(f"turnwire: {error}")
    broken.append(name)


def _files(names: Iterable[str], broken: list[str]) -> Iterator[tuple[str, bytes]]:
    """The files, and of folders those that end in .json, with their bytes; those without a schema are named."""
    for name in names:
        found = sorted(each for each in Path(name).rglob("*.json") if each.is_file()) if Path(name).is_dir() else None
        if found is not None and not found:
            _pass_over(name, UsageError(f"{name}: no file in this folder ends in .json"), broken)
        for file in [name] if found is None else map(str, found):
            try:
                data = read_input(file)
            except UsageError as error:
                _pass_over(file, error, broken)
                continue
            if found is None or _has_schema(data):
                yield file, data
            else:
                tell(f"{file}: neither a schema nor a request with one; passed over")


def _has_schema(data: bytes) -> bool:
    try:
        return any(True for _ in _schemas("", data, None))
    except (UsageError, InvalidDataError):
        return False


def _schemas(name: str, data: bytes, surface: SchemaSurface | None) -> Iterator[AskedSchema]:
    """The schema that a file is, or those of the request in it, at their pointers there."""
    refuse_broken(name, data)
    value = parse_json(data, name)
    detected = detect_payload(data)
    if detected is not None and detected.kind == "request":
        request, _ = load_request(data, detected.dialect, model="model")
        found = [each for each in asked_schemas(request, value) if surface in (None, each.surface)]
        if not found:
            raise UsageError(f"{name}: the request has no schema of an answer and no tools")
        yield from found
    elif isinstance(value, bool) or (isinstance(value, dict) and not _WORDS.isdisjoint(value)):
        try:
            check_schema(value)
        except InvalidDataError as error:
            raise InvalidDataError(f"{name}: {error.what}", error.problems) from None
        yield AskedSchema("", surface or "format", value, strict=True)
    else:
        raise UsageError(f"{name}: neither a JSON Schema nor a request that Turnwire reads")


def show_as_json(checked: Iterable[Checked]) -> bool:
    """Print what was found as one list, and return whether nothing failed."""
    found = list(checked)
    print_json([_as_data(each) for each in found])
    return all(each.is_right for each in found)


def _as_data(each: Checked) -> dict[str, Any]:
    server, version = each.server
    return {
        "file": each.file,
        "schema": each.asked.pointer,
        "surface": each.asked.surface,
        "strict": each.asked.strict,
        "server": server,
        "version": version,
        "held": each.is_held,
        "faults": [
            {**fault, "line": line_of(each.text, fault["pointer"])}
            for fault in (advice.as_data(each.asked.pointer) for advice in each.found)
        ],
    }


def show_as_text(checked: Iterable[Checked]) -> bool:
    """Print a line for each fault, and one for each schema without any; return whether nothing failed."""
    is_right = True
    for each in checked:
        name = "@".join(filter(None, each.server))
        for advice in each.found:
            pointer = each.asked.pointer + advice.fault.pointer
            say(f"{each.file}:{line_of(each.text, pointer)}: {pointer or '/'}: {_sentence(name, advice)}")
        if not each.found:
            at = f" {each.asked.pointer}:" if each.asked.pointer else ""
            held = "held by" if each.asked.strict else "not strict, and not refused by"
            say(f"{each.file}:{at} {held} {name}")
        is_right = is_right and each.is_right
    return is_right


_EFFECTS: Final[Mapping[SchemaEffect, str]] = {
    "wider": "not held by",
    "refused": "refused by",
    "narrower": "narrower in",
}


def _sentence(server: str, advice: Advice) -> str:
    engine = "" if advice.fault.engine == "none" else f" ({advice.fault.engine})"
    told = [f"{_EFFECTS[advice.fault.effect]} {server}{engine}: {advice.what}"]
    if advice.fault.note:
        told.append(advice.fault.note)
    if advice.instead:
        told.append(f"Instead: {advice.instead}" + ("" if advice.instead.endswith(".") else "."))
    if advice.is_rewritten:
        told.append("Turnwire rewrites it.")
    return " ".join(told)
