package turnwire

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

func equal(one, other Value) bool {
	if one.kind != other.kind {
		return false
	}
	switch one.kind {
	case NumberKind:
		return one.text == other.text || Number(one.text).Float() == Number(other.text).Float()
	case ListKind:
		if len(one.list) != len(other.list) {
			return false
		}
		for index, item := range one.list {
			if !equal(item, other.list[index]) {
				return false
			}
		}
		return true
	case ObjectKind:
		if one.object.Len() != other.object.Len() {
			return false
		}
		for _, name := range one.object.Names() {
			if found, isThere := other.object.Get(name); !isThere || !equal(one.Get(name), found) {
				return false
			}
		}
		return true
	}
	return one.text == other.text && one.isTrue == other.isTrue
}

func (r *rule) check(value Value) *Fault {
	if r.reference != "" {
		other := r.referred.Load()
		if other == nil {
			if other = named(r.reference); other == nil {
				return fault("$ref", "there is no definition "+r.reference)
			}
			r.referred.Store(other)
		}
		if found := other.check(value); found != nil {
			return found
		}
	}
	if !r.fitsType(value) {
		return unfit(strings.Join(r.types, " or "))
	}
	if r.hasConstant && !equal(*r.constant, value) {
		return fault("const", "must be "+r.constant.String())
	}
	if r.words != nil && !r.isWord(value) {
		return fault("enum", "must be one of "+List(r.words...).String())
	}
	for _, each := range r.bounds {
		if found := each.check(value); found != nil {
			return found
		}
	}
	switch value.kind {
	case TextKind:
		if r.pattern != nil && !r.pattern.takes(value.text) {
			return fault("pattern", "must match the pattern of the schema")
		}
	case ListKind:
		if r.items != nil {
			for index, item := range value.list {
				if found := r.items.check(item); found != nil {
					return found.inside(strconv.Itoa(index))
				}
			}
		}
	case ObjectKind:
		if found := r.checkObject(value.object); found != nil {
			return found
		}
	}
	return r.checkUnions(value)
}

func (r *rule) fitsType(value Value) bool {
	for _, name := range r.types {
		if name == value.kind.String() || name == "integer" && value.kind == NumberKind && Number(value.text).IsInteger() {
			return true
		}
	}
	return len(r.types) == 0
}

func (r *rule) isWord(value Value) bool {
	for _, word := range r.words {
		if equal(word, value) {
			return true
		}
	}
	return false
}

func (r *rule) checkObject(object *Object) *Fault {
	for _, name := range r.required {
		if _, isThere := object.Get(name); !isThere {
			return &Fault{"", "required", name, "must have the property " + name}
		}
	}
	for _, name := range r.dependent.Names() {
		if _, isThere := object.Get(name); !isThere {
			continue
		}
		needs, _ := r.dependent.Get(name)
		for _, need := range needs {
			if _, isThere := object.Get(need); !isThere {
				return &Fault{"", "dependentRequired", need, name + " needs the property " + need}
			}
		}
	}
	for index, name := range object.Names() {
		inner, isNamed := r.properties[name]
		if !isNamed {
			inner = r.additional
		}
		if inner != nil {
			if found := inner.check(object.values[index]); found != nil {
				return found.inside(name)
			}
		} else if r.isClosed {
			return &Fault{"", "additionalProperties", name, "has a property that has no place here"}
		}
	}
	return nil
}

func (r *rule) checkUnions(value Value) *Fault {
	if found := r.checkOneOf(value); found != nil {
		return found
	}
	if found := r.checkAnyOf(value); found != nil {
		return found
	}
	if r.not != nil && r.not.check(value) == nil {
		return fault("not", "must not have this form")
	}
	if r.condition == nil {
		return nil
	}
	branch := r.otherwise
	if r.condition.check(value) == nil {
		branch = r.then
	}
	if branch == nil {
		return nil
	}
	return branch.check(value)
}

func (r *rule) checkOneOf(value Value) *Fault {
	if r.tag != "" {
		if word, isText := value.Get(r.tag).Text(); isText {
			place, isKnown := r.picks[word]
			if !isKnown {
				place = r.other
			}
			if place >= 0 {
				return r.oneOf[place].check(value)
			}
		}
		return fault("oneOf", "must be an object whose "+r.tag+" is known")
	}
	fitting := 0
	for _, branch := range r.oneOf {
		if branch.check(value) == nil {
			fitting++
		}
	}
	if len(r.oneOf) > 0 && fitting != 1 {
		return fault("oneOf", "must fit exactly one of several forms")
	}
	return nil
}

func (r *rule) checkAnyOf(value Value) *Fault {
	if len(r.anyOf) == 0 {
		return nil
	}
	if len(r.picks) > 0 && r.tag == "" {
		place, isKnown := r.picks[value.kind.String()]
		if !isKnown {
			return fault("anyOf", "must be of one of several types")
		}
		return r.anyOf[place].check(value)
	}
	for _, branch := range r.anyOf {
		if branch.check(value) == nil {
			return nil
		}
	}
	return fault("anyOf", "must fit one of several forms")
}

func (b bound) check(value Value) *Fault {
	var size float64
	switch {
	case value.kind == TextKind && strings.HasSuffix(b.keyword, "Length"):
		size = float64(utf8.RuneCountInString(value.text))
	case value.kind == ListKind && strings.HasSuffix(b.keyword, "Items"):
		size = float64(len(value.list))
	case value.kind == NumberKind && strings.HasSuffix(b.keyword, "imum"):
		size = Number(value.text).Float()
	default:
		return nil
	}
	var isKept bool
	var words string
	switch b.keyword {
	case "minLength", "minItems", "minimum":
		isKept, words = size >= b.limit, "must be at least "
	case "maxLength", "maxItems", "maximum":
		isKept, words = size <= b.limit, "must be at most "
	case "exclusiveMinimum":
		isKept, words = size > b.limit, "must be more than "
	default:
		isKept, words = size < b.limit, "must be less than "
	}
	if isKept {
		return nil
	}
	unit := ""
	if strings.HasSuffix(b.keyword, "Length") {
		unit = " characters"
	} else if strings.HasSuffix(b.keyword, "Items") {
		unit = " items"
	}
	return fault(b.keyword, words+strconv.FormatFloat(b.limit, 'f', -1, 64)+unit)
}
