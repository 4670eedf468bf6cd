import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Channel,
  type ChannelReply,
  type Pointer,
  type Preview,
  type Release,
  releaseSchema,
  type SignedDocument,
  signedDocumentSchema,
} from '@mall/contracts/platform/release';
import { RegistryError } from '@mall/remote-kit/publish/registry-error';
import * as z from 'zod/mini';
import { withLock, writeAtomic } from './atomic-file.ts';
import { type SigningKeys, signDocument, signWord } from './signing.ts';

/** How long an edge may take a pointer for new, in ms. What it serves already does not expire. */
const pointerLifetimeMs = 10 * 60_000;
/** Withdrawn releases that a pointer names: visitors of older ones have long gone. */
const maximumWithdrawn = 20;

const previewsSchema = z.record(z.string(), z.string());

/** Signed releases, by their ids. */
export class ReleaseStore {
  readonly #folder: string;

  constructor(
    private readonly root: string,
    private readonly keys: SigningKeys,
  ) {
    this.#folder = path.join(root, 'releases');
    mkdirSync(this.#folder, { recursive: true });
  }

  ids(): string[] {
    // A write that was cut off leaves a draft beside the releases.
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.basename(file, '.json'))
      .sort();
  }

  /** Runs a work while no release is added or removed. */
  whileStill<T>(work: () => T): T {
    return withLock(this.#folder, work);
  }

  /** Stores a composition under the next sequence number. */
  add(
    composition: Omit<Release, 'schemaVersion' | 'id' | 'sequence' | 'createdAt'>,
    /** Throws where a part has been removed meanwhile; none can be removed between this and the release. */
    check: () => void = () => undefined,
  ): Release {
    return this.whileStill(() => {
      check();
      const sequence = this.#lastSequence() + 1;
      const digest = createHash('sha256').update(JSON.stringify(composition)).digest('hex').slice(0, 8);
      const id = `r${String(sequence).padStart(4, '0')}-${digest}`;
      const release: Release = {
        schemaVersion: 1,
        id,
        sequence,
        createdAt: new Date().toISOString(),
        ...composition,
      };
      // First the number: a release that is removed later, or was never written whole, leaves it used.
      writeAtomic(this.#sequenceFile, String(sequence));
      writeAtomic(this.fileOf(id), JSON.stringify(signDocument(release, this.keys)));
      return release;
    });
  }

  get #sequenceFile(): string {
    return path.join(this.#folder, 'last-sequence');
  }

  /** Highest number that a release ever had. */
  #lastSequence(): number {
    const written = existsSync(this.#sequenceFile) ? Number(readFileSync(this.#sequenceFile, 'utf8')) : 0;
    return Math.max(written, ...this.ids().map((id) => Number.parseInt(id.slice(1), 10)));
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

  /** Whether edges that trust the registry's present key take the release. */
  isSignedWithPresentKey(id: string): boolean {
    return this.signed(id).keyId === this.keys.keyId;
  }

  /** Signs a release of an earlier key with the present one: the same bytes, under a key that edges trust now. */
  signAnew(id: string): void {
    writeAtomic(this.fileOf(id), JSON.stringify(signDocument(this.get(id), this.keys)));
  }

  /** The word of a preview link (`?release=`), good for this long. */
  previewOf(releaseId: string, hours: number, now = Date.now()): string {
    const expiresAt = new Date(now + hours * 3_600_000).toISOString();
    const preview: Preview = { kind: 'preview', releaseId, expiresAt };
    this.whileStill(() => {
      this.signed(releaseId);
      const open = this.previews(now);
      const [last = ''] = [open[releaseId] ?? '', expiresAt].sort().reverse();
      const previews = { ...open, [releaseId]: last };
      writeAtomic(this.#previewsFile, JSON.stringify(previews));
    });
    return signWord(preview, this.keys);
  }

  /** Releases that a preview link may still show, each with the end of its last link. */
  previews(now = Date.now()): Record<string, string> {
    if (!existsSync(this.#previewsFile)) return {};
    const all = z.parse(previewsSchema, JSON.parse(readFileSync(this.#previewsFile, 'utf8')));
    return Object.fromEntries(Object.entries(all).filter(([, end]) => Date.parse(end) > now));
  }

  get #previewsFile(): string {
    return path.join(this.root, 'previews.json');
  }

  /** What the edge asks for: a fresh signed pointer and the release that it names. */
  reply({ name, revision, releaseId, left, weight }: Channel, now = Date.now()): ChannelReply {
    const release = this.signed(releaseId);
    const pointer: Pointer = {
      schemaVersion: 1,
      channel: name,
      revision,
      releaseId,
      weight,
      withdrawn: left
        .filter(({ keepsVisitors }) => !keepsVisitors)
        .map((one) => one.releaseId)
        .slice(0, maximumWithdrawn),
      releaseIntegrity: `sha384-${createHash('sha384').update(release.payload).digest('base64')}`,
      issuedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + pointerLifetimeMs).toISOString(),
    };
    return { pointer: signDocument(pointer, this.keys), release };
  }

  fileOf(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}
