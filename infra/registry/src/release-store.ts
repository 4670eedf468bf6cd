import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Channel,
  type ChannelReply,
  channelSchema,
  type Pointer,
  type Release,
  releaseSchema,
  type SignedDocument,
  signedDocumentSchema,
} from '@mall/contracts/platform/release';
import * as z from 'zod/mini';
import { withLock, writeAtomic } from './atomic-file.ts';
import { RegistryError } from './registry-error.ts';
import { type SigningKeys, signDocument } from './signing.ts';

export type ChannelName = Channel['name'];

/** How long an edge may take a pointer for new, in ms. What it serves already does not expire. */
const pointerLifetimeMs = 10 * 60_000;
const keptHistory = 50;

/** Signed releases, and the channels that point to them. */
export class ReleaseStore {
  constructor(
    private readonly root: string,
    private readonly keys: SigningKeys,
  ) {
    mkdirSync(path.join(root, 'releases'), { recursive: true });
    mkdirSync(path.join(root, 'channels'), { recursive: true });
  }

  ids(): string[] {
    // A write that was cut off leaves a draft beside the releases.
    return readdirSync(path.join(this.root, 'releases'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.basename(file, '.json'))
      .sort();
  }

  /** Stores a composition under the next sequence number. */
  add(composition: Omit<Release, 'schemaVersion' | 'id' | 'sequence' | 'createdAt'>): Release {
    return withLock(this.root, () => {
      const sequence = this.ids().length + 1;
      const digest = createHash('sha256').update(JSON.stringify(composition)).digest('hex').slice(0, 8);
      const id = `r${String(sequence).padStart(4, '0')}-${digest}`;
      const release: Release = {
        schemaVersion: 1,
        id,
        sequence,
        createdAt: new Date().toISOString(),
        ...composition,
      };
      writeAtomic(this.fileOf(id), JSON.stringify(signDocument(release, this.keys)));
      return release;
    });
  }

  signed(id: string): SignedDocument {
    const file = this.fileOf(id);
    if (!/^r\d{4,}-[0-9a-f]{8}$/.test(id) || !existsSync(file))
      throw new RegistryError(`there is no release "${id}"`, ['list them: npm run registry -- releases']);
    return z.parse(signedDocumentSchema, JSON.parse(readFileSync(file, 'utf8')));
  }

  get(id: string): Release {
    return z.parse(releaseSchema, JSON.parse(this.signed(id).payload));
  }

  channel(name: ChannelName): Channel | null {
    const file = this.channelFile(name);
    return existsSync(file) ? z.parse(channelSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
  }

  /**
   * Moves a channel. `expectedRevision` is the one that the mover looked at (0 for a new channel): when another mover
   * else was faster, nothing happens and the refusal says so.
   */
  move(name: ChannelName, releaseId: string, expectedRevision: number): Channel {
    this.get(releaseId);
    return withLock(this.root, () => {
      const current = this.channel(name);
      const revision = current?.revision ?? 0;
      if (revision !== expectedRevision) {
        throw new RegistryError(
          `${name} was moved meanwhile: it is at revision ${revision}, not ${expectedRevision}`,
          [`look at it again (npm run registry -- status) and repeat with --revision ${revision}`],
        );
      }
      const history = current ? [current.releaseId, ...current.history].slice(0, keptHistory) : [];
      const moved: Channel = {
        name,
        revision: revision + 1,
        releaseId,
        history,
        movedAt: new Date().toISOString(),
      };
      writeAtomic(this.channelFile(name), JSON.stringify(moved, null, 2));
      return moved;
    });
  }

  /** Points a channel at the release before the present one. */
  rollback(name: ChannelName, expectedRevision?: number): Channel {
    const current = this.channel(name);
    const previous = current?.history.find((id) => id !== current.releaseId);
    if (!current || !previous) throw new RegistryError(`${name} has no earlier release to go back to`);
    return this.move(name, previous, expectedRevision ?? current.revision);
  }

  /** What the edge asks for: a fresh signed pointer and the release that it names. */
  reply(name: ChannelName, now = Date.now()): ChannelReply {
    const channel = this.channel(name);
    if (!channel)
      throw new RegistryError(`the channel "${name}" points nowhere yet`, [
        'compose and promote a release first',
      ]);
    const release = this.signed(channel.releaseId);
    const pointer: Pointer = {
      schemaVersion: 1,
      channel: name,
      revision: channel.revision,
      releaseId: channel.releaseId,
      releaseIntegrity: `sha384-${createHash('sha384').update(release.payload).digest('base64')}`,
      issuedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + pointerLifetimeMs).toISOString(),
    };
    return { pointer: signDocument(pointer, this.keys), release };
  }

  private fileOf(id: string): string {
    return path.join(this.root, 'releases', `${id}.json`);
  }

  private channelFile(name: ChannelName): string {
    return path.join(this.root, 'channels', `${name}.json`);
  }
}
