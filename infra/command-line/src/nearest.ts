/** How many letters have to be added, dropped, changed or swapped with their neighbour to make one word of another. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}

/** The words that a mistyped one may have meant, nearest first; none where it is like nothing. */
export function nearest(typed: string, words: readonly string[]): string[] {
  const found = [...new Set(words)]
    .map((word) => ({ word, letters: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(
      ({ word, letters }) => letters <= Math.max(1, Math.floor(Math.max(word.length, typed.length) / 3)),
    );
  const least = Math.min(...found.map(({ letters }) => letters));
  return found.filter(({ letters }) => letters === least).map(({ word }) => word);
}

/** `, did you mean mf-live?`: what a message about an unknown word ends with, where something is like it. */
export function didYouMean(typed: string, words: readonly string[], most?: number): string {
  const meant = nearest(typed, words).slice(0, most);
  return meant.length > 0 ? `, did you mean ${meant.join(' or ')}?` : '';
}
