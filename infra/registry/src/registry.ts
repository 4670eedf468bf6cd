import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { ApiContract } from '@mall/contracts/platform/artifact-contracts';
import type { Channel, ChannelReply, Release } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import { ArtifactStore } from './artifact-store.ts';
import { type Actor, thisAccount } from './audit/actor.ts';
import { type AuditEntry, AuditLog, type AuditQuery } from './audit/audit-log.ts';
import { entryOfMove, readAudit } from './audit/read-audit.ts';
import { type ChannelName, ChannelStore, type MoveOptions, type RollbackOptions } from './channel-store.ts';
import { findConflicts } from './compose.ts';
import { readApiContract, writeApiContract } from './fit/api-contract-file.ts';
import { forgive, type Part } from './part.ts';
import { areSame, fallbackOf, rebase, unknownBase, type Versions, versionsOf } from './rebase.ts';
import { RegistryError } from './registry-error.ts';
import { ReleaseStore } from './release-store.ts';
import { loadOrCreateKeys } from './signing.ts';

export interface ComposeOptions {
  /** A name that is left out keeps the version that the base channel has. */
  versions: Versions;
  /** Parts that the release leaves out. */
  without?: readonly string[];
  /** Remotes that are missing, such as those without sources: what others use of them is no fault. */
  missing?: readonly string[];
  /** Channel whose release is the base, normally stable. */
  base: ChannelName;
  note?: string;
  /** The account of this process otherwise. */
  actor?: Actor;
}

export interface PromoteOptions extends MoveOptions {
  /** Serve exactly this release, and undo what others promoted since it was composed. */
  isExact?: boolean;
}

interface Promoted {
  channel: Channel;
  release: Release;
  /** Release that was asked for, where others' promotions made a new one of it necessary. */
  rebasedFrom: string | null;
}

/** A release to be: what it is composed from, and which remotes it lacks on purpose. */
interface Addition {
  channel: Channel | null;
  note: string;
  absent: readonly string[];
}

/** The registry of one data folder: artifacts, releases and channels (design: A release). */
export class Registry {
  readonly artifacts: ArtifactStore;
  readonly releases: ReleaseStore;
  readonly publicKeyFile: string;
  readonly channelStore: ChannelStore;
  readonly #audit: AuditLog;

