import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Channel, Release } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import type { ArtifactStore } from './artifact-store.ts';
import { findConflicts } from './compose.ts';
import { type LostPage, lossConflicts, lostPages } from './conflicts/lost-pages.ts';
import { bothChanged, servedAlready, unknownBase } from './conflicts/rebase-refusals.ts';
import type { DeployedApi } from './known/deployed-api.ts';
import { previousGood } from './known/previous-good.ts';
import { forgive, type Part } from './part.ts';
import { areSame, rebase, type Versions, versionsOf } from './rebase.ts';
import type { ReleaseStore } from './release-store.ts';

interface Parts {
  shell: Part;
  remotes: Part[];
}

/** A release to be: what it is composed from, and which remotes it lacks on purpose. */
interface Addition {
  channel: Channel | null;
  note: string;
  absent: readonly string[];
  mayLose: (page: LostPage) => boolean;
}

/** Makes releases of versions, where they fit together. It moves no channel and writes no audit. */
export class Composer {
  constructor(
    private readonly artifacts: ArtifactStore,
    private readonly releases: ReleaseStore,
    private readonly api: DeployedApi,
  ) {}

  /** Pages that a release has no longer of the one that it was composed from, though something leads there. */
  lostPages(release: Release): LostPage[] {
    const before = release.base ? this.releases.get(release.base.releaseId) : null;
    return this.#lostPagesOf(before, this.#partsOf(versionsOf(release)));
  }

  /** The release as composed, or a new one of its changes and those that the channel has seen since. */
  onTopOf(wanted: Release, current: Channel | null): Release {
    const now = current ? this.releases.get(current.releaseId) : null;
    if ((wanted.base?.releaseId ?? null) === (now?.id ?? null)) {
      this.#check(versionsOf(wanted), wanted.without);
      return wanted;
    }
    if (!now || !current) throw unknownBase(wanted.id);
    if (!wanted.base) throw unknownBase(wanted.id, current);
    const base = versionsOf(this.releases.get(wanted.base.releaseId));
    const { versions, clashes } = rebase({ mine: versionsOf(wanted), base, current: versionsOf(now) });
    if (clashes.length > 0) throw bothChanged(wanted, current, clashes);
    if (areSame(versions, versionsOf(now)) && !areSame(base, versionsOf(wanted)))
      throw servedAlready(wanted.id, current);
    const absent = [...(wanted.without ?? []), ...(now.without ?? [])];
    // What was lost with a word when it was composed may be lost.
    const accepted = new Set(this.lostPages(wanted).map((page) => page.path));
    const mayLose = (page: LostPage) => accepted.has(page.path) || absent.includes(page.owner);
    return this.add(versions, { channel: current, note: wanted.note, absent, mayLose });
  }

  /** Makes a release of these versions, or refuses with every reason at once. */
  add(versions: Versions, { channel, note, absent, mayLose }: Addition): Release {
    // A remote that is back is not missing any more.
    const without = [...new Set(absent)].filter((name) => !versions[name]).sort();
    const current = channel ? this.releases.get(channel.releaseId) : null;
    const parts = this.#check(versions, without, (checked) =>
      lossConflicts(this.#lostPagesOf(current, checked).filter((page) => !mayLose(page))),
    );
    const remotes = parts.remotes.map(({ artifact }) => artifact);
    const composition = {
      note,
      ...(without.length > 0 ? { without } : {}),
      base: channel && { channel: channel.name, releaseId: channel.releaseId, revision: channel.revision },
      shell: { artifact: parts.shell.artifact, fallback: this.#previousShell(versions, without, current) },
      remotes: Object.fromEntries(
        remotes.map((artifact) => [artifact.name, { artifact, fallback: previousGood(artifact, current) }]),
      ),
    };
    return this.releases.add(composition, () => {
      for (const { name, version } of artifactsOf(composition)) this.artifacts.get(name, version);
    });
  }

  /** The shell before, where these remotes work with it as well: it may lack what they were built for. */
  #previousShell(versions: Versions, absent: readonly string[], current: Release | null): Artifact | null {
    const shell = this.artifacts.get('shell', versions.shell ?? '');
    const previous = previousGood(shell, current);
    if (!previous || !this.artifacts.has('shell', previous.version)) return null;
    const parts = this.#partsOf({ ...versions, shell: previous.version }, absent);
    const reasons = findConflicts({ ...parts, api: this.api.contract() });
    return reasons.length === 0 ? previous : null;
  }

  /** The parts of these versions; throws every reason why they make no release, with those that the caller adds. */
  #check(
    versions: Versions,
    absent: readonly string[] = [],
    moreReasons: (parts: Parts) => string[] = () => [],
  ): Parts {
    const parts = this.#partsOf(versions, absent);
    const reasons = [
      ...[parts.shell, ...parts.remotes].flatMap(({ artifact: { name, version } }) =>
        this.artifacts.verify(name, version),
      ),
      ...findConflicts({ ...parts, api: this.api.contract() }),
      ...moreReasons(parts),
    ];
    if (reasons.length > 0) throw new RegistryError('these versions make no release', reasons);
    return parts;
  }

  /** The parts of a release; what is `absent` on purpose is not required. */
  #partsOf({ shell: shellVersion, ...versions }: Versions, absent: readonly string[] = []): Parts {
    if (!shellVersion)
      throw new RegistryError('a release needs a shell', ['name one: --with shell@<version>']);
    const shell = this.#partOf('shell', shellVersion);
    const remotes = Object.entries(versions).map(([name, version]) => this.#partOf(name, version));
    const published = new Set(
      [shell, ...remotes].flatMap(({ artifact }) => artifact.eventsPublished.map(({ topic }) => topic)),
    );
    return {
      shell: forgive(shell, absent, published),
      remotes: remotes.map((remote) => forgive(remote, absent, published)),
    };
  }

  #partOf(name: string, version: string): Part {
    const artifact = this.artifacts.get(name, version);
    return { artifact, contracts: this.artifacts.contractsOf(artifact) };
  }

  #lostPagesOf(before: Release | null, parts: Parts): LostPage[] {
    const remotes = Object.values(before?.remotes ?? {}).map(({ artifact }) => artifact);
    return lostPages({ ...parts, before: remotes, menuLinks: this.api.menuLinks() });
  }
}
