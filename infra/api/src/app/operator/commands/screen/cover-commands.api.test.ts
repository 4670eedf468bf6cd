import { viewEvent } from '@mall/contracts/api/content/events';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import sharp from 'sharp';
import { operateOn } from '../../../../testing/operate-on.ts';
import { startTestApi, type TestApi } from '../../../../testing/servers/start-test-api.ts';

let api: TestApi;
let eventId: number;
beforeAll(async () => {
  api = await startTestApi();
  const events = api.db.selectFrom('events').select('event_id').orderBy('event_id');
  ({ event_id: eventId } = await events.limit(1).executeTakeFirstOrThrow());
});
afterAll(() => api.close());

const operate = (command: string, input: object) => operateOn(api, command, input);
const event = async () => (await api.call(viewEvent, { params: { id: eventId } })).data;
const banners = () => api.db.selectFrom('banners').selectAll().orderBy('banner_id').execute();

/** A photograph of one colour. */
async function photo(name: string, width: number, height: number, background: string) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, base64: bytes.toString('base64') };
}
const red = (width = 2400, height = 1000) => photo('hero.jpg', width, height, '#c01010');
const blue = () => photo('hero-phone.jpg', 900, 1300, '#1010c0');

/** Size and colour of what stands at an address. */
async function shown(path = '') {
  const { rawPayload } = await api.app.inject({ url: path });
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const [redness = 0, , blueness = 0] = data;
  return { width: info.width, height: info.height, color: redness > blueness ? 'red' : 'blue' };
}

it('an event is shown by the photographs that an operator gives it, and drawn again without them', async () => {
  const drawn = await event();
  const set = await operate('covers.set', {
    kind: 'event',
    id: eventId,
    wide: await red(),
    phone: await blue(),
  });
  expect(set.lines).toEqual([`event ${eventId} is shown by hero.jpg and hero-phone.jpg`]);
  const { image, image_pc, image_mobile } = await event();
  expect(await shown(image_pc.path)).toEqual({ width: 1920, height: 800, color: 'red' });
  expect(await shown(image_mobile.path)).toEqual({ width: 900, height: 1200, color: 'blue' });
  expect(await shown(image.path)).toEqual({ width: 1200, height: 1200, color: 'blue' });
  expect(image_pc).toMatchObject({ alt: drawn.title, width: 1920, height: 800 });
  await operate('covers.remove', { kind: 'event', id: eventId });
  expect(await event()).toEqual(drawn);
  expect(await operate('covers.remove', { kind: 'event', id: eventId })).toMatchObject({
    message: `event ${eventId} has no photographs`,
  });
});

it('one photograph is cut to every shape of a banner; the words on it can be light', async () => {
  const first = async () =>
    (await api.call(viewNewMain, { query: { family_id: 1 } })).data.sections.main_banners[0];
  const before = await first();
  const id = before?.banner_id;
  await operate('covers.set', { kind: 'banner', id, wide: await red(3000, 1300), tone: 'light' });
  const after = await first();
  expect(after).toMatchObject({ banner_id: id, title: before?.title, tone: 'light' });
  expect(await shown(after?.image_mobile.path)).toEqual({ width: 900, height: 1200, color: 'red' });
});

it('one that is half as large as it is shown is made larger, a smaller one is refused', async () => {
  expect(
    await operate('covers.set', { kind: 'event', id: eventId, wide: await red(960, 600) }),
  ).toMatchObject({ status: 200 });
  const before = await banners();
  const { message } = await operate('covers.set', { kind: 'event', id: eventId, wide: await red(959, 800) });
  expect(message).toBe(
    'nothing was changed: hero.jpg has 959 × 800 px; it needs 960 × 400, and is sharp from 1920 × 800',
  );
  expect(await banners()).toEqual(before);
});

it('refuses what is no picture, and what is not there', async () => {
  const before = await banners();
  const page = { name: 'hero.jpg', base64: Buffer.from('<svg/>').toString('base64') };
  const replies = [
    await operate('covers.set', { kind: 'event', id: eventId, wide: await red(), phone: page }),
    await operate('covers.set', { kind: 'plan', id: 99_999, wide: await red() }),
    // The banner of an event is changed as the event's.
    await operate('covers.set', { kind: 'banner', id: await bannerOfEvent(), wide: await red() }),
  ];
  expect(replies.map(({ message }) => message)).toEqual([
    'nothing was changed: hero.jpg is not a JPEG, PNG or WebP picture',
    'there is no plan 99999',
    expect.stringMatching(/^there is no banner \d+$/),
  ]);
  expect(await banners()).toEqual(before);
});

async function bannerOfEvent(): Promise<number> {
  const of = api.db.selectFrom('events').select('banner_id').where('event_id', '=', eventId);
  return (await of.executeTakeFirstOrThrow()).banner_id;
}
