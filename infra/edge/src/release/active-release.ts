import type { Artifact, ArtifactRoute } from '@mall/contracts/platform/artifact';
import type { ClientRelease, RemoteCandidate } from '@mall/contracts/platform/page-state';
import type { Release } from '@mall/contracts/platform/release';
import { createRouteTable } from '@mall/contracts/platform/routes/route-table';

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
  /** Path patterns of its pages, a line each. */
  patterns: string;
  match: (pathname: string) => { owner: string; route: ArtifactRoute } | null;
}

const candidateOf = (artifact: Artifact): RemoteCandidate => {
  const integrity = artifact.files[artifact.entry]?.integrity;
  return {
    version: artifact.version,
    entry: assetPath(artifact, artifact.entry),
    ...(integrity ? { integrity } : {}),
  };
};

const clientRemoteOf = ({ routes }: Artifact, candidates: RemoteCandidate[]) => ({
  candidates,
  routes: routes.map(({ id, path, layout, isIsolated }) => ({ id, path, layout, isIsolated })),
});

function clientReleaseOf(release: Release): ClientRelease {
  const remotes = Object.entries(release.remotes).map(([name, { artifact, fallback }]) => [
    name,
    clientRemoteOf(artifact, [artifact, ...(fallback ? [fallback] : [])].map(candidateOf)),
  ]);
  return { id: release.id, remotes: Object.fromEntries(remotes) };
}

/** Where pages are, by the routes of remotes; of two routes for one path the first counts. */
function placesOf(remotes: ActiveRelease['remotes']): Pick<ActiveRelease, 'patterns' | 'match'> {
  const owned = Object.values(remotes).flatMap(({ name, routes }) =>
    routes.map((route) => ({ owner: name, id: route.id, path: route.path, route })),
  );
  const table = createRouteTable(owned);
  return {
    patterns: owned.map(({ path }) => path).join('\n'),
    match(pathname) {
      const found = table.match(pathname);
      return found ? { owner: found.route.owner, route: found.route.route } : null;
    },
  };
}

export function activate(release: Release): ActiveRelease {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([name, { artifact }]) => [name, artifact]),
  );
  const fallbacks = Object.fromEntries(
    Object.entries(release.remotes).flatMap(([name, { fallback }]) => (fallback ? [[name, fallback]] : [])),
  );
  return {
    id: release.id,
    shell: release.shell.artifact,
    previousShell: release.shell.fallback,
    remotes,
    fallbacks,
    client: clientReleaseOf(release),
    ...placesOf(remotes),
  };
}

/** A remote that is not the release's. */
export interface ReplacedRemote {
  name: string;
  /** Null where the server cannot render it: the browser does, at the routes that the release knows. */
  artifact: Artifact | null;
  candidate: RemoteCandidate;
}

/** A release with other builds of some remotes, or with remotes that it does not have. */
export function withRemotes(release: ActiveRelease, replaced: readonly ReplacedRemote[]): ActiveRelease {
  const others = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => replaced.every((each) => each.name !== name)));
  const known = replaced.flatMap(({ name, artifact, candidate }) => {
    const routed = artifact ?? release.remotes[name];
    return routed ? [{ name, artifact, routed, candidate }] : [];
  });
  const rendered = known.flatMap(({ name, artifact }) => (artifact ? [[name, artifact] as const] : []));
  const clients = known.map(({ name, routed, candidate }) => [name, clientRemoteOf(routed, [candidate])]);
  return {
    ...release,
    remotes: { ...Object.fromEntries(rendered), ...others(release.remotes) },
    fallbacks: others(release.fallbacks),
    client: { ...release.client, remotes: { ...release.client.remotes, ...Object.fromEntries(clients) } },
    ...placesOf({
      ...Object.fromEntries(known.map(({ name, routed }) => [name, routed])),
      ...others(release.remotes),
    }),
  };
}
