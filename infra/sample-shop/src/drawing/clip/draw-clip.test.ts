import sharp from 'sharp';
import { drawClip } from './draw-clip.ts';
import { frameOf, packWebm } from './webm.ts';

const spec = {
  type: 't-shirt',
  fabric: 'cotton',
  pattern: 'solid',
  colorHex: '#334455',
  seed: 7,
} as const;

it('is a WebM of VP8 frames in the shape of its pictures, and small enough for a phone', async () => {
  const clip = await drawClip(spec, 240);
  expect(clip.readUInt32BE(0)).toBe(0x1a45dfa3);
  const text = clip.toString('latin1');
  for (const words of ['webm', 'V_VP8']) expect(text).toContain(words);
  // Every frame of VP8 that stands alone begins with this start code, three bytes in.
  expect(text.split('\x9d\x01\x2a').length - 1).toBeGreaterThanOrEqual(60);
  expect(clip.length).toBeLessThan(800_000);
}, 30_000);

it('takes the frame out of a lossy picture and no other', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const frame = frameOf(await picture.clone().webp().toBuffer());
  expect(frame.subarray(3, 6)).toEqual(Buffer.from([0x9d, 0x01, 0x2a]));
  const lossless = await picture.webp({ lossless: true }).toBuffer();
  expect(() => frameOf(lossless)).toThrow(TypeError);
});

it('refuses what is too long for one cluster', () => {
  const frames = Array.from({ length: 400 }, () => Buffer.alloc(1));
  expect(() => packWebm({ frames, width: 8, height: 8, framesPerSecond: 12 })).toThrow(RangeError);
});
