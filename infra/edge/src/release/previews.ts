import { readFileSync } from 'node:fs';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import type { Logger } from 'pino';
import { monotonicNow } from '../clock/monotonic.ts';
import { type ActiveRelease, activate } from './active-release.ts';
import type { ArtifactCache } from './artifact-cache.ts';
import { fetchRelease } from './fetch-channel.ts';
import { verifyPreview } from './verify-reply.ts';

/** Releases in preview at once; the one that was opened first makes room. */
const maximumPreviews = 10;
/** Interval between two checks of a previewed release's files, while its pages are requested, ms. */
const lookEveryMs = 30_000;
/** A word is some 300 letters; nothing longer is looked at. */
const maximumWordLength = 1000;

export interface PreviewsOptions {
  registryOrigin: string;
  publicKeyFile: string;
  artifacts: ArtifactCache;
  log: Logger;
}

/** A release in preview that has come. */
interface Opened {
  release: Release;
  active: ActiveRelease;
  /** When its files were looked at last, ms. */
  lookedAt: number;
}

/** Releases that single browsers see by a signed link (design: A release). */
export class Previews {
  private readonly opened = new Map<string, Opened>();
  private readonly opening = new Map<string, Promise<ActiveRelease | null>>();

  constructor(private readonly options: PreviewsOptions) {}

  /** The release of a link's word; null for a forged, expired or unknown one. Never rejects. */
  async of(word: string): Promise<ActiveRelease | null> {
    const { publicKeyFile, log } = this.options;
    if (word.length > maximumWordLength) return null;
    try {
      const publicKeyPem = readFileSync(publicKeyFile, 'utf8');
      const { releaseId } = verifyPreview(word, { publicKeyPem, now: Date.now() });
      return await this.open(releaseId, publicKeyPem);
    } catch (error) {
      log.info({ problem: problemOf(error) }, 'preview refused');
      return null;
    }
  }

  /** Artifacts of the releases in preview. */
  inUse(): Artifact[] {
    return [...this.opened.values()].flatMap(({ release }) => artifactsOf(release));
  }

  /** The description of a version in the releases that are in preview; null where none of them has it. */
  artifact({ name, version }: Pick<Artifact, 'name' | 'version'>): Artifact | null {
    return this.inUse().find((each) => each.name === name && each.version === version) ?? null;
  }

  private async open(id: string, publicKeyPem: string): Promise<ActiveRelease | null> {
    const known = this.opened.get(id);
    if (known) {
      void this.lookAfter(known);
      return known.active;
    }
    // What failed is tried again by the next request.
    const opening =
      this.opening.get(id) ?? this.fetch(id, publicKeyPem).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return opening;
  }

  private async fetch(id: string, publicKeyPem: string): Promise<ActiveRelease | null> {
    const { registryOrigin, artifacts } = this.options;
    const release = await fetchRelease(registryOrigin, id, publicKeyPem);
    if (!release) return null;
    for (const artifact of artifactsOf(release)) await artifacts.ensure(artifact);
    const active = activate(release);
    this.opened.set(id, { release, active, lookedAt: monotonicNow() });
    const [oldest] = this.opened.keys();
    if (this.opened.size > maximumPreviews && oldest) this.opened.delete(oldest);
    return active;
  }

  /** Fetches what the disk has lost of a release since it came: threads read their bundles from there. Never rejects. */
  private async lookAfter(opened: Opened): Promise<void> {
    if (monotonicNow() - opened.lookedAt < lookEveryMs) return;
    opened.lookedAt = monotonicNow();
    const { artifacts, log } = this.options;
    try {
      for (const artifact of artifactsOf(opened.release)) await artifacts.mend(artifact);
    } catch (error) {
      log.warn({ release: opened.release.id, problem: problemOf(error) }, 'preview is not whole');
    }
  }
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
