import type { Artifact, ArtifactRoute } from '@mall/contracts/platform/artifact';
import type { ClientRelease } from '@mall/contracts/platform/page-state';
import type { Release } from '@mall/contracts/platform/release';
import { createRouteTable, type OwnedRoute } from '@mall/contracts/platform/route-table';

export const assetPath = ({ name, version }: Pick<Artifact, 'name' | 'version'>, file: string) =>
  `/_assets/${name}/${version}/${file}`;

/** A release with what every request asks of it, worked out once. */
export interface ActiveRelease {
  id: string;
  shell: Artifact;
  /** The shell before it, which works with these remotes too; null where there is none. */
  previousShell: Artifact | null;
  remotes: Readonly<Record<string, Artifact>>;
  /** Previous good versions of remotes that have one. */
  fallbacks: Readonly<Record<string, Artifact>>;
  client: ClientRelease;
  routes: readonly OwnedRoute[];
  match: (pathname: string) => { owner: string; route: ArtifactRoute } | null;
}

const candidateOf = (artifact: Artifact) => {
  const integrity = artifact.files[artifact.entry]?.integrity;
  return {
    version: artifact.version,
    entry: assetPath(artifact, artifact.entry),
    ...(integrity ? { integrity } : {}),
  };
};

function clientReleaseOf(release: Release): ClientRelease {
  const remotes = Object.entries(release.remotes).map(([name, { artifact, fallback }]) => [
    name,
    {
      candidates: [artifact, ...(fallback ? [fallback] : [])].map(candidateOf),
      routes: artifact.routes.map(({ id, path, layout, isIsolated }) => ({ id, path, layout, isIsolated })),
    },
  ]);
  return { id: release.id, remotes: Object.fromEntries(remotes) };
}

export function activate(release: Release): ActiveRelease {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([name, { artifact }]) => [name, artifact]),
  );
  const fallbacks = Object.fromEntries(
    Object.entries(release.remotes).flatMap(([name, { fallback }]) => (fallback ? [[name, fallback]] : [])),
  );
  const owned = Object.values(remotes).flatMap(({ name, routes }) =>
    routes.map((route) => ({ owner: name, id: route.id, path: route.path, route })),
  );
  const table = createRouteTable(owned);
  return {
    id: release.id,
    shell: release.shell.artifact,
    previousShell: release.shell.fallback,
    remotes,
    fallbacks,
    client: clientReleaseOf(release),
    routes: owned.map(({ owner, id, path }) => ({ owner, id, path })),
    match(pathname) {
      const found = table.match(pathname);
      return found ? { owner: found.route.owner, route: found.route.route } : null;
    },
  };
}
