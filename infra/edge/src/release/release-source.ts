import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { EdgeReport } from '@mall/contracts/platform/edge-report';
import { type Release, releaseSchema } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { monotonicNow } from '../clock/monotonic.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { type ActiveRelease, activate } from './active-release.ts';
import type { ArtifactCache } from './artifact-cache.ts';
import { fetchChannel } from './fetch-channel.ts';

/** A promotion is seen within two seconds: what is new has to be fetched and checked as well. */
const pollMs = 1000;
/** Interval between checks of the files of retained releases, ms. */
const mendEveryMs = 30_000;
/** Releases that visitors of earlier hours may still be on. */
const remainingReleases = 10;

const lastGoodSchema = z.object({
  revision: z.int(),
  releases: z.array(releaseSchema),
  withdrawn: z._default(z.array(z.string()), []),
});

export interface ReleaseSourceOptions {
  channel: 'stable' | 'canary';
  registryOrigin: string;
  publicKeyFile: string;
  folder: string;
  artifacts: ArtifactCache;
  log: Logger;
  /** How the registry knows this edge; without a name no report is sent. */
  edgeName?: string;
}

/** A channel as this edge has it. */
export interface FollowedChannel {
  channel: string;
  /** What it serves; null while there is none. */
  release: string | null;
  revision: number;
  /** Since the registry was last followed, seconds. */
  ageSeconds: number;
}

/**
 * Follows one channel. What is served only changes after the new release was verified and all of its files
 * are on this disk; until then, and whatever happens to the registry, the last good release stays.
 */
export class ReleaseSource {
  private releases: Release[] = [];
  private readonly active = new Map<string, ActiveRelease>();
  private revision = 0;
  private withdrawn: readonly string[] = [];
  private shareOfNew = 0;
  private timer: NodeJS.Timeout | null = null;
  private lastProblem = '';
  private refreshing: Promise<void> | null = null;
  /** What is served is also on the disk. */
  private isStored = true;
  private mendedAt = Number.NEGATIVE_INFINITY;
  private followedAt = monotonicNow();

  constructor(private readonly options: ReleaseSourceOptions) {}

  /** The release for new visitors, or null before the first one came. */
  current(): ActiveRelease | null {
    const [newest] = this.releases;
    return newest ? (this.active.get(newest.id) ?? null) : null;
  }

  /** How it stands with the channel; null for one that points nowhere. */
  followed(): FollowedChannel | null {
    const release = this.current()?.id ?? null;
    const { channel } = this.options;
    if (release === null && channel !== 'stable') return null;
    const ageSeconds = (monotonicNow() - this.followedAt) / 1000;
    return { channel, release, revision: this.revision, ageSeconds };
  }

  /** A release that a visitor is on, if it is still retained. */
  get(id: string): ActiveRelease | null {
    return this.active.get(id) ?? null;
  }

  /** Share of new visitors that the channel gets, percent; none until the registry has said so. */
  weight(): number {
    return this.shareOfNew;
  }

  /** Whether pages of this release are to be left. */
  isWithdrawn(id: string): boolean {
    return this.withdrawn.includes(id);
  }

