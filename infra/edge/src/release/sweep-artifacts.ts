import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@mall/contracts/platform/artifact';

export interface SweepLimits {
  /** Disk for artifacts, bytes; what is in use stays, however much that is. */
  maximumBytes: number;
  /** What was asked for within this time stays, ms: a render may be about to read it, or a release about to be taken. */
  graceMs: number;
  /** Folders that are unused for this time go, even when the disk has space, ms. */
  keepMs: number;
}

export const usualSweep: Omit<SweepLimits, 'maximumBytes'> = { graceMs: 10 * 60_000, keepMs: 24 * 3_600_000 };

export interface SweepTask extends SweepLimits {
  root: string;
  /** Artifacts of releases that are served, retained for sessions or previewed. */
  inUse: readonly Pick<Artifact, 'name' | 'version'>[];
  /** Since when a folder is unused, ms. */
  unusedFor: (folder: string) => number;
  /** Whether a folder is being written. */
  isPending: (folder: string) => boolean;
}

export interface Swept {
  /** Removed folders, as name/version. */
  removed: string[];
  freedBytes: number;
  remainingBytes: number;
}

const goneFolder = '.gone';
const draftEnding = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Removes artifacts that no release in use needs: those unused for long, and as many others as the disk's bound asks. */
export async function sweepArtifacts({
  root,
  inUse,
  unusedFor,
  isPending,
  ...limits
}: SweepTask): Promise<Swept> {
  const needed = new Set(inUse.map(({ name, version }) => path.join(root, name, version)));
  const all = await foldersIn(root);
  const swept: Swept = {
    removed: [],
    freedBytes: 0,
    remainingBytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const idle = all
    .filter(({ folder }) => !needed.has(folder) && !isPending(folder.replace(draftEnding, '')))
    .map((each) => ({ ...each, unusedMs: unusedFor(each.folder) }))
    .filter(({ unusedMs }) => unusedMs >= limits.graceMs)
    .sort((one, other) => other.unusedMs - one.unusedMs);
  for (const { folder, bytes, unusedMs } of idle) {
    if (unusedMs < limits.keepMs && swept.remainingBytes <= limits.maximumBytes) continue;
    await take(root, folder);
    swept.removed.push(path.relative(root, folder));
    swept.freedBytes += bytes;
    swept.remainingBytes -= bytes;
  }
  await rm(path.join(root, goneFolder), { recursive: true, force: true });
  return swept;
}

/** Out of its place at once: half of a folder would count as an artifact. */
async function take(root: string, folder: string): Promise<void> {
  await mkdir(path.join(root, goneFolder), { recursive: true });
  await rename(folder, path.join(root, goneFolder, randomUUID()));
}

async function foldersIn(root: string): Promise<{ folder: string; bytes: number }[]> {
  const names = (await readdir(root).catch(() => [])).filter((name) => name !== goneFolder);
  const found: { folder: string; bytes: number }[] = [];
  for (const name of names)
    for (const version of await readdir(path.join(root, name)).catch(() => [])) {
      const folder = path.join(root, name, version);
      found.push({ folder, bytes: await bytesIn(folder) });
    }
  return found;
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  let bytes = 0;
  for (const file of files) {
    const about = await stat(path.join(folder, file)).catch(() => null);
    if (about?.isFile()) bytes += about.size;
  }
  return bytes;
}
