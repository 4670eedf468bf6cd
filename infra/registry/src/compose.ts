import type { Artifact } from '@mall/contracts/platform/artifact';
import { satisfies } from './version-range.ts';

/** Calls that the API serves, with the hash of their shapes. */
export type ApiContract = Readonly<Record<string, string>>;

export interface Composition {
  shell: Artifact;
  remotes: readonly Artifact[];
  api: ApiContract;
}

const label = ({ name, version }: Artifact) => `${name}@${version}`;

/** Why these artifacts do not fit together; empty when they do. Every reason says what to do. */
export function findConflicts({ shell, remotes, api }: Composition): string[] {
  const parts = [shell, ...remotes];
  return [
    ...missingFragments(parts),
    ...missingEvents(parts),
    ...sharedRoutes(remotes),
    ...unmetLibraries(shell, remotes),
    ...unservedCalls(parts, api),
  ];
}

function missingFragments(parts: readonly Artifact[]): string[] {
  const offers = new Map(
    parts.flatMap((part) => part.fragmentsOffered.map((offer) => [offer.name, { part, offer }] as const)),
  );
  return parts.flatMap((part) =>
    part.fragmentsUsed.flatMap(({ name, propsHash }) => {
      const found = offers.get(name);
      if (!found)
        return [
          `${label(part)} shows the fragment ${name}, which nobody offers: add a version of ${name.split('/')[0]} that does`,
        ];
      if (found.offer.propsHash === propsHash) return [];
      return [
        `${label(part)} and ${label(found.part)} disagree on the props of ${name}: build both against one version of shared-contracts`,
      ];
    }),
  );
}

function missingEvents(parts: readonly Artifact[]): string[] {
  return parts.flatMap((part) =>
    part.eventsHeard.flatMap(({ topic, hash }) => {
      // Several parts may publish one topic; each of them must write what this one reads.
      const sources = parts.flatMap((source) =>
        source.eventsPublished.flatMap((event) => (event.topic === topic ? [{ source, event }] : [])),
      );
      if (sources.length === 0)
        return [
          `${label(part)} listens to ${topic}, which nobody publishes: add the version of ${topic.split(':')[0]} that does, or stop listening`,
        ];
      return sources
        .filter(({ event }) => event.hash !== hash)
        .map(
          ({ source }) =>
            `${label(part)} and ${label(source)} disagree on the payload of ${topic}: raise the topic's version and build both again`,
        );
    }),
  );
}

/** Patterns that match the same paths are the same once their parameters have no name. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

function sharedRoutes(remotes: readonly Artifact[]): string[] {
  const owners = new Map<string, Artifact>();
  return remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path }) => {
      const other = owners.get(shapeOf(path));
      owners.set(shapeOf(path), remote);
      return other && other !== remote
        ? [`${label(other)} and ${label(remote)} both own ${path}: remove the route from one of them`]
        : [];
    }),
  );
}

function unmetLibraries(shell: Artifact, remotes: readonly Artifact[]): string[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared).flatMap(([library, range]) => {
      const provided = shell.shared[library];
      // What the shell does not provide, the remote brings itself.
      if (provided === undefined || satisfies(provided, range)) return [];
      return [
        `${label(remote)} needs ${library} ${range}, ${label(shell)} provides ${provided}: build the remote against ${provided}, or release a shell with a fitting version`,
      ];
    }),
  );
}

function unservedCalls(parts: readonly Artifact[], api: ApiContract): string[] {
  return parts.flatMap((part) =>
    part.apiCalls.flatMap(({ id, hash }) => {
      if (api[id] === hash) return [];
      const fault =
        api[id] === undefined ? 'which the API does not serve' : 'in a shape that the API does not serve';
      return [
        `${label(part)} calls ${id}, ${fault}: deploy the API that does first, or build against its contract`,
      ];
    }),
  );
}
