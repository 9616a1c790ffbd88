"""The types: one struct or enum for each canonical definition, as rustfmt would write them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

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
    word_names,
)

WIDTH = 120
MOST_ARGUMENTS = 7
"""What clippy lets a function have."""
PLAIN = {
    "text": "String",
    "boolean": "bool",
    "integer": "i64",
    "number": "Number",
    "json": "Json",
    "object": "Object",
}
JSON_VARIANTS = {
    "null": "Null",
    "boolean": "Boolean(_)",
    "number": "Number(_)",
    "string": "Text(_)",
    "array": "List(_)",
    "object": "Object(_)",
}
KEYWORDS = frozenset(
    [
        *("as", "async", "await", "box", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern"),
        *("false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref"),
        *("return", "static", "struct", "super", "trait", "true", "try", "type", "unsafe", "use", "where"),
        *("while", "yield"),
    ]
)


def module(
    document: Document, shapes: Iterable[Shape], boxed: frozenset[tuple[str, str]], all_shapes: dict[str, Shape]
) -> str:
    """The module of one document; `boxed` are the fields that hold values of their own type."""
    shapes = list(shapes)
    writer = _Module(document, boxed, frozenset(name for name, shape in all_shapes.items() if _is_made_of(shape)))
    parts = [writer.shape(shape) for shape in shapes]
    own = {shape.name for shape in shapes}
    shared = sorted(writer.used & {"Carried", "Definition", "Fields", "Writer", "unfit"}, key=_order)
    jsons = sorted(writer.used & {"Json", "Number", "Object"})
    others = sorted(name for name in writer.used if name in all_shapes and name not in own)
    imports = "".join(
        _imported(path, names)
        for path, names in (
            ("crate::carried", shared),
            ("crate::json", jsons),
            ("crate::map", ["Map"] if "Map" in writer.used else []),
            ("crate::rules", ["Fault"] if "Fault" in writer.used else []),
            ("crate::types", others),
        )
    )
    about = comment(f"{document.schema['title']}: {document.schema['description']}", "//!", "")
    return "\n".join([about, *([imports] if imports else []), *parts])


def _is_made_of(shape: Shape) -> bool:
    """Whether values of several types become this one by `Into`."""
    return isinstance(shape, Sum | Union) or (isinstance(shape, Alias) and shape.type == Plain("text"))


def _order(name: str) -> tuple[bool, str]:
    return not name[0].islower(), name


def _imported(path: str, names: list[str]) -> str:
    if not names:
        return ""
    if len(names) == 1:
        return f"use {path}::{names[0]};\n"
    line = f"use {path}::{{{', '.join(names)}}};\n"
    if len(line) <= WIDTH:
        return line
    inner = textwrap.fill(", ".join(names) + ",", WIDTH, initial_indent="    ", subsequent_indent="    ")
    return f"use {path}::{{\n{inner}\n}};\n"


def comment(text: str, mark: str = "///", indent: str = "    ") -> str:
    """A doc comment; none for no text."""
    lines = []
    for paragraph in text.split("\n") if text else []:
        lines += textwrap.wrap(_plain(paragraph), WIDTH - len(indent) - len(mark) - 1) or [""]
    return "".join(f"{indent}{mark} {line}".rstrip() + "\n" for line in lines)


def _plain(text: str) -> str:
    """A description that rustdoc takes for words: no links, no tags, no bare addresses."""
    return text.replace("[", "\\[").replace("]", "\\]").replace("<", "\\<")


def member(name: str) -> str:
    """A property as the name of a field."""
    return f"r#{name}" if name in KEYWORDS else name


def type_of(kind: Type) -> str:
    """A type in Rust."""
    match kind:
        case Plain(name):
            return PLAIN[name]
        case Named(name):
            return name
        case Listed(item):
            return f"Vec<{type_of(item)}>"
        case Mapped(Plain("json")):
            return "Object"
        case Mapped(value):
            return f"Map<{type_of(value)}>"


class _Module:
    """Writes the definitions of one module; collects the names that they use."""

    def __init__(self, document: Document, boxed: frozenset[tuple[str, str]], made: frozenset[str]) -> None:
        self.document = document
        self.boxed = boxed
        self.made = made | {"String"}
        self.used: set[str] = set()

    def use(self, *names: str) -> None:
        self.used.update(names)

    def named(self, kind: Type) -> str:
        """A type, whose names are noted."""
        shown = type_of(kind)
        for name in shown.replace("<", " ").replace(">", " ").split():
            self.use(name)
        return shown

    def shape(self, shape: Shape) -> str:
        about = comment(shape.about, indent="")
        match shape:
            case Struct():
                body = self.struct(shape)
            case Raw():
                body = self.raw(shape)
            case Union():
                body = self.union(shape)
            case Words():
                body = self.words(shape)
            case Sum():
                body = self.sum(shape)
            case Alias():
                return f"{about}pub type {shape.name} = {self.named(shape.type)};\n"
            case _:
                raise AssertionError(shape)
        return about + body + self.definition(shape)

    def definition(self, shape: Shape) -> str:
        self.use("Carried", "Fault", "Json")
        if not shape.key:
            return ""
        self.use("Definition")
        line = f'    const NAME: &\'static str = "{shape.key}";\n'
        return f"\nimpl Definition for {shape.name} {{\n{line}}}\n"

    def struct(self, shape: Struct) -> str:
        fields = [self.field(shape, each) for each in shape.fields]
        lines = "".join(f"{comment(each.about)}    pub {member(each.name)}: {kind},\n" for each, kind in fields)
        body = f"pub struct {shape.name} {{\n{lines}}}\n" if fields else f"pub struct {shape.name} {{}}\n"
        return (
            "#[derive(Clone, Debug, PartialEq)]\n"
            + body
            + f"\nimpl {shape.name} {{\n{self.new(shape, fields)}{''.join(self.computed(shape))}}}\n"
            + self.carried(shape.name, self.read_struct(shape), self.write_struct(shape))
        )

    def field(self, shape: Struct, field: Field) -> tuple[Field, str]:
        kind = self.named(field.type)
        if (shape.name, field.name) in self.boxed:
            kind = f"Box<{kind}>"
        if field.keeps_null:
            kind = f"Option<Option<{kind}>>"
        elif not field.is_required:
            kind = f"Option<{kind}>"
        return field, kind

    def new(self, shape: Struct, fields: list[tuple[Field, str]]) -> str:
        wanted = [(each, kind) for each, kind in fields if each.is_required]
        shown = [f"{member(each.name)}: {f'impl Into<{kind}>' if kind in self.made else kind}" for each, kind in wanted]
        head = f"    pub fn new({', '.join(shown)}) -> Self {{\n"
        if len(head) > WIDTH + 1:
            inner = "".join(f"        {argument},\n" for argument in shown)
            head = f"    pub fn new(\n{inner}    ) -> Self {{\n"
        values = []
        for each, kind in fields:
            name = member(each.name)
            if not each.is_required:
                values.append(f"{name}: None")
            elif kind in self.made:
                values.append(f"{name}: {name}.into()")
            else:
                values.append(name)
        about = "    /// The value with what it must have, and nothing else.\n"
        allowed = "" if wanted else "    #[allow(clippy::new_without_default)]\n"
        if len(wanted) > MOST_ARGUMENTS:
            allowed = "    #[allow(clippy::too_many_arguments)]\n"
        return f"{about}{allowed}{head}{literal(shape.name, values, '        ')}    }}\n"

    def computed(self, shape: Struct) -> Iterable[str]:
        for name, operands in shape.sums.items():
            first, *rest = (f"self.{member(operand)}?" for operand in operands)
            value = first + "".join(f".checked_add({operand})?" for operand in rest)
            value = value.removesuffix("?") if rest else f"Some({value})"
            about = comment(f"The sum of {' and '.join(operands)}; nothing when one is unknown.")
            yield f"\n{about}    pub fn {name}(&self) -> Option<i64> {{\n        {value}\n    }}\n"

    def read_struct(self, shape: Struct) -> str:
        self.use("Fields", "Writer")
        mutable = "mut " if shape.tags or shape.fields or shape.sums else ""
        lines = [f"        let {mutable}fields = Fields::of(value)?;\n"]
        lines += [f'        fields.skip("{name}");\n' for name in shape.tags]
        for name, operands in shape.sums.items():
            names = ", ".join(f'"{each}"' for each in operands)
            lines.append(f'        fields.sum("{name}", &[{names}]);\n')
        values = []
        for each in sorted(shape.fields, key=lambda each: each.name == "extras"):
            way = "nullable" if each.keeps_null else "required" if each.is_required else "optional"
            call = "extras()?" if each.name == "extras" else f'{way}("{each.name}")?'
            values.append(f"{member(each.name)}: fields.{call}")
        return "".join(lines) + literal(f"Ok({shape.name}", values, "        ", after=")")

    def write_struct(self, shape: Struct) -> str:
        lines = ["        let mut out = Writer::new();\n"]
        lines += [f'        out.tag("{name}", "{value}");\n' for name, value in shape.tags.items()]
        for each in shape.fields:
            way = "nullable" if each.keeps_null else "required" if each.is_required else "optional"
            lines.append(f'        out.{way}("{each.name}", &self.{member(each.name)});\n')
        lines += [f'        out.optional("{name}", &self.{name}());\n' for name in shape.sums]
        return "".join(lines) + "        out.done()\n"

    def raw(self, shape: Raw) -> str:
        self.use("Object")
        body = (
            "#[derive(Clone, Debug, PartialEq)]\n"
            f"pub struct {shape.name} {{\n    /// The object as it came.\n    pub raw: Object,\n}}\n"
        )
        made = f"        Ok({shape.name} {{ raw: Object::read(value)? }})\n"
        return body + self.carried(shape.name, made, "        self.raw.write()\n")

    def union(self, shape: Union) -> str:
        self.use("unfit") if shape.fallback is None else None
        names = [name for name, _tags in shape.members]
        self.use(*names)
        variants = "".join(
            f"    /// {self.tagged(shape.tag, name, tags)}\n    {name}({name}),\n" for name, tags in shape.members
        )
        arms = []
        for name, tags in shape.members:
            if name != shape.fallback:
                pattern = " | ".join(f'"{tag}"' for tag in tags)
                pattern = f"Some({pattern})"
                arms.append(f"            {pattern} => {name}::read(value).map({shape.name}::{name}),\n")
        if shape.fallback is None:
            arms.append(f'            _ => Err(unfit("an object whose {shape.tag} is known")),\n')
        else:
            arms.append(f"            _ => {shape.fallback}::read(value).map({shape.name}::{shape.fallback}),\n")
        read = f'        match value.get("{shape.tag}").and_then(Json::as_text) {{\n' + "".join(arms) + "        }\n"
        return (
            f"#[derive(Clone, Debug, PartialEq)]\npub enum {shape.name} {{\n{variants}}}\n"
            + "".join(self.made_from(shape.name, name, name) for name in names)
            + self.carried(shape.name, read, self.each_written(shape.name, names))
        )

    def tagged(self, tag: str, name: str, tags: tuple[str, ...]) -> str:
        return f"`{tag}` is {' or '.join(f'`{each}`' for each in tags)}." if tags else f"Any other `{tag}`."

    def made_from(self, name: str, variant: str, kind: str) -> str:
        return (
            f"\nimpl From<{kind}> for {name} {{\n    fn from(value: {kind}) -> Self {{\n"
            f"        {name}::{variant}(value)\n    }}\n}}\n"
        )

    def each_written(self, name: str, variants: Iterable[str]) -> str:
        arms = "".join(f"            {name}::{variant}(value) => value.write(),\n" for variant in variants)
        return f"        match self {{\n{arms}        }}\n"

    def words(self, shape: Words) -> str:
        self.use("unfit")
        variants = list(zip(word_names(shape.values), shape.values, strict=True))
        listed = "".join(f"    /// `{value}`\n    {variant},\n" for variant, value in variants)
        texts = "".join(f'            {shape.name}::{variant} => "{value}",\n' for variant, value in variants)
        arms = "".join(f'            Some("{value}") => Ok({shape.name}::{variant}),\n' for variant, value in variants)
        read = (
            "        match value.as_text() {\n" + arms + f'            _ => Err(unfit("a word of {shape.name}")),\n'
            "        }\n"
        )
        return (
            f"#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum {shape.name} {{\n{listed}}}\n"
            f"\nimpl {shape.name} {{\n    /// The word as it is written.\n"
            f"    pub fn as_str(self) -> &'static str {{\n        match self {{\n{texts}        }}\n    }}\n}}\n"
            + self.carried(shape.name, read, "        Json::from(self.as_str())\n")
        )

    def sum(self, shape: Sum) -> str:
        self.use("unfit")
        shown = [(label, kind, self.named(made)) for label, kind, made in shape.variants]
        variants = "".join(f"    {label}({made}),\n" for label, _kind, made in shown)
        arms = "".join(
            f"            Json::{JSON_VARIANTS[kind]} => Carried::read(value).map({shape.name}::{label}),\n"
            for label, kind, _made in shown
        )
        missing = [
            name.replace("(_)", "") for kind, name in JSON_VARIANTS.items() if kind not in {k for _, k, _ in shown}
        ]
        rest = f'            _ => Err(unfit("a value of {shape.name}")),\n' if missing else ""
        text = "".join(
            f"\nimpl From<&str> for {shape.name} {{\n    fn from(value: &str) -> Self {{\n"
            f"        {shape.name}::{label}(value.to_owned())\n    }}\n}}\n"
            for label, _kind, made in shown
            if made == "String"
        )
        return (
            f"#[derive(Clone, Debug, PartialEq)]\npub enum {shape.name} {{\n{variants}}}\n"
            + text
            + "".join(self.made_from(shape.name, label, made) for label, _kind, made in shown)
            + self.carried(
                shape.name,
                f"        match value {{\n{arms}{rest}        }}\n",
                self.each_written(shape.name, [label for label, _kind, _made in shown]),
            )
        )

    def carried(self, name: str, read: str, write: str) -> str:
        return (
            f"\nimpl Carried for {name} {{\n"
            f"    fn read(value: &Json) -> Result<Self, Fault> {{\n{read}    }}\n\n"
            f"    fn write(&self) -> Json {{\n{write}    }}\n}}\n"
        )


def literal(name: str, values: list[str], indent: str, *, after: str = "") -> str:
    """A struct literal as rustfmt breaks it."""
    if not values:
        return f"{indent}{name} {{}}{after}\n"
    line = f"{indent}{name} {{ {', '.join(values)} }}{after}\n"
    if len(line) <= WIDTH + 1:
        return line
    inner = "".join(f"{indent}    {value},\n" for value in values)
    return f"{indent}{name} {{\n{inner}{indent}}}{after}\n"
