const commitTypes = [
  'feat',
  'fix',
  'perf',
  'refactor',
  'test',
  'docs',
  'build',
  'chore',
  'ci',
  'merge',
] as const;

/** Of what stands behind the type: one word names a thing, and not what changed of it. A merge names a branch. */
const minimumWords = 2;
const word = /[\p{L}\p{N}]{2,}/gu;
const maximumLength = 120;
const pattern = new RegExp(`^(${commitTypes.join('|')})(\\([a-z0-9-]+(,[a-z0-9-]+)*\\))?!?: \\S.*$`);
/** What git and lerna write by themselves. */
const automatic = /^(Merge (branch|pull request|remote-tracking branch|commit|tag) |Revert ")/;

/** Why a commit's subject is not taken, or null. */
export function faultOf(subject: string): string | null {
  if (automatic.test(subject)) return null;
  if (!pattern.test(subject)) return `is not "type(scope): subject" with one of ${commitTypes.join(', ')}`;
  const words = subject.slice(subject.indexOf(': ') + 2).match(word) ?? [];
  if (words.length < (subject.startsWith('merge') ? 1 : minimumWords))
    return 'is too short to tell what changed: two words at least';
  if (subject.length > maximumLength) return `is longer than ${maximumLength} letters`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  return null;
}
