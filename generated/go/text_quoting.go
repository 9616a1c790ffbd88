// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"strings"
	"unicode/utf8"
)

const (
	longestHead  = 160 // how much of a line says what kind of line it is
	indentedCode = 4
	// longestClosed is how many bytes the end of a quotation of marks has at most.
	longestClosed = 8
)

// quoteEnds gives for what quotes a mark, right before it, what ends that.
var quoteEnds = map[rune]string{
	'"': "\"", '\'': "'", '“': "”", '‘': "’", '”': "”", '’': "’", '„': "“”", '‚': "‘’", '«': "»", '»': "«", '‹': "›",
	'›': "‹", '「': "」", '『': "』", '《': "》", '〈': "〉", '(': ")", '（': "）", '[': "]",
}

// quoting tells whether the end of a text is inside code or a quotation, as Markdown has them (CommonMark 0.31). Where it
// cannot be told from what came so far, or where blocks could be read in two ways, the answer is yes: marks that are
// quoted must never become a call. Each character is looked at once, whatever the length of a line.
type quoting struct {
	head        string // the beginning of the last line
	headLength  int
	rest        byte   // what of a fence's line is behind that: 0 for white space, 'x' for text, '`' with backticks
	last        rune   // the last character of the line, spaces left aside that belong to a quotation mark; or 0
	closed      string // what ends the quotation that is open
	behind      string // the last characters of the line, where that may begin
	fence       string
	fenceColumn int
	isLazy      bool // whether the last line was in a block quote that the next one goes on
	ofLine      codeSpan
	ofParagraph codeSpan
}

// add takes the next piece of the text.
func (q *quoting) add(text string) {
	for {
		line, rest, isEnded := strings.Cut(text, "\n")
		q.addToLine(line)
		if !isEnded {
			return
		}
		q.endLine()
		text = rest
	}
}

// isQuoted tells whether what comes next is inside code or a quotation.
func (q *quoting) isQuoted() bool {
	bare := strings.TrimLeft(q.head, " \t")
	if q.fence != "" || q.closed != "" || quoteEnds[q.last] != "" || isBlockQuote(q.head) {
		return true
	}
	if q.isLazy || columnBehind(q.head[:len(q.head)-len(bare)]) >= indentedCode {
		return true
	}
	if lineHeadOf(q.head).fence != "" {
		return true
	}
	return q.ofLine.isOpen() || (q.ofParagraph.isOpen() && !beginsBlock(q.head))
}

// keep says that a mark comes next that is quoted: what follows it in the same quotation marks is quoted as well.
func (q *quoting) keep() {
	if q.closed == "" {
		q.closed, q.behind = quoteEnds[q.last], ""
	}
}

func (q *quoting) addToLine(text string) {
	if text == "" {
		return
	}
	bare := strings.TrimRight(text, " \u00a0\u202f")
	if bare != "" {
		q.last, _ = utf8.DecodeLastRuneInString(bare)
	}
	if q.last != '«' && strings.Contains(text[len(bare):], " ") {
		q.last = ' '
	}
	if q.closed != "" {
		behind := q.behind + text
		if closesQuotation(behind, q.closed) {
			q.closed = ""
		}
		q.behind = behind[keptFrom(behind, 0, longestClosed):]
	}
	end, count := signsFrom(text, 0, longestHead-q.headLength)
	q.head += text[:end]
	q.headLength += count
	if rest := text[end:]; rest != "" && q.rest != '`' {
		if strings.IndexByte(rest, '`') >= 0 {
			q.rest = '`'
		} else if trimBlanks(rest) != "" {
			q.rest = 'x'
		}
	}
	if q.fence == "" {
		q.ofLine.add(text)
		q.ofParagraph.add(text)
	}
}

func (q *quoting) endLine() {
	head := lineHeadOf(q.head)
	isFence := head.fence != ""
	hasTicks := strings.IndexByte(head.info, '`') >= 0 || q.rest == '`'
	isBlankLine := trimBlanks(q.head) == "" && q.rest == 0
	if q.fence != "" {
		isBare := trimBlanks(head.info) == "" && q.rest == 0
		if strings.HasPrefix(head.fence, q.fence) && head.markers == "" && isBare {
			q.endFence(columnBehind(head.indent))
		}
	} else if isFence && columnBehind(head.indent) < indentedCode { // further to the right it is quoted line by line
		if len(q.head)-len(head.info) == longestHead {
			q.fence = head.fence + head.fence[:1] // it goes on, nobody knows how long: nothing ends it
		} else if head.fence[0] == '~' || !hasTicks {
			q.fence = head.fence
		}
		q.fenceColumn = 0
		if head.markers != "" {
			q.fenceColumn = columnBehind(head.indent + head.markers)
		}
	}
	isCode := q.fence != "" || isFence
	q.isLazy = !isBlankLine && !isCode && (q.isLazy || isBlockQuote(q.head))
	if isBlankLine || isCode {
		q.ofParagraph = codeSpan{}
	} else if beginsBlock(q.head) {
		q.ofParagraph = q.ofLine
	}
	q.ofParagraph.endRun()
	q.ofParagraph.isEscaping = false
	q.ofLine = codeSpan{}
	q.head, q.headLength, q.rest, q.last, q.behind = "", 0, 0, 0, ""
}

