"""Reference pages of the schemas: each definition with description, constraints, vectors, and form in every dialect.

Descriptions and headings are Markdown; everything that is long (tables, vectors, forms) is written as HTML, and what is
longest is kept out of the search index.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tools.site.forms import Form, forms
from tools.site.names import relative

FOLDER: Final = "reference/schemas"
LONGEST: Final = 1500
"""Characters of a JSON text that are shown; vectors that try limits are far longer."""
_SHOWN_ELSEWHERE: Final = frozenset({"type", "description", "properties", "required", "$ref", "enum", "const", "items"})


def documents(root: Path) -> dict[str, dict[str, Any]]:
    """Every published document by its path without suffix, for example `turnwire/v1/message`."""
    schemas = root / "schemas"
    return {
        path.relative_to(schemas).as_posix().removesuffix(".schema.json"): json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(schemas.rglob("*.schema.json"))
        if path.relative_to(schemas).parts[0] != "meta"
    }


def write(root: Path) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The pages by path, and (title, path) in the order of the navigation."""
    pages: dict[str, str] = {}
    index: list[tuple[str, str]] = []
    for stem, document in documents(root).items():
        path = f"{FOLDER}/{stem}.md"
        file = root / "schemas" / f"{stem}.vectors.json"
        vectors = json.loads(file.read_text(encoding="utf-8"))["definitions"] if file.exists() else {}
        pages[path] = "\n".join(_page(stem, path, document, vectors))
        index.append((f"{document['title']}", path))
    return pages, index


def _page(stem: str, path: str, document: Mapping[str, Any], vectors: Mapping[str, Any]) -> Iterator[str]:
    yield f"# {document['title']}: `{stem}`\n"
    yield f"{document['description']}\n"
    definitions = document.get("$defs", {})
    root = document.get("$ref", "").removeprefix("#/$defs/")
    if root in definitions:
        yield f"A document of this kind is a [`{root}`](#{root}).\n"
    yield f"[The document as JSON](raw/{Path(stem).name}.schema.json): `schemas/{stem}.schema.json`\n".replace(
        "raw/", f"{relative('schemas/' + stem.rpartition('/')[0] + '/', path)}/"
    )
    for name, definition in definitions.items():
        yield f"## {name} {{ #{name} }}\n"
        yield f"{definition.get('description', '')}\n"
        yield _facts(definition, stem, path)
        yield _vectors(vectors.get(name, {}))
        if stem.startswith("turnwire/"):
            valid = [(each["name"], each["value"]) for each in vectors.get(name, {}).get("valid", ())]
            yield _forms(forms(name, valid))


def _facts(definition: Mapping[str, Any], stem: str, path: str) -> str:
    parts = [f"<p>{_type(definition, stem, path)}{_constraints(definition, top=True)}</p>"]
    required = set(definition.get("required", ()))
    rows = [
        f"<tr><td><code>{html.escape(name)}</code>{'' if name not in required else ' <em>required</em>'}</td>"
        f"<td>{_type(schema, stem, path)}{_constraints(schema)}</td>"
        f"<td>{inline(schema.get('description', ''))}</td></tr>"
        for name, schema in definition.get("properties", {}).items()
    ]
    if rows:
        parts.append(
            "<table><thead><tr><th>field</th><th>type</th><th>what it is</th></tr></thead><tbody>"
            + "".join(rows)
            + "</tbody></table>"
        )
    parts.append(_details("The definition as JSON Schema", pre(definition, longest=20_000)))
    return "\n".join(parts) + "\n"


def _type(schema: Any, stem: str, path: str) -> str:
    """What a value may be, as HTML, with links to other definitions."""
    if not isinstance(schema, Mapping):
        return "anything" if schema else "nothing"
    if "$ref" in schema:
        return _reference(str(schema["$ref"]), stem, path)
    if "const" in schema:
        return f"<code>{html.escape(json.dumps(schema['const'], ensure_ascii=False))}</code>"
    if "enum" in schema:
        return ", ".join(f"<code>{html.escape(json.dumps(each, ensure_ascii=False))}</code>" for each in schema["enum"])
    for keyword in ("anyOf", "oneOf"):
        members = [each for each in schema.get(keyword, ()) if isinstance(each, Mapping) and set(each) - {"required"}]
        if members and "properties" not in schema:
            return " or ".join(dict.fromkeys(_type(each, stem, path) for each in members))
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    texts = []
    for kind in kinds:
        if kind == "array" and "items" in schema:
            texts.append(f"list of {_type(schema['items'], stem, path)}")
        elif (
            kind == "object"
            and isinstance(schema.get("additionalProperties"), Mapping)
            and schema["additionalProperties"]
        ):
            texts.append(f"object of {_type(schema['additionalProperties'], stem, path)}")
        else:
            texts.append(kind)
    return " or ".join(texts) or "any JSON"


