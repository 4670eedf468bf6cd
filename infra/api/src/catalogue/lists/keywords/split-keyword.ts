/** Longer than this (letters) nothing is taken apart, and into no more words than this. */
const longest = 24;
const maximumParts = 4;

/** Every run of letters of a word, that it may be made of. */
export function piecesOf(typed: string): string[] {
  if (typed.length > longest) return [];
  const starts = Array.from(typed, (_letter, start) => start);
  return [
    ...new Set(starts.flatMap((start) => starts.slice(start).map((end) => typed.slice(start, end + 1)))),
  ];
}

/** The fewest words that make up a word together, at least two, longer ones first; null when there are none. */
export function splitInto(typed: string, isWord: (piece: string) => boolean): string[] | null {
  for (let count = 2; count <= maximumParts; count += 1) {
    const parts = splitIntoExactly(typed, count, isWord);
    if (parts) return parts;
  }
  return null;
}

function splitIntoExactly(typed: string, count: number, isWord: (piece: string) => boolean): string[] | null {
  if (typed.length > longest) return null;
  if (count === 1) return isWord(typed) ? [typed] : null;
  for (let end = typed.length - count + 1; end > 0; end -= 1) {
    const head = typed.slice(0, end);
    const rest = isWord(head) ? splitIntoExactly(typed.slice(end), count - 1, isWord) : null;
    if (rest) return [head, ...rest];
  }
  return null;
}
