import type { Artifact } from '@mall/contracts/platform/artifact';
import { type ActiveRelease, assetPath } from '../release/active-release.ts';

export interface Preload {
  href: string;
  integrity: string | undefined;
}

const preloadOf = (artifact: Artifact, file: string): Preload => ({
  href: assetPath(artifact, file),
  integrity: artifact.files[file]?.integrity,
});

/** Scripts that this very page needs, all known to the browser with the first bytes: no chain of discoveries. */
export function scriptPreloads(
  release: ActiveRelease,
  owner: string | null,
  routeId: string | null,
  fragments: readonly string[],
): Preload[] {
  const files = new Map<string, Preload>();
  const add = (artifact: Artifact, chunks: readonly string[]) => {
    for (const file of [artifact.entry, ...chunks])
      files.set(assetPath(artifact, file), preloadOf(artifact, file));
  };
  const page = owner === null ? undefined : release.remotes[owner];
  const route = page?.routes.find(({ id }) => id === routeId);
  if (page && route) add(page, route.chunks);
  for (const name of fragments) {
    const lender = release.remotes[name.split('/')[0] ?? ''];
    const fragment = lender?.fragmentsOffered.find((offer) => offer.name === name);
    if (lender && fragment) add(lender, fragment.chunks);
  }
  return [...files.values()];
}