def _reference(target: str, stem: str, path: str) -> str:
    document, _, pointer = target.partition("#")
    name = pointer.rpartition("/")[2]
    page = path
    if document:
        here = Path("/schemas") / stem
        other = (here.parent / document.removesuffix(".schema.json")).as_posix()
        other = re.sub(r"[^/]+/\.\./", "", other).removeprefix("/schemas/")
        page = f"{FOLDER}/{other}.md"
        name = name or other.rpartition("/")[2]
    link = (relative(page, path).removesuffix(".md") + ".html" if page != path else "") + (
        f"#{name}" if pointer else ""
    )
    return f'<a href="{link}"><code>{html.escape(name)}</code></a>'


def _constraints(schema: Any, *, top: bool = False) -> str:
    """The keywords beside the type, in one line."""
    if not isinstance(schema, Mapping):
        return ""
    hidden = _SHOWN_ELSEWHERE | (
        {"anyOf", "oneOf", "allOf", "if", "then", "else", "not"} if top else {"anyOf", "oneOf"}
    )
    shown = [
        f"<code>{html.escape(keyword)}: {html.escape(clip(json.dumps(value, ensure_ascii=False), 160))}</code>"
        for keyword, value in schema.items()
        if keyword not in hidden and not (keyword == "additionalProperties" and isinstance(value, Mapping))
    ]
    return f"<br><small>{', '.join(shown)}</small>" if shown else ""


def _vectors(vectors: Mapping[str, Any]) -> str:
    valid, invalid = vectors.get("valid", ()), vectors.get("invalid", ())
    if not valid and not invalid:
        return ""
    good = "".join(f"<li>{html.escape(each['name'])}{pre(each['value'])}</li>" for each in valid)
    bad = "".join(
        f"<li>{html.escape(each['name'])}: <code>{html.escape(each['error']['keyword'])}</code> at "
        f"<code>{html.escape(clip(each['error']['path'], 200) or '/')}</code>{pre(each['value'])}</li>"
        for each in invalid
    )
    parts = [_details(f"{len(valid)} valid examples", f"<ul>{good}</ul>") if valid else ""]
    parts.append(_details(f"{len(invalid)} invalid examples", f"<ul>{bad}</ul>") if invalid else "")
    return "\n".join(part for part in parts if part) + "\n"


def _forms(found: list[Form]) -> str:
    if not found:
        return ""
    by_dialect: dict[str, list[Form]] = {}
    for form in found:
        by_dialect.setdefault(form.dialect, []).append(form)
    parts = [
        _details(
            f"In {dialect}" + (f" ({_count(sum(len(form.losses) for form in listed))})" if listed else ""),
            "".join(
                f"<p>{html.escape(form.name)}</p>{pre(form.body)}"
                + "".join(
                    f"<p><small>loss <code>{html.escape(loss.id)}</code> at "
                    f"<code>{html.escape(loss.at or '/')}</code>: {html.escape(loss.reason)} "
                    f"({html.escape(loss.action)})</small></p>"
                    for loss in form.losses
                )
                for form in listed
            ),
        )
        for dialect, listed in by_dialect.items()
    ]
    return "\n".join(parts) + "\n"


def _count(number: int) -> str:
    return "nothing is lost" if not number else "1 loss" if number == 1 else f"{number} losses"


def _details(title: str, inner: str) -> str:
    return f"<details data-search-exclude><summary>{html.escape(title)}</summary>{inner}</details>"


def pre(value: Any, *, longest: int = LONGEST) -> str:
    """JSON, or a text of the wire, as a block; blank lines would end the HTML for Markdown, so there are none."""
    text = value if isinstance(value, str) and "\n" in value else json.dumps(value, indent=2, ensure_ascii=False)
    text = html.escape(clip(text, longest)).encode("utf-8", "replace").decode()
    return "<pre><code>" + text.replace("\n", "&#10;") + "</code></pre>"


def clip(text: str, longest: int) -> str:
    """The text, cut where it is longer than is shown."""
    return text if len(text) <= longest else f"{text[:longest]} … ({len(text)} characters)"


def inline(text: str) -> str:
    """A description as HTML: `code` in backquotes."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text, quote=False))
