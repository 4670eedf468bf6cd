import { readFileSync } from 'node:fs';
import type { Artifact } from '@mall/contracts/platform/artifact';
import type { Release } from '@mall/contracts/platform/release';
import { artifactsOf } from '@mall/contracts/platform/release-artifacts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { fetchRelease } from './fetch-channel.ts';

const idPattern = /^r\d{4,}-[0-9a-f]{8}$/;
/** Ids are the visitor's to make up: so many are remembered, with or without a release. */
const maximumReleases = 20;
/** How long the registry's word counts, ms. */
const rememberedMs = 60_000;

export interface OlderReleasesOptions {
  registryOrigin: string;
  publicKeyFile: string;
  log: Pick<Logger, 'info'>;
}

/** Releases that open tabs are still on and this edge never had, such as one that started after them. */
export class OlderReleases {
  private readonly releases = new LRUCache<string, Promise<Release | null>>({
    max: maximumReleases,
    ttl: rememberedMs,
  });

  constructor(private readonly options: OlderReleasesOptions) {}

  /** The description of a version in a release; null where the registry has no such release. Never rejects. */
  async artifact(
    id: string,
    { name, version }: Pick<Artifact, 'name' | 'version'>,
  ): Promise<Artifact | null> {
    if (!idPattern.test(id)) return null;
    const known = this.releases.get(id) ?? this.fetch(id);
    this.releases.set(id, known, { noUpdateTTL: true });
    const release = await known;
    const all = release ? artifactsOf(release) : [];
    return all.find((each) => each.name === name && each.version === version) ?? null;
  }

  private async fetch(id: string): Promise<Release | null> {
    const { registryOrigin, publicKeyFile, log } = this.options;
    try {
      return await fetchRelease(registryOrigin, id, readFileSync(publicKeyFile, 'utf8'));
    } catch (error) {
      log.info(
        { release: id, problem: error instanceof Error ? error.message : String(error) },
        'no older release',
      );
      return null;
    }
  }
}
