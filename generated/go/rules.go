// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"embed"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
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
