import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Logger } from 'pino';
import type { ActiveRelease } from './active-release.ts';
import type { ArtifactCache } from './artifact-cache.ts';
import { OlderReleases } from './older-releases.ts';
import { Previews } from './previews.ts';
import { type FollowedChannel, ReleaseSource } from './release-source.ts';

export interface ReleasesOptions {
  registryOrigin: string;
  publicKeyFile: string;
  folder: string;
  artifacts: ArtifactCache;
  log: Logger;
  /** How the registry knows this edge. */
  edgeName?: string;
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

  constructor({ random = Math.random, ...options }: ReleasesOptions) {
    this.stable = new ReleaseSource({ ...options, channel: 'stable' });
    this.canary = new ReleaseSource({ ...options, channel: 'canary' });
    this.previews = new Previews(options);
    this.older = new OlderReleases(options);
    this.random = random;
  }

  /** Resolves when stable was asked for; canary keeps nobody waiting. */
  async start(): Promise<void> {
    void this.canary.start();
    await this.stable.start();
  }

  stop(): void {
    this.stable.stop();
    this.canary.stop();
  }

  /** Asks the registry now. */
  async refresh(): Promise<void> {
    await Promise.all([this.stable.refresh(), this.canary.refresh()]);
  }

  /** What stable points to, or null before the first release came. */
  current(): ActiveRelease | null {
    return this.stable.current();
  }

  /** The release that a visitor is on, while it is kept and not withdrawn. */
  get(id: string): ActiveRelease | null {
    if (this.isWithdrawn(id) && id !== this.current()?.id) return null;
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
    const known = this.stable.artifact(version) ?? this.canary.artifact(version);
    if (known || pinned === null || this.stable.get(pinned)) return known;
    return this.older.artifact(pinned, version);
  }

  /** The release of somebody who has none yet. */
  forNewVisitor(): ActiveRelease | null {
    const stable = this.current();
    const canary = this.canary.current();
    const isChosen = canary && !this.isWithdrawn(canary.id) && this.random() * 100 < this.canary.weight();
    return isChosen ? canary : stable;
  }

  /** What each channel is here, for those who watch. */
  followed(): FollowedChannel[] {
    return [this.stable, this.canary].flatMap((source) => source.followed() ?? []);
  }

  /** Whether a release that is kept has this version. */
  serves(version: Pick<Artifact, 'name' | 'version'>): boolean {
    return (this.stable.artifact(version) ?? this.canary.artifact(version)) !== null;
  }

  /** Whether pages of this release are to be left. */
  isWithdrawn(id: string): boolean {
    return this.stable.isWithdrawn(id) || this.canary.isWithdrawn(id);
  }
}
