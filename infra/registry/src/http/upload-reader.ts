import type { Readable } from 'node:stream';
import { UploadRefusal } from './upload-refusal.ts';

export interface ReadLimits {
  /** Idle timeout between two chunks, ms. */
  idleMs: number;
  /** Longest upload, ms: a sender of a byte now and then is cut as well. */
  totalMs: number;
}

/** Reads a stream by numbers of bytes. Rejects when it is too slow, or shorter or longer than it should be. */
export class UploadReader {
  private readonly source: AsyncIterator<Buffer>;
  private readonly endsAt: number;
  private rest: Buffer = Buffer.alloc(0);

  constructor(
    stream: Readable,
    private readonly limits: ReadLimits,
  ) {
    this.source = stream[Symbol.asyncIterator]();
    this.endsAt = performance.now() + limits.totalMs;
  }

  /** So many bytes at once. */
  async read(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const piece of this.pieces(size)) parts.push(piece);
    return Buffer.concat(parts);
  }

  /** So many bytes, as they come. */
  async *pieces(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (this.rest.length === 0 && !(await this.fill()))
        throw new UploadRefusal('REFUSED', 'the upload ended before all files of artifact.json were sent');
      const piece = this.rest.subarray(0, missing);
      this.rest = this.rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async expectEnd(): Promise<void> {
    if (this.rest.length > 0 || (await this.fill()))
      throw new UploadRefusal(
        'REFUSED',
        'the upload has more than artifact.json lists: build into an empty folder',
      );
  }

  /** Waits for more; false at the end. */
  private async fill(): Promise<boolean> {
    const left = this.endsAt - performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const wait = Math.max(0, Math.min(this.limits.idleMs, left));
      timer = setTimeout(() => reject(slow(this.limits)), wait);
    });
    try {
      const { value, done } = await Promise.race([this.source.next(), late]);
      if (done) return false;
      this.rest = value;
      return this.rest.length > 0 || this.fill();
    } finally {
      clearTimeout(timer);
    }
  }
}

const slow = ({ idleMs, totalMs }: ReadLimits) =>
  new UploadRefusal(
    'TOO_SLOW',
    `the upload stood still for ${idleMs / 1000} s, or took more than ${totalMs / 1000} s: try again on a better line`,
  );
