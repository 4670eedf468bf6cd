import { invalidRequest } from './create-error.ts';

/** Deeper input than any body of the contract has. */
const maximumDepth = 12;
const unstorable = /\0|\p{Surrogate}/u;

/**
 * Normalises every string to NFC, so that a name typed on macOS equals the same name typed elsewhere. Refuses what
 * the database cannot hold (NUL, lone surrogates) and what would fool object code (`__proto__`, endless nesting).
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (depth > maximumDepth) throw invalidRequest();
  if (typeof value === 'string') {
    if (unstorable.test(value)) throw invalidRequest('사용할 수 없는 문자가 포함되어 있습니다.');
    return value.normalize('NFC');
  }
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const clean: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__' || unstorable.test(name)) throw invalidRequest();
    clean[name] = cleanInput(item, depth + 1);
  }
  return clean;
}
