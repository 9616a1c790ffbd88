// The runner runs shared cases against the package, as its readers would use it.
//
// stdin: one job a line. {"vectors": file, "stem": "turnwire/v1/message", "definitions": [...]}, {"cases": file},
// {"texts": [[definition, text], ...]}, {"bytes": [[byte, ...], ...]}, {"readings": [file, ...]}. stdout: one line a job with the list of its results.
package main

import (
	"fmt"
	"io"
	"math/rand"
	"os"
	"strings"

	"turnwire.invalid/turnwire"
)

func object(fields ...any) turnwire.Value {
	made := turnwire.NewMap[turnwire.Value]()
	for index := 0; index < len(fields); index += 2 {
		made.Set(fields[index].(string), fields[index+1].(turnwire.Value))
	}
	return turnwire.Members(made)
}

func text(value turnwire.Value) string {
	found, _ := value.Text()
	return found
}

func parse(content []byte) turnwire.Value {
	value, err := turnwire.Parse(content)
	if err != nil {
		panic(err)
	}
	return value
}

func file(path turnwire.Value) turnwire.Value {
	content, err := os.ReadFile(text(path))
	if err != nil {
		panic(err)
	}
	return parse(content)
}

func verdict(definition string, value turnwire.Value) turnwire.Value {
	fault := turnwire.Validate(definition, value)
	if fault == nil {
		return turnwire.Value{}
	}
	property := turnwire.Value{}
	if fault.Property != "" {
		property = turnwire.Text(fault.Property)
	}
	return object("path", turnwire.Text(fault.Path), "keyword", turnwire.Text(fault.Keyword), "property", property)
}

func normal(definition, content string) turnwire.Value {
	found, err := turnwire.Normalize(definition, []byte(content))
	if err != nil {
		return object("error", turnwire.Text(err.Error()))
	}
	return turnwire.Text(found)
}

func vectors(job turnwire.Value) []turnwire.Value {
	stem := text(job.Get("stem")) + "#"
	var results []turnwire.Value
	definitions := file(job.Get("vectors")).Get("definitions")
	for _, definition := range definitions.Object().Names() {
		for _, kind := range []string{"valid", "invalid"} {
			for _, vector := range definitions.Get(definition).Get(kind).List() {
				value := vector.Get("value")
				var accepted []turnwire.Value
				for _, name := range job.Get("definitions").List() {
					if turnwire.Validate(stem+text(name), value) == nil {
						accepted = append(accepted, name)
					}
				}
				made := turnwire.Value{}
				if kind == "valid" && strings.HasPrefix(stem, "turnwire/") {
					made = normal(stem+definition, value.String())
				}
				results = append(results, object(
					"definition", turnwire.Text(definition), "kind", turnwire.Text(kind), "name", vector.Get("name"),
					"fault", verdict(stem+definition, value), "accepted", turnwire.List(accepted...), "normal", made,
				))
			}
		}
	}
	return results
}

func answer(data []byte, size int) (turnwire.ChatResponse, error) {
	var decoder turnwire.ChunkDecoder
	var answer turnwire.StreamAccumulator
	var partial []turnwire.ChatResponse
	var texts []string
	for begin := 0; begin < len(data); begin += size {
		chunks, err := decoder.Push(data[begin:min(len(data), begin+size)])
		if err != nil {
			return turnwire.ChatResponse{}, err
		}
		for _, chunk := range chunks {
			if err := answer.Add(chunk); err != nil {
				return turnwire.ChatResponse{}, err
			}
			partial = append(partial, answer.Partial(turnwire.FinishReasonError))
			texts = append(texts, written(partial[len(partial)-1]).String())
		}
	}
	for index, text := range texts {
		if written(partial[index]).String() != text {
			panic("an earlier partial answer was changed")
		}
	}
	last, err := decoder.Finish()
	if err != nil {
		return turnwire.ChatResponse{}, err
	}
	if last != nil {
		if err := answer.Add(*last); err != nil {
			return turnwire.ChatResponse{}, err
		}
	}
	return answer.Response()
}

func written(response turnwire.ChatResponse) turnwire.Value {
	content, err := response.MarshalJSON()
	if err != nil {
		panic(err)
	}
	value := parse(content)
	if fault := turnwire.Validate("turnwire/v1/response#ChatResponse", value); fault != nil {
		panic(fault)
	}
	return value
}

func run(chunks turnwire.Value, size int) turnwire.Value {
	var lines strings.Builder
	for _, chunk := range chunks.List() {
		lines.WriteString(chunk.String() + "\n")
	}
	response, err := answer([]byte(strings.TrimSuffix(lines.String(), "\n")), size)
	if err == nil {
		return object("response", written(response))
	}
	broken := err.(*turnwire.StreamError)
	switch {
	case broken.Partial != nil:
		return object("error", turnwire.Text("interrupted"), "partial", written(*broken.Partial))
	case strings.Contains(broken.Message, "after the complete one"):
		return object("error", turnwire.Text("after_end"))
	}
	return object("error", turnwire.Text(broken.Message))
}

func cases(job turnwire.Value) []turnwire.Value {
	var results []turnwire.Value
	for _, each := range file(job.Get("cases")).Get("cases").List() {
		whole := run(each.Get("chunks"), 1<<30)
		for _, size := range []int{1, 17} {
			if run(each.Get("chunks"), size).String() != whole.String() {
				panic("cut otherwise, it gives another answer: " + text(each.Get("name")))
			}
		}
		results = append(results, whole)
	}
	return results
}

