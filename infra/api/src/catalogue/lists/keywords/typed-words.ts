/** Longer keywords add nothing but work. */
const maximumWords = 8;
/**
 * Longest word that is looked up, in letters as the database compares them: taken apart (NFKD), where a syllable is up
 * to three and one character can become eighteen. Forty syllables are longer than any word of a catalogue.
 */
const maximumLetters = 120;

export interface TypedWord {
  typed: string;
  /** Too long to mean anything, and so nothing that the database is asked for. */
  isTooLong: boolean;
}

/** The words of a keyword, each once; what comparing them costs is bounded whatever characters they are made of. */
export function typedWords(keyword: string): TypedWord[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maximumWords);
  return [...new Set(words)].map((typed) => ({
    typed,
    isTooLong: typed.normalize('NFKD').length > maximumLetters,
  }));
}
