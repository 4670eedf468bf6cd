import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Override } from '../development/overrides.ts';
import { type ActiveRelease, assetPath } from '../release/active-release.ts';

/** A script file that a page needs. */
export interface PageScript {
  href: string;
  integrity: string | undefined;
}

/**
 * Scripts that this very page needs, the shell's entry first, all named in the HTML: no chain of discoveries.
 * @param servers what comes from development servers, which know no integrity
 */
export function pageScripts(
  release: ActiveRelease,
  owner: string | null,
  routeId: string | null,
  fragments: readonly string[],
  servers: readonly Override[] = [],
): PageScript[] {
  const scriptOf = (artifact: Artifact, file: string): PageScript => {
    const server = servers.find(({ part }) => part === artifact.name);
    if (server) return { href: `${server.origin}/${file}`, integrity: undefined };
    return { href: assetPath(artifact, file), integrity: artifact.files[file]?.integrity };
  };
  const files = new Map<string, PageScript>();
  const add = (artifact: Artifact, chunks: readonly string[]) => {
    for (const file of [artifact.entry, ...chunks])
      files.set(assetPath(artifact, file), scriptOf(artifact, file));
  };
  const page = owner === null ? undefined : release.remotes[owner];
  const route = page?.routes.find(({ id }) => id === routeId);
  if (page && route) add(page, route.chunks);
  for (const name of fragments) {
    const lender = release.remotes[name.split('/')[0] ?? ''];
    const fragment = lender?.fragmentsOffered.find((offer) => offer.name === name);
    if (lender && fragment) add(lender, fragment.chunks);
  }
  return [scriptOf(release.shell, release.shell.entry), ...files.values()];
}