  async start(): Promise<void> {
    this.readLastGood();
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), pollMs);
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Asks the registry once; never rejects. One at a time: a slow answer must not undo a newer one. */
  refresh(): Promise<void> {
    this.refreshing ??= this.ask().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** The description of a version in the retained releases; null where none of them has it. */
  artifact({ name, version }: Pick<Artifact, 'name' | 'version'>): Artifact | null {
    return this.inUse().find((each) => each.name === name && each.version === version) ?? null;
  }

  /** Artifacts of every retained release. */
  inUse(): Artifact[] {
    return this.releases.flatMap(artifactsOf);
  }

  private async ask(): Promise<void> {
    try {
      await this.take();
      if (!this.isStored) await this.writeLastGood();
      await this.mend();
      this.lastProblem = '';
      this.followedAt = monotonicNow();
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      // The same trouble is said once, not with every question.
      if (problem !== this.lastProblem)
        this.options.log.warn({ problem, serving: this.current()?.id ?? null }, 'release not taken');
      this.lastProblem = problem;
    }
  }

  private async take(): Promise<void> {
    const { channel, registryOrigin, publicKeyFile, artifacts, log } = this.options;
    const found = await fetchChannel(registryOrigin, {
      channel,
      publicKeyPem: readFileSync(publicKeyFile, 'utf8'),
      lastRevision: this.revision,
      now: Date.now(),
      report: this.report(),
    });
    if (!found) return this.loseChannel();
    const { pointer, release } = found;
    this.shareOfNew = pointer.weight;
    if (pointer.revision === this.revision && this.current()?.id === release.id) return;
    for (const artifact of artifactsOf(release)) await artifacts.ensure(artifact);
    this.revision = pointer.revision;
    this.adopt(release);
    this.drop(pointer.withdrawn);
    this.isStored = false;
    log.info({ channel, release: release.id, revision: pointer.revision }, 'release active');
  }

  private report(): EdgeReport | null {
    const followed = this.followed();
    const { edgeName } = this.options;
    if (!followed || edgeName === undefined) return null;
    const { release, revision } = followed;
    return { edge: edgeName, release, revision, problem: this.lastProblem };
  }

  /** Most shops have no canary; a shop without stable has lost its registry's data. */
  private loseChannel(): void {
    this.shareOfNew = 0;
    if (this.options.channel === 'stable') throw new Error('the channel "stable" points nowhere');
  }

  private adopt(release: Release): void {
    this.releases = [release, ...this.releases.filter(({ id }) => id !== release.id)].slice(
      0,
      remainingReleases,
    );
    this.active.set(release.id, activate(release));
    for (const id of this.active.keys())
      if (!this.releases.some((followed) => followed.id === id)) this.active.delete(id);
  }

  /** No visitor stays on a withdrawn release: the next page of each is one of the present release. */
  private drop(withdrawn: readonly string[]): void {
    this.withdrawn = withdrawn;
    const current = this.current()?.id;
    const gone = new Set(withdrawn.filter((id) => id !== current && this.active.has(id)));
    if (gone.size === 0) return;
    this.releases = this.releases.filter(({ id }) => !gone.has(id));
    for (const id of gone) this.active.delete(id);
    this.options.log.warn({ releases: [...gone] }, 'releases withdrawn');
  }

  private get lastGoodFile(): string {
    const { channel, folder } = this.options;
    return path.join(folder, channel === 'stable' ? 'last-good.json' : `last-good-${channel}.json`);
  }

  private readLastGood(): void {
    if (!existsSync(this.lastGoodFile)) return;
    const parsed = z.safeParse(lastGoodSchema, readJson(this.lastGoodFile));
    if (!parsed.success) return;
    const { artifacts } = this.options;
    // Only what can be served whole counts as good; anything else is fetched again.
    const whole = parsed.data.releases.filter((release) =>
      artifactsOf(release).every((artifact) => artifacts.has(artifact)),
    );
    this.revision = parsed.data.revision;
    this.withdrawn = parsed.data.withdrawn;
    for (const release of whole.toReversed()) this.adopt(release);
  }

  private async writeLastGood(): Promise<void> {
    const { revision, releases, withdrawn } = this;
    await writeWhole(this.lastGoodFile, JSON.stringify({ revision, releases, withdrawn }));
    this.isStored = true;
  }

  /** Fetches what the disk lost of the retained releases: threads read their bundles from there. */
  private async mend(): Promise<void> {
    if (monotonicNow() - this.mendedAt < mendEveryMs) return;
    for (const artifact of new Set(this.inUse())) await this.options.artifacts.mend(artifact);
    this.mendedAt = monotonicNow();
  }
}

/** A file that cannot be read is no reason not to start. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
