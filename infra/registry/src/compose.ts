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

const segmentsOf = (pattern: string) => pattern.split('/').filter(Boolean);

/** A pattern as routers read it: without a slash too many. */
const plainPath = (pattern: string) => `/${segmentsOf(pattern).join('/')}`;

/** Addresses that an edge answers itself, before any page. */
const reserved = /^\/(404|api|media|healthz|icons|robots\.txt|sitemap[^/]*|_[^/]*)(\/|$)/;

/** Whether a page at this pattern would never be asked for. */
export const isReserved = (pattern: string): boolean => reserved.test(plainPath(pattern));

function reservedConflicts(remotes: readonly Part[]): string[] {
  return remotes.flatMap((remote) =>
    remote.artifact.routes
      .filter(({ path }) => isReserved(path) || /^\/[:*]/.test(plainPath(path)))
      .map(
        ({ path }) =>
          `${label(remote)} owns ${path}, which is no address for pages: give the route a first part of its own`,
      ),
  );
}

/** Whether some address matches both patterns: of two such routes the more special one takes pages of the other. */
export const areForOnePage = (one: string, other: string): boolean =>
  overlaps(segmentsOf(one), segmentsOf(other));

function overlaps([one, ...rest]: readonly string[], [other, ...others]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const isSame = one === other || one.startsWith(':') || other.startsWith(':');
  return isSame && overlaps(rest, others);
}

interface Owned {
  path: string;
  owner: Part;
}

function routeConflicts(remotes: readonly Part[]): string[] {
  const seen: Owned[] = [];
  return remotes.flatMap((owner) => {
    const own = owner.artifact.routes.map(({ path }) => ({ path, owner }));
    const reasons = own.flatMap((route) =>
      seen.filter((other) => areForOnePage(other.path, route.path)).map((other) => bothOwn(other, route)),
    );
    seen.push(...own);
    return reasons;
  });
}

/** Patterns that match the same paths are the same once their parameters have no name. */
const shapeOf = (pattern: string) => plainPath(pattern).replace(/:[^/]+/g, ':');

function bothOwn(one: Owned, other: Owned): string {
  const pattern = shapeOf(one.path) === shapeOf(other.path) ? '' : `, where ${one.path} is as well`;
  return `${label(one.owner)} and ${label(other.owner)} both own ${other.path}${pattern}: remove the route from one of them`;
}
