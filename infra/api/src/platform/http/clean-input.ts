import { invalidRequest } from './create-error.ts';

/** Deeper input than any body of the contract has. */
const maximumDepth = 12;
/** What the database cannot hold, and the mark that stands for bytes that were no text. */
const unstorable = /\0|\uFFFD|\p{Surrogate}/u;
const allUnstorable = new RegExp(unstorable, 'gu');
/** Letters that together are a syllable, or a syllable and the consonant below it. */
const decomposed = /[\u1100-\u1112][\u1161-\u1175]|[\uAC00-\uD7A3][\u11A8-\u11C2]/;

/**
 * Refuses what the database cannot store (NUL, lone surrogates), what could confuse object code (`__proto__`, deep
 * nesting) and decomposed Hangul, which only looks equal (decision 59). Other text comes out as NFC.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (depth > maximumDepth) throw invalidRequest();
  if (typeof value === 'string') {
    refuseOddText(value);
    return value.normalize('NFC');
  }
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const clean: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__') throw invalidRequest();
    refuseOddText(name);
    clean[name] = cleanInput(item, depth + 1);
  }
  return clean;
}

/**
 * Cleans a query. A link may carry any bytes: what the database cannot hold becomes the mark for bytes that were no
 * text, so that a search for it finds nothing instead of failing however often it is tried.
 */
export function cleanQuery(query: Record<string, string | string[]>): unknown {
  const clean = (text: string) => {
    refuseLetters(text);
    return text.replace(allUnstorable, '\uFFFD').normalize('NFC');
  };
  // Names have no such excuse.
  cleanInput(Object.fromEntries(Object.keys(query).map((name) => [name, ''])));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? clean(value) : value.map(clean),
    ]),
  );
}

function refuseOddText(text: string): void {
  if (unstorable.test(text)) throw invalidRequest('사용할 수 없는 문자가 포함되어 있습니다.');
  refuseLetters(text);
}

function refuseLetters(text: string): void {
  if (decomposed.test(text)) throw invalidRequest('한글이 낱자로 나뉘어 있습니다. 다시 입력해주세요.');
}
