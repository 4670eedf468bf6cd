import { execFileSync } from 'node:child_process';
import { faultOf } from './commit-subject.ts';

/** The rule is kept from the commit after this one on. */
export const baseline = '48d3a4aa0f1fab3f4b26d2873a6e91e24a0584ed';

const git = (folder: string, args: readonly string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Whether the history goes back to this commit: an exported tree and a shallow clone lack it. */
export function hasCommit(folder: string, commit: string): boolean {
  try {
    git(folder, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    return false;
  }
}

export interface CheckedCommits {
  count: number;
  /** Two lines for each badly named commit: which one, and why. */
  faults: string[];
}

/** Checks the subjects of a range such as `main..HEAD`. */
export function checkCommits(folder: string, range: string): CheckedCommits {
  const lines = git(folder, ['log', '--format=%h %s', '--end-of-options', range]).split('\n').filter(Boolean);
  const faults = lines.flatMap((line) => {
    const fault = faultOf(line.slice(line.indexOf(' ') + 1));
    return fault ? [`${line}\n  ${fault}`] : [];
  });
  return { count: lines.length, faults };
}
