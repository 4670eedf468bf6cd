import { readFileSync } from 'node:fs';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import type { Logger } from 'pino';
import { type ActiveRelease, activate } from './active-release.ts';
import type { ArtifactCache } from './artifact-cache.ts';
import { fetchRelease } from './fetch-channel.ts';
import { verifyPreview } from './verify-reply.ts';

/** Releases in preview at once; the one that was opened first makes room. */
const maximumPreviews = 10;
/** A word is some 300 letters; nothing longer is looked at. */
const maximumWordLength = 1000;

export interface PreviewsOptions {
  registryOrigin: string;
  publicKeyFile: string;
  artifacts: ArtifactCache;
  log: Logger;
}

/** Releases that single browsers see by a signed link (design: A release). */
export class Previews {
  private readonly active = new Map<string, Promise<ActiveRelease | null>>();

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
      log.info({ problem: error instanceof Error ? error.message : String(error) }, 'preview refused');
      return null;
    }
  }

  /** Artifacts of the releases in preview. */
  async inUse(): Promise<Artifact[]> {
    const active = await Promise.all([...this.active.values()].map((each) => each.catch(() => null)));
    return active.flatMap((release) =>
      release ? [release.shell, ...Object.values(release.remotes), ...Object.values(release.fallbacks)] : [],
    );
  }

  private open(id: string, publicKeyPem: string): Promise<ActiveRelease | null> {
    const known = this.active.get(id);
    if (known) return known;
    const opening = this.fetch(id, publicKeyPem);
    this.active.set(id, opening);
    // What failed is tried again by the next request.
    opening.catch(() => this.active.delete(id));
    const [oldest] = this.active.keys();
    if (this.active.size > maximumPreviews && oldest) this.active.delete(oldest);
    return opening;
  }

  private async fetch(id: string, publicKeyPem: string): Promise<ActiveRelease | null> {
    const { registryOrigin, artifacts } = this.options;
    const release = await fetchRelease(registryOrigin, id, publicKeyPem);
    if (!release) return null;
    for (const artifact of artifactsOf(release)) await artifacts.ensure(artifact);
    return activate(release);
  }
}
