"""The types: one struct, interface or string type for each canonical definition, as gofmt would write them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from codegen.schemaset import Document
from codegen.targets.native.shapes import (
    Alias,
    Field,
    Listed,
    Mapped,
    Named,
    Plain,
    Raw,
    Shape,
    Struct,
    Sum,
    Type,
    Union,
    Words,
    pascal,
    word_names,
)

WIDTH = 112
INITIALISMS = {"Api": "API", "Http": "HTTP", "Id": "ID", "Json": "JSON", "Mcp": "MCP", "Tls": "TLS", "Url": "URL"}
KINDS = {
    "null": "Null",
    "boolean": "Boolean",
    "number": "NumberKind",
    "string": "TextKind",
    "array": "ListKind",
    "object": "ObjectKind",
}


@dataclass(frozen=True)
class Go:
    """A type in Go with what reads and writes it; `family` says how it can be absent."""

    shown: str
    read: str
    write: str
    family: str = "value"


PLAIN = {
    "text": Go("string", "readText", "Text"),
    "boolean": Go("bool", "readBool", "Bool"),
    "integer": Go("int64", "readInt", "Int"),
    "number": Go("Number", "readNumber", "writeNumber"),
    "json": Go("Value", "readValue", "writeValue"),
    "object": Go("*Object", "readObject", "Members", "Map"),
}


def file(document: Document, shapes: Iterable[Shape], all_shapes: Mapping[str, Shape]) -> str:
    """The file of one document."""
    writer = File(all_shapes)
    about = comment(f"{document.schema['title']}: {document.schema['description']}", "")
    return "\n".join(["package turnwire\n", about, *(writer.shape(shape) for shape in shapes)])


def name_of(name: str) -> str:
    """A property or definition as an exported name: ``tool_call_id`` as ``ToolCallID``."""
    return "".join(
        INITIALISMS.get(word, word) for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+", pascal(name))
    )


def comment(text: str, indent: str = "\t") -> str:
    """A doc comment; none for no text."""
    lines = []
    for paragraph in text.split("\n") if text else []:
        lines += textwrap.wrap(paragraph, WIDTH - 4 * len(indent)) or [""]
    return "".join(f"{indent}// {line}".rstrip() + "\n" for line in lines)


class File:
    def __init__(self, shapes: Mapping[str, Shape]) -> None:
        self.shapes = shapes

    def type_of(self, kind: Type) -> Go:
        match kind:
            case Plain(name):
                return PLAIN[name]
            case Listed(item):
                inner = self.type_of(item)
                return Go(f"[]{inner.shown}", f"readList({inner.read})", f"writeList({inner.write})", "List")
            case Mapped(value):
                inner = self.type_of(value)
                return Go(f"*Map[{inner.shown}]", f"readMap({inner.read})", f"writeMap({inner.write})", "Map")
            case Named(name):
                shown = name_of(name)
                shape = self.shapes[name]
                if isinstance(shape, Alias):
                    inner = self.type_of(shape.type)
                    star = "*" if inner.family == "Map" else ""
                    return Go(star + shown, inner.read, inner.write, inner.family)
                family = "interface" if isinstance(shape, Union) else "value"
                return Go(shown, f"read{shown}", f"write{shown}", family)

    def shape(self, shape: Shape) -> str:
        name = name_of(shape.name)
        about = comment(f"{name}: {shape.about}" if shape.about else f"{name} has no definition of its own.", "")
        match shape:
            case Alias():
                made = self.type_of(shape.type)
                return f"{about}type {name} = {made.shown.removeprefix('*')}\n" + self.parse(shape, made)
            case Struct():
                body = self.struct(shape, name)
            case Raw():
                body = self.raw(name)
            case Union():
                body = self.union(shape, name)
            case Words():
                body = self.words(shape, name)
            case Sum():
                body = self.sum(shape, name)
            case _:
                raise AssertionError(shape)
        return about + body + self.parse(shape, self.type_of(Named(shape.name)))

    def parse(self, shape: Shape, made: Go) -> str:
        """The functions and methods for JSON texts."""
        if not shape.key:
            return ""
        name = name_of(shape.name)
        text = (
            f"\n// Parse{name} reads a JSON text that the schema accepts; an error is a *Fault.\n"
            f"func Parse{name}(text []byte) ({made.shown}, error) {{\n"
            f'\treturn judged("{shape.key}", text, {made.read})\n}}\n'
        )
        if isinstance(shape, Alias | Union):
            return text
        return text + (
            f"\n// MarshalJSON gives the value as a JSON text without nulls.\n"
            f"func (m {name}) MarshalJSON() ([]byte, error) {{\n\treturn write{name}(m).MarshalJSON()\n}}\n"
            f"\n// UnmarshalJSON reads a JSON text that the schema accepts.\n"
            f"func (m *{name}) UnmarshalJSON(text []byte) error {{\n\tmade, err := Parse{name}(text)\n"
            "\tif err == nil {\n\t\t*m = made\n\t}\n\treturn err\n}\n"
        )

    def struct(self, shape: Struct, name: str) -> str:
        lines, reads, writes = [], [], []
        for tag, value in shape.tags.items():
            reads.append(f'\tr.skip("{tag}")\n')
            writes.append(f'\tw.put("{tag}", Text("{value}"))\n')
        for tag, operands in shape.sums.items():
            names = ", ".join(f'"{each}"' for each in (tag, *operands))
            reads.append(f"\tr.sum({names})\n")
        for each in sorted(shape.fields, key=lambda each: each.name == "extras"):
            shown, read, write = self.field(each)
            lines.append(f"{comment(each.about)}\t{name_of(each.name)} {shown}\n")
            reads.append(f"\t{read}\n")
            writes.append(write)
        writes += [f'\tputPtr(w, "{tag}", m.{name_of(tag)}(), Int)\n' for tag in shape.sums]
        body = f"type {name} struct {{\n{''.join(lines)}}}\n" if lines else f"type {name} struct{{}}\n"
        return (
            body
            + "".join(self.computed(shape, name))
            + f"\nfunc read{name}(value Value) ({name}, *Fault) {{\n\tr := fieldsOf(value)\n\tvar made {name}\n"
            + "".join(reads)
            + "\treturn made, r.fault\n}\n"
            + f"\nfunc write{name}(m {name}) Value {{\n\tw := newWriter()\n{''.join(writes)}\treturn w.done()\n}}\n"
        )

    def field(self, field: Field) -> tuple[str, str, str]:
        """(type, statement that reads, statement that writes) of a property."""
        name, made = name_of(field.name), self.type_of(field.type)
        if field.name == "extras":
            return made.shown, "r.extras(&made.Extras)", '\tputMap(w, "extras", m.Extras, Members)\n'
        to = f'(r, "{field.name}", &made.{name}, {made.read})'
        out = f'(w, "{field.name}", m.{name}, {made.write})\n'
        if field.keeps_null:
            return f"*Nullable[{made.shown}]", f"nullable{to}", f"\tputNullable{out}"
        if field.is_required:
            return made.shown, f"need{to}", f"\tput{out}"
        if made.family == "value":
            return f"*{made.shown}", f"maybePtr{to}", f"\tputPtr{out}"
        if made.family == "interface":
            return made.shown, f"maybe{to}", f"\tif m.{name} != nil {{\n\t\tput{out}\t}}\n"
        return made.shown, f"maybe{to}", f"\tput{made.family}{out}"

    def computed(self, shape: Struct, name: str) -> Iterable[str]:
        for tag, operands in shape.sums.items():
            fields = [f"m.{name_of(operand)}" for operand in operands]
            about = comment(f"{name_of(tag)} is the sum of {' and '.join(operands)}; nil when one is unknown.", "")
            unknown = " || ".join(f"{field} == nil" for field in fields)
            total = " + ".join(f"*{field}" for field in fields)
            yield (
                f"\n{about}func (m {name}) {name_of(tag)}() *int64 {{\n\tif {unknown} {{\n\t\treturn nil\n\t}}\n"
                f"\treturn Ptr({total})\n}}\n"
            )

    def raw(self, name: str) -> str:
        return (
            f"type {name} struct {{\n\t// Raw is the object as it came.\n\tRaw *Object\n}}\n"
            f"\nfunc read{name}(value Value) ({name}, *Fault) {{\n\traw, fault := readObject(value)\n"
            f"\treturn {name}{{raw}}, fault\n}}\n"
            f"\nfunc write{name}(m {name}) Value {{\n\treturn Members(m.Raw)\n}}\n"
        )

    def union(self, shape: Union, name: str) -> str:
        members = [name_of(member) for member, _tags in shape.members]
        listed = comment("It is one of " + ", ".join(f"*{member}" for member in members) + ".", "")
        marks = "\n" + "\n".join(f"func (*{member}) is{name}() {{}}\n" for member in members)
        cases = ""
        for member, tags in shape.members:
            if member != shape.fallback:
                words = ", ".join(f'"{tag}"' for tag in tags)
                cases += f"\tcase {words}:\n\t\tmade, fault := read{name_of(member)}(value)\n\t\treturn &made, fault\n"
        if shape.fallback is None:
            rest = f'\treturn nil, unfit("an object whose {shape.tag} is known")\n'
        else:
            rest = f"\tmade, fault := read{name_of(shape.fallback)}(value)\n\treturn &made, fault\n"
        arms = "".join(f"\tcase *{member}:\n\t\treturn write{member}(*m)\n" for member in members)
        return (
            f"//\n{listed}type {name} interface{{ is{name}() }}\n"
            + marks
            + f"\nfunc read{name}(value Value) ({name}, *Fault) {{\n"
            + f'\tswitch value.Get("{shape.tag}").text {{\n{cases}\t}}\n{rest}}}\n'
            + f"\nfunc write{name}(m {name}) Value {{\n\tswitch m := m.(type) {{\n{arms}\t}}\n\treturn Value{{}}\n}}\n"
        )

    def words(self, shape: Words, name: str) -> str:
        names = [name + name_of(word) for word in word_names(shape.values)]
        width = max(map(len, names))
        rows = "".join(
            f'\t{each.ljust(width)} {name} = "{value}"\n' for each, value in zip(names, shape.values, strict=True)
        )
        listed = ", ".join(f"{each}" for each in names)
        return (
            f"type {name} string\n\n// The words of {name}.\nconst (\n{rows})\n"
            f"\nfunc read{name}(value Value) ({name}, *Fault) {{\n\tword := {name}(value.text)\n"
            f"\tfor _, known := range words{name} {{\n"
            "\t\tif word == known && value.kind == TextKind {\n\t\t\treturn word, nil\n\t\t}\n\t}\n"
            f'\treturn "", unfit("a word of {name}")\n}}\n'
            f"\nvar words{name} = [...]{name}{{\n{_wrapped(listed)}}}\n"
            f"\nfunc write{name}(m {name}) Value {{\n\treturn Text(string(m))\n}}\n"
        )

    def sum(self, shape: Sum, name: str) -> str:
        lines = reads = writes = ""
        for label, kind, variant in shape.variants:
            made, field = self.type_of(variant), name_of(label)
            star, dot = ("*", "&") if made.family == "value" else ("", "")
            lines += f"\t// {field} is set where the value is {_article(kind)}.\n\t{field} {star}{made.shown}\n"
            reads += (
                f"\tcase {KINDS[kind]}:\n\t\tinner, fault := {made.read}(value)\n"
                f"\t\treturn {name}{{{field}: {dot}inner}}, fault\n"
            )
            writes += f"\tcase m.{field} != nil:\n\t\treturn {made.write}({star}m.{field})\n"
        return (
            f"type {name} struct {{\n{lines}}}\n"
            f"\nfunc read{name}(value Value) ({name}, *Fault) {{\n\tswitch value.kind {{\n{reads}\t}}\n"
            f'\treturn {name}{{}}, unfit("a value of {name}")\n}}\n'
            f"\nfunc write{name}(m {name}) Value {{\n\tswitch {{\n{writes}\t}}\n\treturn Value{{}}\n}}\n"
        )


def _article(kind: str) -> str:
    return f"{'an' if kind[0] in 'ao' else 'a'} {kind}"


def _wrapped(listed: str) -> str:
    lines = textwrap.wrap(listed + ",", WIDTH, break_long_words=False)
    return "".join(f"\t{line}\n" for line in lines)
