package turnwire

import (
	"embed"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf8"
)

// Fault is what is wrong with a value. It holds no content of the value, only names and what the schema wants.
type Fault struct {
	// Path is the JSON pointer of the place in the value; "" is the value itself.
	Path string
	// Keyword is the JSON Schema keyword that is not met; "json" for a text that is no JSON.
	Keyword string
	// Property is what is missing or has no place, where the keyword is about a property.
	Property string
	// Message is the fault in words.
	Message string
}

// Error gives the place and the fault in words.
func (f *Fault) Error() string {
	if f.Path == "" {
		return "/: " + f.Message
	}
	return f.Path + ": " + f.Message
}

func fault(keyword, message string) *Fault { return &Fault{Keyword: keyword, Message: message} }

func unfit(kind string) *Fault { return fault("type", "must be "+kind) }

// inside is the same fault in a member of something larger.
func (f *Fault) inside(token string) *Fault {
	if f == nil {
		return nil
	}
	token = strings.ReplaceAll(strings.ReplaceAll(token, "~", "~0"), "/", "~1")
	return &Fault{"/" + token + f.Path, f.Keyword, f.Property, f.Message}
}

// Validate judges a value by a definition, named as turnwire/v1/message#ChatMessage; gives the first fault or nil.
func Validate(definition string, value Value) *Fault {
	found := named(definition)
	if found == nil {
		return fault("$ref", "there is no definition "+definition)
	}
	return found.check(value)
}

// Definitions gives the full names of the definitions of every module.
func Definitions() []string {
	entries, _ := modules.ReadDir("modules")
	var names []string
	for _, entry := range entries {
		for name := range load(strings.TrimSuffix(entry.Name(), ".json")).rules {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}

//go:embed modules
var modules embed.FS

type module struct{ rules map[string]*rule }

type bound struct {
	keyword string
	limit   float64
}

type rule struct {
	reference   string
	referred    atomic.Pointer[rule]
	types       []string
	constant    *Value
	words       []Value
	pattern     *machine
	bounds      []bound
	properties  map[string]*rule
	required    []string
	isClosed    bool
	additional  *rule
	items       *rule
	dependent   *Map[[]string]
	anyOf       []*rule
	oneOf       []*rule
	tag         string
	picks       map[string]int
	other       int
	not         *rule
	condition   *rule
	then        *rule
	otherwise   *rule
	hasConstant bool
}

// machine is a pattern as a table: the class of a character, and the next state by class.
type machine struct {
	starts  []int
	classes []int
	next    [][]int
	accepts map[int]bool
}

func (m *machine) takes(text string) bool {
	state := 0
	for _, character := range text {
		place := sort.SearchInts(m.starts, int(character)+1) - 1
		state = m.next[state][m.classes[place]]
		if state < 0 {
			return false
		}
	}
	return m.accepts[state]
}

var loaded sync.Map

func named(definition string) *rule {
	folder := definition[:strings.LastIndexByte(definition, '/')+1]
	return load(strings.ReplaceAll(strings.TrimSuffix(folder, "/"), "/", "-")).rules[definition]
}

// load reads a module when it is first asked for; two that ask at once may both read it.
func load(name string) *module {
	if found, isLoaded := loaded.Load(name); isLoaded {
		return found.(*module)
	}
	made := &module{map[string]*rule{}}
	if text, err := modules.ReadFile("modules/" + name + ".json"); err == nil {
		made.read(string(text))
	}
	found, _ := loaded.LoadOrStore(name, made)
	return found.(*module)
}

func (m *module) read(text string) {
	parsed, err := parse(text, false)
	if err != nil {
		panic("turnwire: a module of the package is broken: " + err.Error())
	}
	machines := map[string]*machine{}
	patterns := parsed.Get("patterns")
	for _, pattern := range patterns.Object().Names() {
		machines[pattern] = readMachine(patterns.Get(pattern))
	}
	definitions := parsed.Get("definitions")
	for _, name := range definitions.Object().Names() {
		m.rules[name] = readRule(definitions.Get(name), machines)
	}
}

func integers(value Value) []int {
	var found []int
	for _, item := range value.List() {
		number, _ := Number(item.text).Int()
		found = append(found, int(number))
	}
	return found
}

func texts(value Value) []string {
	var found []string
	for _, item := range value.List() {
		found = append(found, item.text)
	}
	return found
}

func readMachine(table Value) *machine {
	made := &machine{integers(table.Get("starts")), integers(table.Get("classes")), nil, map[int]bool{}}
	for _, row := range table.Get("next").List() {
		made.next = append(made.next, integers(row))
	}
	for _, state := range integers(table.Get("accepts")) {
		made.accepts[state] = true
	}
	return made
}

var boundKeywords = [...]string{
	"minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
}

func readRule(from Value, machines map[string]*machine) *rule {
	one := func(name string) *rule {
		inner, isThere := from.Object().Get(name)
		if !isThere {
			return nil
		}
		return readRule(inner, machines)
	}
	many := func(name string) []*rule {
		var found []*rule
		for _, inner := range from.Get(name).List() {
			found = append(found, readRule(inner, machines))
		}
		return found
	}
	constant, hasConstant := from.Object().Get("const")
	made := &rule{
		reference: from.Get("ref").text, types: texts(from.Get("type")), constant: &constant, hasConstant: hasConstant,
		words: from.Get("enum").List(), pattern: machines[from.Get("pattern").text], properties: map[string]*rule{},
		required: texts(from.Get("required")), isClosed: from.Get("closed").IsTrue(), additional: one("additional"),
		items: one("items"), dependent: NewMap[[]string](), anyOf: many("anyOf"), oneOf: many("oneOf"),
		tag: from.Get("tag").text, picks: map[string]int{}, other: -1, not: one("not"), condition: one("if"),
		then: one("then"), otherwise: one("else"),
	}
	for _, keyword := range boundKeywords {
		if limit, isNumber := from.Get(keyword).Number(); isNumber {
			made.bounds = append(made.bounds, bound{keyword, limit.Float()})
		}
	}
	for _, name := range from.Get("properties").Object().Names() {
		made.properties[name] = readRule(from.Get("properties").Get(name), machines)
	}
	for _, name := range from.Get("dependentRequired").Object().Names() {
		made.dependent.Set(name, texts(from.Get("dependentRequired").Get(name)))
	}
	for _, name := range from.Get("picks").Object().Names() {
		place, _ := Number(from.Get("picks").Get(name).text).Int()
		made.picks[name] = int(place)
	}
	if other, isNumber := from.Get("other").Number(); isNumber {
		place, _ := other.Int()
		made.other = int(place)
	}
	return made
}

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
