// JavaScript counts UTF-16 units, JSON Schema counts characters. A lone surrogate counts as one.
export function countCharacters(text) {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
