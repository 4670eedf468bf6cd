import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';

/** The version to go back to in a browser: the one before, or what that one had to fall back on. */
export function previousGood({ name, version }: Artifact, current: Release | null): Artifact | null {
  const previous = name === 'shell' ? current?.shell : current?.remotes[name];
  if (!previous) return null;
  return previous.artifact.version === version ? previous.fallback : previous.artifact;
}
