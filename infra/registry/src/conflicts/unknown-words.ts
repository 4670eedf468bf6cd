import { nearest } from '@mall/command-line/nearest';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';

const mostListed = 20;

/** ` (did you mean mf-live?)`; empty where a word is like none of those that there are. */
function guess(typed: string, words: readonly string[]): string {
  const meant = nearest(typed, words);
  return meant.length > 0 ? ` (did you mean ${meant.join(' or ')}?)` : '';
}

interface Unpublished {
  name: string;
  version: string;
  /** What was published at all. */
  names: readonly string[];
  /** Published versions of `name`, newest first. */
  versions: readonly string[];
}

/** A version that was not published, mistyped perhaps. */
export function unpublished({ name, version, names, versions }: Unpublished): RegistryError {
  const rest = versions.length - mostListed;
  const listed = [...versions.slice(0, mostListed), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return new RegistryError(`${name}@${version} was never published`, [
    versions.length > 0
      ? `published versions of ${name}: ${listed.join(', ')}${guess(version, versions)}`
      : `nothing of ${name} was published${guess(name, names)}; there are ${names.join(', ') || 'none'}`,
  ]);
}

interface Gaps {
  base: string;
  /** Parts and pages to be left out; a page begins with a slash. */
  without: readonly string[];
  parts: readonly string[];
  pages: readonly string[];
}

/** Refuses to leave out what is not there: a page that was mistyped would be refused later, as one that is lost. */
export function refuseUnknownGaps({ base, without, parts, pages }: Gaps): void {
  const unknown = without.filter((word) => !(isPath(word) ? pages : parts).includes(word));
  if (unknown.length === 0) return;
  const guessed = unknown.map((word) => `${word}${guess(word, isPath(word) ? pages : parts)}`);
  throw new RegistryError(`${base} has no ${guessed.join(', ')} to leave out`, [
    `it has: ${[...parts].sort().join(', ')}`,
    ...(unknown.some(isPath) ? ['a page is named by its pattern, as a remote declares it'] : []),
  ]);
}

/** Whether a word names a page, not a part. */
export const isPath = (word: string): boolean => word.startsWith('/');
