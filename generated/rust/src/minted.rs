// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Ids for tool calls whose server sent none: made from facts of the answer, so the same bytes give the same ids.

/// `call_` and 16 hex digits made from facts, by BLAKE2s of eight bytes.
pub(crate) fn mint_tool_call_id(facts: &[&str]) -> String {
    let digest = blake2s_8(facts.join("\u{1f}").as_bytes());
    let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("call_{hex}")
}

const START: [u32; 8] =
    [0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19];

const ORDER: [[usize; 16]; 10] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/// BLAKE2s (RFC 7693) with a digest of eight bytes and no key.
fn blake2s_8(data: &[u8]) -> [u8; 8] {
    let mut state = START;
    state[0] ^= 0x0101_0000 ^ 8;
    let blocks = data.chunks(64).count().max(1);
    for number in 0..blocks {
        let begin = number * 64;
        let end = data.len().min(begin + 64);
        let mut block = [0; 64];
        block[..end - begin].copy_from_slice(&data[begin..end]);
        compress(&mut state, &block, end as u64, number + 1 == blocks);
    }
    let mut digest = [0; 8];
    digest[..4].copy_from_slice(&state[0].to_le_bytes());
    digest[4..].copy_from_slice(&state[1].to_le_bytes());
    digest
}

fn compress(state: &mut [u32; 8], block: &[u8; 64], count: u64, is_last: bool) {
    let mut words = [0; 16];
    for (word, bytes) in words.iter_mut().zip(block.chunks(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    let mut v = [0; 16];
    v[..8].copy_from_slice(state);
    v[8..].copy_from_slice(&START);
    v[12] ^= count as u32;
    v[13] ^= (count >> 32) as u32;
    if is_last {
        v[14] = !v[14];
    }
    for row in ORDER {
        let mut mix = |a: usize, b: usize, c: usize, d: usize, at: usize| {
            v[a] = v[a].wrapping_add(v[b]).wrapping_add(words[row[at]]);
            v[d] = (v[d] ^ v[a]).rotate_right(16);
            v[c] = v[c].wrapping_add(v[d]);
            v[b] = (v[b] ^ v[c]).rotate_right(12);
            v[a] = v[a].wrapping_add(v[b]).wrapping_add(words[row[at + 1]]);
            v[d] = (v[d] ^ v[a]).rotate_right(8);
            v[c] = v[c].wrapping_add(v[d]);
            v[b] = (v[b] ^ v[c]).rotate_right(7);
        };
        mix(0, 4, 8, 12, 0);
        mix(1, 5, 9, 13, 2);
        mix(2, 6, 10, 14, 4);
        mix(3, 7, 11, 15, 6);
        mix(0, 5, 10, 15, 8);
        mix(1, 6, 11, 12, 10);
        mix(2, 7, 8, 13, 12);
        mix(3, 4, 9, 14, 14);
    }
    for (index, word) in state.iter_mut().enumerate() {
        *word ^= v[index] ^ v[index + 8];
    }
}
