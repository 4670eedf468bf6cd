type Parts = [major: number, minor: number, patch: number];

function partsOf(version: string): Parts {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^[\^~]/, '')
    .split(/[.-]/)
    .map(Number);
  return [major, minor, patch];
}

/**
 * Whether a version lies in an exact, `^` or `~` range: the forms that builds write into artifacts. A caret keeps the
 * first number that is not zero, as npm does.
 */
export function satisfies(version: string, range: string): boolean {
  const [have, want] = [partsOf(version), partsOf(range)];
  const firstFixed = want.findIndex((part) => part > 0);
  const fixed = range.startsWith('^') ? Math.max(firstFixed, 0) : range.startsWith('~') ? 1 : 2;
  for (const index of [0, 1, 2] as const) {
    if (index <= fixed && have[index] !== want[index]) return false;
    if (have[index] !== want[index]) return have[index] > want[index];
  }
  return true;
}
