// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Content parts: What a message is made of: text, media, thinking, refusals, and parts that only one dialect or a
// later version knows.

// TextPart: A piece of text.
type TextPart struct {
	// The text, code point for code point; may be empty.
	Text string
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTextPart(value Value) (TextPart, *Fault) {
	r := fieldsOf(value)
	var made TextPart
	r.skip("type")
	need(r, "text", &made.Text, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTextPart(m TextPart) Value {
	w := newWriter()
	w.put("type", Text("text"))
	put(w, "text", m.Text, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTextPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTextPart(text []byte) (TextPart, error) {
	return judged("turnwire/v1/content#TextPart", text, readTextPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TextPart) MarshalJSON() ([]byte, error) {
	return writeTextPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TextPart) UnmarshalJSON(text []byte) error {
	made, err := ParseTextPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// ImagePart: An image, given by exactly one of URL, base64 data, file path or file id.
// Rule: exactly one of url | data | path | file_id is required.
type ImagePart struct {
	// Where the image is: an http, https or file URL. Codecs read `data:` URLs into `data`.
	URL *string
	// The image itself, standard base64 without a `data:` prefix; codecs add missing padding.
	Data *string
	// Path of the file that holds the image; read by the caller before sending, never by a codec.
	Path *string
	// Id under which a server already stores the image.
	FileID *string
	// Media type of the image, for example `image/png`, with parameters where it has some. Required with `data`.
	MediaType *string
	// How closely the model should look, in the server's words (`auto`, `low`, `high`, `original`). Absent: the
	// server's default.
	Detail *string
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readImagePart(value Value) (ImagePart, *Fault) {
	r := fieldsOf(value)
	var made ImagePart
	r.skip("type")
	maybePtr(r, "url", &made.URL, readText)
	maybePtr(r, "data", &made.Data, readText)
	maybePtr(r, "path", &made.Path, readText)
	maybePtr(r, "file_id", &made.FileID, readText)
	maybePtr(r, "media_type", &made.MediaType, readText)
	maybePtr(r, "detail", &made.Detail, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeImagePart(m ImagePart) Value {
	w := newWriter()
	w.put("type", Text("image"))
	putPtr(w, "url", m.URL, Text)
	putPtr(w, "data", m.Data, Text)
	putPtr(w, "path", m.Path, Text)
	putPtr(w, "file_id", m.FileID, Text)
	putPtr(w, "media_type", m.MediaType, Text)
	putPtr(w, "detail", m.Detail, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseImagePart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseImagePart(text []byte) (ImagePart, error) {
	return judged("turnwire/v1/content#ImagePart", text, readImagePart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ImagePart) MarshalJSON() ([]byte, error) {
	return writeImagePart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ImagePart) UnmarshalJSON(text []byte) error {
	made, err := ParseImagePart(text)
	if err == nil {
		*m = made
	}
	return err
}

// AudioPart: A piece of sound, given by exactly one of URL, base64 data, file path or file id.
// Rule: exactly one of url | data | path | file_id is required.
type AudioPart struct {
	// Where the sound is: an http, https or file URL. Codecs read `data:` URLs into `data`.
	URL *string
	// The sound itself, standard base64 without a `data:` prefix; codecs add missing padding.
	Data *string
	// Path of the file that holds the sound; read by the caller before sending, never by a codec.
	Path *string
	// Id under which a server already stores the sound.
	FileID *string
	// Media type of the sound, for example `audio/wav`, with parameters where it has some. Required with `data`.
	MediaType *string
	// What is said in it, where the server reports it.
	Transcript *string
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readAudioPart(value Value) (AudioPart, *Fault) {
	r := fieldsOf(value)
	var made AudioPart
	r.skip("type")
	maybePtr(r, "url", &made.URL, readText)
	maybePtr(r, "data", &made.Data, readText)
	maybePtr(r, "path", &made.Path, readText)
	maybePtr(r, "file_id", &made.FileID, readText)
	maybePtr(r, "media_type", &made.MediaType, readText)
	maybePtr(r, "transcript", &made.Transcript, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeAudioPart(m AudioPart) Value {
	w := newWriter()
	w.put("type", Text("audio"))
	putPtr(w, "url", m.URL, Text)
	putPtr(w, "data", m.Data, Text)
	putPtr(w, "path", m.Path, Text)
	putPtr(w, "file_id", m.FileID, Text)
	putPtr(w, "media_type", m.MediaType, Text)
	putPtr(w, "transcript", m.Transcript, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseAudioPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAudioPart(text []byte) (AudioPart, error) {
	return judged("turnwire/v1/content#AudioPart", text, readAudioPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AudioPart) MarshalJSON() ([]byte, error) {
	return writeAudioPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AudioPart) UnmarshalJSON(text []byte) error {
	made, err := ParseAudioPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// DocumentPart: A document or file, given by exactly one of URL, base64 data, file path, file id or plain text.
// Rule: exactly one of url | data | path | file_id | text is required.
type DocumentPart struct {
	// Where the document is: an http, https or file URL. Codecs read `data:` URLs into `data`.
	URL *string
	// The document itself, standard base64 without a `data:` prefix; codecs add missing padding.
	Data *string
	// Path of the file that holds the document; read by the caller before sending, never by a codec.
	Path *string
	// Id under which a server already stores the document.
	FileID *string
	// The document as plain text.
	Text *string
	// Media type of the document, for example `application/pdf`, with parameters where it has some. Required with
	// `data`.
	MediaType *string
	// File name or title shown to the model.
	Name *string
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readDocumentPart(value Value) (DocumentPart, *Fault) {
	r := fieldsOf(value)
	var made DocumentPart
	r.skip("type")
	maybePtr(r, "url", &made.URL, readText)
	maybePtr(r, "data", &made.Data, readText)
	maybePtr(r, "path", &made.Path, readText)
	maybePtr(r, "file_id", &made.FileID, readText)
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "media_type", &made.MediaType, readText)
	maybePtr(r, "name", &made.Name, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeDocumentPart(m DocumentPart) Value {
	w := newWriter()
	w.put("type", Text("document"))
	putPtr(w, "url", m.URL, Text)
	putPtr(w, "data", m.Data, Text)
	putPtr(w, "path", m.Path, Text)
	putPtr(w, "file_id", m.FileID, Text)
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "media_type", m.MediaType, Text)
	putPtr(w, "name", m.Name, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseDocumentPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseDocumentPart(text []byte) (DocumentPart, error) {
	return judged("turnwire/v1/content#DocumentPart", text, readDocumentPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m DocumentPart) MarshalJSON() ([]byte, error) {
	return writeDocumentPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *DocumentPart) UnmarshalJSON(text []byte) error {
	made, err := ParseDocumentPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThinkingPart: What the model thought before or between its answers: readable text, an opaque signature, or
// redacted data.
// Rule: at least one of text | signature | redacted_data is required.
type ThinkingPart struct {
	// The thoughts as text; may be empty where only a signature was sent.
	Text *string
	// Opaque proof of the server that wrote the thoughts; sent back unchanged and only to the same dialect.
	Signature *string
	// Encrypted thoughts; sent back unchanged and only to the same dialect.
	RedactedData *string
	// Where the thoughts came from. Absent: written by the program itself.
	Origin *Origin
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThinkingPart(value Value) (ThinkingPart, *Fault) {
	r := fieldsOf(value)
	var made ThinkingPart
	r.skip("type")
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "signature", &made.Signature, readText)
	maybePtr(r, "redacted_data", &made.RedactedData, readText)
	maybePtr(r, "origin", &made.Origin, readOrigin)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThinkingPart(m ThinkingPart) Value {
	w := newWriter()
	w.put("type", Text("thinking"))
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "signature", m.Signature, Text)
	putPtr(w, "redacted_data", m.RedactedData, Text)
	putPtr(w, "origin", m.Origin, writeOrigin)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThinkingPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThinkingPart(text []byte) (ThinkingPart, error) {
	return judged("turnwire/v1/content#ThinkingPart", text, readThinkingPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThinkingPart) MarshalJSON() ([]byte, error) {
	return writeThinkingPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThinkingPart) UnmarshalJSON(text []byte) error {
	made, err := ParseThinkingPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// RefusalPart: The model's words when it refuses to answer.
type RefusalPart struct {
	// The refusal as text.
	Text string
	// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRefusalPart(value Value) (RefusalPart, *Fault) {
	r := fieldsOf(value)
	var made RefusalPart
	r.skip("type")
	need(r, "text", &made.Text, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRefusalPart(m RefusalPart) Value {
	w := newWriter()
	w.put("type", Text("refusal"))
	put(w, "text", m.Text, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRefusalPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRefusalPart(text []byte) (RefusalPart, error) {
	return judged("turnwire/v1/content#RefusalPart", text, readRefusalPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RefusalPart) MarshalJSON() ([]byte, error) {
	return writeRefusalPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RefusalPart) UnmarshalJSON(text []byte) error {
	made, err := ParseRefusalPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// ForeignPart: A part that one wire dialect has and the canonical model has not. Kept as it came and sent back to
// the same dialect only.
type ForeignPart struct {
	// Dialect whose words the data are, for example `openai-chat`.
	Dialect string
	// The part as it was on the wire.
	Data *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readForeignPart(value Value) (ForeignPart, *Fault) {
	r := fieldsOf(value)
	var made ForeignPart
	r.skip("type")
	need(r, "dialect", &made.Dialect, readText)
	need(r, "data", &made.Data, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeForeignPart(m ForeignPart) Value {
	w := newWriter()
	w.put("type", Text("foreign"))
	put(w, "dialect", m.Dialect, Text)
	put(w, "data", m.Data, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseForeignPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseForeignPart(text []byte) (ForeignPart, error) {
	return judged("turnwire/v1/content#ForeignPart", text, readForeignPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ForeignPart) MarshalJSON() ([]byte, error) {
	return writeForeignPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ForeignPart) UnmarshalJSON(text []byte) error {
	made, err := ParseForeignPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// UnknownPart: A part whose tag this version does not know, with its JSON intact. A known tag with a bad body is
// an error, never an unknown part.
type UnknownPart struct {
	// Raw is the object as it came.
	Raw *Object
}

func readUnknownPart(value Value) (UnknownPart, *Fault) {
	raw, fault := readObject(value)
	return UnknownPart{raw}, fault
}

func writeUnknownPart(m UnknownPart) Value {
	return Members(m.Raw)
}

// ParseUnknownPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUnknownPart(text []byte) (UnknownPart, error) {
	return judged("turnwire/v1/content#UnknownPart", text, readUnknownPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UnknownPart) MarshalJSON() ([]byte, error) {
	return writeUnknownPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UnknownPart) UnmarshalJSON(text []byte) error {
	made, err := ParseUnknownPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// Origin: Where a part came from, so that it goes back under the same name.
type Origin struct {
	// Dialect that sent it, for example `openai-chat`.
	Dialect string
	// Field it was in, for example `reasoning` or `reasoning_content`.
	Field *string
	// Model that wrote it.
	Model *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readOrigin(value Value) (Origin, *Fault) {
	r := fieldsOf(value)
	var made Origin
	need(r, "dialect", &made.Dialect, readText)
	maybePtr(r, "field", &made.Field, readText)
	maybePtr(r, "model", &made.Model, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeOrigin(m Origin) Value {
	w := newWriter()
	put(w, "dialect", m.Dialect, Text)
	putPtr(w, "field", m.Field, Text)
	putPtr(w, "model", m.Model, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseOrigin reads a JSON text that the schema accepts; an error is a *Fault.
func ParseOrigin(text []byte) (Origin, error) {
	return judged("turnwire/v1/content#Origin", text, readOrigin)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Origin) MarshalJSON() ([]byte, error) {
	return writeOrigin(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Origin) UnmarshalJSON(text []byte) error {
	made, err := ParseOrigin(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContentPart: One part of a message; an unknown tag is kept as an UnknownPart.
//
// It is one of *TextPart, *ImagePart, *AudioPart, *DocumentPart, *ThinkingPart, *RefusalPart, *ForeignPart,
// *UnknownPart.
type ContentPart interface{ isContentPart() }

func (*TextPart) isContentPart() {}

func (*ImagePart) isContentPart() {}

func (*AudioPart) isContentPart() {}

func (*DocumentPart) isContentPart() {}

func (*ThinkingPart) isContentPart() {}

func (*RefusalPart) isContentPart() {}

func (*ForeignPart) isContentPart() {}

func (*UnknownPart) isContentPart() {}

func readContentPart(value Value) (ContentPart, *Fault) {
	switch value.Get("type").text {
	case "text":
		made, fault := readTextPart(value)
		return &made, fault
	case "image":
		made, fault := readImagePart(value)
		return &made, fault
	case "audio":
		made, fault := readAudioPart(value)
		return &made, fault
	case "document":
		made, fault := readDocumentPart(value)
		return &made, fault
	case "thinking":
		made, fault := readThinkingPart(value)
		return &made, fault
	case "refusal":
		made, fault := readRefusalPart(value)
		return &made, fault
	case "foreign":
		made, fault := readForeignPart(value)
		return &made, fault
	}
	made, fault := readUnknownPart(value)
	return &made, fault
}

func writeContentPart(m ContentPart) Value {
	switch m := m.(type) {
	case *TextPart:
		return writeTextPart(*m)
	case *ImagePart:
		return writeImagePart(*m)
	case *AudioPart:
		return writeAudioPart(*m)
	case *DocumentPart:
		return writeDocumentPart(*m)
	case *ThinkingPart:
		return writeThinkingPart(*m)
	case *RefusalPart:
		return writeRefusalPart(*m)
	case *ForeignPart:
		return writeForeignPart(*m)
	case *UnknownPart:
		return writeUnknownPart(*m)
	}
	return Value{}
}

// ParseContentPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContentPart(text []byte) (ContentPart, error) {
	return judged("turnwire/v1/content#ContentPart", text, readContentPart)
}

// Content: Text, or parts in order. A text is the same as one text part.
type Content struct {
	// Text is set where the value is a string.
	Text *string
	// Parts is set where the value is an array.
	Parts []ContentPart
}

func readContent(value Value) (Content, *Fault) {
	switch value.kind {
	case TextKind:
		inner, fault := readText(value)
		return Content{Text: &inner}, fault
	case ListKind:
		inner, fault := readList(readContentPart)(value)
		return Content{Parts: inner}, fault
	}
	return Content{}, unfit("a value of Content")
}

func writeContent(m Content) Value {
	switch {
	case m.Text != nil:
		return Text(*m.Text)
	case m.Parts != nil:
		return writeList(writeContentPart)(m.Parts)
	}
	return Value{}
}

// ParseContent reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContent(text []byte) (Content, error) {
	return judged("turnwire/v1/content#Content", text, readContent)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Content) MarshalJSON() ([]byte, error) {
	return writeContent(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Content) UnmarshalJSON(text []byte) error {
	made, err := ParseContent(text)
	if err == nil {
		*m = made
	}
	return err
}
