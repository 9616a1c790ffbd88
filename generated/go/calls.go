// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// rawCall is one call as it came.
type rawCall struct {
	id              *string
	isMinted        bool
	place           int64
	hasName         bool
	hasLateName     bool // a piece of the name came behind arguments
	name            strings.Builder
	arguments       strings.Builder
	isComplete      bool
	invalid         *InvalidToolCallReason
	origin          *CallOrigin // nil: the server
	partIndex       *int64
	extras          *Object
	providerOptions *ProviderOptions
}

// calls joins deltas of any number of calls, in linear time. They are told apart by index and id.
type calls struct {
	arrived []*rawCall
	last    int64
	byIndex map[int64]*rawCall
	byID    map[string]*rawCall
}

// finishedCalls is what became of the calls.
type finishedCalls struct {
	valid       []ToolCall
	invalid     []InvalidToolCall
	diagnostics []Diagnostic
}

func (c *calls) add(delta ToolCallDelta) {
	call := c.byIndex[delta.Index]
	if known := c.meant(delta, call); known != nil {
		call = known
	}
	if call == nil || opensACall(delta, call) {
		call = c.open(delta.Index)
	}
	if delta.ID != nil && (call.id == nil || call.isMinted) {
		call.id = delta.ID
		call.isMinted = delta.IDOrigin != nil && *delta.IDOrigin == IDOriginMinted
		if c.byID == nil {
			c.byID = map[string]*rawCall{}
		}
		if c.byID[*delta.ID] == nil {
			c.byID[*delta.ID] = call
		}
	}
	if delta.Name != nil {
		call.addName(*delta.Name)
	}
	if delta.Arguments != nil {
		call.arguments.WriteString(*delta.Arguments)
	}
	if delta.IsComplete != nil && *delta.IsComplete {
		call.isComplete = true
	}
	if delta.Invalid != nil {
		call.invalid = delta.Invalid
	}
	if delta.Origin != nil {
		call.origin = delta.Origin
	}
	if call.partIndex == nil {
		call.partIndex = delta.PartIndex
	}
	if delta.Extras != nil {
		if call.extras == nil {
			call.extras = NewMap[Value]()
		}
		for index, name := range delta.Extras.Names() {
			call.extras.Set(name, delta.Extras.values[index])
		}
	}
	if delta.ProviderOptions != nil {
		call.providerOptions = delta.ProviderOptions
	}
}

// joined is a map and another; a later value replaces an earlier one.
func joined[T any](known, more *Map[T]) *Map[T] {
	made := known.copy()
	for index, name := range more.Names() {
		made.Set(name, more.values[index])
	}
	return made
}

func (c *calls) open(index int64) *rawCall {
	// A second call at one index comes after all that have come: its server does not number its calls.
	place := index
	if c.byIndex[index] != nil {
		place = c.last
	}
	c.last = max(c.last, place)
	call := &rawCall{place: place}
	c.arrived = append(c.arrived, call)
	if c.byIndex == nil {
		c.byIndex = map[int64]*rawCall{}
	}
	c.byIndex[index] = call
	return call
}

// meant gives the call that a delta without a name belongs to by its id, or nil; here is the call of its index.
func (c *calls) meant(delta ToolCallDelta, here *rawCall) *rawCall {
	if delta.ID == nil || namesTool(delta.Name) || (here != nil && here.id != nil && *here.id == *delta.ID) {
		return nil
	}
	return c.byID[*delta.ID]
}

func says(text *string) bool { return text != nil && *text != "" }

// namesTool tells whether a name says anything: it is there, and not blank.
func namesTool(name *string) bool { return name != nil && strings.TrimFunc(*name, isBlank) != "" }

// opensACall tells whether a delta at a known index begins another call: a name with a new id, or more after a whole one.
func opensACall(delta ToolCallDelta, known *rawCall) bool {
	isKnown := delta.ID != nil && known.id != nil && *delta.ID == *known.id
	if known.isComplete {
		return !isKnown && (namesTool(delta.Name) || says(delta.Arguments))
	}
	return delta.ID != nil && !isKnown && known.id != nil && !known.isMinted && namesTool(delta.Name)
}

