import sharp from 'sharp';
import { readPhoto } from './read-photo.ts';

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c48' } })
    .png()
    .toBuffer();

describe('the shape of a photo', () => {
  it.each([
    ['lying', 1201, 300],
    ['upright', 300, 1201],
  ])('is refused when it is a sliver, %s', async (_way, width, height) => {
    await expect(readPhoto(await photoOf(width, height))).rejects.toMatchObject({
      code: 'PHOTO_RATIO',
      status: 400,
    });
  });

  it('may be four times as long as wide, and is wide enough when it is made smaller', async () => {
    expect(await readPhoto(await photoOf(4000, 1000))).toMatchObject({ width: 1600, height: 400 });
  });
});
