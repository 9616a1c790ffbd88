// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"embed"
	"errors"
	"strings"
	"sync"
	"unicode/utf8"
)

//go:embed formats/*.json
var formatRows embed.FS

const formatSuffix = ".format.json"

// blockKind is what a mark begins.
type blockKind uint8

const (
	thoughtBlock blockKind = iota
	callsBlock
	droppedBlock // a mark that only has to go
)

// textBlock is something that a mark begins.
type textBlock struct {
	kind        blockKind
	closes      *wordList
	steps       []textStep
	keeps       int
	spaceInside string
	isAnywhere  bool
}

// CompiledTextFormat is how a family of models writes thoughts and tool calls into its text, ready to read by.
type CompiledTextFormat struct {
	name               string
	blocks             map[string]*textBlock
	starts             map[string]*textBlock
	bare               map[byte]*textBlock
	words              *wordList
	startWords         *wordList
	edges              string
	thoughtWords       *wordList
	thoughtSpaceInside string
	thoughtSpaceAfter  string
}

// Name gives the name of the format.
func (f *CompiledTextFormat) Name() string { return f.name }

// TextFormats gives the names of the formats that the package knows.
func TextFormats() []string {
	entries, _ := formatRows.ReadDir("formats")
	var names []string
	for _, entry := range entries {
		names = append(names, strings.TrimSuffix(entry.Name(), formatSuffix))
	}
	return names
}

var compiledFormats sync.Map

// NamedTextFormat gives the format of a name that TextFormats has.
func NamedTextFormat(name string) (*CompiledTextFormat, error) {
	if found, isThere := compiledFormats.Load(name); isThere {
		return found.(*CompiledTextFormat), nil
	}
	row, err := formatRows.ReadFile("formats/" + name + formatSuffix)
	if err != nil {
		return nil, errors.New("there is no text format " + name)
	}
	made, err := CompileTextFormat(row)
	if err != nil {
		return nil, err
	}
	found, _ := compiledFormats.LoadOrStore(name, made)
	return found.(*CompiledTextFormat), nil
}

// CompileTextFormat reads a row of your own: a TextFormatRow of text/v1/format.
func CompileTextFormat(row []byte) (*CompiledTextFormat, error) {
	value, err := Parse(row)
	if err != nil {
		return nil, err
	}
	if found := Validate("text/v1/format#TextFormatRow", value); found != nil {
		return nil, found
	}
	thoughts := value.Get("thoughts")
	made := &CompiledTextFormat{
		name: value.Get("name").text, blocks: map[string]*textBlock{}, starts: map[string]*textBlock{},
		bare: map[byte]*textBlock{}, edges: value.Get("space_before_calls").text,
		thoughtWords:       longestFirst(texts(thoughts.Get("close"))),
		thoughtSpaceInside: thoughts.Get("space_inside").text, thoughtSpaceAfter: thoughts.Get("space_after").text,
	}
	var words, startWords []string
	add := func(marks Value, block *textBlock) {
		for _, word := range texts(marks) {
			if made.blocks[word] == nil {
				words = append(words, word)
			}
			made.blocks[word] = block
		}
	}
	add(thoughts.Get("open"), blockOf(thoughtBlock, thoughts))
	for _, calls := range value.Get("calls").list {
		block := blockOf(callsBlock, calls)
		add(calls.Get("open"), block)
		for _, word := range texts(calls.Get("open_at_start")) {
			startWords = append(startWords, word)
			made.starts[word] = block
		}
		for _, sign := range []byte(calls.Get("bare").text) {
			made.bare[sign] = block
		}
	}
	add(value.Get("dropped"), blockOf(droppedBlock, Value{}))
	made.words, made.startWords = longestFirst(words), longestFirst(startWords)
	return made, nil
}

func blockOf(kind blockKind, row Value) *textBlock {
	keeps, _ := Number(row.Get("keeps").text).Int()
	return &textBlock{
		kind: kind, closes: longestFirst(texts(row.Get("close"))), steps: compiledSteps(row.Get("steps")),
		keeps: int(keeps), spaceInside: row.Get("space_inside").text,
		isAnywhere: kind != thoughtBlock || row.Get("anywhere").isTrue,
	}
}

// withoutKept gives where a mark ends without the characters at its end that the steps read.
func (b *textBlock) withoutKept(text string, end int) int {
	for range b.keeps {
		_, size := utf8.DecodeLastRuneInString(text[:end])
		end -= size
	}
	return end
}
