import type { Artifact } from '@mall/contracts/platform/artifact';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import type { ActiveRelease } from './active-release.ts';
import type { ArtifactCache } from './artifact-cache.ts';
import { OlderReleases } from './older-releases.ts';
import { Previews } from './previews.ts';
import { type FollowedChannel, ReleaseSource } from './release-source.ts';
import { type SweepLimits, usualSweep } from './sweep-artifacts.ts';

const sweepEveryMs = 10 * 60_000;
const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10;

export interface ReleasesOptions {
  registryOrigin: string;
  publicKeyFile: string;
  folder: string;
  artifacts: ArtifactCache;
  log: Logger;
  /** How the registry knows this edge. */
  edgeName?: string;
  /** Disk for artifacts, bytes; no bound unless said. */
  artifactBytes?: number;
  /** From 0 to below 1; tests decide themselves who gets canary. */
  random?: () => number;
}

/** Which release a visitor gets: that of a preview link, that of the session, canary by its share, or stable. */
export class Releases {
  readonly previews: Previews;
  private readonly older: OlderReleases;
  private readonly stable: ReleaseSource;
  private readonly canary: ReleaseSource;
  private readonly random: () => number;
  private readonly options: Omit<ReleasesOptions, 'random'>;
  private sweeping: NodeJS.Timeout | null = null;

  constructor({ random = Math.random, ...options }: ReleasesOptions) {
    this.options = options;
    this.stable = new ReleaseSource({ ...options, channel: 'stable' });
    this.canary = new ReleaseSource({ ...options, channel: 'canary' });
    this.previews = new Previews(options);
    this.older = new OlderReleases(options);
    this.random = random;
  }

  /** Resolves when stable was asked for; canary delays no page. */
  async start(): Promise<void> {
    void this.canary.start();
    await this.stable.start();
    this.sweeping = setInterval(() => void this.sweep(), sweepEveryMs);
  }

  stop(): void {
    if (this.sweeping) clearInterval(this.sweeping);
    this.stable.stop();
    this.canary.stop();
  }

  /** Asks the registry now. */
  async refresh(): Promise<void> {
    await Promise.all([this.stable.refresh(), this.canary.refresh()]);
  }

  /** Artifacts of every release that is served, retained for sessions or previewed. */
  inUse(): Artifact[] {
    return [...this.stable.inUse(), ...this.canary.inUse(), ...this.previews.inUse()];
  }

  /** Gives back the disk of artifacts that no release in use needs; never rejects. */
  async sweep(limits: Partial<SweepLimits> = {}): Promise<void> {
    const { artifacts, log, artifactBytes = Number.POSITIVE_INFINITY } = this.options;
    try {
      const bounds = { maximumBytes: artifactBytes, ...usualSweep, ...limits };
      const { removed, freedBytes, remainingBytes } = await artifacts.sweep(this.inUse(), bounds);
      const sizes = { freedMb: megabytes(freedBytes), remainingMb: megabytes(remainingBytes) };
      if (removed.length > 0) log.info({ artifacts: removed, ...sizes }, 'artifacts removed');
      if (remainingBytes > bounds.maximumBytes)
        log.warn(
          sizes,
          'artifacts take more than ARTIFACT_CACHE_MB: all of them are in use or were just now',
        );
    } catch (error) {
      log.warn({ problem: error instanceof Error ? error.message : String(error) }, 'artifacts not removed');
    }
  }

  /** What stable points to, or null before the first release came. */
  current(): ActiveRelease | null {
    return this.stable.current();
  }

  /** The release that a visitor is on, while it is retained and not withdrawn. */
  get(id: string): ActiveRelease | null {
    if (this.isWithdrawn(id)) return null;
    return this.stable.get(id) ?? this.canary.get(id);
  }

  /**
   * The description of a version that a page may load files of.
   * @param pinned the release that the visitor's session is on: an edge that is newer than the session asks for it
   */
  async artifact(
    version: Pick<Artifact, 'name' | 'version'>,
    pinned: string | null,
  ): Promise<Artifact | null> {
    const known =
      this.stable.artifact(version) ?? this.canary.artifact(version) ?? this.previews.artifact(version);
    if (known || pinned === null || this.stable.get(pinned)) return known;
    return this.older.artifact(pinned, version);
  }

  /** The release of a visitor who has none yet. Crawlers keep no cookie: they would draw anew with every page. */
  forNewVisitor(userAgent = ''): ActiveRelease | null {
    const stable = this.current();
    const canary = this.canary.current();
    const isOffered = canary && !this.isWithdrawn(canary.id) && this.random() * 100 < this.canary.weight();
    return isOffered && !isbot(userAgent) ? canary : stable;
  }

  /** What each channel is here, for those who watch. */
  followed(): FollowedChannel[] {
    return [this.stable, this.canary].flatMap((source) => source.followed() ?? []);
  }

  /** Whether a retained release has this version. */
  serves(version: Pick<Artifact, 'name' | 'version'>): boolean {
    return (this.stable.artifact(version) ?? this.canary.artifact(version)) !== null;
  }

  /** Whether pages of this release are to be left. A canary that was withdrawn may be what stable serves now. */
  isWithdrawn(id: string): boolean {
    return id !== this.current()?.id && (this.stable.isWithdrawn(id) || this.canary.isWithdrawn(id));
  }
}
