// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"slices"
	"sort"
	"strconv"
	"strings"
)

// Order of what has one number.
const (
	kindThinking = iota
	kindText
	kindRefusal
	kindWhole
)

type slotKey struct {
	number int64
	kind   int
}

func compareKeys(one, other slotKey) int {
	if one.number != other.number {
		if one.number < other.number {
			return -1
		}
		return 1
	}
	return one.kind - other.kind
}

// slot is a numbered place among the parts.
type slot struct {
	text      strings.Builder
	signature *string
	origin    *Origin
	options   *ProviderOptions
	parts     []ContentPart
}

// takeOptions joins provider options to those that came before.
func (s *slot) takeOptions(options *ProviderOptions) {
	if options.Len() == 0 {
		return
	}
	made := s.options.copy()
	for _, name := range options.Names() {
		known, _ := made.Get(name)
		more, _ := options.Get(name)
		made.Set(name, joined(known, more))
	}
	s.options = made
}

func (s *slot) count(kind int) int64 {
	if kind == kindWhole {
		return int64(len(s.parts))
	}
	return 1
}

// StreamAccumulator folds chunks into the answer that is the same when it is not streamed: add every chunk in order,
// then ask for the response. Exactly one chunk is complete, and it is the last. The zero value has no chunks.
type StreamAccumulator struct {
	calls     calls
	hasText   bool
	text      strings.Builder
	thinking  strings.Builder
	signature *string
	origin    *Origin
	refusal   strings.Builder
	parts     []ContentPart
	numbered  map[slotKey]*slot
	last      *StreamingChunk
	usage     *UsageInfo
	model     *string
	id        *string
	created   *IntegerOrText
	extras    *Object
}

// IsComplete tells whether the last chunk has come.
func (a *StreamAccumulator) IsComplete() bool { return a.last != nil }

// Add takes the next chunk; an error if the complete one has come already.
func (a *StreamAccumulator) Add(chunk StreamingChunk) error {
	if a.last != nil {
		return &StreamError{Message: "a chunk came after the complete one; a stream has exactly one end"}
	}
	if chunk.Text != nil {
		if chunk.PartIndex == nil {
			a.text.WriteString(*chunk.Text)
			a.hasText = true
		} else {
			a.grow(*chunk.PartIndex, kindText, *chunk.Text, chunk.ProviderOptions)
		}
	}
	if chunk.Thinking != nil || chunk.Signature != nil {
		a.addThinking(chunk)
	}
	for _, delta := range chunk.ToolCallDeltas {
		a.calls.add(delta)
	}
	if chunk.Refusal != nil {
		if chunk.PartIndex == nil {
			a.refusal.WriteString(*chunk.Refusal)
		} else {
			a.grow(*chunk.PartIndex, kindRefusal, *chunk.Refusal, chunk.ProviderOptions)
		}
	}
	if chunk.PartIndex == nil {
		a.parts = append(a.parts, chunk.Parts...)
	} else if len(chunk.Parts) > 0 {
		place := a.slot(*chunk.PartIndex, kindWhole)
		place.parts = append(place.parts, chunk.Parts...)
	}
	a.noteFacts(chunk)
	return nil
}

func (a *StreamAccumulator) slot(number int64, kind int) *slot {
	key := slotKey{number, kind}
	if a.numbered == nil {
		a.numbered = map[slotKey]*slot{}
	}
	if a.numbered[key] == nil {
		a.numbered[key] = &slot{}
	}
	return a.numbered[key]
}

func (a *StreamAccumulator) grow(number int64, kind int, piece string, options *ProviderOptions) {
	place := a.slot(number, kind)
	place.text.WriteString(piece)
	place.takeOptions(options)
}

