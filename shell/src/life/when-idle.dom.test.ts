/** What waits for the end of a page's first work, as a browser reports it. */

import { announceIdle, whenIdle } from './when-idle.ts';

/** A page as its browser says that it is. */
function openPage({ isAlive, state }: { isAlive: boolean; state: DocumentReadyState }) {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  if (isAlive) document.documentElement.dataset.alive = 'true';
  else delete document.documentElement.dataset.alive;
  delete document.documentElement.dataset.idle;
  const called = jest.fn();
  addEventListener('mall-idle', called, { once: true });
  void announceIdle();
  return called;
}
/** Whatever is due by then. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('waits until the page answers, its document has loaded and the main thread rests', async () => {
  const called = openPage({ isAlive: false, state: 'loading' });
  dispatchEvent(new Event('mall-alive'));
  await pass(10_000);
  expect(called).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await pass(0);
  expect(called).not.toHaveBeenCalled();
  await pass(50);
  expect(called).toHaveBeenCalledTimes(1);
});

it('comes with the first press while pictures still load', async () => {
  const called = openPage({ isAlive: true, state: 'interactive' });
  await pass(10_000);
  expect(called).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await pass(0);
  expect(called).toHaveBeenCalledTimes(1);
});

it('has a press of before the page answered wait for it', async () => {
  const called = openPage({ isAlive: false, state: 'loading' });
  dispatchEvent(new Event('keydown'));
  await pass(10_000);
  expect(called).not.toHaveBeenCalled();
  dispatchEvent(new Event('mall-alive'));
  await pass(0);
  expect(called).toHaveBeenCalledTimes(1);
});

it('is over at once for a later caller, and says so on the page', async () => {
  openPage({ isAlive: true, state: 'complete' });
  await pass(50);
  const later = jest.fn();
  void whenIdle().then(later);
  await pass(0);
  expect(later).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.idle).toBe('true');
});