// addName takes a piece of the name: a repeat of the whole changes nothing, blanks say nothing, anything else is its
// continuation.
func (r *rawCall) addName(piece string) {
	r.hasName = true
	if r.name.String() != piece && namesTool(&piece) {
		r.hasLateName = r.hasLateName || r.hasArguments()
		r.name.WriteString(piece)
	}
}

func (r *rawCall) hasArguments() bool { return strings.TrimFunc(r.arguments.String(), isBlank) != "" }

// saysAnything tells whether the arguments are more than an empty object.
func (r *rawCall) saysAnything() bool {
	// Quotes and backslashes stand around arguments that are JSON inside a JSON text.
	isMark := func(sign rune) bool { return isBlank(sign) || sign == '"' || sign == '\\' }
	text := strings.TrimFunc(r.arguments.String(), isMark)
	inner, isOpen := strings.CutPrefix(text, "{")
	inner, isClosed := strings.CutSuffix(inner, "}")
	isEmpty := isOpen && isClosed && strings.TrimFunc(inner, isBlank) == ""
	return text != "" && text != "null" && !isEmpty
}

// hasStrayArguments tells whether arguments came that belong to no call, and another call has none: they have no name,
// or follow the object that another call has already.
func (c *calls) hasStrayArguments() bool {
	if len(c.arrived) < 2 || !slices.ContainsFunc(c.arrived, func(call *rawCall) bool { return !call.saysAnything() }) {
		return false
	}
	return slices.ContainsFunc(c.arrived, (*rawCall).isStray)
}

func (r *rawCall) isStray() bool {
	if r.name.Len() == 0 && r.saysAnything() {
		return true
	}
	_, err := parse(r.arguments.String(), true)
	return err != nil && err.followsObject
}

// finish judges every call; wasCut says that the model did not end the answer, atLimit that the token limit ended it,
// wasStopped that something else did, partsBefore how many parts of the content stand before the call of a number, nil when all of them do.
func (c *calls) finish(wasCut, atLimit, wasStopped bool, fact string, partsBefore func(int64) *int64) finishedCalls {
	var out finishedCalls
	seen := map[string]bool{}
	ordered := slices.Clone(c.arrived)
	slices.SortStableFunc(ordered, func(one, other *rawCall) int { return cmp.Compare(one.place, other.place) })
	hasStray := c.hasStrayArguments()
	for position, raw := range ordered {
		isLast := position == len(ordered)-1
		id, extras, isMinted := raw.ids(seen, position, fact)
		keepsClosed := atLimit || wasStopped && raw.invalid == nil
		verdict := raw.judge(wasCut && !raw.isComplete && (isLast || !raw.saysAnything()), keepsClosed, hasStray)
		var idOrigin *IDOrigin
		var notes []note
		if isMinted {
			idOrigin = Ptr(IDOriginMinted)
			notes = append(notes, idNote(extras))
		}
		notes = append(notes, verdict.notes...)
		var partIndex *int64
		if raw.partIndex != nil {
			partIndex = partsBefore(*raw.partIndex)
		}
		options := raw.providerOptions
		if options.Len() == 0 {
			options = nil
		}
		var at string
		if verdict.reason == "" {
			at = "/message/tool_calls/" + strconv.Itoa(len(out.valid))
			out.valid = append(out.valid, ToolCall{
				ID: id, Name: raw.name.String(), Arguments: verdict.arguments, PartIndex: partIndex, IDOrigin: idOrigin, Origin: raw.origin,
				ProviderOptions: options, Extras: extras,
			})
		} else {
			var name *string
			if raw.hasName {
				name = Ptr(raw.name.String())
			}
			at = "/message/invalid_tool_calls/" + strconv.Itoa(len(out.invalid))
			out.invalid = append(out.invalid, InvalidToolCall{
				ID: id, ArgumentsText: raw.arguments.String(), Reason: verdict.reason, Name: name,
				Position: Ptr(int64(position)), Detail: verdict.detail, PartIndex: partIndex, IDOrigin: idOrigin, Origin: raw.origin,
				ProviderOptions: options, Extras: extras,
			})
		}
		for _, each := range notes {
			out.diagnostics = append(out.diagnostics, Diagnostic{ID: each.id, What: each.what, At: Ptr(at)})
		}
	}
	return out
}

