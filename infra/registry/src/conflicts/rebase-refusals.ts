import type { Channel, Release } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import type { rebase } from '../rebase.ts';

/** It is unknown what a release changes of another one. */
export function unknownBase(releaseId: string, current?: Channel): RegistryError {
  return new RegistryError(
    `it is unknown what ${releaseId} changes${current ? ` of ${current.releaseId}, which ${current.name} serves` : ''}`,
    ['compose it again, or serve exactly this one: promote --exact'],
  );
}

/** Others promoted another version of the same part meanwhile. */
export function bothChanged(
  wanted: Release,
  current: Channel,
  clashes: ReturnType<typeof rebase>['clashes'],
): RegistryError {
  return new RegistryError(
    `${wanted.id} was composed from ${wanted.base?.releaseId}, and ${current.name} serves ${current.releaseId} meanwhile`,
    clashes.map(
      ({ name, ...at }) =>
        `${name}: ${at.base ?? 'absent'} then, ${at.current ?? 'absent'} now, ${at.mine ?? 'absent'} in yours: compose again with the one that is right`,
    ),
  );
}

/** Others promoted the same changes. */
export function servedAlready(releaseId: string, current: Channel): RegistryError {
  return new RegistryError(
    `${current.name} serves the changes of ${releaseId} already, with ${current.releaseId}`,
    ['to go back to an earlier release: npm run registry -- rollback --to <release>'],
  );
}
