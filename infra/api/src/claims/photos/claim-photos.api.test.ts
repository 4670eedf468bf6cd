import { uploadClaimPhoto } from '@mall/contracts/api/orders/claims/claim-photos';
import { listClaimPhotos } from '@mall/contracts/api/orders/claims/list-claim-photos';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import sharp from 'sharp';
import { dropStrayPhotos } from '../../community/photos/stray-photos.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import type { Visitor } from '../../testing/servers/start-test-api.ts';
import { claimPhotoKey, deleteUnusedClaimPhotos } from './claim-photos.ts';

let shop: ClaimShop;
let photo: Buffer;
const hourMs = 3_600_000;
const unknown = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  shop = await startClaimShop();
  photo = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#7a5c48' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());

async function send(order_id: string, visitor: Visitor = shop.member) {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: `${uploadClaimPhoto.path}?order_id=${order_id}`,
    headers: {
      'content-type': 'image/jpeg',
      'client-session-id': visitor.sessionId,
      ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
    },
    payload: photo,
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** A delivered order with a line that can be returned. */
async function delivered() {
  const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 1)]);
  await shop.steps.deliver(order_id);
  const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
  return { order_id, lines: [{ order_line_id: id, order_quantity: 1 }] };
}
const request = (goods: Awaited<ReturnType<typeof delivered>>, more: object) =>
  shop.api.call(
    requestClaim,
    { body: { ...goods, kind: 'RETURN', reason: 'DEFECT', detail: '', ...more } },
    shop.member,
  );
const seen = (claim_id: number, visitor: Visitor = shop.member) =>
  shop.api.call(listClaimPhotos, { query: { claim_id } }, visitor);
const fetched = (path: string) => shop.api.app.inject({ url: path });

it('shows photos to those who asked for the claim, in their order, at addresses that end', async () => {
  const goods = await delivered();
  const photos = [await send(goods.order_id), await send(goods.order_id)].reverse();
  const photo_ids = photos.map(({ data }) => data.photo_id);
  const { data } = await request(goods, { photo_ids });
  const claim_id = data.claim_ids[0] ?? 0;
  const { images } = (await seen(claim_id)).data;
  expect(images).toMatchObject([
    { width: 320, height: 400, alt: '첨부 사진 1' },
    { width: 320, height: 400, alt: '첨부 사진 2' },
  ]);
  const served = await fetched(images[0]?.path ?? '');
  expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(served.rawPayload).toEqual(await shop.api.deps.pictures.read(claimPhotoKey(photo_ids[0] ?? '')));
  const line = (await shop.steps.view(goods.order_id, shop.member)).lines[0];
  expect(line?.claim).toMatchObject({ photo_count: 2, pickup: null });

  const { lines } = await shop.steps.command('orders.claims', { order_id: goods.order_id });
  const shown = lines.flatMap((text) => /photo: (.+)/.exec(text)?.[1] ?? []);
  expect(shown).toHaveLength(2);
  expect((await fetched(shown[1] ?? '')).statusCode).toBe(200);

  const stranger = await shop.api.logIn('silver001');
  expect(await seen(claim_id, stranger)).toMatchObject({ status: 404 });
  expect(await seen(claim_id + 1000)).toMatchObject({ status: 404 });
  for (const path of [
    `/media/claims/${photo_ids[0]}`,
    `${images[0]?.path.slice(0, -4)}AAAA`,
    '/media/claims/none',
  ])
    expect((await fetched(path)).statusCode).toBe(404);
  shop.api.wait(hourMs + 1);
  expect((await fetched(images[0]?.path ?? '')).statusCode).toBe(404);
});

it("takes no photo for another one's order, and no other order's photo, and then asks for nothing", async () => {
  const [goods, other] = [await delivered(), await delivered()];
  const stranger = await shop.api.logIn('silver001');
  expect(await send(goods.order_id, stranger)).toMatchObject({ status: 404 });
  const foreign = (await send(other.order_id)).data.photo_id;
  for (const photo_ids of [[foreign], [unknown]])
    expect(await request(goods, { photo_ids })).toMatchObject({ status: 409, code: 'PHOTO_EXPIRED' });
  expect((await shop.steps.view(goods.order_id, shop.member)).lines[0]?.claim).toBeNull();
  const many = Array.from({ length: 6 }, () => unknown);
  expect(await request(goods, { photo_ids: many })).toMatchObject({
    status: 400,
    message: '사진은 5장까지 올릴 수 있습니다.',
  });
});

it('keeps ten waiting photos of an order at most, however many come at once, and for a day', async () => {
  const goods = await delivered();
  const replies = await Promise.all(Array.from({ length: 14 }, () => send(goods.order_id)));
  expect(replies.filter(({ success }) => success)).toHaveLength(10);
  expect(replies.filter(({ code }) => code === 'PHOTO_LIMIT')).toHaveLength(4);
  shop.api.wait(25 * hourMs);
  const { db, pictures, clock } = shop.api.deps;
  expect(await deleteUnusedClaimPhotos({ db, pictures, now: clock() })).toBeGreaterThanOrEqual(10);
  const key = claimPhotoKey(replies.find(({ success }) => success)?.data.photo_id ?? '');
  expect(await pictures.read(key)).toBeNull();
});

it('drops a file that no row knows of, and no other', async () => {
  const goods = await delivered();
  const { photo_id } = (await send(goods.order_id)).data;
  const { db, pictures } = shop.api.deps;
  await pictures.keep(claimPhotoKey(unknown), photo);
  // Files are as old as the machine says.
  const now = new Date(Date.now() + 2 * hourMs);
  expect(await dropStrayPhotos({ db, pictures, now })).toBe(1);
  expect(await pictures.read(claimPhotoKey(unknown))).toBeNull();
  expect(await pictures.read(claimPhotoKey(photo_id))).not.toBeNull();
});

it('fetches the parcel where the shopper says', async () => {
  const pickup = {
    receiver_name: '이웃',
    receiver_phone: '010-2222-3333',
    zipcode: '06236',
    address: '서울특별시 강남구 테헤란로 1',
    address_detail: '3층',
  };
  const goods = await delivered();
  expect(await request(goods, { pickup: { ...pickup, zipcode: '1' } })).toMatchObject({ status: 400 });
  expect(await request(goods, { pickup })).toMatchObject({ success: true });
  const line = (await shop.steps.view(goods.order_id, shop.member)).lines[0];
  expect(line?.claim?.pickup).toEqual({ ...pickup, receiver_phone: '01022223333' });
  const { lines } = await shop.steps.command('orders.claims', { order_id: goods.order_id });
  expect(lines).toContain('  fetched at: 이웃 01022223333 (06236) 서울특별시 강남구 테헤란로 1 3층');
});