  constructor(
    readonly root: string,
    keys = path.join(root, 'keys'),
  ) {
    this.artifacts = new ArtifactStore(path.join(root, 'artifacts'));
    this.releases = new ReleaseStore(root, loadOrCreateKeys(keys));
    this.#audit = new AuditLog(root);
    this.channelStore = new ChannelStore(root, (name, move) => this.#audit.append(entryOfMove(name, move)));
    this.publicKeyFile = path.join(keys, 'public.pem');
  }

  /** Calls that the API in production serves; published by the API's deployment. */
  apiContract(): ApiContract {
    return readApiContract(this.root);
  }

  setApiContract(contract: ApiContract): void {
    writeApiContract(this.root, contract);
  }

  channel(name: ChannelName): Channel | null {
    return this.channelStore.get(name);
  }

  /** Keeps who did something that no other file tells. */
  note(kind: AuditEntry['kind'], about: string[], { by, from }: Actor, note = ''): void {
    this.#audit.append({ at: new Date().toISOString(), kind, by, from, about, note });
  }

  /** Who did what, newest first. */
  audit(query: AuditQuery): AuditEntry[] {
    return readAudit(this.#audit, this.channelStore.all(), query);
  }

  /** Stores a build; the same content again is no change and nobody's doing. */
  publish(folder: string, actor: Actor = thisAccount()): { artifact: Artifact; isNew: boolean } {
    const published = this.artifacts.publish(folder);
    const { name, version } = published.artifact;
    if (published.isNew) this.note('publish', [`${name}@${version}`], actor);
    return published;
  }

  /** What edges fetch for a channel. */
  reply(name: ChannelName, now = Date.now()): ChannelReply {
    const channel = this.channel(name);
    if (channel) return this.releases.reply(channel, now);
    throw new RegistryError(`the channel "${name}" points nowhere yet`, [
      'compose and promote a release first',
    ]);
  }

  /** Makes a release, or refuses with every reason at once. */
  compose(options: ComposeOptions): Release {
    const { versions, without = [], missing = [], base, note = '', actor = thisAccount() } = options;
    const channel = this.channel(base);
    const current = channel ? this.releases.get(channel.releaseId) : null;
    const wanted = { ...versionsOf(current), ...versions };
    const unknown = without.filter((name) => !wanted[name]);
    if (unknown.length > 0)
      throw new RegistryError(`${base} has no ${unknown.join(', ')} to leave out`, [
        `it has: ${Object.keys(wanted).sort().join(', ')}`,
      ]);
    const kept = Object.fromEntries(Object.entries(wanted).filter(([name]) => !without.includes(name)));
    const absent = [...without, ...missing, ...(current?.without ?? [])];
    const release = this.#add(kept, { channel, note, absent });
    const changed = [...Object.entries(versions).map((pair) => pair.join('@')), ...without];
    this.note('compose', [release.id, ...changed], actor, note);
    return release;
  }

  /**
   * Has a channel serve a release. Where others promoted theirs since it was composed, its changes are put on top of
   * theirs and checked again; refuses when both changed the same part, or the sum does not fit together.
   */
  promote(releaseId: string, name: ChannelName, { isExact = false, ...move }: PromoteOptions): Promoted {
    const wanted = this.releases.get(releaseId);
    const channel = this.channelStore.promote(
      name,
      releaseId,
      (current) => {
        // Canary and preview serve what stable serves with the release's changes.
        const { base } = wanted;
        const onto = base && base.channel !== name ? this.channel(base.channel) : current;
        // Asked for again: it may have been removed since.
        return (isExact ? this.releases.get(releaseId) : this.#onTopOf(wanted, onto)).id;
      },
      move,
    );
    this.#signForEdges(channel.releaseId);
    const release = this.releases.get(channel.releaseId);
    return { channel, release, rebasedFrom: release.id === releaseId ? null : releaseId };
  }

  /** Points a channel at what it served before. Never asks whether it still fits: it has to work when all else fails. */
  rollback(name: ChannelName, options: RollbackOptions): { channel: Channel; isSignedAnew: boolean } {
    const channel = this.channelStore.rollback(name, options);
    return { channel, isSignedAnew: this.#signForEdges(channel.releaseId) };
  }

  /** Gives canary its share of new visitors (percent). */
  weighCanary(weight: number, options: MoveOptions & { isWithdrawn?: boolean }): Channel {
    return this.channelStore.weigh(weight, options);
  }

  /** The word of a link that shows a release to one browser until it expires. */
  preview(releaseId: string, hours: number, actor: Actor = thisAccount()): string {
    this.#signForEdges(releaseId);
    const word = this.releases.previewOf(releaseId, hours);
    this.note('preview', [releaseId], actor, `for ${hours} hours`);
    return word;
  }

  /** Whether a release of before a change of keys had to be signed with the present one. */
  #signForEdges(releaseId: string): boolean {
    if (this.releases.isSignedWithPresentKey(releaseId)) return false;
    this.releases.signAnew(releaseId);
    return true;
  }

  /** The release as composed, or a new one of its changes and those that the channel has seen since. */
  #onTopOf(wanted: Release, current: Channel | null): Release {
    const now = current ? this.releases.get(current.releaseId) : null;
    if ((wanted.base?.releaseId ?? null) === (now?.id ?? null)) {
      this.#check(versionsOf(wanted), wanted.without);
      return wanted;
    }
    if (!now || !current) throw unknownBase(wanted.id);
    if (!wanted.base) throw unknownBase(wanted.id, current);
    const base = versionsOf(this.releases.get(wanted.base.releaseId));
    const { versions, clashes } = rebase({ mine: versionsOf(wanted), base, current: versionsOf(now) });
    if (clashes.length > 0)
      throw new RegistryError(
        `${wanted.id} was composed from ${wanted.base.releaseId}, and ${current.name} serves ${now.id} meanwhile`,
        clashes.map(
          ({ name, ...at }) =>
            `${name}: ${at.base ?? 'absent'} then, ${at.current ?? 'absent'} now, ${at.mine ?? 'absent'} in yours: compose again with the one that is right`,
        ),
      );
    if (areSame(versions, versionsOf(now)) && !areSame(base, versionsOf(wanted)))
      throw new RegistryError(`${current.name} serves the changes of ${wanted.id} already, with ${now.id}`, [
        'to go back to an earlier release: npm run registry -- rollback --to <release>',
      ]);
    const absent = [...(wanted.without ?? []), ...(now.without ?? [])];
    return this.#add(versions, { channel: current, note: wanted.note, absent });
  }

  #add(versions: Versions, { channel, note, absent }: Addition): Release {
    // A remote that is back is not missing any more.
    const without = [...new Set(absent)].filter((name) => !versions[name]).sort();
    const { shell, remotes } = this.#check(versions, without);
    const current = channel ? this.releases.get(channel.releaseId) : null;
    const composition = {
      note,
      ...(without.length > 0 ? { without } : {}),
      base: channel && { channel: channel.name, releaseId: channel.releaseId, revision: channel.revision },
      shell: { artifact: shell, fallback: null },
      remotes: Object.fromEntries(
        remotes.map((artifact) => [artifact.name, { artifact, fallback: fallbackOf(artifact, current) }]),
      ),
    };
    return this.releases.add(composition, () => {
      for (const { name, version } of artifactsOf(composition)) this.artifacts.get(name, version);
    });
  }

  /** The artifacts of these versions; throws every reason why they make no release. */
  #check(
    { shell: shellVersion, ...remoteVersions }: Versions,
    absent: readonly string[] = [],
  ): { shell: Artifact; remotes: Artifact[] } {
    if (!shellVersion)
      throw new RegistryError('a release needs a shell', ['name one: --with shell@<version>']);
    const shell = this.artifacts.get('shell', shellVersion);
    const remotes = Object.entries(remoteVersions).map(([name, version]) =>
      this.artifacts.get(name, version),
    );
    const all = [shell, ...remotes];
    const published = new Set(all.flatMap((each) => each.eventsPublished.map(({ topic }) => topic)));
    const partOf = (artifact: Artifact) => forgive(this.#partOf(artifact), absent, published);
    const reasons = [
      ...all.flatMap(({ name, version }) => this.artifacts.verify(name, version)),
      ...findConflicts({ shell: partOf(shell), remotes: remotes.map(partOf), api: this.apiContract() }),
    ];
    if (reasons.length > 0) throw new RegistryError('these versions make no release', reasons);
    return { shell, remotes };
  }

  #partOf(artifact: Artifact): Part {
    return { artifact, contracts: this.artifacts.contractsOf(artifact) };
  }
}
