import { viewEvent } from '@mall/contracts/api/content/events';
import sharp, { type Sharp } from 'sharp';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A picture that is red at the left and blue at the right. */
function halves(width = 120, height = 60): Sharp {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

const add = async (files: Record<string, Buffer | Sharp>) =>
  operateOn(api, 'pictures.add', {
    files: await Promise.all(
      Object.entries(files).map(async ([name, file]) => {
        const bytes = Buffer.isBuffer(file) ? file : await file.toBuffer();
        return { name, base64: bytes.toString('base64') };
      }),
    ),
  });
const addressIn = (line = '') => /src="([^"]+)"/.exec(line)?.[1] ?? '';
const fetchPicture = (url: string) => api.app.inject({ url });

/** What is shown at an address, as pixels: red, green, blue and, where there is one, alpha. */
async function pixelsAt(address: string) {
  const { rawPayload } = await fetchPicture(address);
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, info.channels);
  return { ...info, at };
}

it.each([
  ['a JPEG', () => halves().jpeg({ quality: 95 })],
  ['a PNG', () => halves().png()],
  ['a WebP', () => halves().webp({ quality: 95 })],
  ['a CMYK JPEG', () => halves().toColourspace('cmyk').jpeg({ quality: 95 })],
])('keeps %s at an address that a text shows', async (_kind, make) => {
  const { lines } = await add({ 'hero.bin': make() });
  expect(lines).toEqual([
    expect.stringMatching(
      /^hero\.bin: <img src="\/media\/texts\/[0-9a-f]{64}\.webp\?v=1" width="120" height="60" alt="">$/,
    ),
  ]);
  const picture = await pixelsAt(addressIn(lines[0]));
  const [red = 0, , blueOfRed = 255] = picture.at(20, 30);
  const [redOfBlue = 255, , blue = 0] = picture.at(100, 30);
  // CMYK has no pure blue; what matters is that neither half is inverted or grey.
  expect(red - blueOfRed).toBeGreaterThan(120);
  expect(blue - redOfBlue).toBeGreaterThan(40);
});

it('turns what a camera held sideways upright, and keeps none of its notes', async () => {
  const sideways = halves()
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .withMetadata({ orientation: 6 });
  const { lines } = await add({ 'phone.jpg': sideways });
  expect(lines[0]).toContain('width="60" height="120"');
  const { rawPayload, headers } = await fetchPicture(addressIn(lines[0]));
  const stored = await sharp(rawPayload).metadata();
  expect(stored).toMatchObject({ width: 60, height: 120, format: 'webp' });
  expect(stored.exif).toBeUndefined();
  expect(headers['cache-control']).toContain('immutable');
});

it('leaves what was transparent transparent, and brings large ones to the width of a text', async () => {
  const clear = sharp({
    create: { width: 3000, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png();
  const { lines } = await add({ 'logo.png': clear });
  const picture = await pixelsAt(addressIn(lines[0]));
  expect(picture).toMatchObject({ width: 2000, height: 200, channels: 4 });
  expect(picture.at(5, 5)[3]).toBe(0);
});

it('refuses what is no picture whatever its name, and then keeps none of the files', async () => {
  const good = await halves().png().toBuffer();
  const jpeg = await halves(1200, 600).jpeg().toBuffer();
  const refused = await add({
    'good.png': good,
    'page.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'head.png': Buffer.concat([good.subarray(0, 8), Buffer.alloc(64)]),
    'dot.png': sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png(),
  });
  expect(refused.message.split('\n')).toEqual([
    'nothing was kept:',
    'page.jpg is not a JPEG, PNG or WebP picture',
    'cut.jpg is damaged',
    'head.png is damaged',
    'dot.png is smaller than 16 px on a side',
  ]);
  const stored = () => api.deps.pictures.listBefore('texts', new Date(Date.now() + 60_000));
  const before = await stored();
  await add({ 'other.png': halves(140, 70).png(), 'page.jpg': Buffer.from('no') });
  expect(await stored()).toEqual(before);
  await add({ 'other.png': halves(140, 70).png() });
  expect(await stored()).toHaveLength(before.length + 1);
});

it('is shown by the text of an event', async () => {
  const { lines } = await add({ 'hero.png': halves().png() });
  const image = (lines[0] ?? '').replace(/^[^<]+/, '').replace('alt=""', 'alt="겨울 코트"');
  const added = await operateOn(api, 'events.add', {
    family_site: 'tbh_shop',
    title: '사진 이벤트',
    subtitle: '한 줄',
    html: `<p>글</p>${image}`,
    product_ids: [3],
    has_comments: false,
    end_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const id = Number(/\d+/.exec(added.lines.join(' '))?.[0]);
  const { data } = await api.call(viewEvent, { params: { id } });
  expect(data.content[1]).toMatchObject({
    type: 'picture',
    picture: { path: addressIn(lines[0]), alt: '겨울 코트', width: 120, height: 60 },
  });
});

it('has one address, and is not there under any other name', async () => {
  const { lines } = await add({ 'hero.png': halves().png() });
  const address = addressIn(lines[0]);
  const again = await add({ 'renamed.png': halves().png() });
  expect(addressIn(again.lines[0])).toBe(address);
  expect((await fetchPicture(address.replace('v=1', 'v=2'))).headers.location).toBe(address);
  expect((await fetchPicture(`/media/texts/${'0'.repeat(64)}.webp?v=1`)).statusCode).toBe(404);
  expect((await fetchPicture('/media/texts/..%2Freviews%2Fa.webp')).statusCode).toBe(404);
});
