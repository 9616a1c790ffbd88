package turnwire

import "strconv"

// Ptr gives a pointer to a value, for an optional field: Ptr("a").
func Ptr[T any](value T) *T { return &value }

// Nullable is a property whose null means something else than its absence; a nil Value is the null.
type Nullable[T any] struct{ Value *T }

// fields reads the properties of an object, and knows which it was asked for; it keeps the first fault.
type fields struct {
	object *Object
	known  map[string]bool
	fault  *Fault
}

func fieldsOf(value Value) *fields {
	r := &fields{object: value.object, known: map[string]bool{}}
	if value.kind != ObjectKind {
		r.fault = unfit("object")
	}
	return r
}

func (r *fields) skip(name string) { r.known[name] = true }

// sum skips a property that is null or the sum of others; any other number stays unknown, so that extras keeps it.
func (r *fields) sum(name string, operands ...string) {
	stated, _ := r.object.Get(name)
	var total int64
	isEqual := stated.kind == NumberKind
	for _, operand := range operands {
		value, _ := r.object.Get(operand)
		number, isInt := Number(value.text).Int()
		isEqual = isEqual && isInt && value.kind == NumberKind
		total += number
	}
	number, isInt := Number(stated.text).Int()
	if stated.kind == Null || isEqual && isInt && number == total {
		r.skip(name)
	}
}

func (r *fields) get(name string) (Value, bool) {
	r.known[name] = true
	return r.object.Get(name)
}

func (r *fields) keep(name string, found *Fault) {
	if r.fault == nil {
		r.fault = found.inside(name)
	}
}

type reads[T any] func(Value) (T, *Fault)

func need[T any](r *fields, name string, to *T, read reads[T]) {
	value, _ := r.get(name)
	made, found := read(value)
	*to = made
	r.keep(name, found)
}

// maybe reads a property that may be absent; null is the same.
func maybe[T any](r *fields, name string, to *T, read reads[T]) {
	if value, _ := r.get(name); value.kind != Null {
		need(r, name, to, read)
	}
}

func maybePtr[T any](r *fields, name string, to **T, read reads[T]) {
	if value, _ := r.get(name); value.kind != Null {
		*to = new(T)
		need(r, name, *to, read)
	}
}

func nullable[T any](r *fields, name string, to **Nullable[T], read reads[T]) {
	if _, isThere := r.get(name); isThere {
		*to = &Nullable[T]{}
		maybePtr(r, name, &(*to).Value, read)
	}
}

// extras is what was collected before, and what was not asked for. What stands in the object itself is newer.
func (r *fields) extras(to **Object) {
	maybe(r, "extras", to, readObject)
	isOurs := false
	for index, name := range r.object.Names() {
		if r.known[name] {
			continue
		}
		if !isOurs {
			*to, isOurs = (*to).copy(), true
		}
		(*to).Set(name, r.object.values[index])
	}
}

func readText(value Value) (string, *Fault) {
	if value.kind != TextKind {
		return "", unfit("string")
	}
	return value.text, nil
}

func readBool(value Value) (bool, *Fault) {
	if value.kind != Boolean {
		return false, unfit("boolean")
	}
	return value.isTrue, nil
}

func readInt(value Value) (int64, *Fault) {
	if number, isInt := Number(value.text).Int(); isInt && value.kind == NumberKind {
		return number, nil
	}
	return 0, unfit("an integer of 64 bits")
}

func readNumber(value Value) (Number, *Fault) {
	if value.kind != NumberKind {
		return "", unfit("number")
	}
	return Number(value.text), nil
}

func readValue(value Value) (Value, *Fault) { return value, nil }

func readObject(value Value) (*Object, *Fault) {
	if value.kind != ObjectKind {
		return nil, unfit("object")
	}
	return value.object, nil
}

func readList[T any](read reads[T]) reads[[]T] {
	return func(value Value) ([]T, *Fault) {
		if value.kind != ListKind {
			return nil, unfit("array")
		}
		items := make([]T, 0, len(value.list))
		for index, item := range value.list {
			made, found := read(item)
			if found != nil {
				return nil, found.inside(strconv.Itoa(index))
			}
			items = append(items, made)
		}
		return items, nil
	}
}

func readMap[T any](read reads[T]) reads[*Map[T]] {
	return func(value Value) (*Map[T], *Fault) {
		if value.kind != ObjectKind {
			return nil, unfit("object")
		}
		made := NewMap[T]()
		for _, name := range value.object.Names() {
			item, found := read(value.Get(name))
			if found != nil {
				return nil, found.inside(name)
			}
			made.Set(name, item)
		}
		return made, nil
	}
}

// writer writes the properties of an object.
type writer struct{ object *Object }

func newWriter() writer { return writer{NewMap[Value]()} }

func (w writer) put(name string, value Value) { w.object.Set(name, value) }

func (w writer) done() Value { return Members(w.object) }

func put[T any](w writer, name string, value T, write func(T) Value) { w.put(name, write(value)) }

func putPtr[T any](w writer, name string, value *T, write func(T) Value) {
	if value != nil {
		w.put(name, write(*value))
	}
}

func putList[T any](w writer, name string, value []T, write func([]T) Value) {
	if value != nil {
		w.put(name, write(value))
	}
}

func putMap[T any](w writer, name string, value *Map[T], write func(*Map[T]) Value) {
	if value != nil {
		w.put(name, write(value))
	}
}

func putNullable[T any](w writer, name string, value *Nullable[T], write func(T) Value) {
	if value != nil && value.Value == nil {
		w.put(name, Value{})
	} else if value != nil {
		w.put(name, write(*value.Value))
	}
}

func writeNumber(number Number) Value {
	if number == "" {
		number = "0"
	}
	return Value{kind: NumberKind, text: string(number)}
}

func writeValue(value Value) Value { return value }

func writeList[T any](write func(T) Value) func([]T) Value {
	return func(items []T) Value {
		values := make([]Value, 0, len(items))
		for _, item := range items {
			values = append(values, write(item))
		}
		return List(values...)
	}
}

func writeMap[T any](write func(T) Value) func(*Map[T]) Value {
	return func(items *Map[T]) Value {
		object := NewMap[Value]()
		for index, name := range items.Names() {
			object.Set(name, write(items.values[index]))
		}
		return Members(object)
	}
}

// judged reads a text by a definition: judged by the schema, then read by its type.
func judged[T any](definition string, text []byte, read reads[T]) (T, error) {
	var nothing T
	value, err := parse(string(text), false)
	if err != nil {
		return nothing, fault("json", err.Error())
	}
	if found := Validate(definition, value); found != nil {
		return nothing, found
	}
	made, found := read(value)
	if found != nil {
		return nothing, found
	}
	return made, nil
}

func again[T any](definition string, text []byte, read reads[T], write func(T) Value) (string, error) {
	made, err := judged(definition, text, read)
	if err != nil {
		return "", err
	}
	return write(made).String(), nil
}
