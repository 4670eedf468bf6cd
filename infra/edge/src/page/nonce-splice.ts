import { randomUUID } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stands where a nonce belongs while a page lies in the cache; nobody outside this process can write it into a text. */
export const noncePlaceholder = `%%${randomUUID()}%%`;

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

/**
 * A page compressed once that takes a fresh nonce for every response. Each text between two nonces is a run of
 * deflate blocks that looks back at nothing before it, so nonces can be put between the runs as stored blocks; only
 * the checksum over the whole is made anew.
 */
export class NonceSplice {
  private readonly plain: Buffer[];
  private readonly deflated: Buffer[];

  /** `level` is zlib's, 1 to 9. */
  constructor(html: string, level: number) {
    this.plain = html.split(noncePlaceholder).map((text) => Buffer.from(text));
    this.deflated = this.plain.map((text) =>
      deflateRawSync(text, { level, finishFlush: constants.Z_FULL_FLUSH }),
    );
  }

  get size(): number {
    return [...this.plain, ...this.deflated].reduce((sum, { length }) => sum + length, 0);
  }

  text(nonce: string): Buffer {
    return Buffer.concat(this.join(this.plain, Buffer.from(nonce)));
  }

  gzip(nonce: string): Buffer {
    const value = Buffer.from(nonce);
    const tail = Buffer.alloc(8);
    let checksum = 0;
    let length = 0;
    for (const part of this.join(this.plain, value)) {
      checksum = crc32(part, checksum);
      length += part.length;
    }
    tail.writeUInt32LE(checksum, 0);
    tail.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([gzipHead, ...this.join(this.deflated, storedBlock(value)), lastBlock, tail]);
  }

  private join(parts: readonly Buffer[], separator: Buffer): Buffer[] {
    return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
  }
}