// ids gives the id of the call, its extras with the id that was taken already, and whether we made the id.
func (r *rawCall) ids(seen map[string]bool, position int, fact string) (string, *Object, bool) {
	var id string
	name := r.name.String()
	if r.id != nil {
		id = *r.id
	}
	var extras *Object
	if r.extras.Len() > 0 {
		extras = r.extras.copy() // more may come after a partial answer
	}
	number := strconv.Itoa(position)
	isMinted := r.isMinted || id == ""
	if id == "" {
		id = mintToolCallID(fact, number, name)
	} else if seen[id] {
		extras = extras.copy()
		extras.Set("original_id", Text(id))
		id = mintToolCallID(fact, number, name, id)
		isMinted = true
	}
	seen[id] = true
	return id, extras, isMinted
}

type note struct{ id, what string }

func idNote(extras *Object) note {
	if _, isThere := extras.Get("original_id"); isThere {
		return note{"duplicate_tool_call_id", "two tool calls came with one id; the later one got a new id"}
	}
	return note{"minted_tool_call_id", "a tool call came without an id and got one"}
}

// verdict is what became of one call: valid with these arguments, or invalid for this reason.
type verdict struct {
	reason    InvalidToolCallReason
	detail    *string
	arguments *Object
	notes     []note
}

func refused(reason InvalidToolCallReason, detail string, notes []note) verdict {
	return verdict{reason, Ptr(detail), nil, notes}
}

func isBlank(sign rune) bool { return unicode.IsSpace(sign) || sign >= 0x1C && sign <= 0x1F }

func (r *rawCall) judge(isCut, keepsClosed, hasStray bool) verdict {
	if r.invalid != nil && !(keepsClosed && *r.invalid == InvalidToolCallReasonTruncated) {
		return verdict{reason: *r.invalid}
	}
	found := r.read()
	isWhole := keepsClosed && found.arguments.Len() > 0 && !r.hasLateName
	switch {
	case r.invalid != nil && !isWhole:
		return verdict{reason: InvalidToolCallReasonTruncated}
	case isCut && !isWhole:
		return refused(InvalidToolCallReasonTruncated, "the answer ended inside this call", nil)
	case found.reason != "":
		return found
	case r.name.Len() == 0:
		return refused(InvalidToolCallReasonNoName, "the call names no tool", found.notes)
	case hasStray && !r.saysAnything():
		return verdict{reason: InvalidToolCallReasonNotJSON}
	case !isToolName(r.name.String()):
		return refused(InvalidToolCallReasonBadName, "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _", found.notes)
	}
	return found
}

// read tells what the arguments are, whatever else is wrong with the call.
func (r *rawCall) read() verdict {
	var value Value
	text := r.arguments.String()
	if strings.TrimFunc(text, isBlank) != "" {
		parsed, err := parse(text, true)
		if err != nil && err.IsCut {
			return refused(InvalidToolCallReasonTruncated, "the arguments end inside a JSON value", nil)
		}
		if err != nil {
			return refused(InvalidToolCallReasonNotJSON, err.Error(), nil)
		}
		value = parsed
	}
	var notes []note
	if inner, isText := value.Text(); isText {
		if parsed, err := parse(inner, true); err == nil && parsed.kind == ObjectKind {
			notes = append(notes, note{"double_encoded_arguments", "arguments were JSON inside a JSON text"})
			value = parsed
		}
	}
	if value.kind == Null {
		notes = append(notes, note{"empty_arguments", "arguments were empty and are read as {}"})
		value = Members(NewMap[Value]())
	}
	if value.kind != ObjectKind {
		kind := value.kind.String()
		if kind == "string" {
			kind = "text"
		}
		return refused(InvalidToolCallReasonNotAnObject, "the arguments are a JSON "+kind, notes)
	}
	return verdict{arguments: value.object, notes: notes}
}

func isToolName(name string) bool {
	for index := range len(name) {
		sign := name[index]
		isLetter := sign|0x20 >= 'a' && sign|0x20 <= 'z'
		if !isLetter && (sign < '0' || sign > '9') && sign != '_' {
			return false
		}
	}
	return len(name) >= 1 && len(name) <= 64
}
