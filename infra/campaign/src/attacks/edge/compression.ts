import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Attack } from '../../attack.ts';
import { send } from '../../callers/send.ts';
import { servedRelease } from '../../shop/served-release.ts';
import { Tally } from '../../tally.ts';

const together = 16;
const hash = (bytes: Buffer) =>
  `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  try {
    return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  } catch {
    return Buffer.from('not to be unpacked');
  }
}

/** Asks an edge that has compressed nothing yet for each file, many times at the same moment. */
export const compression: Attack = {
  name: 'edge/compression',
  about: 'the first requests for a compressed file get all of it, never an empty or a half one',
  isQuick: true,
  run: async ({ anotherEdge, dataFolder }) => {
    const tally = new Tally();
    const edge = await anotherEdge({});
    const files = servedRelease(dataFolder).files.filter((file) => /\.(js|css)$/.test(file));
    for (const path of files) {
      const asked = (encoding: string) => send(edge, { path, headers: { 'accept-encoding': encoding } });
      const packed = await Promise.all(Array.from({ length: together }, () => asked('br')));
      const plain = await asked('identity');
      for (const answer of packed) {
        const got = hash(unpack(answer.bytes, answer.headers['content-encoding']));
        tally.expect(
          `${path} in brotli, one of ${together} first requests`,
          [200, hash(plain.bytes)],
          [answer.status, got],
        );
      }
      tally.hold(plain.bytes.length > 0, `${path}: expected a file, got an empty one`);
    }
    return tally.result;
  },
};
