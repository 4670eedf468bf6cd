import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';

/** Limit of one download, ms. */
const downloadLimitMs = 10_000;
const parallelDownloads = 8;

/** Files of artifacts on the edge's own disk: an artifact is there whole and checked, or not at all. */
export class ArtifactCache {
  constructor(
    private readonly root: string,
    private readonly registryOrigin: string,
  ) {}

  folderOf({ name, version }: Pick<Artifact, 'name' | 'version'>): string {
    return path.join(this.root, name, version);
  }

  has(artifact: Pick<Artifact, 'name' | 'version'>): boolean {
    return existsSync(this.folderOf(artifact));
  }

  /** Fetches what is missing; rejects when a file does not match the hash that the signed release gives it. */
  async ensure(artifact: Artifact): Promise<void> {
    const folder = this.folderOf(artifact);
    if (this.has(artifact)) return;
    const draft = `${folder}.${randomUUID()}`;
    try {
      const queue = Object.entries(artifact.files);
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await this.download(artifact, draft, ...next);
      };
      // All have ended before the draft goes, or a late one would write it anew.
      const ended = await Promise.allSettled(Array.from({ length: parallelDownloads }, worker));
      const failed = ended.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  private async download(
    { name, version }: Artifact,
    draft: string,
    file: string,
    expected: { integrity: string },
  ): Promise<void> {
    const url = `${this.registryOrigin}/artifacts/${name}/${version}/${file}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(downloadLimitMs), redirect: 'error' });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    const content = Buffer.from(await reply.arrayBuffer());
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== expected.integrity)
      throw new Error(`${name}@${version}/${file} does not match the release`);
    const target = path.join(draft, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
