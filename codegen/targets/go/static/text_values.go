package turnwire

import (
	"math"
	"slices"
	"strings"
)

// pythonWords are the words that models write where the template showed them such values.
var pythonWords = map[string]string{"True": "true", "False": "false", "None": "null"}

var onlyText = []string{"string"}

func jsonText(text string) string {
	var out strings.Builder
	writeText(&out, text)
	return out.String()
}

// typed gives the JSON text of a value that may have these types, as JSON Schema names them; no types: any.
//
// A text that reads as a value of another type than a string is that value where the schema allows it; everything else
// is a string, exactly as written.
func typed(text string, types []string) string {
	isText := slices.Contains(types, "string")
	if isText && len(types) == 1 {
		return jsonText(text)
	}
	bare := trimBlanks(text)
	if word, isWord := pythonWords[bare]; isWord {
		bare = word
	}
	value, err := parse(bare, false)
	if err != nil {
		return jsonText(text)
	}
	kind := schemaTypeOf(value)
	if kind == "string" {
		if isText {
			return jsonText(text)
		}
		return bare
	}
	if len(types) == 0 || slices.Contains(types, kind) {
		return bare
	}
	if kind == "integer" && slices.Contains(types, "number") {
		return bare
	}
	if kind == "number" && slices.Contains(types, "integer") {
		if number := Number(value.text).Float(); number == math.Trunc(number) {
			return bare
		}
	}
	return jsonText(text)
}

func schemaTypeOf(value Value) string {
	if value.kind == NumberKind && Number(value.text).isPlain() {
		return "integer"
	}
	return value.kind.String()
}

// typesOf gives the types that the schema of a tool's parameters allows for a member; none where it does not say.
func typesOf(parameters Value, key string) []string {
	return typesIn(memberOf(parameters, key, parameters), parameters)
}

// memberOf gives the schema of a member of what a schema describes; null where it does not say.
func memberOf(schema Value, key string, root Value) Value {
	for _, each := range flat(schema, root) {
		if member := each.Get("properties").Get(key); member.kind == ObjectKind {
			return member
		}
		if others := each.Get("additionalProperties"); others.kind == ObjectKind {
			return others
		}
	}
	return Value{}
}

// itemsOf gives the schema of the items of what a schema describes; null where it does not say.
func itemsOf(schema, root Value) Value {
	for _, each := range flat(schema, root) {
		if items := each.Get("items"); items.kind == ObjectKind {
			return items
		}
	}
	return Value{}
}

// typesIn gives the types that a schema allows; none where it does not say.
func typesIn(schema, root Value) []string {
	var found []string
	add := func(name string) {
		if !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	for _, each := range flat(schema, root) {
		switch named := each.Get("type"); named.kind {
		case TextKind:
			add(named.text)
		case ListKind:
			for _, name := range texts(named) {
				add(name)
			}
		default:
			for _, word := range each.Get("enum").list {
				add(schemaTypeOf(word))
			}
			if word, isThere := each.object.Get("const"); isThere {
				add(schemaTypeOf(word))
			}
		}
	}
	return found
}

// flat gives the schemas that a schema is made of, each once: itself, what it refers to, its alternatives.
func flat(schema, root Value) []Value {
	waiting := []Value{schema}
	seen := map[*Object]bool{}
	var found []Value
	for len(waiting) > 0 {
		each := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if each.kind != ObjectKind || seen[each.object] {
			continue
		}
		seen[each.object] = true
		found = append(found, each)
		if _, isTyped := each.object.Get("type"); isTyped {
			continue
		}
		for _, keyword := range []string{"allOf", "oneOf", "anyOf"} {
			branches := slices.Clone(each.Get(keyword).list)
			slices.Reverse(branches)
			waiting = append(waiting, branches...)
		}
		if reference := each.Get("$ref").text; strings.HasPrefix(reference, "#") {
			waiting = append(waiting, referred(root, reference))
		}
	}
	return found
}

var pointerSigns = strings.NewReplacer("~1", "/", "~0", "~")

func referred(root Value, reference string) Value {
	if len(reference) == 1 {
		return root
	}
	for _, step := range strings.Split(reference[2:], "/") {
		root = root.Get(pointerSigns.Replace(step))
	}
	return root
}
