// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Embeddings: Vectors for texts: what is asked of a model server, and its answer.

// TokenIds: A text as the ids of its tokens in the model's own vocabulary.
type TokenIds = []int64

// ParseTokenIds reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTokenIds(text []byte) ([]int64, error) {
	return judged("turnwire/v1/embedding#TokenIds", text, readList(readInt))
}

// EmbeddingPurpose: What the vectors are for: models that tell a question from the texts it searches give each
// another vector.
type EmbeddingPurpose string

// The words of EmbeddingPurpose.
const (
	EmbeddingPurposeQuery             EmbeddingPurpose = "query"
	EmbeddingPurposeDocument          EmbeddingPurpose = "document"
	EmbeddingPurposeSimilarity        EmbeddingPurpose = "similarity"
	EmbeddingPurposeClassification    EmbeddingPurpose = "classification"
	EmbeddingPurposeClustering        EmbeddingPurpose = "clustering"
	EmbeddingPurposeQuestionAnswering EmbeddingPurpose = "question_answering"
	EmbeddingPurposeFactVerification  EmbeddingPurpose = "fact_verification"
	EmbeddingPurposeCodeQuery         EmbeddingPurpose = "code_query"
)

func readEmbeddingPurpose(value Value) (EmbeddingPurpose, *Fault) {
	word := EmbeddingPurpose(value.text)
	for _, known := range wordsEmbeddingPurpose {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of EmbeddingPurpose")
}

var wordsEmbeddingPurpose = [...]EmbeddingPurpose{
	EmbeddingPurposeQuery, EmbeddingPurposeDocument, EmbeddingPurposeSimilarity, EmbeddingPurposeClassification,
	EmbeddingPurposeClustering, EmbeddingPurposeQuestionAnswering, EmbeddingPurposeFactVerification,
	EmbeddingPurposeCodeQuery,
}

func writeEmbeddingPurpose(m EmbeddingPurpose) Value {
	return Text(string(m))
}

// ParseEmbeddingPurpose reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEmbeddingPurpose(text []byte) (EmbeddingPurpose, error) {
	return judged("turnwire/v1/embedding#EmbeddingPurpose", text, readEmbeddingPurpose)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EmbeddingPurpose) MarshalJSON() ([]byte, error) {
	return writeEmbeddingPurpose(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EmbeddingPurpose) UnmarshalJSON(text []byte) error {
	made, err := ParseEmbeddingPurpose(text)
	if err == nil {
		*m = made
	}
	return err
}

// EmbeddingRequest: Texts for which vectors are wanted.
type EmbeddingRequest struct {
	// Name of the model at the server; not blank.
	Model string
	// The texts, at least one, each as text or as token ids; the answer has a vector for each.
	Inputs []TextOrTokenIds
	// Length that the vectors shall have. Absent: the model's own.
	Dimensions *int64
	// What the vectors are for. Absent: the server is not told.
	InputType *EmbeddingPurpose
	// Whether the server may cut an input that is too long for the model; false: it refuses. Absent: the server's
	// default.
	Truncate *bool
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

func readEmbeddingRequest(value Value) (EmbeddingRequest, *Fault) {
	r := fieldsOf(value)
	var made EmbeddingRequest
	need(r, "model", &made.Model, readText)
	need(r, "inputs", &made.Inputs, readList(readTextOrTokenIds))
	maybePtr(r, "dimensions", &made.Dimensions, readInt)
	maybePtr(r, "input_type", &made.InputType, readEmbeddingPurpose)
	maybePtr(r, "truncate", &made.Truncate, readBool)
	maybePtr(r, "timeout", &made.Timeout, readNumber)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeEmbeddingRequest(m EmbeddingRequest) Value {
	w := newWriter()
	put(w, "model", m.Model, Text)
	put(w, "inputs", m.Inputs, writeList(writeTextOrTokenIds))
	putPtr(w, "dimensions", m.Dimensions, Int)
	putPtr(w, "input_type", m.InputType, writeEmbeddingPurpose)
	putPtr(w, "truncate", m.Truncate, Bool)
	putPtr(w, "timeout", m.Timeout, writeNumber)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseEmbeddingRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEmbeddingRequest(text []byte) (EmbeddingRequest, error) {
	return judged("turnwire/v1/embedding#EmbeddingRequest", text, readEmbeddingRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EmbeddingRequest) MarshalJSON() ([]byte, error) {
	return writeEmbeddingRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EmbeddingRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseEmbeddingRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextOrTokenIds has no definition of its own.
type TextOrTokenIds struct {
	// Text is set where the value is a string.
	Text *string
	// TokenIds is set where the value is an array.
	TokenIds TokenIds
}

func readTextOrTokenIds(value Value) (TextOrTokenIds, *Fault) {
	switch value.kind {
	case TextKind:
		inner, fault := readText(value)
		return TextOrTokenIds{Text: &inner}, fault
	case ListKind:
		inner, fault := readList(readInt)(value)
		return TextOrTokenIds{TokenIds: inner}, fault
	}
	return TextOrTokenIds{}, unfit("a value of TextOrTokenIds")
}

func writeTextOrTokenIds(m TextOrTokenIds) Value {
	switch {
	case m.Text != nil:
		return Text(*m.Text)
	case m.TokenIds != nil:
		return writeList(Int)(m.TokenIds)
	}
	return Value{}
}

// Embedding: The vector of one input.
type Embedding struct {
	// Place of the input among the inputs, from 0.
	Index int64
	// The vector.
	Values []Number
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readEmbedding(value Value) (Embedding, *Fault) {
	r := fieldsOf(value)
	var made Embedding
	need(r, "index", &made.Index, readInt)
	need(r, "values", &made.Values, readList(readNumber))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeEmbedding(m Embedding) Value {
	w := newWriter()
	put(w, "index", m.Index, Int)
	put(w, "values", m.Values, writeList(writeNumber))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseEmbedding reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEmbedding(text []byte) (Embedding, error) {
	return judged("turnwire/v1/embedding#Embedding", text, readEmbedding)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Embedding) MarshalJSON() ([]byte, error) {
	return writeEmbedding(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Embedding) UnmarshalJSON(text []byte) error {
	made, err := ParseEmbedding(text)
	if err == nil {
		*m = made
	}
	return err
}

// EmbeddingResponse: The vectors of a request's inputs.
type EmbeddingResponse struct {
	// One vector for each input, in the order of the inputs. Empty: the server found nothing to embed.
	Embeddings []Embedding
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

func readEmbeddingResponse(value Value) (EmbeddingResponse, *Fault) {
	r := fieldsOf(value)
	var made EmbeddingResponse
	need(r, "embeddings", &made.Embeddings, readList(readEmbedding))
	need(r, "usage", &made.Usage, readUsageInfo)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeEmbeddingResponse(m EmbeddingResponse) Value {
	w := newWriter()
	put(w, "embeddings", m.Embeddings, writeList(writeEmbedding))
	put(w, "usage", m.Usage, writeUsageInfo)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "id", m.ID, Text)
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseEmbeddingResponse reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEmbeddingResponse(text []byte) (EmbeddingResponse, error) {
	return judged("turnwire/v1/embedding#EmbeddingResponse", text, readEmbeddingResponse)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EmbeddingResponse) MarshalJSON() ([]byte, error) {
	return writeEmbeddingResponse(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EmbeddingResponse) UnmarshalJSON(text []byte) error {
	made, err := ParseEmbeddingResponse(text)
	if err == nil {
		*m = made
	}
	return err
}
