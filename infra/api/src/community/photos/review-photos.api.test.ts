import { crc32 } from 'node:zlib';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { deleteReview, uploadReviewPhoto, writeReview } from '@mall/contracts/api/community/review-writing';
import { listReviews } from '@mall/contracts/api/community/reviews';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import sharp from 'sharp';
import { reviewPhotoKey } from '../../catalogue/pictures/review-pictures.ts';
import { choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { orderSteps } from '../../testing/orders/order-steps.ts';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';
import { deleteUnusedPhotos } from './review-photos.ts';

let api: TestApi;
let member: Visitor;
let jpeg: Buffer;
const hourMs = 3_600_000;

/** A photo as a phone makes it: lying on its side, with the place where it was taken. */
const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c48' } });

beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  jpeg = await photoOf(800, 600)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

async function send(bytes: Buffer, type = 'image/jpeg', visitor: Visitor | null = member) {
  const reply = await api.app.inject({
    method: 'POST',
    url: uploadReviewPhoto.path,
    headers: {
      'content-type': type,
      ...(visitor ? { 'client-session-id': visitor.sessionId } : {}),
      ...(visitor?.token ? { authorization: `Bearer ${visitor.token}` } : {}),
    },
    payload: bytes,
  });
  return { status: reply.statusCode, ...reply.json() };
}
const upload = async (visitor = member): Promise<{ photo_id: string; image: { path: string } }> =>
  (await send(jpeg, 'image/jpeg', visitor)).data;
const statusOf = async (path: string) => (await api.app.inject({ url: path })).statusCode;

/** A line that the member may review. */
async function receivedLine(place: number) {
  const option = (await choosePlainOptions(api.db, place + 1))[place];
  if (!option) throw new Error('no option');
  const { order_id } = await orderSteps(api).order(member, [wanted(option)]);
  const { order_line_id } = await api.db
    .updateTable('order_lines')
    .set({ status: 'PURCHASE_CONFIRM' })
    .where('order_id', '=', order_id)
    .returning('order_line_id')
    .executeTakeFirstOrThrow();
  return { order_line_id, product_id: option.product_id };
}
const write = (order_line_id: number, photo_ids: string[]) => {
  const body = { order_line_id, score: 5, content: '사진처럼 색이 예쁘고 따뜻해요.', photo_ids };
  return api.call(writeReview, { body }, member);
};
const forget = () => deleteUnusedPhotos({ ...api.deps, now: api.deps.clock() });

describe('a photo for a review', () => {
  it('is stored upright, as WebP, without what the camera wrote into it', async () => {
    const sent = await sharp(jpeg).metadata();
    expect([sent.orientation, sent.exif?.includes('Phone')]).toEqual([6, true]);
    const { data } = await send(jpeg);
    expect(data.image).toMatchObject({ width: 600, height: 800 });
    const served = await api.app.inject({ url: data.image.path });
    expect(served.headers['cache-control']).toBe('public, max-age=86400');
    const stored = await sharp(served.rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 600, height: 800 });
    expect([stored.exif, stored.xmp, stored.icc, stored.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may be a PNG or a WebP too, and is made smaller when it is large', async () => {
    const large = await send(await photoOf(4000, 2000).png().toBuffer(), 'image/png');
    expect(large.data.image).toMatchObject({ width: 1600, height: 800 });
    expect(await send(await photoOf(400, 400).webp().toBuffer(), 'image/webp')).toMatchObject({
      status: 200,
    });
  });

  it('goes through the client that browsers use', async () => {
    const baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = () => ({
      'client-session-id': member.sessionId,
      authorization: `Bearer ${member.token}`,
    });
    const client = createApiClient({ baseUrl, headers });
    const body = new File([new Uint8Array(jpeg)], 'IMG_0001.jpg', { type: 'image/jpeg' });
    expect(await client(uploadReviewPhoto, { body })).toMatchObject({ image: { width: 600, height: 800 } });
    const text = new File(['x'], 'note.txt', { type: 'text/plain' });
    await expect(client(uploadReviewPhoto, { body: text })).rejects.toMatchObject({ code: 'FILE_TYPE' });
  });

  /** A PNG whose header claims a size that its data does not have. */
  async function claiming(width: number, height: number): Promise<Buffer> {
    const png = await photoOf(8, 8).png().toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }
  const gif = () => photoOf(400, 400).gif().toBuffer();
  const svg = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>');

  it.each<[string, () => Promise<Buffer>, string, number, string]>([
    ['a GIF called PNG', gif, 'image/png', 415, 'FILE_TYPE'],
    ['a drawing called JPEG', svg, 'image/jpeg', 415, 'FILE_TYPE'],
    ['a GIF', gif, 'image/gif', 415, 'FILE_TYPE'],
    ['a page', async () => Buffer.from('<script>alert(1)</script>'), 'text/html', 415, 'FILE_TYPE'],
    ['JSON', async () => Buffer.from('{}'), 'application/json', 415, 'FILE_TYPE'],
    ['a broken drawing', async () => (await svg()).subarray(0, 40), 'image/png', 415, 'FILE_TYPE'],
    ['noise', async () => Buffer.alloc(5000, 7), 'image/jpeg', 415, 'FILE_TYPE'],
    ['half a photo', async () => jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', 400, 'PHOTO_BROKEN'],
    ['a bomb', () => claiming(30_000, 30_000), 'image/png', 400, 'PHOTO_PIXELS'],
    ['a stamp', () => photoOf(299, 900).png().toBuffer(), 'image/png', 400, 'PHOTO_SMALL'],
    ['nine megabytes', async () => Buffer.alloc(9 * 2 ** 20), 'image/jpeg', 413, 'FILE_SIZE'],
    ['nothing', async () => Buffer.alloc(0), 'image/jpeg', 400, 'INVALID_REQUEST'],
  ])('is refused when it is %s', async (_name, bytes, type, status, code) => {
    const reply = await send(await bytes(), type);
    expect(reply).toMatchObject({ success: false, status, code });
    expect(reply.message).toMatch(/[가-힣]/);
  });

  it('is taken from members only', async () => {
    expect(await send(jpeg, 'image/jpeg', null)).toMatchObject({ status: 400 });
    const guest = { sessionId: member.sessionId };
    expect(await send(jpeg, 'image/jpeg', guest)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('is refused when twenty wait already, however many come at once', async () => {
    const eager = await api.logIn('silver001');
    const small = await photoOf(300, 300).webp().toBuffer();
    const replies = await Promise.all(Array.from({ length: 24 }, () => send(small, 'image/webp', eager)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(20);
    expect(replies.filter((reply) => reply.code === 'PHOTO_LIMIT')).toHaveLength(4);
  });

  it('that no review takes is gone after a day', async () => {
    await forget();
    const { photo_id, image } = await upload();
    expect(await statusOf(image.path)).toBe(200);
    api.wait(25 * hourMs);
    expect(await statusOf(image.path)).toBe(404);
    expect(await forget()).toBeGreaterThan(0);
    expect(await api.deps.pictures.read(reviewPhotoKey(photo_id))).toBeNull();
    expect(await forget()).toBe(0);
    member = await api.logIn();
  });
});

describe('a review with photos', () => {
  it('shows them in the order chosen, on every list, until it is deleted with them', async () => {
    const { order_line_id, product_id } = await receivedLine(0);
    const photos = [await upload(), await upload()].reverse();
    const before = (await api.call(listReviews, { query: { product_id } })).data;
    const ids = photos.map(({ photo_id }) => photo_id);
    const { data } = await write(order_line_id, ids);

    const list = (await api.call(listReviews, { query: { product_id, is_photo: '1' } }, member)).data;
    expect(list.photo_count).toBe(before.photo_count + 1);
    const shown = list.rows.find((row) => row.review_id === data.review_id);
    expect(shown?.images.map(({ path }) => path)).toEqual(photos.map(({ image }) => image.path));
    expect(shown?.images[1]?.alt).toMatch(/후기 사진 2$/);
    const product = (await api.call(viewProduct, { params: { id: product_id }, query: {} })).data;
    expect(product.reviews[0]?.images).toHaveLength(2);
    api.wait(25 * hourMs);
    expect(await forget()).toBe(0);
    expect(await statusOf(photos[0]?.image.path ?? '')).toBe(200);

    member = await api.logIn();
    const other = await api.logIn('silver001');
    const remove = (visitor: Visitor) =>
      api.call(deleteReview, { body: { review_id: data.review_id } }, visitor);
    expect(await remove(other)).toMatchObject({ status: 404 });
    expect(await remove(member)).toMatchObject({ success: true });
    expect(await remove(member)).toMatchObject({ status: 404 });
    expect(await statusOf(photos[0]?.image.path ?? '')).toBe(404);
    expect(await forget()).toBe(2);
    for (const id of ids) expect(await api.deps.pictures.read(reviewPhotoKey(id))).toBeNull();
    const after = (await api.call(listReviews, { query: { product_id } })).data;
    expect([after.paginate.total, after.photo_count]).toEqual([before.paginate.total, before.photo_count]);
    const { review_count } = await api.db
      .selectFrom('products')
      .select('review_count')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    expect(review_count).toBe(before.paginate.total);
  });

  it('loses them at once also when it is deleted on the day that they came', async () => {
    const { order_line_id } = await receivedLine(3);
    const { photo_id, image } = await upload();
    const { review_id } = (await write(order_line_id, [photo_id])).data;
    expect(await statusOf(image.path)).toBe(200);
    await api.call(deleteReview, { body: { review_id } }, member);
    expect(await statusOf(image.path)).toBe(404);
    expect(await forget()).toBe(1);
    expect(await api.deps.pictures.read(reviewPhotoKey(photo_id))).toBeNull();
  });

  it('answers alike for a photo of another member and one that never was', async () => {
    const { order_line_id } = await receivedLine(4);
    const [waiting, taken] = [await upload(await api.logIn('silver001')), await upload()];
    await write((await receivedLine(5)).order_line_id, [taken.photo_id]);
    const unknown = await write(order_line_id, ['00000000-0000-4000-8000-000000000000']);
    expect(unknown).toMatchObject({ status: 409, code: 'PHOTO_EXPIRED' });
    for (const { photo_id } of [waiting, taken])
      expect(await write(order_line_id, [photo_id])).toEqual(unknown);
    api.wait(25 * hourMs);
    member = await api.logIn();
    expect(await write(order_line_id, [waiting.photo_id])).toEqual(unknown);
  });

  it('takes no photo of another member, of another review, twice, or too many; then nothing is written', async () => {
    const { order_line_id, product_id } = await receivedLine(1);
    const own = await upload();
    const foreign = await upload(await api.logIn('platinum1'));
    const before = (await api.call(listReviews, { query: { product_id } })).data.paginate.total;
    const many = Array.from({ length: reviewPhotoRules.maximumCount + 1 }, () => own.photo_id);
    expect(await write(order_line_id, [own.photo_id, foreign.photo_id])).toMatchObject({
      status: 409,
      code: 'PHOTO_EXPIRED',
    });
    expect((await write(order_line_id, [own.photo_id, own.photo_id])).code).toBe('PHOTO_EXPIRED');
    expect(await write(order_line_id, many)).toMatchObject({
      status: 400,
      message: '사진은 5장까지 올릴 수 있습니다.',
    });
    const { paginate } = (await api.call(listReviews, { query: { product_id } })).data;
    expect(paginate.total).toBe(before);
    expect(await write(order_line_id, [own.photo_id])).toMatchObject({ success: true });
    const second = await receivedLine(2);
    expect((await write(second.order_line_id, [own.photo_id])).code).toBe('PHOTO_EXPIRED');
  });
});
