import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { CrcLink } from './crc-chain.ts';

describe('checksums of texts in a row', () => {
  it('are those of the whole', () => {
    const texts = [0, 1, 7, 22, 4096, 100_003].map((length) => randomBytes(length));
    const chained = texts.reduce((before, text) => new CrcLink(text).after(before), 0);
    expect(chained).toBe(crc32(Buffer.concat(texts)));
  });

  it('can take another text of the same length', () => {
    const [before, first, second] = [randomBytes(31), randomBytes(22), randomBytes(22)];
    const link = new CrcLink(first);
    expect(link.afterWith(second, crc32(before))).toBe(crc32(Buffer.concat([before, second])));
  });
});
