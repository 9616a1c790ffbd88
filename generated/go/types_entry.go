// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Context entries: Parts of a conversation other than messages: texts, images, files, calls with their approval,
// results, changes of mode and branch, resources.

// EntryType: The types of entries that this version knows.
type EntryType string

// The words of EntryType.
const (
	EntryTypeText          EntryType = "text"
	EntryTypeImage         EntryType = "image"
	EntryTypeFileReference EntryType = "file_reference"
	EntryTypeToolRequest   EntryType = "tool_request"
	EntryTypeToolResult    EntryType = "tool_result"
	EntryTypeSystemControl EntryType = "system_control"
	EntryTypeMCPResource   EntryType = "mcp_resource"
)

func readEntryType(value Value) (EntryType, *Fault) {
	word := EntryType(value.text)
	for _, known := range wordsEntryType {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of EntryType")
}

var wordsEntryType = [...]EntryType{
	EntryTypeText, EntryTypeImage, EntryTypeFileReference, EntryTypeToolRequest, EntryTypeToolResult,
	EntryTypeSystemControl, EntryTypeMCPResource,
}

func writeEntryType(m EntryType) Value {
	return Text(string(m))
}

// ParseEntryType reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEntryType(text []byte) (EntryType, error) {
	return judged("turnwire/v1/entry#EntryType", text, readEntryType)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EntryType) MarshalJSON() ([]byte, error) {
	return writeEntryType(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EntryType) UnmarshalJSON(text []byte) error {
	made, err := ParseEntryType(text)
	if err == nil {
		*m = made
	}
	return err
}

// EntryProblem: Why the work of an entry failed, without its content.
type EntryProblem struct {
	// What failed, as a stable word, for example `file.denied`.
	Code string
	// What went wrong and what would be right, for a person.
	Message string
	// Whether another try may work. Absent: unknown.
	Recoverable *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readEntryProblem(value Value) (EntryProblem, *Fault) {
	r := fieldsOf(value)
	var made EntryProblem
	need(r, "code", &made.Code, readText)
	need(r, "message", &made.Message, readText)
	maybePtr(r, "recoverable", &made.Recoverable, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeEntryProblem(m EntryProblem) Value {
	w := newWriter()
	put(w, "code", m.Code, Text)
	put(w, "message", m.Message, Text)
	putPtr(w, "recoverable", m.Recoverable, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseEntryProblem reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEntryProblem(text []byte) (EntryProblem, error) {
	return judged("turnwire/v1/entry#EntryProblem", text, readEntryProblem)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EntryProblem) MarshalJSON() ([]byte, error) {
	return writeEntryProblem(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EntryProblem) UnmarshalJSON(text []byte) error {
	made, err := ParseEntryProblem(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextData: A text of the conversation.
type TextData struct {
	// Who speaks.
	Role TextDataRole
	// Text or parts, as in a message; of the system and the user it is not empty. Absent: an answer that only
	// called tools; this is the text of its message.
	Content *Content
	// `developer` where the wire role was or shall be `developer`. Absent: `system`.
	Variant *TextDataVariant
	// Name of the participant.
	Name *string
	// Id that all entries of one answer share: its text and its calls are one message. Absent: the text is a
	// message of its own.
	AnswerID *string
	// Id of the message, where it has one other than the entry's.
	MessageID *string
	// Model that gave the answer.
	Model *string
	// Why the answer ended. Absent: it is no answer, or unknown.
	FinishReason *FinishReason
	// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTextData(value Value) (TextData, *Fault) {
	r := fieldsOf(value)
	var made TextData
	need(r, "role", &made.Role, readTextDataRole)
	maybePtr(r, "content", &made.Content, readContent)
	maybePtr(r, "variant", &made.Variant, readTextDataVariant)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "answer_id", &made.AnswerID, readText)
	maybePtr(r, "message_id", &made.MessageID, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "finish_reason", &made.FinishReason, readFinishReason)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTextData(m TextData) Value {
	w := newWriter()
	put(w, "role", m.Role, writeTextDataRole)
	putPtr(w, "content", m.Content, writeContent)
	putPtr(w, "variant", m.Variant, writeTextDataVariant)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "answer_id", m.AnswerID, Text)
	putPtr(w, "message_id", m.MessageID, Text)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "finish_reason", m.FinishReason, writeFinishReason)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTextData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTextData(text []byte) (TextData, error) {
	return judged("turnwire/v1/entry#TextData", text, readTextData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TextData) MarshalJSON() ([]byte, error) {
	return writeTextData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TextData) UnmarshalJSON(text []byte) error {
	made, err := ParseTextData(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextDataRole has no definition of its own.
type TextDataRole string

// The words of TextDataRole.
const (
	TextDataRoleSystem    TextDataRole = "system"
	TextDataRoleUser      TextDataRole = "user"
	TextDataRoleAssistant TextDataRole = "assistant"
)

func readTextDataRole(value Value) (TextDataRole, *Fault) {
	word := TextDataRole(value.text)
	for _, known := range wordsTextDataRole {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of TextDataRole")
}

var wordsTextDataRole = [...]TextDataRole{
	TextDataRoleSystem, TextDataRoleUser, TextDataRoleAssistant,
}

func writeTextDataRole(m TextDataRole) Value {
	return Text(string(m))
}

// TextDataVariant has no definition of its own.
type TextDataVariant string

// The words of TextDataVariant.
const (
	TextDataVariantDeveloper TextDataVariant = "developer"
)

func readTextDataVariant(value Value) (TextDataVariant, *Fault) {
	word := TextDataVariant(value.text)
	for _, known := range wordsTextDataVariant {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of TextDataVariant")
}

var wordsTextDataVariant = [...]TextDataVariant{
	TextDataVariantDeveloper,
}

func writeTextDataVariant(m TextDataVariant) Value {
	return Text(string(m))
}

// TextEntry: What was said.
type TextEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The text.
	Data TextData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTextEntry(value Value) (TextEntry, *Fault) {
	r := fieldsOf(value)
	var made TextEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readTextData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTextEntry(m TextEntry) Value {
	w := newWriter()
	w.put("type", Text("text"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeTextData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTextEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTextEntry(text []byte) (TextEntry, error) {
	return judged("turnwire/v1/entry#TextEntry", text, readTextEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TextEntry) MarshalJSON() ([]byte, error) {
	return writeTextEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TextEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseTextEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// Recognition: How an image is read: by the model, by character recognition, or by the model where it can see and
// else by character recognition.
type Recognition string

// The words of Recognition.
const (
	RecognitionVision Recognition = "vision"
	RecognitionOcr    Recognition = "ocr"
	RecognitionAuto   Recognition = "auto"
)

func readRecognition(value Value) (Recognition, *Fault) {
	word := Recognition(value.text)
	for _, known := range wordsRecognition {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of Recognition")
}

var wordsRecognition = [...]Recognition{
	RecognitionVision, RecognitionOcr, RecognitionAuto,
}

func writeRecognition(m Recognition) Value {
	return Text(string(m))
}

// ParseRecognition reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRecognition(text []byte) (Recognition, error) {
	return judged("turnwire/v1/entry#Recognition", text, readRecognition)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Recognition) MarshalJSON() ([]byte, error) {
	return writeRecognition(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Recognition) UnmarshalJSON(text []byte) error {
	made, err := ParseRecognition(text)
	if err == nil {
		*m = made
	}
	return err
}

// ImageState: What became of an image: not read yet, read, or failed with a problem; a failed one may be tried
// again.
type ImageState string

// The words of ImageState.
const (
	ImageStatePending ImageState = "pending"
	ImageStateDone    ImageState = "done"
	ImageStateFailed  ImageState = "failed"
)

func readImageState(value Value) (ImageState, *Fault) {
	word := ImageState(value.text)
	for _, known := range wordsImageState {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ImageState")
}

var wordsImageState = [...]ImageState{
	ImageStatePending, ImageStateDone, ImageStateFailed,
}

func writeImageState(m ImageState) Value {
	return Text(string(m))
}

// ParseImageState reads a JSON text that the schema accepts; an error is a *Fault.
func ParseImageState(text []byte) (ImageState, error) {
	return judged("turnwire/v1/entry#ImageState", text, readImageState)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ImageState) MarshalJSON() ([]byte, error) {
	return writeImageState(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ImageState) UnmarshalJSON(text []byte) error {
	made, err := ParseImageState(text)
	if err == nil {
		*m = made
	}
	return err
}

// ImageFallback: A way of reading an image that was given up for another.
type ImageFallback struct {
	// Why, for the user.
	Reason string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readImageFallback(value Value) (ImageFallback, *Fault) {
	r := fieldsOf(value)
	var made ImageFallback
	r.skip("given_up")
	r.skip("taken")
	need(r, "reason", &made.Reason, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeImageFallback(m ImageFallback) Value {
	w := newWriter()
	w.put("given_up", Text("vision"))
	w.put("taken", Text("ocr"))
	put(w, "reason", m.Reason, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseImageFallback reads a JSON text that the schema accepts; an error is a *Fault.
func ParseImageFallback(text []byte) (ImageFallback, error) {
	return judged("turnwire/v1/entry#ImageFallback", text, readImageFallback)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ImageFallback) MarshalJSON() ([]byte, error) {
	return writeImageFallback(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ImageFallback) UnmarshalJSON(text []byte) error {
	made, err := ParseImageFallback(text)
	if err == nil {
		*m = made
	}
	return err
}

// ImageData: An image, and what was read from it.
type ImageData struct {
	// The image: a URL, base64 data, a path or a file id.
	Image ImagePart
	// Path or URL that the data in `image` were read from. Absent: `image` is as it was given.
	Source *string
	// How it was asked to be read.
	Recognition Recognition
	// What became of it.
	State ImageState
	// How it was really read. Absent: not yet.
	Used *ImageDataUsed
	// The way that was given up. Absent: none.
	Fallback *ImageFallback
	// What character recognition read; may be empty.
	Text *string
	// How sure the recognition is of the text, 0 to 1.
	Confidence *Number
	// Language of the text, ISO 639-1. Absent: unknown.
	Language *string
	// How sure the language is, 0 to 1.
	LanguageConfidence *Number
	// What read it: the recognition engine, or the model.
	Engine *string
	// What a model said that it sees.
	Analysis *string
	// Width in pixels.
	Width *int64
	// Height in pixels.
	Height *int64
	// Size of the encoded image in bytes.
	SizeBytes *int64
	// Hash of the encoded image.
	Sha256 *string
	// How often it was tried to be read.
	Attempts *int64
	// Why it failed.
	Problem *EntryProblem
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readImageData(value Value) (ImageData, *Fault) {
	r := fieldsOf(value)
	var made ImageData
	need(r, "image", &made.Image, readImagePart)
	maybePtr(r, "source", &made.Source, readText)
	need(r, "recognition", &made.Recognition, readRecognition)
	need(r, "state", &made.State, readImageState)
	maybePtr(r, "used", &made.Used, readImageDataUsed)
	maybePtr(r, "fallback", &made.Fallback, readImageFallback)
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "confidence", &made.Confidence, readNumber)
	maybePtr(r, "language", &made.Language, readText)
	maybePtr(r, "language_confidence", &made.LanguageConfidence, readNumber)
	maybePtr(r, "engine", &made.Engine, readText)
	maybePtr(r, "analysis", &made.Analysis, readText)
	maybePtr(r, "width", &made.Width, readInt)
	maybePtr(r, "height", &made.Height, readInt)
	maybePtr(r, "size_bytes", &made.SizeBytes, readInt)
	maybePtr(r, "sha256", &made.Sha256, readText)
	maybePtr(r, "attempts", &made.Attempts, readInt)
	maybePtr(r, "problem", &made.Problem, readEntryProblem)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeImageData(m ImageData) Value {
	w := newWriter()
	put(w, "image", m.Image, writeImagePart)
	putPtr(w, "source", m.Source, Text)
	put(w, "recognition", m.Recognition, writeRecognition)
	put(w, "state", m.State, writeImageState)
	putPtr(w, "used", m.Used, writeImageDataUsed)
	putPtr(w, "fallback", m.Fallback, writeImageFallback)
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "confidence", m.Confidence, writeNumber)
	putPtr(w, "language", m.Language, Text)
	putPtr(w, "language_confidence", m.LanguageConfidence, writeNumber)
	putPtr(w, "engine", m.Engine, Text)
	putPtr(w, "analysis", m.Analysis, Text)
	putPtr(w, "width", m.Width, Int)
	putPtr(w, "height", m.Height, Int)
	putPtr(w, "size_bytes", m.SizeBytes, Int)
	putPtr(w, "sha256", m.Sha256, Text)
	putPtr(w, "attempts", m.Attempts, Int)
	putPtr(w, "problem", m.Problem, writeEntryProblem)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseImageData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseImageData(text []byte) (ImageData, error) {
	return judged("turnwire/v1/entry#ImageData", text, readImageData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ImageData) MarshalJSON() ([]byte, error) {
	return writeImageData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ImageData) UnmarshalJSON(text []byte) error {
	made, err := ParseImageData(text)
	if err == nil {
		*m = made
	}
	return err
}

// ImageDataUsed has no definition of its own.
type ImageDataUsed string

// The words of ImageDataUsed.
const (
	ImageDataUsedVision ImageDataUsed = "vision"
	ImageDataUsedOcr    ImageDataUsed = "ocr"
)

func readImageDataUsed(value Value) (ImageDataUsed, *Fault) {
	word := ImageDataUsed(value.text)
	for _, known := range wordsImageDataUsed {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ImageDataUsed")
}

var wordsImageDataUsed = [...]ImageDataUsed{
	ImageDataUsedVision, ImageDataUsedOcr,
}

func writeImageDataUsed(m ImageDataUsed) Value {
	return Text(string(m))
}

// ImageEntry: An image that the user shows.
type ImageEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The image.
	Data ImageData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readImageEntry(value Value) (ImageEntry, *Fault) {
	r := fieldsOf(value)
	var made ImageEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readImageData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeImageEntry(m ImageEntry) Value {
	w := newWriter()
	w.put("type", Text("image"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeImageData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseImageEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseImageEntry(text []byte) (ImageEntry, error) {
	return judged("turnwire/v1/entry#ImageEntry", text, readImageEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ImageEntry) MarshalJSON() ([]byte, error) {
	return writeImageEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ImageEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseImageEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// FileStatus: What became of a file: not opened yet, read, written, refused by a rule, not there, failed
// otherwise, or changed since it was read.
type FileStatus string

// The words of FileStatus.
const (
	FileStatusPending FileStatus = "pending"
	FileStatusRead    FileStatus = "read"
	FileStatusWritten FileStatus = "written"
	FileStatusDenied  FileStatus = "denied"
	FileStatusMissing FileStatus = "missing"
	FileStatusFailed  FileStatus = "failed"
	FileStatusChanged FileStatus = "changed"
)

func readFileStatus(value Value) (FileStatus, *Fault) {
	word := FileStatus(value.text)
	for _, known := range wordsFileStatus {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of FileStatus")
}

var wordsFileStatus = [...]FileStatus{
	FileStatusPending, FileStatusRead, FileStatusWritten, FileStatusDenied, FileStatusMissing, FileStatusFailed,
	FileStatusChanged,
}

func writeFileStatus(m FileStatus) Value {
	return Text(string(m))
}

// ParseFileStatus reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFileStatus(text []byte) (FileStatus, error) {
	return judged("turnwire/v1/entry#FileStatus", text, readFileStatus)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FileStatus) MarshalJSON() ([]byte, error) {
	return writeFileStatus(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FileStatus) UnmarshalJSON(text []byte) error {
	made, err := ParseFileStatus(text)
	if err == nil {
		*m = made
	}
	return err
}

// FileReferenceData: A file, or lines of it, and what was read.
type FileReferenceData struct {
	// The path as it was given: absolute, or relative to the workspace root.
	Path string
	// What became of it.
	Status FileStatus
	// First line, from 1. Absent: the first.
	StartLine *int64
	// Last line, inclusive; not before the first. Absent: the last.
	EndLine *int64
	// Role of the agent for which it is opened. Absent: the role of the context's mode.
	Role *string
	// The path inside the workspace root, normalized, with `/`.
	ResolvedPath *string
	// The lines, each with its number before it, as the model is shown them.
	Content *string
	// Encoding that the bytes were read in.
	Encoding *string
	// True when the file is no text; then there is no content. null means false.
	IsBinary *bool
	// True when only the beginning of the lines is kept. null means false.
	IsTruncated *bool
	// Lines of the whole file.
	LineCount *int64
	// Size of the whole file in bytes.
	SizeBytes *int64
	// Hash of the whole file when it was read.
	Sha256 *string
	// When the file was last changed, by its file system.
	ModifiedAt *string
	// When it was read.
	ReadAt *string
	// Why it was not read.
	Problem *EntryProblem
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readFileReferenceData(value Value) (FileReferenceData, *Fault) {
	r := fieldsOf(value)
	var made FileReferenceData
	need(r, "path", &made.Path, readText)
	need(r, "status", &made.Status, readFileStatus)
	maybePtr(r, "start_line", &made.StartLine, readInt)
	maybePtr(r, "end_line", &made.EndLine, readInt)
	maybePtr(r, "role", &made.Role, readText)
	maybePtr(r, "resolved_path", &made.ResolvedPath, readText)
	maybePtr(r, "content", &made.Content, readText)
	maybePtr(r, "encoding", &made.Encoding, readText)
	maybePtr(r, "is_binary", &made.IsBinary, readBool)
	maybePtr(r, "is_truncated", &made.IsTruncated, readBool)
	maybePtr(r, "line_count", &made.LineCount, readInt)
	maybePtr(r, "size_bytes", &made.SizeBytes, readInt)
	maybePtr(r, "sha256", &made.Sha256, readText)
	maybePtr(r, "modified_at", &made.ModifiedAt, readText)
	maybePtr(r, "read_at", &made.ReadAt, readText)
	maybePtr(r, "problem", &made.Problem, readEntryProblem)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeFileReferenceData(m FileReferenceData) Value {
	w := newWriter()
	put(w, "path", m.Path, Text)
	put(w, "status", m.Status, writeFileStatus)
	putPtr(w, "start_line", m.StartLine, Int)
	putPtr(w, "end_line", m.EndLine, Int)
	putPtr(w, "role", m.Role, Text)
	putPtr(w, "resolved_path", m.ResolvedPath, Text)
	putPtr(w, "content", m.Content, Text)
	putPtr(w, "encoding", m.Encoding, Text)
	putPtr(w, "is_binary", m.IsBinary, Bool)
	putPtr(w, "is_truncated", m.IsTruncated, Bool)
	putPtr(w, "line_count", m.LineCount, Int)
	putPtr(w, "size_bytes", m.SizeBytes, Int)
	putPtr(w, "sha256", m.Sha256, Text)
	putPtr(w, "modified_at", m.ModifiedAt, Text)
	putPtr(w, "read_at", m.ReadAt, Text)
	putPtr(w, "problem", m.Problem, writeEntryProblem)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseFileReferenceData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFileReferenceData(text []byte) (FileReferenceData, error) {
	return judged("turnwire/v1/entry#FileReferenceData", text, readFileReferenceData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FileReferenceData) MarshalJSON() ([]byte, error) {
	return writeFileReferenceData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FileReferenceData) UnmarshalJSON(text []byte) error {
	made, err := ParseFileReferenceData(text)
	if err == nil {
		*m = made
	}
	return err
}

// FileReferenceEntry: A file that the user refers to.
type FileReferenceEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The file.
	Data FileReferenceData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readFileReferenceEntry(value Value) (FileReferenceEntry, *Fault) {
	r := fieldsOf(value)
	var made FileReferenceEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readFileReferenceData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeFileReferenceEntry(m FileReferenceEntry) Value {
	w := newWriter()
	w.put("type", Text("file_reference"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeFileReferenceData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseFileReferenceEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFileReferenceEntry(text []byte) (FileReferenceEntry, error) {
	return judged("turnwire/v1/entry#FileReferenceEntry", text, readFileReferenceEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FileReferenceEntry) MarshalJSON() ([]byte, error) {
	return writeFileReferenceEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FileReferenceEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseFileReferenceEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// ApprovalState: State of an approval: nobody decided yet; may be run once; must not be run; was run with it; was
// not used in time.
type ApprovalState string

// The words of ApprovalState.
const (
	ApprovalStatePending  ApprovalState = "pending"
	ApprovalStateApproved ApprovalState = "approved"
	ApprovalStateDenied   ApprovalState = "denied"
	ApprovalStateUsed     ApprovalState = "used"
	ApprovalStateExpired  ApprovalState = "expired"
)

func readApprovalState(value Value) (ApprovalState, *Fault) {
	word := ApprovalState(value.text)
	for _, known := range wordsApprovalState {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ApprovalState")
}

var wordsApprovalState = [...]ApprovalState{
	ApprovalStatePending, ApprovalStateApproved, ApprovalStateDenied, ApprovalStateUsed, ApprovalStateExpired,
}

func writeApprovalState(m ApprovalState) Value {
	return Text(string(m))
}

// ParseApprovalState reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApprovalState(text []byte) (ApprovalState, error) {
	return judged("turnwire/v1/entry#ApprovalState", text, readApprovalState)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ApprovalState) MarshalJSON() ([]byte, error) {
	return writeApprovalState(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ApprovalState) UnmarshalJSON(text []byte) error {
	made, err := ParseApprovalState(text)
	if err == nil {
		*m = made
	}
	return err
}

// Approval: The decision about one call. It holds for exactly these arguments, once, and only where it was given.
type Approval struct {
	// State of the decision.
	State ApprovalState
	// SHA-256 of the tool's name and its arguments as canonical JSON; a decision for another hash is refused.
	Hash string
	// When it was decided.
	DecidedAt *string
	// Who decided: `user`; `policy`, or `policy: ` and the rule's name; over HTTP `client`, or `client: ` and the
	// name that the gateway was given for the holder of its key; or what a program says. Never a key.
	DecidedBy *string
	// Until when an approved call may start. Absent: without end.
	ExpiresAt *string
	// When the call was started with it.
	UsedAt *string
	// Why it was denied, or why it must be asked.
	Reason *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readApproval(value Value) (Approval, *Fault) {
	r := fieldsOf(value)
	var made Approval
	need(r, "state", &made.State, readApprovalState)
	need(r, "hash", &made.Hash, readText)
	maybePtr(r, "decided_at", &made.DecidedAt, readText)
	maybePtr(r, "decided_by", &made.DecidedBy, readText)
	maybePtr(r, "expires_at", &made.ExpiresAt, readText)
	maybePtr(r, "used_at", &made.UsedAt, readText)
	maybePtr(r, "reason", &made.Reason, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeApproval(m Approval) Value {
	w := newWriter()
	put(w, "state", m.State, writeApprovalState)
	put(w, "hash", m.Hash, Text)
	putPtr(w, "decided_at", m.DecidedAt, Text)
	putPtr(w, "decided_by", m.DecidedBy, Text)
	putPtr(w, "expires_at", m.ExpiresAt, Text)
	putPtr(w, "used_at", m.UsedAt, Text)
	putPtr(w, "reason", m.Reason, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseApproval reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApproval(text []byte) (Approval, error) {
	return judged("turnwire/v1/entry#Approval", text, readApproval)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Approval) MarshalJSON() ([]byte, error) {
	return writeApproval(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Approval) UnmarshalJSON(text []byte) error {
	made, err := ParseApproval(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolRequestState: What became of a call: not started, started, answered by its tool, or answered without having
// been run.
type ToolRequestState string

// The words of ToolRequestState.
const (
	ToolRequestStateWaiting ToolRequestState = "waiting"
	ToolRequestStateRunning ToolRequestState = "running"
	ToolRequestStateDone    ToolRequestState = "done"
	ToolRequestStateRefused ToolRequestState = "refused"
)

func readToolRequestState(value Value) (ToolRequestState, *Fault) {
	word := ToolRequestState(value.text)
	for _, known := range wordsToolRequestState {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ToolRequestState")
}

var wordsToolRequestState = [...]ToolRequestState{
	ToolRequestStateWaiting, ToolRequestStateRunning, ToolRequestStateDone, ToolRequestStateRefused,
}

func writeToolRequestState(m ToolRequestState) Value {
	return Text(string(m))
}

// ParseToolRequestState reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolRequestState(text []byte) (ToolRequestState, error) {
	return judged("turnwire/v1/entry#ToolRequestState", text, readToolRequestState)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolRequestState) MarshalJSON() ([]byte, error) {
	return writeToolRequestState(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolRequestState) UnmarshalJSON(text []byte) error {
	made, err := ParseToolRequestState(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolRequestData: A call that the model made, valid or not, and the decision about it.
// Rule: exactly one of call | invalid_call is required.
type ToolRequestData struct {
	// The call, ready to be run.
	Call *ToolCall
	// The call as the model wrote it, where it cannot be run.
	InvalidCall *InvalidToolCall
	// What became of it.
	State ToolRequestState
	// The decision. Absent: nothing can be decided about a call that cannot be run.
	Approval *Approval
	// Id that all entries of one answer share.
	AnswerID *string
	// MCP server that offers the tool. Absent: the tool is this program's own.
	Server *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolRequestData(value Value) (ToolRequestData, *Fault) {
	r := fieldsOf(value)
	var made ToolRequestData
	maybePtr(r, "call", &made.Call, readToolCall)
	maybePtr(r, "invalid_call", &made.InvalidCall, readInvalidToolCall)
	need(r, "state", &made.State, readToolRequestState)
	maybePtr(r, "approval", &made.Approval, readApproval)
	maybePtr(r, "answer_id", &made.AnswerID, readText)
	maybePtr(r, "server", &made.Server, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolRequestData(m ToolRequestData) Value {
	w := newWriter()
	putPtr(w, "call", m.Call, writeToolCall)
	putPtr(w, "invalid_call", m.InvalidCall, writeInvalidToolCall)
	put(w, "state", m.State, writeToolRequestState)
	putPtr(w, "approval", m.Approval, writeApproval)
	putPtr(w, "answer_id", m.AnswerID, Text)
	putPtr(w, "server", m.Server, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolRequestData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolRequestData(text []byte) (ToolRequestData, error) {
	return judged("turnwire/v1/entry#ToolRequestData", text, readToolRequestData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolRequestData) MarshalJSON() ([]byte, error) {
	return writeToolRequestData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolRequestData) UnmarshalJSON(text []byte) error {
	made, err := ParseToolRequestData(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolRequestEntry: A call of a tool by the model.
type ToolRequestEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The call.
	Data ToolRequestData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolRequestEntry(value Value) (ToolRequestEntry, *Fault) {
	r := fieldsOf(value)
	var made ToolRequestEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readToolRequestData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolRequestEntry(m ToolRequestEntry) Value {
	w := newWriter()
	w.put("type", Text("tool_request"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeToolRequestData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolRequestEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolRequestEntry(text []byte) (ToolRequestEntry, error) {
	return judged("turnwire/v1/entry#ToolRequestEntry", text, readToolRequestEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolRequestEntry) MarshalJSON() ([]byte, error) {
	return writeToolRequestEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolRequestEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseToolRequestEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolResultData: The result of a call.
type ToolResultData struct {
	// Id of the entry of the call.
	RequestID string
	// The result; its `tool_call_id` is the id of the call.
	Result ToolResult
	// The message as it was given, where it says more than the result. Absent: the message is made of the result.
	Message *ToolMessage
	// When it was there.
	CompletedAt *string
	// True when the result was too large and only its beginning is kept. null means false.
	IsTruncated *bool
	// Size of the whole result in bytes.
	SizeBytes *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolResultData(value Value) (ToolResultData, *Fault) {
	r := fieldsOf(value)
	var made ToolResultData
	need(r, "request_id", &made.RequestID, readText)
	need(r, "result", &made.Result, readToolResult)
	maybePtr(r, "message", &made.Message, readToolMessage)
	maybePtr(r, "completed_at", &made.CompletedAt, readText)
	maybePtr(r, "is_truncated", &made.IsTruncated, readBool)
	maybePtr(r, "size_bytes", &made.SizeBytes, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolResultData(m ToolResultData) Value {
	w := newWriter()
	put(w, "request_id", m.RequestID, Text)
	put(w, "result", m.Result, writeToolResult)
	putPtr(w, "message", m.Message, writeToolMessage)
	putPtr(w, "completed_at", m.CompletedAt, Text)
	putPtr(w, "is_truncated", m.IsTruncated, Bool)
	putPtr(w, "size_bytes", m.SizeBytes, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolResultData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolResultData(text []byte) (ToolResultData, error) {
	return judged("turnwire/v1/entry#ToolResultData", text, readToolResultData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolResultData) MarshalJSON() ([]byte, error) {
	return writeToolResultData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolResultData) UnmarshalJSON(text []byte) error {
	made, err := ParseToolResultData(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolResultEntry: The result of a tool.
type ToolResultEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The result.
	Data ToolResultData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolResultEntry(value Value) (ToolResultEntry, *Fault) {
	r := fieldsOf(value)
	var made ToolResultEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readToolResultData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolResultEntry(m ToolResultEntry) Value {
	w := newWriter()
	w.put("type", Text("tool_result"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeToolResultData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolResultEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolResultEntry(text []byte) (ToolResultEntry, error) {
	return judged("turnwire/v1/entry#ToolResultEntry", text, readToolResultEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolResultEntry) MarshalJSON() ([]byte, error) {
	return writeToolResultEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolResultEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseToolResultEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// ControlKind: What a system control changes.
type ControlKind string

// The words of ControlKind.
const (
	ControlKindModeChange   ControlKind = "mode_change"
	ControlKindBranchSwitch ControlKind = "branch_switch"
)

func readControlKind(value Value) (ControlKind, *Fault) {
	word := ControlKind(value.text)
	for _, known := range wordsControlKind {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ControlKind")
}

var wordsControlKind = [...]ControlKind{
	ControlKindModeChange, ControlKindBranchSwitch,
}

func writeControlKind(m ControlKind) Value {
	return Text(string(m))
}

// ParseControlKind reads a JSON text that the schema accepts; an error is a *Fault.
func ParseControlKind(text []byte) (ControlKind, error) {
	return judged("turnwire/v1/entry#ControlKind", text, readControlKind)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ControlKind) MarshalJSON() ([]byte, error) {
	return writeControlKind(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ControlKind) UnmarshalJSON(text []byte) error {
	made, err := ParseControlKind(text)
	if err == nil {
		*m = made
	}
	return err
}

// SystemControlData: A change of the conversation itself; no model sees it.
type SystemControlData struct {
	// What changed.
	Control ControlKind
	// Name of the mode or branch before. Absent: this is the first one.
	Old *string
	// Name of the mode or branch from now on.
	New string
	// Who changed it, for example `user`.
	DecidedBy *string
	// Why.
	Reason *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readSystemControlData(value Value) (SystemControlData, *Fault) {
	r := fieldsOf(value)
	var made SystemControlData
	need(r, "control", &made.Control, readControlKind)
	maybePtr(r, "old", &made.Old, readText)
	need(r, "new", &made.New, readText)
	maybePtr(r, "decided_by", &made.DecidedBy, readText)
	maybePtr(r, "reason", &made.Reason, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeSystemControlData(m SystemControlData) Value {
	w := newWriter()
	put(w, "control", m.Control, writeControlKind)
	putPtr(w, "old", m.Old, Text)
	put(w, "new", m.New, Text)
	putPtr(w, "decided_by", m.DecidedBy, Text)
	putPtr(w, "reason", m.Reason, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseSystemControlData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseSystemControlData(text []byte) (SystemControlData, error) {
	return judged("turnwire/v1/entry#SystemControlData", text, readSystemControlData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m SystemControlData) MarshalJSON() ([]byte, error) {
	return writeSystemControlData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *SystemControlData) UnmarshalJSON(text []byte) error {
	made, err := ParseSystemControlData(text)
	if err == nil {
		*m = made
	}
	return err
}

// SystemControlEntry: A change of mode or branch.
type SystemControlEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The change.
	Data SystemControlData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readSystemControlEntry(value Value) (SystemControlEntry, *Fault) {
	r := fieldsOf(value)
	var made SystemControlEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readSystemControlData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeSystemControlEntry(m SystemControlEntry) Value {
	w := newWriter()
	w.put("type", Text("system_control"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeSystemControlData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseSystemControlEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseSystemControlEntry(text []byte) (SystemControlEntry, error) {
	return judged("turnwire/v1/entry#SystemControlEntry", text, readSystemControlEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m SystemControlEntry) MarshalJSON() ([]byte, error) {
	return writeSystemControlEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *SystemControlEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseSystemControlEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// Shortening: How a content was made smaller.
type Shortening struct {
	// Cut at the end, or replaced by a summary.
	Method ShorteningMethod
	// Size of the whole content in bytes.
	SizeBytes int64
	// Size of what is kept in bytes.
	KeptBytes int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readShortening(value Value) (Shortening, *Fault) {
	r := fieldsOf(value)
	var made Shortening
	need(r, "method", &made.Method, readShorteningMethod)
	need(r, "size_bytes", &made.SizeBytes, readInt)
	need(r, "kept_bytes", &made.KeptBytes, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeShortening(m Shortening) Value {
	w := newWriter()
	put(w, "method", m.Method, writeShorteningMethod)
	put(w, "size_bytes", m.SizeBytes, Int)
	put(w, "kept_bytes", m.KeptBytes, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseShortening reads a JSON text that the schema accepts; an error is a *Fault.
func ParseShortening(text []byte) (Shortening, error) {
	return judged("turnwire/v1/entry#Shortening", text, readShortening)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Shortening) MarshalJSON() ([]byte, error) {
	return writeShortening(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Shortening) UnmarshalJSON(text []byte) error {
	made, err := ParseShortening(text)
	if err == nil {
		*m = made
	}
	return err
}

// ShorteningMethod has no definition of its own.
type ShorteningMethod string

// The words of ShorteningMethod.
const (
	ShorteningMethodCut     ShorteningMethod = "cut"
	ShorteningMethodSummary ShorteningMethod = "summary"
)

func readShorteningMethod(value Value) (ShorteningMethod, *Fault) {
	word := ShorteningMethod(value.text)
	for _, known := range wordsShorteningMethod {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ShorteningMethod")
}

var wordsShorteningMethod = [...]ShorteningMethod{
	ShorteningMethodCut, ShorteningMethodSummary,
}

func writeShorteningMethod(m ShorteningMethod) Value {
	return Text(string(m))
}

// MCPResourceState: Whether the content may be used: read in time and not reported as changed; older or reported
// as changed; or not readable.
type MCPResourceState string

// The words of MCPResourceState.
const (
	MCPResourceStateFresh  MCPResourceState = "fresh"
	MCPResourceStateStale  MCPResourceState = "stale"
	MCPResourceStateFailed MCPResourceState = "failed"
)

func readMCPResourceState(value Value) (MCPResourceState, *Fault) {
	word := MCPResourceState(value.text)
	for _, known := range wordsMCPResourceState {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of MCPResourceState")
}

var wordsMCPResourceState = [...]MCPResourceState{
	MCPResourceStateFresh, MCPResourceStateStale, MCPResourceStateFailed,
}

func writeMCPResourceState(m MCPResourceState) Value {
	return Text(string(m))
}

// ParseMCPResourceState reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMCPResourceState(text []byte) (MCPResourceState, error) {
	return judged("turnwire/v1/entry#McpResourceState", text, readMCPResourceState)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MCPResourceState) MarshalJSON() ([]byte, error) {
	return writeMCPResourceState(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MCPResourceState) UnmarshalJSON(text []byte) error {
	made, err := ParseMCPResourceState(text)
	if err == nil {
		*m = made
	}
	return err
}

// MCPResourceData: A resource of an MCP server, as it was read.
type MCPResourceData struct {
	// Name of the server in the configuration.
	Server string
	// URI of the resource.
	Uri string
	// Whether it may be used.
	State MCPResourceState
	// Name that the server gives it.
	Name *string
	// Media type that the server states.
	MimeType *string
	// The content as text; may be empty.
	Text *string
	// The content as standard base64.
	Blob *string
	// When it was read.
	RetrievedAt *string
	// For how many seconds after that it is fresh. Absent: the rule for its type.
	FreshForS *Number
	// When it was last shown to a model.
	LastUsedAt *string
	// Size of the whole content in bytes.
	SizeBytes *int64
	// How it was made smaller. Absent: it is whole.
	Shortening *Shortening
	// Why it was not read.
	Problem *EntryProblem
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readMCPResourceData(value Value) (MCPResourceData, *Fault) {
	r := fieldsOf(value)
	var made MCPResourceData
	need(r, "server", &made.Server, readText)
	need(r, "uri", &made.Uri, readText)
	need(r, "state", &made.State, readMCPResourceState)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "mime_type", &made.MimeType, readText)
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "blob", &made.Blob, readText)
	maybePtr(r, "retrieved_at", &made.RetrievedAt, readText)
	maybePtr(r, "fresh_for_s", &made.FreshForS, readNumber)
	maybePtr(r, "last_used_at", &made.LastUsedAt, readText)
	maybePtr(r, "size_bytes", &made.SizeBytes, readInt)
	maybePtr(r, "shortening", &made.Shortening, readShortening)
	maybePtr(r, "problem", &made.Problem, readEntryProblem)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeMCPResourceData(m MCPResourceData) Value {
	w := newWriter()
	put(w, "server", m.Server, Text)
	put(w, "uri", m.Uri, Text)
	put(w, "state", m.State, writeMCPResourceState)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "mime_type", m.MimeType, Text)
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "blob", m.Blob, Text)
	putPtr(w, "retrieved_at", m.RetrievedAt, Text)
	putPtr(w, "fresh_for_s", m.FreshForS, writeNumber)
	putPtr(w, "last_used_at", m.LastUsedAt, Text)
	putPtr(w, "size_bytes", m.SizeBytes, Int)
	putPtr(w, "shortening", m.Shortening, writeShortening)
	putPtr(w, "problem", m.Problem, writeEntryProblem)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseMCPResourceData reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMCPResourceData(text []byte) (MCPResourceData, error) {
	return judged("turnwire/v1/entry#McpResourceData", text, readMCPResourceData)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MCPResourceData) MarshalJSON() ([]byte, error) {
	return writeMCPResourceData(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MCPResourceData) UnmarshalJSON(text []byte) error {
	made, err := ParseMCPResourceData(text)
	if err == nil {
		*m = made
	}
	return err
}

// MCPResourceEntry: A resource of an MCP server, shown to the model as information of the system.
type MCPResourceEntry struct {
	// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor
	// version is kept with its further fields.
	Version string
	// Id of the entry, unique in its context.
	ID string
	// When the entry was made, RFC 3339, UTC.
	CreatedAt string
	// The resource.
	Data MCPResourceData
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readMCPResourceEntry(value Value) (MCPResourceEntry, *Fault) {
	r := fieldsOf(value)
	var made MCPResourceEntry
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "data", &made.Data, readMCPResourceData)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeMCPResourceEntry(m MCPResourceEntry) Value {
	w := newWriter()
	w.put("type", Text("mcp_resource"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "data", m.Data, writeMCPResourceData)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseMCPResourceEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMCPResourceEntry(text []byte) (MCPResourceEntry, error) {
	return judged("turnwire/v1/entry#McpResourceEntry", text, readMCPResourceEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MCPResourceEntry) MarshalJSON() ([]byte, error) {
	return writeMCPResourceEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MCPResourceEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseMCPResourceEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// UnknownEntry: An entry whose type this version does not know, with its JSON intact. A known type with a bad body
// is an error, never an unknown entry.
type UnknownEntry struct {
	// Raw is the object as it came.
	Raw *Object
}

func readUnknownEntry(value Value) (UnknownEntry, *Fault) {
	raw, fault := readObject(value)
	return UnknownEntry{raw}, fault
}

func writeUnknownEntry(m UnknownEntry) Value {
	return Members(m.Raw)
}

// ParseUnknownEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUnknownEntry(text []byte) (UnknownEntry, error) {
	return judged("turnwire/v1/entry#UnknownEntry", text, readUnknownEntry)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UnknownEntry) MarshalJSON() ([]byte, error) {
	return writeUnknownEntry(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UnknownEntry) UnmarshalJSON(text []byte) error {
	made, err := ParseUnknownEntry(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContextEntry: One entry of a context; an unknown type is kept as an UnknownEntry.
//
// It is one of *TextEntry, *ImageEntry, *FileReferenceEntry, *ToolRequestEntry, *ToolResultEntry,
// *SystemControlEntry, *MCPResourceEntry, *UnknownEntry.
type ContextEntry interface{ isContextEntry() }

func (*TextEntry) isContextEntry() {}

func (*ImageEntry) isContextEntry() {}

func (*FileReferenceEntry) isContextEntry() {}

func (*ToolRequestEntry) isContextEntry() {}

func (*ToolResultEntry) isContextEntry() {}

func (*SystemControlEntry) isContextEntry() {}

func (*MCPResourceEntry) isContextEntry() {}

func (*UnknownEntry) isContextEntry() {}

func readContextEntry(value Value) (ContextEntry, *Fault) {
	switch value.Get("type").text {
	case "text":
		made, fault := readTextEntry(value)
		return &made, fault
	case "image":
		made, fault := readImageEntry(value)
		return &made, fault
	case "file_reference":
		made, fault := readFileReferenceEntry(value)
		return &made, fault
	case "tool_request":
		made, fault := readToolRequestEntry(value)
		return &made, fault
	case "tool_result":
		made, fault := readToolResultEntry(value)
		return &made, fault
	case "system_control":
		made, fault := readSystemControlEntry(value)
		return &made, fault
	case "mcp_resource":
		made, fault := readMCPResourceEntry(value)
		return &made, fault
	}
	made, fault := readUnknownEntry(value)
	return &made, fault
}

func writeContextEntry(m ContextEntry) Value {
	switch m := m.(type) {
	case *TextEntry:
		return writeTextEntry(*m)
	case *ImageEntry:
		return writeImageEntry(*m)
	case *FileReferenceEntry:
		return writeFileReferenceEntry(*m)
	case *ToolRequestEntry:
		return writeToolRequestEntry(*m)
	case *ToolResultEntry:
		return writeToolResultEntry(*m)
	case *SystemControlEntry:
		return writeSystemControlEntry(*m)
	case *MCPResourceEntry:
		return writeMCPResourceEntry(*m)
	case *UnknownEntry:
		return writeUnknownEntry(*m)
	}
	return Value{}
}

// ParseContextEntry reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContextEntry(text []byte) (ContextEntry, error) {
	return judged("turnwire/v1/entry#ContextEntry", text, readContextEntry)
}
