import { uploadReviewPhoto } from '@mall/contracts/api/community/review-writing';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import sharp from 'sharp';
import { createPictureStore, type PictureStore } from '../../catalogue/pictures/picture-store.ts';
import { reviewPhotoKey } from '../../catalogue/pictures/review-pictures.ts';
import {
  buildKilledShop,
  type Ground,
  makeGround,
  startKilledShop,
} from '../../testing/servers/start-killed-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';
import { dropStrayPhotos } from './stray-photos.ts';

const dayMs = 86_400_000;
let entry: string;
let ground: Ground;
let pictures: PictureStore;
beforeAll(async () => {
  [entry, ground] = await Promise.all([buildKilledShop(), makeGround()]);
  pictures = createPictureStore(ground.environment.DATA_DIR ?? '', async () => Buffer.from('drawn'));
});
afterAll(() => ground.close());

/** Logs in at a shop that dies at a step, and sends it a photo. */
async function sendPhoto(step: Parameters<typeof startKilledShop>[2]) {
  const shop = await startKilledShop(entry, ground.environment, step);
  const visitor = newVisitor();
  const body = { provider: 'normal', user_id: 'shopper01', user_passwd: samplePassword } as const;
  const member = await shop.call(login, { body }, visitor);
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const reply = await fetch(`${shop.url}${uploadReviewPhoto.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      'client-session-id': visitor.sessionId,
      authorization: `Bearer ${member?.token}`,
    },
    body: new Uint8Array(photo),
  }).catch(() => null);
  return { shop, reply };
}

it('a file whose row was never committed is deleted, and no other', async () => {
  const { shop, reply } = await sendPhoto('photo:stored-before-commit');
  expect([reply, await shop.ended]).toEqual([null, 'SIGKILL']);
  const [stray = ''] = await pictures.listBefore('reviews', new Date(Date.now() + dayMs));
  expect(await pictures.read(stray)).not.toBeNull();

  const other = await sendPhoto('place:before-commit');
  if (!other.reply) throw new Error('the photo did not arrive');
  const { data } = (await other.reply.json()) as { data: { photo_id: string } };
  other.shop.kill();
  await other.shop.ended;
  // As a process leaves it that dies while it writes.
  await pictures.keep('reviews/00000000-0000-4000-8000-000000000000.webp.7.part', Buffer.from('half'));

  const { db, close } = await ground.open();
  const round = (now: Date) => dropStrayPhotos({ db, pictures, now });
  // Young files may belong to uploads that are still going on.
  expect(await round(new Date())).toBe(0);
  const later = new Date(Date.now() + dayMs / 2);
  expect(await round(later)).toBe(2);
  expect(await round(later)).toBe(0);
  expect(await pictures.read(stray)).toBeNull();
  expect(await pictures.read(reviewPhotoKey(data.photo_id))).not.toBeNull();
  await close();
});
