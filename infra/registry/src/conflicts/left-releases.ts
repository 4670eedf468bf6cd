import type { Channel, LeftRelease } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';

/** Whether a channel was rolled back from a release, or the release was withdrawn from it. */
export const isLeft = (id: string, left: readonly LeftRelease[]): boolean =>
  left.some(({ releaseId }) => releaseId === id);

/** A release that was left is not served again. */
export function refusalOfLeft(releaseId: string, { name, moves }: Channel): RegistryError {
  // A canary that is withdrawn goes on pointing to it.
  const move = moves.find(({ kind, from }) => kind !== 'promote' && from === releaseId);
  const left =
    move?.kind === 'weigh'
      ? `${releaseId} was withdrawn from ${name}`
      : `${name} was rolled back from ${releaseId}`;
  const said = move ? ` by ${move.by} on ${move.at.slice(0, 19)}${move.why ? `: ${move.why}` : ''}` : '';
  return new RegistryError(`${left}${said}`, [
    'compose a release with a repaired version; to serve the same versions again, compose them again',
  ]);
}
