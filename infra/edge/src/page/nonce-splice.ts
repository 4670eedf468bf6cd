import { randomBytes, randomUUID } from 'node:crypto';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { CrcLink } from './crc-chain.ts';

/** Stands where a nonce belongs while a page lies in the cache; nobody outside this process can write it into a text. */
export const noncePlaceholder = `%%${randomUUID()}%%`;

/** A nonce for one response. */
export const createNonce = (): string => randomBytes(16).toString('base64url');
/** Every nonce has the same length. */
const nonceLink = new CrcLink(Buffer.from(createNonce()));

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block that ends a deflate stream. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** A stored deflate block holding `content` as it is. */
function storedBlock(content: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([head, content]);
}

/** A page in pieces: texts with placeholders, and UTF-8 bytes that hold none. */
export type PageText = readonly (string | Uint8Array)[];

/** A page that takes a nonce of `createNonce` for a response. */
export interface PageBody {
  /** Bytes that it takes in memory. */
  readonly size: number;
  text(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/** A page for one response: nothing is made ready for others. */
export class SingleBody implements PageBody {
  /** `level` is zlib's, 1 to 9. */
  constructor(
    private readonly page: PageText,
    private readonly level: number,
  ) {}

  get size(): number {
    return this.page.reduce((sum, { length }) => sum + length, 0);
  }

  text(nonce: string): Buffer {
    return Buffer.concat(
      this.page.map((piece) =>
        typeof piece === 'string' ? Buffer.from(piece.replaceAll(noncePlaceholder, nonce)) : piece,
      ),
    );
  }

  gzip(nonce: string): Buffer {
    return gzipSync(this.text(nonce), { level: this.level });
  }
}

/**
 * A page compressed once that takes a fresh nonce for every response. Each text between two nonces is a run of
 * deflate blocks that looks back at nothing before it, so nonces can be put between the runs as stored blocks, and
 * the checksum follows from those of the runs.
 */
export class NonceSplice implements PageBody {
  private readonly plain: Buffer[];
  private readonly deflated: Buffer[];
  private readonly links: CrcLink[];

  /** `level` is zlib's, 1 to 9. */
  constructor(page: PageText, level: number) {
    this.plain = betweenNonces(page);
    this.deflated = this.plain.map((text) =>
      deflateRawSync(text, { level, finishFlush: constants.Z_FULL_FLUSH }),
    );
    this.links = this.plain.map((text) => new CrcLink(text));
  }

  get size(): number {
    return [...this.plain, ...this.deflated].reduce((sum, { length }) => sum + length, 0);
  }

  text(nonce: string): Buffer {
    return Buffer.concat(join(this.plain, Buffer.from(nonce)));
  }

  gzip(nonce: string): Buffer {
    const value = Buffer.from(nonce);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(this.checksum(value), 0);
    tail.writeUInt32LE(this.plainLength(value.length) >>> 0, 4);
    return Buffer.concat([gzipHead, ...join(this.deflated, storedBlock(value)), lastBlock, tail]);
  }

  private checksum(nonce: Buffer): number {
    return this.links.reduce(
      (before, link, index) => link.after(index === 0 ? before : nonceLink.afterWith(nonce, before)),
      0,
    );
  }

  private plainLength(nonceLength: number): number {
    return this.plain.reduce((sum, { length }) => sum + length, nonceLength * (this.plain.length - 1));
  }
}

/** The page as it is between the places of nonces. */
function betweenNonces(page: PageText): Buffer[] {
  const runs: Uint8Array[][] = [[]];
  for (const piece of page) {
    const [first, ...others] =
      typeof piece === 'string' ? piece.split(noncePlaceholder).map((text) => Buffer.from(text)) : [piece];
    if (first) runs.at(-1)?.push(first);
    for (const text of others) runs.push([text]);
  }
  return runs.map((run) => Buffer.concat(run));
}

function join(parts: readonly Buffer[], separator: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
