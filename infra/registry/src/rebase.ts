import type { Release } from '@mall/contracts/platform/release';

/** Versions by name of shell and remotes. */
export type Versions = Readonly<Record<string, string>>;

/** What one release changes of another: versions by name, null for a part that it leaves out. */
type Changes = Map<string, string | null>;

function changesOf(from: Versions, to: Versions): Changes {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return new Map(
    [...names].filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? null]),
  );
}

interface Rebase {
  /** Versions of the release that was composed. */
  mine: Versions;
  /** Versions of what it was composed from. */
  base: Versions;
  /** Versions that the channel serves now. */
  current: Versions;
}

interface Rebased {
  /** What the channel serves now with the changes of the release. */
  versions: Versions;
  /** Parts that both changed, to different versions; empty when the changes go together. */
  clashes: { name: string; mine: string | null; base: string | null; current: string | null }[];
}

/** Puts the changes of a release on top of what others promoted since it was composed. */
export function rebase({ mine, base, current }: Rebase): Rebased {
  const ours = changesOf(base, mine);
  const theirs = changesOf(base, current);
  const versions: Record<string, string> = { ...current };
  for (const [name, version] of ours)
    if (version === null) delete versions[name];
    else versions[name] = version;
  const clashes = [...ours].flatMap(([name, version]) => {
    const other = theirs.get(name);
    return other === undefined || other === version
      ? []
      : [{ name, mine: version, base: base[name] ?? null, current: other }];
  });
  return { versions, clashes };
}

/** Whether both serve the same. */
export const areSame = (one: Versions, other: Versions) => changesOf(one, other).size === 0;

/** The versions that a release is made of; none for null. */
export function versionsOf(release: Release | null): Versions {
  if (!release) return {};
  const remotes = Object.entries(release.remotes).map(([name, { artifact }]) => [name, artifact.version]);
  return { shell: release.shell.artifact.version, ...Object.fromEntries(remotes) };
}