func (q *quoting) endFence(column int) {
	if column < q.fenceColumn { // by Markdown the list has ended and this begins a fence; by intent it ends one
		q.fenceColumn = 0
	} else if column < q.fenceColumn+indentedCode {
		q.fence = ""
	}
}

// closesQuotation tells whether a quotation of marks ends in a text: right behind a mark or a value, so that no text in
// the arguments ends it.
func closesQuotation(text, ends string) bool {
	for at, sign := range text {
		if strings.ContainsRune(ends, sign) && isBehindMark(text[:at]) {
			return true
		}
	}
	return false
}

func isBehindMark(text string) bool {
	for _, space := range []string{" ", "\u00a0", "\u202f"} {
		if bare, has := strings.CutSuffix(text, space); has {
			text = bare
			break
		}
	}
	if text == "" {
		return false
	}
	end := len(text) - 1
	if strings.IndexByte("]}>", text[end]) >= 0 {
		return true
	}
	return end > 0 && text[end-1] == '>' && strings.IndexByte(".,;:!?", text[end]) >= 0
}

// isBlockQuote tells whether a line is in a block quote, which may be in a list.
func isBlockQuote(line string) bool {
	head := lineHeadOf(line)
	return strings.HasPrefix(line[len(head.indent)+len(head.markers):], ">")
}

// lineHead is the beginning of a line: white space, markers of lists, and a fence with what is behind it.
type lineHead struct{ indent, markers, fence, info string }

func lineHeadOf(text string) lineHead {
	indent := behind(text, 0, " \t")
	at := indent
	for {
		marker := behindMarker(text, at)
		end := behind(text, marker, " \t")
		if marker == at || end == marker {
			break
		}
		at = end
	}
	found := lineHead{indent: text[:indent], markers: text[indent:at]}
	for _, sign := range []string{"`", "~"} {
		if end := behind(text, at, sign); end-at >= 3 {
			found.fence, found.info = text[at:end], text[end:]
		}
	}
	return found
}

// behindMarker gives where the marker of a list ends, or the same place where there is none.
func behindMarker(text string, at int) int {
	if at < len(text) && strings.IndexByte("-*+", text[at]) >= 0 {
		return at + 1
	}
	digits := digitsOf(text[at:])
	if end := at + digits; digits >= 1 && digits <= 9 && end < len(text) && (text[end] == '.' || text[end] == ')') {
		return end + 1
	}
	return at
}

// beginsBlock tells whether a line begins an item of a list or is a heading.
func beginsBlock(head string) bool {
	at := behind(head, 0, " ")
	end := behindMarker(head, at)
	if end == at {
		end = behind(head, at, "#")
		if end-at > 6 {
			return false
		}
	}
	return at <= 3 && end > at && (end == len(head) || head[end] == ' ' || head[end] == '\t')
}

// codeSpan follows code spans: how many backticks opened the one that is open.
type codeSpan struct {
	ticks      int
	run        int  // backticks at the very end
	escaped    int  // how many of them are escaped
	isEscaping bool // whether a backslash at the very end escapes what comes
}

// isOpen tells whether what comes next, which is no backtick, is in a span.
func (c *codeSpan) isOpen() bool {
	length := c.run - c.escaped
	if c.ticks == 0 {
		return length > 0
	}
	return length != c.ticks
}

func (c *codeSpan) add(text string) {
	for text != "" {
		next := strings.IndexAny(text, "`\\")
		if next != 0 {
			c.endRun()
			c.isEscaping = false
			if next < 0 {
				return
			}
			text = text[next:]
		}
		size := behind(text, 0, text[:1])
		if text[0] == '`' {
			if c.run == 0 && c.isEscaping && c.ticks == 0 {
				c.escaped = 1
			}
			c.run += size
			c.isEscaping = false
		} else {
			c.endRun()
			c.isEscaping = c.isEscaping != (size%2 == 1)
		}
		text = text[size:]
	}
}

func (c *codeSpan) endRun() {
	if length := c.run - c.escaped; length > 0 {
		switch c.ticks {
		case 0:
			c.ticks = length
		case length:
			c.ticks = 0
		}
	}
	c.run, c.escaped = 0, 0
}

// columnBehind gives in which column text begins behind white space and markers of lists.
func columnBehind(space string) int {
	column := 0
	for index := range len(space) {
		if space[index] == '\t' {
			column += 4 - column%4
		} else {
			column++
		}
	}
	return column
}
