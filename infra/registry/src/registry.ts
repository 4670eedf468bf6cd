import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { ApiContract } from '@mall/contracts/platform/artifact-contracts';
import type { Channel, ChannelReply, Release } from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import { ArtifactStore } from './artifact-store.ts';
import { type Actor, thisAccount } from './audit/actor.ts';
import { type AuditEntry, AuditLog, type AuditQuery } from './audit/audit-log.ts';
import { momentAfter } from './audit/moment-after.ts';
import { entryOfMove, readAudit } from './audit/read-audit.ts';
import { type ChannelName, ChannelStore, type MoveOptions, type RollbackOptions } from './channel-store.ts';
import { Composer } from './composer.ts';
import type { LostPage } from './conflicts/lost-pages.ts';
import { isPath, refuseUnknownGaps } from './conflicts/unknown-words.ts';
import { clearCanary } from './known/clear-canary.ts';
import { DeployedApi } from './known/deployed-api.ts';
import { type Versions, versionsOf } from './rebase.ts';
import { ReleaseStore } from './release-store.ts';
import { loadOrCreateKeys } from './signing.ts';

export interface ComposeOptions {
  /** A name that is left out keeps the version that the base channel has. */
  versions: Versions;
  /** Parts that the release leaves out, and pages (by their route's path) that it may lose though something leads there. */
  without?: readonly string[];
  /** Remotes that are missing, such as those without sources: what others use of them is no fault. */
  missing?: readonly string[];
  /** Whether any page may be lost, as of a shop that is opened from its sources. */
  mayLosePages?: boolean;
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

interface RolledBack {
  channel: Channel;
  isSignedAnew: boolean;
  /** Releases that canary lost, because they have a part that was rolled back from. */
  canary: string[];
}

/** The registry of one data folder: artifacts, releases and channels (design: A release). */
export class Registry {
  readonly artifacts: ArtifactStore;
  readonly releases: ReleaseStore;
  readonly publicKeyFile: string;
  readonly channelStore: ChannelStore;
  readonly #audit: AuditLog;
  readonly #api: DeployedApi;
  readonly #composer: Composer;

  constructor(
    readonly root: string,
    keys = path.join(root, 'keys'),
  ) {
    this.artifacts = new ArtifactStore(path.join(root, 'artifacts'));
    this.releases = new ReleaseStore(root, loadOrCreateKeys(keys));
    this.#audit = new AuditLog(root);
    this.channelStore = new ChannelStore(root, {
      keep: (name, move) => this.#audit.append(entryOfMove(name, move)),
      lastNoted: () => this.#audit.lastTime(),
    });
    this.#api = new DeployedApi(root);
    this.#composer = new Composer(this.artifacts, this.releases, this.#api);
    this.publicKeyFile = path.join(keys, 'public.pem');
  }

  setApiContract(contract: ApiContract): void {
    this.#api.setContract(contract);
  }

  setMenuLinks(links: readonly string[]): void {
    this.#api.setMenuLinks(links);
  }

  channel(name: ChannelName): Channel | null {
    return this.channelStore.get(name);
  }

  /** Keeps who did something that no other file records. */
  note(kind: AuditEntry['kind'], about: string[], { by, from }: Actor, note = ''): void {
    const at = momentAfter([...this.channelStore.lastMoves(), this.#audit.lastTime()]);
    this.#audit.append({ at, kind, by, from, about, note });
  }

  /** Who did what, newest first. */
  audit(query: AuditQuery): AuditEntry[] {
    return readAudit(this.#audit, this.channelStore.all(), query);
  }

  /** Stores a build; the same content again is no change and no line of the audit. */
  publish(folder: string, actor: Actor = thisAccount()): { artifact: Artifact; isNew: boolean } {
    const published = this.artifacts.publish(folder);
    const label = `${published.artifact.name}@${published.artifact.version}`;
    // Also a build that was stored without an entry, because the disk was full or the process ended.
    const isNoted = !published.isNew && this.audit({ kind: 'publish', name: label, limit: 1 }).length > 0;
    if (!isNoted) this.note('publish', [label], actor);
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
    const pages = Object.values(current?.remotes ?? {}).flatMap(({ artifact }) => artifact.routes);
    refuseUnknownGaps({
      base,
      without,
      parts: Object.keys(wanted),
      pages: pages.map(({ path: page }) => page),
    });
    const torn = without.filter((name) => versions[name]);
    if (torn.length > 0)
      throw new RegistryError(`${torn.join(', ')} is wanted and left out`, [
        `name it by --with, or by --without ${torn[0]}, not by both`,
      ]);
    const composed = Object.fromEntries(Object.entries(wanted).filter(([name]) => !without.includes(name)));
    const absent = [...without.filter((name) => !isPath(name)), ...missing, ...(current?.without ?? [])];
    const mayLose = ({ path: page, owner }: LostPage) =>
      options.mayLosePages === true || absent.includes(owner) || without.includes(page);
    const release = this.#composer.add(composed, { channel, note, absent, mayLose });
    const changed = [...Object.entries(versions).map((pair) => pair.join('@')), ...without];
    this.note('compose', [release.id, ...changed], actor, note);
    return release;
  }

  /** Pages that a release has no longer of the one that it was composed from, though something leads there. */
  lostPages(release: Release): LostPage[] {
    return this.#composer.lostPages(release);
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
      (current) => this.#toServe(wanted, name, current, isExact).id,
      move,
    );
    this.#signForEdges(channel.releaseId);
    const release = this.releases.get(channel.releaseId);
    return { channel, release, rebasedFrom: release.id === releaseId ? null : releaseId };
  }

  /** What a promotion would have the channel serve, and the revision that this is for: to be looked at before. */
  prepare(
    releaseId: string,
    name: ChannelName,
    isExact: boolean,
  ): Pick<Promoted, 'release' | 'rebasedFrom'> & { revision: number } {
    const current = this.channelStore.promotable(name, releaseId);
    const release = this.#toServe(this.releases.get(releaseId), name, current, isExact);
    const rebasedFrom = release.id === releaseId ? null : releaseId;
    return { release, rebasedFrom, revision: current?.revision ?? 0 };
  }

  #toServe(wanted: Release, name: ChannelName, current: Channel | null, isExact: boolean): Release {
    // Canary and preview serve what stable serves with the release's changes.
    const { base } = wanted;
    const onto = base && base.channel !== name ? this.channel(base.channel) : current;
    // Asked for again: it may have been removed since.
    return isExact ? this.releases.get(wanted.id) : this.#composer.onTopOf(wanted, onto);
  }

  /** Points a channel at what it served before. Never asks whether it still fits: it has to work when all else fails. */
  rollback(name: ChannelName, options: RollbackOptions): RolledBack {
    const before = this.channel(name);
    const channel = this.channelStore.rollback(name, options);
    const isSignedAnew = this.#signForEdges(channel.releaseId);
    const reachesCanary = before !== null && name === 'stable' && options.keepsVisitors !== true;
    return { channel, isSignedAnew, canary: reachesCanary ? clearCanary(this, before, channel) : [] };
  }

  /** Gives canary its share of new visitors (percent), or takes it from those who have it as well. */
  weighCanary(weight: number, { isWithdrawn, ...move }: MoveOptions & { isWithdrawn?: boolean }): Channel {
    const served = this.channel('canary')?.releaseId;
    return this.channelStore.weigh(weight, { ...move, withdrawn: isWithdrawn && served ? [served] : [] });
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
}
