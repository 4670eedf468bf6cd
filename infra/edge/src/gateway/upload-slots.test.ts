import { createUploadSlots } from './upload-slots.ts';

const limits = { slots: 4, perCaller: 2, waiting: 1, maximumWaitMs: 1000 };
afterEach(() => jest.useRealTimers());

it('gives one caller a share, and the others the rest', async () => {
  const slots = createUploadSlots({ ...limits, waiting: 0 });
  expect(await slots.take('one')).not.toBeNull();
  const leave = await slots.take('one');
  expect(await slots.take('one')).toBeNull();
  expect(await slots.take('two')).not.toBeNull();
  expect(await slots.take('three')).not.toBeNull();
  expect(await slots.take('four')).toBeNull();
  leave?.();
  // Released twice it is one slot all the same.
  leave?.();
  expect(await slots.take('four')).not.toBeNull();
  expect(await slots.take('five')).toBeNull();
});

it("a caller's next file waits for its own slots, and a further one is refused", async () => {
  const slots = createUploadSlots(limits);
  const [first] = [await slots.take('one'), await slots.take('one')];
  const waiting = slots.take('one');
  expect(await slots.take('one')).toBeNull();
  first?.();
  const leave = await waiting;
  expect(leave).not.toBeNull();
  // The slot was handed on: nothing became free for others.
  await slots.take('two');
  expect(await slots.take('three')).not.toBeNull();
  expect(await slots.take('four')).toBeNull();
});

it('limits the wait', async () => {
  jest.useFakeTimers();
  const slots = createUploadSlots(limits);
  const [first] = [await slots.take('one'), await slots.take('one')];
  const waiting = slots.take('one');
  jest.advanceTimersByTime(limits.maximumWaitMs);
  expect(await waiting).toBeNull();
  first?.();
  expect(await slots.take('one')).not.toBeNull();
});
