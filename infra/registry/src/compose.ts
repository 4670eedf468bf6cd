import type { ApiContract } from '@mall/contracts/platform/artifact-contracts';
import { routeFaults, segmentsOf, shapeOf } from '@mall/contracts/platform/routes/route-pattern';
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
    ...ownRouteConflicts(remotes),
    ...libraryConflicts(shell, remotes),
    ...nameConflicts(shell, remotes),
    ...callConflicts(parts, api),
  ];
}

/** What no remote may own, whichever others are in the release. */
const ownRouteConflicts = (remotes: readonly Part[]): string[] =>
  remotes.flatMap((remote) =>
    routeFaults(remote.artifact.routes).map((fault) => `${label(remote)} ${fault}`),
  );

/** Whether some address matches both patterns: of two such routes the more special one takes pages of the other. */
export const areForOnePage = (one: string, other: string): boolean =>
  overlaps(segmentsOf(shapeOf(one)), segmentsOf(shapeOf(other)));

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

function bothOwn(one: Owned, other: Owned): string {
  const pattern = shapeOf(one.path) === shapeOf(other.path) ? '' : `, where ${one.path} is as well`;
  return `${label(one.owner)} and ${label(other.owner)} both own ${other.path}${pattern}: remove the route from one of them`;
}
