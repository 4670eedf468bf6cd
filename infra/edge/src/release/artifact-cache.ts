import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { isPrivateFile } from '@mall/contracts/platform/private-files';
import type { Logger } from 'pino';
import { monotonicNow } from '../clock/monotonic.ts';
import { compress, compressedFile, isCompressible } from '../compression/compressed-file.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { readWithin } from './read-within.ts';
import { type SweepLimits, type Swept, sweepArtifacts } from './sweep-artifacts.ts';

/** Limit of one download, ms. */
const downloadLimitMs = 10_000;
const parallelDownloads = 8;

type Version = Pick<Artifact, 'name' | 'version'>;

/**
 * Files of artifacts on the edge's own disk: an artifact comes whole and checked, or not at all. What is lost or damaged
 * afterwards is fetched again.
 */
export class ArtifactCache {
  /** Files that were compared with their hash, each with what the disk said of it then. */
  private readonly checked = new Map<string, string>();
  private readonly fetching = new Map<string, Promise<void>>();
  private readonly mending = new Map<string, Promise<string>>();
  /** When a folder was last requested, or first seen; ms. */
  private readonly usedAt = new Map<string, number>();

  constructor(
    private readonly root: string,
    private readonly registryOrigin: string,
    private readonly log?: Pick<Logger, 'warn'>,
  ) {}

  folderOf({ name, version }: Version): string {
    return path.join(this.root, name, version);
  }

  has(artifact: Version): boolean {
    return existsSync(this.folderOf(artifact));
  }

  /**
   * Fetches what is missing; rejects when a file does not match the hash that the signed release gives it. Channels that
   * want the same artifact at once wait for one download: of two renames to one folder the second would fail.
   */
  ensure(artifact: Artifact): Promise<void> {
    const folder = this.folderOf(artifact);
    const pending = this.fetching.get(folder);
    this.usedAt.set(folder, monotonicNow());
    if (pending) return pending;
    // There, but not whole: an open tab may have asked for single files of a version that was removed.
    if (this.has(artifact)) return this.mend(artifact);
    const work = this.fetch(artifact, folder).finally(() => this.fetching.delete(folder));
    this.fetching.set(folder, work);
    return work;
  }

  private async fetch(artifact: Artifact, folder: string): Promise<void> {
    const draft = `${folder}.${randomUUID()}`;
    try {
      await atOnce(servedFiles(artifact), (file) => this.store(artifact, file, draft));
      await rename(draft, folder);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** Fetches each file of an artifact again that is lost or damaged. */
  async mend(artifact: Artifact): Promise<void> {
    await atOnce(servedFiles(artifact), (file) => this.whole(artifact, file));
  }

  /** Where a file of an artifact lies, whole; rejects when it is lost and cannot be fetched. */
  async whole(artifact: Artifact, file: string): Promise<string> {
    const location = path.join(this.folderOf(artifact), file);
    this.usedAt.set(this.folderOf(artifact), monotonicNow());
    if (await this.isWhole(artifact, file, location)) return location;
    const pending = this.mending.get(location);
    if (pending) return pending;
    const work = this.store(artifact, file, this.folderOf(artifact))
      .then(() => {
        const { name, version } = artifact;
        this.log?.warn({ remote: name, version, file }, 'lost file of a release fetched again');
        return location;
      })
      .finally(() => this.mending.delete(location));
    this.mending.set(location, work);
    return work;
  }

  /** Removes what no release in use needs. One at a time. */
  async sweep(inUse: readonly Version[], limits: SweepLimits): Promise<Swept> {
    const now = monotonicNow();
    const swept = await sweepArtifacts({
      ...limits,
      root: this.root,
      inUse,
      unusedFor: (folder) => {
        // What was here before this process began counts from the first look on.
        if (!this.usedAt.has(folder)) this.usedAt.set(folder, now);
        return now - (this.usedAt.get(folder) ?? now);
      },
      isPending: (folder) => this.fetching.has(folder),
    });
    for (const folder of swept.removed) this.forget(path.join(this.root, folder));
    return swept;
  }

  private forget(folder: string): void {
    this.usedAt.delete(folder);
    for (const location of this.checked.keys())
      if (location.startsWith(`${folder}${path.sep}`)) this.checked.delete(location);
  }

  /** Whether a file matches its hash: read again only when the disk says that it was changed. */
  private async isWhole(artifact: Artifact, file: string, location: string): Promise<boolean> {
    const expected = artifact.files[file];
    const about = await stat(location).catch(() => null);
    if (!expected || !about?.isFile() || about.size !== expected.size) return false;
    const fingerprint = `${about.ino} ${about.mtimeMs} ${about.size}`;
    if (this.checked.get(location) === fingerprint) return true;
    const content = await readFile(location).catch(() => null);
    if (!content || integrityOf(content) !== expected.integrity) return false;
    this.checked.set(location, fingerprint);
    return true;
  }

  /** Downloads a file into a folder, with its compressed form beside it, so that no request waits for that. */
  private async store(artifact: Artifact, file: string, folder: string): Promise<void> {
    const target = path.join(folder, file);
    const content = await this.download(artifact, file);
    if (isCompressible(file)) await writeWhole(compressedFile(target), await compress(content));
    await writeWhole(target, content);
  }

  private async download({ name, version, files }: Artifact, file: string): Promise<Buffer> {
    const url = `${this.registryOrigin}/artifacts/${name}/${version}/${file}`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(downloadLimitMs), redirect: 'error' });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    // The release says how long the file is: a registry that goes mad does not fill the edge's memory.
    const content = await readWithin(reply, files[file]?.size ?? 0);
    if (integrityOf(content) !== files[file]?.integrity)
      throw new Error(`${name}@${version}/${file} does not match the release`);
    return content;
  }
}

const servedFiles = ({ files }: Artifact) => Object.keys(files).filter((file) => !isPrivateFile(file));

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Does a work for each file, some at once; all have ended when it rejects, or a late one would write after that. */
async function atOnce(files: readonly string[], work: (file: string) => Promise<unknown>): Promise<void> {
  const queue = [...files];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await work(next);
  };
  const ended = await Promise.allSettled(Array.from({ length: parallelDownloads }, worker));
  const failed = ended.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
