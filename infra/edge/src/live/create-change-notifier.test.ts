import { createChangeNotifier } from './create-change-notifier.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const withinOf = (text: string | undefined) => Number(/"within_ms":(\d+)/.exec(text ?? '')?.[1]);

it('notifies of a change within a second, so that the page has its answer within two', () => {
  const written: string[] = [];
  createChangeNotifier((text) => written.push(text))(1);
  jest.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
  // 400 ms until the change was found, and the time to ask, are left.
  expect(withinOf(written[0])).toBeLessThanOrEqual(300);
});

it('notifies a page of 5,000 every ten seconds of goods that sell all the time, and of the last change, too', () => {
  const written: string[] = [];
  const notify = createChangeNotifier((text) => written.push(text));
  for (let ms = 0; ms < 30_000; ms += 400) {
    notify(5000);
    jest.advanceTimersByTime(400);
  }
  expect(withinOf(written[0])).toBe(10_000);
  expect(written.length).toBeLessThanOrEqual(4);
  const before = written.length;
  jest.advanceTimersByTime(11_000);
  expect(written.length).toBe(before + 1);
});
