import { createUploadSlots } from './upload-slots.ts';

const limits = { places: 4, perCaller: 2, waiting: 1, maximumWaitMs: 1000 };
afterEach(() => jest.useRealTimers());

it('one caller gets a share, and the others still find a place', async () => {
  const places = createUploadSlots({ ...limits, waiting: 0 });
  expect(await places.take('one')).not.toBeNull();
  const leave = await places.take('one');
  expect(await places.take('one')).toBeNull();
  expect(await places.take('two')).not.toBeNull();
  expect(await places.take('three')).not.toBeNull();
  expect(await places.take('four')).toBeNull();
  leave?.();
  // Given back twice it is one place all the same.
  leave?.();
  expect(await places.take('four')).not.toBeNull();
  expect(await places.take('five')).toBeNull();
});

it("a caller's next file waits for its own places, a further one does not", async () => {
  const places = createUploadSlots(limits);
  const [first] = [await places.take('one'), await places.take('one')];
  const waiting = places.take('one');
  expect(await places.take('one')).toBeNull();
  first?.();
  const leave = await waiting;
  expect(leave).not.toBeNull();
  // The place went on: nothing became free for others.
  await places.take('two');
  expect(await places.take('three')).not.toBeNull();
  expect(await places.take('four')).toBeNull();
});

it('the wait ends', async () => {
  jest.useFakeTimers();
  const places = createUploadSlots(limits);
  const [first] = [await places.take('one'), await places.take('one')];
  const waiting = places.take('one');
  jest.advanceTimersByTime(limits.maximumWaitMs);
  expect(await waiting).toBeNull();
  first?.();
  expect(await places.take('one')).not.toBeNull();
});