func (a *StreamAccumulator) addThinking(chunk StreamingChunk) {
	text, signature, origin := &a.thinking, &a.signature, &a.origin
	if chunk.PartIndex != nil {
		place := a.slot(*chunk.PartIndex, kindThinking)
		text, signature, origin = &place.text, &place.signature, &place.origin
		place.takeOptions(chunk.ProviderOptions)
	}
	if chunk.Thinking != nil {
		text.WriteString(*chunk.Thinking)
	}
	if chunk.Signature != nil {
		*signature = chunk.Signature
	}
	if chunk.ThinkingOrigin != nil {
		*origin = chunk.ThinkingOrigin
	}
}

// noteFacts keeps what a chunk says besides its piece of the answer.
func (a *StreamAccumulator) noteFacts(chunk StreamingChunk) {
	if chunk.Usage != nil {
		a.usage = chunk.Usage
	}
	if chunk.ID != nil {
		a.id = chunk.ID
	}
	if chunk.Model != nil {
		a.model = chunk.Model
	}
	if a.created == nil {
		a.created = chunk.Created
	}
	if chunk.Extras != nil {
		a.extras = mergeExtras(a.extras, chunk.Extras, false)
	}
	if chunk.IsComplete != nil && *chunk.IsComplete {
		a.last = &chunk
	}
}

// Response gives the finished answer; a *StreamError with the partial answer if the complete chunk has not come.
func (a *StreamAccumulator) Response() (ChatResponse, error) {
	if a.last == nil {
		partial := a.Partial(FinishReasonError)
		return ChatResponse{}, &StreamError{"the stream ended before its last chunk", &partial}
	}
	reason := FinishReasonOther
	if a.last.FinishReason != nil {
		reason = *a.last.FinishReason
	}
	// Next to any other reason, calls without arguments may have been cut.
	wasCut := reason != FinishReasonStop && reason != FinishReasonToolCalls
	return a.build(reason, wasCut, a.last.RawFinishReason, a.last.Diagnostics), nil
}

// Partial gives the answer as far as it came, its last call marked as cut.
func (a *StreamAccumulator) Partial(reason FinishReason) ChatResponse {
	return a.build(reason, true, nil, nil)
}

func (a *StreamAccumulator) build(reason FinishReason, wasCut bool, raw *string, notes []Diagnostic) ChatResponse {
	wasStopped := reason == FinishReasonContentFilter || reason == FinishReasonOther
	found := a.calls.finish(wasCut, reason == FinishReasonLength, wasStopped, a.idFact(), a.partsBefore)
	message := AssistantMessage{ToolCalls: found.valid, InvalidToolCalls: found.invalid}
	content := a.content()
	hasCalls := len(a.calls.arrived) > 0
	isEmpty := content == nil || content.Text != nil && *content.Text == ""
	switch {
	case !isEmpty:
		message.Content = content
	case !hasCalls:
		message.Content = &Content{Text: Ptr("")}
	}
	notes = append(slices.Clone(notes), found.diagnostics...)
	// Judged is a finished answer: these come last in a whole one, too.
	sort.SliceStable(notes, func(one, other int) bool { return !isJudged(notes[one]) && isJudged(notes[other]) })
	if len(notes) == 0 {
		notes = nil
	}
	response := ChatResponse{
		Message: message, FinishReason: reason, RawFinishReason: raw, Model: a.model, ID: a.id, Created: a.created,
		Diagnostics: notes,
	}
	if a.usage != nil {
		response.Usage = *a.usage
	}
	extras := NewMap[Value]()
	kept := deepCopy(a.extras) // more may come after a partial answer
	for index, name := range kept.Names() {
		value := kept.values[index]
		if name != "message" || value.kind != ObjectKind {
			extras.Set(name, value)
		} else if value.object.Len() > 0 {
			response.Message.Extras = value.object
		}
	}
	if extras.Len() > 0 {
		response.Extras = extras
	}
	return response
}

func isJudged(note Diagnostic) bool {
	switch note.ID {
	case "choice_not_met", "stop_text_left", "answers_missing", "tool_not_offered", "arguments_do_not_fit":
		return true
	}
	return false
}

