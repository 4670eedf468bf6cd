import { appendFile, mkdir, rename, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

/**
 * A file of JSON lines which is put away as `.old` once it is fuller than `maximumBytes`, so that there are two of about
 * that size at most. Lines are written one after the other: many at once would all find room in the same file.
 */
export class LineFile {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly maximumBytes: number,
  ) {}

  /** Rejects when the disk does not take the line; the next one is tried all the same. */
  append(line: unknown): Promise<void> {
    const written = this.last.then(() => this.write(`${JSON.stringify(line)}\n`));
    this.last = written.catch(() => undefined);
    return written;
  }

  private async write(text: string): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const { size } = await stat(this.file).catch(() => ({ size: 0 }));
    const isPutAway = size > this.maximumBytes;
    if (isPutAway) await rename(this.file, `${this.file}.old`);
    try {
      await appendFile(this.file, text);
    } catch (error) {
      // A full disk takes the beginning of a line, which the next one would be glued to.
      await truncate(this.file, isPutAway ? 0 : size).catch(() => undefined);
      throw error;
    }
  }
}