// lines gives how many chunks stand in the lines, and what is said of them.
func lines(numbers []turnwire.Value) turnwire.Value {
	var data []byte
	for _, value := range numbers {
		number, _ := value.Number()
		each, _ := number.Int()
		data = append(data, byte(each))
	}
	var decoder turnwire.ChunkDecoder
	chunks, err := decoder.Push(data)
	if err == nil {
		var last *turnwire.StreamingChunk
		if last, err = decoder.Finish(); last != nil {
			chunks = append(chunks, *last)
		}
	}
	said := turnwire.Value{}
	if err != nil {
		said = turnwire.Text(err.Error())
	}
	return turnwire.List(turnwire.Int(int64(len(chunks))), said)
}

// readings gives what is read in every text of a file of cases, however it is cut.
func readings(path turnwire.Value) turnwire.Value {
	content := file(path)
	format, err := turnwire.NamedTextFormat(text(content.Get("format")))
	if err != nil {
		panic(err)
	}
	var results []turnwire.Value
	for _, each := range content.Get("cases").List() {
		signs := []rune(text(each.Get("text")))
		whole := reading(format, each, []string{string(signs)})
		try := func(pieces []string) {
			if found := reading(format, each, pieces); found.String() != whole.String() {
				panic("cut otherwise, another reading: " + format.Name() + ", " + text(each.Get("name")) + ": " +
					fmt.Sprintf("%q", pieces) + " gives " + found.String() + ", whole " + whole.String())
			}
		}
		try(pieces(signs, func() int { return 1 }))
		for at := 1; at < len(signs) && len(signs) <= 400; at++ {
			try([]string{string(signs[:at]), string(signs[at:])})
		}
		for seed := range 5 {
			chance := rand.New(rand.NewSource(int64(seed)))
			try(pieces(signs, func() int { return 1 + chance.Intn(24) }))
		}
		results = append(results, whole)
	}
	return turnwire.List(results...)
}

func pieces(signs []rune, size func() int) []string {
	var made []string
	for len(signs) > 0 {
		end := min(len(signs), size())
		made = append(made, string(signs[:end]))
		signs = signs[end:]
	}
	return made
}

// reading reads the text of a case in pieces. Where the case has a call that does not fit, only its calls do: the package
// does not check arguments.
func reading(format *turnwire.CompiledTextFormat, each turnwire.Value, pieces []string) turnwire.Value {
	options := turnwire.TextReaderOptions{InThoughts: each.Get("in_thoughts").IsTrue()}
	if each.Get("tools").Kind() == turnwire.ObjectKind {
		options.Tools = map[string]turnwire.Value{}
		for _, name := range each.Get("tools").Object().Names() {
			options.Tools[name] = each.Get("tools").Get(name)
		}
	}
	stated := each.Get("reading")
	if strings.Contains(stated.Get("no_calls").String(), `"does_not_fit"`) {
		options.Judge = func(name, arguments, _ string) turnwire.TextReason {
			for _, call := range stated.Get("calls").List() {
				if text(call.Get("name")) == name && call.Get("arguments").String() == parse([]byte(arguments)).String() {
					return ""
				}
			}
			return turnwire.TextReasonDoesNotFit
		}
	}
	reader := turnwire.NewTextReader(format, options)
	var events []turnwire.TextEvent
	for _, piece := range pieces {
		events = append(events, reader.Feed(piece)...)
	}
	found := turnwire.FoldText(append(events, reader.End(each.Get("is_cut").IsTrue())...))
	made := turnwire.NewMap[turnwire.Value]()
	put := func(to *turnwire.Map[turnwire.Value], name, text string) {
		if text != "" {
			to.Set(name, turnwire.Text(text))
		}
	}
	put(made, "content", found.Content)
	put(made, "thoughts", found.Thoughts)
	var calls, noCalls []turnwire.Value
	for _, call := range found.Calls {
		fields := turnwire.NewMap[turnwire.Value]()
		put(fields, "name", call.Name)
		fields.Set("arguments", parse([]byte(call.Arguments)))
		put(fields, "id", call.ID)
		calls = append(calls, turnwire.Members(fields))
	}
	for _, call := range found.NoCalls {
		fields := turnwire.NewMap[turnwire.Value]()
		put(fields, "reason", string(call.Reason))
		put(fields, "name", call.Name)
		noCalls = append(noCalls, turnwire.Members(fields))
	}
	if calls != nil {
		made.Set("calls", turnwire.List(calls...))
	}
	if noCalls != nil {
		made.Set("no_calls", turnwire.List(noCalls...))
	}
	return turnwire.Members(made)
}

func main() {
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(input)), "\n") {
		job := parse([]byte(line))
		var results []turnwire.Value
		switch {
		case job.Get("vectors").Kind() != turnwire.Null:
			results = vectors(job)
		case job.Get("cases").Kind() != turnwire.Null:
			results = cases(job)
		case job.Get("bytes").Kind() != turnwire.Null:
			for _, each := range job.Get("bytes").List() {
				results = append(results, lines(each.List()))
			}
		case job.Get("readings").Kind() != turnwire.Null:
			for _, path := range job.Get("readings").List() {
				results = append(results, readings(path))
			}
		default:
			for _, pair := range job.Get("texts").List() {
				results = append(results, normal(text(pair.List()[0]), text(pair.List()[1])))
			}
		}
		os.Stdout.WriteString(turnwire.List(results...).String() + "\n")
	}
}
