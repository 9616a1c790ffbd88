// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Tokens: How many tokens something is, and which.

// TokenCount: The tokens of a text or of a whole request, as the server counts them or as they are estimated.
type TokenCount struct {
	// How many tokens.
	Tokens int64
	// True: no server counted, the number is an estimate. null means false.
	IsEstimated *bool
	// Which tokens, in order. Absent: the server did not name them.
	TokenIds []int64
	// Model whose tokens these are.
	Model *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTokenCount(value Value) (TokenCount, *Fault) {
	r := fieldsOf(value)
	var made TokenCount
	need(r, "tokens", &made.Tokens, readInt)
	maybePtr(r, "is_estimated", &made.IsEstimated, readBool)
	maybe(r, "token_ids", &made.TokenIds, readList(readInt))
	maybePtr(r, "model", &made.Model, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTokenCount(m TokenCount) Value {
	w := newWriter()
	put(w, "tokens", m.Tokens, Int)
	putPtr(w, "is_estimated", m.IsEstimated, Bool)
	putList(w, "token_ids", m.TokenIds, writeList(Int))
	putPtr(w, "model", m.Model, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTokenCount reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTokenCount(text []byte) (TokenCount, error) {
	return judged("turnwire/v1/tokens#TokenCount", text, readTokenCount)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TokenCount) MarshalJSON() ([]byte, error) {
	return writeTokenCount(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TokenCount) UnmarshalJSON(text []byte) error {
	made, err := ParseTokenCount(text)
	if err == nil {
		*m = made
	}
	return err
}
