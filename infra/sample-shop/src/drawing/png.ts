import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * Wraps grey and alpha pairs as a PNG data URI. Written here, not with the image library, because
 * drawing is synchronous.
 * @param level how hard to pack, 1 (quick) to 9 (small)
 */
export function greyAlphaPng(pixels: Uint8Array, width: number, height: number, level = 1): string {
  const row = width * 2;
  const raw = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) raw.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(raw, { level });
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
