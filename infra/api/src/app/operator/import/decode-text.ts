import iconv from 'iconv-lite';

const strictly = (encoding: string) => (bytes: Uint8Array) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Node's own decoder of that name knows KS X 1001 only, which lacks most syllables. */
function decodeCp949(bytes: Uint8Array): string {
  const text = iconv.decode(bytes, 'cp949');
  if (text.includes('\uFFFD')) throw new TypeError('not CP949');
  return text;
}

/** Marks at the beginning of a file that say how the rest is written. */
const marks = [
  { mark: [0xff, 0xfe], decode: strictly('utf-16le') },
  { mark: [0xfe, 0xff], decode: strictly('utf-16be') },
];

/**
 * Text of a file as it is found on Korean desks: UTF-8, UTF-16 with its mark, or CP949, as which Excel saves CSV. Throws
 * for anything else, so that names never end up garbled in the shop.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  for (const decode of marked ? [marked.decode] : [strictly('utf-8'), decodeCp949]) {
    try {
      return decode(bytes);
    } catch {
      // Not written like that; the next one may fit.
    }
  }
  throw new Error('the file is neither UTF-8 nor CP949 text');
}
