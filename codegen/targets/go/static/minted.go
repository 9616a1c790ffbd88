package turnwire

import (
	"math/bits"
	"strings"
)

// mintToolCallID gives call_ and 16 hex digits made from facts of the answer, by BLAKE2s of eight bytes: the same bytes
// give the same id.
func mintToolCallID(facts ...string) string {
	digest := blake2s8(strings.Join(facts, "\x1f"))
	out := []byte("call_")
	for _, each := range digest {
		out = append(out, hexDigits[each>>4], hexDigits[each&15])
	}
	return string(out)
}

var blakeStart = [8]uint32{
	0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
}

var blakeOrder = [10][16]uint8{
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
	{14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
	{11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
	{7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
	{9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
	{2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
	{12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
	{13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
	{6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
	{10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}

var blakeSteps = [8][4]uint8{
	{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15},
	{0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13}, {3, 4, 9, 14},
}

// blake2s8 is BLAKE2s (RFC 7693) with a digest of eight bytes and no key.
func blake2s8(text string) [8]byte {
	state := blakeStart
	state[0] ^= 0x01010000 ^ 8
	for begin := 0; ; begin += 64 {
		end := min(len(text), begin+64)
		var block [64]byte
		copy(block[:], text[begin:end])
		isLast := end == len(text)
		blakeCompress(&state, &block, uint64(end), isLast)
		if isLast {
			break
		}
	}
	var digest [8]byte
	for index := range digest {
		digest[index] = byte(state[index/4] >> (8 * (index % 4)))
	}
	return digest
}

func blakeCompress(state *[8]uint32, block *[64]byte, count uint64, isLast bool) {
	var words, v [16]uint32
	for index := range block {
		words[index/4] |= uint32(block[index]) << (8 * (index % 4))
	}
	copy(v[:8], state[:])
	copy(v[8:], blakeStart[:])
	v[12] ^= uint32(count)
	v[13] ^= uint32(count >> 32)
	if isLast {
		v[14] = ^v[14]
	}
	for _, row := range blakeOrder {
		for number, step := range blakeSteps {
			a, b, c, d := &v[step[0]], &v[step[1]], &v[step[2]], &v[step[3]]
			*a += *b + words[row[2*number]]
			*d = bits.RotateLeft32(*d^*a, -16)
			*c += *d
			*b = bits.RotateLeft32(*b^*c, -12)
			*a += *b + words[row[2*number+1]]
			*d = bits.RotateLeft32(*d^*a, -8)
			*c += *d
			*b = bits.RotateLeft32(*b^*c, -7)
		}
	}
	for index := range state {
		state[index] ^= v[index] ^ v[index+8]
	}
}
