import sharp from 'sharp';
import { front, PictureEdge, pictureOf } from '../testing/picture-edge.ts';

let pictures: PictureEdge;
beforeEach(async () => {
  pictures = await PictureEdge.open();
});
afterEach(() => pictures.close());

/** Previews of 480 px are drawn ahead (decision 237). */
describe('pictures that have a preview', () => {
  it('are made from the preview where that is wide enough', async () => {
    const preview = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    pictures.store.set(`${front}&w=480`, preview);
    pictures.store.set(front, await pictureOf(800));
    const redOf = async (width: number) => {
      const { rawPayload } = await pictures.app.inject(`/_img/${width}${front}`);
      const { channels } = await sharp(rawPayload).stats();
      return Math.round(channels[0]?.mean ?? 0);
    };
    expect([await redOf(160), await redOf(480), await redOf(750)]).toEqual([255, 255, 0x33]);
  });

  /** Closes the store for everything but previews, until it is opened. */
  function closeAllButPreviews(): () => void {
    pictures.isPreviewOpen = true;
    return pictures.closeStore();
  }

  // Six connections of a phone once waited for drawings of 20 s, and every script behind them.
  it('are answered with their preview while they take long, and are there for the next who asks', async () => {
    pictures.store.set(`${front}&w=480`, await pictureOf(480));
    pictures.store.set(front, await pictureOf(800));
    const url = `/_img/750${front}`;
    const widthOf = async () => {
      const { statusCode, headers, rawPayload } = await pictures.app.inject(url);
      return [statusCode, headers['cache-control'], (await sharp(rawPayload).metadata()).width];
    };
    const open = closeAllButPreviews();
    const crowd = await Promise.all(Array.from({ length: 20 }, widthOf));
    expect(crowd).toEqual(crowd.map(() => [200, 'no-cache', 480]));
    // Once for the picture, and for its preview once unless it is there before the last of the crowd has waited.
    expect(pictures.asked).toBeLessThan(6);
    open();
    while ((await pictures.storedFiles()).length === 0) await new Promise(setImmediate);
    expect(await widthOf()).toEqual([200, 'public, max-age=31536000, immutable', 750]);
  });

  it.each([
    ['has none', async () => pictures.store.delete(`${front}&w=480`)],
    [
      'answers with all of the picture instead',
      async () => pictures.store.set(`${front}&w=480`, await pictureOf(800)),
    ],
    [
      'answers with none that can be read',
      async () => pictures.store.set(`${front}&w=480`, Buffer.from('<html>')),
    ],
  ])('are waited for where the store of previews %s', async (_case, change) => {
    pictures.hasPreviews = false;
    pictures.store.set(front, await pictureOf(800));
    await change();
    const open = closeAllButPreviews();
    const asking = pictures.app
      .inject(`/_img/750${front}`)
      .then(({ rawPayload }) => sharp(rawPayload).metadata());
    // The second call is the one for a preview.
    while (pictures.asked < 2) await new Promise(setImmediate);
    open();
    expect((await asking).width).toBe(750);
  });

  it('are made from the original where the store has no preview', async () => {
    pictures.hasPreviews = false;
    expect((await pictures.app.inject(`/_img/160${front}`)).statusCode).toBe(200);
  });
});
