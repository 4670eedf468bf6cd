import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';
import { writeWhole } from '../disk/write-whole.ts';
import type { Override } from './overrides.ts';

/** A development server answers once its build is done, ms. */
const buildLimitMs = 120_000;

/** A part as its development server has it now. */
export interface DevelopmentPart extends Override {
  /** What the build is, and where its Node bundle lies on this disk; null while it does not compile. */
  build: { artifact: Artifact; folder: string } | null;
}

/** Fetches builds of development servers; their Node bundles lie in a folder for each build, the last of a part alone. */
export class DevelopmentBuilds {
  private readonly fetching = new Map<string, Promise<void>>();

  constructor(private readonly root: string) {}

  /** Rejects when no development server of this part answers. */
  async of(override: Override): Promise<DevelopmentPart> {
    const { part, origin } = override;
    const reply = await ask(`${origin}/artifact.json`);
    // It does not compile: the browser learns that from the server itself.
    if (reply.status === 503) return { ...override, build: null };
    if (!reply.ok) throw new Error(`${origin}/artifact.json answered ${reply.status}`);
    const artifact = z.parse(artifactSchema, await reply.json());
    if (artifact.name !== part) throw new Error(`${origin} serves ${artifact.name}`);
    const folder = path.join(this.root, part, artifact.version);
    const pending = this.fetching.get(folder) ?? this.store(artifact, origin, folder);
    this.fetching.set(folder, pending);
    await pending.finally(() => this.fetching.delete(folder));
    return { ...override, build: { artifact, folder } };
  }

  private async store({ serverEntry, files }: Artifact, origin: string, folder: string): Promise<void> {
    if (existsSync(folder)) return;
    const reply = await ask(`${origin}/${serverEntry}`);
    if (!reply.ok) throw new Error(`${origin}/${serverEntry} answered ${reply.status}`);
    const content = Buffer.from(await reply.arrayBuffer());
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (integrity !== files[serverEntry]?.integrity) throw new Error(`${origin} has built anew meanwhile`);
    await writeWhole(path.join(folder, serverEntry), content);
    await this.removeOthers(folder);
  }

  /** A page that is being rendered has read its bundle by then, or is made again by the next load. */
  private async removeOthers(folder: string): Promise<void> {
    const all = path.dirname(folder);
    const others = (await readdir(all)).filter((name) => name !== path.basename(folder));
    await Promise.all(others.map((name) => rm(path.join(all, name), { recursive: true, force: true })));
  }
}

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(buildLimitMs), redirect: 'error' });
