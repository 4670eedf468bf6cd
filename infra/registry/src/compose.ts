import type { ApiContract } from '@mall/contracts/platform/artifact-contracts';
import { callConflicts, eventConflicts, fragmentConflicts } from './conflicts/contract-conflicts.ts';
import { libraryConflicts } from './conflicts/library-conflicts.ts';
import { nameConflicts } from './conflicts/name-conflicts.ts';
import { label, type Part } from './part.ts';

export interface Composition {
  shell: Part;
  remotes: readonly Part[];
  api: ApiContract;
}

/**
 * Why these parts do not fit together; empty when they do (design: A release). Every reason says what to do, and
 * docs/runbooks/compose-refusals.md says more.
 */
export function findConflicts({ shell, remotes, api }: Composition): string[] {
  const parts = [shell, ...remotes];
  return [
    ...fragmentConflicts(parts),
    ...eventConflicts(parts),
    ...routeConflicts(remotes),
    ...reservedConflicts(remotes),
    ...libraryConflicts(shell, remotes),
    ...nameConflicts(shell, remotes),
    ...callConflicts(parts, api),
  ];
}

/** Addresses that an edge answers itself, before any page. */
const reserved = /^\/(api|media|healthz|robots\.txt|sitemap[^/]*|_[^/]*)(\/|$)/;

function reservedConflicts(remotes: readonly Part[]): string[] {
  return remotes.flatMap((remote) =>
    remote.artifact.routes
      .filter(({ path }) => reserved.test(path) || /^\/[:*]/.test(path))
      .map(
        ({ path }) =>
          `${label(remote)} owns ${path}, which is no address for pages: give the route a first part of its own`,
      ),
  );
}

/** Patterns that match the same paths are the same once their parameters have no name. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

function routeConflicts(remotes: readonly Part[]): string[] {
  const owners = new Map<string, Part>();
  return remotes.flatMap((remote) =>
    remote.artifact.routes.flatMap(({ path }) => {
      const other = owners.get(shapeOf(path));
      owners.set(shapeOf(path), remote);
      return other && other !== remote
        ? [`${label(other)} and ${label(remote)} both own ${path}: remove the route from one of them`]
        : [];
    }),
  );
}
