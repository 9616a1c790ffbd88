// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Reranking: Which documents answer a question best: what is asked of a model server, and its answer.

// RerankRequest: A question and the documents that are ordered by it.
type RerankRequest struct {
	// Name of the model at the server; not blank.
	Model string
	// The question.
	Query string
	// The documents as texts, at least one.
	Documents []string
	// Most results that are wanted. Absent: one for each document.
	TopN *int64
	// Time limit of the call, in seconds. Absent: the provider's.
	Timeout *Number
	// Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRerankRequest(value Value) (RerankRequest, *Fault) {
	r := fieldsOf(value)
	var made RerankRequest
	need(r, "model", &made.Model, readText)
	need(r, "query", &made.Query, readText)
	need(r, "documents", &made.Documents, readList(readText))
	maybePtr(r, "top_n", &made.TopN, readInt)
	maybePtr(r, "timeout", &made.Timeout, readNumber)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRerankRequest(m RerankRequest) Value {
	w := newWriter()
	put(w, "model", m.Model, Text)
	put(w, "query", m.Query, Text)
	put(w, "documents", m.Documents, writeList(Text))
	putPtr(w, "top_n", m.TopN, Int)
	putPtr(w, "timeout", m.Timeout, writeNumber)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRerankRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRerankRequest(text []byte) (RerankRequest, error) {
	return judged("turnwire/v1/rerank#RerankRequest", text, readRerankRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RerankRequest) MarshalJSON() ([]byte, error) {
	return writeRerankRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RerankRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseRerankRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// RerankResult: How well one document answers.
type RerankResult struct {
	// Place of the document among the documents, from 0.
	Index int64
	// The more, the better; comparable within one answer only.
	Score Number
	// The document, where the server repeats it.
	Document *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRerankResult(value Value) (RerankResult, *Fault) {
	r := fieldsOf(value)
	var made RerankResult
	need(r, "index", &made.Index, readInt)
	need(r, "score", &made.Score, readNumber)
	maybePtr(r, "document", &made.Document, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRerankResult(m RerankResult) Value {
	w := newWriter()
	put(w, "index", m.Index, Int)
	put(w, "score", m.Score, writeNumber)
	putPtr(w, "document", m.Document, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRerankResult reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRerankResult(text []byte) (RerankResult, error) {
	return judged("turnwire/v1/rerank#RerankResult", text, readRerankResult)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RerankResult) MarshalJSON() ([]byte, error) {
	return writeRerankResult(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RerankResult) UnmarshalJSON(text []byte) error {
	made, err := ParseRerankResult(text)
	if err == nil {
		*m = made
	}
	return err
}

// RerankResponse: The documents of a request in the order in which they answer.
type RerankResponse struct {
	// The best first.
	Results []RerankResult
	// Tokens and times; always there, its fields may be unknown.
	Usage UsageInfo
	// Model that answered, in the server's words.
	Model *string
	// Id of the answer, given by the server.
	ID *string
	// What is odd about the answer.
	Diagnostics []Diagnostic
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRerankResponse(value Value) (RerankResponse, *Fault) {
	r := fieldsOf(value)
	var made RerankResponse
	need(r, "results", &made.Results, readList(readRerankResult))
	need(r, "usage", &made.Usage, readUsageInfo)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRerankResponse(m RerankResponse) Value {
	w := newWriter()
	put(w, "results", m.Results, writeList(writeRerankResult))
	put(w, "usage", m.Usage, writeUsageInfo)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "id", m.ID, Text)
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRerankResponse reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRerankResponse(text []byte) (RerankResponse, error) {
	return judged("turnwire/v1/rerank#RerankResponse", text, readRerankResponse)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RerankResponse) MarshalJSON() ([]byte, error) {
	return writeRerankResponse(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RerankResponse) UnmarshalJSON(text []byte) error {
	made, err := ParseRerankResponse(text)
	if err == nil {
		*m = made
	}
	return err
}
