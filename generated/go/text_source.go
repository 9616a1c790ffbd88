// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// stepState is what a step of reading says when it returns.
type stepState uint8

const (
	stepDone  stepState = iota // the position is behind it
	stepMore                   // it goes on with the next piece; the position is behind what it has used
	stepWrong                  // the text is not what it takes
)

// presence tells whether something comes next.
type presence uint8

const (
	absent presence = iota
	present
	undecided // it takes more text to tell
)

func presenceOf(isPresent bool) presence {
	if isPresent {
		return present
	}
	return absent
}

const jsonSpace = " \t\r\n"

// textSource is text, how much of it is used, and whether it is all there will be.
type textSource struct {
	text  string
	at    int
	isEnd bool
}

func (s *textSource) isUsed() bool { return s.at == len(s.text) }

// skipSpace uses white space, and gives it.
func (s *textSource) skipSpace() string {
	begun := s.at
	s.at = behind(s.text, s.at, jsonSpace)
	return s.text[begun:s.at]
}

// startsWith gives which of some words comes next, the longest first.
func (s *textSource) startsWith(words *wordList) (string, presence) {
	if word := words.at(s.text, s.at); word != "" {
		return word, present
	}
	if !s.isEnd && words.couldBegin(s.text[s.at:]) {
		return "", undecided
	}
	return "", absent
}

// endsInside tells whether the text is over in the middle of one of some words.
func (s *textSource) endsInside(words *wordList) bool {
	return s.isEnd && !s.isUsed() && words.couldBegin(s.text[s.at:])
}

// wordList is words in the order in which they are looked for.
type wordList struct {
	words   []string
	longest int // in bytes
	firsts  [256]bool
	only    int // the byte that all of them begin with, or -1
}

func newWordList(words []string) *wordList {
	made := &wordList{words: words, only: -1}
	for _, word := range words {
		made.longest = max(made.longest, len(word))
		made.firsts[word[0]] = true
	}
	if len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool { return word[0] != words[0][0] }) {
		made.only = int(words[0][0])
	}
	return made
}

// longestFirst is a list of the words in which a longer one is looked for before a shorter one.
func longestFirst(words []string) *wordList {
	ordered := slices.Clone(words)
	slices.SortStableFunc(ordered, func(one, other string) int { return cmp.Compare(len(other), len(one)) })
	return newWordList(ordered)
}

// at gives the word that is at a place; "" where there is none.
func (w *wordList) at(text string, at int) string {
	for _, word := range w.words {
		if strings.HasPrefix(text[at:], word) {
			return word
		}
	}
	return ""
}

// find gives the first word behind a place, and where it begins; -1 where there is none.
func (w *wordList) find(text string, from int) (int, string) {
	for at := from; at < len(text); at++ {
		if w.only >= 0 {
			next := strings.IndexByte(text[at:], byte(w.only))
			if next < 0 {
				break
			}
			at += next
		} else if !w.firsts[text[at]] {
			continue
		}
		if word := w.at(text, at); word != "" {
			return at, word
		}
	}
	return -1, ""
}

// couldBegin tells whether a text is the beginning of a word.
func (w *wordList) couldBegin(text string) bool {
	if len(text) > w.longest {
		return false
	}
	return slices.ContainsFunc(w.words, func(word string) bool { return strings.HasPrefix(word, text) })
}

// heldFrom gives where the end of a text begins that could be the beginning of a word.
func (w *wordList) heldFrom(text string, at int) int {
	for start := max(at, len(text)-w.longest+1); start < len(text); start++ {
		if w.firsts[text[start]] && w.couldBegin(text[start:]) {
			return start
		}
	}
	return len(text)
}

// couldBeLonger tells whether the word at a place may turn out to be a longer one.
func (w *wordList) couldBeLonger(text string, start int, word string) bool {
	rest := text[start:]
	return len(rest) <= w.longest && slices.ContainsFunc(w.words, func(longer string) bool {
		return len(longer) > len(word) && strings.HasPrefix(longer, rest)
	})
}

// behind gives where what is none of some characters begins.
func behind(text string, at int, chars string) int {
	for at < len(text) && strings.IndexByte(chars, text[at]) >= 0 {
		at++
	}
	return at
}

// behindBlanks gives where what is no white space of any script begins.
func behindBlanks(text string, at int) int {
	return len(text) - len(strings.TrimLeftFunc(text[at:], isBlank))
}

func trimBlanks(text string) string { return strings.TrimFunc(text, isBlank) }

// signsFrom gives the place behind so many characters, or the end of the text, and how many there were.
func signsFrom(text string, at, count int) (int, int) {
	found := 0
	for found < count && at < len(text) {
		_, size := utf8.DecodeRuneInString(text[at:])
		at += size
		found++
	}
	return at, found
}

// keptFrom gives the place before the last bytes of a text that have to be seen again, between two characters.
func keptFrom(text string, begun, longest int) int {
	at := max(begun, len(text)-longest+1)
	for at > begun && at < len(text) && !utf8.RuneStart(text[at]) {
		at--
	}
	return at
}
