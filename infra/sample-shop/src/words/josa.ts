const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;
const rieul = 8;

type Josa = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이라/라';

/** The final consonant of a word's last syllable as its place in the alphabet; 0 for none, null where it is not Korean. */
function finalOf(word: string): number | null {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code < firstSyllable || code > lastSyllable ? null : (code - firstSyllable) % finals;
}

/** A word with the particle that its last sound asks for: 코트를, 니트는, 가죽으로, 데님과. */
export function withJosa(word: string, josa: Josa): string {
  const [afterConsonant = '', afterVowel = ''] = josa.split('/');
  const final = finalOf(word) ?? 0;
  const isVowel = final === 0 || (josa === '으로/로' && final === rieul);
  return `${word}${isVowel ? afterVowel : afterConsonant}`;
}
