import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { type ApiContract, apiContractSchema } from '@mall/contracts/platform/artifact-contracts';
import type { Channel, ChannelReply, Release } from '@mall/contracts/platform/release';
import * as z from 'zod/mini';
import { ArtifactStore } from './artifact-store.ts';
import { writeAtomic } from './atomic-file.ts';
import { type ChannelName, ChannelStore, type MoveOptions, type RollbackOptions } from './channel-store.ts';
import { findConflicts } from './compose.ts';
import type { Part } from './part.ts';
import { areSame, rebase, type Versions, versionsOf } from './rebase.ts';
import { RegistryError } from './registry-error.ts';
import { ReleaseStore } from './release-store.ts';
import { loadOrCreateKeys } from './signing.ts';

export interface ComposeOptions {
  /** A name that is left out keeps the version that the base channel has. */
  versions: Versions;
  /** Parts that the release leaves out. */
  without?: readonly string[];
  /** Channel whose release is the base, normally stable. */
  base: ChannelName;
  note?: string;
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

/** The registry of one data folder: artifacts, releases and channels (design: A release). */
export class Registry {
  readonly artifacts: ArtifactStore;
  readonly releases: ReleaseStore;
  readonly publicKeyFile: string;
  readonly #channels: ChannelStore;

  constructor(
    readonly root: string,
    keys = path.join(root, 'keys'),
  ) {
    this.artifacts = new ArtifactStore(path.join(root, 'artifacts'));
    this.releases = new ReleaseStore(root, loadOrCreateKeys(keys));
    this.#channels = new ChannelStore(root);
    this.publicKeyFile = path.join(keys, 'public.pem');
  }

  /** Calls that the API in production serves; published by the API's deployment. */
  apiContract(): ApiContract {
    const file = path.join(this.root, 'api-contract.json');
    if (!existsSync(file)) return {};
    const parsed = z.safeParse(apiContractSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    throw new RegistryError(`${file} says too little of the API's calls`, [
      'it is of an earlier version: deploy the API again, which writes it (npm start does, too)',
    ]);
  }

  setApiContract(contract: ApiContract): void {
    writeAtomic(path.join(this.root, 'api-contract.json'), JSON.stringify(contract));
  }

  channel(name: ChannelName): Channel | null {
    return this.#channels.get(name);
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
  compose({ versions, without = [], base, note = '' }: ComposeOptions): Release {
    const channel = this.channel(base);
    const current = channel ? this.releases.get(channel.releaseId) : null;
    const wanted = { ...versionsOf(current), ...versions };
    const unknown = without.filter((name) => !wanted[name]);
    if (unknown.length > 0)
      throw new RegistryError(`${base} has no ${unknown.join(', ')} to leave out`, [
        `it has: ${Object.keys(wanted).sort().join(', ')}`,
      ]);
    const kept = Object.entries(wanted).filter(([name]) => !without.includes(name));
    return this.#add(Object.fromEntries(kept), channel, note);
  }

  /**
   * Has a channel serve a release. Where others promoted theirs since it was composed, its changes are put on top of
   * theirs and checked again; refuses when both changed the same part, or the sum does not fit together.
   */
  promote(releaseId: string, name: ChannelName, { isExact = false, ...move }: PromoteOptions): Promoted {
    const wanted = this.releases.get(releaseId);
    const channel = this.#channels.promote(
      name,
      releaseId,
      (current) => {
        // Canary and preview serve what stable serves with the release's changes.
        const { base } = wanted;
        const onto = base && base.channel !== name ? this.channel(base.channel) : current;
        return (isExact ? wanted : this.#onTopOf(wanted, onto)).id;
      },
      move,
    );
    this.#signForEdges(channel.releaseId);
    const release = this.releases.get(channel.releaseId);
    return { channel, release, rebasedFrom: release.id === releaseId ? null : releaseId };
  }

  /** Points a channel at what it served before. Never asks whether it still fits: it has to work when all else fails. */
  rollback(name: ChannelName, options: RollbackOptions): { channel: Channel; isSignedAnew: boolean } {
    const channel = this.#channels.rollback(name, options);
    return { channel, isSignedAnew: this.#signForEdges(channel.releaseId) };
  }

  /** Gives canary its share of new visitors (percent). */
  weighCanary(weight: number, options: MoveOptions & { isWithdrawn?: boolean }): Channel {
    return this.#channels.weigh(weight, options);
  }

  /** The word of a link that shows a release to one browser until it expires. */
  preview(releaseId: string, hours: number): string {
    this.#signForEdges(releaseId);
    return this.releases.previewOf(releaseId, hours);
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
      this.#check(versionsOf(wanted));
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
    return this.#add(versions, current, wanted.note);
  }

  #add(versions: Versions, channel: Channel | null, note: string): Release {
    const { shell, remotes } = this.#check(versions);
    const current = channel ? this.releases.get(channel.releaseId) : null;
    return this.releases.add({
      note,
      base: channel && { channel: channel.name, releaseId: channel.releaseId, revision: channel.revision },
      shell: { artifact: shell, fallback: null },
      remotes: Object.fromEntries(
        remotes.map((artifact) => [artifact.name, { artifact, fallback: fallbackOf(artifact, current) }]),
      ),
    });
  }

  /** The artifacts of these versions; throws every reason why they make no release. */
  #check({ shell: shellVersion, ...remoteVersions }: Versions): { shell: Artifact; remotes: Artifact[] } {
    if (!shellVersion)
      throw new RegistryError('a release needs a shell', ['name one: --with shell@<version>']);
    const shell = this.artifacts.get('shell', shellVersion);
    const remotes = Object.entries(remoteVersions).map(([name, version]) =>
      this.artifacts.get(name, version),
    );
    const reasons = [
      ...[shell, ...remotes].flatMap(({ name, version }) => this.artifacts.verify(name, version)),
      ...findConflicts({
        shell: this.partOf(shell),
        remotes: remotes.map((artifact) => this.partOf(artifact)),
        api: this.apiContract(),
      }),
    ];
    if (reasons.length > 0) throw new RegistryError('these versions make no release', reasons);
    return { shell, remotes };
  }

  private partOf(artifact: Artifact): Part {
    return { artifact, contracts: this.artifacts.contractsOf(artifact) };
  }
}

function unknownBase(releaseId: string, current?: Channel): RegistryError {
  return new RegistryError(
    `nobody can tell what ${releaseId} changes${current ? ` of ${current.releaseId}, which ${current.name} serves` : ''}`,
    ['compose it again, or serve exactly this one: promote --exact'],
  );
}

/** The version to go back to in a browser: the one before, or what that one had to fall back on. */
function fallbackOf({ name, version }: Artifact, current: Release | null): Artifact | null {
  const previous = current?.remotes[name];
  if (!previous) return null;
  return previous.artifact.version === version ? previous.fallback : previous.artifact;
}
