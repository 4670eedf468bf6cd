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

/** Of what stands behind the type: one letter or two say nothing. */
const minimumLength = 5;
const maximumLength = 120;
const pattern = new RegExp(`^(${commitTypes.join('|')})(\\([a-z0-9-]+(,[a-z0-9-]+)*\\))?!?: \\S.*$`);
/** What git and lerna write by themselves. */
const automatic = /^(Merge (branch|pull request|remote-tracking branch|commit|tag) |Revert ")/;

/** Why a commit's subject is not taken, or null. */
export function faultOf(subject: string): string | null {
  if (automatic.test(subject)) return null;
  if (!pattern.test(subject)) return `is not "type(scope): subject" with one of ${commitTypes.join(', ')}`;
  if (subject.slice(subject.indexOf(': ') + 2).trim().length < minimumLength)
    return 'is too short to tell what changed';
  if (subject.length > maximumLength) return `is longer than ${maximumLength} letters`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  return null;
}
