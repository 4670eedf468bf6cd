import { type UploadLimits, UploadQueue } from './upload-queue.ts';

const limits: UploadLimits = { atOnce: 2, atOncePerToken: 1, waiting: 3, waitMs: 60_000, perHour: 5 };
let now = 0;
const open = (changed: Partial<UploadLimits> = {}) => new UploadQueue({ ...limits, ...changed }, () => now);

afterEach(() => jest.useRealTimers());

it('a token with many uploads leaves a place to others', async () => {
  const turns = open();
  const order: string[] = [];
  const take = (token: string) =>
    turns.take(token).then((end) => {
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

it('who waits too long, and one more than may wait, are told when to come back', async () => {
  jest.useFakeTimers();
  const turns = open();
  const end = await turns.take('live');
  const waiting = ['live', 'live', 'live'].map((token) => turns.take(token).catch((error: unknown) => error));
  await expect(turns.take('live')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
  jest.advanceTimersByTime(limits.waitMs);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill(expect.objectContaining({ status: 503 })));
  end();
  jest.useRealTimers();
  // Nobody who has left is waited for.
  (await turns.take('product'))();
});

it('a token may publish so often an hour, each token by itself', async () => {
  const turns = open();
  for (let times = 0; times < limits.perHour; times += 1) (await turns.take('live'))();
  await expect(turns.take('live')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  (await turns.take('product'))();
  now += 3_600_000;
  (await turns.take('live'))();
});
