import type { Channel, Release } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { type Versions, versionsOf } from '../rebase.ts';
import type { Registry } from '../registry.ts';

/** As many of canary's past as edges keep for sessions. */
const rememberedCanaries = 10;

/**
 * Takes from canary's visitors what has a part at a version that stable was rolled back from: canary is composed of what
 * stable serves, so that a broken part is in both. Ids of the releases that went.
 * @param before stable before it was rolled back
 * @param after stable now
 */
export function clearCanary(registry: Registry, before: Channel, after: Channel): string[] {
  const canary = registry.channel('canary');
  if (!canary) return [];
  const old = new Set(before.left.map(({ releaseId }) => releaseId));
  const left = after.left.map(({ releaseId }) => releaseId).filter((id) => !old.has(id));
  const target = versionsOf(registry.releases.get(after.releaseId));
  const broken = new Set(left.flatMap((id) => partsBesides(target, readRelease(registry, id))));
  const gone = [canary.releaseId, ...canary.history.slice(0, rememberedCanaries)].filter(
    (id) =>
      left.includes(id) || partsBesides(target, readRelease(registry, id)).some((part) => broken.has(part)),
  );
  if (gone.length === 0) return [];
  const [{ by, via } = { by: 'rollback' }] = after.moves;
  const why = `stable was rolled back from ${left.join(', ')}`;
  try {
    const weight = gone.includes(canary.releaseId) ? 0 : canary.weight;
    registry.channelStore.weigh(weight, { by, why, withdrawn: gone, ...(via === undefined ? {} : { via }) });
  } catch (error) {
    throw new RegistryError(
      `stable is back on ${after.releaseId}, but canary keeps what was left: ${error instanceof Error ? error.message : error}`,
      ['take it from its visitors: npm run registry -- canary 0 --withdraw'],
    );
  }
  return gone;
}

/** What a release has otherwise than the target, as name@version; parts that it lacks, too. */
function partsBesides(target: Versions, release: Release | null): string[] {
  if (!release) return [];
  const versions = versionsOf(release);
  return [...new Set([...Object.keys(versions), ...Object.keys(target)])]
    .filter((name) => versions[name] !== target[name])
    .map((name) => `${name}@${versions[name] ?? 'absent'}`);
}

/** Null for one that was removed, or cannot be read: a rollback has to work when all else fails. */
function readRelease({ releases }: Registry, id: string): Release | null {
  try {
    return releases.get(id);
  } catch {
    return null;
  }
}
