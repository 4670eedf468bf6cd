import { describeLoss } from '@mall/registry/conflicts/lost-pages';
import type { Versions } from '@mall/registry/rebase';
import type { ComposeOptions, Registry } from '@mall/registry/registry';

/** Remotes that the release may lack, and those that it leaves out although stable has them. */
type Gaps = Pick<ComposeOptions, 'missing' | 'without'>;

/** Has `stable` serve these versions: a release of them is made and promoted unless it serves them already. */
export function promoteVersions(
  registry: Registry,
  versions: Versions,
  say: (line: string) => void,
  gaps: Gaps = {},
): void {
  const stable = registry.channel('stable');
  const current = stable && registry.releases.get(stable.releaseId);
  const isCurrent =
    current &&
    Object.entries(versions).every(
      ([name, version]) =>
        (name === 'shell' ? current.shell : current.remotes[name])?.artifact.version === version,
    );
  if (isCurrent) return;
  // Sources that lose a page do so for all of the shop: it opens, and says what is gone.
  const release = registry.compose({
    versions,
    ...gaps,
    base: 'stable',
    note: 'from the sources',
    mayLosePages: true,
  });
  for (const page of registry.lostPages(release)) say(`gone: ${describeLoss(page)}`);
  const by = 'the platform';
  registry.promote(release.id, 'stable', { by, why: release.note, revision: stable?.revision ?? 0 });
  say(`release ${release.id} promoted`);
}
