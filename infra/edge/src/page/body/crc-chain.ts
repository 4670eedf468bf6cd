import { crc32 } from 'node:zlib';

/** A linear map of 32-bit values over GF(2): what it makes of each single bit. */
type BitMatrix = Uint32Array<ArrayBuffer>;

/** The reversed polynomial of CRC-32 (ISO 3309), as gzip uses it. */
const polynomial = 0xedb88320;
const bits = 32;

function apply(matrix: BitMatrix, value: number): number {
  let sum = 0;
  for (let bit = 0, rest = value; rest !== 0; bit += 1, rest >>>= 1) {
    if (rest & 1) sum ^= matrix[bit] ?? 0;
  }
  return sum >>> 0;
}

const multiply = (first: BitMatrix, then: BitMatrix): BitMatrix => first.map((column) => apply(then, column));

/** What one zero bit after a text does to its checksum. */
const oneBit = Uint32Array.from({ length: bits }, (_, bit) => (bit === 0 ? polynomial : 2 ** (bit - 1)));
const identity = Uint32Array.from({ length: bits }, (_, bit) => 2 ** bit);

/** What `length` zero bytes after a text do to its checksum. */
function zeroBytes(length: number): BitMatrix {
  let power = oneBit;
  let result = identity;
  for (let rest = length * 8; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
}

/**
 * One text of a chain with its checksum worked out, so that the checksum of texts in a row takes no second look at
 * them: `crc(a + b)` is `crc(a)` moved over the length of `b`, plus `crc(b)`.
 */
export class CrcLink {
  private readonly own: number;
  private readonly move: BitMatrix;

  constructor(text: Buffer) {
    this.own = crc32(text);
    this.move = zeroBytes(text.length);
  }

  /** Checksum of everything before this text and the text. */
  after(before: number): number {
    return (apply(this.move, before) ^ this.own) >>> 0;
  }

  /** The same for another text of this one's length. */
  afterWith(text: Buffer, before: number): number {
    return (apply(this.move, before) ^ crc32(text)) >>> 0;
  }
}
