import type { Channel } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';

/** The channel was moved since the mover looked at it: by whom, to what and why. */
export function movedMeanwhile(name: string, current: Channel | null, expected: number): RegistryError {
  const revision = current?.revision ?? 0;
  const moves = current?.moves.filter((move) => move.revision > expected) ?? [];
  return new RegistryError(`${name} was moved meanwhile: it is at revision ${revision}, not ${expected}`, [
    ...moves.map(
      ({ kind, to, by, at, why }) =>
        `${kind} to ${to} by ${by} on ${at.slice(0, 19)}${why ? `: ${why}` : ''}`,
    ),
    `look at it again (npm run registry -- status) and repeat with --revision ${revision}`,
  ]);
}
