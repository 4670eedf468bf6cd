import { randomFillSync, randomUUID } from 'node:crypto';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { CrcLink } from './crc-chain.ts';
import { joinInScratch } from './scratch.ts';
import { SplicedBrotli } from './spliced-brotli.ts';

/** What is put into a page for each response: texts of ASCII. */
export interface Fills {
  /** Of `createNonce`. */
  nonce: string;
  /** The member that the page is for, as JSON; absent on a page that names none. */
  memberId?: string;
}

/**
 * Stand where the fills belong while a page lies in the cache; only this process can write them into a text.
 */
export const placeholders = { nonce: `%%${randomUUID()}%%`, memberId: `%%${randomUUID()}%%` } as const;
const anyPlaceholder = new RegExp(`(${placeholders.nonce}|${placeholders.memberId})`);
type FillName = keyof Fills;
const fillNames = ['nonce', 'memberId'] as const;

/** Bytes that a fill takes; a shorter one is followed by spaces, which stand between values of JSON. */
const widths: Readonly<Record<FillName, number>> = { nonce: 22, memberId: 12 };

const nonceBytes = 16;
/** Random bytes of nonces to come: asking the system for each takes 5 of 140 µs of a cached page. */
const randomness = Buffer.alloc(nonceBytes * 256);
let used = randomness.length;

/** A nonce for one response. */
export function createNonce(): string {
  if (used === randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  used += nonceBytes;
  return randomness.toString('base64url', used - nonceBytes, used);
}

/** Links of fills by their length, in bytes: their checksums are added with little work. */
const linksByLength = new Map<number, CrcLink>();
function linkOf(fill: Buffer): CrcLink {
  const known = linksByLength.get(fill.length) ?? new CrcLink(fill);
  linksByLength.set(fill.length, known);
  return known;
}

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

/**
 * A page that takes the fills of a response. It is given in pieces, of which the large ones are the same for every
 * response: they are sent as they are, never changed.
 */
export interface PageBody {
  /** Bytes that it takes in memory. */
  readonly size: number;
  text(fills: Fills): readonly Buffer[];
  gzip(fills: Fills): readonly Buffer[];
  /** Null for a page that has no such form. */
  brotli(fills: Fills): readonly Buffer[] | null;
}

/** Room for a whole page, compressed: zlib would otherwise join its chunks. */
const gzipChunkBytes = 64 * 1024;

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

  text(fills: Fills): readonly Buffer[] {
    const filled = (text: string) =>
      fillNames.reduce((page, gap) => page.replaceAll(placeholders[gap], () => fillText(fills, gap)), text);
    return this.page.map((piece) =>
      typeof piece === 'string'
        ? Buffer.from(filled(piece))
        : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength),
    );
  }

  gzip(fills: Fills): readonly Buffer[] {
    return [gzipSync(joinInScratch(this.text(fills)), { level: this.level, chunkSize: gzipChunkBytes })];
  }

  brotli(): null {
    return null;
  }
}

/** A page as deflate blocks: each text between two gaps looks back at nothing before it. */
interface Deflated {
  runs: readonly Buffer[];
  links: readonly CrcLink[];
}

/** How much smaller gzip makes a page, at least, for the memory that it is going to take. */
const leastGzipRate = 4;

/**
 * A page compressed once that takes fresh fills for every response: by Brotli at once, by gzip when a client asks for
 * it. Fills are put between runs of deflate blocks as stored blocks; the checksum follows from those of the runs.
 */
export class SplicedBody implements PageBody {
  private deflated: Deflated | null = null;
  private readonly filled: readonly FillName[];

  private constructor(
    private readonly plain: readonly Buffer[],
    private readonly gaps: readonly FillName[],
    private readonly compressed: SplicedBrotli | null,
    private readonly level: number,
  ) {
    this.filled = [...new Set(gaps)];
  }

  /** `level` is zlib's for gzip, 1 to 9. */
  static async of(page: PageText, level: number): Promise<SplicedBody> {
    const { runs, gaps } = cutAtGaps(page);
    const compressed = await SplicedBrotli.of(
      runs,
      gaps.map((gap) => widths[gap]),
    );
    return new SplicedBody(runs, gaps, compressed, level);
  }

