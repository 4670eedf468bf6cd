import { type UploadLimits, UploadQueue } from './upload-queue.ts';

const limits: UploadLimits = { atOnce: 2, atOncePerToken: 1, waiting: 3, waitMs: 60_000, perHour: 5 };
let now = 0;
const open = (changed: Partial<UploadLimits> = {}) => new UploadQueue({ ...limits, ...changed }, () => now);

afterEach(() => jest.useRealTimers());

it('leaves slots to others when one token has many uploads', async () => {
  const queue = open();
  const order: string[] = [];
  const take = (token: string) =>
    queue.take(token).then((end) => {
      order.push(token);
      return end;
    });
  const first = await take('live');
  const second = take('live');
  const other = await take('product');
  expect(order).toEqual(['live', 'product']);
  other();
  expect(order).toEqual(['live', 'product']);
  first();
  (await second)();
  expect(order).toEqual(['live', 'product', 'live']);
});

it('refuses who waits too long, and one more than may wait, with Retry-After', async () => {
  jest.useFakeTimers();
  const queue = open();
  const end = await queue.take('live');
  const waiting = ['live', 'live', 'live'].map((token) => queue.take(token).catch((error: unknown) => error));
  await expect(queue.take('live')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
  jest.advanceTimersByTime(limits.waitMs);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill(expect.objectContaining({ status: 503 })));
  end();
  jest.useRealTimers();
  // An upload that gave up holds no slot.
  (await queue.take('product'))();
});

it('limits the uploads of each token per hour', async () => {
  const queue = open();
  for (let times = 0; times < limits.perHour; times += 1) (await queue.take('live'))();
  await expect(queue.take('live')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  (await queue.take('product'))();
  now += 3_600_000;
  (await queue.take('live'))();
});