// idFact is what minted ids are made from: the answer's id, else its time.
func (a *StreamAccumulator) idFact() string {
	switch {
	case a.id != nil && *a.id != "":
		return *a.id
	case a.created != nil && a.created.Integer != nil:
		return strconv.FormatInt(*a.created.Integer, 10)
	case a.created != nil && a.created.Text != nil:
		return *a.created.Text
	}
	return ""
}

// partsBefore gives from the number of a call how many parts of the content stand before it; nil when all of them do.
func (a *StreamAccumulator) partsBefore(number int64) *int64 {
	var before, after int64
	for key, place := range a.numbered {
		if key.number < number {
			before += place.count(key.kind)
		} else {
			after += place.count(key.kind)
		}
	}
	if after == 0 && a.text.Len() == 0 && a.refusal.Len() == 0 && len(a.parts) == 0 {
		return nil
	}
	if a.thinking.Len() > 0 || a.signature != nil {
		before++
	}
	return &before
}

// content is nil when nothing came, text when there is only text, else parts in order.
func (a *StreamAccumulator) content() *Content {
	var parts []ContentPart
	if a.thinking.Len() > 0 || a.signature != nil {
		parts = append(parts, &ThinkingPart{Text: Ptr(a.thinking.String()), Signature: a.signature, Origin: a.origin})
	}
	keys := make([]slotKey, 0, len(a.numbered))
	for key := range a.numbered {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, compareKeys)
	hasWhole := len(a.parts) > 0
	for _, key := range keys {
		place := a.numbered[key]
		text := place.text.String()
		switch key.kind {
		case kindThinking:
			parts = append(parts, &ThinkingPart{
				Text: &text, Signature: place.signature, Origin: place.origin, ProviderOptions: place.options,
			})
		case kindText:
			parts = append(parts, &TextPart{Text: text, ProviderOptions: place.options})
		case kindRefusal:
			parts = append(parts, &RefusalPart{Text: text, ProviderOptions: place.options})
		default:
			parts = append(parts, place.parts...)
			hasWhole = true
		}
	}
	if a.text.Len() > 0 {
		parts = append(parts, &TextPart{Text: a.text.String()})
	}
	if a.refusal.Len() > 0 {
		parts = append(parts, &RefusalPart{Text: a.refusal.String()})
	}
	parts = append(parts, a.parts...)
	if len(parts) == 0 {
		if a.hasText {
			return &Content{Text: Ptr("")}
		}
		return nil
	}
	if only, isText := parts[0].(*TextPart); isText && len(parts) == 1 && !hasWhole && only.ProviderOptions == nil {
		return &Content{Text: &only.Text}
	}
	return &Content{Parts: parts}
}

func deepCopy(object *Object) *Object {
	made := NewMap[Value]()
	for index, name := range object.Names() {
		value := object.values[index]
		if value.kind == ObjectKind {
			value = Members(deepCopy(value.object))
		}
		made.Set(name, value)
	}
	return made
}

// mergeExtras adds the extras of a chunk: objects are merged, a later value replaces an earlier one, log probabilities
// go on.
func mergeExtras(soFar, more *Object, joins bool) *Object {
	made := soFar
	if made == nil {
		made = NewMap[Value]()
	}
	for index, name := range more.Names() {
		known, _ := made.Get(name)
		value := more.values[index]
		joinsHere := joins || name == "logprobs"
		switch {
		case value.kind == ObjectKind && known.kind == ObjectKind:
			made.Set(name, Members(mergeExtras(known.object, value.object, joinsHere)))
		case value.kind == ObjectKind:
			made.Set(name, Members(mergeExtras(nil, value.object, joinsHere)))
		case joinsHere && value.kind == ListKind && known.kind == ListKind:
			made.Set(name, List(append(known.list, value.list...)...))
		case value.kind == ListKind:
			made.Set(name, List(slices.Clone(value.list)...))
		default:
			made.Set(name, value)
		}
	}
	return made
}