  get size(): number {
    const plain = this.plain.reduce((sum, { length }) => sum + length, 0);
    return Math.round(plain * (1 + 1 / leastGzipRate)) + (this.compressed?.size ?? 0);
  }

  text(fills: Fills): readonly Buffer[] {
    const contents = this.contentsOf(fills);
    return join(this.plain, this.gaps, (gap) => partOf(contents, gap));
  }

  brotli(fills: Fills): readonly Buffer[] | null {
    const contents = this.contentsOf(fills);
    return this.compressed?.with(this.gaps.map((gap) => partOf(contents, gap))) ?? null;
  }

  gzip(fills: Fills): readonly Buffer[] {
    this.deflated ??= {
      runs: this.plain.map((text) =>
        deflateRawSync(text, { level: this.level, finishFlush: constants.Z_FULL_FLUSH }),
      ),
      links: this.plain.map((text) => new CrcLink(text)),
    };
    const { runs, links } = this.deflated;
    const contents = this.contentsOf(fills);
    const blocks = new Map([...contents].map(([gap, content]) => [gap, storedBlock(content)]));
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(
      this.checksum(links, (gap) => partOf(contents, gap)),
      0,
    );
    tail.writeUInt32LE(this.plainLength((gap) => partOf(contents, gap)) >>> 0, 4);
    const parts = join(runs, this.gaps, (gap) => partOf(blocks, gap));
    return [gzipHead, ...parts, lastBlock, tail];
  }

  /** Each fill of the page once, however many places it has. */
  private contentsOf(fills: Fills): ReadonlyMap<FillName, Buffer> {
    return new Map(this.filled.map((gap) => [gap, fillOf(fills, gap)]));
  }

  private checksum(links: readonly CrcLink[], contentOf: (gap: FillName) => Buffer): number {
    return links.reduce((before, link, index) => {
      const gap = this.gaps[index - 1];
      if (gap === undefined) return link.after(before);
      const content = contentOf(gap);
      return link.after(linkOf(content).afterWith(content, before));
    }, 0);
  }

  private plainLength(contentOf: (gap: FillName) => Buffer): number {
    const runs = this.plain.reduce((sum, { length }) => sum + length, 0);
    return this.gaps.reduce((sum, gap) => sum + contentOf(gap).length, runs);
  }
}

/** A page that names a member must be given one, never another's. */
function fillText(fills: Fills, gap: FillName): string {
  const fill = fills[gap];
  if (fill === undefined) throw new Error(`the page needs its ${gap}`);
  if (fill.length > widths[gap]) throw new Error(`the page has ${widths[gap]} bytes for its ${gap}`);
  return fill.padEnd(widths[gap]);
}

const fillOf = (fills: Fills, gap: FillName): Buffer => Buffer.from(fillText(fills, gap));

function partOf(parts: ReadonlyMap<FillName, Buffer>, gap: FillName): Buffer {
  const part = parts.get(gap);
  if (!part) throw new Error(`no part for ${gap}`);
  return part;
}

/** The page as it is between its gaps, and what belongs into each. */
function cutAtGaps(page: PageText): { runs: Buffer[]; gaps: FillName[] } {
  const runs: Uint8Array[][] = [[]];
  const gaps: FillName[] = [];
  for (const piece of page) {
    const texts = typeof piece === 'string' ? piece.split(anyPlaceholder) : [piece];
    for (const text of texts) {
      const gap = fillNames.find((name) => placeholders[name] === text);
      if (gap) {
        gaps.push(gap);
        runs.push([]);
      } else runs.at(-1)?.push(typeof text === 'string' ? Buffer.from(text) : text);
    }
  }
  return { runs: runs.map((run) => Buffer.concat(run)), gaps };
}

function join(
  runs: readonly Buffer[],
  gaps: readonly FillName[],
  partOf: (gap: FillName) => Buffer,
): Buffer[] {
  return runs.flatMap((run, index) => {
    const gap = gaps[index - 1];
    return gap === undefined ? [run] : [partOf(gap), run];
  });
}
