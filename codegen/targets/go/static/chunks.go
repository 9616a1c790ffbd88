package turnwire

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// LongestLine is how many bytes one line of a stream may have.
const LongestLine = 64 << 20

// StreamError says why a stream is no answer; it quotes nothing.
type StreamError struct {
	// Message is what went wrong.
	Message string
	// Partial is the answer as far as it came, where the stream ended too early.
	Partial *ChatResponse
}

// Error gives the message.
func (e *StreamError) Error() string { return e.Message }

// ChunkDecoder reads JSON lines of chunks from bytes that come in pieces. Lines end at LF or CRLF; empty ones are
// skipped. The zero value is a decoder at the beginning of a stream.
type ChunkDecoder struct {
	rest []byte
	line int
	err  error
}

// Push takes the next bytes; gives the chunks whose lines are whole. What is no chunk is an error from then on, beside the
// chunks before it.
func (d *ChunkDecoder) Push(data []byte) ([]StreamingChunk, error) {
	var chunks []StreamingChunk
	for {
		end := bytes.IndexByte(data, '\n')
		if end < 0 {
			break
		}
		d.rest = append(d.rest, data[:end]...)
		data = data[end+1:]
		chunk, err := d.Finish()
		if err != nil {
			return chunks, err
		}
		if chunk != nil {
			chunks = append(chunks, *chunk)
		}
	}
	d.rest = append(d.rest, data...)
	if len(d.rest) > LongestLine && d.err == nil {
		d.err = d.wrong(d.line+1, "is longer than "+strconv.Itoa(LongestLine)+" bytes")
	}
	return chunks, d.err
}

// Finish ends the stream; gives the chunk of a last line without an end, or nil.
func (d *ChunkDecoder) Finish() (*StreamingChunk, error) {
	if d.err != nil {
		return nil, d.err
	}
	d.line++
	text := bytes.TrimRight(d.rest, "\r")
	if len(text) == 0 {
		d.rest = d.rest[:0]
		return nil, nil
	}
	if !utf8.Valid(text) {
		d.err = d.wrong(d.line, "is no chunk: no UTF-8")
		return nil, d.err
	}
	chunk, err := ParseStreamingChunk(text)
	d.rest = d.rest[:0]
	if err != nil {
		d.err = d.wrong(d.line, "is no chunk: "+err.Error())
		return nil, d.err
	}
	return &chunk, nil
}

func (d *ChunkDecoder) wrong(line int, what string) error {
	return &StreamError{Message: "line " + strconv.Itoa(line) + " " + what}
}
