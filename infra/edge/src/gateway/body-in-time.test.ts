import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { bodyInTime } from './body-in-time.ts';

const pace = { wholeMs: 10_000, graceMs: 2000, bytesPerSecond: 100 };
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** A body that is sent piece by piece. */
function sending() {
  const sent = new PassThrough();
  const body = bodyInTime(sent, pace);
  const failed = once(body, 'error').then(([error]: Error[]) => error?.name);
  const arrived = buffer(body).catch(() => null);
  return { sent, failed, arrived };
}

it('lets a body through as it is', async () => {
  const { sent, arrived } = sending();
  sent.write('one ');
  jest.advanceTimersByTime(1500);
  sent.end('two');
  expect((await arrived)?.toString()).toBe('one two');
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['nothing after its head', 0, 2500],
  ['a byte every half second', 1, 2500],
  ['a little less than the rate', 49, 10_000],
])('fails for %s', async (_name, bytes, afterMs) => {
  const { sent, failed } = sending();
  let error: string | undefined;
  void failed.then((name) => {
    error = name;
  });
  for (let ms = 0; ms < afterMs; ms += 500) {
    expect(error).toBeUndefined();
    sent.write(Buffer.alloc(bytes));
    // As long as the streams take, which do not go by the clock.
    await new Promise(setImmediate);
    jest.advanceTimersByTime(500);
    await new Promise(setImmediate);
  }
  expect(await failed).toBe('SlowBody');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails for a body that is quick enough and does not end', async () => {
  const { sent, failed } = sending();
  for (let ms = 0; ms < pace.wholeMs; ms += 500) {
    sent.write(Buffer.alloc(1000));
    await new Promise(setImmediate);
    jest.advanceTimersByTime(500);
  }
  expect(await failed).toBe('SlowBody');
});

it('fails for a connection that breaks', async () => {
  const { sent, failed } = sending();
  sent.write('half');
  sent.destroy();
  expect(await failed).toBe('Error');
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['breaks off', (sent: PassThrough) => void sent.destroy()],
  ['comes too slowly', () => void jest.advanceTimersByTime(pace.wholeMs)],
])('raises no error when a body is not read that %s', async (_name, end) => {
  const sent = new PassThrough();
  const body = bodyInTime(sent, pace);
  end(sent);
  await new Promise(setImmediate);
  expect(body.destroyed).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
